internal import CoreGraphics
public import Foundation
internal import RenderTree

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow beginning and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing function of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function that defines the pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1), with time
/// along x and progress along y.
open class CAMediaTimingFunction: NSObject {
  /// The two control points between the ends.
  private let c1: (x: Float, y: Float)
  private let c2: (x: Float, y: Float)
  /// The name of a predefined function. Apple has a single object for each.
  private let name: CAMediaTimingFunctionName?

  /// Creates a function from its control points. x is a fraction of the time and must be in 0…1; y is a
  /// fraction of the progress and may be outside that range.
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

  /// Creates a predefined function, which is equal to any other of that name. An unknown name stops the
  /// program, as Apple's does.
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

  /// Writes the x and y coordinates of a control point to two floats. The points 0 and 3 are the ends.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    raiseUnless((0...3).contains(idx), "getControlPoint(at:values:): \(idx) is not in 0...3")
    let point = [(x: 0, y: 0), c1, c2, (x: 1, y: 1)][idx]
    ptr[0] = point.x
    ptr[1] = point.y
  }

  /// The function as a value of the render tree.
  final var curve: TimingCurve { TimingCurve(floats: c1.x, c1.y, c2.x, c2.y) }
}
