import Foundation
import TestSupport

/// A text as an array of UTF-16 units, edited without strings and their indices. Fields and text views must
/// agree with it.
struct TextModel {
  private(set) var units: [UInt16]
  private(set) var selection: Range<Int>

  /// A text with the caret at its end.
  init(_ text: String) {
    units = Array(text.utf16)
    selection = units.count..<units.count
  }

  var string: String { String(decoding: units, as: UTF16.self) }

  /// The offsets between characters, counted from the beginning.
  var boundaries: [Int] {
    var end = 0
    return [0]
      + string.map {
        end += $0.utf16.count
        return end
      }
  }

  private func boundary(atOrAfter offset: Int) -> Int { boundaries.first { $0 >= offset } ?? units.count }

  /// Replaces units. A remaining half of a surrogate pair becomes U+FFFD. The caret is placed after the new
  /// units, or after the character that contains them.
  mutating func replace(_ range: Range<Int>, with new: String) {
    units.replaceSubrange(range, with: new.utf16)
    units = Array(string.utf16)
    let caret = boundary(atOrAfter: range.lowerBound + new.utf16.count)
    selection = caret..<caret
  }

  mutating func deleteBackward() {
    guard selection.isEmpty else { return replace(selection, with: "") }
    guard let start = boundaries.last(where: { $0 < selection.lowerBound }) else { return }
    replace(start..<selection.lowerBound, with: "")
  }

  /// Selects units, extended at the end to whole characters.
  mutating func select(_ range: Range<Int>) {
    let start = boundary(atOrAfter: range.lowerBound)
    selection = start..<max(start, range.isEmpty ? start : boundary(atOrAfter: range.upperBound))
  }

  /// Returns any range of units, including one that begins or ends inside a character.
  func anyRange(_ random: inout SeededRandom) -> Range<Int> {
    let (a, b) = (random.integer(0..<units.count + 1), random.integer(0..<units.count + 1))
    return min(a, b)..<max(a, b)
  }
}

/// Pieces of text whose ends combine with the adjacent text, in several scripts.
enum FuzzText {
  static let lines = [
    "a", "Be", " ", "e", "word ", "1.5", "\u{301}", "\u{30A}\u{327}", "👍", "🏽", "👨‍👩‍👧", "\u{200D}", "🇩🇪",
    "🇫", "☝", "\u{FE0F}", "ก", "\u{E33}", "\u{E35}\u{E48}", "क", "\u{94D}", "षि", "ש", "\u{5B8}", "\u{5C1}",
    "שלום", "한", "\u{1100}", "\u{1161}", "字", "\u{600}", "\u{202F}",
  ]
  static let breaks = ["\n", "\r\n", "\r", "\u{2029}"]

  static func piece(_ random: inout SeededRandom, breaks: Bool = true) -> String {
    let all = breaks ? lines + self.breaks : lines
    return all[random.integer(0..<all.count)]
  }

  static func text(_ random: inout SeededRandom, breaks: Bool = true) -> String {
    (0..<random.integer(0..<12)).map { _ in piece(&random, breaks: breaks) }.joined()
  }

  /// Returns the number of steps of a fuzzer: `MICA_FUZZ_STEPS`, or `count`, which suits a run of all tests.
  static func steps(_ count: Int) -> Int {
    ProcessInfo.processInfo.environment["MICA_FUZZ_STEPS"].flatMap(Int.init) ?? count
  }
}
