// The current path of a context. Points are taken through the transform of the moment they are added.

extension CGContext {
  /// Throws the current path away.
  public func beginPath() { currentPath.removeAll() }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.matrix)) }

  /// A straight line from the current point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(state.matrix)) }

  /// A cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let t = state.matrix
    currentPath.addCurve(to: end.applying(t), control1.applying(t), control2.applying(t))
  }

  /// A quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuad(to: end.applying(state.matrix), control: control.applying(state.matrix))
  }

  /// A line back to where the subpath began.
  public func closePath() { currentPath.close() }

  /// A closed rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, state.matrix) }

  /// Closed rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// A subpath of straight lines through the points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// A closed ellipse that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(rect, state.matrix) }

  /// An arc between two angles in radians, joined by a line to the current point.
  ///
  /// `clockwise` means that the angle decreases, which looks clockwise where y points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      state.matrix)
  }

  /// A line and an arc that touches the line from the current point to the first end and the line between
  /// the ends.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addTangentArc(
      from: currentPointOfPath, corner: tangent1End, end: tangent2End, radius: radius, state.matrix)
  }

  /// A path's segments.
  public func addPath(_ path: CGPath) { currentPath.append(path.storage, state.matrix) }

  /// The outline of a rectangle with round corners, as its `path` has it.
  package func addOutline(of shape: RoundedRectangle) {
    spareOutline.removeAll()
    shape.addOutline(to: &spareOutline)
    currentPath.append(spareOutline, state.matrix)
  }

  /// Whether the current path has no segments.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the current path's last segment; zero where it is empty.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.current.applying(state.matrix.inverted())
  }

  /// A copy of the current path in user space; nil where it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(storage: currentPath.applying(state.matrix.inverted()))
  }

  /// The smallest rectangle of user space around the current path, control points included; null where it
  /// is empty.
  public var boundingBoxOfPath: CGRect {
    currentPath.isEmpty ? .null : currentPath.applying(state.matrix.inverted()).controlBox
  }

  /// Whether a point of user space is what painting the current path in the given way would cover.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let target = point.applying(state.matrix)
    switch mode {
    case .fill: return currentPath.contains(target, .winding)
    case .eoFill: return currentPath.contains(target, .evenOdd)
    case .stroke: return strokedPath.contains(target, .winding)
    case .fillStroke: return currentPath.contains(target, .winding) || strokedPath.contains(target, .winding)
    case .eoFillStroke:
      return currentPath.contains(target, .evenOdd) || strokedPath.contains(target, .winding)
    }
  }

  /// Replaces the current path by the outline of its stroke, dashes included.
  public func replacePathWithStrokedPath() { currentPath = strokedPath }

  private var strokedPath: PathStorage {
    let path = currentPath.applying(state.matrix.inverted())
    return state.line.outline(of: path, scale: state.matrix.largestScale).applying(state.matrix)
  }
}
