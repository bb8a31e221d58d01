public import Foundation

/// Bridges `CGFloat` to `NSNumber` in untyped places, such as dictionaries and text attributes, as on Apple's
/// systems. Foundation on Linux would box it in an object that it cannot compare: the program stops where two
/// attributes of neighbouring runs are such boxes.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Converts the value to an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }
  /// Converts an object, which must be convertible, and assigns the value to `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }
  /// Converts an object and assigns the value to `result`. Returns `false` if it is not convertible.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    var number: Double?
    guard Double._conditionallyBridgeFromObjectiveC(source, result: &number) else { return false }
    result = number.map { CGFloat($0) }
    return true
  }
  /// Returns the value of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGFloat {
  /// Returns the number of `range` that is nearest to this one. NaN counts as the lower end.
  package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
