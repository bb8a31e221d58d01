/// The modes of drawing text.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills, strokes, both or neither; the last four modes also clip further painting to the glyphs. The
  /// default is `fill`.
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip

  var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

extension CGContext {
  /// Sets the text drawing mode, `fill` by default. The clipping modes limit what is painted after each call
  /// that shows text.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }
  package var textDrawingMode: CGTextDrawingMode { state.text.mode }

  /// Sets the font that `showGlyphs(_:at:)` uses.
  public func setFont(_ font: CGFont) { state.text.font = font }

  /// Sets the font size that `showGlyphs(_:at:)` uses, in text space.
  public func setFontSize(_ size: CGFloat) { state.text.fontSize = size }

  /// Sets the character spacing in text space. No effect: the calls that would use it are not in Swift's API,
  /// and explicit glyph positions, lines and strings do not follow it.
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// Shows glyphs of the current font. Does nothing if no font is set.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs. Those beyond the number of positions are ignored.
  ///   - positions: The positions in text space, which the text matrix transforms to user space.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.text.font, state.text.fontSize != 0 else { return }
    var batch = GlyphBatch(font: font, size: state.text.fontSize, flipped: false, room: glyphs.count)
    for (glyph, position) in zip(glyphs, positions) { batch.append(glyph, at: position) }
    show(batch, in: textMatrix)
  }

  /// Shows glyphs, transformed to user space by a matrix.
  package func show(_ batch: GlyphBatch, in matrix: CGAffineTransform) {
    showingText {
      saveGState()
      concatenate(matrix)
      show(batch)
      restoreGState()
    }
  }

  /// Fills, strokes and clips to glyphs, as the text drawing mode says.
  package func show(_ batch: GlyphBatch, at offset: CGPoint = .zero) {
    let mode = state.text.mode
    if mode.fills { fill(batch, at: offset) }
    if mode.strokes { stroke(batch, at: offset) }
    if mode.clips {
      shownOutlines?.append(batch.outline(matrixToPixels.translatedBy(x: offset.x, y: offset.y)), .identity)
    }
  }

  /// Calls a closure that shows text, then clips to its outlines if the mode says so, regardless of states
  /// that the closure restores. Text without outlines, such as spaces, does not clip (ISO 32000-1, 9.3.6).
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
