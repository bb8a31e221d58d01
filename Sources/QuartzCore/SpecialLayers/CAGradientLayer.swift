internal import CoreGraphics
public import Foundation
internal import RenderTree

/// The types of gradients.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient outwards from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, with their rounded corners, with a gradient above the background and below
/// the contents.
///
/// Points are in unit coordinates of the bounds. Lines of equal colour are perpendicular to the gradient's
/// direction in that space. Colours are interpolated as encoded sRGB.
open class CAGradientLayer: CALayer {
  /// The colours, instances of `CGColor`. Nothing is shown with fewer than two.
  open var colors: [Any]? {
    get {
      let colors = state.detail.gradient.colors
      return colors.isEmpty ? nil : colors
    }
    set { set(\.colors, (newValue ?? []).compactMap { $0 as? CGColor }, "colors") }
  }
  /// The locations of the colours, increasing in 0…1, or nil for even distances. Nothing is shown if their
  /// number differs from that of the colours.
  open var locations: [NSNumber]? {
    get { state.detail.gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { set(\.locations, newValue?.map { CGFloat($0.doubleValue) }, "locations") }
  }
  /// The point of the first colour: the centre of a radial or conic gradient.
  open var startPoint: CGPoint {
    get { state.detail.gradient.start }
    set { set(\.start, newValue, "startPoint") }
  }
  /// The point of the last colour. For a radial gradient, a corner of the box around its ellipse's quadrant;
  /// for a conic one, a point in the direction in which it begins.
  open var endPoint: CGPoint {
    get { state.detail.gradient.end }
    set { set(\.end, newValue, "endPoint") }
  }
  /// The type of gradient. Unknown types are treated as `axial`.
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
