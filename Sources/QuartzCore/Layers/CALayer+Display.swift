internal import CoreGraphics
internal import RenderTree

extension CALayer {
  package final func markNeedsDisplay() {
    extras?.partToDraw = nil
    guard !marks.contains(.needsDisplay) else { return }
    marks.insert(.needsDisplay)
    propagate(.subtreeNeedsDisplay)
  }

  /// Has a part of the layer drawn again, in its own coordinates, together with other parts for which this is
  /// asked until then. A part outside of the bounds asks for nothing.
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

  /// Takes back the wish to be displayed, for contents that are set rather than drawn.
  package final func displayIsDone() {
    marks.remove(.needsDisplay)
    extras?.partToDraw = nil
  }

  func displayOneIfNeeded() {
    guard marks.contains(.needsDisplay) else { return }
    marks.remove(.needsDisplay)
    display()
    // Who displays in another way has not asked for it.
    if !marks.contains(.needsDisplay) { extras?.partToDraw = nil }
  }

  /// Displays this layer and those below that need it, superlayers first. Hidden layers and those in them are
  /// displayed once they are shown.
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

  /// Draws into a bitmap of the bounds' size at `contentsScale` and makes it the contents; a layer that draws
  /// nothing gets none, and one of empty or absurd size is not drawn. Where only a part was to be drawn
  /// again, the rest of the contents stays, and the context is clipped to the part.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, which becomes `contentsScale` where something is drawn; nil is
  ///     `contentsScale` as it is.
  ///   - keepsGiven: Whether contents that were set, rather than drawn, stay where nothing is drawn.
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

  /// A context in which the part is to be drawn again for which that was asked; nil where everything is to be
  /// drawn: the contents were not drawn, or in another size.
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

  /// Contents that are given take the place of what would have been drawn.
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
