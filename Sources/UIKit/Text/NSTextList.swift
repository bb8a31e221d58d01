public import Foundation

/// How the paragraphs of a list are marked.
///
/// Unchecked: all but the first number is constant, and that is set before the list is shared, as on iOS.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What marks an item: a sign, or its number in a manner of
  /// writing. The text around a name in braces stays: "({decimal})".
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A format of a name in braces, with what stands before and behind it; a text without braces is the
    /// marker of every item.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An empty square, □.
    public static let box = MarkerFormat("{box}")
    /// A tick, ✓.
    public static let check = MarkerFormat("{check}")
    /// An empty circle, ◦.
    public static let circle = MarkerFormat("{circle}")
    /// A filled diamond, ◆.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle, •, as what is not known gives, too.
    public static let disc = MarkerFormat("{disc}")
    /// A short dash, ⁃.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square, ▪.
    public static let square = MarkerFormat("{square}")
    /// The number to base 16, a…f.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// The number to base 16, A…F.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// The number to base 8.
    public static let octal = MarkerFormat("{octal}")
    /// Letters a…z, then aa, ab and so on; numbers below 1 stay numbers.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Letters A…Z, then AA, AB and so on; numbers below 1 stay numbers.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// As `lowercaseAlpha`.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// As `uppercaseAlpha`.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Roman numerals, i, ii, iii; numbers below 1 and above 3,999 stay numbers.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numerals, I, II, III; numbers below 1 and above 3,999 stay numbers.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// The number itself.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// What stands in a marker beside the item's own.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The marker of the list around this one stands before this one's.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// What stands before an item, with a number in one of the forms in braces.
  public let markerFormat: MarkerFormat
  /// Kept for the app: markers stand alone, whatever list is around.
  public let listOptions: Options
  /// The number of the first item. Set before the list is shared between threads, as on iOS.
  open var startingItemNumber: Int

  /// A list whose items are marked by a format, counted from a number.
  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
    super.init()
  }
  /// A list that counts from 1; `options` are the raw value of `Options`.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: options), startingItemNumber: 1)
  }

  /// True: an archive of a list holds nothing but a string and numbers.
  public static var supportsSecureCoding: Bool { true }
  /// A list from an archive; nil where that has no format.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "NSMarkerFormat"),
      let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") else { return nil }
    markerFormat = MarkerFormat(rawValue: format as String)
    listOptions = Options(rawValue: coder.decodeInteger(forKey: "NSOptions"))
    startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
    super.init()
  }
  /// Writes the list to an archive, by the keys that Apple's has.
  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
    coder.encode(listOptions.rawValue, forKey: "NSOptions")
    coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
  }

  /// Whether items are numbered.
  open var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }

  /// What stands before the item of a number. Which characters the signs are was not measured.
  open func marker(forItemNumber itemNumber: Int) -> String {
    var text = markerFormat.rawValue
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      return text
    }
    text.replaceSubrange(open...close, with: Self.sign(String(text[open...close]), itemNumber))
    return text
  }

  private static func sign(_ name: String, _ number: Int) -> String {
    switch name {
    case "{box}": "\u{25A1}"
    case "{check}": "\u{2713}"
    case "{circle}": "\u{25E6}"
    case "{diamond}": "\u{25C6}"
    case "{hyphen}": "\u{2043}"
    case "{square}": "\u{25AA}"
    case "{lower-hexadecimal}": String(number, radix: 16)
    case "{upper-hexadecimal}": String(number, radix: 16, uppercase: true)
    case "{octal}": String(number, radix: 8)
    case "{lower-alpha}", "{lower-latin}": letters(number)
    case "{upper-alpha}", "{upper-latin}": letters(number).uppercased()
    case "{lower-roman}": roman(number).lowercased()
    case "{upper-roman}": roman(number)
    case "{decimal}": String(number)
    default: "\u{2022}"
    }
  }
  /// a…z, aa, ab and so on; a number that is not positive stays a number.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }
  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
      (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (number, "")
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }

  /// A new list of the same format, options and first number.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other.markerFormat == markerFormat && other.listOptions == listOptions
      && other.startingItemNumber == startingItemNumber
  }
  open override var hash: Int { markerFormat.hashValue ^ startingItemNumber }
}
