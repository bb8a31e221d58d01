public import Foundation

// Foundation on Linux has `NSLocalizedString` but not the initialisers of iOS 15.
extension String {
  /// A key of a strings table with arguments: "\(count) files" is the key "%lld files".
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    fileprivate let key: String
    fileprivate let arguments: [Argument]

    /// The value of one argument.
    fileprivate enum Argument: Equatable, Sendable {
      case text(String), whole(Int64), natural(UInt64), real(Double)

      var value: any CVarArg {
        switch self {
        case .text(let value): value as NSString
        case .whole(let value): value
        case .natural(let value): value
        case .real(let value): value
        }
      }
    }

    /// Creates a key without arguments.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// Creates a key without arguments from a literal.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a key with arguments from an interpolation.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// The key and the arguments of an interpolation.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      /// Creates an empty key; the numbers are hints.
      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
      /// Appends literal text; percent signs are escaped.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      /// Appends an argument "%@".
      public mutating func appendInterpolation(_ string: String) { add(.text(string), "%@") }
      /// Appends an argument "%@".
      public mutating func appendInterpolation(_ string: Substring) { add(.text(String(string)), "%@") }
      /// Appends an argument "%lld", or "%d" for integers of at most 32 bits.
      public mutating func appendInterpolation<T: SignedInteger & FixedWidthInteger>(_ value: T) {
        add(.whole(Int64(clamping: value)), T.bitWidth > 32 || T.self == Int.self ? "%lld" : "%d")
      }
      /// Appends an argument "%llu", or "%u" for integers of at most 32 bits.
      public mutating func appendInterpolation<T: UnsignedInteger & FixedWidthInteger>(_ value: T) {
        add(.natural(UInt64(clamping: value)), T.bitWidth > 32 ? "%llu" : "%u")
      }
      /// Appends an argument "%lf".
      public mutating func appendInterpolation(_ value: Double) { add(.real(value), "%lf") }
      /// Appends an argument "%f".
      public mutating func appendInterpolation(_ value: Float) { add(.real(Double(value)), "%f") }
      /// Appends an argument "%lf".
      public mutating func appendInterpolation(_ value: CGFloat) { add(.real(Double(value)), "%lf") }
      /// Appends the description of a value as an argument "%@".
      public mutating func appendInterpolation<T>(_ value: T) { add(.text(String(describing: value)), "%@") }

      private mutating func add(_ argument: Argument, _ gap: String) {
        key += gap
        arguments.append(argument)
      }
    }

    fileprivate func text(_ format: String, _ locale: Locale) -> String {
      arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments.map(\.value))
    }
  }

  /// Creates the text for a key in a bundle's table; the key itself if there is none.
  ///
  /// - Parameters:
  ///   - key: The key, which is the text in the development language.
  ///   - table: The name of the table, or nil for `Localizable`.
  ///   - bundle: The bundle that holds the table, or nil for the main one.
  ///   - locale: The locale in which numbers are formatted.
  ///   - comment: No effect.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = key.text((bundle ?? .main).localizedString(forKey: key.key, value: nil, table: table), locale)
  }

  /// Creates the text for a key in a bundle's table; `defaultValue` if there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: key.description, value: defaultValue.key, table: table)
    self = defaultValue.text(format, locale)
  }
}
