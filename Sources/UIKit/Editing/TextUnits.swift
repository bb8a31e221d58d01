internal import CoreText
internal import Foundation

/// The linguistic units of a text: characters, words, sentences and paragraphs. Offsets are in UTF-16 units.
///
/// Words follow the rules of UAX #29 that matter in scripts with spaces: letters, digits and underscores
/// belong together, and an apostrophe or full stop between two of them belongs to the word. In languages
/// without spaces, each character is a word.
struct TextUnits {
  private let text: NSString

  init(_ text: NSString) { self.text = text }

  /// Returns the unit that contains the character at an index, or nil if there is none, such as a word for a
  /// space.
  ///
  /// Lines are treated as paragraphs. Callers with lines determine them on their own.
  func unit(_ granularity: UITextGranularity, at index: Int) -> NSRange? {
    guard index >= 0, index < text.length else { return nil }
    switch granularity {
    case .character: return text.characterRange(at: index)
    case .word: return word(at: index)
    case .sentence: return sentence(at: index)
    case .line, .paragraph: return text.paragraphRange(for: NSRange(location: index, length: 0))
    case .document: return NSRange(location: 0, length: text.length)
    }
  }

  // MARK: - Words

  private func word(at index: Int) -> NSRange? {
    guard isInWord(index) else { return nil }
    var start = text.characterRange(at: index).location
    var end = NSMaxRange(text.characterRange(at: index))
    while start > 0, isInWord(start - 1), joins(start) {
      start = text.characterRange(at: start - 1).location
    }
    while end < text.length, isInWord(end), joins(end) {
      end = NSMaxRange(text.characterRange(at: end))
    }
    return NSRange(location: start, length: end - start)
  }

  /// Returns a Boolean value that indicates whether the characters before and after an offset belong to one
  /// word.
  private func joins(_ place: Int) -> Bool { !isIdeograph(place - 1) && !isIdeograph(place) }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    guard index >= 0, index < text.length else { return nil }
    return text.substring(with: text.characterRange(at: index)).unicodeScalars.first
  }

  private func isLetter(_ index: Int) -> Bool {
    scalar(index).map { CharacterSet.alphanumerics.contains($0) || $0 == "_" } ?? false
  }
  private func isDigit(_ index: Int) -> Bool {
    scalar(index).map(CharacterSet.decimalDigits.contains) ?? false
  }

  /// Returns a Boolean value that indicates whether a character is an ideograph or kana, which are written
  /// without spaces.
  private func isIdeograph(_ index: Int) -> Bool {
    scalar(index).map { $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value) } ?? false
  }

  private func isInWord(_ index: Int) -> Bool {
    if isLetter(index) { return true }
    guard let mark = scalar(index), isLetter(index - 1), isLetter(index + 1) else { return false }
    let isNumber = isDigit(index - 1) && isDigit(index + 1)
    return switch mark {
    case "'", "\u{2019}", ".": true
    case ":", "\u{B7}": !isDigit(index - 1) && !isDigit(index + 1)
    case ",", ";": isNumber
    default: false
    }
  }

  // MARK: - Sentences

  /// Returns the sentence at an index, including the spaces after it. It ends at punctuation or with the
  /// paragraph.
  private func sentence(at index: Int) -> NSRange {
    let paragraph = text.paragraphRange(for: NSRange(location: index, length: 0))
    var start = paragraph.location
    while start < NSMaxRange(paragraph) {
      let end = sentenceEnd(from: start, within: NSMaxRange(paragraph))
      if index < end { return NSRange(location: start, length: end - start) }
      start = end
    }
    return paragraph
  }

  private func sentenceEnd(from start: Int, within limit: Int) -> Int {
    var place = start
    while place < limit {
      let isEnd =
        scalar(place).map { ".!?\u{2026}\u{3002}\u{FF01}\u{FF1F}".unicodeScalars.contains($0) } ?? false
      place = NSMaxRange(text.characterRange(at: place))
      guard isEnd else { continue }
      var next = place
      while next < limit, scalar(next).map({ ".!?\")'\u{201D}\u{2019}".unicodeScalars.contains($0) }) ?? false
      { next += 1 }
      let spaces = next
      while next < limit, scalar(next).map(CharacterSet.whitespacesAndNewlines.contains) ?? false {
        next += 1
      }
      if next > spaces || next == limit || isIdeograph(next) { return next }
    }
    return limit
  }
}
