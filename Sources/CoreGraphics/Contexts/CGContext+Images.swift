extension CGContext {
  /// Draws an image with its last row at the rectangle's minimum y, which is upright if y points up.
  ///
  /// An image mask is painted in the fill colour.
  ///
  /// - Parameters:
  ///   - image: The image to draw.
  ///   - rect: The rectangle of user space that the image fills.
  ///   - byTiling: Pass `true` to repeat the image from the rectangle over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(
      image,
      unit: CGAffineTransform(
        a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
        tx: rect.minX, ty: rect.maxY), rect, byTiling)
  }

  /// Draws an image with its first row at the rectangle's minimum y, which is upright if y points down.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    draw(
      image,
      unit: CGAffineTransform(
        a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
        tx: rect.minX, ty: rect.minY), rect, false)
  }

  /// Fills an area with copies of an image, laid side by side from a cell, upright if y points down. The cost
  /// does not depend on the number of copies.
  package func drawUpright(_ image: CGImage, in cell: CGRect, filling area: CGRect) {
    saveGState()
    clip(to: area)
    draw(
      image,
      unit: CGAffineTransform(
        a: cell.width / CGFloat(image.width), b: 0, c: 0, d: cell.height / CGFloat(image.height),
        tx: cell.minX, ty: cell.minY), cell, true)
    restoreGState()
  }

  /// Draws an image.
  ///
  /// - Parameters:
  ///   - image: The image to draw.
  ///   - unit: The transform from the image's pixels (y down) to user space.
  func draw(_ image: CGImage, _ unit: CGAffineTransform) {
    draw(
      image, unit: unit, CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(unit), false)
  }

  /// Draws an image with a transform that maps it to `rect`.
  private func draw(_ image: CGImage, unit: CGAffineTransform, _ rect: CGRect, _ tiling: Bool) {
    let matrix = unit.concatenating(state.matrix)
    var outline = PathStorage()
    outline.addRect(rect.standardized, state.matrix)
    if image.isMask { return fill(through: image, matrix, outline, tiling) }
    let source = PaintSource.image(image, matrix, quality: state.interpolation, tiled: tiling)
    backend.draw(tiling ? .everything : .picture(outline), with: source, paint)
  }

  /// Paints the fill colour through an image mask.
  private func fill(
    through mask: CGImage, _ matrix: CGAffineTransform, _ outline: PathStorage, _ tiling: Bool
  ) {
    if state.fillColor.pattern == nil, let stencil = mask.stencil(state.fillColor.srgb) {
      let source = PaintSource.image(stencil, matrix, quality: state.interpolation, tiled: tiling)
      return backend.draw(tiling ? .everything : .picture(outline), with: source, paint)
    }
    guard let coverage = mask.coverage, let drawn = backend.mask(coverage, matrix, state.interpolation)
    else { return }
    var style = paint(in: state.fillColor)
    style.masks.append(drawn)
    backend.draw(.picture(outline), with: source(state.fillColor), style)
  }
}
