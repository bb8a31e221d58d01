internal import CoreGraphics
internal import RenderTree

extension Compositor {
  /// Returns the layer's bounds with rounded corners.
  func outline(of state: LayerState) -> Canvas.Outline { outline(of: state, insetBy: 0) }

  /// Returns the bounds inset on all sides, with corners around the same centres.
  private func outline(of state: LayerState, insetBy width: CGFloat) -> Canvas.Outline {
    let rect = width == 0 ? state.bounds : state.bounds.insetBy(dx: width, dy: width)
    let radius = state.cornerRadius - width
    guard radius > 0 else { return .rect(rect) }
    guard state.hasDetail else { return .rounded(RoundedRectangle(rect: rect, radius: radius)) }
    let corners = state.detail.roundedCorners
    if corners.isEmpty { return .rect(rect) }
    return .rounded(
      RoundedRectangle(
        rect: rect, radius: radius, corners: corners,
        curve: state.detail.continuousCorners ? .continuous : .circular,
        shares: state.detail.cornerShares?.inset(by: width, of: state.cornerRadius)))
  }

  func hasBorder(_ state: LayerState) -> Bool {
    state.hasDetail && state.detail.borderWidth > 0 && (state.detail.borderColor?.alpha ?? 0) > 0
  }

  /// Paints the border: the ring between the bounds and the bounds inset by its width, above everything else.
  func paintBorder(of state: LayerState, on canvas: Canvas) {
    guard let color = state.detail.borderColor else { return }
    let width = state.detail.borderWidth
    let ring = CGMutablePath()
    ring.addPath(outline(of: state).path)
    if 2 * width < min(state.bounds.width, state.bounds.height) {
      ring.addPath(outline(of: state, insetBy: width).path)
    }
    canvas.fill(.path(ring), color, evenOdd: true)
  }

  func hasShadow(_ state: LayerState) -> Bool {
    state.hasDetail && state.detail.shadowOpacity > 0 && !state.flags.contains(.masksToBounds)
      && (state.detail.shadowColor?.alpha ?? 0) > 0
  }

  /// Sets the layer's shadow for what is painted from now on. Its offset and radius are in the layer's points
  /// and follow its rotation and scale.
  func setShadow(of state: LayerState, on canvas: Canvas) {
    let detail = state.detail
    guard let color = detail.shadowColor else { return }
    var toUser = CGAffineTransform.identity
    if let perspective = canvas.perspective {
      // Approximates the projection around the layer's centre.
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

  /// Paints the shadow of a path, below the layer.
  func paintShadow(of path: CGPath, _ state: LayerState, on canvas: Canvas) {
    canvas.context.saveGState()
    setShadow(of: state, on: canvas)
    canvas.context.fillShadow(of: canvas.seen(path))
    canvas.context.restoreGState()
  }
}
