internal import CCairo

/// A part of the bitmap where the opacity of a canvas limits painting. Nothing is painted outside it.
struct ClipMask {
  let canvas: Canvas
}

extension CairoBackend {
  /// Composites a canvas and its shadow, through the masks and the clip.
  ///
  /// `coverage` is the fraction of each pixel that the painted shape covers, or nil for the whole canvas.
  func paint(_ content: Canvas, coverage: Canvas?, alpha: CGFloat, _ style: PaintStyle) {
    paintShadow(of: content, style, alpha)
    mask(content, style.masks)
    if let coverage { mask(coverage, style.masks) }
    if coverage != nil || !style.blendMode.isCairosOwn {
      blend(content, coverage, style.blendMode, alpha)
    } else {
      cairo_set_operator(cr, style.blendMode.cairo)
      // In a layer, pixels that are clear in both source and destination stay clear in every mode.
      let changed = style.blendMode.leavesClearAlone ? content.touched : hasLayers ? canvas.touched : nil
      paint(content, at: .zero, alpha, only: changed)
    }
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }

  /// Paints only the shadow of a canvas.
  func paintShadow(of content: Canvas, _ style: PaintStyle, _ alpha: CGFloat? = nil) {
    guard let shadow = style.shadow, shadow.color.alpha > 0, style.blendMode.castsShadows,
      let cast = shadow.cast(by: content, inside: canvas.clipArea.insetBy(-1))
    else { return }
    mask(cast, style.masks)
    let fraction = CGVector(dx: shadow.offset.dx.remainderPart, dy: shadow.offset.dy.remainderPart)
    cairo_set_operator(cr, style.blendMode.staysInsideShapes ? style.blendMode.cairo : CAIRO_OPERATOR_OVER)
    paint(cast, at: fraction, alpha ?? style.alpha, only: nil)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }

  /// Paints a canvas in its place, or offset by less than a pixel, in the whole clip or only a part of it.
  private func paint(_ content: Canvas, at fraction: CGVector, _ alpha: CGFloat, only area: PixelArea?) {
    if let area {
      if area.isEmpty { return }
      cairo_save(cr)
      cairo_new_path(cr)
      cairo_rectangle(cr, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
      cairo_clip(cr)
    }
    cairo_set_source_surface(cr, content.surface, fraction.dx.native, fraction.dy.native)
    cairo_pattern_set_filter(
      cairo_get_source(cr), fraction == .zero ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(cr, alpha.native)
    if area != nil { cairo_restore(cr) }
    cairo_set_source_rgb(cr, 0, 0, 0)
  }

  /// Multiplies a canvas by the masks.
  private func mask(_ content: Canvas, _ masks: [ClipMask]) {
    for mask in masks {
      let shared = content.area.intersection(mask.canvas.area)
      let rows = max(0, content.touched.y - content.y)..<max(content.touched.maxY - content.y, 0)
      for y in rows {
        let row = content.storage.base + y * content.storage.stride
        guard (shared.y..<shared.maxY).contains(y + content.y) else {
          row.update(repeating: 0, count: content.storage.width)
          continue
        }
        let other = mask.canvas.storage.base + (y + content.y - mask.canvas.y) * mask.canvas.storage.stride
        for x in 0..<content.storage.width {
          let column = x + content.x
          let inside = column >= shared.x && column < shared.maxX
          row[x] = inside ? Pixel.scaled(row[x], by: other[column - mask.canvas.x] >> 24) : 0
        }
      }
      content.markDirty()
    }
  }

  /// Blends a canvas with the destination pixel by pixel, and replaces the destination with the result.
  private func blend(_ content: Canvas, _ coverage: Canvas?, _ mode: CGBlendMode, _ alpha: CGFloat) {
    canvas.flush()
    let area = content.touched.intersection(canvas.area)
    guard let result = Canvas(area) else { return }
    let (target, opaque) = (canvas.storage, canvasIsOpaque)
    let fade = UInt32((alpha * 255).rounded())
    for y in area.y..<area.maxY {
      let source = content.storage.base + (y - content.y) * content.storage.stride - content.x
      let cover = coverage.map { $0.storage.base + (y - $0.y) * $0.storage.stride - $0.x }
      let backdrop = target.base + (y - canvas.y) * target.stride - canvas.x
      let out = result.storage.base + (y - area.y) * result.storage.stride - area.x
      for x in area.x..<area.maxX {
        let old = opaque ? backdrop[x] | 0xFF00_0000 : backdrop[x]
        let covered = cover.map { $0[x] >> 24 } ?? 255
        if covered == 0 {
          out[x] = old
        } else {
          let whole = covered == 255 ? source[x] : Pixel.uncovered(source[x], covered)
          let blended = Pixel.blend(mode, fade == 255 ? whole : Pixel.scaled(whole, by: fade), old)
          out[x] = covered == 255 ? blended : Pixel.mixed(old, blended, covered)
        }
      }
    }
    result.markDirty()
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cr, result.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
    cairo_new_path(cr)
    cairo_rectangle(cr, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
    cairo_fill(cr)
    cairo_set_source_rgb(cr, 0, 0, 0)
  }
}

extension CGBlendMode {
  /// A Boolean value that indicates whether painting in this mode casts a shadow. The modes that erase or
  /// only keep parts do not.
  fileprivate var castsShadows: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop: false
    default: true
    }
  }
}

extension CGFloat {
  /// The fractional part, relative to the next lower integer.
  fileprivate var remainderPart: CGFloat { self - rounded(.down) }
}

extension CairoBackend {
  /// Creates a mask from the opacity of an image, with the transform from its pixels to the bitmap's. Returns
  /// nil if nothing remains visible.
  func mask(_ image: CGImage, _ matrix: CGAffineTransform, _ quality: CGInterpolationQuality) -> ClipMask? {
    var outline = PathStorage()
    outline.addRect(CGRect(x: 0, y: 0, width: image.width, height: image.height), matrix)
    let area = PixelArea(around: outline.controlBox).intersection(canvas.clipArea)
    var source = PaintSource.image(image, matrix, quality: quality, tiled: false)
    if let picture = TurnedPicture(source) {
      guard let seen = picture.seen(in: area) else { return nil }
      source = seen
    }
    guard let mask = Canvas(area), set(source, alpha: 1, on: mask.cr) else { return nil }
    emit(outline, to: mask.cr)
    cairo_fill(mask.cr)
    cairo_set_source_rgb(mask.cr, 0, 0, 0)
    mask.flush()
    return ClipMask(canvas: mask)
  }
}
