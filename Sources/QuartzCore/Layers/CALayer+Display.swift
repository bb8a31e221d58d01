internal import CoreGraphics
internal import RenderTree

extension CALayer {
  package final func markNeedsDisplay() {
    extras?.partToDraw = nil
    guard !marks.contains(.needsDisplay) else { return }
    marks.insert(.needsDisplay)
    propagate(.subtreeNeedsDisplay)
  }

  /// Marks a part of the layer, in its own coordinate space, as needing display. Parts that are marked before
  /// the next display are coalesced. A part outside the bounds is ignored.
  final func markNeedsDisplay(in part: CGRect) {
    let bounds = state.bounds
    guard !part.hasNaN, !bounds.hasNaN else { return markNeedsDisplay() }
    guard let part = part.standardized.overlap(bounds)?.offsetBy(dx: -bounds.minX, dy: -bounds.minY) else {
      return
    }
    if marks.contains(.needsDisplay) {
      guard let waiting = extras?.partToDraw else { return }
      needExtras().partToDraw = waiting.union(part)
    } else {
      markNeedsDisplay()
      needExtras().partToDraw = part
    }
  }

  /// Cancels a pending display, for contents that are set rather than drawn.
  package final func displayIsDone() {
    marks.remove(.needsDisplay)
    extras?.partToDraw = nil
  }

  func displayOneIfNeeded() {
    guard marks.contains(.needsDisplay) else { return }
    marks.remove(.needsDisplay)
    display()
    // A layer with a custom `display()` does not use `partToDraw`.
    if !marks.contains(.needsDisplay) { extras?.partToDraw = nil }
    Self.wasDisplayed?(self)
  }

  /// Displays this layer and those below it that need display, superlayers first. Hidden layers and their
  /// sublayers are displayed once they are shown.
  package final func displaySubtree() {
    guard marks.contains(.subtreeNeedsDisplay) else { return }
    var waiting = ShortList(self)
    while let layer = waiting.popLast() {
      if layer.state.flags.contains(.hidden), layer !== self { continue }
      layer.marks.remove(.subtreeNeedsDisplay)
      layer.displayOneIfNeeded()
      if let mask = layer.extras?.mask, mask.marks.contains(.subtreeNeedsDisplay) { waiting.append(mask) }
      for child in layer.children.reversed() where child.marks.contains(.subtreeNeedsDisplay) {
        waiting.append(child)
      }
    }
  }

  func displayThroughDelegate() {
    marks.remove(.needsDisplay)
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws into a bitmap of the bounds' size at `contentsScale` and makes it the contents.
  ///
  /// A layer that draws nothing gets no contents, and one of empty or unreasonable size is not drawn. If only
  /// a part needs display, the context is clipped to it and the rest of the contents stays.
  ///
  /// - Parameters:
  ///   - wanted: The number of pixels per point, which becomes `contentsScale` if something is drawn. Nil
  ///     means the current `contentsScale`.
  ///   - keepsGiven: `true` if contents that were set, rather than drawn, are kept if nothing is drawn.
  package final func drawContents(
    scale wanted: CGFloat? = nil, keepsGiven: @autoclosure () -> Bool = false
  ) {
    let size = state.bounds.size
    let scale = wanted ?? state.detail.contentsScale
    let width = Int((size.width * scale).rounded(.up).clamped(to: 0...32768))
    let height = Int((size.height * scale).rounded(.up).clamped(to: 0...32768))
    guard
      let context = contextToRedrawPart(width, height, scale: scale)
        ?? CGContext(
          deferredPixelsWide: width, pixelsHigh: height, scale: scale, origin: state.bounds.origin)
    else { return }
    delegate?.layerWillDraw(self)
    draw(in: context)
    if let image = context.drawnImage() {
      state.contents = .image(image)
      marks.remove(.contentsAreGiven)
      if scale != state.detail.contentsScale { state.detail.contentsScale = scale }
      changed()
    } else if state.contents != nil, !marks.contains(.contentsAreGiven) || !keepsGiven() {
      state.contents = nil
      changed()
    }
  }

  /// Returns a context to redraw only the part that needs display, or nil if everything has to be drawn
  /// because the contents were not drawn by the layer, or in another size.
  private func contextToRedrawPart(_ width: Int, _ height: Int, scale: CGFloat) -> CGContext? {
    guard let extras, let part = extras.partToDraw else { return nil }
    extras.partToDraw = nil
    guard case .image(let old)? = state.contents, !marks.contains(.contentsAreGiven),
      old.width == width, old.height == height, scale == state.detail.contentsScale
    else { return nil }
    let origin = state.bounds.origin
    return CGContext(
      redrawing: old, in: part.offsetBy(dx: origin.x, dy: origin.y), scale: scale, origin: origin)
  }

  var contentsObject: Any? {
    switch state.contents {
    case .image(let image): image
    case nil: nil
    }
  }

  /// Sets the contents, which replace what would have been drawn.
  func setContents(_ object: Any?) {
    displayIsDone()
    if let image = object as? CGImage {
      state.contents = .image(image)
      marks.insert(.contentsAreGiven)
    } else {
      state.contents = nil
      marks.remove(.contentsAreGiven)
    }
    changed()
  }
}
