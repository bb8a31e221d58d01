package import CoreGraphics
package import RenderTree

/// Random render trees for tests that hold for any tree.
package struct RandomNodes {
  package var random: SeededRandom
  /// A Boolean value that determines whether coordinates are whole and turns are multiples of 90°, so that no
  /// edge lies between pixels.
  package var isAligned = false
  /// The side of the square that contains the trees, in points.
  private let side = 64.0

  package init(_ random: SeededRandom) { self.random = random }

  /// Returns a tree of at most `levels` levels whose root fills a square of 64 points.
  package mutating func tree(levels: Int) -> RenderNode {
    var root = node(levels: levels)
    root.state.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    root.state.anchorPoint = .zero
    root.state.position = .zero
    root.state.flags = []
    root.state.opacity = 1
    if root.state.hasDetail { root.state.detail.transform = .identity }
    return root
  }

  private mutating func node(levels: Int) -> RenderNode {
    var state = LayerState()
    state.bounds = CGRect(origin: random.isTrue(oneIn: 3) ? point(-20...20) : .zero, size: size(4...40))
    state.position = point(0...side)
    if random.isTrue(oneIn: 3) { state.anchorPoint = anchor() }
    if !random.isTrue(oneIn: 5) { state.backgroundColor = color() }
    if !isAligned, random.isTrue(oneIn: 3) { state.cornerRadius = random.number(0...15) }
    if random.isTrue(oneIn: 4) { state.opacity = Float(random.integer(1..<10)) / 10 }
    if random.isTrue(oneIn: 3) { state.flags.insert(.masksToBounds) }
    if random.isTrue(oneIn: 20) { state.flags.insert(.hidden) }
    if random.isTrue(oneIn: 8) { state.flags.insert(.geometryFlipped) }
    if random.isTrue(oneIn: 3) { state.detail.transform = Transform3D(transform()) }
    if random.isTrue(oneIn: 4) {
      state.detail.borderWidth = isAligned ? CGFloat(random.integer(1..<4)) : random.number(0.5...4)
      state.detail.borderColor = color()
    }
    let count = levels <= 1 ? 0 : random.integer(0..<5)
    return RenderNode(state: state, children: (0..<count).map { _ in node(levels: levels - 1) })
  }

  /// Returns a transform of the plane: turned, scaled, mirrored or sheared.
  package mutating func transform() -> CGAffineTransform {
    if isAligned {
      let turns: [CGAffineTransform] = [
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
        CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      ]
      return turns[random.integer(0..<turns.count)]
    }
    return CGAffineTransform(
      a: random.number(0.5...1.5), b: random.number(-1...1), c: random.number(-1...1) / 2,
      d: random.number(0.5...1.5),
      tx: random.number(-5...5), ty: random.number(-5...5))
  }

  private mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    let p = random.point(range)
    return isAligned ? CGPoint(x: p.x.rounded(), y: p.y.rounded()) : p
  }

  /// Returns a random size. Its sides are even if the nodes are aligned, so that the center is a whole
  /// number.
  private mutating func size(_ range: ClosedRange<Double>) -> CGSize {
    let s = random.size(range)
    return isAligned ? CGSize(width: 2 * (s.width / 2).rounded(), height: 2 * (s.height / 2).rounded()) : s
  }

  private mutating func anchor() -> CGPoint {
    isAligned
      ? CGPoint(x: Double(random.integer(-1..<3)) / 2, y: Double(random.integer(-1..<3)) / 2)
      : random.point(-0.5...1.5)
  }

  private mutating func color() -> CGColor {
    CGColor(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: random.isTrue(oneIn: 3) ? random.number(0.2...1) : 1)
  }
}
