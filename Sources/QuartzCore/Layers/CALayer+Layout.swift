extension CALayer {
  package final func markNeedsLayout() {
    guard !marks.contains(.needsLayout) else { return }
    marks.insert(.needsLayout)
    propagate(.subtreeNeedsLayout)
  }

  /// Starts at the topmost layer of the unbroken line upwards that needs layout, and lays out everything below it.
  func layoutTreeIfNeeded() {
    var top = self
    while let parent = top.parent, parent.marks.contains(.needsLayout) { top = parent }
    // Layout that asks for layout is served, but not for ever.
    for _ in 0..<10 where top.marks.contains(.subtreeNeedsLayout) { top.layoutSubtree() }
  }

  /// Lays out this layer and those below that need it, superlayers first. A layer that asks for layout while it is laid
  /// out stays marked, and so do the layers above it: it is served in the next round, not at once.
  package final func layoutSubtree() {
    if marks.contains(.needsLayout) {
      marks.remove(.needsLayout)
      layoutSublayers()
      guard !marks.contains(.needsLayout) else { return }
    }
    marks.remove(.subtreeNeedsLayout)
    for child in children where child.marks.contains(.subtreeNeedsLayout) { child.layoutSubtree() }
    if children.contains(where: { $0.marks.contains(.subtreeNeedsLayout) }) { marks.insert(.subtreeNeedsLayout) }
  }
}
