// Painting paths and rectangles.

extension CGContext {
  /// The parameters that strokes and fills share.
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

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath, rule)
    currentPath.removeAll()
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    stroke(currentPath)
    currentPath.removeAll()
  }

  /// Fills, strokes or both the current path and clears it.
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

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    currentPath.removeAll()
    currentPath.addRect(rect, state.matrix)
    fillPath()
  }

  /// Fills rectangles. Areas in which they overlap are painted once.
  public func fill(_ rects: [CGRect]) {
    currentPath.removeAll()
    fill(inUserSpace { for rect in rects { $0.addRect(rect.standardized, state.matrix) } }, .winding)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    currentPath.removeAll()
    stroke(inUserSpace { $0.addRect(rect, state.matrix) })
  }

  /// Strokes a rectangle with a line of the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let kept = state.line
    setLineWidth(width)
    stroke(rect)
    state.line = kept
  }

  /// Fills the ellipse that is inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    currentPath.removeAll()
    fill(inUserSpace { $0.addEllipse(rect, state.matrix) }, .winding)
  }

  /// Strokes the ellipse that is inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    currentPath.removeAll()
    stroke(inUserSpace { $0.addEllipse(rect, state.matrix) })
  }

  /// Strokes lines between the first and second point, the third and fourth, and so on.
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

  /// Makes a rectangle transparent, regardless of the blend mode, opacity and shadow. The clip applies.
  public func clear(_ rect: CGRect) {
    currentPath.removeAll()
    let path = inUserSpace { $0.addRect(rect, state.matrix) }
    let style = PaintStyle(alpha: 1, blendMode: .clear, shadow: nil, antialias: state.shouldAntialias)
    backend.draw(.fill(path, .winding), with: .color((0, 0, 0, 0)), style)
  }
}
