/// The index of a glyph in a font file; 0 is the missing glyph.
public typealias CGGlyph = UInt16

/// The index of a glyph in a font file; 0 is the missing glyph.
public typealias CGFontIndex = UInt16

/// A font file without a size: glyphs, advances and vertical metrics in design units.
public final class CGFont: Sendable {
  let face: FontFace

  /// The path of the font file, and the index of the face in it. The bits above the lower 16 are the number
  /// of a variable font's named instance, counted from 1.
  package let path: String
  package let index: Int

  /// The number of faces in the file, and the number of named instances of a variable face.
  package var numberOfFaces: Int { face.faceCount }
  package var numberOfStyles: Int { face.styleCount }

  /// Creates a font from a face of a font file. Returns nil if the file is not a font of outlines or of
  /// colour bitmaps.
  package init?(path: String, index: Int = 0) {
    guard let face = FontFace(path: path, index: index) else { return nil }
    (self.face, self.path, self.index) = (face, path, index)
  }

  /// Creates a font from a provider's bytes. Returns nil if they are not a font.
  ///
  /// The bytes are written to a temporary file that stays until the process ends.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mica-font-\(UUID().uuidString)")
    guard (try? data.write(to: place)) != nil else { return nil }
    self.init(path: place.path)
  }

  /// The PostScript name of the font, such as "Inter-Regular".
  public var postScriptName: String? { face.postScriptName.isEmpty ? nil : face.postScriptName }

  /// The display name of the font: family and style.
  public var fullName: String? {
    face.styleName == "Regular" ? face.familyName : "\(face.familyName) \(face.styleName)"
  }

  /// The names of the family and of the style, such as "Inter" and "Bold".
  package var familyName: String { face.familyName }
  package var styleName: String { face.styleName }

  /// The number of design units per em.
  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }

  /// The number of glyphs.
  public var numberOfGlyphs: Int { face.glyphCount }

  /// The ascent above the baseline in design units.
  public var ascent: Int32 { Int32(face.ascender) }

  /// The descent in design units; negative below the baseline.
  public var descent: Int32 { Int32(face.descender) }

  /// The gap between lines in design units.
  public var leading: Int32 { Int32(face.lineGap) }

  /// The height of flat capital letters in design units. If the file does not give it, the height of the
  /// letter H.
  public var capHeight: Int32 { Int32(face.capHeight ?? height(of: "H")) }

  /// The height of flat lowercase letters in design units. If the file does not give it, the height of the
  /// letter x.
  public var xHeight: Int32 { Int32(face.xHeight ?? height(of: "x")) }

  /// The centre of the underline in design units, negative below the baseline.
  package var underlinePosition: Int { face.underlinePosition }

  /// The thickness of the underline in design units.
  package var underlineThickness: Int { face.underlineThickness }

  /// A Boolean value that indicates whether the file declares the italic trait; `isBold` does so
  /// for bold.
  package var isItalic: Bool { face.isItalic }
  package var isBold: Bool { face.isBold }

  /// A Boolean value that indicates whether the glyphs are colour bitmaps, as those of emoji are.
  package var hasPictures: Bool { face.hasPictures }

  private func height(of letter: Unicode.Scalar) -> Int {
    face.inkBox(of: face.glyph(for: letter.value)).map { Int($0.maxY) } ?? 0
  }

  /// Returns the glyph of a code point, or 0 if the font has none.
  package func glyph(for scalar: Unicode.Scalar) -> CGGlyph { face.glyph(for: scalar.value) }

  /// Returns the glyph with a PostScript glyph name, or 0 if the font has none.
  public func getGlyphWithGlyphName(name: String) -> CGGlyph { face.glyph(named: name) }

  /// Returns the advance of a glyph in design units.
  package func advance(of glyph: CGGlyph) -> Int { face.advance(of: glyph) }

  /// Returns the bounding box of a glyph's ink in design units, y up. Empty for a space.
  package func inkBox(of glyph: CGGlyph) -> CGRect { face.inkBox(of: glyph) ?? .zero }
}
