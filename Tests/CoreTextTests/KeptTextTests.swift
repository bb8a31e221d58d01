import CoreGraphics
import Testing

@testable import CoreText

/// Texts that were shaped before are taken again; the plain twin is shaping anew.
@Suite struct KeptTextTests {
  private func run(_ text: String, size: CGFloat = 17, color: CGColor = .black) -> TextRun {
    TextRun(text, style: TextStyle(font: .system(size: size), color: color))
  }

  @Test func theSameWordsInTheSameLookAreShapedOnce() {
    let words = "kept words \u{5E2}\u{5D1}\u{5E8}", text = ShapedText.of([run(words)])
    #expect(ShapedText.of([run(words)]) === text)
    let anew = ShapedText([run(words)])
    #expect(text.units == anew.units && text.advances == anew.advances && text.mayBreak == anew.mayBreak)
    #expect(text.levels == anew.levels && text.startsCluster == anew.startsCluster)
    #expect(text.pieces.map { $0.glyphs.map(\.glyph) } == anew.pieces.map { $0.glyphs.map(\.glyph) })
  }

  @Test func whatIsSetWithoutLimitsIsSetOnce() {
    let runs = [run("two\nlines"), run(" and more", size: 30)], layout = TextLayout.plain(runs)
    #expect(TextLayout.plain(runs) === layout && ShapedText.of(runs) === layout.text)
    let anew = TextLayout(ShapedText(runs), usesLeading: false)
    #expect(layout.size == anew.size && layout.lines.map(\.rect) == anew.lines.map(\.rect))
  }

  @Test func everyDifferenceIsAnotherText() {
    let text = ShapedText.of([run("another look")])
    #expect(ShapedText.of([run("another look", size: 18)]) !== text)
    #expect(ShapedText.of([run("another look", color: .white)]) !== text)
    #expect(ShapedText.of([run("another "), run("look")]) !== text)
    var paragraph = ParagraphStyle()
    paragraph.alignment = .right
    #expect(ShapedText.of([TextRun("another look", style: run("").style, paragraph: paragraph)]) !== text)
    // Equal as strings, and of different characters.
    let composed = "caf\u{E9}", apart = "cafe\u{301}"
    #expect(composed == apart && ShapedText.of([run(composed)]).units != ShapedText.of([run(apart)]).units)
  }

  private final class Picture: InlineObject {
    func bounds(lineHeight: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: lineHeight, height: lineHeight) }
    func draw(in rect: CGRect, context: CGContext) {}
  }

  @Test func longTextsAndThoseWithAttachmentsAreNotKept() {
    #expect(KeptTexts.key([run(String(repeating: "a", count: KeptTexts.longest + 1))]) == nil)
    #expect(KeptTexts.key([run("")]) == nil && KeptTexts.key([]) == nil)
    var style = run("").style
    style.attachment = Picture()
    #expect(KeptTexts.key([run("with "), TextRun("\u{FFFC}", style: style)]) == nil)
  }

  @Test func whatIsKeptIsBounded() throws {
    var kept = KeptTexts()
    let often = try #require(KeptTexts.key([run("often")])), text = KeptTexts.Kept(text: ShapedText(often.runs))
    kept.add(text, often)
    for number in 0..<3 * KeptTexts.mostTexts {
      let key = try #require(KeptTexts.key([run("\(number)")]))
      kept.add(text, key)
      #expect(kept.count.texts <= 2 * KeptTexts.mostTexts && kept.count.units <= KeptTexts.mostUnits)
      if number % 100 == 0 { #expect(kept.known(often)?.text === text.text) }
    }
    // What is asked for stays; what is not goes.
    #expect(kept.known(often)?.text === text.text)
    #expect(kept.known(try #require(KeptTexts.key([run("1")])))?.text == nil)
    let long = KeptTexts.Kept(text: ShapedText([run(String(repeating: "long ", count: 200))]))
    for number in 0..<100 {
      kept.add(long, try #require(KeptTexts.key([run("long \(number)")])))
      #expect(kept.count.units <= KeptTexts.mostUnits)
    }
  }
}
