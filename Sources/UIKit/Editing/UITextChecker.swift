internal import CoreGraphics
public import Foundation

/// An object that finds words that are not in the word list of a language.
///
/// Linux does not include dictionaries. The words are those of lists in `/usr/share/dict`, one word form per
/// line, if the package of one is installed. Otherwise every word is correct, and no language is available.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private var ignored: Set<String> = []
  /// The learned words by their lower case.
  private static var learned: [String: String] = [:]

  public override init() { super.init() }

  /// The languages that have a word list.
  open class var availableLanguages: [String] { WordList.english.isEmpty ? [] : ["en"] }

  /// Returns the range of the first word at or after an offset, in UTF-16 units, that is in no list.
  ///
  /// - Returns: The range, with a location of `NSNotFound` if there is none. With `wrap`, the search
  ///   continues at the start of the range.
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

  /// Returns the words in the list that differ in one letter or one transposition.
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

  /// Returns the words in the list, and the learned words, that begin with a partial word, or nil if there
  /// are no words at all.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let words = list(language).union(Self.learned.keys),
      part = (string as NSString).substring(with: range).lowercased()
    return words.isEmpty
      ? nil : words.filter { $0.hasPrefix(part) && $0 != part }.map { Self.learned[$0] ?? $0 }.sorted()
  }

  /// Treats a word as correct in this checker, ignoring case.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore.lowercased()) }
  /// The ignored words in lower case, sorted. Never nil. Setting them replaces all ignored words.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set((newValue ?? []).map { $0.lowercased() }) }
  }
  /// Treats a word as correct in all checkers for the lifetime of the process.
  open class func learnWord(_ word: String) { learned[word.lowercased()] = word }
  /// Returns a Boolean value that indicates whether a word was learned, ignoring case.
  open class func hasLearnedWord(_ word: String) -> Bool { learned[word.lowercased()] != nil }
  /// Removes a learned word. Does nothing if the word was not learned.
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

/// The word lists of the system in lower case, read on first access.
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
