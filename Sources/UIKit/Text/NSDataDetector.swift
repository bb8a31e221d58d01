public import Foundation

/// Finds addresses of the web and of mail, and telephone numbers in texts, by their form alone, and tells
/// which they are. Dates, places and flights are not found.
///
/// No subclass of `NSRegularExpression`, which on Linux has no subclasses, though with its methods.
/// Foundation there numbers links 64, which is a quotation's number on Apple's systems and no kind of a
/// detector's: both numbers stand for links.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // Immutable once made, as is the expression.
  /// The kinds that it was made for, as bits of `NSTextCheckingResult.CheckingType`; those that are not found
  /// stay.
  public let checkingTypes: UInt64
  private let expression: NSRegularExpression

  /// A detector of kinds of `NSTextCheckingResult.CheckingType`, of which at least one has to be known.
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

  /// From first to last, with ranges in UTF-16 units.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    expression.matches(in: string, options: options, range: range).map { Self.told(of: $0, in: string) }
  }

  /// The first by place; nil where there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    expression.firstMatch(in: string, options: options, range: range).map { Self.told(of: $0, in: string) }
  }

  /// Takes as long as `matches(in:options:range:)`.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// All are found before the first is handed over; the block stops it by its last argument. Its flags are
  /// empty.
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

  /// Not found (`NSNotFound`, 0) where there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    expression.rangeOfFirstMatch(in: string, options: options, range: range)
  }

  /// The result of its kind for a match: telephone numbers hold no letters, addresses do.
  private static func told(of match: NSTextCheckingResult, in string: String) -> NSTextCheckingResult {
    let piece = (string as NSString).substring(with: match.range)
    guard piece.contains(where: \.isLetter) else {
      return .phoneNumberCheckingResult(range: match.range, phoneNumber: piece)
    }
    guard let url = URL(string: address(of: piece)) else { return match }
    return .linkCheckingResult(range: match.range, url: url)
  }

  /// What a link that is written as `piece` leads to: what names no scheme is mail where it has an `@`, and
  /// else a page. A page's path may hold either mark.
  static func address(of piece: String) -> String {
    let first = piece.prefix { $0 != "/" }
    return first.hasSuffix(":") ? piece : (first.contains("@") ? "mailto:" : "http://") + piece
  }

  /// The expression, for code that takes a detector for one.
  @_spi(SelectorTable) public final var asRegularExpression: NSRegularExpression { expression }

  /// The values of `NSTextCheckingResult.CheckingType`, whose names Foundation warns of on Linux.
  static let link: UInt64 = 1 << 5, phoneNumber: UInt64 = 1 << 11

  // A mark that ends a sentence ends no address.
  private static let addresses = #"\b(?:https?|ftp)://[^\s<>"]*[^\s<>".,;:!?'()\[\]{}]"#
  private static let mail = #"\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#
  private static let domains =
    #"\b(?:www\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|co|de|fr|uk|info|me|app|dev)\b"#
    + #"(?:/[^\s<>"]*[^\s<>".,;:!?'()\[\]{}])?/?"#
  private static let telephones =
    #"(?<![\w.])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?|\d{2,4}[ .-])\d{3,4}[ .-]?\d{3,4}(?![\w])"#
}
