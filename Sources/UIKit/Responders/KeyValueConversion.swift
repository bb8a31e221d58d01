internal import CoreGraphics
internal import Foundation

/// The conversions of key-value coding.
enum KeyValueConversion {
  /// Converts a value to the type of a property: returns the value itself if it is of that type, otherwise
  /// the number, Boolean or string that it represents, which is how documents can hold `"15"` for a radius;
  /// nil if it represents none. A number that no integer can hold becomes 0 for an integer property.
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
