internal import Foundation
package import InterfaceBuilder
internal import UIKit

/// What differs between two versions of a document, and what comes of it: frames, and mistakes in layout.
@MainActor package struct DocumentDifference {
  /// A view that lies elsewhere, or has another size, once both versions are laid out.
  package struct Frame: Sendable, Encodable, Equatable {
    /// The scene's id in the new document.
    package var scene: String
    /// The view's id in the new document.
    package var id: String
    /// The view in words.
    package var subject: String
    /// x, y, width, height in the superview's points.
    package var old, new: [Double]
  }

  package let changes: [IBChange]
  /// In the order of the new document's tree; a view that moves with its superview is not named again.
  package let frames: [Frame]
  /// What `mica check` finds in the new version only, and in the old one only.
  package let newFindings, goneFindings: [CheckFinding]
  /// The scenes of the new document, then those that went, as id and title.
  let scenes: [(id: String, title: String)]
  /// The versions, each nil where it does not exist.
  let old, new: OpenDocument?

  /// Frames that differ by less are the same, in points: half a pixel of the densest screen.
  private static let slack = 1.0 / 6

  /// Reads both versions and lays them out as a running app does, on one canvas: where `options` name no
  /// device, on that of the new version. A path that is nil stands for a document that does not exist.
  ///
  /// Throws where one cannot be read, or there is no such device.
  ///
  /// - Parameter place: Where both stand in their project; nil where each stands where it lies, if that is in
  ///   a project, and else where the other does.
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
    func open(_ file: File?) throws(IBReadError) -> OpenDocument? {
      guard let file, let canvas else { return nil }
      return try OpenDocument(
        file.document.drawn(by: canvas.toolsVersion), near: file.near, options: options.filled(from: canvas))
    }
    let old = try open(oldFile), new = try open(newFile)
    (self.old, self.new) = (old, new)
    let empty = try IBDocument.empty(like: canvas)
    let comparison = IBComparison(old?.document ?? empty, new?.document ?? empty)
    changes = comparison.changes.filter { old != nil && new != nil || $0.topic != .document }
    let before = old.map { Self.layOut($0, oldPath ?? "") } ?? ([], [])
    let after = new.map { Self.layOut($0, newPath ?? "") } ?? ([], [])
    frames = Self.frames(before.0, after.0, comparison)
    let isSame = { (one: CheckFinding, other: CheckFinding) in
      // What has no id is known by what is said of it.
      one.rule == other.rule && one.id.map { comparison.matches[$0] ?? $0 } == other.id
        && (one.id != nil || one.message == other.message)
    }
    newFindings = old == nil ? [] : after.1.filter { finding in !before.1.contains { isSame($0, finding) } }
    goneFindings = new == nil ? [] : before.1.filter { finding in !after.1.contains { isSame(finding, $0) } }
    let titles = [new, old].compactMap { $0 }.flatMap { open in
      open.document.scenes.map { ($0.sceneID, $0.title) }
    }
    var seen: Set<String> = []
    scenes = titles.filter { seen.insert($0.0).inserted }.map { (id: $0.0, title: $0.1) }
  }

  /// Where a version is taken to stand: beside the other one where it has no catalog of its own around it.
  private static func place(of path: String, beside other: String?) -> String? {
    guard let other, AssetCatalog.find(near: URL(fileURLWithPath: path)) == nil else { return nil }
    return other
  }

  /// Lets go of both versions' objects, which hold each other.
  package func close() {
    old?.loader.forgetObjects()
    new?.loader.forgetObjects()
  }

  /// Whether nothing differs but what Interface Builder writes by itself.
  package var isEmpty: Bool { !changes.contains { !$0.isIncidental } && frames.isEmpty }

  // MARK: Layout

  /// The trees of a laid out document with the mistakes found on the way.
  private static func layOut(_ open: OpenDocument, _ path: String) -> ([SceneTree.Scene], [CheckFinding]) {
    let pass = LayoutCheckPass(open: open, file: path, device: open.checkDevice)
    pass.run([.unsatisfiable, .ambiguous, .outside, .clippedText])
    var scenes = open.tree.scenes
    for (index, scene) in open.scenes.enumerated() {
      guard let root = scene.root, var node = scenes[index].root else { continue }
      node.keepOnly(root.identifiersInTree)
      // Whatever shows the scene places its root view.
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
  /// Calls a function for the node and everything below it, parents first.
  func forEach(_ body: (SceneTree.Node) -> Void) {
    body(self)
    for child in subviews { child.forEach(body) }
  }
}

extension SceneTree.Node {
  /// Leaves out everything below the node that layout does not place: views of bar items, bars of controllers
  /// and views that are not installed stand in the document at frames that nothing ever has.
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
  /// The identifiers of the documents' views in this view and below it.
  fileprivate var identifiersInTree: Set<String> {
    subviews.reduce(into: Set([nibIdentity?.id].compactMap { $0 })) { $0.formUnion($1.identifiersInTree) }
  }
}

extension LayoutOptions {
  /// Returns the options with what they leave to the document chosen from one.
  fileprivate func filled(from document: IBDocument) -> LayoutOptions {
    var options = self
    if options.device == nil {
      options.device = document.canvasDevice.id
      options.keepsFreeSizes = true
    }
    options.orientation = options.orientation ?? document.device?.orientation.rawValue
    return options
  }
}

extension OpenDocument {
  /// The device that was asked for, as it is held; nil where it is the document's own.
  var checkDevice: CheckDevice? {
    wantedDevice.map { device in
      CheckDevice(
        device: device, orientation: options.orientation.flatMap { IBOrientation(rawValue: $0) } ?? .portrait)
    }
  }
}

extension IBDocument {
  /// A document of the same kind with nothing in it.
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
