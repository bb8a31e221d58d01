public import CoreGraphics
public import Foundation
internal import RenderTree

/// The rules that determine the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path's winding number around it is not zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of an open stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends exactly at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Ends with a semicircle beyond the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Ends half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed corner, up to `miterLimit`.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// An arc around the corner with a radius of half the line width.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path between its contents and its sublayers.
open class CAShapeLayer: CALayer {
  /// The path in this layer's coordinate space. It is not clipped unless the layer masks to its bounds. Paths
  /// with the same kinds of segments can be animated.
  open var path: CGPath? {
    get { state.detail.shape.path }
    set { set(\.path, newValue?.copy(), "path") }
  }
  /// The fill colour. Nil means no fill.
  open var fillColor: CGColor? {
    get { state.detail.shape.fillColor }
    set { set(\.fillColor, newValue, "fillColor") }
  }
  /// The fill rule. Unknown rules are treated as `nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { state.detail.shape.fillsEvenOdd ? .evenOdd : .nonZero }
    set { set(\.fillsEvenOdd, newValue == .evenOdd, "fillRule") }
  }
  /// The stroke colour. Nil means no stroke.
  open var strokeColor: CGColor? {
    get { state.detail.shape.strokeColor }
    set { set(\.strokeColor, newValue, "strokeColor") }
  }
  /// The start of the stroke as a fraction of the path's length, 0…1. It does not affect the fill.
  open var strokeStart: CGFloat {
    get { state.detail.shape.strokeStart }
    set { set(\.strokeStart, newValue, "strokeStart") }
  }
  /// The end of the stroke as a fraction of the path's length, 0…1.
  open var strokeEnd: CGFloat {
    get { state.detail.shape.strokeEnd }
    set { set(\.strokeEnd, newValue, "strokeEnd") }
  }
  /// The line width in points.
  open var lineWidth: CGFloat {
    get { state.detail.shape.lineWidth }
    set { set(\.lineWidth, newValue, "lineWidth") }
  }
  /// The largest length of a mitred corner as a multiple of the line width. Longer corners are bevelled.
  open var miterLimit: CGFloat {
    get { state.detail.shape.miterLimit }
    set { set(\.miterLimit, newValue, "miterLimit") }
  }
  /// The line cap. Unknown shapes are treated as `butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: state.detail.shape.cap.rawValue) }
    set { set(\.cap, ShapeDrawing.Cap(rawValue: newValue.rawValue) ?? .butt, "lineCap") }
  }
  /// The line join. Unknown shapes are treated as `miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: state.detail.shape.join.rawValue) }
    set { set(\.join, ShapeDrawing.Join(rawValue: newValue.rawValue) ?? .miter, "lineJoin") }
  }
  /// The distance in points into the dash pattern at which the stroke begins.
  open var lineDashPhase: CGFloat {
    get { state.detail.shape.dashPhase }
    set { set(\.dashPhase, newValue, "lineDashPhase") }
  }
  /// The alternating lengths of dashes and gaps in points, or nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { state.detail.shape.dashes?.map { NSNumber(value: Double($0)) } }
    set { set(\.dashes, newValue?.map { CGFloat($0.doubleValue) }, "lineDashPattern") }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fillColor": CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    case "fillRule": CAShapeLayerFillRule.nonZero.rawValue
    case "lineWidth", "strokeEnd": NSNumber(value: 1)
    case "miterLimit": NSNumber(value: 10)
    case "lineCap": CAShapeLayerLineCap.butt.rawValue
    case "lineJoin": CAShapeLayerLineJoin.miter.rawValue
    default: super.defaultValue(forKey: key)
    }
  }

  private func set<T: Equatable>(_ path: WritableKeyPath<ShapeDrawing, T>, _ value: T, _ key: StaticString) {
    let action = willChange(key)
    var shape = state.detail.shape
    shape[keyPath: path] = value
    change(\.drawing, .shape(shape))
    action?.run()
  }
}
