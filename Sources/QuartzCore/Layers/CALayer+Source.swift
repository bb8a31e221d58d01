extension CALayer {
  /// This layer or the nearest above it that is a window's or whose owner has traits of its own. O(1) where
  /// it is known, else O(unknown layers above).
  ///
  /// A layer's source is known only while those of all layers above are, as ways are (`KnownWay`): a change
  /// forgets downwards as far as anything is known.
  package final var nearestSource: CALayer? {
    if !marks.contains(.knowsSource) { findSource() }
    return source?.takeUnretainedValue()
  }

  /// The layer of the window that this layer hangs in.
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

  /// Knows its source from then on: `above` is the superlayer, which knows its own.
  private func learnSource(below above: CALayer?) {
    source = marks.isDisjoint(with: .sources) ? above?.source : .passUnretained(self)
    marks.insert(.knowsSource)
    above?.marks.insert(.sublayersKnowSource)
  }

  /// Makes this layer a source of traits, or takes it back.
  package final func setSource(_ mark: LayerMarks, _ on: Bool) {
    setMark(mark, on)
    forgetSource()
  }

  /// Forgets the sources of this layer and of those below. Looks at no sublayers of which none knows its own.
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

  /// Forgets its source, and asks for those below to be forgotten.
  private func forgetSource(below waiting: inout [CALayer]) {
    marks.remove(.knowsSource)
    if marks.contains(.sublayersKnowSource) { waiting.append(self) }
  }
}
