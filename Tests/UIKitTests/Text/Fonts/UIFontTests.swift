import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("UIFont")
struct UIFontTests {
  @Test("weights and text styles have Apple's raw values")
  func rawValues() {
    #expect(UIFont.Weight.semibold.rawValue == 0.3)
    #expect(UIFont.Weight.ultraLight.rawValue == -0.8)
    #expect(UIFont.TextStyle.body.rawValue == "UICTFontTextStyleBody")
    #expect(UIFont.TextStyle.largeTitle.rawValue == "UICTFontTextStyleTitle0")
  }

  @Test("a system font has San Francisco's vertical figures")
  func vertical() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(font.descender + 17.0 * 494 / 2048) < 1e-9)
    #expect(font.leading == 0)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(font != UIFont.boldSystemFont(ofSize: 17))
  }

  @Test("bold is a trait from semibold on, and can be added and taken away")
  func traits() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    #expect(bold.symbolicTraits.contains(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
    let named = try #require(
      UIFont(name: "Helvetica", size: 12)?.fontDescriptor.withSymbolicTraits(.traitItalic))
    #expect(named.postscriptName == "Helvetica-Oblique")
    #expect(UIFont(name: "Menlo-Regular", size: 12)?.fontDescriptor.symbolicTraits == .traitMonoSpace)
  }

  /// In pictures of TTCalendarPicker's and of ADUtils', drawn by iOS 18 and by an earlier one, bold has the
  /// width of semibold.
  @Test func theBoldSystemFontIsSemibold() {
    #expect(UIFont.boldSystemFont(ofSize: 14) == .systemFont(ofSize: 14, weight: .semibold))
    #expect(UIFont.boldSystemFont(ofSize: 14).fontName == ".SFUI-Semibold")
  }

  /// The tests of the package Mechanica expect this on an iPhone.
  @Test("a headline stays bold whichever traits are asked for")
  func headline() throws {
    let slanted = try #require(
      UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.withSymbolicTraits(.traitItalic))
    let font = UIFont(descriptor: slanted, size: 0)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(font.fontDescriptor.withSymbolicTraits([]))
    #expect(plain.symbolicTraits == .traitBold)
  }

  @Test("attributes lead to fonts")
  func attributes() {
    let light = UIFontDescriptor(fontAttributes: [
      .family: "Avenir Next", .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(light.postscriptName == "AvenirNext-Bold")
    #expect(light.pointSize == 20)
    let design = UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.monospaced)
    #expect(design?.symbolicTraits.contains(.traitMonoSpace) == true)
    #expect(UIFont(name: "Nonexistent-Bold", size: 10) == nil)
    #expect(UIFont(name: "avenir-LIGHT", size: 10)?.fontName == "Avenir-Light")
    #expect(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-BoldItalic"))
  }

  @Test("a font keeps the features of its descriptor")
  func features() throws {
    let setting: [UIFontDescriptor.FeatureKey: Int] = [.type: 37, .selector: 1]
    let plain = UIFont.systemFont(ofSize: 10)
    let font = UIFont(
      descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: [setting]]), size: 0)
    for one in [font, font.withSize(10), UIFont(descriptor: font.fontDescriptor, size: 0)] {
      let found = one.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]]
      #expect(found == [setting])
      #expect(one == font)
      #expect(one != plain)
    }
    #expect(plain.fontDescriptor.fontAttributes[.featureSettings] == nil)
  }

  @Test("a style in a descriptor is read as a style or as its name")
  func bridgedAttributes() {
    let attributes = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.fontAttributes
    #expect(attributes[.textStyle] as? UIFont.TextStyle == .body)
    #expect(attributes[.textStyle] as? String == UIFont.TextStyle.body.rawValue)
    #expect(attributes[.size] as? CGFloat == 17)
  }

  /// Apple's reference of `CTFont`: it is bridged with `UIFont` at no cost.
  @Test func aFontIsOneOfCoreText() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold), core = font as CTFont
    #expect(CTFontGetSize(font) == 20)
    #expect(CTFontGetAscent(core) == font.ascender)
    #expect(CTFontCopyPostScriptName(core) == font.fontName)
    #expect(font == UIFont.systemFont(ofSize: 20, weight: .bold))
    #expect(font != UIFont.systemFont(ofSize: 20))
    func width(_ font: CTFont) -> CGFloat {
      let key = NSAttributedString.Key(kCTFontAttributeName)
      let text = NSAttributedString(string: "Width", attributes: [key: font])
      return CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), nil, nil, nil)
    }
    #expect(width(font) == width(font.ctFont))
    #expect(width(font) > 40)
    var character = UniChar(0x41), glyph = CGGlyph(0)
    #expect(CTFontGetGlyphsForCharacters(font, &character, &glyph, 1))
    #expect(CTFontCreatePathForGlyph(font, glyph, nil)?.boundingBox.isEmpty == false)
  }

  /// Apple's reference of `NSObjectProtocol.isEqual(_:)`: equal objects have the same hash.
  @Test func fontsOfBothModulesSayTheSameOfEachOther() {
    let font = UIFont.systemFont(ofSize: 20), core = font.base
    #expect(core !== font)
    #expect(core == font)
    #expect(font.isEqual(core))
    #expect(core.isEqual(font))
    #expect(core.hash == font.hash)
    #expect(Set([core, font]).count == 1)
    let setting: [UIFontDescriptor.FeatureKey: Int] = [.type: 37, .selector: 1]
    let settings = font.fontDescriptor.addingAttributes([.featureSettings: [setting]])
    let other = UIFont(descriptor: settings, size: 0)
    #expect(!other.isEqual(core))
    #expect(!core.isEqual(other))
    #expect(!other.isEqual(font))
    #expect(!font.isEqual(other))
    #expect(other.base == core)
    #expect(other.hash == core.hash)
  }

  @MainActor @Test func attributesTakeFontsOfCoreText() {
    let label = UILabel(), core = CTFontCreateWithName("Georgia", 30, nil)
    label.attributedText = NSAttributedString(string: "Text", attributes: [.font: core])
    let like = UILabel()
    like.font = UIFont(name: "Georgia", size: 30)
    like.text = "Text"
    let room = CGSize(width: 500, height: 500)
    #expect(label.font == like.font)
    #expect(label.sizeThatFits(room) == like.sizeThatFits(room))
  }

  /// BonMot's tests, which pass on iPhones: sizes are read as any number, and no font has a style of another
  /// name.
  @Test func attributesOfFontsAreNumbersAndKnownStyles() throws {
    let font = try #require(UIFont(name: "Avenir-Roman", size: 10))
    var attributes = font.fontDescriptor.fontAttributes
    attributes[.textStyle] = "Test"
    let made = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0).fontDescriptor
    #expect(made.fontAttributes.count == 2 && made.fontAttributes[.name] as? String == "Avenir-Roman")
    #expect(made.fontAttributes[.size] as? Int == 10)
    #expect(made.fontAttributes[.size] as? CGFloat == 10)
    attributes[.textStyle] = UIFont.TextStyle.headline
    let styled = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0).fontDescriptor
    let style = styled.fontAttributes[.textStyle] as? String
    #expect(styled.fontAttributes.count == 3)
    #expect(style == "UICTFontTextStyleHeadline")
  }

  /// The format of fonts in attributed strings as printed in many public logs of iOS 9 to 18.
  @Test func fontsArePrintedAsOnIOS() {
    let bold = UIFont.systemFont(ofSize: 64, weight: .bold).description
    #expect(bold.hasPrefix("<UICTFont: 0x"))
    #expect(
      bold.hasSuffix(
        "> font-family: \".SFUI-Bold\"; font-weight: bold; font-style: normal; font-size: 64.00pt"))
    #expect(
      UIFont(name: "Helvetica", size: 12)!.description.hasSuffix(
        "> font-family: \"Helvetica\"; font-weight: normal; font-style: normal; font-size: 12.00pt"))
  }

  /// The package ZMarkupParser determines weights from the names of faces, in tests that pass on iPhones.
  @Test func descriptorsNameTheFace() throws {
    func face(_ font: UIFont?) -> String? { font?.fontDescriptor.object(forKey: .face) as? String }
    #expect(face(UIFont.systemFont(ofSize: 16, weight: .bold)) == "Bold")
    #expect(face(UIFont.systemFont(ofSize: 16)) == "Regular")
    #expect(face(UIFont(name: "Helvetica", size: 9)) == "Regular")
    #expect(face(UIFont(name: "Helvetica-BoldOblique", size: 9)) == "Bold Oblique")
    #expect(face(UIFont(name: "HelveticaNeue-UltraLight", size: 9)) == "UltraLight")
  }

  /// Apple's reference of `preferredFontDescriptor(withTextStyle:)`: it describes the font that
  /// `preferredFont` returns. Its lines are 22 points apart (`facts/ios26/dynamic_type.json`), and so are
  /// those of its bold variant.
  @Test func fontsOfATextStylesDescriptorAreTheStyles() throws {
    for style in [UIFont.TextStyle.body, .largeTitle, .headline, .caption2] {
      let font = UIFont.preferredFont(forTextStyle: style)
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
      #expect(UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style), size: 0) == font)
    }
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0)
    #expect(abs(bold.lineHeight + bold.leading - 22) < 0.001)
    #expect(bold.fontName == ".SFUI-Semibold")
    #expect(UIFont(descriptor: body, size: 50).leading == 0)
  }
}
