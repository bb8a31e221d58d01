public import Foundation
internal import QuartzCore

/// Offsets of a view's properties that follow the tilt of the device.
///
/// - Note: Devices are never tilted in Mica, so views do not apply motion effects.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Returns the values to add to properties, by key path, for a tilt from -1 to 1 in both directions.
  /// Returns nil by default.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion effect that interpolates a property between two values along one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of a tilt.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  /// The key path of the view's property.
  open private(set) var keyPath: String
  /// The axis of the tilt that the values follow.
  open private(set) var type: EffectType
  /// The value to add at a tilt of -1: a number, point, size, offset or colour.
  open var minimumRelativeValue: Any?
  /// The value to add at a tilt of 1, of the same type.
  open var maximumRelativeValue: Any?

  /// Creates an effect without values, which adds nothing.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (min(max(tilt, -1), 1) + 1) / 2
    guard let low = Self.numbers(minimumRelativeValue), let high = Self.numbers(maximumRelativeValue),
      low.count == high.count
    else { return nil }
    let mixed = zip(low, high).map { $0 + ($1 - $0) * part }
    switch maximumRelativeValue {
    case is CGPoint: return [keyPath: CGPoint(x: mixed[0], y: mixed[1])]
    case is CGSize: return [keyPath: CGSize(width: mixed[0], height: mixed[1])]
    case is UIOffset: return [keyPath: UIOffset(horizontal: mixed[0], vertical: mixed[1])]
    case is UIColor:
      return [keyPath: UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])]
    default: return [keyPath: mixed[0]]
    }
  }

  private static func numbers(_ value: Any?) -> [CGFloat]? {
    switch value {
    case let value as CGFloat: [value]
    case let value as Double: [CGFloat(value)]
    case let value as Int: [CGFloat(value)]
    case let value as NSNumber: [CGFloat(value.doubleValue)]
    case let value as CGPoint: [value.x, value.y]
    case let value as CGSize: [value.width, value.height]
    case let value as UIOffset: [value.horizontal, value.vertical]
    case let value as UIColor: parts(of: value)
    default: nil
    }
  }

  /// Returns the red, green, blue and alpha components of a colour.
  private static func parts(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}

/// A group of motion effects that are applied together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects, or nil. If several have values for one key path, the last one is used.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [String: Any]()) { all, effect in
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}
