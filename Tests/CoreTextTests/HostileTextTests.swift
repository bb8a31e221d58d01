import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing

/// Tests of invalid and extreme texts. `Documentation/Internals/Drawing.md`, "Bad input", states the
/// results.
struct HostileTextTests {
  private let style = TextStyle(font: .system(size: 12))

  private func layout(_ text: String, width: CGFloat = 300, lines: Int = 0) -> TextLayout {
    TextLayout([TextRun(text, style: style)], width: width, maximumLines: lines)
  }

  @Test(
    .timeLimit(.minutes(Project.hang)),
    arguments: ["a", "word ", "\u{5B57}", "\n", "\u{0301}", "a\u{0301}\u{0302}"])
  func aMillionCharactersAreSet(piece: String) {
    let limit = ThreadWork.Limit(seconds: 120)
    defer { #expect(limit.isKept) }
    let count = 1_000_000 / piece.utf16.count
    let layout = layout(String(repeating: piece, count: count), lines: 50)
    #expect(layout.lines.count <= 50)
    #expect(layout.size.width <= 300)
    #expect(layout.size.height.isFinite)
  }

  /// Lone surrogates are replaced by U+FFFD. Invalid UTF-8 never gets here, because Swift's strings have
  /// already replaced it.
  @Test func brokenEncodingsAreReplaced() {
    let lone = String(decoding: [0xD83D, 0x41, 0xDE00, 0xD83D] as [UInt16], as: UTF16.self)
    let bytes = String(
      decoding: [0x41, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x42, 0xF0, 0x9F] as [UInt8], as: UTF8.self)
    for text in [lone, bytes] {
      let layout = layout(text)
      #expect(layout.lines.count == 1)
      #expect(layout.size.width > 0)
      let pixels = Pixels(width: 100, height: 20) { layout.draw(in: $0) }
      #expect(pixels.count { $0 > 0 } > 0)
    }
  }

  @Test func anyUnitsAreSetAndDrawn() {
    var random = SeededRandom()
    let nasty: [UInt16] = [
      0, 1, 9, 10, 13, 0x20, 0x85, 0x200B, 0x200D, 0x200E, 0x200F, 0x202A, 0x202E, 0x2028, 0x2066, 0x2069,
      0xFE0F, 0xFFFC, 0xFFFD, 0xFFFF,
      0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0x0300, 0x05D0, 0x0644, 0x0627, 0x0E33, 0x1100, 0x1161, 0x3042, 0xAC00,
    ]
    for _ in 0..<150 {
      let units = (0..<random.integer(1..<40)).map { _ in
        random.isTrue(oneIn: 3)
          ? UInt16(truncatingIfNeeded: random.next()) : nasty[random.integer(0..<nasty.count)]
      }
      let text = String(decoding: units, as: UTF16.self)
      let width: [CGFloat] = [0, 1, 30, 200, .infinity, .nan, -5]
      let made = TextLayout(
        [TextRun(text, style: style)], width: width[random.integer(0..<width.count)],
        height: CGFloat(random.number(0...80)),
        maximumLines: random.integer(0..<4), lineBreakMode: LineBreakMode(rawValue: random.integer(0..<6)))
      #expect(made.size.width.isFinite)
      #expect(made.size.height.isFinite)
      _ = made.rects(for: 0..<made.text.count)
      for place in 0...made.text.count { _ = made.caret(at: place) }
      _ = made.place(at: CGPoint(x: random.number(-50...300), y: random.number(-50...200)))
      _ = Pixels(width: 60, height: 40) { made.draw(in: $0) }
    }
  }

  @Test func fontsOfWildSizesAndUnknownNames() {
    for size in [CGFloat.nan, -1, 0, 1e-300, 1e9, .infinity] {
      let layout = TextLayout([TextRun("Ag", style: TextStyle(font: .system(size: size)))], width: 100)
      _ = Pixels(width: 20, height: 20) { layout.draw(in: $0) }
      #expect(!layout.size.width.isNaN, "\(size)")
      #expect(!layout.size.height.isNaN, "\(size)")
    }
    #expect(CTFont.named("No such font", size: 12) == nil)
    #expect(CTFontCopyPostScriptName(CTFontCreateWithName("No such font", 12, nil)).hasPrefix(".SFUI"))
  }

  /// A character that no font has is a box of the font's width for it.
  @Test func charactersWithoutAGlyphAreBoxes() {
    let layout = layout("\u{10FFFD}")
    #expect(layout.size.width > 0)
    let pixels = Pixels(width: 30, height: 20) { layout.draw(in: $0) }
    #expect(pixels.count { $0 > 0 } > 0)
  }
}
