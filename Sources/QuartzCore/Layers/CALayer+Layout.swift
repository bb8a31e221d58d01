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
    top.layoutSubtree()
  }

  /// Lays out this layer and those below that need it, superlayers first.
  package final func layoutSubtree() {
    while marks.contains(.needsLayout) || marks.contains(.subtreeNeedsLayout) {
      if marks.contains(.needsLayout) {
        marks.remove(.needsLayout)
        layoutSublayers()
        // A layer that asks for layout while it is laid out is served in the next round, not at once.
        guard !marks.contains(.needsLayout) else { return }
      }
      marks.remove(.subtreeNeedsLayout)
      for child in children where child.marks.contains(.subtreeNeedsLayout) { child.layoutSubtree() }
      guard marks.contains(.needsLayout) == false else { return }
      if !children.contains(where: { $0.marks.contains(.subtreeNeedsLayout) }) { return }
    }
  }
}
