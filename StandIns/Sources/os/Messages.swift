internal import Foundation

// Messages of interpolated values. All of them are shown, because the log is read by the user who runs the
// app.

/// The privacy of an interpolated value.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a value that is not shown.
  public enum Mask: Sendable { case hash, none }
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// At which edge of a column a value stands.
public struct OSLogStringAlignment: Sendable {
  /// Below zero at the left edge.
  private let columns: Int
  public static let none = OSLogStringAlignment(columns: 0)
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .init(columns: -columns()) }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .init(columns: columns()) }

  fileprivate func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, abs(columns) - text.count))
    return columns < 0 ? text + space : space + text
  }
}

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10, hasSign = false, prefix = "", isUppercase = false, digits = 0

  public static var decimal: OSLogIntegerFormatting { .init() }
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { .init(hasSign: explicitPositiveSign, digits: minDigits()) }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    .init(
      radix: 16, hasSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      digits: minDigits())
  }
  public static var octal: OSLogIntegerFormatting { octal() }
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    .init(
      radix: 8, hasSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "", isUppercase: uppercase,
      digits: minDigits())
  }

  fileprivate func text<Number: FixedWidthInteger>(_ number: Number) -> String {
    let written = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, digits - written.count))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + written
  }
}

/// The format of a number with a fraction: a conversion of C's.
public struct OSLogFloatFormatting: Sendable {
  private var conversion = "f", precision: Int?, hasSign = false
  private init(_ conversion: String, _ precision: Int?, _ hasSign: Bool, _ isUppercase: Bool) {
    self.conversion = isUppercase ? conversion.uppercased() : conversion
    (self.precision, self.hasSign) = (precision, hasSign)
  }

  public static var fixed: OSLogFloatFormatting { .init("f", nil, false, false) }
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    .init("f", nil, explicitPositiveSign, uppercase)
  }
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("f", precision(), explicitPositiveSign, uppercase) }
  public static var hex: OSLogFloatFormatting { .init("a", nil, false, false) }
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    .init("a", nil, explicitPositiveSign, uppercase)
  }
  public static var exponential: OSLogFloatFormatting { .init("e", nil, false, false) }
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("e", nil, explicitPositiveSign, uppercase) }
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("e", precision(), explicitPositiveSign, uppercase) }
  public static var hybrid: OSLogFloatFormatting { .init("g", nil, false, false) }
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    .init("g", nil, explicitPositiveSign, uppercase)
  }
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .init("g", precision(), explicitPositiveSign, uppercase) }

  fileprivate func text(_ number: Double) -> String {
    String(format: "%\(hasSign ? "+" : "")\(precision.map { ".\($0)" } ?? "")\(conversion)", number)
  }
}

/// The words for a truth value.
public enum OSLogBoolFormat: Sendable { case truth, answer }

/// A message of interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned("\(value())") }
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(number())) }
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(number())) }
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(Double(number()))) }
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) { text += format == .answer ? boolean() ? "yes" : "no" : "\(boolean())" }
}
