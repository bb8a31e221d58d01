public import Foundation
internal import QuartzCore

/// Offsets of a view's properties that follow how the device is tilted. Kept for the app: nothing tilts a
/// device here, and no view applies its effects.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// The values that are added to properties, by key paths, for
  /// a tilt between -1 and 1 in both directions; nil for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// One property between two values along one direction.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of a tilt.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  /// The property of the view, by its path, to which values are added.
  open private(set) var keyPath: String
  /// The direction of the tilt that the values follow.
  open private(set) var type: EffectType
  /// What is added at -1 and at 1: numbers, points, sizes, offsets or colours.
  open var minimumRelativeValue: Any?
  /// What is added at 1, of the same type.
  open var maximumRelativeValue: Any?

  /// An effect without values, which adds nothing.
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

  /// Red, green, blue, opacity.
  private static func parts(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}

/// Several effects that are applied together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects, of whose values for one path the last counts; nil for none.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [String: Any]()) { all, effect in
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}
