// Painting glyphs. Their outlines are filled as paths, at exact positions and without hinting.

extension CGContext {
  /// Fills glyphs with the fill colour, under the current alpha, blend mode, shadow and clip.
  package func fill(_ batch: GlyphBatch) {
    let path = batch.outline(matrixToPixels)
    if !path.isEmpty { backend.draw(.fill(path, .winding), with: .color(state.fillColor.srgb), paint) }
  }

  /// Strokes the outlines of glyphs with the stroke colour and line style.
  package func stroke(_ batch: GlyphBatch) {
    let path = batch.outline(matrixToPixels)
    if path.isEmpty { return }
    backend.draw(.stroke(path, state.line, state.matrix), with: .color(state.strokeColor.srgb), paint)
  }
}
