internal import Foundation
package import InterfaceBuilder
internal import UIKit

/// The differences between two versions of a document with their effects: on frames, and on the findings of
/// layout checks.
@MainActor package struct DocumentDifference {
  /// A view whose frame differs between the laid out versions.
  package struct Frame: Sendable, Encodable, Equatable {
    /// The id of the scene in the new document.
    package var scene: String
    /// The id of the view in the new document.
    package var id: String
    /// A description of the view.
    package var subject: String
    /// The frames (x, y, width, height) in the superview's coordinate space.
    package var old, new: [Double]
    /// The subject of the change that the frame follows from.
    package var cause = ""
  }

  package let changes: [IBChange]
  /// The differing frames in the order of the new document's tree, with the changes that they follow from.
  /// Views that move with their superview are omitted.
  package let frames: [Frame]
  /// The differing frames in scenes without any change that could be their cause.
  let framesWithoutCause: [Frame]
  /// The findings of `mica check` that are only in the new version, and only in the old one.
  package let newFindings, goneFindings: [CheckFinding]
  /// The scenes of the new document, followed by those that were removed, with id and title.
  let scenes: [(id: String, title: String)]
  /// The path of the document for reports: its location in the project if known.
  let path: String
  /// The versions, or nil for one that does not exist.
  let old, new: OpenDocument?

  /// The difference below which frames count as equal, in points: half a pixel of the screen with the highest
  /// density.
  private static let slack = 1.0 / 6

  /// Reads both versions and lays them out as in a running app, on one canvas: that of the device in
  /// `options`, or of the new version.
  ///
  /// - Parameters:
  ///   - oldPath: The path of the old version, or nil for a document that does not exist.
  ///   - newPath: The path of the new version, or nil for a document that does not exist.
  ///   - place: The location of both versions in their project. If nil, each version is in its own location
  ///     if that is in a project, and otherwise in that of the other.
  ///   - options: The options for layout.
  /// - Throws: An error if a version cannot be read or the device does not exist.
  package init(
    old oldPath: String?, new newPath: String?, standingAt place: String? = nil, options: LayoutOptions
  ) throws(IBReadError) {
    typealias File = (document: IBDocument, near: String)
    func read(_ path: String?, beside other: String?) throws(IBReadError) -> File? {
      guard let path else { return nil }
      let home = place ?? Self.place(of: path, beside: other)
      return (document: try OpenDocument.read(path, standingAt: home, options), near: home ?? path)
    }
    let oldFile = try read(oldPath, beside: newPath), newFile = try read(newPath, beside: oldPath)
    let canvas = (newFile ?? oldFile)?.document
    let empty = try IBDocument.empty(like: canvas)
    let comparison = IBComparison(oldFile?.document ?? empty, newFile?.document ?? empty)
    func open(_ file: File?, sizes: [String: [Double]]) throws(IBReadError) -> OpenDocument? {
      guard let file, let canvas else { return nil }
      var options = options.filled(from: canvas)
      options.fixedSizes = sizes
      var document = file.document.drawn(like: canvas)
      if let oldFile { document = document.drawn(like: oldFile.document).drawn(like: canvas) }
      return try OpenDocument(document, near: file.near, options: options)
    }
    let new = try open(newFile, sizes: [:])
    let old = try open(oldFile, sizes: comparison.sizesOnCanvas(of: new))
    (self.old, self.new) = (old, new)
    path = place ?? newPath ?? oldPath ?? ""
    let changes = comparison.changes.filter { old != nil && new != nil || $0.topic != .document }
    let before = old.map { Self.layOut($0, oldPath ?? "") } ?? ([], [])
    let after = new.map { Self.layOut($0, newPath ?? "") } ?? ([], [])
    var causes = FrameCauses(comparison, changes, Self.frames(before.0, after.0, comparison))
    causes.find()
    (self.changes, frames, framesWithoutCause) = (causes.changes, causes.found, causes.unexplained)
    let isSame = { (one: CheckFinding, other: CheckFinding) in
      // Elements without an id are identified by the message.
      one.rule == other.rule && one.id.map { comparison.matches[$0] ?? $0 } == other.id
        && (one.id != nil || one.message == other.message)
    }
    newFindings = old == nil ? [] : after.1.filter { finding in !before.1.contains { isSame($0, finding) } }
    goneFindings =
      new == nil
      ? []
      : before.1.filter { finding in
        // The findings of removed elements are removed with them.
        finding.id.map { comparison.matches[$0] != nil } != false
          && !after.1.contains { isSame(finding, $0) }
      }
    let titles = [new, old].compactMap { $0 }.flatMap { open in
      open.document.scenes.map { ($0.sceneID, $0.title) }
    }
    var seen: Set<String> = []
    scenes = titles.filter { seen.insert($0.0).inserted }.map { (id: $0.0, title: $0.1) }
  }

  /// Returns the assumed location of a version: beside the other one if there is no asset catalog around it.
  private static func place(of path: String, beside other: String?) -> String? {
    guard let other, AssetCatalog.find(near: URL(fileURLWithPath: path)) == nil else { return nil }
    return other
  }

  /// Releases the objects of both versions, which retain each other.
  package func close() {
    old?.loader.forgetObjects()
    new?.loader.forgetObjects()
  }

  /// A Boolean value that indicates whether there are no differences apart from automatic changes of
  /// Interface Builder.
  package var isEmpty: Bool { !changes.contains { !$0.isIncidental } && frames.isEmpty }

  // MARK: Layout

  /// Lays out a document, and returns its trees and the findings.
  private static func layOut(_ open: OpenDocument, _ path: String) -> ([SceneTree.Scene], [CheckFinding]) {
    let pass = LayoutCheckPass(open: open, file: path, device: open.checkDevice)
    pass.run([.unsatisfiable, .ambiguous, .outside, .clippedText])
    var scenes = open.tree.scenes
    for (index, scene) in open.scenes.enumerated() {
      guard let root = scene.root, var node = scenes[index].root else { continue }
      node.keepOnly(root.identifiersInTree)
      // The location of a root view depends on what displays the scene.
      node.frame.replaceSubrange(0..<2, with: [0, 0])
      scenes[index].root = node
    }
    return (scenes, CheckFinding.merged([open.documentFindings(path), pass.findings]))
  }

  private static func frames(
    _ old: [SceneTree.Scene], _ new: [SceneTree.Scene], _ comparison: IBComparison
  ) -> [Frame] {
    var before: [String: [Double]] = [:]
    for scene in old {
      scene.root?.forEach { node in
        if let id = node.id { before[comparison.matches[id] ?? id] = node.frame }
      }
    }
    var frames: [Frame] = []
    for scene in new {
      scene.root?.forEach { node in
        guard let id = node.id, let was = before[id], let object = comparison.new.object(withID: id),
          zip(was, node.frame).contains(where: { abs($0 - $1) > slack })
        else { return }
        frames.append(
          Frame(
            scene: comparison.new.scene(of: object)?.sceneID ?? "", id: id,
            subject: comparison.new.title(of: object),
            old: was, new: node.frame))
      }
    }
    return frames
  }
}

extension SceneTree.Node {
  /// Calls a closure for the node and all of its descendants, parents before children.
  func forEach(_ body: (SceneTree.Node) -> Void) {
    body(self)
    for child in subviews { child.forEach(body) }
  }
}

extension SceneTree.Node {
  /// Removes all descendants that layout does not place: views of bar items, bars of controllers and views
  /// that are not installed have meaningless frames in the document.
  fileprivate mutating func keepOnly(_ identifiers: Set<String>) {
    subviews = subviews.compactMap { child in
      guard child.id.map(identifiers.contains) != false else { return nil }
      var child = child
      child.keepOnly(identifiers)
      return child
    }
  }
}

extension UIView {
  /// The ids of the document's views in this view and its descendants.
  fileprivate var identifiersInTree: Set<String> {
    subviews.reduce(into: Set([nibIdentity?.id].compactMap { $0 })) { $0.formUnion($1.identifiersInTree) }
  }
}

extension LayoutOptions {
  /// Returns the options with missing values taken from a document.
  fileprivate func filled(from document: IBDocument) -> LayoutOptions {
    var options = self
    if options.device == nil {
      // The square canvas of Xcode 6 and 7 is no device of an app: it has no status bar.
      let canvas = document.canvasDevice, isForPad = document.targetRuntime.hasSuffix("iPad")
      options.device = canvas.idiom == .none ? (isForPad ? "ipad9_7" : "retina4_7") : canvas.id
      options.keepsFreeSizes = true
    }
    options.orientation = options.orientation ?? document.device?.orientation.rawValue
    return options
  }
}

extension OpenDocument {
  /// The requested device with its orientation, or nil for that of the document.
  var checkDevice: CheckDevice? {
    wantedDevice.map { device in
      CheckDevice(
        device: device, orientation: options.orientation.flatMap { IBOrientation(rawValue: $0) } ?? .portrait)
    }
  }
}

extension IBDocument {
  /// Creates an empty document of the same kind.
  fileprivate static func empty(like document: IBDocument?) throws(IBReadError) -> IBDocument {
    let isXib = document?.kind == .xib
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isXib ? "" : "Storyboard.")XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><\(isXib ? "objects" : "scenes")/></document>
      """
    return try IBDocument(data: Data(text.utf8), name: document?.name ?? "")
  }
}
