// The clip of a context: what may be painted at all. It only shrinks, until `restoreGState` or `resetClip`.

extension CGContext {
  /// Clips to the inside of the current path and forgets the path. An empty path clips everything away.
  public func clip(using rule: CGPathFillRule = .winding) {
    backend.clip(currentPath, rule, antialias: state.shouldAntialias)
    currentPath.removeAll()
  }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Clips to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    currentPath.removeAll()
    for rect in rects { currentPath.addRect(rect.standardized, state.matrix) }
    clip()
  }

  /// Makes everything paintable again that was at the last `saveGState` or, outside of any, everything.
  public func resetClip() { backend.resetClip() }

  /// The smallest rectangle of user space around the clip; null where everything is clipped away.
  public var boundingBoxOfClipPath: CGRect {
    let extents = backend.clipExtents
    return extents.isEmpty ? .null : extents.applying(state.matrix.inverted())
  }
}
