internal import CoreGraphics
public import Foundation
internal import RenderTree

/// The name of a curve of pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same speed all the way.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve of pace: a cubic Bézier curve from (0, 0) to (1, 1), time to the right, progress upwards.
open class CAMediaTimingFunction: NSObject {
  /// The two points between the ends.
  private let c1: (x: Float, y: Float)
  private let c2: (x: Float, y: Float)
  /// The name of a named curve, of which Apple has one object each.
  private let name: CAMediaTimingFunctionName?

  /// The two points between the ends: x is a share of the time and to be 0…1, y a share of the way and may
  /// lie beyond.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    c1 = (c1x, c1y)
    c2 = (c2x, c2y)
    name = nil
    super.init()
  }

  private init(_ name: CAMediaTimingFunctionName, _ curve: TimingCurve) {
    c1 = (Float(curve.x1), Float(curve.y1))
    c2 = (Float(curve.x2), Float(curve.y2))
    self.name = name
    super.init()
  }

  /// One of the named curves; equal to any other of that name.
  /// An unknown name stops the program, as Apple's does.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(name, .linear)
    case .easeIn: self.init(name, .easeIn)
    case .easeOut: self.init(name, .easeOut)
    case .easeInEaseOut: self.init(name, .easeInEaseOut)
    case .default: self.init(name, .default)
    default: raiseException("CAMediaTimingFunction(name:): no curve is named \(name.rawValue)")
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return other === self || name != nil && name == other.name
  }
  open override var hash: Int { name?.hashValue ?? ObjectIdentifier(self).hashValue }

  /// Writes x and y of the point at `idx`, 0…3, to two floats; the first and last are the ends.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    raiseUnless((0...3).contains(idx), "getControlPoint(at:values:): \(idx) is not in 0...3")
    let point = [(x: 0, y: 0), c1, c2, (x: 1, y: 1)][idx]
    ptr[0] = point.x
    ptr[1] = point.y
  }

  /// The curve as a value.
  final var curve: TimingCurve { TimingCurve(floats: c1.x, c1.y, c2.x, c2.y) }
}
