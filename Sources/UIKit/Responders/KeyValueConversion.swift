internal import CoreGraphics
internal import Foundation

/// Values as key-value coding converts them for the properties that take them.
enum KeyValueConversion {
  /// A value as the type of a property: itself where it is of that type, else the number, the truth or the
  /// text that it says, which is how documents come to hold `"15"` for a radius. nil where it says none; a
  /// number that no integer holds is 0 to a property that holds integers.
  static func value<Value>(_ given: Any) -> Value? {
    if let value = given as? Value { return value }
    let text = given as? String
    let number = text.map { ($0 as NSString).doubleValue } ?? PredicateValue.number(given)
    guard let number, number.isFinite else { return nil }
    let converted: Any =
      switch Value.self {
      case is CGFloat.Type, is CGFloat?.Type: CGFloat(number)
      case is Float.Type, is Float?.Type: Float(number)
      case is Double.Type, is Double?.Type: number
      case is Int.Type, is Int?.Type: Int(exactly: number.rounded(.towardZero)) ?? 0
      case is UInt.Type, is UInt?.Type: UInt(exactly: number.rounded(.towardZero)) ?? 0
      case is Bool.Type, is Bool?.Type: text.map { ($0 as NSString).boolValue } ?? (number != 0)
      case is String.Type, is String?.Type: "\(given)"
      default: number
      }
    return converted as? Value
  }
}
