public import CoreGraphics
public import Foundation
internal import RenderTree

/// How the inside of a path that crosses itself is told.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is what the path goes round another number of times to the left than to the right.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is what a ray from there leaves by an odd number of crossings of the path.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a stroke's open ends.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half the line's width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, up to `miterLimit`.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// An arc about the corner, of half the line's width.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path, between its contents and its sublayers.
open class CAShapeLayer: CALayer {
  /// In this layer's coordinates; not clipped unless the layer masks to its bounds. Paths of the same
  /// segments animate into one another.
  open var path: CGPath? {
    get { state.detail.shape.path }
    set { set(\.path, newValue?.copy(), "path") }
  }
  /// Nil fills nothing.
  open var fillColor: CGColor? {
    get { state.detail.shape.fillColor }
    set { set(\.fillColor, newValue, "fillColor") }
  }
  /// An unknown rule acts as `nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { state.detail.shape.fillsEvenOdd ? .evenOdd : .nonZero }
    set { set(\.fillsEvenOdd, newValue == .evenOdd, "fillRule") }
  }
  /// Nil strokes nothing.
  open var strokeColor: CGColor? {
    get { state.detail.shape.strokeColor }
    set { set(\.strokeColor, newValue, "strokeColor") }
  }
  /// Where along the path the stroke begins, as a share of its length, 0…1; the fill is not cut.
  open var strokeStart: CGFloat {
    get { state.detail.shape.strokeStart }
    set { set(\.strokeStart, newValue, "strokeStart") }
  }
  /// Where along the path the stroke ends.
  open var strokeEnd: CGFloat {
    get { state.detail.shape.strokeEnd }
    set { set(\.strokeEnd, newValue, "strokeEnd") }
  }
  /// In points.
  open var lineWidth: CGFloat {
    get { state.detail.shape.lineWidth }
    set { set(\.lineWidth, newValue, "lineWidth") }
  }
  /// How many line widths a sharp corner may reach before it is cut off.
  open var miterLimit: CGFloat {
    get { state.detail.shape.miterLimit }
    set { set(\.miterLimit, newValue, "miterLimit") }
  }
  /// An unknown shape acts as `butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: state.detail.shape.cap.rawValue) }
    set { set(\.cap, ShapeDrawing.Cap(rawValue: newValue.rawValue) ?? .butt, "lineCap") }
  }
  /// An unknown shape acts as `miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: state.detail.shape.join.rawValue) }
    set { set(\.join, ShapeDrawing.Join(rawValue: newValue.rawValue) ?? .miter, "lineJoin") }
  }
  /// How far into the dashes the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { state.detail.shape.dashPhase }
    set { set(\.dashPhase, newValue, "lineDashPhase") }
  }
  /// Lengths of dashes and gaps in turn, in points; nil for a line without gaps.
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
