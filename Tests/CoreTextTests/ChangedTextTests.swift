import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CoreText

/// Texts that were changed in one place: what is taken over of the text before must be what a text is that is
/// shaped and laid out from nothing.
@Suite struct ChangedTextTests {
  private static let pieces = [
    "a", "e", "W", " ", "  ", "word ", "To be, or not. ", "(1.5)", "-", "soft\u{AD}hyphen ", "\t", "\n",
    "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{301}", "e\u{301}", "👍", "🏽", "👨‍👩‍👧", "\u{200D}", "ก",
    "\u{E33}", "क", "\u{94D}", "字", "한", "“", "”", "\u{A0}", "\u{200B}", "AVAVAV To Ya ",
    "longwordwithoutanyplacewhereitmaybebroken", "\n\n", "fi", "1/2",
  ]

  /// Fonts whose figures are known, whose file is shaped, and with kerning that is off.
  enum Look: CaseIterable {
    case system, named, spaced, centred

    func runs(_ texts: [String]) -> [TextRun] {
      let named = CTFont.named("DejaVu Serif", size: 15) ?? .system(size: 15)
      var style = TextStyle(font: self == .named ? named : .system(size: 17))
      var paragraph = ParagraphStyle()
      switch self {
      case .spaced:
        style.kern = 1.5
        (paragraph.paragraphSpacing, paragraph.paragraphSpacingBefore, paragraph.lineSpacing) = (7, 3.5, 1.25)
        (paragraph.firstLineHeadIndent, paragraph.headIndent, paragraph.hyphenation) = (12, 4, 0.8)
      case .centred:
        (paragraph.alignment, paragraph.pushesOut) = (.justified, true)
      case .system, .named: break
      }
      return texts.enumerated().map { index, text in
        var own = style
        if index % 2 == 1 { own.font = .system(size: 22) }
        return TextRun(text, style: own, paragraph: paragraph)
      }
    }
  }

  @Test(arguments: Look.allCases) func aChangedTextIsAsOneFromNothing(_ look: Look) throws {
    var random = SeededRandom()
    var texts = (0..<3).map { _ in
      (0..<90).map { _ in Self.pieces[random.integer(0..<20)] + "some words " }.joined()
    }
    var text = ShapedText(look.runs(texts)), layout = Self.layout(text)
    var takenOver = 0
    for step in 0..<400 {
      let index = random.integer(0..<3)
      var units = Array(texts[index].utf16)
      // Most changes are behind each other, as in typing.
      let place = random.isTrue(oneIn: 4) ? random.integer(0..<units.count + 1) : units.count / (step % 3 + 1)
      let end = min(units.count, place + (random.isTrue(oneIn: 3) ? random.integer(0..<6) : 0))
      // The last change brings text from right to left, after which nothing is taken over.
      let piece = step == 399 ? "שלום" : Self.pieces[random.integer(0..<Self.pieces.count)]
      units.replaceSubrange(place..<end, with: piece.utf16)
      texts[index] = String(decoding: units, as: UTF16.self)
      let runs = look.runs(texts)
      let changed = ShapedText.of(runs, after: text), fresh = ShapedText(runs)
      if changed.change?.before == text.number { takenOver += 1 }
      try #require(changed.units == fresh.units, "step \(step)")
      #expect(changed.advances == fresh.advances, "step \(step)")
      #expect(changed.startsCluster == fresh.startsCluster, "step \(step)")
      #expect(changed.mayBreak == fresh.mayBreak, "step \(step)")
      #expect(changed.levels == fresh.levels)
      #expect(changed.spans.map(\.range) == fresh.spans.map(\.range))
      #expect(changed.paragraphs.map(Self.describe) == fresh.paragraphs.map(Self.describe), "step \(step)")
      #expect(changed.pieces.map(Self.describe) == fresh.pieces.map(Self.describe), "step \(step)")
      let set = Self.layout(changed, after: layout), new = Self.layout(fresh)
      #expect(set.size == new.size, "step \(step)")
      #expect(set.nextPlace == new.nextPlace)
      #expect(set.lines.map(Self.describe) == new.lines.map(Self.describe), "step \(step)")
      (text, layout) = (changed, set)
    }
    print("changed text, \(look): \(takenOver) of 400 changes took over what was before")
    #expect(takenOver > 300)
  }

  @Test func whatHasNotChangedIsTheSameObject() {
    let runs = Look.system.runs([String(repeating: "many words ", count: 200)])
    let text = ShapedText(runs), layout = Self.layout(text)
    #expect(ShapedText.of(runs, after: text) === text)
    #expect(Self.layout(text, after: layout) === layout)
    #expect(Self.layout(text, width: 90, after: layout) !== layout)
  }

  private static func layout(
    _ text: ShapedText, width: CGFloat = 180, after old: TextLayout? = nil
  ) -> TextLayout {
    TextLayout.of(
      text, after: old, width: width, height: .infinity, maximumLines: 0, lineBreakMode: nil,
      usesLeading: true) ?? TextLayout(text, width: width)
  }

  private static func describe(_ line: TextLayout.Line) -> String {
    let tabs = line.tabs.sorted { $0.key < $1.key }
    return "\(line.range) \(line.rect) \(line.baseline) \(line.trailingSpace) \(line.segments) "
      + "\(line.justification) \(tabs)"
  }
  private static func describe(_ paragraph: ShapedText.Paragraph) -> String {
    "\(paragraph.range) \(paragraph.next) \(paragraph.isContinued) \(paragraph.rightToLeft)"
  }
  private static func describe(_ piece: ShapedText.Piece) -> String {
    "\(piece.range) \(piece.size) \(piece.stretch) \(piece.glyphs)"
  }
}
