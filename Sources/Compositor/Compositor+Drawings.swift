internal import CoreGraphics
internal import RenderTree

extension Compositor {
  /// Paints a gradient over the bounds with their rounded corners, whether or not the layer masks to them.
  func paint(_ gradient: GradientDrawing, of state: LayerState, on canvas: Canvas) {
    let bounds = state.bounds
    guard bounds.width > 0, bounds.height > 0, let colors = gradient.filling else { return }
    canvas.context.saveGState()
    defer { canvas.context.restoreGState() }
    canvas.clip(to: outline(of: state))
    guard canvas.perspective == nil else {
      canvas.context.interpolationQuality = .default
      if let image = Self.image(of: gradient, colors, size: bounds.size) { canvas.draw(image, in: bounds) }
      return
    }
    Self.paint(gradient, colors, over: bounds, in: canvas.context)
  }

  /// Fills the clip with a gradient over a rectangle. Lines of equal colour are perpendicular to the
  /// gradient's direction in the unit square, not in the rectangle.
  private static func paint(
    _ gradient: GradientDrawing, _ colors: CGGradient, over rect: CGRect, in context: CGContext
  ) {
    let (start, end) = (gradient.start, gradient.end)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    switch gradient.kind {
    case .axial:
      context.drawLinearGradient(
        colors, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      guard width > 0, height > 0 else { return }
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: width, y: height)
      context.drawRadialGradient(
        colors, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: .drawsAfterEndLocation)
    case .conic:
      context.drawConicGradient(colors, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    }
  }

  /// Creates an image of the gradient with two pixels per point, for layers in perspective.
  private static func image(of gradient: GradientDrawing, _ colors: CGGradient, size: CGSize) -> CGImage? {
    let width = min(max((size.width * 2).rounded(.up), 1), 4096)
    let height = min(max((size.height * 2).rounded(.up), 1), 4096)
    let context = CGContext(pixelsWide: Int(width), pixelsHigh: Int(height))
    guard let context else { return nil }
    paint(gradient, colors, over: CGRect(x: 0, y: 0, width: width, height: height), in: context)
    return context.finish()
  }

  /// Paints a shape: its fill, then its stroke.
  func paint(_ shape: ShapeDrawing, on canvas: Canvas) {
    guard let path = shape.path, !path.isEmpty else { return }
    if let color = shape.fillColor, color.alpha > 0 {
      canvas.fill(.path(path), color, evenOdd: shape.fillsEvenOdd)
    }
    guard shape.isStroked, let color = shape.strokeColor else { return }
    let line = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
    guard canvas.perspective == nil else {
      let dashed = shape.dashes.map { line.copy(dashingWithPhase: shape.dashPhase, lengths: $0) } ?? line
      let outline = dashed.copy(
        strokingWithWidth: shape.lineWidth, lineCap: shape.cap.lineCap, lineJoin: shape.join.lineJoin,
        miterLimit: shape.miterLimit)
      return canvas.fill(.path(outline), color)
    }
    let context = canvas.context
    context.saveGState()
    context.setStrokeColor(color)
    if color.pattern != nil { context.anchorPatternsInUserSpace() }
    context.setLineWidth(shape.lineWidth)
    context.setLineCap(shape.cap.lineCap)
    context.setLineJoin(shape.join.lineJoin)
    context.setMiterLimit(shape.miterLimit)
    context.setLineDash(phase: shape.dashPhase, lengths: shape.dashes ?? [])
    context.beginPath()
    context.addPath(line)
    context.strokePath()
    context.restoreGState()
  }
}

extension GradientDrawing {
  /// The gradient to paint, or nil if nothing is shown.
  var filling: CGGradient? {
    guard colors.count > 1 else { return nil }
    guard let locations else { return CGGradient(colorsSpace: nil, colors: colors, locations: nil) }
    guard locations.count == colors.count else { return nil }
    return locations.withUnsafeBufferPointer {
      CGGradient(colorsSpace: nil, colors: colors, locations: $0.baseAddress)
    }
  }
}

extension ShapeDrawing {
  var isFilled: Bool { path != nil && (fillColor?.alpha ?? 0) > 0 }
  var isStroked: Bool {
    path != nil && lineWidth > 0 && (strokeColor?.alpha ?? 0) > 0 && strokeStart < strokeEnd
  }

  /// A rectangle that contains everything that is painted, in the layer's coordinate space.
  var extent: CGRect {
    guard let path, !path.isEmpty, isFilled || isStroked else { return .null }
    let reach = isStroked ? lineWidth / 2 * max(join == .miter ? miterLimit : 1, 1.5) : 0
    return path.boundingBox.insetBy(dx: -reach, dy: -reach)
  }
}

extension ShapeDrawing.Cap {
  var lineCap: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension ShapeDrawing.Join {
  var lineJoin: CGLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
