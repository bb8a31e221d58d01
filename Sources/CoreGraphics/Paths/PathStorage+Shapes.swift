extension PathStorage {
  /// Adds a closed rectangle that starts at its origin and proceeds along x first.
  mutating func addRect(_ rect: CGRect, _ t: CGAffineTransform) {
    if rect.isNull { return }
    reserveForRect()
    let (x, y) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (x + rect.size.width, y + rect.size.height)
    move(to: CGPoint(x: x, y: y).applying(t))
    addLine(to: CGPoint(x: right, y: y).applying(t))
    addLine(to: CGPoint(x: right, y: bottom).applying(t))
    addLine(to: CGPoint(x: x, y: bottom).applying(t))
    close()
  }

  /// The distance of a control point along the tangent for a quarter circle of radius 1: 4/3·tan(π/8).
  static let quarter: CGFloat = 0.552284749830793398

  /// Adds a closed ellipse of four curves that starts at (maxX, midY) and proceeds towards maxY.
  mutating func addEllipse(_ rect: CGRect, _ t: CGAffineTransform) {
    if rect.isNull { return }
    let (cx, cy) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.quarter, ry * Self.quarter)
    func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: cx + dx, y: cy + dy).applying(t) }
    move(to: at(rx, 0))
    addCurve(to: at(0, ry), at(rx, ky), at(kx, ry))
    addCurve(to: at(-rx, 0), at(-kx, ry), at(-rx, ky))
    addCurve(to: at(0, -ry), at(-rx, -ky), at(-kx, -ry))
    addCurve(to: at(rx, 0), at(kx, -ry), at(rx, -ky))
    close()
  }

  /// Adds a closed rectangle with quarter ellipses for corners that starts at (maxX, midY) and proceeds
  /// towards maxY.
  ///
  /// Corner sizes are limited to half of the rectangle's.
  mutating func addRoundedRect(
    _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ t: CGAffineTransform
  ) {
    if rect.isNull { return }
    let rx = max(0, min(cornerWidth, rect.width / 2))
    let ry = max(0, min(cornerHeight, rect.height / 2))
    guard rx > 0, ry > 0 else { return addRect(rect, t) }
    let (l, r, b, u) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (kx, ky) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
    move(to: at(r, rect.midY))
    addLine(to: at(r, u - ry))
    addCurve(to: at(r - rx, u), at(r, u - ky), at(r - kx, u))
    addLine(to: at(l + rx, u))
    addCurve(to: at(l, u - ry), at(l + kx, u), at(l, u - ky))
    addLine(to: at(l, b + ry))
    addCurve(to: at(l + rx, b), at(l, b + ky), at(l + kx, b))
    addLine(to: at(r - rx, b))
    addCurve(to: at(r, b + ry), at(r - kx, b), at(r, b + ky))
    close()
  }

  /// Adds an arc from an angle over `delta` radians, negative for decreasing angles, joined by a line to the
  /// current point.
  ///
  /// The arc is cut into quarter turns from the start, with the remainder last (the segments that Apple's
  /// paths have, by `facts/apple/cgpath.json`).
  mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, _ t: CGAffineTransform,
    joined: Bool = true
  ) {
    guard radius.isFinite, startAngle.isFinite, delta.isFinite, center.x.isFinite, center.y.isFinite else {
      return
    }
    func at(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: center.x + radius * unit.x, y: center.y + radius * unit.y).applying(t)
    }
    func unit(_ angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
    let first = at(unit(startAngle))
    if isEmpty {
      move(to: first)
    } else if joined, first != current {
      addLine(to: first)
    }
    // Beyond one turn, only the end angle matters.
    let turn = 2 * CGFloat.pi
    var rest =
      abs(delta) > 2 * turn ? delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn) : delta
    var angle = startAngle
    while abs(rest) > 1e-9 {
      let step = abs(rest) <= .pi / 2 + 1e-9 ? rest : (rest < 0 ? -.pi / 2 : .pi / 2)
      let k = 4 / 3 * tan(step / 4)
      let (from, to) = (unit(angle), unit(angle + step))
      addCurve(
        to: at(to), at(CGPoint(x: from.x - k * from.y, y: from.y + k * from.x)),
        at(CGPoint(x: to.x + k * to.y, y: to.y - k * to.x)))
      angle += step
      rest -= step
    }
  }

  /// Adds an arc between two angles. `clockwise` means decreasing angles.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    _ t: CGAffineTransform, joined: Bool = true
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    guard delta.isFinite else { return }
    if clockwise, delta > 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) - turn
    } else if !clockwise, delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, t, joined: joined)
  }

  /// Adds a line and an arc that is tangent to the lines from the current point to `corner` and from there to
  /// `end`.
  ///
  /// `origin` is the current point in the coordinate space that the transform maps from.
  mutating func addTangentArc(
    from origin: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat, _ t: CGAffineTransform
  ) {
    guard !isEmpty else { return }
    let (ux, uy) = (origin.x - corner.x, origin.y - corner.y)
    let (vx, vy) = (end.x - corner.x, end.y - corner.y)
    let (ul, vl) = (hypot(ux, uy), hypot(vx, vy))
    let cross = ux * vy - uy * vx
    guard radius > 0, ul > 0, vl > 0, abs(cross) > 1e-12 * ul * vl else {
      return addLine(to: corner.applying(t))
    }
    // Half the corner's angle gives the distance from the corner to the circle's tangent points.
    let half = atan2(abs(cross), ux * vx + uy * vy) / 2
    let reach = radius / tan(half)
    let (touch1, touch2) = (
      CGPoint(x: corner.x + ux / ul * reach, y: corner.y + uy / ul * reach),
      CGPoint(x: corner.x + vx / vl * reach, y: corner.y + vy / vl * reach)
    )
    let side: CGFloat = cross < 0 ? 1 : -1
    let center = CGPoint(x: touch1.x + side * uy / ul * radius, y: touch1.y - side * ux / ul * radius)
    addLine(to: touch1.applying(t))
    let startAngle = atan2(touch1.y - center.y, touch1.x - center.x)
    let endAngle = atan2(touch2.y - center.y, touch2.x - center.x)
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: cross > 0, t,
      joined: false)
  }
}
