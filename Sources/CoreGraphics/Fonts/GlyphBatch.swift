/// Glyphs of one font with their positions, ready to be painted.
package struct GlyphBatch: Sendable {
  /// The font.
  package let font: CGFont
  /// The font size in user space, and the ratio of the glyphs' width to their height.
  package let size, stretch: CGFloat
  /// The transform from design units, y up, to user space, without the glyph's position.
  package let matrix: CGAffineTransform
  /// The glyphs and their origins in user space.
  package private(set) var glyphs: [CGGlyph] = []
  package private(set) var positions: [CGPoint] = []

  /// Creates an empty batch.
  ///
  /// - Parameters:
  ///   - font: The font of the glyphs.
  ///   - size: The font size in user space.
  ///   - stretch: The ratio of width to height, 1 as designed.
  ///   - slant: The tangent of the angle by which the glyphs lean to the right.
  ///   - flipped: Pass `true` if user space has y down, as in UIKit.
  ///   - room: The number of glyphs to reserve memory for.
  package init(
    font: CGFont, size: CGFloat, stretch: CGFloat = 1, slant: CGFloat = 0, flipped: Bool = true, room: Int = 0
  ) {
    let unit = size / CGFloat(max(1, font.unitsPerEm))
    (self.font, self.size, self.stretch) = (font, size, stretch)
    matrix = CGAffineTransform(
      a: unit * stretch, b: 0, c: unit * slant, d: flipped ? -unit : unit, tx: 0, ty: 0)
    glyphs.reserveCapacity(room)
    positions.reserveCapacity(room)
  }

  /// Adds a glyph at a position in user space.
  package mutating func append(_ glyph: CGGlyph, at position: CGPoint) {
    glyphs.append(glyph)
    positions.append(position)
  }

  /// The outlines of all glyphs in user space.
  package var path: CGPath { CGPath(storage: outline(.identity)) }

  /// Returns the outlines of all glyphs in device space.
  func outline(_ toDevice: CGAffineTransform) -> PathStorage {
    var path = PathStorage()
    for (glyph, position) in zip(glyphs, positions) {
      let placed = CGAffineTransform(
        a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: position.x, ty: position.y)
      path.append(font.face.outline(of: glyph), placed.concatenating(toDevice))
    }
    return path
  }
}
