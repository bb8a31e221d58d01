internal import Foundation
package import InterfaceBuilder
package import UIKit

/// A storyboard or xib whose objects have been made.
@MainActor package struct OpenDocument {
  package let document: IBDocument
  package let loader: NibLoader
  package let scenes: [NibScene]
  /// The release of iOS whose sizes hold: the one that Interface Builder drew for,
  /// unless another is asked for.
  package let release: SystemRelease
  let options: LayoutOptions
  let wantedDevice: IBDevice?
  /// Where the document stands in its project.
  private let url: URL

  /// Reads a file and makes its objects. Throws where it is no document, or there is no such device.
  ///
  /// - Parameter place: Where the document stands in its project, if the file lies elsewhere.
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

  /// Makes the objects of a document. Throws where there is no such device.
  ///
  /// - Parameter place: The path near which the project's pictures and colours are looked for.
  init(_ document: IBDocument, near place: String, options: LayoutOptions) throws(IBReadError) {
    let wanted: IBDevice?
    if let name = options.device { wanted = try IBDevice.wanted(name) } else { wanted = nil }
    self.init(document, url: URL(fileURLWithPath: place), device: wanted, options: options)
  }

  /// The same document with objects that nobody has laid out yet.
  func reopened() -> OpenDocument { OpenDocument(document, url: url, device: wantedDevice, options: options) }

  private init(_ document: IBDocument, url: URL, device wanted: IBDevice?, options: LayoutOptions) {
    self.document = document
    self.url = url
    self.options = options
    wantedDevice = wanted
    release =
      options.release.flatMap(SystemRelease.init) ?? SystemRelease(toolsVersion: document.toolsVersion)
    let orientation = options.orientation.flatMap { IBOrientation(rawValue: $0) }
    let device = wanted ?? document.canvasDevice
    let classes =
      options.isOwnCanvas
      ? nil : device.sizeClasses(orientation ?? document.device?.orientation ?? .portrait)
    let loader = NibLoader(
      document: document, assets: AssetCatalog.find(near: url), sizeClasses: classes,
      keepsStoredFrames: options.keepsStoredFrames, purpose: .canvas)
    self.loader = loader
    // Symbols are as large as whole pixels of the screen make them.
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

  /// What could not be read or made as the document says, one line each. What holds for several lines of the
  /// document is said once, of the first, with their number.
  package var report: [String] {
    counted(document.diagnostics.map { "\(document.path):\($0)" } + loader.report)
  }

  /// The same for a document that is played, with what does nothing there.
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
