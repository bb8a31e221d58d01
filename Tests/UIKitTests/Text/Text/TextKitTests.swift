// long file: one suite of Text Kit's objects and their order of calls
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of TextKit's storage, manager and containers, by themselves and in a text view.
@MainActor struct TextKitTests {
  private let fox = "The quick brown fox jumps over the lazy dog"

  @Test func usedRectIsTheTextWithItsPadding() {
    let (storage, manager, container) = textStack(
      fox, CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    let used = manager.usedRect(for: container)
    let box = storage.boundingRect(
      with: CGSize(width: 110, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(used.width - box.width - 10) < 0.001)
    #expect(abs(used.height - box.height) < 0.001)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
    #expect(manager.firstUnlaidCharacterIndex() == storage.length)
    #expect(manager.numberOfGlyphs == storage.length)
  }

  @Test func fragmentsFollowEachOther() {
    let (storage, manager, container) = textStack(fox, CGSize(width: 120, height: 0))
    var (ranges, bottom): ([NSRange], CGFloat) = ([], 0)
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, own, range, _ in
      #expect(own === container)
      #expect(rect.minX == 0)
      #expect(rect.width == 120)
      #expect(abs(rect.minY - bottom) < 0.001)
      #expect(used.width <= rect.width + 0.001)
      bottom = rect.maxY
      ranges.append(range)
    }
    #expect(ranges.count >= 3)
    #expect(ranges.reduce(0) { $0 + $1.length } == storage.length)
    var found = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: ranges[1].location + 1, effectiveRange: &found)
    #expect(found == ranges[1])
    #expect(rect.minY > 0)
    let first = manager.location(forGlyphAt: ranges[1].location)
    #expect(first.x == 5)
    #expect(first.y > 0)
    #expect(first.y < rect.height)
  }

  @Test func pointsLeadToCharactersAndBack() {
    let (storage, manager, container) = textStack(fox, CGSize(width: 120, height: 0))
    for index in stride(from: 0, to: storage.length, by: 3) {
      let box = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      guard box.width > 0 else { continue }
      var part: CGFloat = 0
      let place = CGPoint(x: box.minX + box.width / 4, y: box.midY)
      #expect(
        manager.characterIndex(for: place, in: container, fractionOfDistanceBetweenInsertionPoints: &part)
          == index)
      #expect(abs(part - 0.25) < 0.01)
      #expect(manager.glyphIndex(for: place, in: container) == index)
    }
    #expect(
      manager.glyphIndex(for: CGPoint(x: 500, y: -50), in: container) < 20,
      "right of the first line is its end")
  }

  @Test func aTextFlowsIntoTheNextContainer() {
    let (storage, manager, first) = textStack(fox, CGSize(width: 120, height: 45))
    let second = NSTextContainer(size: CGSize(width: 200, height: 200))
    manager.addTextContainer(second)
    let (a, b) = (manager.glyphRange(for: first), manager.glyphRange(for: second))
    #expect(a.length > 0)
    #expect(b.location == a.length)
    #expect(a.length + b.length == storage.length)
    #expect(manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) === second)
    #expect(manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === first)
  }

  @Test func linesAreLimitedAndTruncated() {
    let (storage, manager, container) = textStack(fox, CGSize(width: 120, height: 0))
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byTruncatingTail
    let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: storage.length - 1)
    #expect(hidden.location != NSNotFound)
    #expect(hidden.location + hidden.length == storage.length)
    #expect(manager.usedRect(for: container).height < 42)
    container.maximumNumberOfLines = 0
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test func textFlowsAroundExclusionPaths() {
    let text = [String](repeating: fox, count: 4).joined(separator: " ")
    let (storage, manager, container) = textStack(text, CGSize(width: 300, height: 0), fontSize: 12)
    let plain = manager.usedRect(for: container).height
    let hole = CGRect(x: 100, y: 20, width: 100, height: 40)
    container.exclusionPaths = [UIBezierPath(rect: hole)]
    #expect(manager.usedRect(for: container).height > plain)
    var beside = 0
    for index in 0..<storage.length where (storage.string as NSString).character(at: index) != 32 {
      let box = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(!box.insetBy(dx: 0.1, dy: 0.1).intersects(hole), "\(index): \(box)")
      if box.minY > 20, box.maxY < 60, box.minX > 200 { beside += 1 }
    }
    #expect(beside > 5, "there is text right of the hole")
    container.exclusionPaths = [UIBezierPath(ovalIn: hole)]
    #expect(manager.usedRect(for: container).height > plain)
    #expect(manager.firstUnlaidCharacterIndex() == storage.length)
  }

  @Test func changesAreTold() {
    final class Listener: NSTextStorageDelegate {
      var log: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { log.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
    }
    let (storage, manager, container) = textStack("one", CGSize(width: 500, height: 0))
    let width = manager.usedRect(for: container).width
    let listener = Listener()
    storage.delegate = listener
    storage.append(NSAttributedString(string: " two", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    #expect(manager.usedRect(for: container).width > width)
    #expect(listener.log == ["3 3 4 4"], "\(listener.log)")
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    storage.endEditing()
    #expect(listener.log.count == 2)
    #expect(storage.string == "1 two")
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: nil) == nil)
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(storage.string == "two", "\(listener.log)")
    #expect(listener.log.last == "2 0 0 -2", "\(listener.log)")
  }

  /// A storage over a custom store, as in syntax highlighters.
  private final class OwnStorage: AppStorage.InAttributedString {
    override func processEditing() {
      // Digits are red.
      let text = string as NSString
      for index in editedRange.location..<editedRange.location + editedRange.length
      where (48...57).contains(text.character(at: index)) {
        store.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
      }
      super.processEditing()
    }
  }

  @Test func subclassMayStoreTheText() {
    let storage = OwnStorage()
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 100)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    view.font = .systemFont(ofSize: 17)
    view.text = "a1b2"
    #expect(storage.string == "a1b2")
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === manager)
    #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    storage.append(NSAttributedString(string: "c3", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    #expect(view.text == "a1b2c3")
  }

  @Test func theContainerOfAViewIsAsWideAsItBeforeAnyLayout() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.textContainer.size.width == 200)
    view.textContainerInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    view.frame.size.width = 100
    #expect(view.textContainer.size.width == 80)
  }

  @Test func aTextViewShowsItsStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "Hello"
    let before = view.sizeThatFits(CGSize(width: 1000, height: 0)).width
    #expect(view.textStorage.string == "Hello")
    #expect(view.layoutManager.textStorage === view.textStorage)
    view.textStorage.mutableString.setString("Hello")
    view.textStorage.replaceCharacters(in: NSRange(location: 5, length: 0), with: " world")
    #expect(view.text == "Hello world")
    #expect(view.sizeThatFits(CGSize(width: 1000, height: 0)).width > before)
    view.layoutIfNeeded()
    #expect(view.textContainer.size.width == 200)
    #expect(view.textContainer.lineFragmentPadding == 5)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.width - view.sizeThatFits(CGSize(width: 1000, height: 0)).width) < 0.5)
  }

  @Test func paddingAndLinesOfATextViewsContainer() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = fox
    let wide = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height < wide / 2)
    view.text = "Hi"
    let padded = view.sizeThatFits(CGSize(width: 1000, height: 0)).width
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(padded - view.sizeThatFits(CGSize(width: 1000, height: 0)).width - 10) < 0.51)
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 0)
  }

  @Test func aManagerOfTheProgramDraws() {
    final class Manager: NSLayoutManager {
      var calls = 0
      override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        calls += 1
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      }
    }
    let (storage, manager, container) = (
      NSTextStorage(string: "Text"), Manager(), NSTextContainer(size: .zero)
    )
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 40), textContainer: container)
    #expect(view.text == "Text")
    view.layoutIfNeeded()
    _ = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    #expect(manager.calls == 1)
  }

  @Test func theEmptyLineBehindALineBreakCounts() {
    // Managers do not retain their storage.
    let (storage, manager, container) = textStack("a\n", CGSize(width: 100, height: 0))
    #expect(manager.extraLineFragmentRect.height > 0)
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(
      abs(manager.usedRect(for: container).height - 2 * UIFont.systemFont(ofSize: 17).lineHeight) < 0.01)
    let (plain, other, single) = textStack("a", CGSize(width: 100, height: 0))
    #expect(storage.length == 2)
    #expect(plain.length == 1)
    #expect(other.extraLineFragmentRect == .zero)
    #expect(other.usedRect(for: single).height < 21)
  }

  @Test func attachmentsSayTheirBox() {
    final class Tall: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: -10, width: 33, height: 60) }
    }
    let text = NSMutableAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let plain = text.size()
    text.append(NSAttributedString(attachment: Tall(data: nil, ofType: nil)))
    let size = text.size()
    #expect(abs(size.width - plain.width - 33) < 0.001)
    #expect(size.height >= 60)
  }

  @Test func underlinesByWordLeaveSpacesOut() {
    func columns(_ style: Int) -> Int {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let font = UIFont.systemFont(ofSize: 20)
      let text = NSAttributedString(string: "i     i", attributes: [.font: font, .underlineStyle: style])
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { _ in
        text.draw(at: .zero)
      }
      let pixels = Pixels(image.cgImage!)
      return (0..<60).count { x in (0..<40).contains { pixels.alpha(x, $0) > 100 } }
    }
    let single = NSUnderlineStyle.single.rawValue
    #expect(columns(single) > columns(single | NSUnderlineStyle.byWord.rawValue) + 15)
  }

  /// A picture as wide as the text, as apps write it.
  @Test func attachmentsKnowTheirLineAndTheirPlace() {
    final class Wide: NSTextAttachment, @unchecked Sendable {
      var asked: [(CGFloat, Int)] = []
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect {
        asked.append((lineFrag.width, charIndex))
        let padding = textContainer?.lineFragmentPadding ?? 0
        return CGRect(x: 0, y: 0, width: lineFrag.width - 2 * padding, height: 30)
      }
    }
    let wide = Wide()
    let text = NSMutableAttributedString(string: "abc\n", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: wide))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.attributedText = text
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).width == 200)
    #expect(wide.asked.last.map { $0.0 == 200 && $0.1 == 4 } ?? false)
    let (storage, manager, container) = textStack("", CGSize(width: 120, height: 0))
    storage.setAttributedString(text)
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: container).width == 110)
  }

  @Test func backgroundsAreFilledByManagers() {
    final class Rounded: NSLayoutManager {
      var filled: [(boxes: [CGRect], range: NSRange, color: UIColor)] = []
      override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
      ) { filled.append((Array(UnsafeBufferPointer(start: rectArray, count: rectCount)), charRange, color)) }
    }
    let storage = NSTextStorage(string: fox, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 4, length: 15))
    let (manager, container) = (Rounded(), NSTextContainer(size: CGSize(width: 120, height: 0)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { _ in
      manager.drawBackground(forGlyphRange: manager.glyphRange(for: container), at: CGPoint(x: 0, y: 3))
    }
    #expect(manager.filled.count == 1)
    #expect(manager.filled.first?.boxes.count == 2)
    #expect(manager.filled.first?.color == .red)
    #expect(manager.filled.first?.range == NSRange(location: 4, length: 15))
    #expect(manager.filled.first?.boxes.first?.minY == 3)
  }

  @Test func delegatesSayHowFarLinesAreApart() {
    final class Apart: NSLayoutManagerDelegate {
      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { 11 }
    }
    let (storage, manager, container) = textStack(fox, CGSize(width: 120, height: 0))
    let plain = manager.usedRect(for: container).height
    var lines = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 43)) { _, _, _, _, _ in
      lines += 1
    }
    let apart = Apart()
    manager.delegate = apart
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 43), actualCharacterRange: nil)
    withExtendedLifetime((apart, storage)) {
      #expect(lines > 1)
      #expect(abs(manager.usedRect(for: container).height - plain - 11 * CGFloat(lines - 1)) < 0.001)
    }
  }

  @Test func containersOfAppsSayWhereLinesLie() {
    final class Steps: NSTextContainer {
      override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
      ) -> CGRect {
        var rect = super.lineFragmentRect(
          forProposedRect: proposedRect, at: characterIndex, writingDirection: writingDirection,
          remaining: remainingRect)
        rect.origin.x += proposedRect.minY
        rect.size.width -= proposedRect.minY
        return rect
      }
    }
    let storage = NSTextStorage(string: fox, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (manager, container) = (NSLayoutManager(), Steps(size: CGSize(width: 200, height: 0)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var lefts: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, _, _ in
      lefts.append(used.minX - used.minY)
    }
    #expect(lefts.count >= 2)
    #expect(lefts.allSatisfy { abs($0) < 0.001 })
  }
}

/// Returns a text, set in a container of a size.
@MainActor func textStack(_ text: String, _ size: CGSize, fontSize: CGFloat = 17) -> (
  NSTextStorage, NSLayoutManager, NSTextContainer
) {
  let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: fontSize)])
  let (manager, container) = (NSLayoutManager(), NSTextContainer(size: size))
  manager.addTextContainer(container)
  storage.addLayoutManager(manager)
  return (storage, manager, container)
}
