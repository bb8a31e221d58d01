internal import CCairo

/// A glyph that is a colour bitmap.
struct GlyphPicture: Sendable {
  let image: CGImage
  /// The transform from the bitmap's pixels, y down, to the font's design units, y up, with the glyph's
  /// origin at zero.
  let matrix: CGAffineTransform

  /// Creates the bitmap of a glyph in the currently selected size of its face. Returns nil if there is none.
  init?(of glyph: UInt16, in face: FT_Face, unitsPerEm: Int) {
    guard FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let pixelsPerEm = CGFloat(face.pointee.size.pointee.metrics.y_ppem)
    guard bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue, let bytes = bitmap.buffer, bitmap.pitch > 0,
      pixelsPerEm > 0
    else { return nil }
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    let image = CGImage(width: width, height: height, isOpaque: false) { pixels, stride in
      for y in 0..<height {
        for x in 0..<width {
          let place = y * Int(bitmap.pitch) + 4 * x
          let (blue, green, red, alpha) = (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
          pixels[y * stride + x] = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
      }
    }
    guard let image else { return nil }
    self.image = image
    let unit = CGFloat(unitsPerEm) / pixelsPerEm
    matrix = CGAffineTransform(
      a: unit, b: 0, c: 0, d: -unit, tx: CGFloat(slot.pointee.bitmap_left) * unit,
      ty: CGFloat(slot.pointee.bitmap_top) * unit)
  }
}
