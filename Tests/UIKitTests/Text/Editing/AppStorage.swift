import Foundation

@testable import UIKit

/// Storages that keep their text as apps do, after Apple's reference of `NSTextStorage`: a subclass overrides
/// four members and calls `edited(_:range:changeInLength:)` in two of them.
enum AppStorage {
  class InAttributedString: NSTextStorage {
    final let store = NSMutableAttributedString()
    override var string: String { store.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { store.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      store.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
  }

  /// A storage that replaces exactly the given range. All of its text has the same attributes.
  final class InSwiftString: NSTextStorage {
    private var store = ""
    override var string: String { store }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      range?.pointee = NSRange(location: 0, length: store.utf16.count)
      return [:]
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      var units = Array(store.utf16)
      units.replaceSubrange(range.location..<NSMaxRange(range), with: str.utf16)
      store = String(decoding: units, as: UTF16.self)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }
}
