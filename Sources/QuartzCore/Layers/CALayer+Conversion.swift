internal import CoreGraphics
internal import RenderTree

extension CALayer {
  /// A point of `from`'s coordinates in `to`'s. Nil stands for the space that the root of the
  /// other's tree lies in; between trees with no common root each side goes through its own root, as
  /// if both roots lay in one space.
  ///
  /// Into a layer whose transform squeezes it to a line or a point there is no way back: the transform is
  /// taken as its own inverse, as Core Graphics does.
  static func convert(_ p: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    guard from !== to else { return p }
    if let from, let to {
      if from.isSublayer(of: to) { return from.toSuperlayer(p) }
      if to.isSublayer(of: from) {
        return to.fromSuperlayer(p, movesOnly: from.state.keepsSublayers, isSeen: false)
      }
    }
    let source = from?.way ?? .none, target = to?.way ?? .none
    if case .move(let a) = source, case .move(let b) = target {
      return CGPoint(x: p.x + a.dx - b.dx, y: p.y + a.dy - b.dy)
    }
    if let a = source.inPlane, let b = target.inPlane, b.keepsDigits {
      return p.applying(a).applying(b.inverted())
    }
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
    if let a = source.inPlane, let b = target.inPlane, b.keepsDigits {
      return r.applying(a.concatenating(b.inverted()))
    }
    return CGRect(around: convertThroughSpace(r.corners, from: from, to: to))
  }

  /// Up to the nearest layer above both and down again, so that what is above that layer, such as a transform
  /// that squeezes the whole tree to nothing, does not matter. A singular way down is taken as its own
  /// inverse where it is affine; where a plane is seen edge on a point keeps its coordinates; points behind
  /// the viewer are converted as any others. O(depth).
  private static func convertThroughSpace(_ points: [CGPoint], from: CALayer?, to: CALayer?) -> [CGPoint] {
    let top = meeting(of: from, and: to)
    let source = from?.matrix(upTo: top) ?? .identity, target = to?.matrix(upTo: top) ?? .identity
    return points.map { point in
      let p = source.project(point)
      return target.mapsPlaneAffinely
        ? p.applying(target.affinePart.inverted()) : target.unprojectThroughViewer(p) ?? p
    }
  }

  /// The nearest layer that both are or lie below and that flattens its sublayers into its plane; nil
  /// is the space of the roots.
  private static func meeting(of a: CALayer?, and b: CALayer?) -> CALayer? {
    guard let a, let b else { return nil }
    var aboveA: Set<ObjectIdentifier> = []
    a.upwards { layer in
      aboveA.insert(ObjectIdentifier(layer))
      return true
    }
    var found: CALayer?
    b.upwards { layer in
      if aboveA.contains(ObjectIdentifier(layer)), !layer.state.flags.contains(.transformLayer) {
        found = layer
      }
      return found == nil
    }
    return found
  }

  /// A point of this layer's coordinates where the root layer is placed: on the screen.
  package final func convertToScreen(_ p: CGPoint) -> CGPoint {
    way.inPlane.map { p.applying($0) } ?? matrixToRoot.project(p)
  }

  /// Whether the layer only moves its points, and its superlayer adds nothing to them.
  @inline(__always) final var isPlain: Bool {
    isPlain(movesOnly: parentReference?._withUnsafeGuaranteedRef { $0.state.keepsSublayers } ?? true)
  }

  /// The same where it is known whether the superlayer adds nothing.
  @inline(__always) private func isPlain(movesOnly: Bool) -> Bool {
    state.isTranslation && !state.flags.contains(.geometryFlipped) && movesOnly
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

  /// A point of the superlayer in this layer's coordinates; infinite where only a point behind the
  /// viewer could land on it.
  @inline(__always) package final func fromSuperlayer(_ p: CGPoint) -> CGPoint {
    fromSuperlayer(
      p, movesOnly: parentReference?._withUnsafeGuaranteedRef { $0.state.keepsSublayers } ?? true)
  }

  /// The same where it is known whether the superlayer does not transform its sublayers. Without `isSeen`
  /// points behind the viewer count too.
  @inline(__always) final func fromSuperlayer(_ p: CGPoint, movesOnly: Bool, isSeen: Bool = true) -> CGPoint {
    guard isPlain(movesOnly: movesOnly) else { return fromSuperlayerThroughMatrix(p, isSeen) }
    let a = state.anchor
    return CGPoint(x: p.x - state.position.x + a.x, y: p.y - state.position.y + a.y)
  }

  @inline(never) private func fromSuperlayerThroughMatrix(_ p: CGPoint, _ isSeen: Bool) -> CGPoint {
    let matrix = matrixInSuperlayer.flattened
    if matrix.mapsPlaneAffinely { return p.applying(matrix.affinePart.inverted()) }
    if !isSeen { return matrix.unprojectThroughViewer(p) ?? p }
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

extension CGAffineTransform {
  /// Whether a way through this map and back gives the same point, to the digits that matter.
  fileprivate var keepsDigits: Bool { abs(a * d - b * c) > 1e-6 }
}
