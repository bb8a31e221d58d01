internal import CCairo

// Drawing into documents, which record drawing operations instead of pixels.

extension CairoBackend {
  /// Paints a shape. Shadows become images. Blend modes that mix more than colours are painted as normal,
  /// since documents do not have them.
  func drawInDocument(_ shape: PaintShape, with source: PaintSource, _ style: PaintStyle) {
    guard style.blendMode != .clear else { return }
    if let shadow = style.shadow, shadow.color.alpha > 0 {
      let clip = canvas.clipArea
      let area = shape.area(clip).intersection(visibleOrigins(of: clip, style))
      if let content = Canvas(area) {
        cover(shape, with: source, alpha: style.alpha, antialias: style.antialias, on: content.cr)
        content.flush()
        castOnDocument(content, alpha: 1, style)
      }
    }
    inDocument(style.masks, style.blendMode) {
      cover(shape, with: source, alpha: style.alpha, antialias: style.antialias, on: cr)
    }
  }

  /// Paints the shadow of a canvas.
  private func castOnDocument(_ content: Canvas, alpha: CGFloat, _ style: PaintStyle) {
    guard let shadow = style.shadow, shadow.color.alpha > 0,
      let cast = shadow.cast(by: content, inside: canvas.clipArea)
    else { return }
    inDocument(style.masks, style.blendMode) {
      let (x, y) = (shadow.offset.dx, shadow.offset.dy)
      cairo_set_source_surface(cr, cast.surface, (x - x.rounded(.down)).native, (y - y.rounded(.down)).native)
      cairo_paint_with_alpha(cr, alpha.native)
      cairo_set_source_rgb(cr, 0, 0, 0)
    }
  }

  /// Performs drawing through masks and in a blend mode.
  private func inDocument(_ masks: [ClipMask], _ mode: CGBlendMode, _ body: () -> Void) {
    let blend = mode.isOfDocuments ? mode.cairo : CAIRO_OPERATOR_OVER
    for _ in masks { cairo_push_group(cr) }
    if masks.isEmpty { cairo_set_operator(cr, blend) }
    body()
    for (index, mask) in masks.enumerated() {
      cairo_pop_group_to_source(cr)
      cairo_set_operator(cr, index == masks.count - 1 ? blend : CAIRO_OPERATOR_OVER)
      cairo_mask_surface(cr, mask.canvas.surface, 0, 0)
    }
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    if !masks.isEmpty { cairo_set_source_rgb(cr, 0, 0, 0) }
  }

  /// Begins a group that `endDocumentLayer` composites.
  func beginDocumentLayer() { cairo_push_group(cr) }

  /// Composites what was drawn since the matching `beginDocumentLayer`.
  func endDocumentLayer(_ style: PaintStyle) {
    guard let group = cairo_pop_group(cr) else { return }
    defer { cairo_pattern_destroy(group) }
    let clip = canvas.clipArea
    var picture: Canvas?
    if style.shadow != nil || style.effect != nil, let content = Canvas(visibleOrigins(of: clip, style)) {
      cairo_set_source(content.cr, group)
      cairo_paint(content.cr)
      cairo_set_source_rgb(content.cr, 0, 0, 0)
      content.flush()
      picture = content
      if let effect = style.effect {
        guard
          let changed = content.applying(
            effect, inside: style.shadow.map { $0.origins(of: clip).union(clip) } ?? clip)
        else { return }
        picture = changed
      }
    }
    if let picture { castOnDocument(picture, alpha: style.alpha, style) }
    guard style.blendMode != .clear else { return }
    inDocument(style.masks, style.blendMode) {
      if let picture, style.effect != nil {
        cairo_set_source_surface(cr, picture.surface, 0, 0)
      } else {
        cairo_set_source(cr, group)
      }
      cairo_paint_with_alpha(cr, style.alpha.native)
      cairo_set_source_rgb(cr, 0, 0, 0)
    }
  }

  /// Writes glyphs as text of their font, in a colour. Returns `false` if the font cannot be embedded.
  func showInDocument(
    _ batch: GlyphBatch, _ toPixels: CGAffineTransform, _ color: CGColor.SRGB, _ style: PaintStyle
  ) -> Bool {
    guard let face = batch.font.face.cairoFace else { return false }
    let m = batch.matrix.concatenating(toPixels)
    let em = Double(batch.font.unitsPerEm)
    // Cairo's glyphs have y down, design units have y up.
    var matrix = cairo_matrix_t(
      xx: m.a.native * em, yx: m.b.native * em, xy: -m.c.native * em, yy: -m.d.native * em, x0: 0, y0: 0)
    var inverse = matrix
    guard m.isFinite, cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return false }
    let glyphs = zip(batch.glyphs, batch.positions).map { glyph, position in
      let place = position.applying(toPixels)
      return cairo_glyph_t(index: UInt(glyph), x: place.x.native, y: place.y.native)
    }
    inDocument(style.masks, style.blendMode) {
      cairo_set_font_face(cr, face)
      cairo_set_font_matrix(cr, &matrix)
      cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * style.alpha.native)
      cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
      cairo_set_font_face(cr, nil)
    }
    return true
  }
}

extension CGBlendMode {
  /// A Boolean value that indicates whether documents support the mode.
  fileprivate var isOfDocuments: Bool { rawValue <= CGBlendMode.luminosity.rawValue }
}
