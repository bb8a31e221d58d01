// The clip only shrinks, until `restoreGState` or `resetClip`.

extension CGContext {
  /// Intersects the clip with the inside of the current path and clears the path. An empty path clips
  /// everything.
  public func clip(using rule: CGPathFillRule = .winding) {
    backend.clip(currentPath, rule, antialias: state.shouldAntialias)
    currentPath.removeAll()
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) {
    currentPath.removeAll()
    currentPath.addRect(rect.standardized, state.matrix)
    clip()
  }

  /// Intersects the clip with the union of the given rectangles.
  public func clip(to rects: [CGRect]) {
    currentPath.removeAll()
    for rect in rects { currentPath.addRect(rect.standardized, state.matrix) }
    clip()
  }

  /// Clips to a rectangle and masks all further painting with an image.
  ///
  /// Painting passes where an image with an opacity channel is opaque, where an image without one is bright,
  /// and where an image mask is dark.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of user space that the mask fills, placed as by `draw(_:in:)`.
  ///   - mask: The image to mask with.
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

  /// Resets the clip to the whole transparency layer or bitmap.
  public func resetClip() {
    backend.resetClip()
    state.masks = []
  }

  /// The bounding box of the clip in user space, or the null rectangle if everything is clipped.
  public var boundingBoxOfClipPath: CGRect {
    let extents = backend.clipExtents
    return extents.isEmpty ? .null : extents.applying(state.matrix.inverted())
  }
}
