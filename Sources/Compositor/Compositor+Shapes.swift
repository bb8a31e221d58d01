internal import CoreGraphics
internal import RenderTree

extension Compositor {
  /// The layer's bounds with its corners rounded.
  func outline(of state: LayerState) -> Canvas.Outline {
    guard state.cornerRadius > 0 else { return .rect(state.bounds) }
    let corners = state.hasDetail ? state.detail.roundedCorners : .all
    return .path(Self.roundedRect(state.bounds, radius: state.cornerRadius, corners: corners))
  }

  /// A rectangle whose named corners are quarter circles; the radius is at most half of the shorter side.
  static func roundedRect(_ rect: CGRect, radius: CGFloat, corners: RoundedCorners) -> CGPath {
    let path = CGMutablePath()
    let r = min(radius, rect.width / 2, rect.height / 2)
    guard r > 0, rect.width > 0, rect.height > 0 else {
      if rect.width > 0, rect.height > 0 { path.addRect(rect) }
      return path
    }
    // The usual cubic for a quarter circle.
    let k = r * (1 - 0.5522847498307936)
    func corner(_ corner: RoundedCorners, _ p: CGPoint, from a: CGVector, to b: CGVector) {
      guard corners.contains(corner) else { return path.addLine(to: p) }
      path.addLine(to: CGPoint(x: p.x + a.dx * r, y: p.y + a.dy * r))
      path.addCurve(
        to: CGPoint(x: p.x + b.dx * r, y: p.y + b.dy * r),
        control1: CGPoint(x: p.x + a.dx * k, y: p.y + a.dy * k),
        control2: CGPoint(x: p.x + b.dx * k, y: p.y + b.dy * k))
    }
    let left = CGVector(dx: -1, dy: 0), right = CGVector(dx: 1, dy: 0)
    let up = CGVector(dx: 0, dy: -1), down = CGVector(dx: 0, dy: 1)
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    corner(.maxXMinY, CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
    corner(.maxXMaxY, CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
    corner(.minXMaxY, CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
    corner(.minXMinY, CGPoint(x: rect.minX, y: rect.minY), from: down, to: right)
    path.closeSubpath()
    return path
  }

  func hasBorder(_ state: LayerState) -> Bool {
    state.hasDetail && state.detail.borderWidth > 0 && (state.detail.borderColor?.alpha ?? 0) > 0
  }

  /// The ring between the bounds and the bounds inset by the border's width, above everything else.
  func paintBorder(of state: LayerState, on canvas: Canvas) {
    guard let color = state.detail.borderColor else { return }
    let width = state.detail.borderWidth
    let ring = CGMutablePath()
    ring.addPath(outline(of: state).path)
    if 2 * width < min(state.bounds.width, state.bounds.height) {
      ring.addPath(
        Self.roundedRect(
          state.bounds.insetBy(dx: width, dy: width), radius: max(0, state.cornerRadius - width),
          corners: state.detail.roundedCorners))
    }
    canvas.fill(.path(ring), color, evenOdd: true)
  }

  func hasShadow(_ state: LayerState) -> Bool {
    state.hasDetail && state.detail.shadowOpacity > 0 && !state.flags.contains(.masksToBounds)
      && (state.detail.shadowColor?.alpha ?? 0) > 0
  }

  /// The shadow of everything the layer shows, below all of it.
  func paintShadow(of node: RenderNode, on canvas: Canvas) {
    let detail = node.state.detail
    guard let color = detail.shadowColor else { return }
    let context = canvas.context
    context.saveGState()
    context.setShadow(
      offset: detail.shadowOffset, blur: 2 * detail.shadowRadius,
      color: color.copy(alpha: color.alpha * CGFloat(min(detail.shadowOpacity, 1))))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    paintParts(of: node, on: canvas)
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
