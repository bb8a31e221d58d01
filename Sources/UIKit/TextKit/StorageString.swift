internal import CoreText
internal import Foundation

/// The characters of a text storage as a mutable string, whose changes are made in the storage.
final class StorageString: NSMutableString {
  private let storage: NSTextStorage

  init(_ storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }

  override var length: Int { storage.length }
  override func character(at index: Int) -> unichar { (storage.string as NSString).character(at: index) }
  override func replaceCharacters(in range: NSRange, with aString: String) {
    // A subclass may store its text in a Foundation string, which can only replace whole characters.
    storage.replaceUnits(in: range, with: aString)
  }

  // MARK: - NSString primitives

  required convenience init(string: String) { self.init(NSTextStorage(string: string)) }
  required convenience init(capacity: Int) { self.init(string: "") }
  required convenience init(characters: UnsafePointer<unichar>, length: Int) {
    self.init(string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
  }
  required convenience init(stringLiteral value: StaticString) { self.init(string: "\(value)") }
  required convenience init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }
  required convenience init?(coder: NSCoder) { nil }
}
