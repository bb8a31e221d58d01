// Text by its glyphs, and what becomes of their outlines.

/// What showing glyphs does with their outlines.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled, stroked, both, or neither; the last four clip what is painted after them to the glyphs as well.
  /// `fill` unless set.
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip

  var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

extension CGContext {
  /// Sets what becomes of glyphs: filled at first. Those that clip limit what is painted after each call that
  /// shows text.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }
  package var textDrawingMode: CGTextDrawingMode { state.text.mode }

  /// Sets the font of `showGlyphs(_:at:)`.
  public func setFont(_ font: CGFont) { state.text.font = font }

  /// Sets the size of that font's em in text space.
  public func setFontSize(_ size: CGFloat) { state.text.fontSize = size }

  /// Sets the space behind characters in text space, which nothing has: what shows characters by it is not in
  /// Swift's API, and glyphs at positions of their own, lines and strings do not follow it.
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// Shows glyphs of the font at positions in text space, which the text matrix takes to user space; as many
  /// as there are positions. Nothing happens without a font.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.text.font, state.text.fontSize != 0 else { return }
    var batch = GlyphBatch(font: font, size: state.text.fontSize, flipped: false, room: glyphs.count)
    for (glyph, position) in zip(glyphs, positions) { batch.append(glyph, at: position) }
    show(batch, in: textMatrix)
  }

  /// Shows glyphs where a matrix takes them in user space.
  package func show(_ batch: GlyphBatch, in matrix: CGAffineTransform) {
    showingText {
      saveGState()
      concatenate(matrix)
      show(batch)
      restoreGState()
    }
  }

  /// Fills, strokes and remembers the outlines of glyphs, as the mode says.
  package func show(_ batch: GlyphBatch, at offset: CGPoint = .zero) {
    let mode = state.text.mode
    if mode.fills { fill(batch, at: offset) }
    if mode.strokes { stroke(batch, at: offset) }
    if mode.clips {
      shownOutlines?.append(batch.outline(matrixToPixels.translatedBy(x: offset.x, y: offset.y)), .identity)
    }
  }

  /// Runs what shows text, then clips to its outlines where the mode says so. States that are restored
  /// meanwhile do not undo that. Text without outlines, such as spaces, does not clip (ISO 32000-1, 9.3.6).
  package func showingText(_ body: () -> Void) {
    guard state.text.mode.clips, shownOutlines == nil else { return body() }
    shownOutlines = PathStorage()
    body()
    if let shown = shownOutlines, !shown.isEmpty {
      backend.clip(shown, .winding, antialias: state.shouldAntialias)
    }
    shownOutlines = nil
  }
}
