public import CoreGraphics
public import Foundation

/// A path with the attributes for stroking and filling it.
///
/// Coordinates are in the user space of the current context, with y pointing down. Angles are in radians,
/// clockwise from the positive x axis.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var path: CGMutablePath
  var dash = (pattern: [CGFloat](), phase: CGFloat(0))

  /// The width of strokes, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of strokes.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of strokes.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The ratio of a mitre's length to the line width above which corners are bevelled.
  open var miterLimit: CGFloat = 10
  /// The maximum distance between a drawn curve and the exact one, in pixels.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that determines whether the even-odd rule is used instead of the winding rule.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// A convenience initializer, so that subclasses need not override it to inherit the others.
  convenience init(_ build: (CGMutablePath) -> Void) {
    self.init()
    build(path)
  }

  /// Creates a path with the outline of a rectangle, clockwise from its origin.
  public convenience init(rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Creates a path with an ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Creates a path with a rounded rectangle.
  ///
  /// As on iOS, the corners have a continuous curvature and extend over 1.53 times the radius of each edge.
  /// If the edges are too short for that, the ends become half circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: 0))
  }

  /// Creates a path with a rectangle of which some corners are rounded. As on iOS, the height of the radii
  /// has no effect.
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

  /// Creates a path with an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with a copy of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) { self.init { $0.addPath(CGPath) } }

  /// Creates a path from an archive.
  public required init?(coder: NSCoder) {
    path = CGMutablePath()
    super.init()
    read(from: coder)
  }

  /// Writes the path to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// A Boolean value that indicates whether the class supports secure coding: `true`, because an archived
  /// path contains only numbers.
  open class var supportsSecureCoding: Bool { true }

  /// A copy of the path without its attributes. Setting it replaces the elements and keeps the attributes.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, and a line from the current point to its start.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics defines directions for a y axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the subpath with a line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Returns the path in reverse direction with the same attributes.
  open func reversing() -> UIBezierPath { reversed() }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of the path without control points and line width, or the null rectangle if the path is
  /// empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The current point, or zero if the path is empty.
  open var currentPoint: CGPoint { path.isEmpty ? .zero : path.currentPoint }

  /// Returns a Boolean value that indicates whether a point is in the area that the path fills.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  /// Sets the dash pattern of strokes.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps in points. An empty pattern means solid strokes.
  ///   - count: The number of lengths.
  ///   - phase: The offset in the pattern at which strokes start.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
  }

  /// Returns the lengths of dashes and gaps, their number, and the phase of the dash pattern.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  /// Fills the path in the current context with its fill colour.
  open func fill() { draw { $0.fillPath(using: fillRule) } }

  /// Strokes the path in the current context with its stroke colour.
  open func stroke() {
    draw {
      apply(to: $0)
      $0.strokePath()
    }
  }

  /// Fills the path with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: fillRule)
    }
  }

  /// Strokes the path with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      apply(to: $0)
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.strokePath()
    }
  }

  /// Intersects the clipping area of the current context with the path's interior.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  /// Returns a copy with the same attributes.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate(path) }

  /// Returns a Boolean value that indicates whether an object is a path with the same elements and
  /// attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other
      || path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
        && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
        && flatness == other.flatness
        && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
  }
  /// The hash value, which is the same for equal paths.
  open override var hash: Int { path.hashValue }

  /// A description with the class, the address and the elements.
  open override var description: String { printedForm }
}
