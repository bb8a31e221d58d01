import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// Tests of fonts whose glyphs are transformed.
struct FontMatrixTests {
  private let slanted = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)

  @Test func descriptorsKeepTheirMatrix() throws {
    let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
    #expect(plain.matrix == .identity)
    #expect(plain.withMatrix(slanted).matrix == slanted)
    #expect(plain.withMatrix(slanted) != plain)
    #expect(plain.withMatrix(slanted).pointSize == 20)
    #expect(UIFontDescriptor(name: "Georgia", matrix: slanted).matrix == slanted)
    let font = UIFont(descriptor: plain.withMatrix(slanted), size: 0)
    #expect(font.fontDescriptor.matrix == slanted)
    #expect(font.withSize(30).fontDescriptor.matrix == slanted)
    #expect(font != UIFont.systemFont(ofSize: 20))
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)
    #expect(back == font)
    #expect(back?.fontDescriptor.matrix == slanted)
  }

  @Test func glyphsLeanAndWiden() throws {
    let plain = UIFont.systemFont(ofSize: 40)
    let leaning = UIFont(descriptor: plain.fontDescriptor.withMatrix(slanted), size: 0)
    func width(_ font: UIFont) -> CGFloat { "lll".size(withAttributes: [.font: font]).width }
    #expect(width(leaning) == width(plain))
    func ink(_ font: UIFont) throws -> CGRect {
      var glyph = CGGlyph(0), unit = UniChar(0x6C)
      #expect(CTFontGetGlyphsForCharacters(font, &unit, &glyph, 1))
      return try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
    }
    let upright = try ink(plain), sloping = try ink(leaning)
    #expect(abs(sloping.maxX - (upright.maxX + 0.25 * upright.maxY)) < 0.01)
    let wide = plain.fontDescriptor.withMatrix(CGAffineTransform(scaleX: 2, y: 1))
    #expect(abs(width(UIFont(descriptor: wide, size: 0)) - 2 * width(plain)) < 0.01)
  }

  @Test func coreTextFontsHaveMatrices() {
    var matrix = slanted
    let font = CTFontCreateWithName("Georgia", 12, &matrix)
    #expect(CTFontGetMatrix(font) == slanted)
    #expect(CTFontGetMatrix(CTFontCreateCopyWithAttributes(font, 20, nil, nil)) == slanted)
    #expect(CTFontGetMatrix(CTFontCreateWithName("Georgia", 12, nil)) == .identity)
  }
}
