/// One element of a document: its name, attributes, children and text, exactly as the file holds them.
///
/// An object is immutable and shared by reference, so passing one around is free; it is compared by content.
/// Nothing is lost in reading: what has no typed reader stays reachable through `attributes` and `children`.
package final class IBObject: Sendable {
  /// The element's name, such as `label`, `viewController`, `rect` or `subviews`.
  package let name: String
  /// The attributes by name, entities resolved. Their order in the file is not kept: it has no meaning.
  package let attributes: [String: String]
  /// The child elements, in the order of the file.
  package let children: [IBObject]
  /// The text directly inside the element, or the empty string where there is only white space.
  package let text: String
  /// The line of the file on which the element's start tag ends, counted from 1.
  package let line: Int
  /// The comment right before the element, as Xcode writes one before each scene; nil where there is none.
  package let comment: String?
  /// The element's place in the file: the root is 0, and every start tag counts one.
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

  /// The identifier that the rest of the document refers to, such as `BYZ-38-t0r`.
  package var id: String? { attributes["id"] }
  /// The property of the parent that the element is the value of, such as `backgroundColor`.
  package var key: String? { attributes["key"] }
  /// The class that the user set in the identity inspector, without its module.
  package var customClass: String? { attributes["customClass"] }
  /// The Swift module of `customClass`, or nil for an Objective-C class.
  package var customModule: String? { attributes["customModule"] }
  /// The name that the user gave the element in the outline.
  package var userLabel: String? { attributes["userLabel"] }
}

extension IBObject: Equatable {
  /// Two objects are equal when name, attributes, text and children are; lines and comments do not count.
  ///
  /// The cost is the number of elements below, at most.
  package static func == (a: IBObject, b: IBObject) -> Bool {
    a === b
      || (a.name == b.name && a.attributes == b.attributes && a.text == b.text && a.children == b.children)
  }
}

extension IBObject: CustomStringConvertible {
  /// The element in a few words, for messages: `label "Kxg-1s-9dO"`.
  package var description: String {
    if let id { return "\(name) \"\(id)\"" }
    if let key { return "\(name) for \"\(key)\"" }
    return name
  }
}

// MARK: - Children

extension IBObject {
  /// The first child with an element name, optionally one that is the value of a key.
  package func child(named name: String, key: String? = nil) -> IBObject? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The first child that is the value of a key, whatever its element name.
  package func child(key: String) -> IBObject? {
    children.first { $0.key == key }
  }

  /// All children with an element name, in order.
  package func children(named name: String) -> [IBObject] {
    children.filter { $0.name == name }
  }

  /// The children of the containers with a name: `objects(in: "subviews")` are the subviews, in order.
  package func objects(in container: String) -> [IBObject] {
    var found: [IBObject] = []
    for child in children where child.name == container && child.key == nil {
      if found.isEmpty { found = child.children } else { found += child.children }
    }
    return found
  }

  /// The subviews as the file lists them, back to front; variations that take some away are not applied.
  package var subviews: [IBObject] { objects(in: "subviews") }

  /// Calls a function for the object and everything below it, parents before children.
  package func forEach(_ body: (IBObject) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
