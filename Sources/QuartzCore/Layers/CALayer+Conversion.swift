internal import CoreGraphics
internal import RenderTree

extension CALayer {
  /// Converts a point from the coordinate space of `from` to that of `to`.
  ///
  /// Nil stands for the space that contains the root of the other layer's tree. Between trees without a
  /// common root, each side is converted through its own root, as if both roots were in one space.
  ///
  /// A singular transform to `to` cannot be inverted and is treated as its own inverse, as in Core Graphics.
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

  /// Converts a rectangle, as the smallest upright rectangle that contains the four converted corners.
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

  /// Converts points through the nearest common ancestor, so that what is above it, such as a singular
  /// transform of the whole tree, does not matter.
  ///
  /// A singular affine transform to `to` is treated as its own inverse. A point in a plane that is seen
  /// edge-on keeps its coordinates. Points behind the viewer are converted like any others. Complexity:
  /// O(depth).
  private static func convertThroughSpace(_ points: [CGPoint], from: CALayer?, to: CALayer?) -> [CGPoint] {
    let top = meeting(of: from, and: to)
    let source = from?.matrix(upTo: top) ?? .identity, target = to?.matrix(upTo: top) ?? .identity
    return points.map { point in
      let p = source.project(point)
      return target.mapsPlaneAffinely
        ? p.applying(target.affinePart.inverted()) : target.unprojectThroughViewer(p) ?? p
    }
  }

  /// Returns the nearest common ancestor (or the layers themselves) that flattens its sublayers into its
  /// plane, or nil for the space of the roots.
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

  /// Converts a point from this layer's coordinate space to that of the screen, which contains the root
  /// layer.
  package final func convertToScreen(_ p: CGPoint) -> CGPoint {
    way.inPlane.map { p.applying($0) } ?? matrixToRoot.project(p)
  }

  /// A Boolean value that indicates whether the layer only translates its points and its superlayer does not
  /// transform its sublayers.
  @inline(__always) final var isPlain: Bool {
    isPlain(movesOnly: parentReference?._withUnsafeGuaranteedRef { $0.state.keepsSublayers } ?? true)
  }

  /// Returns the value of `isPlain` if it is known whether the superlayer does not transform its sublayers.
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

  /// Converts a point from the superlayer's coordinate space to this layer's. The result is infinite if only
  /// a point behind the viewer could be projected there.
  @inline(__always) package final func fromSuperlayer(_ p: CGPoint) -> CGPoint {
    fromSuperlayer(
      p, movesOnly: parentReference?._withUnsafeGuaranteedRef { $0.state.keepsSublayers } ?? true)
  }

  /// Converts a point from the superlayer's coordinate space if it is known whether the superlayer does not
  /// transform its sublayers. If `isSeen` is `false`, points behind the viewer are included.
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

  /// The transform from the layer's coordinate space to its superlayer's, including the superlayer's sublayer
  /// transform.
  final var matrixInSuperlayer: Transform3D {
    var matrix = state.matrixToSuperlayer
    if let flip = state.flipMatrix { matrix = flip.concatenating(matrix) }
    if let over = parent?.state.sublayerTransformMatrix { matrix = matrix.concatenating(over) }
    return matrix
  }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether the transform can be inverted without a significant loss of
  /// precision.
  fileprivate var keepsDigits: Bool { abs(a * d - b * c) > 1e-6 }
}
