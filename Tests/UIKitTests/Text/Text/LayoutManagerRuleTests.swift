import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of the settings of a layout manager and its delegate for the layout of text.
@MainActor struct LayoutManagerRuleTests {
  /// Apple's reference of `NSLayoutManagerDelegate`: paragraphs, words and lines.
  @Test func delegatesSayHowParagraphsAndLinesAreSet() {
    final class Rules: NSLayoutManagerDelegate {
      var (before, after, height): (CGFloat, CGFloat, CGFloat?) = (0, 0, nil)
      var keepsWords = false
      func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { glyphIndex == 8 ? before : 1000 }
      func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { after }
      func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
      ) -> Bool { !keepsWords || charIndex != 4 }
      func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
      ) -> Bool {
        guard let height else { return false }
        lineFragmentRect.pointee.size.height = height
        lineFragmentUsedRect.pointee.size.height = height
        baselineOffset.pointee = height - 5
        return true
      }
    }
    let rules = Rules()
    let (storage, manager, container) = textStack("one two\nthree four", CGSize(width: 300, height: 0))
    func tops() -> [CGFloat] {
      var tops: [CGFloat] = []
      manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 18), actualCharacterRange: nil)
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 18)) { rect, _, _, _, _ in
        tops.append(rect.minY)
      }
      return tops
    }
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    withExtendedLifetime((rules, storage)) {
      manager.delegate = rules
      (rules.before, rules.after) = (7, 5)
      #expect(tops() == [0, line + 12])
      (rules.before, rules.after) = (0, 0)
      rules.height = 40
      #expect(tops() == [0, 40])
      #expect(manager.usedRect(for: container).height == 80)
      #expect(manager.location(forGlyphAt: 9).y == 35)
      rules.height = nil
      // "one two" does not fit in 40 points. Where the delegate forbids a break before the word, it is broken
      // between letters.
      container.size.width = 50
      #expect(tops().count > 2)
      var range = NSRange()
      _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
      #expect(range.length == 4)
      rules.keepsWords = true
      _ = tops()
      _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
      #expect(range.length > 4)
    }
  }

  /// "How to set line spacing in UITextView": the delegate of a text view's own manager.
  @Test func delegatesOfTextViewsManagersAreAsked() {
    final class Apart: NSLayoutManagerDelegate {
      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { 11 }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), apart = Apart()
    (view.font, view.text) = (.systemFont(ofSize: 17), "one\ntwo\nthree")
    view.layoutIfNeeded()
    let (plain, second) = (view.contentSize.height, view.caretRect(for: view.endOfDocument).minY)
    withExtendedLifetime(apart) {
      view.layoutManager.delegate = apart
      view.layoutIfNeeded()
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height - plain == 22)
      #expect(view.contentSize.height - plain == 22)
      #expect(abs(view.caretRect(for: view.endOfDocument).minY - second - 22) < 0.01)
    }
  }

  /// Apple's reference of `rectArray(forGlyphRange:withinSelectedGlyphRange:in:rectCount:)`, whose block form
  /// this is: with a selected range, the boxes are those in which to draw the selection.
  @Test func selectionsReachToTheEndsOfTheirLines() {
    let (storage, manager, container) = textStack("one two\nthree four\nfive", CGSize(width: 300, height: 0))
    func boxes(_ range: NSRange, _ selected: NSRange) -> [CGRect] {
      var found: [CGRect] = []
      manager.enumerateEnclosingRects(
        forGlyphRange: range, withinSelectedGlyphRange: selected, in: container
      ) { box, _ in found.append(box) }
      return found
    }
    withExtendedLifetime(storage) {
      let range = NSRange(location: 4, length: 17), none = NSRange(location: NSNotFound, length: 0)
      let plain = boxes(range, none), selected = boxes(range, range)
      #expect(plain.count == 3 && selected.count == 3 && plain[0].maxX < 200)
      #expect(selected[0].minX == plain[0].minX)
      #expect(selected[0].maxX == 300)
      #expect(selected[1].minX == 0)
      #expect(selected[1].maxX == 300)
      #expect(selected[2].minX == 0)
      #expect(selected[2].maxX == plain[2].maxX)
      #expect(selected.map(\.minY) == plain.map(\.minY))
      #expect(boxes(NSRange(location: 4, length: 3), NSRange(location: 4, length: 3)) == [plain[0]])
    }
  }
}
