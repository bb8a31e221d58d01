internal import CoreText
internal import Foundation

/// What a storage's own store did in place of an edit that begins or ends inside a character.
///
/// Foundation's mutable strings move both ends of a range on Linux back to the beginning of the character
/// that they are in: an accent that is deleted takes its letter along, and text goes in front of an emoji and
/// not into it. `NSMutableAttributedString` moves them in its string alone, not in its runs of attributes,
/// which are then shorter or longer than the text, and it stops the program where they are asked for beyond
/// their end. A storage finds out when its subclass reports an edit, and puts it right.
struct RoundedEdit {
  /// The part of the text that is wrong, in UTF-16 units of the text as it is now, and what belongs there.
  let range: NSRange
  let text: String
  /// How many UTF-16 units the runs of Foundation's attributed strings are now longer than their string.
  let surplus: Int

  /// Nil where a store did as it was told, or something else than rounding.
  ///
  /// - Parameters:
  ///   - edit: What was to be replaced, in UTF-16 units of `old`.
  ///   - count: The number of units put in its place.
  ///   - old: The text before.
  ///   - new: The text now.
  init?(_ edit: NSRange, inserting count: Int, in old: String, giving new: String) {
    let length = old.utf16.count, end = NSMaxRange(edit)
    guard edit.location >= 0, edit.length >= 0, count >= 0, end <= length else { return nil }
    func start(of place: Int) -> Int {
      place < length ? old.characterRange(at: place).location : place
    }
    let first = start(of: edit.location), least = start(of: end)
    guard first < edit.location || least < end else { return nil }
    let growth = new.utf16.count - length, last = old.characterBoundary(atOrAfter: end)
    guard last + growth >= first else { return nil }
    let before = Self.units(old, first, last), now = Self.units(new, first, last + growth)
    let removed = edit.length - (growth - (count - edit.length))
    /// The text if this many of its first units are followed by the new ones.
    func corrected(_ place: Int) -> String {
      String(
        decoding: before[..<(edit.location - first)] + now[place..<place + count] + before[(end - first)...],
        as: UTF16.self)
    }
    let own = edit.location - first
    if own + count <= now.count, corrected(own).utf16.elementsEqual(now) { return nil }
    for place in 0...own where place + count <= now.count {
      let behind = place + removed
      guard removed >= 0, (least - first...end - first).contains(behind), before[..<place] == now[..<place],
        before[behind...] == now[(place + count)...]
      else { continue }
      range = NSRange(location: first, length: now.count)
      text = corrected(place)
      surplus = removed - edit.length
      return
    }
    return nil
  }

  private static func units(_ text: String, _ start: Int, _ end: Int) -> [UInt16] {
    let first = text.utf16.index(text.startIndex, offsetBy: start)
    return Array(text.utf16[first..<text.utf16.index(first, offsetBy: end - start)])
  }
}

extension RoundedEdit {
  /// Corrects the text and the attributes of a storage by means of the methods that its subclass overrides.
  func correct(_ storage: NSTextStorage) {
    let edit = CharacterEdit(range, with: text, in: storage.string)
    let place = edit.range.location, count = edit.text.utf16.count
    let spare = matchRuns(of: storage, at: place)
    // The runs behind what is spare are those of the right text.
    var parts: [(NSRange, [NSAttributedString.Key: Any])] = []
    storage.enumerateAttributes(in: NSRange(location: place + spare.runs, length: count)) {
      attributes, part, _ in
      parts.append((NSRange(location: part.location - spare.runs, length: part.length), attributes))
    }
    storage.replaceCharacters(
      in: NSRange(location: place, length: spare.units + edit.range.length), with: edit.text)
    for (part, attributes) in parts { storage.setAttributes(attributes, range: part) }
  }

  /// Makes the runs of an attributed string of Foundation's as long as its string again, by an edit of a
  /// character put in for that which is rounded the other way; at a place between characters.
  ///
  /// - Returns: How many UTF-16 units there are at the place that do not belong to the text, and runs for how
  ///   many.
  private func matchRuns(of storage: NSTextStorage, at place: Int) -> (units: Int, runs: Int) {
    let count = abs(surplus)
    guard count > 0 else { return (0, 0) }
    func replace(_ start: Int, _ length: Int, _ new: String) {
      storage.replaceCharacters(in: NSRange(location: place + start, length: length), with: new)
    }
    // A letter with accents, which no neighbour joins: line separators are around it.
    replace(0, 0, "\u{2028}x" + String(repeating: "\u{301}", count: count) + "\u{2028}")
    if surplus > 0 {
      // Takes accents from the runs and nothing from the string.
      replace(1, count, "")
      return (count + 3, 3)
    }
    // Takes an accent from the runs and all of the letter from the string.
    replace(1 + count, 1, "")
    return (2, count + 2)
  }
}
