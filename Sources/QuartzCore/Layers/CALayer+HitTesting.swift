internal import CoreGraphics
internal import RenderTree

extension CALayer {
  /// The rules measured on Apple's code: `p` is in the superlayer's coordinates; sublayers are asked from front to
  /// back by z position, also outside the layer's bounds unless it masks to them; hidden layers are left out, and single-sided
  /// ones that are seen from behind.
  func deepestLayer(at p: CGPoint) -> CALayer? {
    guard canBeHit else { return nil }
    if state.flags.contains(.transformLayer) { return deepestSublayer(at: p, through: matrixInSuperlayer) }
    let local = fromSuperlayer(p)
    let inside = contains(local)
    guard inside || !masksToBounds else { return nil }
    for layer in paintingOrder.reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return inside ? self : nil
  }

  /// The same below a transform layer, whose sublayers lie in space: `matrix` leads from there to the plane that `p` lies in.
  private func deepestSublayer(at p: CGPoint, through matrix: Transform3D) -> CALayer? {
    for layer in paintingOrder.reversed() where layer.canBeHit {
      let whole = layer.matrixInSuperlayer.concatenating(matrix)
      if layer.state.flags.contains(.transformLayer) {
        if let hit = layer.deepestSublayer(at: p, through: whole) { return hit }
        continue
      }
      guard let local = whole.flattened.unproject(p) else { continue }
      let inside = layer.contains(local)
      guard inside || !layer.masksToBounds else { continue }
      for sublayer in layer.paintingOrder.reversed() {
        if let hit = sublayer.hitTest(local) { return hit }
      }
      if inside { return layer }
    }
    return nil
  }

  /// Whether the layer shows at all: it is not hidden, seen from behind where it has one side, or squeezed to nothing.
  package final var canBeHit: Bool {
    !state.flags.contains(.hidden) && (state.isTranslation || hasExtent)
      && (!state.flags.contains(.singleSided) || !facesAway)
  }

  /// Whether the transform leaves the layer an area; a layer that keeps the depth of its sublayers needs none.
  private var hasExtent: Bool {
    guard !state.flags.contains(.transformLayer) else { return true }
    let matrix = state.detail.transform.flattened
    guard matrix.mapsPlaneAffinely else { return true }
    let m = matrix.affinePart
    return m.a * m.d - m.b * m.c != 0
  }

  /// Whether the layer's box is seen from behind in its superlayer's plane.
  package final var facesAway: Bool {
    var matrix = state.matrixToSuperlayer
    if let over = parent?.state.sublayerTransformMatrix { matrix = matrix.concatenating(over) }
    let p = state.bounds.corners.map(matrix.project)
    return (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[1].y - p[0].y) * (p[2].x - p[0].x) < 0
  }

  /// Whether the layer is seen well enough to be touched.
  package final var isTouchable: Bool { canBeHit && CGFloat(state.opacity) >= 0.01 }

  /// Whether the bounds hold `p`, of the layer's own coordinates.
  package final func boundsHold(_ p: CGPoint) -> Bool { state.bounds.holds(p) }

  package final var sublayerCount: Int { children.count }

  /// The view behind the sublayer at `index` and where `p`, of this layer's own coordinates, lies in it; nil where no view is
  /// or the index is beyond the end.
  package final func owner(ofSublayerAt index: Int, at p: CGPoint) -> (any LayerOwner, CGPoint)? {
    guard index < children.count, let owner = children[index].owner else { return nil }
    return (owner, children[index].fromSuperlayer(p))
  }
}

extension CGRect {
  /// Whether the half-open rectangle holds a point, where the size is not negative.
  func holds(_ p: CGPoint) -> Bool {
    p.x >= origin.x && p.y >= origin.y && p.x < origin.x + size.width && p.y < origin.y + size.height
  }
}
