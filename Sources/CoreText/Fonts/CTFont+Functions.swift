// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation

/// A UTF-16 code unit.
public typealias UniChar = UInt16

/// Creates the font with a PostScript or family name, or the system font if there is none.
///
/// - Parameters:
///   - name: The PostScript name or the name of a family.
///   - size: The size in points. Values that are not positive, and NaN, mean 12.
///   - matrix: A transform that widens and slants the glyphs, or nil.
/// - Returns: The font.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  let font = CTFont.forName(name, size: size) ?? .system(size: size)
  return matrix.map { font.transformed(by: $0.pointee) } ?? font
}

/// The purposes for which the system uses fonts.
public enum CTFontUIFontType: UInt32, Sendable {
  /// `user` is Helvetica and `userFixedPitch` the monospaced system font, both of 12 points by default.
  /// `system` and, in bold, `emphasizedSystem` have 13 points by default, the small ones 11.
  case user = 0, userFixedPitch = 1, system = 2, emphasizedSystem = 3, smallSystem = 4,
    smallEmphasizedSystem = 5
  /// The system font of 9 points by default, in bold if emphasized. `label` has 10 points by default.
  case miniSystem = 6, miniEmphasizedSystem = 7, label = 10
}

/// Creates a system font. The language has no effect.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let natural: CGFloat =
    switch uiType {
    case .smallSystem, .smallEmphasizedSystem: 11
    case .miniSystem, .miniEmphasizedSystem: 9
    case .label: 10
    case .system, .emphasizedSystem: 13
    default: 12
    }
  let size = size > 0 ? size : natural
  switch uiType {
  case .user: return CTFont.named("Helvetica", size: size)
  case .userFixedPitch: return .system(size: size, design: .monospaced)
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem:
    return .system(size: size, weight: .bold)
  default: return .system(size: size)
  }
}

/// Creates a copy of a font at another size, with attributes added or replaced. A size of 0 means that of the
/// attributes, or the font's if they have none.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  if let attributes {
    let both = CTFontDescriptor(attributes.attributes, over: CTFontCopyFontDescriptor(font))
    return CTFontCreateWithFontDescriptor(both, size, matrix)
  }
  let sized = size > 0 ? font.sized(size) : font
  return matrix.map { sized.transformed(by: $0.pointee) } ?? sized
}

/// Returns the transform that the font was created with.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.request.matrix }

/// Returns the font size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
/// Returns the ascent above the baseline in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.metrics.ascent }
/// Returns the descent below the baseline in points, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.metrics.descent }
/// Returns the gap between the descent of a line and the ascent of the next in points. 0 for the system font.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.metrics.leading }
/// Returns the height of flat capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metrics.capHeight }
/// Returns the height of flat lowercase letters in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metrics.xHeight }
/// Returns the position of the underline's centre relative to the baseline in points, negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.metrics.underlinePosition }
/// Returns the thickness of the underline in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.metrics.underlineThickness }
/// Returns the number of design units per em of the file that the font is drawn with.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.drawnFont.font?.unitsPerEm ?? 1000) }
/// Returns the number of glyphs in the file that the font is drawn with.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.drawnFont.font?.numberOfGlyphs ?? 0 }
/// Returns the PostScript name of the requested font, even if another one is drawn in its place.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name }
/// Returns the family name of the requested font, even if another one is drawn in its place.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.family }
/// Returns the PostScript name with spaces instead of hyphens. The full name in the file is not read.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  font.name.replacingOccurrences(of: "-", with: " ")
}

/// Creates the outline of a glyph at the font's size, relative to its origin, y up. Returns nil for a glyph
/// without an outline, such as a space.
///
/// The outline is that of the stand-in if the machine does not have the requested font.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let drawn = font.drawnFont
  guard let file = drawn.font else { return nil }
  var batch = GlyphBatch(
    font: file, size: font.size * drawn.scale, stretch: drawn.stretch, slant: font.request.matrix.c,
    flipped: false)
  batch.append(glyph, at: .zero)
  let path = batch.path
  return path.isEmpty ? nil : path.copy(using: matrix)
}

/// Shows glyphs at positions in text space, which the context's text matrix transforms to user space, with
/// the context's text drawing mode.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  let drawn = font.drawnFont
  guard let file = drawn.font, count > 0 else { return }
  var batch = GlyphBatch(
    font: file, size: font.size * drawn.scale, stretch: drawn.stretch, slant: font.request.matrix.c,
    flipped: false, room: count)
  for place in 0..<count { batch.append(glyphs[place], at: positions[place]) }
  context.show(batch, in: context.textMatrix)
}

/// Computes the bounding boxes of glyphs' outlines at the font's size, relative to their origins, y up, and
/// returns their union. `orientation` has no effect.
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?,
  _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for place in 0..<max(0, count) {
    let box = CTFontCreatePathForGlyph(font, glyphs[place], nil)?.boundingBoxOfPath ?? .zero
    boundingRects?[place] = box
    all = all.union(box)
  }
  return all
}

/// The orientations of a font.
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

/// Writes the glyphs of UTF-16 units in the file that the font is drawn with. The second unit of a surrogate
/// pair has glyph 0.
///
/// - Returns: `false` if the file lacks a character, whose glyph is then 0.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  let units = Array(UnsafeBufferPointer(start: characters, count: max(0, count)))
  var (index, isWhole) = (0, true)
  while index < units.count {
    let scalar = units.scalar(at: index)
    glyphs[index] = font.drawnFont.entry(for: scalar).glyph
    if glyphs[index] == 0 { isWhole = false }
    if scalar.value > 0xFFFF, index + 1 < units.count {
      glyphs[index + 1] = 0
      index += 1
    }
    index += 1
  }
  return isWhole
}
