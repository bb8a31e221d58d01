// Painting paths and rectangles.

extension CGContext {
  /// What strokes and fills have in common: how they meet the bitmap.
  var paint: PaintStyle {
    PaintStyle(
      alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow,
      antialias: state.shouldAntialias, masks: state.masks)
  }

  private func fill(_ path: PathStorage, _ rule: CGPathFillRule) {
    backend.draw(.fill(path, rule), with: source(state.fillColor), paint(in: state.fillColor))
  }

  private func stroke(_ path: PathStorage) {
    backend.draw(
      .stroke(path, state.line, state.matrix), with: source(state.strokeColor), paint(in: state.strokeColor))
  }

  /// Paints the inside of the current path and forgets the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath, rule)
    currentPath.removeAll()
  }

  /// Paints the outline of the current path and forgets the path.
  public func strokePath() {
    stroke(currentPath)
    currentPath.removeAll()
  }

  /// Paints the inside, the outline or both of the current path and forgets the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(currentPath, .winding)
    case .eoFill: fill(currentPath, .evenOdd)
    case .stroke: stroke(currentPath)
    case .fillStroke:
      fill(currentPath, .winding)
      stroke(currentPath)
    case .eoFillStroke:
      fill(currentPath, .evenOdd)
      stroke(currentPath)
    }
    currentPath.removeAll()
  }

  private func inUserSpace(_ build: (inout PathStorage) -> Void) -> PathStorage {
    var path = PathStorage()
    build(&path)
    return path
  }

  /// Paints a rectangle.
  public func fill(_ rect: CGRect) {
    currentPath.removeAll()
    currentPath.addRect(rect, state.matrix)
    fillPath()
  }

  /// Paints rectangles; where they overlap they are painted once.
  public func fill(_ rects: [CGRect]) {
    currentPath.removeAll()
    fill(inUserSpace { for rect in rects { $0.addRect(rect.standardized, state.matrix) } }, .winding)
  }

  /// Paints the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    currentPath.removeAll()
    stroke(inUserSpace { $0.addRect(rect, state.matrix) })
  }

  /// Paints the outline of a rectangle with a line of the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let kept = state.line
    setLineWidth(width)
    stroke(rect)
    state.line = kept
  }

  /// Paints an ellipse that touches the rectangle's sides.
  public func fillEllipse(in rect: CGRect) {
    currentPath.removeAll()
    fill(inUserSpace { $0.addEllipse(rect, state.matrix) }, .winding)
  }

  /// Paints the outline of an ellipse that touches the rectangle's sides.
  public func strokeEllipse(in rect: CGRect) {
    currentPath.removeAll()
    stroke(inUserSpace { $0.addEllipse(rect, state.matrix) })
  }

  /// Paints lines between the first and second point, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    currentPath.removeAll()
    stroke(
      inUserSpace { path in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          path.move(to: points[index].applying(state.matrix))
          path.addLine(to: points[index + 1].applying(state.matrix))
        }
      })
  }

  /// Makes a rectangle transparent, inside the clip and whatever the blend mode, opacity and shadow are.
  public func clear(_ rect: CGRect) {
    currentPath.removeAll()
    let path = inUserSpace { $0.addRect(rect, state.matrix) }
    let style = PaintStyle(alpha: 1, blendMode: .clear, shadow: nil, antialias: state.shouldAntialias)
    backend.draw(.fill(path, .winding), with: .color((0, 0, 0, 0)), style)
  }
}
