// Glyphs are painted without hinting: small ones with cached masks, others as paths.

extension CGContext {
  /// Fills glyphs with the fill colour and the current opacity, blend mode, shadow and clip.
  ///
  /// Glyphs of up to 160 pixels per em are positioned to the nearest quarter of a pixel, larger ones exactly.
  ///
  /// - Parameters:
  ///   - batch: The glyphs.
  ///   - offset: The offset of the glyphs from their positions, in user space.
  package func fill(_ batch: GlyphBatch, at offset: CGPoint = .zero) {
    if batch.font.face.hasPictures { return drawPictures(batch, offset) }
    let toPixels = matrixToPixels.translatedBy(x: offset.x, y: offset.y)
    if fillMasks(batch, toPixels) || showInDocument(batch, toPixels) { return }
    let path = batch.outline(toPixels)
    if path.isEmpty { return }
    backend.draw(.fill(path, .winding), with: source(state.fillColor), paint(in: state.fillColor))
  }

  /// Strokes the outlines of glyphs with the stroke colour and line style.
  package func stroke(_ batch: GlyphBatch, at offset: CGPoint = .zero) {
    let path = batch.outline(matrixToPixels.translatedBy(x: offset.x, y: offset.y))
    if path.isEmpty { return }
    backend.draw(
      .stroke(path, state.line, state.matrix), with: source(state.strokeColor), paint(in: state.strokeColor))
  }

  /// Draws bitmap glyphs in their own colours, with the fill colour's opacity.
  private func drawPictures(_ batch: GlyphBatch, _ offset: CGPoint) {
    saveGState()
    setAlpha(state.alpha * state.fillColor.alpha)
    for (glyph, position) in zip(batch.glyphs, batch.positions) {
      guard let picture = batch.font.face.picture(of: glyph) else { continue }
      let m = batch.matrix
      let placed = CGAffineTransform(
        a: m.a, b: m.b, c: m.c, d: m.d, tx: position.x + offset.x, ty: position.y + offset.y)
      draw(picture.image, picture.matrix.concatenating(placed))
    }
    restoreGState()
  }

  /// Writes glyphs into a document as text. Returns `false` if there is no document or they cannot be written
  /// as text.
  private func showInDocument(_ batch: GlyphBatch, _ toPixels: CGAffineTransform) -> Bool {
    guard backend.isDocument, state.shadow == nil, state.fillColor.pattern == nil, !batch.glyphs.isEmpty
    else { return false }
    var isDone = false
    backend.drawing {
      isDone = backend.showInDocument(batch, toPixels, state.fillColor.srgb, paint)
    }
    return isDone
  }

  /// Fills glyphs with masks. Returns `false` if the result would not look the same as filling their
  /// outlines.
  private func fillMasks(_ batch: GlyphBatch, _ toPixels: CGAffineTransform) -> Bool {
    guard state.blendMode == .normal, state.shadow == nil, state.masks.isEmpty, state.shouldAntialias,
      backend.allowsAntialiasing, !batch.glyphs.isEmpty, state.fillColor.pattern == nil, !backend.isDocument
    else { return false }
    let linear = CGAffineTransform(
      a: batch.matrix.a, b: batch.matrix.b, c: batch.matrix.c, d: batch.matrix.d, tx: 0, ty: 0
    ).concatenating(
      CGAffineTransform(a: toPixels.a, b: toPixels.b, c: toPixels.c, d: toPixels.d, tx: 0, ty: 0))
    let em = max(hypot(linear.a, linear.b), hypot(linear.c, linear.d)) * CGFloat(batch.font.unitsPerEm)
    guard em <= CairoBackend.largestMaskedEm else { return false }
    var masks: [(GlyphMask, x: Int, y: Int)] = []
    masks.reserveCapacity(batch.glyphs.count)
    let strike = GlyphStrike.of(batch.font, linear)
    strike.place(batch.glyphs, at: batch.positions, toPixels, into: &masks)
    var isDone = false
    backend.drawing { isDone = backend.blend(masks, state.fillColor.srgb, alpha: state.alpha) }
    return isDone
  }
}
