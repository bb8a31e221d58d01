import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of the methods by which layout managers' delegates affect glyphs and control characters.
@MainActor struct LayoutManagerGlyphTests {
  private final class Speaker: NSObject, NSLayoutManagerDelegate {
    var hidden = IndexSet(), controls = IndexSet()
    var actions: [Int: NSLayoutManager.ControlCharacterAction] = [:]
    var asked: [Int: NSLayoutManager.ControlCharacterAction] = [:]
    var fonts: [CGFloat] = []
    var glyphs: [CGGlyph] = []
    var widths: [Int: CGFloat] = [:]
    var geometry: [CGSize] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
      characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
      fonts.append(aFont.pointSize)
      self.glyphs += (0..<glyphRange.length).map { glyphs[$0] }
      guard !hidden.isEmpty || !controls.isEmpty else { return 0 }
      let own = (0..<glyphRange.length).map { place -> NSLayoutManager.GlyphProperty in
        hidden.contains(charIndexes[place])
          ? .null : controls.contains(charIndexes[place]) ? .controlCharacter : props[place]
      }
      layoutManager.setGlyphs(
        glyphs, properties: own, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
      return glyphRange.length
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction {
      asked[charIndex] = action
      return actions[charIndex] ?? action
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
      for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: widths[charIndex] ?? 0, height: 1) }
    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) { geometry.append(oldSize) }
  }

  private let font = UIFont.systemFont(ofSize: 17)
  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  private func lay(
    _ text: String, _ speaker: Speaker
  ) -> (manager: NSLayoutManager, container: NSTextContainer, storage: NSTextStorage) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 300, height: 0))
    container.lineFragmentPadding = 0
    manager.delegate = speaker
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  private func lines(_ manager: NSLayoutManager) -> [NSRange] {
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      lines.append($3)
      _ = ($0, $1, $2, $4)
    }
    return lines
  }

  @Test func hiddenGlyphsTakeNoRoom() {
    let speaker = Speaker()
    speaker.hidden = IndexSet(integersIn: 0..<2)
    let (manager, container, storage) = lay("**bold", speaker)
    #expect(abs(manager.usedRect(for: container).width - width("bold")) < 0.01)
    #expect(abs(manager.location(forGlyphAt: 2).x) < 0.01)
    #expect(manager.propertyForGlyph(at: 1) == .null)
    #expect(manager.notShownAttribute(forGlyphAt: 1))
    #expect(!manager.notShownAttribute(forGlyphAt: 3))
    #expect(speaker.fonts == [17])
    #expect(speaker.glyphs.count == 6 && speaker.glyphs[0] == manager.cgGlyph(at: 0) && speaker.glyphs[0] > 0)
    // Text that is no longer hidden is visible again.
    speaker.hidden = []
    manager.invalidateGlyphs(
      forCharacterRange: NSRange(location: 0, length: 2), changeInLength: 0, actualCharacterRange: nil)
    #expect(abs(manager.usedRect(for: container).width - width("**bold")) < 0.01)
    #expect(storage.string == "**bold")
  }

  @Test func controlCharactersDoWhatIsSaid() {
    let speaker = Speaker()
    (speaker.actions, speaker.widths) = ([1: .whitespace], [1: 50])
    let (manager, container, storage) = lay("a\tb\nc", speaker)
    #expect(speaker.asked.isEmpty)
    #expect(lines(manager).count == 2)
    #expect(speaker.asked == [1: .horizontalTab, 3: .paragraphBreak])
    #expect(abs(manager.location(forGlyphAt: 2).x - (width("a") + 50)) < 0.01)
    speaker.actions = [1: .zeroAdvancement, 3: .zeroAdvancement]
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 5), actualCharacterRange: nil)
    #expect(lines(manager) == [NSRange(location: 0, length: 5)])
    #expect(abs(manager.usedRect(for: container).width - width("a") - width("b") - width("c")) < 1)
    #expect(storage.string == "a\tb\nc")
  }

  @Test func otherCharactersBecomeControls() {
    let speaker = Speaker()
    (speaker.controls, speaker.actions) = (IndexSet([1, 3]), [1: .lineBreak, 3: .whitespace])
    speaker.widths = [3: 20]
    let (manager, container, storage) = lay("a|b|c", speaker)
    #expect(lines(manager) == [NSRange(location: 0, length: 2), NSRange(location: 2, length: 3)])
    #expect(speaker.asked[1] == .zeroAdvancement)
    #expect(abs(manager.location(forGlyphAt: 4).x - (width("b") + 20)) < 0.01)
    #expect(container.size.width == 300)
    #expect(storage.length == 5)
  }

  @Test func textViewsShowTheGlyphsOfDelegates() {
    let speaker = Speaker(), view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    (view.font, view.text) = (font, "**bold")
    speaker.hidden = IndexSet(integersIn: 0..<2)
    view.layoutManager.delegate = speaker
    let start = view.caretRect(for: view.beginningOfDocument).minX
    #expect(abs(view.caretRect(for: view.endOfDocument).minX - start - width("bold")) < 1)
  }

  @Test func delegatesAreNotifiedOfContainerGeometry() {
    let speaker = Speaker(), (manager, container, storage) = lay("text", speaker)
    container.size = CGSize(width: 200, height: 0)
    container.lineFragmentPadding = 3
    #expect(speaker.geometry == [CGSize(width: 300, height: 0), CGSize(width: 200, height: 0)])
    #expect(manager.numberOfGlyphs == storage.length)
  }

  /// Apple's reference: the line fragment rectangle is the complete rectangle that the container provided for
  /// the line.
  @Test func linesBesideWhatIsLeftOutHaveAllOfTheirPiece() {
    let (manager, container, storage) = lay("Hello World foo bar baz qux quux corge grault", Speaker())
    container.size.width = 200
    container.lineFragmentPadding = 5
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 120, y: 0, width: 80, height: 30))]
    var lines: [(x: CGFloat, width: CGFloat, used: CGFloat)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, _, _ in
      lines.append((rect.minX, rect.width, used.width))
    }
    #expect(lines.map(\.width) == [120, 120, 200])
    #expect(lines.allSatisfy { $0.x == 0 && $0.used < $0.width })
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 20, height: 10))]
    let second = manager.lineFragmentRect(forGlyphAt: 6, effectiveRange: nil)
    #expect(second.minX == 100)
    #expect(second.width == 100)
    #expect(second.minY == 0)
    #expect(manager.location(forGlyphAt: 6).x == 5)
  }
}
