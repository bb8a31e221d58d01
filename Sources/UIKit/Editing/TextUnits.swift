internal import CoreText
internal import Foundation

/// The pieces of a text that people name: characters, words,
/// sentences, paragraphs. All places are in UTF-16 units.
///
/// Words follow the rules of UAX #29 that matter in scripts with spaces: letters, digits and underscores
/// belong together, and an apostrophe or a full stop between two of them belongs to both. Languages without
/// spaces have a word a character.
struct TextUnits {
  private let text: NSString

  init(_ text: NSString) { self.text = text }

  /// The piece that holds the character at an index; nil where that belongs to none, as a space to no word. A
  /// line is a paragraph here: whoever has lines knows them.
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

  /// Whether the characters before and behind a place are of one word.
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

  /// Ideographs and kana, which are written without spaces.
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

  /// Up to a mark that ends it, with the spaces behind, or to the paragraph's end.
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
