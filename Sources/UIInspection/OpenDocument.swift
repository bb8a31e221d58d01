internal import Foundation
package import InterfaceBuilder
package import UIKit

/// A storyboard or xib with its objects.
@MainActor package struct OpenDocument {
  package let document: IBDocument
  package let loader: NibLoader
  package let scenes: [NibScene]
  /// The version of iOS whose metrics apply: the requested one, or that for which Interface Builder drew the
  /// document.
  package let release: SystemRelease
  let options: LayoutOptions
  let wantedDevice: IBDevice?
  /// The location of the document in its project.
  private let url: URL

  /// Reads a file and creates its objects.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - place: The location of the document in its project if the file is elsewhere.
  ///   - options: The options for layout.
  /// - Throws: An error if the file is not a document or the device does not exist.
  package init(
    path: String, standingAt place: String? = nil, options: LayoutOptions = LayoutOptions()
  ) throws(IBReadError) {
    try self.init(Self.read(path, standingAt: place, options), near: place ?? path, options: options)
  }

  /// Reads a file as `init(path:standingAt:options:)` does.
  static func read(
    _ path: String, standingAt place: String?, _ options: LayoutOptions
  ) throws(IBReadError) -> IBDocument {
    try IBDocument(
      contentsOf: URL(fileURLWithPath: path), standingAt: place.map { URL(fileURLWithPath: $0) },
      language: options.language, isStrict: true)
  }

  /// Creates the objects of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - place: The path near which the project's images and colours are looked up.
  ///   - options: The options for layout.
  /// - Throws: An error if the device does not exist.
  init(_ document: IBDocument, near place: String, options: LayoutOptions) throws(IBReadError) {
    let wanted: IBDevice?
    if let name = options.device { wanted = try IBDevice.wanted(name) } else { wanted = nil }
    self.init(document, url: URL(fileURLWithPath: place), device: wanted, options: options)
  }

  /// Returns the same document with new objects that have not been laid out.
  func reopened() -> OpenDocument { OpenDocument(document, url: url, device: wantedDevice, options: options) }

  private init(_ document: IBDocument, url: URL, device wanted: IBDevice?, options: LayoutOptions) {
    self.document = document
    self.url = url
    self.options = options
    wantedDevice = wanted
    let drawn = SystemRelease(toolsVersion: document.toolsVersion)
    release =
      options.release.flatMap(SystemRelease.init) ?? (options.runsToday ? max(drawn, .classic) : drawn)
    let orientation = options.orientation.flatMap { IBOrientation(rawValue: $0) }
    let device = wanted ?? document.canvasDevice
    let classes =
      options.isOwnCanvas
      ? nil : device.sizeClasses(orientation ?? document.device?.orientation ?? .portrait)
    let loader = NibLoader(
      document: document, assets: AssetCatalog.find(near: url), sizeClasses: classes,
      keepsStoredFrames: options.keepsStoredFrames, purpose: .canvas,
      usesDesignSizes: options.isOwnCanvas)
    self.loader = loader
    // Symbols are rounded to whole pixels of the screen.
    let pixels = UITraitCollection(displayScale: CGFloat(options.scale ?? device.scale))
    scenes = release.perform {
      UITraitCollection(traitsFrom: [device.traits, pixels]).performingAsCurrent {
        let scenes = loader.scenes()
        if !options.isOwnCanvas || options.sizesCells, !options.keepsStoredFrames {
          loader.connectAccessories()
        }
        return scenes
      }
    }
  }

  /// The problems in reading the document and creating its objects, one line each. Problems of several lines
  /// of the document are reported once, for the first one, with their number.
  package var report: [String] {
    counted(document.diagnostics.map { "\(document.path):\($0)" } + loader.report)
  }

  /// The report on a document that is played, including what has no effect then.
  package var playingReport: [String] { report + counted(loader.missingCode) }

  private func counted(_ notes: [String]) -> [String] {
    var lines: [String] = [], counts: [Substring: (index: Int, count: Int)] = [:]
    for note in notes {
      let message = note.dropFirst(document.path.count + 1).drop(while: \.isNumber)
      if let known = counts[message] {
        counts[message]?.count = known.count + 1
      } else {
        counts[message] = (lines.count, 1)
        lines.append(note)
      }
    }
    for (index, count) in counts.values where count > 1 { lines[index] += " (\(count) times)" }
    return lines
  }

  /// The trees of all scenes.
  package var tree: SceneTree { SceneTree(file: document.path, scenes: scenes.map(tree)) }

  private func tree(of scene: NibScene) -> SceneTree.Scene {
    let traits = UITraitCollection(displayScale: surface(of: scene).scale)
    return release.perform { traits.performingAsCurrent { SceneTree.Scene(scene) } }
  }
}
