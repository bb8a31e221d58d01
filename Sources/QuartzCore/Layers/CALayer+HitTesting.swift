internal import CoreGraphics
internal import RenderTree

extension CALayer {
  /// Returns the deepest layer at a point in the superlayer's coordinate space, by the rules measured on
  /// Apple's code.
  ///
  /// Sublayers are tested from front to back by z position, also outside the layer's bounds unless it masks
  /// to them. Hidden layers are skipped, and so are single-sided ones that are seen from behind.
  func deepestLayer(at p: CGPoint) -> CALayer? {
    guard canBeHit else { return nil }
    if state.flags.contains(.transformLayer) { return deepestSublayer(at: p, through: matrixInSuperlayer) }
    let local = fromSuperlayer(p)
    let inside = contains(local)
    guard inside || !masksToBounds else { return nil }
    if children.count >= Self.leastIndexedCount { return deepestOfMany(at: local) ?? (inside ? self : nil) }
    for layer in paintingOrder.reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return inside ? self : nil
  }

  /// Returns the deepest sublayer at a point in this layer's coordinate space. A separate function, so that
  /// recursion through a deep tree uses little stack.
  private func deepestOfMany(at p: CGPoint) -> CALayer? {
    guard let (index, order) = indexOfSublayers() else {
      for layer in paintingOrder.reversed() {
        if let hit = layer.hitTest(p) { return hit }
      }
      return nil
    }
    var rank = order.count
    for _ in 0..<Self.indexPatience where stillHas(index) {
      guard let next = index.frontmost(at: p, behind: rank) else { return nil }
      rank = next
      if let hit = order[rank].hitTest(p) { return hit }
    }
    for layer in order[..<rank].reversed() {
      if let hit = layer.hitTest(p) { return hit }
    }
    return nil
  }

  /// Returns the deepest sublayer at a point below a transform layer, whose sublayers are in 3D space.
  /// `matrix` maps that space to the plane of `p`.
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

  /// A Boolean value that indicates whether the layer is visible at all: not hidden, not single-sided and
  /// seen from behind, and not scaled to nothing.
  package final var canBeHit: Bool {
    !state.flags.contains(.hidden) && (state.isTranslation || hasExtent)
      && (!state.flags.contains(.singleSided) || !facesAway)
  }

  /// A Boolean value that indicates whether the transform leaves the layer an area. Always `true` for a
  /// transform layer.
  private var hasExtent: Bool {
    guard !state.flags.contains(.transformLayer) else { return true }
    let matrix = state.detail.transform.flattened
    guard matrix.mapsPlaneAffinely else { return true }
    let m = matrix.affinePart
    return m.a * m.d - m.b * m.c != 0
  }

  /// A Boolean value that indicates whether the layer's box is seen from behind in its superlayer's plane.
  package final var facesAway: Bool {
    var matrix = state.matrixToSuperlayer
    if let over = parent?.state.sublayerTransformMatrix { matrix = matrix.concatenating(over) }
    let p = state.bounds.corners.map(matrix.project)
    return (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[1].y - p[0].y) * (p[2].x - p[0].x) < 0
  }

  /// A Boolean value that indicates whether the layer is visible enough to receive touches.
  package final var isTouchable: Bool { canBeHit && CGFloat(state.opacity) >= 0.01 }

  /// Returns a Boolean value that indicates whether the bounds contain a point in the layer's coordinate
  /// space.
  package final func boundsHold(_ p: CGPoint) -> Bool { state.bounds.holds(p) }

  package final var sublayerCount: Int { children.count }

  /// Returns the view of the sublayer at an index, and a point of this layer's coordinate space converted to
  /// the view's. Returns nil if there is no view or the index is beyond the end.
  package final func owner(ofSublayerAt index: Int, at p: CGPoint) -> (any LayerOwner, CGPoint)? {
    guard index < children.count, let owner = children[index].owner else { return nil }
    return (owner, children[index].fromSuperlayer(p))
  }

  /// Returns the frontmost view of a sublayer before `index` that may be hit, and the point converted to its
  /// coordinate space. Views that are hit by their bounds alone and missed are skipped.
  ///
  /// - Parameters:
  ///   - index: The index to search below. It becomes the index of the view's sublayer.
  ///   - p: The point in this layer's coordinate space.
  /// - Returns: The view and the point, or nil if there is none.
  package final func ownerToAsk(before index: inout Int, at p: CGPoint) -> (any LayerOwner, CGPoint)? {
    let movesOnly = state.keepsSublayers
    let local: CGPoint? = children.withUnsafeBufferPointer { children in
      // Unmanaged: retaining each layer would cost more than everything else.
      children.withMemoryRebound(to: Unmanaged<CALayer>.self) { layers in
        index = min(index, layers.count)
        while index > 0 {
          index -= 1
          let local = layers[index]._withUnsafeGuaranteedRef { layer in
            let own = layer.fromSuperlayer(p, movesOnly: movesOnly)
            if layer.marks.contains(.ownerIsHitByBounds) { return layer.state.bounds.holds(own) ? own : nil }
            return layer.asksOwner(at: own) ? own : nil
          }
          if let local { return local }
        }
        return nil
      }
    }
    guard let local, let owner = children[index].owner else { return nil }
    return (owner, local)
  }

  /// Returns a Boolean value that indicates whether the owner must be asked about a point in the layer's
  /// coordinate space.
  @inline(never) private func asksOwner(at p: CGPoint) -> Bool {
    if marks.contains(.ownerDecidesHits) { return true }
    guard let owner else { return false }
    guard owner.isHitByBounds else {
      marks.insert(.ownerDecidesHits)
      return true
    }
    marks.insert(.ownerIsHitByBounds)
    return boundsHold(p)
  }

  /// The methods that determine what a layer is hit by.
  static let hitMethods = ClassMethods(
    of: CALayer.self,
    overriddenIn: [
      HitTestOverride.self, ContainsOverride.self, MasksToBoundsOverride.self,
    ])
}

private final class HitTestOverride: CALayer {
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

private final class ContainsOverride: CALayer {
  override func contains(_ p: CGPoint) -> Bool { false }
}

private final class MasksToBoundsOverride: CALayer {
  override var masksToBounds: Bool {
    get { false }
    set {}
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether the half-open rectangle contains a point. The size must
  /// not be negative.
  @inline(__always) func holds(_ p: CGPoint) -> Bool {
    p.x >= origin.x && p.y >= origin.y && p.x < origin.x + size.width && p.y < origin.y + size.height
  }
}
