extension CALayer {
  /// The nearest layer, beginning with this one, that is a window's or whose owner has traits of its own.
  /// Complexity: O(1) if cached, otherwise O(ancestors without a cached source).
  ///
  /// A layer's source is cached only while those of all its ancestors are, as for cached transforms
  /// (`KnownWay`): a change invalidates all cached sources below it.
  package final var nearestSource: CALayer? {
    if !marks.contains(.knowsSource) { findSource() }
    return source?.takeUnretainedValue()
  }

  /// The layer of the window that contains this layer.
  package final var screenRoot: CALayer? {
    var next = nearestSource
    while let layer = next, !layer.marks.contains(.isScreenRoot) { next = layer.parent?.nearestSource }
    return next
  }

  private func findSource() {
    var unknown: [CALayer] = []
    var next = parent
    while let layer = next, !layer.marks.contains(.knowsSource) {
      unknown.append(layer)
      next = layer.parent
    }
    for layer in unknown.reversed() {
      layer.learnSource(below: next)
      next = layer
    }
    learnSource(below: next)
  }

  /// Caches the source. `above` is the superlayer, whose source is already cached.
  private func learnSource(below above: CALayer?) {
    source = marks.isDisjoint(with: .sources) ? above?.source : .passUnretained(self)
    marks.insert(.knowsSource)
    above?.marks.insert(.sublayersKnowSource)
  }

  /// Sets or removes a mark that makes this layer a source of traits.
  package final func setSource(_ mark: LayerMarks, _ on: Bool) {
    setMark(mark, on)
    forgetSource()
  }

  /// Invalidates the cached sources of this layer and its descendants. Subtrees without cached sources are
  /// skipped.
  final func forgetSource() {
    guard marks.contains(.knowsSource) else { return }
    marks.remove(.knowsSource)
    guard marks.contains(.sublayersKnowSource) else { return }
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.marks.remove(.sublayersKnowSource)
      for child in layer.children { child.forgetSource(below: &waiting) }
      layer.extras?.mask?.forgetSource(below: &waiting)
    }
  }

  /// Invalidates the cached source, and adds the layer to the list if descendants may have cached theirs.
  private func forgetSource(below waiting: inout [CALayer]) {
    marks.remove(.knowsSource)
    if marks.contains(.sublayersKnowSource) { waiting.append(self) }
  }
}
