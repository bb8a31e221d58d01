// The clip of a context: what may be painted at all. It only shrinks, until `restoreGState` or `resetClip`.

extension CGContext {
  /// Clips to the inside of the current path and forgets the path. An empty path clips everything away.
  public func clip(using rule: CGPathFillRule = .winding) {
    backend.clip(currentPath, rule, antialias: state.shouldAntialias)
    currentPath.removeAll()
  }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) {
    currentPath.removeAll()
    currentPath.addRect(rect.standardized, state.matrix)
    clip()
  }

  /// Clips to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    currentPath.removeAll()
    for rect in rects { currentPath.addRect(rect.standardized, state.matrix) }
    clip()
  }

  /// Clips to a rectangle in which a picture, placed as `draw(_:in:)` places it, says how much may be
  /// painted.
  ///
  /// A picture with opacity lets through as much as it is opaque; one without, as much as it is bright; an
  /// image mask, as much as it is dark.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let upright = CGAffineTransform(
      a: rect.width / CGFloat(mask.width), b: 0, c: 0, d: -rect.height / CGFloat(mask.height), tx: rect.minX,
      ty: rect.maxY)
    guard let coverage = mask.coverage,
      let drawn = backend.mask(coverage, upright.concatenating(state.matrix), state.interpolation)
    else { return backend.clip(PathStorage(), .winding, antialias: false) }
    state.masks.append(drawn)
  }

  /// Makes everything paintable again that the transparency layer or the bitmap holds.
  public func resetClip() {
    backend.resetClip()
    state.masks = []
  }

  /// The smallest rectangle of user space around the clip; null where everything is clipped away.
  public var boundingBoxOfClipPath: CGRect {
    let extents = backend.clipExtents
    return extents.isEmpty ? .null : extents.applying(state.matrix.inverted())
  }
}
