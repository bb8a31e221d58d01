/// The first stored property of every class whose objects are values of text attributes.
///
/// Foundation on Linux compares the attributes of neighbouring runs in C, and takes the word behind an
/// object's header for Core Foundation's own: eight bits up from its end it looks for a type number, and
/// stops the process where that is 0. A class of ours has its first property there, whatever that holds, so
/// this word comes first and holds a number other than 0; Foundation then asks `isEqual(_:)`.
package struct AttributeValueHeader: Sendable {
  private let word: UInt = 1 << 8

  package init() {}
}
