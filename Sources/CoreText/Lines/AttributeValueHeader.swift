/// The first stored property of every class whose objects are values of text attributes.
///
/// Foundation on Linux compares the attributes of neighbouring runs in C and treats the word after an
/// object's header as Core Foundation's own: eight bits up from its end it reads a type number, and stops the
/// process if that is 0. The first property of our class is at that position, so this word comes first and
/// holds a number other than 0; Foundation then calls `isEqual(_:)`.
package struct AttributeValueHeader: Sendable {
  private let word: UInt = 1 << 8

  package init() {}
}
