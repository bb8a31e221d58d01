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
    var next: CALayer? = self
    while let layer = next, !layer.marks.contains(.knowsSource) {
      unknown.append(layer)
      next = layer.parent
    }
    var source = next?.source
    for layer in unknown.reversed() {
      if !layer.marks.isDisjoint(with: .sources) { source = .passUnretained(layer) }
      layer.source = source
      layer.marks.insert(.knowsSource)
    }
  }

  /// Makes this layer a source of traits, or takes it back.
  package final func setSource(_ mark: LayerMarks, _ on: Bool) {
    setMark(mark, on)
    forgetSource()
  }

  /// Forgets the sources of this layer and of those below.
  final func forgetSource() {
    guard marks.contains(.knowsSource) else { return }
    marks.remove(.knowsSource)
    var waiting: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      for child in layer.children where child.marks.contains(.knowsSource) {
        child.marks.remove(.knowsSource)
        waiting.append(child)
      }
      if let mask = layer.extras?.mask, mask.marks.contains(.knowsSource) {
        mask.marks.remove(.knowsSource)
        waiting.append(mask)
      }
      next = waiting.popLast()
    }
  }
}
