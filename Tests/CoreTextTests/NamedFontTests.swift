import Foundation
import TestSupport
import Testing

@testable import CoreText

/// Tests of fonts that are requested by name. The references are widths in Interface Builder: widths of
/// titles in `shared/corpus` that only the text determines, without the button's insets.
@Suite("Fonts by name")
struct NamedFontTests {
  /// A text, the font it is in, and its width as stored at a scale.
  typealias Stored = (font: String, size: CGFloat, text: String, scale: CGFloat, width: CGFloat)

  @Test(
    "Helvetica's capitals close up as in Interface Builder",
    arguments: [
      ("Helvetica", 30, "KAYDET", 2, 118), ("Helvetica", 19, "ADD TO CART", 2, 128),
      ("Helvetica", 22, "ADD TO CART", 3, 148), ("Helvetica-Bold", 22, "ADD TO CART", 3, 454.0 / 3),
      ("Helvetica-Bold", 25, "ADD TO CART", 2, 172), ("Helvetica-Bold", 25, "Git > Y", 3, 239.0 / 3),
      ("Helvetica", 30, "GÜNCELLE", 2, 162), ("Helvetica", 20, "Kaydet", 3, 187.0 / 3),
      ("Helvetica-Bold", 30, "Anasayfaya Dön", 3, 701.0 / 3),
    ] as [Stored])
  func helvetica(_ stored: Stored) throws {
    let font = try #require(CTFont.named(stored.font, size: stored.size))
    let layout = TextLayout([TextRun(stored.text, style: TextStyle(font: font))], width: .infinity)
    #expect(abs(layout.roundedSize(scale: stored.scale).width - stored.width) < 1e-6)
  }

  @Test(
    "the fonts of iOS that apps ask for are there",
    arguments: [
      "ArialRoundedMTBold", "BradleyHandITCTT-Bold", "Impact", "DINAlternate-Bold", "Rockwell-Bold",
      "Charter-Roman", "Thonburi",
    ])
  func seldomFonts(name: String) throws {
    let font = try #require(CTFont.named(name, size: 20))
    #expect(font.name == name)
  }

  /// Labels of one line in two documents.
  @Test(
    "Gill Sans Light is lower than Gill Sans",
    arguments: [("GillSans-Light", 25, 28.5), ("GillSans", 25, 29), ("GillSans", 40, 46)]
      as [(
        String, CGFloat, CGFloat
      )])
  func gillSans(font: String, size: CGFloat, height: CGFloat) throws {
    let font = try #require(CTFont.named(font, size: size))
    let layout = TextLayout([TextRun("Ayran", style: TextStyle(font: font))], width: .infinity)
    #expect(layout.roundedSize(scale: 2).height == height)
  }

  /// Labels in documents of ten owners. Of 28 labels in Avenir Roman, 20 agree within half a point.
  @Test(
    "Avenir Next and Avenir are as wide as in Interface Builder",
    arguments: [
      ("AvenirNext-Regular", 25, "Description", 3, 132), ("AvenirNext-Regular", 25, "Title", 3, 49),
      ("AvenirNext-Regular", 22, "Home", 2, 61.5), ("AvenirNext-Regular", 30, "AWAKE", 1, 108),
      ("AvenirNext-Regular", 32, "in", 1, 27), ("AvenirNext-Regular", 13, "Session Time", 2, 78),
      ("AvenirNext-Medium", 14, "Audio", 1, 40), ("AvenirNext-Medium", 14, "Quote", 1, 42),
      ("AvenirNext-Medium", 18, "Messages", 1, 82), ("AvenirNext-Medium", 16, "Client Measurements", 1, 156),
      ("AvenirNext-DemiBold", 12, "Email Address", 1, 80),
      ("AvenirNext-DemiBold", 17, "Double tap to close", 2, 154),
      ("AvenirNext-Bold", 14, "Push Notifications", 1, 123), ("AvenirNext-Bold", 66, "ON", 2, 108.5),
      ("AvenirNext-Heavy", 20, "Post", 2, 45), ("Avenir-Book", 16, "Don't have an account?", 3, 505.0 / 3),
      ("Avenir-Roman", 16, "Expiration Date", 1, 113), ("Avenir-Roman", 16, "Incorrect Passcode", 1, 136),
      ("Avenir-Roman", 17, "Category", 2, 71),
    ] as [Stored])
  func avenir(_ stored: Stored) throws { try helvetica(stored) }

  /// Labels in documents of public repositories: KaloyanHvata, omrobbie and sedatbarlin (bold),
  /// shinobicontrols and Alfresco; pictures of ADUtils' tests (12 points), drawn by iOS 18.
  @Test(
    "Helvetica Neue closes up, its bold a little less, and its thin weight is narrow",
    arguments: [
      ("HelveticaNeue", 12, "Test Toto", 2, 48.5), ("HelveticaNeue", 12, "11-22-33-44", 2, 67.5),
      ("HelveticaNeue-Bold", 17, "Base Attack:", 2, 103),
      ("HelveticaNeue-Bold", 19, "Create an Account", 1, 169),
      ("HelveticaNeue-Bold", 50, "SAYFA - B", 1, 241), ("HelveticaNeue-Thin", 17, "Label", 1, 39),
      ("HelveticaNeue-Thin", 30, "distance", 1, 106), ("HelveticaNeue-Thin", 14, "MMMMM", 1, 57),
    ] as [Stored])
  func helveticaNeue(_ stored: Stored) throws { try helvetica(stored) }

  /// Labels in documents of two owners.
  @Test(
    "the medium weight of Helvetica Neue lies between the plain and the bold one",
    arguments: [
      ("HelveticaNeue-Medium", 12, "ADDITIONAL NOTES (Optional)", 2, 172.5),
      ("HelveticaNeue-Medium", 12, "PAYMENT DATE", 2, 90), ("HelveticaNeue-Medium", 15, "Dates", 2, 40.5),
      ("HelveticaNeue-Medium", 15, "Payment Date", 2, 98), ("HelveticaNeue-Medium", 17, "Register", 2, 66),
      ("HelveticaNeue-Medium", 17, "How to Book Talents", 2, 162.5),
      ("HelveticaNeue-Medium", 17, "Email Login", 2, 92),
      ("HelveticaNeue-Medium", 17, "Login Dengan", 3, 328.0 / 3),
    ] as [Stored])
  func helveticaNeueMedium(_ stored: Stored) throws { try helvetica(stored) }

  /// Labels in documents of two owners, of a font that their apps bring along.
  @Test(
    "Korean syllables are narrower than their em, whatever the font",
    arguments: [
      ("Pretendard-Bold", 16, "근무기간", 3, 167.0 / 3), ("Pretendard-Medium", 15, "닉네임", 3, 39),
      ("Pretendard-Regular", 14, "기타", 3, 73.0 / 3), ("Pretendard-Bold", 19, "문의등록", 3, 66),
    ] as [Stored])
  func korean(_ stored: Stored) throws {
    let advances = try #require(NamedFace.bundledFace(stored.font)).advances(size: stored.size)
    let width = stored.text.unicodeScalars.reduce(0) { $0 + advances.advance(of: $1.value) }
    #expect(abs((width * stored.scale).rounded(.up) / stored.scale - stored.width) < 1e-6)
  }

  /// Labels in documents of six owners, of fonts that their apps bring along and that Interface Builder had.
  @Test(
    "fonts that apps bring along are as wide as their published files say",
    arguments: [
      ("Lato-Regular", 14, "Cannot find any signs of life.", 1, 170),
      ("Lato-Regular", 21, "Are you sure you want to logout?", 3, 898.0 / 3),
      ("Lato-Bold", 24, "Richard Marcil", 2, 157.5), ("Lato-Bold", 16, "Favorite Snips", 2, 101.5),
      ("Lato-Bold", 18, "Confirm Transaction", 1, 164), ("Lato-Bold", 15, "Yael Sahar", 1, 70),
      ("Lato-Black", 24, "...", 1, 17), ("IBMPlexSans", 13, "Website", 2, 47.5),
      ("IBMPlexSans", 17, "Supported Login", 3, 125),
      ("IBMPlexSans-SemiBold", 28, "Grant Access", 3, 512.0 / 3),
      ("Manrope-Medium", 25, "Toplam", 1, 85), ("Manrope-Regular", 40, "Iskender", 1, 158),
      ("Manrope-Bold", 30, "178₺", 2, 67.5), ("Montserrat-Black", 20, "Label", 1, 59),
      ("RalewayRoman-Medium", 16, "Details", 3, 155.0 / 3), ("RalewayRoman-SemiBold", 16, "Colors", 3, 49),
      ("OpenSans-Semibold", 15, "Wi-fi only download", 1, 143),
    ] as [Stored])
  func published(_ stored: Stored) throws {
    let font = CTFont.inPlace(of: stored.font, size: stored.size)
    let layout = TextLayout([TextRun(stored.text, style: TextStyle(font: font))], width: .infinity)
    #expect(abs(layout.roundedSize(scale: stored.scale).width - stored.width) < 1e-6)
  }

  @Test("published fonts have every letter in every weight, and as wide with accents as without")
  func publishedLetters() throws {
    var count = 0
    for family in FontFamily.bundled {
      guard case .published(let font) = family.advances else { continue }
      count += 1
      #expect(font.advances[.regular] != nil, "\(family.name)")
      for weight in font.advances.keys {
        let advances = PublishedAdvances(font, weight: weight, size: 1)
        #expect((32..<127).allSatisfy { (0.05..<1.7).contains(advances.advance(of: $0)) }, "\(family.name)")
        #expect(advances.advance(of: 0xE9) == advances.advance(of: 0x65))
        #expect(advances.kerning(0x54, 0xF6) == advances.kerning(0x54, 0x6F))
      }
    }
    #expect(count == 25)
    let lato = try #require(NamedFace.bundledFace("Lato-Regular")).advances(size: 250)
    #expect(lato.kerning(0x54, 0x6F) == -26)
    #expect(lato.kerning(0x48, 0x48) == 0)
  }

  @Test(
    "Ideographs are as wide as their em, however wide a font's letters are",
    arguments: ["PingFangSC-Regular", "HelveticaNeue", "Papyrus"])
  func ideographs(name: String) throws {
    let font = try #require(CTFont.named(name, size: 20))
    #expect(font.advances.advance(of: 0x6C34) == 20)
  }

  /// Labels in documents of two owners; the widths of the rest are those that string-pixel-width publishes.
  @Test(
    "Georgia, Chalkduster and Bradley Hand are as wide as in Interface Builder",
    arguments: [
      ("Georgia", 17, "An even wilder and crazier label", 2, 240), ("Chalkduster", 17, "Hiccup", 1, 61),
      ("BradleyHandITCTT-Bold", 40, "Label", 2, 94),
    ] as [Stored])
  func seldomWidths(_ stored: Stored) throws { try helvetica(stored) }

  @Test(
    "Georgia, Verdana and Trebuchet have their own advances, in both weights",
    arguments: [
      ("Georgia", "0", 61), ("Georgia-Bold", "0", 70), ("Georgia", "W", 98), ("Verdana", "0", 64),
      ("Verdana-Bold", "0", 71), ("TrebuchetMS", "0", 52), ("TrebuchetMS-Bold", "0", 59),
    ] as [(String, Unicode.Scalar, CGFloat)])
  func publishedAdvances(name: String, scalar: Unicode.Scalar, hundredths: CGFloat) throws {
    let font = try #require(CTFont.named(name, size: 100))
    #expect(abs(font.advances.advance(of: scalar.value) - hundredths) <= 0.5)
  }

  /// The `kern` table of Liberation Serif.
  @Test("Times kerns across words, and not beyond ASCII")
  func times() throws {
    let font = try #require(CTFont.named("TimesNewRomanPSMT", size: 2048))
    func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> CGFloat {
      font.advances.kerning(left.value, right.value)
    }
    #expect(kerning("A", "V") == -264)
    #expect(kerning(" ", "A") == -113)
    #expect(kerning("A", "ş") == 0)
  }

  @Test("A weight is that of the style, not of the family's name")
  func weights() throws {
    let folder = TemporaryFolder(), file = folder("file.ttf")
    try TinyFont.data(family: "Lightful").write(to: file)
    #expect(NamedFace.faces(inFile: file.path).map(\.weight) == [.regular, .bold])
  }

  @Test("Registered fonts are found until they are registered no more")
  func registered() throws {
    let folder = TemporaryFolder(), file = folder("file.ttf")
    let other = file.appendingPathExtension("ttf")
    let roundabout = file.deletingLastPathComponent().appendingPathComponent(
      "./x/../" + file.lastPathComponent)
    for file in [file, other] { try TinyFont.data.write(to: file) }
    defer { for file in [file, other] { try? FileManager.default.removeItem(at: file) } }
    func code(_ step: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool) -> Int? {
      var error: Unmanaged<CFError>?
      let isDone = step(&error)
      let found = error?.takeRetainedValue() as? NSError
      #expect(isDone == (found == nil))
      return found?.code
    }
    #expect(
      code { CTFontManagerUnregisterFontsForURL(file, .process, $0) }
        == CTFontManagerError.notRegistered.rawValue)
    #expect(code { CTFontManagerRegisterFontsForURL(file, .process, $0) } == nil)
    #expect(
      code { CTFontManagerRegisterFontsForURL(file, .process, $0) }
        == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(
      code { CTFontManagerRegisterFontsForURL(roundabout, .process, $0) }
        == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(code { CTFontManagerRegisterFontsForURL(other, .process, $0) } == 305)
    let font = try #require(CTFont.named("Zinnober-Bold", size: 10))
    // Ten capitals of 0.7 em, shaped by the style that the name means.
    let layout = TextLayout([TextRun("ABCDEFGHIJ", style: TextStyle(font: font))], width: .infinity)
    #expect(layout.size.width == 70)
    #expect(font.metrics.ascent == 9)
    #expect(font.metrics.descent == 3)
    #expect(code { CTFontManagerUnregisterFontsForURL(roundabout, .process, $0) } == nil)
    #expect(CTFont.named("Zinnober-Bold", size: 10) == nil)
  }

  @Test func glyphsHaveOutlines() throws {
    let font = CTFontCreateWithName("Helvetica", 100, nil)
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    #expect(CTFontGetGlyphsForCharacters(font, Array("Hx ".utf16), &glyphs, 3))
    let capital = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil)).boundingBoxOfPath
    #expect(abs(capital.minY) < 1)
    #expect(abs(capital.height - CTFontGetCapHeight(font)) < 3)
    #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
    var moved = CGAffineTransform(translationX: 7, y: 0)
    #expect(
      abs(
        try #require(CTFontCreatePathForGlyph(font, glyphs[0], &moved)).boundingBoxOfPath.minX - capital.minX
          - 7) < 0.001)
    var boxes = [CGRect](repeating: .zero, count: 2)
    let all = CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, &boxes, 2)
    #expect(boxes[0] == capital)
    #expect(boxes[1].height < capital.height)
    #expect(all == boxes[0].union(boxes[1]))
  }
}
