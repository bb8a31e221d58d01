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

  /// Starts at the topmost layer of the unbroken line upwards that needs layout, and lays
  /// out everything below it. Layers that are being laid out already end the line.
  func layoutTreeIfNeeded() {
    var top = self
    while let parent = top.parent, parent.marks.contains(.needsLayout),
      !parent.marks.contains(.layoutIsActive)
    {
      top = parent
    }
    // Layout that asks for layout is performed again, but not for ever.
    for _ in 0..<10 where top.marks.contains(.subtreeNeedsLayout) { top.layoutSubtree() }
  }

  /// Lays out this layer and those below that need it, superlayers first. A layer that asks for layout while
  /// it is laid out stays marked, as do the layers above it, and is laid out again in the next round.
  package final func layoutSubtree() {
    guard marks.contains(.subtreeNeedsLayout) else { return }
    var waiting = ShortList(self)
    while let layer = waiting.popLast() {
      // What user code took out of the tree meanwhile keeps its marks for the tree that it comes to.
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

  /// Lays out the sublayers of this layer. What the layer does to them meanwhile asks for no other layout, as
  /// the private `layoutIsActive` of Core Animation suggests; of its own bounds the last value counts.
  private func performLayout() {
    let old = state.bounds
    marks.remove(.needsLayout)
    marks.insert(.layoutIsActive)
    layoutSublayers()
    marks.remove(.layoutIsActive)
    if state.bounds != old { markNeedsLayout() }
  }
}
