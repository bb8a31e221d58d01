public import Foundation
internal import CoreGraphics

/// Finds words that are not in a language's list of words.
///
/// Linux brings no dictionaries by itself: the words are those of the lists in `/usr/share/dict`, one a
/// line with all their forms, where the package of one is installed. Without it every word is right, and
/// no language is available.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private var ignored: Set<String> = []
  /// What was learned, by its lower case.
  private static var learned: [String: String] = [:]

  public override init() { super.init() }

  /// The languages with a list.
  open class var availableLanguages: [String] { WordList.english.isEmpty ? [] : ["en"] }

  /// The first word at or behind a place, in UTF-16 units, that is in no list; `NSNotFound` where there is
  /// none. With `wrap` the search goes on from the beginning of the range.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let words = list(language)
    guard !words.isEmpty else { return NSRange(location: NSNotFound, length: 0) }
    let wrong = Self.words(of: stringToCheck, in: range).filter {
      isWrong((stringToCheck as NSString).substring(with: $0), words)
    }
    return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil)
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Words of the list that are one letter or one exchange away.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let words = list(language), word = (string as NSString).substring(with: range).lowercased()
    guard !words.isEmpty else { return nil }
    let letters = "abcdefghijklmnopqrstuvwxyz".map { $0 }, known = Array(word)
    var found: Set<String> = []
    for index in 0...known.count {
      for letter in letters { found.insert(String(known[..<index] + [letter] + known[index...])) }
      guard index < known.count else { continue }
      found.insert(String(known[..<index] + known[(index + 1)...]))
      for letter in letters { found.insert(String(known[..<index] + [letter] + known[(index + 1)...])) }
      if index + 1 < known.count {
        found.insert(String(known[..<index] + [known[index + 1], known[index]] + known[(index + 2)...]))
      }
    }
    return found.filter { $0 != word && words.contains($0) }.sorted()
  }

  /// The words of the list, and those learned, that begin with a part of one; nil without any.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let words = list(language).union(Self.learned.keys),
      part = (string as NSString).substring(with: range).lowercased()
    return words.isEmpty
      ? nil : words.filter { $0.hasPrefix(part) && $0 != part }.map { Self.learned[$0] ?? $0 }.sorted()
  }

  /// Counted as right by this checker alone, whatever its capitals.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore.lowercased()) }
  /// In lower case, sorted; empty rather than nil. Setting it replaces them.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set((newValue ?? []).map { $0.lowercased() }) }
  }
  /// Has a word counted as right as long as the program runs.
  open class func learnWord(_ word: String) { learned[word.lowercased()] = word }
  /// Whether the word counts as right, whatever its capitals, because it was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned[word.lowercased()] != nil }
  /// Does nothing for one that was not learned.
  open class func unlearnWord(_ word: String) { learned[word.lowercased()] = nil }

  private func list(_ language: String) -> Set<String> {
    if language.prefix(2) == "en", !WordList.english.isEmpty { return WordList.english }
    notYet("UITextChecker without a list of the language's words in /usr/share/dict")
    return []
  }

  private func isWrong(_ word: String, _ words: Set<String>) -> Bool {
    let word = word.lowercased()
    return !words.contains(word) && !ignored.contains(word) && Self.learned[word] == nil
  }

  private static func words(of text: String, in range: NSRange) -> [NSRange] {
    var found: [NSRange] = []
    let pattern = try? NSRegularExpression(pattern: "[\\p{L}]+(?:['’][\\p{L}]+)*")
    pattern?.enumerateMatches(in: text, range: range) { match, _, _ in match.map { found.append($0.range) } }
    return found
  }
}

/// The words that the system has lists of, in lower case; read when they are first asked for.
private enum WordList {
  static let english: Set<String> = {
    for name in ["words", "american-english", "british-english"] {
      guard let text = try? String(contentsOfFile: "/usr/share/dict/\(name)", encoding: .utf8) else {
        continue
      }
      return Set(text.split(separator: "\n").map { $0.lowercased() })
    }
    return []
  }()
}
