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

  /// Gives what is painted from now on the layer's shadow. Its offset and radius are in the layer's points and turn and
  /// grow with them.
  func setShadow(of state: LayerState, on canvas: Canvas) {
    let detail = state.detail
    guard let color = detail.shadowColor else { return }
    var toUser = CGAffineTransform.identity
    if let perspective = canvas.perspective {
      // The plane as it is around the layer's middle.
      let middle = CGPoint(x: state.bounds.midX, y: state.bounds.midY)
      let o = perspective.project(middle)
      let x = perspective.project(CGPoint(x: middle.x + 1, y: middle.y))
      let y = perspective.project(CGPoint(x: middle.x, y: middle.y + 1))
      toUser = CGAffineTransform(a: x.x - o.x, b: x.y - o.y, c: y.x - o.x, d: y.y - o.y, tx: 0, ty: 0)
    }
    canvas.context.setShadowInUserSpace(
      offset: detail.shadowOffset.applying(toUser),
      blur: 2 * detail.shadowRadius * abs(toUser.a * toUser.d - toUser.b * toUser.c).squareRoot(),
      color: color.copy(alpha: color.alpha * CGFloat(min(detail.shadowOpacity, 1))))
  }
}
