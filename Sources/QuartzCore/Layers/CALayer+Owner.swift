// Inlined into UIKit: there, access to a property of another module would be checked for exclusivity each
// time.
extension CALayer {
  /// Sets the view that owns a new layer: the view is its delegate, and the layer needs layout and display.
  @inlinable @inline(__always) package final func belong(to owner: any LayerOwner) {
    self.owner = owner
    ownerReference = .passUnretained(owner)
    marks.formUnion(.ofViews)
  }

  /// Removes the owner of the layer, because the view is being deallocated.
  @inlinable @inline(__always) package final func loseOwner() {
    owner = nil
    ownerReference = nil
  }

  /// Calls a closure with the current sublayers from back to front. The closure may change the sublayers: the
  /// copied array retains them, so none is retained separately.
  @inlinable @inline(__always) package final func visitSublayers(_ visit: (CALayer) -> Void) {
    let visited = children
    visited.withUnsafeBytes { list in
      for layer in list.bindMemory(to: Unmanaged<CALayer>.self) { layer._withUnsafeGuaranteedRef(visit) }
    }
  }

  /// Calls a closure with the current sublayers from front to back, as `visitSublayers(_:)` does.
  @inlinable @inline(__always) package final func visitSublayersBackwards(_ visit: (CALayer) -> Void) {
    let visited = children
    visited.withUnsafeBytes { list in
      for layer in list.bindMemory(to: Unmanaged<CALayer>.self).reversed() {
        layer._withUnsafeGuaranteedRef(visit)
      }
    }
  }

  /// A Boolean value that indicates whether the layer has no superlayer.
  @inlinable @inline(__always) package final var isRoot: Bool { parentReference == nil }

  /// Calls a closure with this layer's view, which is not retained meanwhile. Returns nil if there is no
  /// view.
  @inlinable @inline(__always) package final func withOwner<R>(_ body: (AnyObject) -> R) -> R? {
    ownerReference?._withUnsafeGuaranteedRef(body)
  }

  /// The view of this layer.
  @inlinable @inline(__always) package final var view: (any LayerOwner)? { owner }

  /// Calls `setNeedsLayout()` because something in the layer has changed, unless the layer is being laid out.
  @inlinable @inline(__always) package final func setNeedsLayoutUnlessActive() {
    if !marks.contains(.layoutIsActive) { setNeedsLayout() }
  }

  /// Marks the superlayer as needing layout, unless it is being laid out.
  @inlinable @inline(__always) package final func superlayerNeedsLayout() {
    parentReference?._withUnsafeGuaranteedRef { $0.setNeedsLayoutUnlessActive() }
  }

  /// The view of the superlayer.
  @inlinable @inline(__always) package final var superview: (any LayerOwner)? {
    parentReference?._withUnsafeGuaranteedRef { $0.owner }
  }
}
