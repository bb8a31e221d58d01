public import Foundation

/// A structure that is bridged to `NSValue` in untyped places, as on Apple's systems.
///
/// An `NSValue` that holds such a structure can be cast to it; one that holds something else cannot.
package protocol ValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// A value of the type whose `nsValue` tells the type's Objective-C encoding, and which stands for a
  /// missing `NSValue`.
  static var plain: Self { get }
  /// Creates a structure from an `NSValue` that holds one.
  init(heldBy value: NSValue)
  /// An `NSValue` that holds the structure.
  var nsValue: NSValue { get }
}

extension ValueBridgeable {
  /// Converts the value to an object.
  public func _bridgeToObjectiveC() -> NSValue { nsValue }
  /// Converts an object, which must be convertible, and assigns the value to `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(heldBy: source)
  }
  /// Converts an object and assigns the value to `result`. Returns `false` if it is not convertible.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    // Compare by Objective-C's encoding of the type.
    let isHeld = String(cString: source.objCType) == String(cString: plain.nsValue.objCType)
    result = isHeld ? Self(heldBy: source) : nil
    return isHeld
  }
  /// Returns the value of an object.
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
