internal import CoreGraphics

/// A collector of a portion's glyphs by font file, which then paints them.
struct GlyphPainter: Sendable {
  private let font: CTFont
  private let drawn: DrawnFont
  private let slant: CGFloat
  private var batches: [GlyphBatch] = []
  private var boxes: [CGRect] = []
  /// The expected number of glyphs.
  private let room: Int

  init(font: CTFont, slant: CGFloat, room: Int) {
    (self.font, self.room) = (font, room)
    drawn = font.drawnFont
    // A slanted font that is drawn with an upright file leans by 12°.
    let isSynthetic = font.request.face.italic && drawn.font.map { !$0.isItalic } ?? false
    self.slant = slant + font.request.matrix.c + (isSynthetic ? 0.2126 : 0)
  }

  /// Adds a character centred in its advance, which is the font's if nil.
  mutating func add(_ scalar: Unicode.Scalar, at origin: CGPoint, advance: CGFloat?) {
    let slot = advance ?? font.advance(of: scalar)
    var entry = drawn.entry(for: scalar)
    var (file, scale, stretch) = (drawn.font, drawn.scale, drawn.stretch)
    // Spaces are invisible in any font.
    if entry.glyph == 0, scalar.properties.generalCategory == .spaceSeparator { return }
    if entry.glyph == 0, let other = FontLibrary.fallback(for: scalar) {
      let glyph = other.glyph(for: scalar)
      entry = .init(glyph: glyph, advance: CGFloat(other.advance(of: glyph)) / CGFloat(other.unitsPerEm))
      (file, scale, stretch) = (other, 1, font.stretch)
    }
    guard let file, entry.glyph != 0 else {
      addBox(CGRect(x: origin.x, y: origin.y, width: slot, height: 0))
      return
    }
    if drawn.fitsEachGlyph, file === drawn.font, entry.advance > 0 {
      // In steps of 1/32, so that few sizes of the glyphs are cached.
      let wanted = slot / (entry.advance * font.size * scale)
      stretch = (min(max(wanted / font.stretch, 0.8), 1.2) * font.stretch * 32).rounded() / 32
    }
    let own = entry.advance * font.size * scale * stretch
    let x = origin.x + (slot - own) / 2
    add(entry.glyph, of: file, at: CGPoint(x: x, y: origin.y), size: font.size * scale, stretch: stretch)
  }

  /// Adds a glyph of a file at a size in points.
  mutating func add(_ glyph: CGGlyph, of file: CGFont, at place: CGPoint, size: CGFloat, stretch: CGFloat = 1)
  {
    for known in batches.indices.reversed()
    where batches[known].font === file && batches[known].size == size && batches[known].stretch == stretch {
      return batches[known].append(glyph, at: place)
    }
    var batch = GlyphBatch(font: file, size: size, stretch: stretch, slant: slant, room: room)
    batch.append(glyph, at: place)
    batches.append(batch)
  }

  /// Adds the box of a character that no font has. The rectangle's y is the baseline.
  mutating func addBox(_ slot: CGRect) {
    let inset = min(slot.width * 0.12, 2)
    let height = font.metrics.capHeight
    boxes.append(
      CGRect(
        x: slot.minX + inset, y: slot.minY - height, width: max(0, slot.width - 2 * inset), height: height))
  }

  /// Shows the glyphs with the context's text drawing mode, at an offset from where they were added.
  func show(_ context: CGContext, at offset: CGPoint = .zero) {
    guard context.textDrawingMode != .fill else { return fill(context, at: offset) }
    for batch in batches { context.show(batch, at: offset) }
  }

  /// Fills the glyphs with the fill colour, at an offset from where they were added.
  func fill(_ context: CGContext, at offset: CGPoint = .zero) {
    for batch in batches { context.fill(batch, at: offset) }
    guard !boxes.isEmpty else { return }
    let line = max(font.size / 18, 0.5)
    for box in boxes.map({ $0.offsetBy(dx: offset.x, dy: offset.y) })
    where box.width > 2 * line && box.height > 2 * line {
      context.fill([
        CGRect(x: box.minX, y: box.minY, width: box.width, height: line),
        CGRect(x: box.minX, y: box.maxY - line, width: box.width, height: line),
        CGRect(x: box.minX, y: box.minY + line, width: line, height: box.height - 2 * line),
        CGRect(x: box.maxX - line, y: box.minY + line, width: line, height: box.height - 2 * line),
      ])
    }
  }

  /// The bounding box of the glyphs' ink, or null if there is none.
  var inkBox: CGRect {
    var box = CGRect.null
    for batch in batches {
      for (glyph, place) in zip(batch.glyphs, batch.positions) {
        let ink = batch.font.inkBox(of: glyph)
        if !ink.isEmpty { box = box.union(ink.applying(batch.matrix).offsetBy(dx: place.x, dy: place.y)) }
      }
    }
    return box
  }

  /// The outlines of the glyphs.
  var outline: CGPath {
    let path = CGMutablePath()
    for batch in batches { path.addPath(batch.path) }
    return path
  }

  /// Returns the horizontal extents of the glyphs in a horizontal band.
  func spans(in rows: ClosedRange<CGFloat>, at offset: CGPoint = .zero) -> [ClosedRange<CGFloat>] {
    batches.flatMap { $0.spans(in: rows, at: offset) }
  }

  /// Strokes the outlines with the stroke colour and line width, at an offset from where they were added.
  func stroke(_ context: CGContext, at offset: CGPoint = .zero) {
    for batch in batches { context.stroke(batch, at: offset) }
    for box in boxes { context.stroke(box.offsetBy(dx: offset.x, dy: offset.y)) }
  }
}
