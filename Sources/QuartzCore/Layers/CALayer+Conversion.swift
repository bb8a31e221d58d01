internal import CoreGraphics
internal import RenderTree

extension CALayer {
  /// A point of `from`'s coordinates in `to`'s. Nil stands for the space that the root of the other's tree lies in; between
  /// trees with no common root each side goes through its own root.
  static func convert(_ p: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    guard from !== to else { return p }
    if let from, let to {
      if from.isSublayer(of: to) { return from.toSuperlayer(p) }
      if to.isSublayer(of: from) { return to.fromSuperlayer(p) }
    }
    let source = from?.way ?? .none, target = to?.way ?? .none
    if case .move(let a) = source, case .move(let b) = target {
      return CGPoint(x: p.x + a.dx - b.dx, y: p.y + a.dy - b.dy)
    }
    if let a = source.inPlane, let b = target.inPlane { return p.applying(a).applying(b.inverted()) }
    return convertThroughSpace([p], from: from, to: to)[0]
  }

  /// The smallest upright rectangle around the four converted corners.
  static func convert(_ r: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
    guard from !== to else { return r }
    let r = r.standardized
    let source = from?.way ?? .none, target = to?.way ?? .none
    if case .move(let a) = source, case .move(let b) = target {
      return r.offsetBy(dx: a.dx - b.dx, dy: a.dy - b.dy)
    }
    if let a = source.inPlane, let b = target.inPlane { return r.applying(a.concatenating(b.inverted())) }
    return CGRect(around: convertThroughSpace(r.corners, from: from, to: to))
  }

  /// A singular way is taken as its own inverse where it is affine; a point that no ray meets keeps its coordinates.
  private static func convertThroughSpace(_ points: [CGPoint], from: CALayer?, to: CALayer?) -> [CGPoint] {
    let source = from?.matrixToRoot ?? .identity, target = to?.matrixToRoot ?? .identity
    return points.map { point in
      let p = source.project(point)
      return target.mapsPlaneAffinely ? p.applying(target.affinePart.inverted()) : target.unproject(p) ?? p
    }
  }

  /// A point of this layer's coordinates where the root layer is placed: on the screen.
  package final func convertToScreen(_ p: CGPoint) -> CGPoint {
    way.inPlane.map { p.applying($0) } ?? matrixToRoot.project(p)
  }

  /// Whether the layer only moves its points, and its superlayer adds nothing to them.
  @inline(__always) final var isPlain: Bool {
    state.isTranslation && !state.flags.contains(.geometryFlipped)
      && parentReference?._withUnsafeGuaranteedRef { $0.state.keepsSublayers } ?? true
  }

  private func isSublayer(of layer: CALayer) -> Bool {
    parentReference?.toOpaque() == Unmanaged.passUnretained(layer).toOpaque()
  }

  package final func toSuperlayer(_ p: CGPoint) -> CGPoint {
    if isPlain {
      let a = state.anchor
      return CGPoint(x: p.x + state.position.x - a.x, y: p.y + state.position.y - a.y)
    }
    return matrixInSuperlayer.project(p)
  }

  @inline(__always) package final func fromSuperlayer(_ p: CGPoint) -> CGPoint {
    guard isPlain else { return fromSuperlayerThroughMatrix(p) }
    let a = state.anchor
    return CGPoint(x: p.x - state.position.x + a.x, y: p.y - state.position.y + a.y)
  }

  @inline(never) private func fromSuperlayerThroughMatrix(_ p: CGPoint) -> CGPoint {
    let matrix = matrixInSuperlayer.flattened
    if matrix.mapsPlaneAffinely { return p.applying(matrix.affinePart.inverted()) }
    return matrix.unproject(p) ?? CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  }

  /// The way from the layer's own coordinates to its superlayer's, whose sublayer transform is part of it.
  final var matrixInSuperlayer: Transform3D {
    var matrix = state.matrixToSuperlayer
    if let flip = state.flipMatrix { matrix = flip.concatenating(matrix) }
    if let over = parent?.state.sublayerTransformMatrix { matrix = matrix.concatenating(over) }
    return matrix
  }
}
