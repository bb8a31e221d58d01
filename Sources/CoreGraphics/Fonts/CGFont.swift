/// The index of a glyph in a font file; 0 is the missing glyph.
public typealias CGGlyph = UInt16

/// The index of a glyph in a font file; 0 is the missing glyph.
public typealias CGFontIndex = UInt16

/// A font file without a size: glyphs, advances and vertical figures in design units.
public final class CGFont: Sendable {
  let face: FontFace

  /// The file that the font was opened from, and the number of the face in it; above its lower 16 bits that
  /// of a variable font's style, counted from one.
  package let path: String
  package let index: Int

  /// How many faces the file has, and how many styles the face names where it is variable.
  package var numberOfFaces: Int { face.faceCount }
  package var numberOfStyles: Int { face.styleCount }

  /// Opens the face `index` of a font file, or returns nil when the file is no font of outlines
  /// or of coloured pictures.
  package init?(path: String, index: Int = 0) {
    guard let face = FontFace(path: path, index: index) else { return nil }
    (self.face, self.path, self.index) = (face, path, index)
  }

  /// The font in some bytes; nil where they are none. They are written to a file that
  /// stays until the process ends.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mica-font-\(UUID().uuidString)")
    guard (try? data.write(to: place)) != nil else { return nil }
    self.init(path: place.path)
  }

  /// The name of the font in PostScript, as in "Inter-Regular".
  public var postScriptName: String? { face.postScriptName.isEmpty ? nil : face.postScriptName }

  /// The name of the font for people, family and style.
  public var fullName: String? {
    face.styleName == "Regular" ? face.familyName : "\(face.familyName) \(face.styleName)"
  }

  /// The names of the family and of the style, as in "Inter" and "Bold".
  package var familyName: String { face.familyName }
  package var styleName: String { face.styleName }

  /// The side of the em square in design units.
  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }

  /// The number of glyphs.
  public var numberOfGlyphs: Int { face.glyphCount }

  /// The ascent above the baseline in design units.
  public var ascent: Int32 { Int32(face.ascender) }

  /// The descent in design units; negative below the baseline.
  public var descent: Int32 { Int32(face.descender) }

  /// The gap between lines in design units.
  public var leading: Int32 { Int32(face.lineGap) }

  /// The height of flat capitals in design units; where the file is silent, that of its letter H.
  public var capHeight: Int32 { Int32(face.capHeight ?? height(of: "H")) }

  /// The height of flat small letters in design units; where the file is silent, that of its letter x.
  public var xHeight: Int32 { Int32(face.xHeight ?? height(of: "x")) }

  /// The centre of the underline in design units, negative below the baseline.
  package var underlinePosition: Int { face.underlinePosition }

  /// The thickness of the underline in design units.
  package var underlineThickness: Int { face.underlineThickness }

  /// Whether the file says that it is slanted or bold.
  package var isItalic: Bool { face.isItalic }
  package var isBold: Bool { face.isBold }

  /// Whether the glyphs are pictures in colours, as those of emoji are.
  package var hasPictures: Bool { face.hasPictures }

  private func height(of letter: Unicode.Scalar) -> Int {
    face.inkBox(of: face.glyph(for: letter.value)).map { Int($0.maxY) } ?? 0
  }

  /// The glyph of a code point; 0 where the font has none.
  package func glyph(for scalar: Unicode.Scalar) -> CGGlyph { face.glyph(for: scalar.value) }

  /// The glyph of a PostScript glyph name; 0 where the font has none.
  public func getGlyphWithGlyphName(name: String) -> CGGlyph { face.glyph(named: name) }

  /// The advance of a glyph in design units.
  package func advance(of glyph: CGGlyph) -> Int { face.advance(of: glyph) }

  /// The box of a glyph's ink in design units, y up; empty for a space.
  package func inkBox(of glyph: CGGlyph) -> CGRect { face.inkBox(of: glyph) ?? .zero }
}
