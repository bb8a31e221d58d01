/// The file whose glyphs represent a font, and the scale that makes them resemble it.
struct DrawnFont: Sendable {
  /// The file, or nil if the machine has no font at all and text is drawn as boxes.
  let font: CGFont?
  /// The ratio of the drawn size to the font's size, which makes the capitals as high as the measured font's.
  let scale: CGFloat
  /// The ratio of width to height, which makes lowercase letters as wide as the measured font's on average.
  let stretch: CGFloat
  /// A Boolean value that indicates whether every glyph is stretched separately, because the advances are
  /// those of a dissimilar font.
  let fitsEachGlyph: Bool
  /// The entries of code points 0…127.
  private let ascii: [Entry]

  /// A glyph, 0 if the file has none, and its advance in em.
  struct Entry: Sendable {
    var glyph: CGGlyph
    var advance: CGFloat
  }

  /// Chooses the file for a font and computes its scale.
  init(for ctFont: CTFont) {
    let file: CGFont?
    switch ctFont.request.face {
    case .system(let face):
      switch face.design {
      case .default, .rounded:
        file = FontLibrary.sans(face.weight, italic: face.italic, display: ctFont.size >= 20)
      case .monospaced: file = FontLibrary.monospaced(face.weight, italic: face.italic)
      case .serif: file = FontLibrary.serif(face.weight, italic: face.italic)
      }
    case .named(let face):
      file = FontLibrary.standIn(for: face)
    }
    font = file
    ascii = (UInt8(0)..<128).map { code in
      guard let file, code >= 32 else { return Entry(glyph: 0, advance: 0) }
      let glyph = file.glyph(for: Unicode.Scalar(code))
      return Entry(glyph: glyph, advance: CGFloat(file.advance(of: glyph)) / CGFloat(file.unitsPerEm))
    }
    let asked = ctFont.stretch
    guard let file, ctFont.size > 0, ctFont.hasFiguresOfItsOwn else {
      (scale, stretch, fitsEachGlyph) = (1, asked, false)
      return
    }
    let unit = ctFont.size / CGFloat(file.unitsPerEm)
    let capital = CGFloat(file.capHeight) * unit
    scale = capital > 0 ? min(max(ctFont.metrics.capHeight / capital, 0.8), 1.2) : 1
    if case .named(let face) = ctFont.request.face, !ctFont.advances.isComplete {
      (stretch, fitsEachGlyph) = (face.standInWidth / scale * asked, false)
      return
    }
    if case .named = ctFont.request.face {
      (stretch, fitsEachGlyph) = (asked, true)
      return
    }
    fitsEachGlyph = false
    var (measured, own): (CGFloat, CGFloat) = (0, 0)
    for letter in "abcdefghiklmnoprstuvy".unicodeScalars {
      measured += ctFont.advance(of: letter)
      own += ascii[Int(letter.value)].advance * ctFont.size * scale
    }
    stretch = own > 0 ? min(max(measured / own / asked, 0.85), 1.15) * asked : asked
  }

  /// Returns the glyph of a character.
  func entry(for scalar: Unicode.Scalar) -> Entry {
    if scalar.value < 128 { return ascii[Int(scalar.value)] }
    guard let font else { return Entry(glyph: 0, advance: 0) }
    let glyph = font.glyph(for: scalar)
    return Entry(glyph: glyph, advance: CGFloat(font.advance(of: glyph)) / CGFloat(font.unitsPerEm))
  }
}
