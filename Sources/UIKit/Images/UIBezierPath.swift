public import CoreGraphics
public import Foundation

/// A path together with the way in which it is stroked and filled.
///
/// Coordinates are in the current context's user space, y down; angles are in radians, clockwise from the
/// positive x axis.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var path: CGMutablePath
  var dash = (pattern: [CGFloat](), phase: CGFloat(0))

  /// The distance between the ends of a stroke's breadth, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of a stroke's ends.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of a stroke's corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The ratio of a mitre's length to the line's width above which a corner is bevelled.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may lie from the true one, in pixels.
  open var flatness: CGFloat = 0.6
  /// Whether a point is inside by the even-odd rule instead of the winding rule.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// No initialiser that a class elsewhere would have to override to inherit the others.
  convenience init(_ build: (CGMutablePath) -> Void) {
    self.init()
    build(path)
  }

  /// The outline of a rectangle, clockwise from its origin.
  public convenience init(rect: CGRect) { self.init { $0.addRect(rect) } }

  /// An ellipse that touches the rectangle's edges.
  public convenience init(ovalIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// A rectangle with all corners rounded.
  ///
  /// As on iOS the corners have a continuous curvature, and take 1.53 times the radius of each edge. Where
  /// the edges are too short for that, the ends become half circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: 0))
  }

  /// A rectangle with some corners rounded; the radii's height has no effect, as on iOS.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let corners = RoundedCorners(rawValue: UInt8(corners.rawValue & 15))
    self.init(
      RoundedRectangle(
        rect: rect, radius: cornerRadii.width, corners: corners, curve: .continuousOrHalfCircles
      )
        .add(to:))
  }

  /// An arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) { self.init { $0.addPath(CGPath) } }

  /// A path from an archive.
  public required init?(coder: NSCoder) {
    path = CGMutablePath()
    super.init()
    read(from: coder)
  }

  /// Writes the path to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// True: an archive of a path holds nothing but numbers.
  open class var supportsSecureCoding: Bool { true }

  /// A copy of the path without its line and fill attributes; setting it replaces the path alone.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line from the current point to the arc's start.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics names the directions as seen with y up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to the subpath's start.
  open func close() { path.closeSubpath() }

  /// Makes the path empty.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds another path's subpaths.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// The same path run through backwards, with the same attributes.
  open func reversing() -> UIBezierPath { reversed() }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// Whether the path has no points.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path itself, without control points and the line's width; null where
  /// the path is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The point where the next line starts; zero where the path is empty.
  open var currentPoint: CGPoint { path.isEmpty ? .zero : path.currentPoint }

  /// Whether a point lies in the area that would be filled.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  /// Sets the lengths of dashes and gaps in points, and where in them a line starts; no lengths means solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
  }

  /// Writes the lengths of dashes and gaps, how many there are, and the phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  /// Paints the inside in the current context with its fill colour.
  open func fill() { draw { $0.fillPath(using: fillRule) } }

  /// Paints the line in the current context with its stroke colour.
  open func stroke() {
    draw {
      apply(to: $0)
      $0.strokePath()
    }
  }

  /// Paints the inside in a blend mode with an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: fillRule)
    }
  }

  /// Paints the line in a blend mode with an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      apply(to: $0)
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.strokePath()
    }
  }

  /// Cuts the current context's clip to the inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  /// A copy with the same attributes.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate(path) }

  /// Whether another has the same elements and the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other
      || path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
  }
  /// Equal for equal paths.
  open override var hash: Int { path.hashValue }

  /// The class, the address and the elements.
  open override var description: String { printedForm }
}
