// Inlined into UIKit: there, a property of another module would be guarded against overlapping access at each use.
extension CALayer {
  /// Makes a new layer a view's: the view is its delegate, and there is something to lay out and to draw.
  @inlinable @inline(__always) package final func belong(to owner: any LayerOwner) {
    self.owner = owner
    marks.formUnion(.ofViews)
  }

  /// The view dies: the layer has no owner any more.
  @inlinable @inline(__always) package final func loseOwner() { owner = nil }

  /// Whether the layer hangs in no other.
  @inlinable @inline(__always) package final var isRoot: Bool { parentReference == nil }

  /// The view behind this layer.
  @inlinable @inline(__always) package final var view: (any LayerOwner)? { owner }

  /// The superlayer has to lay out its sublayers again.
  @inlinable @inline(__always) package final func superlayerNeedsLayout() {
    parentReference?._withUnsafeGuaranteedRef { $0.setNeedsLayout() }
  }

  /// The view behind the superlayer.
  @inlinable @inline(__always) package final var superview: (any LayerOwner)? {
    parentReference?._withUnsafeGuaranteedRef { $0.owner }
  }
}
