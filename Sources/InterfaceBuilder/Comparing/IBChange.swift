/// One thing that differs between two documents.
package struct IBChange: Sendable, Hashable, Encodable {
  /// What happened to it.
  package enum Kind: String, Sendable, Hashable, Encodable {
    case added, removed, changed, moved
  }

  /// What kind of thing it is.
  package enum Topic: String, Sendable, Hashable, Encodable, CaseIterable {
    /// The document as a whole: its device, its start, its images and colours.
    case document
    /// A scene, whole.
    case scene
    /// A view, controller, guide, item or recognizer.
    case object
    case constraint
    /// An outlet, action or segue.
    case connection
  }

  /// One property of an object, before and after; nil stands for the default, which documents leave out.
  package struct Detail: Sendable, Hashable, Encodable {
    package var property: String
    package var old, new: String?
  }

  package var kind: Kind
  package var topic: Topic
  /// The thing in words: `label "Welcome" Kxg-1s-9dO`, or a constraint or connection as a sentence.
  package var subject: String
  /// Its identifier in the new document, or in the old one where it was removed; nil where it has none.
  package var id: String?
  /// The identifier of the scene it is in, in the new document where there is one; nil in a xib and for the
  /// document itself.
  package var scene: String?
  /// The lines of the two files; nil where it does not exist there.
  package var oldLine, newLine: Int?
  /// What differs, in the order of the new document.
  package var details: [Detail] = []
  /// Whether Interface Builder writes the change by itself: identifiers, stored frames, places on the canvas,
  /// versions of tools.
  package var isIncidental = false
}
