public import Foundation

// As on Apple's systems, a constant in an untyped place can be cast to its string, and a string to the
// constant of that name.

extension _ObjectiveCBridgeable
where Self: RawRepresentable, RawValue == String, _ObjectiveCType == NSString {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: String(describing: source))
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return result != nil
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source.map { String(describing: $0) } ?? "")!
  }
}

extension CALayerContentsFormat: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CALayerCornerCurve: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CALayerContentsGravity: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CALayerContentsFilter: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CATextLayerTruncationMode: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CATextLayerAlignmentMode: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CAEmitterLayerEmitterShape: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CAEmitterLayerEmitterMode: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CAEmitterLayerRenderMode: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CAShapeLayerFillRule: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CAShapeLayerLineCap: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CAShapeLayerLineJoin: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CAGradientLayerType: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension CAMediaTimingFillMode: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
