public import Foundation

/// The formatting of a list's markers.
///
/// Unchecked: only the number of the first item can change, and it is set before the list is shared, as on
/// iOS.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The format of a marker: a symbol, or the item's number in a numeral system. Text around a name in braces
  /// is copied, as in "({decimal})".
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a format from a name in braces, with optional text around it. A format without braces is the
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
    /// A filled circle, •. Also the marker for unknown names.
    public static let disc = MarkerFormat("{disc}")
    /// A short dash, ⁃.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square, ▪.
    public static let square = MarkerFormat("{square}")
    /// The item's number in hexadecimal with the digits a…f.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// The item's number in hexadecimal with the digits A…F.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// The item's number in octal.
    public static let octal = MarkerFormat("{octal}")
    /// The letters a…z, then aa, ab and so on. Numbers below 1 are written in decimal.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// The letters A…Z, then AA, AB and so on. Numbers below 1 are written in decimal.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Equivalent to `lowercaseAlpha`.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Equivalent to `uppercaseAlpha`.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Lowercase Roman numerals: i, ii, iii. Numbers below 1 and above 3,999 are written in decimal.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Uppercase Roman numerals: I, II, III. Numbers below 1 and above 3,999 are written in decimal.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// The item's number in decimal.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// Options for markers.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value with the given raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An option to place the marker of the enclosing list before each marker. Stored, without effect on
    /// markers.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// The format of the markers.
  public let markerFormat: MarkerFormat
  /// Stored only. Options for markers; enclosing lists do not affect markers.
  public let listOptions: Options
  /// The number of the first item. As on iOS, set it before the list is shared between threads.
  open var startingItemNumber: Int

  /// Creates a list with a marker format and the number of its first item.
  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
    super.init()
  }
  /// Creates a list that starts at 1.
  ///
  /// - Parameters:
  ///   - markerFormat: The format of the markers.
  ///   - options: The raw value of an `Options` value.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: options), startingItemNumber: 1)
  }

  /// A Boolean value that indicates whether the class supports secure coding: `true`, because an archived
  /// list contains only a string and numbers.
  public static var supportsSecureCoding: Bool { true }
  /// Creates a list from an archive. Returns nil if the archive has no marker format.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "NSMarkerFormat"),
      let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat")
    else { return nil }
    markerFormat = MarkerFormat(rawValue: format as String)
    listOptions = Options(rawValue: coder.decodeInteger(forKey: "NSOptions"))
    startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
    super.init()
  }
  /// Writes the list to an archive, with the keys of Apple's archives.
  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
    coder.encode(listOptions.rawValue, forKey: "NSOptions")
    coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
  }

  /// A Boolean value that indicates whether the markers contain the items' numbers.
  open var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }

  /// Returns the marker of an item.
  ///
  /// The characters used for symbols are not measured.
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
  /// Returns the letters for a number: a…z, aa, ab and so on. Numbers below 1 are returned in decimal.
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

  /// Returns a new list with the same format, options and first number.
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
