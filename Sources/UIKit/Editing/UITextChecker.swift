public import Foundation

/// Checks how words are written. No dictionary comes with this package: no word is found wrong, and none is guessed, which is said once. What
/// words were learned is kept while the program runs.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  public override init() { super.init() }

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    notYet("UITextChecker, which has no dictionary,")
    return NSRange(location: NSNotFound, length: 0)
  }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    notYet("UITextChecker, which has no dictionary,")
    return nil
  }
  /// Words that were learned and begin as the piece of the text does.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let start = (string as NSString).substring(with: range).lowercased()
    return Self.learned.filter { $0.lowercased().hasPrefix(start) }.sorted()
  }
  open var ignoredWords: [String]?
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// The languages of dictionaries: none.
  open class var availableLanguages: [String] { [] }
}
