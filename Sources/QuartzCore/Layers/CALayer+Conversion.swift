internal import CoreGraphics
internal import RenderTree

extension CALayer {
  /// A point of `from`'s coordinates in `to`'s. Nil stands for the root of the other's tree, whose superlayer's coordinates count;
  /// without any layer, or between trees with no common root, each side goes through its own root.
  static func convert(_ p: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    guard from !== to else { return p }
    if let from, from.parent === to, to != nil { return from.toSuperlayer(p) }
    if let to, to.parent === from, from != nil { return to.fromSuperlayer(p) }
    let source = from.map { $0.way() } ?? .identity
    let target = to.map { $0.way() } ?? .identity
    switch (source, target) {
    case (.move(let a), .move(let b)): return CGPoint(x: p.x + a.width - b.width, y: p.y + a.height - b.height)
    default: return target.unproject(source.project(p))
    }
  }

  /// The smallest upright rectangle around the four converted corners.
  static func convert(_ r: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
    guard from !== to else { return r }
    let r = r.standardized
    let source = from.map { $0.way() } ?? .identity
    let target = to.map { $0.way() } ?? .identity
    if case .move(let a) = source, case .move(let b) = target {
      return r.offsetBy(dx: a.width - b.width, dy: a.height - b.height)
    }
    return CGRect(around: r.corners.map { target.unproject(source.project($0)) })
  }

  /// The way from a layer's own points to the root's superlayer.
  private enum Way {
    case move(CGSize)
    case affine(CGAffineTransform)
    case space(Transform3D)
    static let identity = Way.move(.zero)

    func project(_ p: CGPoint) -> CGPoint {
      switch self {
      case .move(let d): CGPoint(x: p.x + d.width, y: p.y + d.height)
      case .affine(let t): p.applying(t)
      case .space(let m): m.project(p)
      }
    }

    /// A singular way is taken as its own inverse where it is affine; a point no ray meets keeps its coordinates.
    func unproject(_ p: CGPoint) -> CGPoint {
      switch self {
      case .move(let d): CGPoint(x: p.x - d.width, y: p.y - d.height)
      case .affine(let t): p.applying(t.inverted())
      case .space(let m): m.unproject(p) ?? p
      }
    }
  }

  private func way() -> Way {
    var move = CGSize.zero
    var layer: CALayer? = self
    while let current = layer {
      guard current.isPlain else { return fullWay() }
      let a = current.state.anchor
      move.width += current.state.position.x - a.x
      move.height += current.state.position.y - a.y
      layer = current.parent
    }
    return .move(move)
  }

  private func fullWay() -> Way {
    var matrix = Transform3D.identity
    var layer: CALayer? = self
    while let current = layer {
      let parent = current.parent
      if let flip = current.state.flipMatrix { matrix = matrix.concatenating(flip) }
      matrix = matrix.concatenating(current.state.matrixToSuperlayer)
      if let over = parent?.state.sublayerTransformMatrix { matrix = matrix.concatenating(over) }
      if let parent, !parent.state.flags.contains(.transformLayer) { matrix = matrix.flattened }
      layer = parent
    }
    matrix = matrix.flattened
    return matrix.mapsPlaneAffinely ? .affine(matrix.affinePart) : .space(matrix)
  }

  /// A point of this layer's coordinates where the root layer is placed: on the screen.
  package final func convertToScreen(_ p: CGPoint) -> CGPoint { way().project(p) }

  /// Whether the layer only moves its points, and its superlayer adds nothing to them.
  private var isPlain: Bool {
    guard state.isTranslation, !state.flags.contains(.geometryFlipped) else { return false }
    guard let parent, parent.state.hasDetail else { return true }
    return parent.state.detail.sublayerTransform.isIdentity
  }

  package final func toSuperlayer(_ p: CGPoint) -> CGPoint {
    if isPlain {
      let a = state.anchor
      return CGPoint(x: p.x + state.position.x - a.x, y: p.y + state.position.y - a.y)
    }
    return matrixInSuperlayer.project(p)
  }

  package final func fromSuperlayer(_ p: CGPoint) -> CGPoint {
    if isPlain {
      let a = state.anchor
      return CGPoint(x: p.x - state.position.x + a.x, y: p.y - state.position.y + a.y)
    }
    let matrix = matrixInSuperlayer.flattened
    if matrix.mapsPlaneAffinely { return p.applying(matrix.affinePart.inverted()) }
    return matrix.unproject(p) ?? CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  }

  /// The way from the layer's own coordinates to its superlayer's, whose sublayer transform is part of it.
  var matrixInSuperlayer: Transform3D {
    var matrix = state.matrixToSuperlayer
    if let flip = state.flipMatrix { matrix = flip.concatenating(matrix) }
    if let over = parent?.state.sublayerTransformMatrix { matrix = matrix.concatenating(over) }
    return matrix
  }
}
