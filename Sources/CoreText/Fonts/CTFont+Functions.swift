public import CoreGraphics
public import Foundation

// Fonts by name and their figures, in points.

/// A UTF-16 unit.
public typealias UniChar = UInt16

/// The font of a name in PostScript or of a family; the system font where there is none. Negative sizes and
/// those that are no number are 12, as 0 is. A matrix widens and slants the glyphs.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  let font = CTFont.forName(name, size: size) ?? .system(size: size)
  return matrix.map { font.transformed(by: $0.pointee) } ?? font
}

/// What the system uses a font for.
public enum CTFontUIFontType: UInt32, Sendable {
  /// `user` is Helvetica, `userFixedPitch` the system's font of one width, both of 12 points where no size is
  /// given; `system` and, in bold, `emphasizedSystem` have 13, the small ones 11.
  case user = 0, userFixedPitch = 1, system = 2, emphasizedSystem = 3, smallSystem = 4,
    smallEmphasizedSystem = 5
  /// The system's font of 9 points where no size is given, in bold where it is emphasized; for labels of 10.
  case miniSystem = 6, miniEmphasizedSystem = 7, label = 10
}

/// A font of the system; the language has no effect.
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

/// The font at another size, with attributes added or replaced; a size of 0 is that of the attributes, or the
/// font's where they have none.
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

/// The transform that the font was made with.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.request.matrix }

/// Points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
/// From the baseline upwards, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.metrics.ascent }
/// Below the baseline, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.metrics.descent }
/// The room between the descent of a line and the ascent of the next, in points; 0 for the system's font.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.metrics.leading }
/// Of flat capitals above the baseline, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metrics.capHeight }
/// Of flat small letters above the baseline, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metrics.xHeight }
/// The centre of the underline from the baseline, in points, negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.metrics.underlinePosition }
/// Points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.metrics.underlineThickness }
/// Of the file that the font is drawn with.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.drawnFont.font?.unitsPerEm ?? 1000) }
/// Of the file that the font is drawn with.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.drawnFont.font?.numberOfGlyphs ?? 0 }
/// That of the font that was asked for, also where another stands in for it.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name }
/// That of the font that was asked for, also where another stands in for it.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.family }
/// The name in PostScript with spaces for hyphens; files' own full names are not read.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  font.name.replacingOccurrences(of: "-", with: " ")
}

/// The outline of a glyph at the font's size, from its origin, y up; nil for one without, as a space's. It is
/// that of the font which stands in where the machine does not have the one that was asked for.
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

/// Shows glyphs at positions in text space, which the context's text matrix takes to user space; as the
/// context's text drawing mode says.
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

/// The boxes of glyphs' outlines at the font's size, from their origins, y up; returns the box around them
/// all. `orientation` has no effect.
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

/// Which way a line runs.
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

/// Writes the glyphs of UTF-16 units in the file that the font is drawn with; 0, and a result of false, where
/// that has none. The second unit of a pair has glyph 0.
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
