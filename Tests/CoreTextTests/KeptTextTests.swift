import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CoreText

/// Tests of the cache of shaped texts. Shaping without the cache is the reference.
struct KeptTextTests {
  private func run(_ text: String, size: CGFloat = 17, color: CGColor = .black) -> TextRun {
    TextRun(text, style: TextStyle(font: .system(size: size), color: color))
  }

  @Test func equalTextWithEqualAttributesIsShapedOnce() {
    let words = "kept words \u{5E2}\u{5D1}\u{5E8}", text = ShapedText.of([run(words)])
    #expect(ShapedText.of([run(words)]) === text)
    let anew = ShapedText([run(words)])
    #expect(text.units == anew.units)
    #expect(text.advances == anew.advances)
    #expect(text.mayBreak == anew.mayBreak)
    #expect(text.levels == anew.levels)
    #expect(text.startsCluster == anew.startsCluster)
    #expect(text.pieces.map { $0.glyphs.map(\.glyph) } == anew.pieces.map { $0.glyphs.map(\.glyph) })
  }

  @Test func textWithoutLimitsIsTypesetOnce() {
    let runs = [run("two\nlines"), run(" and more", size: 30)], layout = TextLayout.plain(runs)
    #expect(TextLayout.plain(runs) === layout)
    #expect(ShapedText.of(runs) === layout.text)
    let anew = TextLayout(ShapedText(runs), usesLeading: false)
    #expect(layout.size == anew.size)
    #expect(layout.lines.map(\.rect) == anew.lines.map(\.rect))
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
    #expect(composed == apart)
    #expect(ShapedText.of([run(composed)]).units != ShapedText.of([run(apart)]).units)
  }

  private final class Picture: InlineObject {
    func bounds(lineHeight: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: lineHeight, height: lineHeight) }
    func draw(in rect: CGRect, context: CGContext) {}
  }

  @Test func longTextsAndTextsWithAttachmentsAreNotCached() {
    #expect(KeptTexts.key([run(String(repeating: "a", count: KeptTexts.longest + 1))]) == nil)
    #expect(KeptTexts.key([run("")]) == nil)
    #expect(KeptTexts.key([]) == nil)
    var style = run("").style
    style.attachment = Picture()
    #expect(KeptTexts.key([run("with "), TextRun("\u{FFFC}", style: style)]) == nil)
  }

  @Test func cacheOfTextsIsBounded() throws {
    var kept = KeptTexts()
    let often = try #require(KeptTexts.key([run("often")])),
      text = KeptTexts.Kept(text: ShapedText(often.runs))
    kept.add(text, often)
    for number in 0..<3 * KeptTexts.mostTexts {
      let key = try #require(KeptTexts.key([run("\(number)")]))
      kept.add(text, key)
      #expect(kept.count.texts <= 2 * KeptTexts.mostTexts)
      #expect(kept.count.units <= KeptTexts.mostUnits)
      if number % 100 == 0 { #expect(kept.known(often)?.text === text.text) }
    }
    // Requested texts remain in the cache; others are removed.
    #expect(kept.known(often)?.text === text.text)
    #expect(kept.known(try #require(KeptTexts.key([run("1")])))?.text == nil)
    let long = KeptTexts.Kept(text: ShapedText([run(String(repeating: "long ", count: 200))]))
    for number in 0..<100 {
      kept.add(long, try #require(KeptTexts.key([run("long \(number)")])))
      #expect(kept.count.units <= KeptTexts.mostUnits)
    }
  }

  /// A layout keeps the drawing data of its lines from the second drawing on.
  @Test func repeatedDrawingGivesEqualPixels() {
    var shadowed = run("shadow ", size: 12), behind = run(" \u{5E2}\u{5D1}\u{5E8}\tend", size: 15)
    shadowed.style.shadow = TextShadow(offset: CGSize(width: 1, height: 1), blurRadius: 1, color: .black)
    shadowed.style.strokeWidth = -3
    behind.style.background = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    behind.style.underline = TextDecoration()
    behind.style.baselineOffset = 2
    let runs = [run("plain \u{10FFFD} "), shadowed, behind]
    for (width, place) in [(CGFloat.infinity, CGPoint(x: 2, y: 3)), (60, CGPoint(x: 5.3, y: 1.7))] {
      let kept = TextLayout(ShapedText(runs), width: width, maximumLines: 2, lineBreakMode: .truncatingTail)
      func picture(_ layout: TextLayout) -> Pixels {
        Pixels(width: 240, height: 60, scale: 2) { layout.draw(in: $0, at: place) }
      }
      let first = picture(kept)
      #expect(first.count { $0 > 0 } > 100)
      #expect(picture(kept) == first)
      #expect(picture(kept) == first)
      // Elsewhere, and a part of it.
      let anew = TextLayout(ShapedText(runs), width: width, maximumLines: 2, lineBreakMode: .truncatingTail)
      let moved = { (layout: TextLayout) in
        Pixels(width: 240, height: 60) {
          layout.draw(in: $0, at: CGPoint(x: 11, y: 9), range: 2..<9, color: .white)
        }
      }
      #expect(moved(kept) == moved(anew))
    }
  }

  @Test func aPartThatIsDrawnAloneKeepsItsHyphenOrEllipsis() {
    let hyphenated = TextLayout(
      [run("extra\u{AD}ordinary")], width: TextLayout([run("extra-")]).size.width + 1)
    let truncated = TextLayout(
      [run("extraordinary")], width: 60, maximumLines: 1, lineBreakMode: .truncatingTail)
    for (layout, mark) in [(hyphenated, "-"), (truncated, "\u{2026}")] {
      let line = layout.lines[0]
      #expect(layout.string(of: line).hasSuffix(mark))
      func picture(_ range: Range<Int>) -> Pixels {
        Pixels(width: 300, height: 120, scale: 2) { layout.draw(in: $0, range: range) }
      }
      let shown = line.segments[0].range, first = picture(shown.upperBound - 3..<shown.upperBound)
      let edge = Int((line.x + line.segments.last!.x) * 2)
      func ink(_ picture: Pixels) -> Int {
        (edge..<picture.width).reduce(0) { sum, x in
          sum + (0..<Int(line.height) * 2).count { picture.alpha(x, $0) > 0 }
        }
      }
      #expect(ink(first) > 0)
      #expect(
        ink(picture(shown.dropLast(2).startIndex..<shown.upperBound - 2)) == 0,
        "\(mark) goes with what is before it")
    }
  }

  private final class Named {}

  @Test func layoutsAreCachedPerObjectAndBounded() {
    let layout = TextLayout(ShapedText([run("an object's")]))
    let one = Named(), other = Named()
    layout.keep(for: one)
    #expect(TextLayout.kept(for: one) === layout)
    #expect(TextLayout.kept(for: other) == nil)
    TextLayout(ShapedText([run(String(repeating: "a", count: KeptTexts.longest + 1))])).keep(for: other)
    #expect(TextLayout.kept(for: other) == nil)
    var kept = KeptLayouts()
    var objects: [Named] = []
    for _ in 0..<3 * KeptTexts.mostTexts {
      objects.append(Named())
      _ = kept.add(KeptLayouts.Owner(object: objects[objects.count - 1]), layout)
      #expect(kept.count <= 2 * KeptTexts.mostTexts)
    }
    #expect(kept.known(ObjectIdentifier(objects[0])) == nil)
    #expect(kept.known(ObjectIdentifier(objects[objects.count - 1]))?.isYoung == true)
  }
}
