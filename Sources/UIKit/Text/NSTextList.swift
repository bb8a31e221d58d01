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
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The marker of the list around this one stands before this one's.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// What stands before an item, with a number in one of the forms in braces.
  public let markerFormat: MarkerFormat
  public let listOptions: Options
  /// The number of the first item. Set before the list is shared between threads, as on iOS.
  open var startingItemNumber: Int

  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
    super.init()
  }
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: options), startingItemNumber: 1)
  }

  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "NSMarkerFormat"),
      let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") else { return nil }
    markerFormat = MarkerFormat(rawValue: format as String)
    listOptions = Options(rawValue: coder.decodeInteger(forKey: "NSOptions"))
    startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
    super.init()
  }
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
