/// The file whose glyphs stand for a font, and how they are scaled to look like it.
struct DrawnFont: Sendable {
  /// The file; nil when the machine has no font at all, and text is drawn as boxes.
  let font: CGFont?
  /// The size to draw at over the font's size: makes the capitals as high as the measured font's.
  let scale: CGFloat
  /// Width over height: makes small letters as wide as the measured font's on average, within 6 %.
  let stretch: CGFloat

  /// Chooses the file for a font and compares the two.
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
    guard let file, ctFont.advances.isComplete, ctFont.size > 0 else {
      (scale, stretch) = (1, 1)
      return
    }
    let unit = ctFont.size / CGFloat(file.unitsPerEm)
    let capital = CGFloat(file.capHeight) * unit
    scale = capital > 0 ? min(max(ctFont.metrics.capHeight / capital, 0.8), 1.2) : 1
    var (measured, own): (CGFloat, CGFloat) = (0, 0)
    for letter in "abcdefghiklmnoprstuvy".unicodeScalars {
      measured += ctFont.advance(of: letter)
      own += CGFloat(file.advance(of: file.glyph(for: letter))) * unit * scale
    }
    stretch = own > 0 ? min(max(measured / own, 0.94), 1.06) : 1
  }
}
