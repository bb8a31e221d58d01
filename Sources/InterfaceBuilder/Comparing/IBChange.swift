/// A difference between two documents.
package struct IBChange: Sendable, Hashable, Encodable {
  /// The kind of a change.
  package enum Kind: String, Sendable, Hashable, Encodable {
    case added, removed, changed, moved
  }

  /// The kind of thing that has changed.
  package enum Topic: String, Sendable, Hashable, Encodable, CaseIterable {
    /// The document as a whole: its device, initial view controller, images and colours.
    case document
    /// A complete scene.
    case scene
    /// A view, controller, guide, item or recognizer.
    case object
    case constraint
    /// An outlet, action or segue.
    case connection
  }

  /// The old and new value of a property. Nil means the default, which documents omit.
  package struct Detail: Sendable, Hashable, Encodable {
    package var property: String
    package var old, new: String?
  }

  /// An object inside an added object or scene.
  package struct Content: Sendable, Hashable, Encodable {
    /// The number of objects between this one and the added object or scene.
    package var depth: Int
    /// A description of the object.
    package var subject: String
    package var id: String?
    /// The properties, without those that Interface Builder gives to every new object.
    package var details: [Detail]
  }

  package var kind: Kind
  package var topic: Topic
  /// A description of the changed thing, such as `label "Welcome" Kxg-1s-9dO`, or a sentence for a constraint
  /// or connection.
  package var subject: String
  /// The id in the new document, or in the old document if the thing was removed. Nil if it has none.
  package var id: String?
  /// The id of the scene that contains the thing, in the new document if it exists there. Nil in a xib and
  /// for the document itself.
  package var scene: String?
  /// The lines in the two files. Nil if the thing does not exist in that file.
  package var oldLine, newLine: Int?
  /// The differences, in the order of the new document.
  package var details: [Detail] = []
  /// The objects in an added object or scene, parents before children.
  package var contents: [Content] = []
  /// The sentences for the constraints and connections of an added object.
  package var sentences: [String] = []
  /// A Boolean value that indicates whether Interface Builder makes the change automatically: ids, stored
  /// frames, canvas locations, tool versions.
  package var isIncidental = false
}
