public import Foundation

// As on Apple's systems, a constant in an untyped place can be cast to its string, and a string to the
// constant of that name.

extension _ObjectiveCBridgeable
where Self: RawRepresentable, RawValue == String, _ObjectiveCType == NSString {
  /// Converts the value to an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
  /// Converts an object, which must be convertible, and assigns the value to `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: String(describing: source))
  }
  /// Converts an object and assigns the value to `result`. Returns `false` if it is not convertible.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return result != nil
  }
  /// Returns the value of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source.map { String(describing: $0) } ?? "")!
  }
}

extension CALayerContentsFormat: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CALayerCornerCurve: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CALayerContentsGravity: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CALayerContentsFilter: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CATextLayerTruncationMode: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CATextLayerAlignmentMode: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CAEmitterLayerEmitterShape: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CAEmitterLayerEmitterMode: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CAEmitterLayerRenderMode: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CAShapeLayerFillRule: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CAShapeLayerLineCap: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CAShapeLayerLineJoin: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CAGradientLayerType: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
extension CAMediaTimingFillMode: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSString
}
