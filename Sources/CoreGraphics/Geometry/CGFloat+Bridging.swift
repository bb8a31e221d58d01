public import Foundation

/// As on Apple's systems a number in an untyped place, in a dictionary or as a text attribute, is an
/// `NSNumber` there and a `CGFloat` to who asks for one. Foundation on Linux would box it in an object that
/// it cannot compare: it ends the program where two attributes of neighbouring runs are such boxes.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    var number: Double?
    guard Double._conditionallyBridgeFromObjectiveC(source, result: &number) else { return false }
    result = number.map { CGFloat($0) }
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGFloat {
  /// The nearest number of `range`; NaN counts as its lower end.
  package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
