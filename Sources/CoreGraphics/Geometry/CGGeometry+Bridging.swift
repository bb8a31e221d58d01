public import Foundation

/// A structure that in an untyped place is an `NSValue` to who asks for one, as on Apple's systems; an
/// `NSValue` that holds one is it, and one that holds something else is none.
package protocol ValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// A structure of the type, which says what the type is called in an `NSValue`; what an `NSValue` that is
  /// not there stands for.
  static var plain: Self { get }
  /// What a value holds that holds a structure of the type.
  init(heldBy value: NSValue)
  /// A value that holds the structure.
  var nsValue: NSValue { get }
}

extension ValueBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { nsValue }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(heldBy: source)
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    // By Objective-C's name of the type.
    let isHeld = String(cString: source.objCType) == String(cString: plain.nsValue.objCType)
    result = isHeld ? Self(heldBy: source) : nil
    return isHeld
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map(Self.init(heldBy:)) ?? plain
  }
}

extension CGPoint: ValueBridgeable, @retroactive _ObjectiveCBridgeable {
  package static var plain: CGPoint { .zero }
  package init(heldBy value: NSValue) { self = value.pointValue }
  package var nsValue: NSValue { NSValue(point: self) }
}

extension CGSize: ValueBridgeable, @retroactive _ObjectiveCBridgeable {
  package static var plain: CGSize { .zero }
  package init(heldBy value: NSValue) { self = value.sizeValue }
  package var nsValue: NSValue { NSValue(size: self) }
}

extension CGRect: ValueBridgeable, @retroactive _ObjectiveCBridgeable {
  package static var plain: CGRect { .zero }
  package init(heldBy value: NSValue) { self = value.rectValue }
  package var nsValue: NSValue { NSValue(rect: self) }
}
