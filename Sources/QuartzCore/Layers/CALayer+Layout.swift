internal import CoreGraphics
internal import RenderTree

extension CALayer {
  package final func markNeedsLayout() {
    guard !marks.contains(.needsLayout) else { return }
    marks.insert(.needsLayout)
    propagate(.subtreeNeedsLayout)
  }

  /// Marks the layer for layout because its geometry or its list of sublayers has changed, unless it is being
  /// laid out.
  final func markNeedsLayoutUnlessActive() {
    if !marks.contains(.layoutIsActive) { markNeedsLayout() }
  }

  /// Lays out the subtree of the topmost ancestor that needs layout without a gap. Ancestors that are being
  /// laid out end the search.
  func layoutTreeIfNeeded() {
    var top = self
    while let parent = top.parent, parent.marks.contains(.needsLayout),
      !parent.marks.contains(.layoutIsActive)
    {
      top = parent
    }
    // Layout that requests layout is performed again, a limited number of times.
    for _ in 0..<10 where top.marks.contains(.subtreeNeedsLayout) { top.layoutSubtree() }
  }

  /// Lays out this layer and those below it that need layout, superlayers first. A layer that requests layout
  /// during its own layout stays marked, as do its ancestors, and is laid out again in the next round.
  package final func layoutSubtree() {
    guard marks.contains(.subtreeNeedsLayout) else { return }
    var waiting = ShortList(self)
    while let layer = waiting.popLast() {
      // Layers that user code has removed from the tree keep their marks for the next tree.
      guard layer.parent != nil || layer === self else { continue }
      if layer.marks.contains(.needsLayout), !layer.marks.contains(.layoutIsActive) { layer.performLayout() }
      if layer.marks.contains(.needsLayout) {
        layer.parent?.propagate(.subtreeNeedsLayout)
      } else {
        layer.marks.remove(.subtreeNeedsLayout)
      }
      if let mask = layer.extras?.mask, mask.marks.contains(.subtreeNeedsLayout) { waiting.append(mask) }
      layer.visitSublayersBackwards { child in
        guard child.marks.contains(.subtreeNeedsLayout) else { return }
        if child.isPlainLeaf {
          child.marks.subtract([.needsLayout, .subtreeNeedsLayout])
        } else {
          waiting.append(child)
        }
      }
    }
  }

  /// Lays out the sublayers of this layer. Changes of them during layout do not request another layout, as
  /// the private `layoutIsActive` of Core Animation suggests. If the layer's own bounds change, layout is
  /// requested again.
  private func performLayout() {
    let old = state.bounds
    marks.remove(.needsLayout)
    marks.insert(.layoutIsActive)
    layoutSublayers()
    marks.remove(.layoutIsActive)
    Self.wasLaidOut?(self)
    if state.bounds != old { markNeedsLayout() }
  }
}
