package import Foundation

/// A storyboard or xib as plain values: what the file says, before any view exists.
///
/// Read one with `init(contentsOf:)` or `init(data:name:)`. Documents are compared by their content: file
/// names, lines and comments do not count.
package struct IBDocument: Sendable {
  package enum Kind: String, Sendable, Hashable {
    case storyboard, xib
  }

  package let kind: Kind
  /// The format's version: `3.0`, or `2.0` for documents of Xcode 4.
  package let version: String
  /// The Interface Builder that saved the document; `unreleased` where the file does not say.
  package internal(set) var toolsVersion: IBToolsVersion
  /// `iOS.CocoaTouch` or `iOS.CocoaTouch.iPad`.
  package let targetRuntime: String
  package let useAutolayout: Bool
  package let useSafeAreas: Bool
  package let useTraitCollections: Bool
  /// The id of the view controller that a storyboard starts with.
  package let initialViewController: String?
  /// The device of the canvas, or nil in documents before Xcode 8.
  package let device: IBDeviceReference?
  /// The top-level objects of a xib, placeholders included; empty for a storyboard.
  package let objects: [IBObject]
  /// The scenes of a storyboard; empty for a xib.
  package let scenes: [IBScene]
  package let resources: IBResources
  /// The content sizes, by the ids of their views, that classes of the user's own asked for when the document
  /// was saved: Interface Builder runs those that are marked as designable. -1 along an axis for none.
  package let designedSizes: [String: IBSize]
  /// The file's name without its folder.
  package let name: String
  /// The file's path as it was given, or its name for data.
  package var path: String { url?.relativePath ?? name }
  /// Where the file was read from, or nil for data.
  package let url: URL?
  /// What was found wrong while reading. `check()` looks further.
  package let diagnostics: [IBDiagnostic]
  /// The element `document`, with everything in it.
  package let root: IBObject

  /// Every element by ordinal.
  let elements: [IBObject]
  /// The ordinal of each element's parent; -1 for the root.
  let parents: [Int32]
  /// The ordinal of the first element with an id.
  let ordinals: [String: Int32]
}

extension IBDocument: Equatable {
  package static func == (a: IBDocument, b: IBDocument) -> Bool { a.root == b.root }
}

// MARK: - Looking things up

extension IBDocument {
  /// Returns the document as if another version of Interface Builder had drawn it. What it says stays the
  /// same.
  package func drawn(by version: IBToolsVersion) -> IBDocument {
    var document = self
    document.toolsVersion = version
    return document
  }

  /// The element with an id; of several, the first in the file. O(1).
  package func object(withID id: String) -> IBObject? {
    ordinals[id].map { elements[Int($0)] }
  }

  /// The element that holds another of the same document, or nil for the root. O(1).
  package func parent(of object: IBObject) -> IBObject? {
    guard elements.indices.contains(object.ordinal), elements[object.ordinal] === object else { return nil }
    let parent = parents[object.ordinal]
    return parent < 0 ? nil : elements[Int(parent)]
  }

  /// The elements around one, from its parent up to the root.
  package func ancestors(of object: IBObject) -> [IBObject] {
    var chain: [IBObject] = []
    var current = object
    while let parent = parent(of: current) {
      chain.append(parent)
      current = parent
    }
    return chain
  }

  /// The nearest element around one that has an id: a subview's view, a constraint's view. O(depth).
  package func owner(of object: IBObject) -> IBObject? {
    ancestors(of: object).first { $0.id != nil && !IBDocument.withoutObjectID.contains($0.name) }
  }

  /// The scene that holds an element, or nil in a xib.
  package func scene(of object: IBObject) -> IBScene? {
    guard kind == .storyboard, parent(of: object) != nil else { return nil }
    return scenes.last { $0.objects.first.map { $0.ordinal <= object.ordinal } ?? false }
  }

  /// Elements whose attribute `id` names a kind of thing, not an object.
  static let withoutObjectID: Set = ["device", "adaptation"]
}
