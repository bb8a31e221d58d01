import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing

/// Tests of Core Text's lines, runs and frames.
struct LineTests {
  private func string(_ text: String, size: CGFloat = 20, _ name: String = "Helvetica")
    -> NSMutableAttributedString
  {
    NSMutableAttributedString(
      string: text,
      attributes: [NSAttributedString.Key(kCTFontAttributeName): CTFontCreateWithName(name, size, nil)])
  }

  @Test func linesKnowTheirPlaces() {
    let line = CTLineCreateWithAttributedString(string("Hello  "))
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 7))
    #expect(CTLineGetGlyphCount(line) == 7)
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(width > 0)
    #expect(ascent > descent)
    #expect(descent > 0)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    #expect(abs(CTLineGetOffsetForStringIndex(line, 7, nil).native - width) < 1e-9)
    for place in 0...5 {
      let x = CTLineGetOffsetForStringIndex(line, place, nil)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x + 0.1, y: 0)) == place)
    }
    let spaces = CTLineGetTrailingWhitespaceWidth(line)
    #expect(spaces > 0)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 1, width) - spaces) < 1e-9)
  }

  /// Covers the way in which the package SwiftDraw reads the outlines of a text.
  @Test func glyphsAreReachedThroughListsOfCoreFoundation() throws {
    let font = CTFontCreateWithName("Helvetica", 20, nil)
    let text = try #require(CFAttributedStringCreate(nil, "Hi", [kCTFontAttributeName: font]))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text))
    // As code in Swift has it: the list holds the object at that address.
    let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, 0), to: CTRun.self)
    #expect(CTRunGetGlyphCount(run) == 2)
    #expect(CFGetTypeID(run) == CTRunGetTypeID())
    let found = try #require(CTRunGetAttributes(run)[kCTFontAttributeName]) as AnyObject
    let isSame = found === font
    #expect(isSame)
    #expect(CFGetTypeID(found) == CTFontGetTypeID())
    #expect(CTFontGetTypeID() != CTLineGetTypeID())
  }

  @Test func fontsCreatedFromFilesReturnTheirURLs() {
    let file = CTFontCopyGraphicsFont(CTFontCreateWithName("Helvetica", 20, nil), nil)
    let font = CTFontCreateWithGraphicsFont(file, 30, nil, nil)
    #expect(CTFontCopyPostScriptName(font) == file.postScriptName)
    #expect(CTFontGetSize(font) == CGFloat(30))
    #expect(CTFontGetUnitsPerEm(font) == UInt32(file.unitsPerEm))
    #expect(CTFontGetSize(CTFontCreateWithGraphicsFont(file, 0, nil, nil)) == CGFloat(12))
  }

  private func pixels(_ draw: (CGContext) -> Void) throws -> [UInt32] {
    let context = try #require(CGContext(pixelsWide: 120, pixelsHigh: 60, flipped: false))
    draw(context)
    return context.withPixels { pixels, _ in Array(pixels) }
  }

  /// Returns the number of pixels of a picture that are opaque in a color.
  private func count(_ color: UInt32, _ draw: (CGContext) -> Void) throws -> Int {
    try pixels(draw).count { $0 == 0xFF00_0000 | color }
  }

  @Test func linesAreDrawnInTheContextsTextDrawingMode() throws {
    let text = string("HH", size: 50), blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    text.addAttribute(
      NSAttributedString.Key(kCTStrokeColorAttributeName), value: blue, range: NSRange(location: 0, length: 2)
    )
    let line = CTLineCreateWithAttributedString(text)
    func stroke(_ context: CGContext) {
      context.setTextDrawingMode(.stroke)
      context.setLineWidth(2)
      CTLineDraw(line, context)
    }
    let filled = try pixels { CTLineDraw(line, $0) }
    #expect(filled.contains(0xFF00_0000))
    #expect(!filled.contains(0xFF00_00FF))
    #expect(try count(0x0000FF, stroke) > 0)
    #expect(try count(0x000000, stroke) == 0)
    func clip(to line: CTLine) throws -> [UInt32] {
      try pixels { context in
        context.setTextDrawingMode(.clip)
        CTLineDraw(line, context)
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 60))
      }
    }
    let clipped = try clip(to: line)
    #expect(clipped.contains(0xFF00_FF00))
    // Masks are put to the nearest quarter of a pixel, clips are not: inside and outside of the letters, less
    // than half a pixel differs.
    for (a, b) in zip(filled.map { $0 >> 24 }, clipped.map { $0 >> 24 }) {
      #expect((a < 255 || b > 127))
      #expect((a > 0 || b < 128))
    }
    #expect(try clip(to: CTLineCreateWithAttributedString(string("  "))).allSatisfy { $0 == 0xFF00_FF00 })
    #expect(
      try count(0x000000) {
        $0.setTextDrawingMode(.invisible); CTLineDraw(line, $0)
      } == 0)
  }

  @Test func glyphsOfAFontAreDrawn() throws {
    let font = CTFontCreateWithName("Helvetica", 50, nil)
    var glyphs: [CGGlyph] = [0, 0]
    #expect(CTFontGetGlyphsForCharacters(font, Array("HH".utf16), &glyphs, 2))
    let positions = [CGPoint(x: 4, y: 8), CGPoint(x: 50, y: 8)]
    let one = try count(0x000000) { CTFontDrawGlyphs(font, glyphs, positions, 1, $0) }
    #expect(try count(0x000000) { CTFontDrawGlyphs(font, glyphs, positions, 2, $0) } > one)
    #expect(one > 0)
  }

  @Test func lineBreaksInALineHaveNoWidth() {
    let (one, two) = (
      CTLineCreateWithAttributedString(string("ab")), CTLineCreateWithAttributedString(string("a\nb"))
    )
    let widths = [one, two].map { CTLineGetTypographicBounds($0, nil, nil, nil) }
    #expect(abs(widths[0] - widths[1]) < 1e-6)
  }

  @Test func runsEndWhereTheStyleDoes() throws {
    let text = string("one ")
    text.append(string("two", size: 30))
    text.append(string(" three", size: 20, "Courier"))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)).compactMap { $0 as? CTRun }
    #expect(runs.map { CTRunGetStringRange($0).location } == [0, 4, 7])
    var places = [CGPoint](repeating: .zero, count: 3)
    CTRunGetPositions(runs[1], CFRange(location: 0, length: 0), &places)
    #expect(places[0].x < places[1].x)
    #expect(places[1].x < places[2].x)
    #expect(
      CTRunGetAttributes(runs[1])[kCTFontAttributeName] as? CTFont
        == CTFontCreateWithName("Helvetica", 30, nil))
  }

  /// Apple's reference: attributes "from the original attributed string", and one set of them a run.
  @Test func runsHaveTheAttributesOfTheString() throws {
    let text = string("one two three"), mark = NSAttributedString.Key("Mark")
    text.addAttribute(mark, value: "here", range: NSRange(location: 4, length: 3))
    func marks(_ line: CTLine?) throws -> [String?] {
      try CTLineGetGlyphRuns(#require(line)).map { try #require($0 as? CTRun) }.map {
        CTRunGetAttributes($0)[mark.rawValue] as? String
      }
    }
    let line = CTLineCreateWithAttributedString(text)
    #expect(try marks(line) == [nil, "here", nil])
    let plain = NSAttributedString(string: "\u{2026}", attributes: [mark: "token"])
    let token = CTLineCreateWithAttributedString(plain)
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    let cut = [CTLineTruncationType.end, .start].map {
      CTLineCreateTruncatedLine(line, width * 0.8, $0, token)
    }
    #expect(try cut.map(marks) == [[nil, "here", nil, "token"], ["token", "here", nil]])
    let setter = CTTypesetterCreateWithAttributedString(text)
    #expect(try marks(CTTypesetterCreateLine(setter, CFRange(location: 5, length: 4))) == ["here", nil])
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRange(location: 0, length: 0),
      CGPath(rect: CGRect(x: 0, y: 0, width: width * 0.4, height: 200), transform: nil), nil)
    #expect(try CTFrameGetLines(frame).map { try marks($0 as? CTLine) } == [[nil], ["here", nil], [nil]])
    let run = try #require(CTLineGetGlyphRuns(token).first as? CTRun)
    #expect(CTRunGetAttributes(run)[kCTFontAttributeName] is CTFont)
    #expect(CTRunGetAttributes(run).count == 2)
  }

  @Test func linesTakeTheContextsColourWhereAsked() {
    func reds(_ takes: Bool) -> Int {
      Pixels(width: 60, height: 40) { context in
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        let text = NSMutableAttributedString(attributedString: self.string("L", size: 30))
        if takes {
          text.addAttribute(
            NSAttributedString.Key(kCTForegroundColorFromContextAttributeName), value: true,
            range: NSRange(location: 0, length: 1))
        }
        context.textPosition = CGPoint(x: 10, y: 30)
        CTLineDraw(CTLineCreateWithAttributedString(text), context)
      }.values.count { $0 >> 16 & 255 > 200 && $0 & 255 < 60 }
    }
    #expect(reds(false) == 0)
    #expect(reds(true) > 10)
  }

  @Test func linesAreDrawnUprightWhereYPointsUp() {
    let pixels = Pixels(width: 60, height: 40) { context in
      // This context has y down; Core Text wants it up.
      context.translateBy(x: 0, y: 40)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = CGPoint(x: 10, y: 10)
      CTLineDraw(CTLineCreateWithAttributedString(self.string("L", size: 30)), context)
    }
    func ink(_ y: Int) -> Int { (0..<60).count { pixels.alpha($0, y) > 128 } }
    #expect(ink(28) > ink(15), "the foot of the L is at the bottom, on the baseline")
    #expect(ink(15) > 0, "the foot of the L is at the bottom, on the baseline")
    #expect(ink(33) == 0, "the foot of the L is at the bottom, on the baseline")
  }

  @Test func framesFillTheirPath() {
    let words = String(repeating: "word ", count: 40)
    let setter = CTFramesetterCreateWithAttributedString(string(words, size: 12))
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: 100, height: 1000), &fit)
    #expect(size.width <= 100)
    #expect(size.height > 12)
    #expect(fit.length == words.utf16.count)
    let square = CTFramesetterCreateFrame(
      setter, CFRange(), CGPath(rect: CGRect(x: 5, y: 7, width: 100, height: 60), transform: nil), nil)
    let lines = CTFrameGetLines(square).compactMap { $0 as? CTLine }
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(square, CFRange(), &origins)
    #expect(lines.count >= 3 && origins[0].y > origins[1].y && origins.allSatisfy { $0.y > 0 && $0.y < 60 })
    #expect(CTFrameGetVisibleStringRange(square).length < words.utf16.count)
    let round = CTFramesetterCreateFrame(
      setter, CFRange(), CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 120, height: 120), transform: nil), nil)
    let widths = CTFrameGetLines(round).compactMap { $0 as? CTLine }.map {
      CTLineGetTypographicBounds($0, nil, nil, nil)
    }
    #expect((widths.first ?? 200) < (widths[widths.count / 2]), "lines of a circle are longest in its middle")
  }

  /// Ascent, descent and leading of each line are rounded one by one: 16.19 and 4.10 of the system's 17
  /// points are 16 and 4, 17.14 and 4.34 of 18 points 17 and 4, 12.38 and 3.14 of 13 points 12 and 3
  /// (`ios26/sf_font_metrics.json` for the figures).
  @Test(arguments: [(17, 16, 4), (18, 17, 4), (13, 12, 3), (11, 10, 3)] as [(CGFloat, CGFloat, CGFloat)])
  func framesHaveLinesOfWholePoints(_ size: CGFloat, _ ascent: CGFloat, _ descent: CGFloat) {
    let text = NSAttributedString(
      string: "one\ntwo\nthree",
      attributes: [NSAttributedString.Key(kCTFontAttributeName): CTFont.system(size: size)])
    let setter = CTFramesetterCreateWithAttributedString(text)
    let height = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: 200, height: 1000), nil
    ).height
    #expect(height == 3 * (ascent + descent))
    let frame = CTFramesetterCreateFrame(
      setter, CFRange(), CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil), nil)
    var origins = [CGPoint](repeating: .zero, count: 3)
    CTFrameGetLineOrigins(frame, CFRange(), &origins)
    #expect(origins.map(\.y) == (0..<3).map { 100 - ascent - CGFloat($0) * (ascent + descent) })
  }

  @Test func typesettersSuggestBreaks() {
    let setter = CTTypesetterCreateWithAttributedString(string("one two three"))
    let line = CTTypesetterCreateLine(setter, CFRange(location: 0, length: 7))
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTTypesetterSuggestLineBreak(setter, 0, width + 1) == 8)
    #expect(CTTypesetterSuggestLineBreak(setter, 8, 1000) == 5)
    #expect(CTTypesetterSuggestClusterBreak(setter, 0, width + 1) >= 7)
  }

  @Test func fontsGiveGlyphs() {
    let font = CTFontCreateWithName("Helvetica", 12, nil)
    let characters: [UniChar] = Array("Hi\u{1F600}".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: 4)
    _ = CTFontGetGlyphsForCharacters(font, characters, &glyphs, 4)
    #expect(glyphs[0] != 0)
    #expect(glyphs[1] != 0)
    #expect(glyphs[3] == 0)
    #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 20, nil, nil)) == 20)
    #expect(CTFontGetSize(CTFontCreateWithName("no such font", -3, nil)) == 12)
  }
}
