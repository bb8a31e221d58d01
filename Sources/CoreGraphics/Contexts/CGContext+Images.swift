// Pictures in a context.

extension CGContext {
  /// Draws a picture so that its bottom is at the rectangle's minimum y, which is upright where y points up.
  ///
  /// An image mask is painted in the fill colour.
  ///
  /// - Parameter byTiling: Repeats the picture from the rectangle over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(
      image,
      unit: CGAffineTransform(
        a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
        tx: rect.minX, ty: rect.maxY), rect, byTiling)
  }

  /// Draws a picture so that its first row is at the rectangle's minimum y, which is upright where y points
  /// down.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    draw(
      image,
      unit: CGAffineTransform(
        a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
        tx: rect.minX, ty: rect.minY), rect, false)
  }

  /// Fills an area with copies of a picture, side by side from a cell; upright where y points down. What it
  /// costs does not depend on how many copies there are.
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

  /// Draws a picture with a transform from its pixels (y down) to user space.
  func draw(_ image: CGImage, _ unit: CGAffineTransform) {
    draw(
      image, unit: unit, CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(unit), false)
  }

  /// The same for a transform that puts the picture into a rectangle.
  private func draw(_ image: CGImage, unit: CGAffineTransform, _ rect: CGRect, _ tiling: Bool) {
    let matrix = unit.concatenating(state.matrix)
    var outline = PathStorage()
    outline.addRect(rect.standardized, state.matrix)
    if image.isMask { return fill(through: image, matrix, outline, tiling) }
    let source = PaintSource.image(image, matrix, quality: state.interpolation, tiled: tiling)
    backend.draw(tiling ? .everything : .picture(outline), with: source, paint)
  }

  /// Paints the fill colour where an image mask lets it through.
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
