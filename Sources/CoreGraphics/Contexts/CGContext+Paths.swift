// Points are transformed when they are added to the current path.

extension CGContext {
  /// Clears the current path.
  public func beginPath() { currentPath.removeAll() }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.matrix)) }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(state.matrix)) }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let t = state.matrix
    currentPath.addCurve(to: end.applying(t), control1.applying(t), control2.applying(t))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuad(to: end.applying(state.matrix), control: control.applying(state.matrix))
  }

  /// Closes the current subpath with a line to its first point.
  public func closePath() { currentPath.close() }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, state.matrix) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds a subpath of straight lines through the points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds the ellipse that is inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(rect, state.matrix) }

  /// Adds an arc, joined by a line to the current point.
  ///
  /// - Parameters:
  ///   - center: The centre of the arc's circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the arc's start, in radians.
  ///   - endAngle: The angle of the arc's end, in radians.
  ///   - clockwise: Pass `true` for decreasing angles, which look clockwise if y points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      state.matrix)
  }

  /// Adds a line and an arc that is tangent to the line from the current point to the first end and to the
  /// line between the two ends.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addTangentArc(
      from: currentPointOfPath, corner: tangent1End, end: tangent2End, radius: radius, state.matrix)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { currentPath.append(path.storage, state.matrix) }

  /// Adds the outline of a rounded rectangle, the same as its `path`.
  package func addOutline(of shape: RoundedRectangle) {
    spareOutline.removeAll()
    shape.addOutline(to: &spareOutline)
    currentPath.append(spareOutline, state.matrix)
  }

  /// A Boolean value that indicates whether the current path has no segments.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the current path's last segment, or zero if the path is empty.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.current.applying(state.matrix.inverted())
  }

  /// A copy of the current path in user space, or nil if it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(storage: currentPath.applying(state.matrix.inverted()))
  }

  /// The bounding box of the current path in user space, including control points, or the null rectangle if
  /// the path is empty.
  public var boundingBoxOfPath: CGRect {
    currentPath.isEmpty ? .null : currentPath.applying(state.matrix.inverted()).controlBox
  }

  /// Returns a Boolean value that indicates whether painting the current path in the given mode would cover a
  /// point of user space.
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
