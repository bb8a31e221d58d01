package import Foundation

/// A replacement of UTF-16 units in a string, widened until it begins and ends between characters.
///
/// Foundation on Linux rounds the ends of a range to whole characters: `NSMutableString` and
/// `NSMutableAttributedString` delete a letter together with its accent, and insert text in front of an emoji
/// instead of inside it. A replacement whose ends lie between characters has the same result everywhere.
///
/// A Swift string cannot hold half of a surrogate pair. A half that loses its other half becomes U+FFFD, so
/// that lengths and offsets in UTF-16 units stay those of Apple's strings.
package struct CharacterEdit {
  /// The range to replace, in UTF-16 units.
  package let range: NSRange
  /// The replacement, including the units of `range` that stay.
  package let text: String
  /// The number of UTF-16 units at the beginning and at the end of `range` that stay.
  private let head, tail: Int

  /// Creates the edit that replaces `range` of `string`, in UTF-16 units, with `new`.
  package init(_ range: NSRange, with new: String, in string: String) {
    self.range = string.characterRange(covering: range)
    head = range.location - self.range.location
    tail = NSMaxRange(self.range) - NSMaxRange(range)
    guard head > 0 || tail > 0 else {
      text = new
      return
    }
    let old = Array(string.text(in: self.range).utf16)
    text = String(decoding: old.prefix(head) + Array(new.utf16) + old.suffix(tail), as: UTF16.self)
  }

  /// Replaces the range in `string`, which is the string that the edit was created for.
  package func apply(to string: inout String) {
    let start = string.utf16.index(string.startIndex, offsetBy: range.location)
    string.replaceSubrange(start..<string.utf16.index(start, offsetBy: range.length), with: text)
  }

  /// Returns the attributes of the replacement if it is wider than what was requested, in ranges of the new
  /// string. Units that stay keep theirs; new ones have those of the first unit they replace, or of the unit
  /// before.
  package func attributes(
    from old: NSAttributedString
  ) -> [(range: NSRange, values: [NSAttributedString.Key: Any])] {
    guard head > 0 || tail > 0 else { return [] }
    var parts: [(range: NSRange, values: [NSAttributedString.Key: Any])] = []
    let replaced = range.length - head - tail, inserted = text.utf16.count - head - tail
    old.enumerateAttributes(in: NSRange(location: range.location, length: head)) { values, part, _ in
      parts.append((part, values))
    }
    if inserted > 0 {
      let place = range.location + head
      let values = old.attributes(at: replaced > 0 ? place : max(place - 1, 0), effectiveRange: nil)
      parts.append((NSRange(location: place, length: inserted), values))
    }
    let rest = NSRange(location: NSMaxRange(range) - tail, length: tail)
    old.enumerateAttributes(in: rest) { values, part, _ in
      parts.append((NSRange(location: part.location + inserted - replaced, length: part.length), values))
    }
    return parts
  }
}

extension NSMutableAttributedString {
  /// Replaces exactly the UTF-16 units of `range`, which `replaceCharacters(in:with:)` rounds to characters
  /// on Linux.
  package func replaceUnits(in range: NSRange, with new: String) {
    let edit = CharacterEdit(range, with: new, in: string)
    let parts = edit.attributes(from: self)
    replaceCharacters(in: edit.range, with: edit.text)
    for part in parts { setAttributes(part.values, range: part.range) }
  }
}

extension NSMutableString {
  /// Replaces exactly the UTF-16 units of `range`, which `replaceCharacters(in:with:)` rounds to characters
  /// on Linux.
  package func replaceUnits(in range: NSRange, with new: String) {
    let edit = CharacterEdit(range, with: new, in: self as String)
    replaceCharacters(in: edit.range, with: edit.text)
  }
}

extension NSString {
  /// Returns the range of the character that contains the unit at `index`; see `String.characterRange(at:)`.
  package func characterRange(at index: Int) -> NSRange { (self as String).characterRange(at: index) }
}

extension String {
  /// Returns the range of the character that contains the UTF-16 unit at `index`, in UTF-16 units.
  ///
  /// Characters are Swift's, which are Unicode's extended grapheme clusters.
  /// `rangeOfComposedCharacterSequence(at:)` divides some of them on Linux, among them CR LF.
  package func characterRange(at index: Int) -> NSRange {
    let end = self.index(after: utf16.index(startIndex, offsetBy: index))
    let start = self.index(before: end).utf16Offset(in: self)
    return NSRange(location: start, length: end.utf16Offset(in: self) - start)
  }

  /// Returns the nearest offset at or after `offset` that is between characters, in UTF-16 units.
  package func characterBoundary(atOrAfter offset: Int) -> Int {
    guard offset > 0, offset < utf16.count else { return offset }
    let character = characterRange(at: offset)
    return character.location == offset ? offset : NSMaxRange(character)
  }

  /// Returns the text of a range of UTF-16 units. Half of a surrogate pair becomes U+FFFD.
  package func text(in range: NSRange) -> String {
    let start = utf16.index(startIndex, offsetBy: range.location)
    let end = utf16.index(start, offsetBy: range.length)
    let isWhole = start.samePosition(in: unicodeScalars) != nil && end.samePosition(in: unicodeScalars) != nil
    return isWhole ? String(self[start..<end]) : String(decoding: utf16[start..<end], as: UTF16.self)
  }

  /// Returns the smallest range of whole characters that contains `range`, in UTF-16 units.
  fileprivate func characterRange(covering range: NSRange) -> NSRange {
    let start = range.location < utf16.count ? characterRange(at: range.location).location : range.location
    return NSRange(location: start, length: characterBoundary(atOrAfter: NSMaxRange(range)) - start)
  }
}
