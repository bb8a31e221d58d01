extension CALayer {
  package final func markNeedsLayout() {
    guard !marks.contains(.needsLayout) else { return }
    marks.insert(.needsLayout)
    propagate(.subtreeNeedsLayout)
  }

  /// Starts at the topmost layer of the unbroken line upwards that needs layout, and lays
  /// out everything below it.
  func layoutTreeIfNeeded() {
    var top = self
    while let parent = top.parent, parent.marks.contains(.needsLayout) { top = parent }
    // Layout that asks for layout is served, but not for ever.
    for _ in 0..<10 where top.marks.contains(.subtreeNeedsLayout) { top.layoutSubtree() }
  }

  /// Lays out this layer and those below that need it, superlayers first. A layer that asks for layout while
  /// it is laid out stays marked, and so do the layers above it: it is served in the next round, not at once.
  package final func layoutSubtree() {
    guard marks.contains(.subtreeNeedsLayout) else { return }
    var waiting = ShortList(self)
    while let layer = waiting.popLast() {
      // What user code took out of the tree meanwhile keeps its marks for the tree that it comes to.
      guard layer.parent != nil || layer === self else { continue }
      if layer.marks.contains(.needsLayout) {
        layer.marks.remove(.needsLayout)
        layer.layoutSublayers()
        if layer.marks.contains(.needsLayout) {
          layer.parent?.propagate(.subtreeNeedsLayout)
          continue
        }
      }
      layer.marks.remove(.subtreeNeedsLayout)
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
}
