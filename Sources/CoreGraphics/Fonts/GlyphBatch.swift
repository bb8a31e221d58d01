/// Glyphs of one font, ready to be painted.
package struct GlyphBatch: Sendable {
  /// The font.
  package let font: CGFont
  /// The font size in units of user space, and the width of the glyphs over their height.
  package let size, stretch: CGFloat
  /// From the glyphs' design units, y up, to user space, without the position.
  package let matrix: CGAffineTransform
  /// The glyphs, and where their origins lie in user space.
  package private(set) var glyphs: [CGGlyph] = []
  package private(set) var positions: [CGPoint] = []

  /// No glyphs yet.
  ///
  /// - Parameters:
  ///   - size: The font size in units of user space.
  ///   - stretch: Width over height, 1 as designed.
  ///   - slant: How far the glyphs lean to the right: the tangent of the angle.
  ///   - flipped: Whether user space has y down, as in UIKit.
  ///   - room: How many glyphs are to come, where that is known.
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

  /// The outlines of all glyphs in device space.
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
