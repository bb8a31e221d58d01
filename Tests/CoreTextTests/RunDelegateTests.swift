import CoreGraphics
import CoreText
import Foundation
import Testing

/// Tests of spaces in lines that programs fill.
struct RunDelegateTests {
  private final class Box {
    let ascent, descent, width: CGFloat
    let gone: () -> Void
    init(_ ascent: CGFloat, _ descent: CGFloat, _ width: CGFloat, gone: @escaping () -> Void = {}) {
      (self.ascent, self.descent, self.width, self.gone) = (ascent, descent, width, gone)
    }
  }

  private func delegate(_ box: Box) throws -> CTRunDelegate {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1,
      dealloc: { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().gone() },
      getAscent: { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().ascent },
      getDescent: { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().descent },
      getWidth: { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().width })
    return try #require(CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(box).toOpaque()))
  }

  private let font = CTFontCreateWithName("Helvetica", 20, nil)

  private func string(_ parts: (String, CTRunDelegate?)...) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for (text, delegate) in parts {
      var attributes: [NSAttributedString.Key: Any] = [NSAttributedString.Key(kCTFontAttributeName): font]
      if let delegate { attributes[NSAttributedString.Key(kCTRunDelegateAttributeName)] = delegate }
      whole.append(NSAttributedString(string: text, attributes: attributes))
    }
    return whole
  }

  /// Returns a line's figures: width, ascent, descent, gap.
  private func figures(_ line: CTLine) -> [CGFloat] {
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    return [CGFloat(width), ascent, descent, leading]
  }

  @Test(arguments: ["\u{FFFC}", " ", "x"]) func delegatesSayTheRoom(character: String) throws {
    let box = try delegate(Box(40, 10, 33))
    let plain = CTLineCreateWithAttributedString(string(("ab", nil)))
    let line = CTLineCreateWithAttributedString(string(("a", nil), (character, box), ("b", nil)))
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(runs.count == 3)
    #expect(abs(figures(line)[0] - figures(plain)[0] - 33) < 1e-9)
    #expect(figures(line)[1] == 40)
    #expect(figures(line)[2] == 10)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (1, 1, 1)
    #expect(CTRunGetTypographicBounds(runs[1], CFRange(), &ascent, &descent, &leading) == 33)
    #expect(ascent == 40)
    #expect(descent == 10)
    #expect(leading == 0)
    let offset = CTLineGetOffsetForStringIndex(line, CTRunGetStringRange(runs[1]).location, nil)
    var place = CGPoint.zero
    CTRunGetPositions(runs[1], CFRange(location: 0, length: 1), &place)
    #expect(place.x == offset)
    #expect(offset > 0)
    #expect(CTRunGetImageBounds(runs[1], nil, CFRange()).isNull)
    let attributes = CTRunGetAttributes(runs[1])
    let held = attributes[kCTRunDelegateAttributeName] as? CTRunDelegate
    #expect(held === box)
    let given = held.map { Unmanaged<Box>.fromOpaque(CTRunDelegateGetRefCon($0)).takeUnretainedValue() }
    #expect(given?.width == 33)
  }

  /// A line that consists of such a space only has its height, not the font's.
  @Test func roomsStandForTheFont() throws {
    let line = CTLineCreateWithAttributedString(string(("\u{FFFC}", try delegate(Box(3, 1, 5)))))
    #expect(figures(line) == [5, 3, 1, 0])
    let framesetter = CTFramesetterCreateWithAttributedString(
      string(("\u{FFFC}", try delegate(Box(30, 10, 50)))))
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRange(), nil, CGSize(width: 200, height: 1000), nil)
    #expect(size == CGSize(width: 50, height: 40))
  }

  /// Lines break where the space is too wide.
  @Test func roomsBreakLines() throws {
    let text = string(("abc ", nil), ("\u{FFFC}", try delegate(Box(10, 0, 90))), (" abc", nil))
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 100) == 4)
  }

  @Test func delegateReturnsItsReferenceConstant() throws {
    nonisolated(unsafe) var count = 0
    var delegates = [try delegate(Box(1, 1, 1) { count += 1 })]
    #expect(count == 0)
    delegates.removeAll()
    #expect(count == 1)
  }

  /// 0, −descent − gap, width, ascent + descent + gap; without the gap; of the ink.
  @Test func linesHaveBoxes() {
    let line = CTLineCreateWithAttributedString(string(("Hgx", nil)))
    let (numbers, box) = (figures(line), CTLineGetBoundsWithOptions(line, []))
    #expect(box.minX == 0)
    #expect(abs(box.width - numbers[0]) < 1e-9)
    #expect(abs(box.minY + numbers[2] + numbers[3]) < 1e-9)
    #expect(abs(box.maxY - numbers[1]) < 1e-9)
    let tight = CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
    #expect(abs(tight.minY + numbers[2]) < 1e-9)
    let ink = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
    #expect(ink == CTLineGetImageBounds(line, nil))
    #expect(ink.height < box.height)
  }
}
