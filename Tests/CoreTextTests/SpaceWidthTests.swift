import CoreGraphics
import CoreText
import Foundation
import Testing

/// Tests of the widths of Unicode's spaces. Source: The Unicode Standard, chapter 6, "Space Characters".
struct SpaceWidthTests {
  private static let fonts = [
    CTFont.system(size: 18), CTFont.system(size: 36, weight: .bold),
    CTFontCreateWithName("Helvetica", 18, nil), CTFontCreateWithName("Lato-Regular", 18, nil),
    CTFontCreateWithName("Georgia", 18, nil),
  ]

  private static func width(_ text: String, _ font: CTFont) -> CGFloat {
    TextLayout([TextRun(text, style: TextStyle(font: font))]).size.width
  }

  private static let parts: [(space: UInt32, em: CGFloat)] = [
    (0x2000, 1 / 2), (0x2001, 1), (0x2002, 1 / 2), (0x2003, 1), (0x2004, 1 / 3), (0x2005, 1 / 4),
    (0x2006, 1 / 6), (0x2009, 1 / 5), (0x202F, 1 / 5), (0x205F, 4 / 18),
  ]

  @Test(arguments: fonts, parts) func spacesArePartsOfTheEm(
    _ font: CTFont, _ part: (space: UInt32, em: CGFloat)
  ) throws {
    let space = String(try #require(Unicode.Scalar(part.space)))
    #expect(abs(Self.width("x\(space)x", font) - 2 * Self.width("x", font) - part.em * font.size) < 0.01)
  }

  private static let models: [(space: String, model: String)] = [
    ("\u{A0}", " "), ("\u{2007}", "0"), ("\u{2008}", "."),
  ]

  @Test(arguments: fonts, models) func spacesAreAsWideAsTheirModels(
    _ font: CTFont, _ pair: (space: String, model: String)
  ) {
    // Without kerning, which the space has not.
    func advance(_ text: String) -> CGFloat { font.advance(of: text.unicodeScalars.first ?? " ") }
    #expect(abs(advance(pair.space) - advance(pair.model)) < 0.01)
  }

  @Test(arguments: fonts) func hairSpacesAreTheThinnest(_ font: CTFont) {
    let hair = Self.width("x\u{200A}x", font) - 2 * Self.width("x", font)
    #expect(hair > 0)
    #expect(hair < font.size / 6)
  }

  @Test(arguments: fonts) func ideographicSpacesAreAsWideAsIdeographs(_ font: CTFont) {
    let width = Self.width("字\u{3000}字", font) - Self.width("字字", font)
    #expect(abs(width - Self.width("字字", font) / 2) < 0.01)
  }

  // Stored widths of a project that Xcode 7.3 saved first and Xcode 8 then.
  @Test(
    arguments: [
      (SystemFontEra.iOS9, "中森鱼人码头店充电站", 15, 150.0), (.iOS10, "中森鱼人码头店充电站", 15, 153),
      (.iOS9, "桩群名称", 15, 60), (.iOS10, "桩群名称", 15, 61.5), (.iOS10, "绑定手机号作用", 13, 93),
    ] as [(SystemFontEra, String, CGFloat, CGFloat)])
  func ideographsAreWiderSinceIOS10(era: SystemFontEra, text: String, size: CGFloat, stored: CGFloat) {
    let width = Self.width(text, .system(size: size, era: era))
    // Labels are as wide as their text, up to the next pixel of a screen of scale 2.
    #expect((width * 2 - 1e-6).rounded(.up) / 2 == stored)
  }
}
