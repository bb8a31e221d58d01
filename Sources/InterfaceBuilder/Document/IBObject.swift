/// An element of a document with its name, attributes, children and text, exactly as in the file.
///
/// Objects are immutable and shared by reference, so passing them costs nothing. They are compared by
/// content. Reading loses nothing: values without typed accessors are available through `attributes` and
/// `children`.
package final class IBObject: Sendable {
  /// The name of the element, such as `label`, `viewController`, `rect` or `subviews`.
  package let name: String
  /// The attributes by name, with entities resolved. Their order in the file has no meaning and is not
  /// preserved.
  package let attributes: [String: String]
  /// The child elements in the order of the file.
  package let children: [IBObject]
  /// The text directly in the element, or an empty string if it is only white space.
  package let text: String
  /// The line in the file at which the element's start tag ends, starting at 1.
  package let line: Int
  /// The comment directly before the element, such as the one that Xcode writes before each scene, or nil if
  /// there is none.
  package let comment: String?
  /// The element's position in the file: the root is 0, and each start tag increments it.
  package let ordinal: Int

  init(
    name: String, attributes: [String: String], children: [IBObject], text: String, line: Int,
    comment: String?, ordinal: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
    self.comment = comment
    self.ordinal = ordinal
  }

  /// The id that the rest of the document refers to, such as `BYZ-38-t0r`.
  package var id: String? { attributes["id"] }
  /// The property of the parent whose value the element is, such as `backgroundColor`.
  package var key: String? { attributes["key"] }
  /// The custom class from the identity inspector, without its module.
  package var customClass: String? { attributes["customClass"] }
  /// The Swift module of `customClass`, or nil for an Objective-C class.
  package var customModule: String? { attributes["customModule"] }
  /// The label of the element in the document outline.
  package var userLabel: String? { attributes["userLabel"] }
}

extension IBObject: Equatable {
  /// Returns a Boolean value that indicates whether two objects have the same name, attributes, text and
  /// children. Lines and comments are ignored.
  ///
  /// The cost is at most proportional to the number of descendants.
  package static func == (a: IBObject, b: IBObject) -> Bool {
    a === b
      || (a.name == b.name && a.attributes == b.attributes && a.text == b.text && a.children == b.children)
  }
}

extension IBObject: CustomStringConvertible {
  /// A short description for messages, such as `label "Kxg-1s-9dO"`.
  package var description: String {
    if let id { return "\(name) \"\(id)\"" }
    if let key { return "\(name) for \"\(key)\"" }
    return name
  }
}

// MARK: - Children

extension IBObject {
  /// Returns the first child with an element name and, optionally, a key.
  package func child(named name: String, key: String? = nil) -> IBObject? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// Returns the first child with a key, whatever its element name.
  package func child(key: String) -> IBObject? {
    children.first { $0.key == key }
  }

  /// Returns all children with an element name in order.
  package func children(named name: String) -> [IBObject] {
    children.filter { $0.name == name }
  }

  /// Returns the children of all containers with a name. For example, `objects(in: "subviews")` returns the
  /// subviews in order.
  package func objects(in container: String) -> [IBObject] {
    var found: [IBObject] = []
    for child in children where child.name == container && child.key == nil {
      if found.isEmpty { found = child.children } else { found += child.children }
    }
    return found
  }

  /// The subviews in the order of the file, from back to front. Variations that remove some are not applied.
  package var subviews: [IBObject] { objects(in: "subviews") }

  /// Calls a closure for the object and all of its descendants, parents before children.
  package func forEach(_ body: (IBObject) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
