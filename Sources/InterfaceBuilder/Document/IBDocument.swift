package import Foundation

/// The contents of a storyboard or xib as plain values, before views are created.
///
/// Read one with `init(contentsOf:standingAt:)` or `init(data:name:)`. Documents are compared by their
/// content; file names, lines and comments are ignored.
package struct IBDocument: Sendable {
  package enum Kind: String, Sendable, Hashable {
    case storyboard, xib
  }

  package let kind: Kind
  /// The version of the format: `3.0`, or `2.0` for documents of Xcode 4.
  package let version: String
  /// The version of Interface Builder that saved the document, or `unreleased` if the file does not contain
  /// it.
  package internal(set) var toolsVersion: IBToolsVersion
  /// The target runtime: `iOS.CocoaTouch` or `iOS.CocoaTouch.iPad`.
  package let targetRuntime: String
  package let useAutolayout: Bool
  package let useSafeAreas: Bool
  package let useTraitCollections: Bool
  /// The id of a storyboard's initial view controller.
  package let initialViewController: String?
  /// The device of the canvas, or nil in documents before Xcode 8.
  package let device: IBDeviceReference?
  /// The top-level objects of a xib, including placeholders. Empty for a storyboard.
  package let objects: [IBObject]
  /// The scenes of a storyboard. Empty for a xib.
  package let scenes: [IBScene]
  package internal(set) var resources: IBResources
  /// The content sizes of designable views with custom classes when the document was saved, by the ids of the
  /// views. Interface Builder runs the code of such classes. A length of -1 means none.
  package internal(set) var designedSizes: [String: IBSize]
  /// The name of the file without its folder.
  package let name: String
  /// The path of the file as it was passed, or its name for data.
  package var path: String { url?.relativePath ?? name }
  /// The URL from which the document was read, or nil for data.
  package let url: URL?
  /// The problems found while reading. `check()` finds more.
  package let diagnostics: [IBDiagnostic]
  /// The `document` element with all of its contents.
  package let root: IBObject

  /// All elements by ordinal.
  let elements: [IBObject]
  /// The ordinal of each element's parent, or -1 for the root.
  let parents: [Int32]
  /// The ordinal of the first element with each id.
  let ordinals: [String: Int32]
  /// The names that several objects of a scene share, after the id of the scene. Reports add ids to them.
  var sharedNames: Set<String> = []
}

extension IBDocument: Equatable {
  package static func == (a: IBDocument, b: IBDocument) -> Bool { a.root == b.root }
}

// MARK: - Lookup

extension IBDocument {
  /// Returns the document as if Interface Builder had drawn it together with another version of it: with
  /// the other's version of the tools, and for images, colours and designable views in both with the values
  /// that the other recorded. Its contents do not change.
  package func drawn(like other: IBDocument) -> IBDocument {
    var document = self
    document.toolsVersion = other.toolsVersion
    document.resources = resources.recorded(like: other.resources)
    document.designedSizes.merge(other.designedSizes) { _, new in new }
    return document
  }

  /// Returns the element with an id, or the first in the file if there are several. O(1).
  package func object(withID id: String) -> IBObject? {
    ordinals[id].map { elements[Int($0)] }
  }

  /// Returns the parent of an element of the document, or nil for the root. O(1).
  package func parent(of object: IBObject) -> IBObject? {
    guard elements.indices.contains(object.ordinal), elements[object.ordinal] === object else { return nil }
    let parent = parents[object.ordinal]
    return parent < 0 ? nil : elements[Int(parent)]
  }

  /// Returns the ancestors of an element, from its parent to the root.
  package func ancestors(of object: IBObject) -> [IBObject] {
    var chain: [IBObject] = []
    var current = object
    while let parent = parent(of: current) {
      chain.append(parent)
      current = parent
    }
    return chain
  }

  /// Returns the nearest ancestor with an id, such as the superview of a view or the view of a constraint.
  /// O(depth).
  package func owner(of object: IBObject) -> IBObject? {
    ancestors(of: object).first { $0.id != nil && !IBDocument.withoutObjectID.contains($0.name) }
  }

  /// Returns the scene that contains an element, or nil in a xib.
  package func scene(of object: IBObject) -> IBScene? {
    guard kind == .storyboard, parent(of: object) != nil else { return nil }
    return scenes.last { $0.objects.first.map { $0.ordinal <= object.ordinal } ?? false }
  }

  /// Elements whose `id` attribute identifies a kind of thing rather than an object.
  static let withoutObjectID: Set = ["device", "adaptation"]
}
