internal import CoreGraphics
public import Foundation
internal import RenderTree

/// How a gradient's colours lie.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, with their rounded corners, with a gradient: above the
/// background, below the contents.
///
/// Points are in unit coordinates of the bounds, and lines of one colour are at right angles to the
/// gradient's direction there. Colours are mixed as encoded sRGB.
open class CAGradientLayer: CALayer {
  /// `CGColor`s; nothing is shown with fewer than two.
  open var colors: [Any]? {
    get {
      let colors = state.detail.gradient.colors
      return colors.isEmpty ? nil : colors
    }
    set { set(\.colors, (newValue ?? []).compactMap { $0 as? CGColor }, "colors") }
  }
  /// Where the colours lie, 0…1 and rising; nil spreads them evenly. Nothing is shown with another number of
  /// locations than of colours.
  open var locations: [NSNumber]? {
    get { state.detail.gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { set(\.locations, newValue?.map { CGFloat($0.doubleValue) }, "locations") }
  }
  /// Where the first colour lies: the middle of a radial or conic gradient.
  open var startPoint: CGPoint {
    get { state.detail.gradient.start }
    set { set(\.start, newValue, "startPoint") }
  }
  /// Where the last colour lies; for a radial gradient a corner of the box around its ellipse's quadrant, for
  /// a conic one the direction in which it begins.
  open var endPoint: CGPoint {
    get { state.detail.gradient.end }
    set { set(\.end, newValue, "endPoint") }
  }
  /// An unknown type acts as `axial`.
  open var type: CAGradientLayerType {
    get { CAGradientLayerType(rawValue: state.detail.gradient.kind.rawValue) }
    set { set(\.kind, GradientDrawing.Kind(rawValue: newValue.rawValue) ?? .axial, "type") }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "startPoint": NSValue(point: CGPoint(x: 0.5, y: 0))
    case "endPoint": NSValue(point: CGPoint(x: 0.5, y: 1))
    case "type": CAGradientLayerType.axial.rawValue
    default: super.defaultValue(forKey: key)
    }
  }

  private func set<T: Equatable>(_ path: WritableKeyPath<GradientDrawing, T>, _ value: T, _ key: StaticString)
  {
    let action = willChange(key)
    var gradient = state.detail.gradient
    gradient[keyPath: path] = value
    change(\.drawing, .gradient(gradient))
    action?.run()
  }
}
