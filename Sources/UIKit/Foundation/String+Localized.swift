public import Foundation

// Foundation of Linux has `NSLocalizedString` but not the initialisers that came with iOS 15.
extension String {
  /// A key of a table of strings, with what is put into its gaps: "\(count) files" is the key "%lld files".
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    fileprivate let key: String
    fileprivate let arguments: [Argument]

    /// What fills one gap.
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

    /// A key without gaps, as it is.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// A key without gaps, as it is written.
    public init(stringLiteral value: String) { self.init(value) }
    /// A key with gaps, and what is put into them.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Gathers the key and what fills its gaps.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      /// An empty key; the numbers are hints.
      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
      /// Adds a piece of the key between gaps; a percent sign counts as itself.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      /// A gap "%@".
      public mutating func appendInterpolation(_ string: String) { add(.text(string), "%@") }
      /// A gap "%@".
      public mutating func appendInterpolation(_ string: Substring) { add(.text(String(string)), "%@") }
      /// A gap "%lld", of whole numbers of at most 32 bits "%d".
      public mutating func appendInterpolation<T: SignedInteger & FixedWidthInteger>(_ value: T) {
        add(.whole(Int64(clamping: value)), T.bitWidth > 32 || T.self == Int.self ? "%lld" : "%d")
      }
      /// A gap "%llu", of whole numbers of at most 32 bits "%u".
      public mutating func appendInterpolation<T: UnsignedInteger & FixedWidthInteger>(_ value: T) {
        add(.natural(UInt64(clamping: value)), T.bitWidth > 32 ? "%llu" : "%u")
      }
      /// A gap "%lf".
      public mutating func appendInterpolation(_ value: Double) { add(.real(value), "%lf") }
      /// A gap "%f".
      public mutating func appendInterpolation(_ value: Float) { add(.real(Double(value)), "%f") }
      /// A gap "%lf".
      public mutating func appendInterpolation(_ value: CGFloat) { add(.real(Double(value)), "%lf") }
      /// A value with a format of its own, or how it describes itself.
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

  /// The text that a bundle's table has for a key; the key itself where it has none.
  ///
  /// - Parameter locale: How numbers are written.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = key.text((bundle ?? .main).localizedString(forKey: key.key, value: nil, table: table), locale)
  }

  /// The text that a bundle's table has for a key; `defaultValue` where it has none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: key.description, value: defaultValue.key, table: table)
    self = defaultValue.text(format, locale)
  }
}
