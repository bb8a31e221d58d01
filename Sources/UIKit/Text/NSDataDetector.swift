public import Foundation

/// An object that finds web addresses, email addresses and telephone numbers in text by their form.
///
/// Dates, postal addresses and flights are not found.
///
/// - Note: Unlike Apple's, the class does not inherit from `NSRegularExpression`, which cannot be subclassed
///   on Linux, but has its methods. Foundation on Linux numbers links 64, which is the value of quotations on
///   Apple's systems and no type of a detector there, so both 32 and 64 stand for links.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // Immutable once created, like the expression.
  /// The checking types that the detector was created with, as bits of `NSTextCheckingResult.CheckingType`,
  /// including types that it does not find.
  public let checkingTypes: UInt64
  private let expression: NSRegularExpression

  /// Creates a detector for the given bits of `NSTextCheckingResult.CheckingType`.
  ///
  /// - Throws: An error of the Cocoa domain with the code 2048 if none of the types is supported.
  public init(types checkingTypes: UInt64) throws {
    self.checkingTypes = checkingTypes
    var patterns: [String] = []
    if checkingTypes & (Self.link | 1 << 6) != 0 { patterns += [Self.addresses, Self.mail, Self.domains] }
    if checkingTypes & Self.phoneNumber != 0 { patterns.append(Self.telephones) }
    guard !patterns.isEmpty else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 2048,
        userInfo: [
          NSLocalizedDescriptionKey:
            "types: links (32) and telephone numbers (2048) are found, no other kinds"
        ])
    }
    expression = try NSRegularExpression(pattern: patterns.joined(separator: "|"), options: .caseInsensitive)
    super.init()
  }

  /// Returns all matches in order, with ranges in UTF-16 units.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    expression.matches(in: string, options: options, range: range).map { Self.told(of: $0, in: string) }
  }

  /// Returns the first match, or nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    expression.firstMatch(in: string, options: options, range: range).map { Self.told(of: $0, in: string) }
  }

  /// Returns the number of matches. Takes as long as `matches(in:options:range:)`.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls a block for each match.
  ///
  /// All matches are found before the first call. The block stops the enumeration through its last argument.
  /// The flags it receives are always empty.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }

  /// Returns the range of the first match, or `NSNotFound` and 0 if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    expression.rangeOfFirstMatch(in: string, options: options, range: range)
  }

  /// Creates the result for a match: telephone numbers contain no letters, addresses do.
  private static func told(of match: NSTextCheckingResult, in string: String) -> NSTextCheckingResult {
    let piece = (string as NSString).substring(with: match.range)
    guard piece.contains(where: \.isLetter) else {
      return .phoneNumberCheckingResult(range: match.range, phoneNumber: piece)
    }
    guard let url = URL(string: address(of: piece)) else { return match }
    return .linkCheckingResult(range: match.range, url: url)
  }

  /// Returns the URL string for a link written as `piece`.
  ///
  /// A link without a scheme is an email address if it contains an `@` before the first slash, otherwise a
  /// web page.
  static func address(of piece: String) -> String {
    let first = piece.prefix { $0 != "/" }
    return first.hasSuffix(":") ? piece : (first.contains("@") ? "mailto:" : "http://") + piece
  }

  /// The regular expression, for code that expects the detector to be one.
  @_spi(SelectorTable) public final var asRegularExpression: NSRegularExpression { expression }

  /// The raw values of `NSTextCheckingResult.CheckingType`, whose names produce warnings in Foundation on
  /// Linux.
  static let link: UInt64 = 1 << 5, phoneNumber: UInt64 = 1 << 11

  // Punctuation that ends a sentence is not part of an address.
  private static let addresses = #"\b(?:https?|ftp)://[^\s<>"]*[^\s<>".,;:!?'()\[\]{}]"#
  private static let mail = #"\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#
  private static let domains =
    #"\b(?:www\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|co|de|fr|uk|info|me|app|dev)\b"#
    + #"(?:/[^\s<>"]*[^\s<>".,;:!?'()\[\]{}])?/?"#
  private static let telephones =
    #"(?<![\w.])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?|\d{2,4}[ .-])\d{3,4}[ .-]?\d{3,4}(?![\w])"#
}
