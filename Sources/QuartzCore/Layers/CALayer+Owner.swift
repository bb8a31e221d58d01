// Inlined into UIKit: there, a property of another module would be guarded against
// overlapping access at each use.
extension CALayer {
  /// Makes a new layer a view's: the view is its delegate, and there is something to lay out and to draw.
  @inlinable @inline(__always) package final func belong(to owner: any LayerOwner) {
    self.owner = owner
    ownerReference = .passUnretained(owner)
    marks.formUnion(.ofViews)
  }

  /// The view dies: the layer has no owner any more.
  @inlinable @inline(__always) package final func loseOwner() {
    owner = nil
    ownerReference = nil
  }

  /// Visits the sublayers as they are now, from back to front. The visitor may change them: the list that is
  /// visited keeps its layers, so that none is retained for its visit.
  @inlinable @inline(__always) package final func visitSublayers(_ visit: (CALayer) -> Void) {
    let visited = children
    visited.withUnsafeBytes { list in
      for layer in list.bindMemory(to: Unmanaged<CALayer>.self) { layer._withUnsafeGuaranteedRef(visit) }
    }
  }

  /// The same from front to back.
  @inlinable @inline(__always) package final func visitSublayersBackwards(_ visit: (CALayer) -> Void) {
    let visited = children
    visited.withUnsafeBytes { list in
      for layer in list.bindMemory(to: Unmanaged<CALayer>.self).reversed() {
        layer._withUnsafeGuaranteedRef(visit)
      }
    }
  }

  /// Whether the layer hangs in no other.
  @inlinable @inline(__always) package final var isRoot: Bool { parentReference == nil }

  /// Calls with the view behind this layer, which is not retained meanwhile; nil where there is none.
  @inlinable @inline(__always) package final func withOwner<R>(_ body: (AnyObject) -> R) -> R? {
    ownerReference?._withUnsafeGuaranteedRef(body)
  }

  /// The view behind this layer.
  @inlinable @inline(__always) package final var view: (any LayerOwner)? { owner }

  /// Calls `setNeedsLayout()` because something in the layer has changed, unless the layer is being laid out.
  @inlinable @inline(__always) package final func setNeedsLayoutUnlessActive() {
    if !marks.contains(.layoutIsActive) { setNeedsLayout() }
  }

  /// Has the superlayer lay out its sublayers again, unless it is doing so.
  @inlinable @inline(__always) package final func superlayerNeedsLayout() {
    parentReference?._withUnsafeGuaranteedRef { $0.setNeedsLayoutUnlessActive() }
  }

  /// The view behind the superlayer.
  @inlinable @inline(__always) package final var superview: (any LayerOwner)? {
    parentReference?._withUnsafeGuaranteedRef { $0.owner }
  }
}
