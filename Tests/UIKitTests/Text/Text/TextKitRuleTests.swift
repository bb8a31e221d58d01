import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of underlines and strikethroughs, as apps' managers draw them.
@MainActor struct TextKitRuleTests {
  /// A class that overrides the place of a line: another depth of the baseline in the glyphs' box, and
  /// another box.
  @Test func linesBelowTextStandWhereTheyAreAskedFor() throws {
    final class Moving: NSLayoutManager {
      var (deeper, lower): (CGFloat, CGFloat) = (0, 0)
      override func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
      ) {
        super.drawUnderline(
          forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset + deeper,
          lineFragmentRect: lineRect.offsetBy(dx: 0, dy: lower), lineFragmentGlyphRange: lineGlyphRange,
          containerOrigin: containerOrigin)
      }
    }
    func picture(_ deeper: CGFloat, _ lower: CGFloat) throws -> Pixels {
      let storage = NSTextStorage(
        string: "one", attributes: [.font: UIFont.systemFont(ofSize: 17), .underlineStyle: 1])
      let manager = Moving()
      (manager.deeper, manager.lower) = (deeper, lower)
      manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 0)))
      storage.addLayoutManager(manager)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image { _ in
        manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: .zero)
      }
      return Pixels(try #require(image.cgImage))
    }
    let plain = try picture(0, 0)
    #expect(try picture(4, 4).worstDifference(to: plain) <= 2)
    #expect(try picture(-4, 0).worstDifference(to: plain) > 100)
    #expect(try picture(-4, 0).worstDifference(to: picture(0, 4)) <= 2)
  }

  /// Tests of Apple's documentation of `underlineGlyphRange` and `drawUnderline`: pieces of one line, without
  /// spaces at its end, and word by word only with the bit for that.
  @Test func linesBelowAndThroughTextAreDrawnByManagers() throws {
    final class Ruling: NSLayoutManager {
      var lines: [String] = []
      var drawsItself = false
      override func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
      ) {
        lines.append(
          "_\(glyphRange.location)+\(glyphRange.length) \(underlineVal.rawValue) \(Int(lineRect.minY)) \(Int(baselineOffset))"
        )
        #expect(containerOrigin == CGPoint(x: 0, y: 3))
        #expect(NSUnionRange(glyphRange, lineGlyphRange) == lineGlyphRange)
        guard drawsItself else { return }
        super.drawUnderline(
          forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
          lineFragmentRect: lineRect,
          lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
      }
      override func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
      ) { lines.append("-\(glyphRange.location)+\(glyphRange.length)") }
    }
    let storage = NSTextStorage(
      string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let style: NSUnderlineStyle = [.double, .byWord]
    storage.addAttribute(.underlineStyle, value: style.rawValue, range: NSRange(location: 0, length: 7))
    storage.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 8, length: 10))
    storage.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 4, length: 3))
    func picture(_ manager: NSLayoutManager) throws -> Pixels {
      let container = NSTextContainer(size: CGSize(width: 115, height: 0))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      defer { storage.removeLayoutManager(manager) }
      let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60)).image { _ in
        manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: container), at: CGPoint(x: 0, y: 3))
      }
      return Pixels(try #require(image.cgImage))
    }
    let ruling = Ruling(), other = Ruling()
    let without = try picture(ruling)
    #expect(ruling.lines == ["_0+3 9 0 4", "_4+3 9 0 4", "_8+5 1 0 4", "-4+3", "_14+4 1 20 4"])
    other.drawsItself = true
    storage.removeAttribute(.strikethroughStyle, range: NSRange(location: 0, length: 18))
    let own = try picture(other), plain = try picture(NSLayoutManager())
    // The ends of a line that is clipped to a piece may be rounded differently from those of one drawn in its
    // length.
    #expect(own.worstDifference(to: plain) <= 2)
    #expect(own.worstDifference(to: without) > 100)
  }

  // Apple's reference of `NSTextList`: markers by the names of CSS.
  @Test func listsNumberTheirItems() {
    func markers(_ format: NSTextList.MarkerFormat) -> [String] {
      let list = NSTextList(markerFormat: format, options: 0)
      return [1, 4, 27].map(list.marker)
    }
    #expect(markers(.decimal) == ["1", "4", "27"])
    #expect(markers(.lowercaseRoman) == ["i", "iv", "xxvii"])
    #expect(markers(.uppercaseAlpha) == ["A", "D", "AA"])
    #expect(markers(.octal) == ["1", "4", "33"])
    #expect(markers(.disc) == ["\u{2022}", "\u{2022}", "\u{2022}"])
    #expect(markers(.init("({lower-alpha})")) == ["(a)", "(d)", "(aa)"])
    let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 3)
    let style = NSMutableParagraphStyle()
    style.textLists = [list]
    let data = try? NSKeyedArchiver.archivedData(withRootObject: list, requiringSecureCoding: true)
    let read = data.flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextList.self, from: $0) }
    #expect(read?.markerFormat == .decimal)
    #expect(read?.listOptions == .prependEnclosingMarker)
    #expect(read?.startingItemNumber == 3)
    #expect(list.isOrdered)
    #expect(!NSTextList(markerFormat: .hyphen, options: 0).isOrdered)
    #expect((style.copy() as? NSParagraphStyle)?.textLists == [list])
    #expect(NSParagraphStyle.default.textLists.isEmpty)
    #expect(style != NSParagraphStyle.default)
  }

  /// Managers hyphenate paragraphs without a hyphenation setting. Paragraphs with one keep it.
  @Test func managersBreakWords() throws {
    let patterns = "/usr/share/hyphen/hyph_en_US.dic"
    try #require(FileManager.default.fileExists(atPath: patterns), "hyphen-en-us is not installed")
    let text = "We all like representatives"
    func ends(_ paragraph: NSParagraphStyle?, _ set: (NSLayoutManager) -> Void) -> [Int] {
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      attributes[.paragraphStyle] = paragraph
      let storage = NSTextStorage(string: text, attributes: attributes), manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      manager.addTextContainer(NSTextContainer(size: CGSize(width: 132, height: 0)))
      set(manager)
      var result: [Int] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
        result.append(NSMaxRange($3))
        _ = ($0, $1, $2, $4)
      }
      return result
    }
    let whole = ends(nil) { _ in }, broken = ends(nil) { $0.hyphenationFactor = 1 }
    // Lines end after spaces, except at hyphenated words.
    func endsInWords(_ ends: [Int]) -> Int {
      ends.dropLast().count { (text as NSString).character(at: $0 - 1) != 32 }
    }
    #expect(endsInWords(whole) == 0)
    #expect(endsInWords(broken) > 0)
    #expect(ends(nil) { $0.usesDefaultHyphenation = true } == broken)
    // Lines are full enough for a small factor. A paragraph's factor has precedence.
    #expect(ends(nil) { $0.hyphenationFactor = 0.01 } == whole)
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 0.01
    #expect(ends(style) { $0.hyphenationFactor = 1 } == whole)

    let content = NSTextContentStorage(), manager = NSTextLayoutManager()
    content.addTextLayoutManager(manager)
    manager.textContainer = NSTextContainer(size: CGSize(width: 132, height: 0))
    content.attributedString = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    func lines() -> [Int] {
      manager.textLayoutFragment(for: content.documentRange.location)?.textLineFragments.map {
        NSMaxRange($0.characterRange)
      } ?? []
    }
    #expect(lines() == whole)
    manager.usesHyphenation = true
    #expect(lines() == broken)
  }
}
