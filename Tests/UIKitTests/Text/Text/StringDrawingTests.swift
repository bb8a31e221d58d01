import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("String drawing")
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let fox = "The quick brown fox jumps over the lazy dog near the river bank"

  @Test("attribute names are Apple's")
  func keys() {
    #expect(NSAttributedString.Key.font.rawValue == "NSFont")
    #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
    #expect(NSAttributedString.Key.tracking.rawValue == "CTTracking")
    #expect(NSUnderlineStyle.double.rawValue == 9)
    #expect(NSTextAlignment.center.rawValue == 1)
  }

  @Test("strings, Foundation's strings and attributed strings measure alike")
  func sameSize() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let size = "Hello UIKit".size(withAttributes: attributes)
    #expect(size == NSString(string: "Hello UIKit").size(withAttributes: attributes))
    #expect(size == NSAttributedString(string: "Hello UIKit", attributes: attributes).size())
    #expect(size.height == font.lineHeight)
    #expect("".size(withAttributes: attributes) == .zero)
  }

  /// The rounded height must not be a point higher because of the last bit of a sum.
  @Test("whole lengths are whole", arguments: 1...50) func wholeLengths(size: Int) throws {
    let font = try #require(UIFont(name: "Helvetica", size: CGFloat(size)))
    let lines = NSString(string: "a\nb\nc").boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    // Helvetica's line is 1.15 of its size: 14 points at 12 (`facts/ios26/controls.json`).
    #expect(lines.height.rounded(.up) == CGFloat((size * 3 * 115 + 99) / 100))
  }

  /// Apple's reference of `usesDeviceMetrics`: "image glyph bounds instead of typographic bounds".
  @Test("device metrics are those of the ink") func inkBoxes() throws {
    func box(_ text: String, _ options: NSStringDrawingOptions) -> CGRect {
      text.boundingRect(
        with: .zero, options: options.union(.usesDeviceMetrics), attributes: [.font: font], context: nil)
    }
    // Flat letters stand on the baseline, with the height that the font specifies.
    let flat = box("x", [])
    #expect(abs(flat.maxY) < 0.3)
    #expect(abs(flat.height - font.xHeight) < 0.3)
    #expect(box("xp", []).maxY > 2)
    #expect(abs(box("xx", []).height - flat.height) < 0.01)
    let whole = box("H", .usesLineFragmentOrigin)
    #expect(abs(whole.maxY - font.ascender) < 0.3)
    #expect(abs(whole.height - font.capHeight) < 0.3)
    #expect(box("x x", []).width > 2 * flat.width)
    #expect(box("   ", []).size == .zero)
    let typographic = "x".boundingRect(with: .zero, attributes: [.font: font], context: nil)
    #expect(typographic.height == font.lineHeight)
    #expect(flat.minX > 0)
  }

  @Test("an empty line behind a last newline counts") func lastNewlines() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let box = "one\n".boundingRect(
      with: CGSize(width: 200, height: 0), options: .usesLineFragmentOrigin, attributes: attributes,
      context: nil)
    #expect(box.height == 2 * font.lineHeight)
    #expect("one\n".size(withAttributes: attributes).height == box.height)
  }

  @Test("a bounding box wraps by the origin option only, and 0 is no limit")
  func boundingBoxes() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = fox.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(abs(wrapped.height - 3 * font.lineHeight) < 1e-9)
    #expect(wrapped.width <= 200)
    let line = fox.boundingRect(with: room, attributes: attributes, context: nil)
    #expect(line.height == font.lineHeight)
    #expect(line.minY == -font.ascender)
    let free = fox.boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(free.height == font.lineHeight)
  }

  @Test("paragraph styles copy, compare and reach the lines")
  func paragraphStyles() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4)
    #expect(copy != style)
    let text = NSAttributedString(string: "a\nb", attributes: [.font: font, .paragraphStyle: style])
    #expect(abs(text.size().height - (2 * font.lineHeight + 5)) < 1e-9)
    #expect(NSParagraphStyle.default.tabStops.count == 12)
  }

  @Test("a kern of zero switches the font's kerning off")
  func kern() {
    let kerned = "ToToTo".size(withAttributes: [.font: font]).width
    let plain = "ToToTo".size(withAttributes: [.font: font, .kern: 0]).width
    let wide = "ToToTo".size(withAttributes: [.font: font, .kern: 2]).width
    #expect(kerned < plain)
    #expect(abs(wide - kerned - 12) < 1e-9)
  }

  @Test("a drawing context shrinks text to its least scale and says so")
  func shrinking() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let box = "Shrink me please".boundingRect(
      with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 20)], context: context)
    #expect(context.actualScaleFactor < 1)
    #expect(context.actualScaleFactor >= 0.5)
    #expect(box.width <= 100.01)
  }

  @Test("values of a wrong type are ignored")
  func wrongTypes() {
    let odd: [NSAttributedString.Key: Any] = [
      .font: "Helvetica", .kern: "wide", .paragraphStyle: 3, .foregroundColor: 7, .underlineStyle: Double.nan,
    ]
    #expect("abc".size(withAttributes: odd).width > 0)
  }

  @Test("underlined text at no number is not drawn", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func underlinedNowhere(place: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { _ in
      let underlined: [NSAttributedString.Key: Any] = [.underlineStyle: NSUnderlineStyle.single.rawValue]
      "gap".draw(at: CGPoint(x: 2, y: place), withAttributes: underlined)
      "gap".draw(at: CGPoint(x: place, y: 2), withAttributes: underlined)
    }
    #expect(image.cgImage.map { Pixels($0).count { $0 > 0 } } == 0)
  }

  @Test("a string that is drawn again shows what its attributes have become")
  func drawnAgain() {
    func pixels(_ string: NSAttributedString) -> [UInt32] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 30), format: format).image { _ in
        string.draw(at: CGPoint(x: 4, y: 4))
      }
      return image.cgImage?.withPixels { pixels, _ in Array(pixels) } ?? []
    }
    let plain = NSAttributedString(string: "again", attributes: [.font: font, .foregroundColor: UIColor.red])
    let first = pixels(plain)
    #expect(pixels(plain) == first)
    #expect(pixels(plain) == first)
    #expect(plain.size() == NSAttributedString(attributedString: plain).size())

    let shadow = NSShadow()
    let shadowed = NSAttributedString(string: "again", attributes: [.font: font, .shadow: shadow])
    let before = pixels(shadowed)
    shadow.shadowOffset = CGSize(width: 5, height: 5)
    #expect(pixels(shadowed) != before)

    // Apple's reference of `shadowColor`: black at a third by default, and nothing is drawn without a color.
    #expect(NSShadow().shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3))
    let bare = pixels(NSAttributedString(string: "again", attributes: [.font: font]))
    #expect(pixels(shadowed) != bare)
    shadow.shadowColor = nil
    #expect(pixels(shadowed) == bare)

    let changing = NSMutableAttributedString(string: "again", attributes: [.font: font])
    let black = pixels(changing)
    changing.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 5))
    #expect(pixels(changing) != black)

    let dynamic = NSAttributedString(
      string: "again", attributes: [.font: font, .foregroundColor: UIColor.label])
    var pictures: [[UInt32]] = []
    for style in [UIUserInterfaceStyle.light, .dark, .light] {
      UITraitCollection(userInterfaceStyle: style).performAsCurrent { pictures.append(pixels(dynamic)) }
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[0] == pictures[2])

    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 0
    let indented = NSAttributedString(string: "again", attributes: [.font: font, .paragraphStyle: style])
    let flush = pixels(indented)
    style.firstLineHeadIndent = 20
    #expect(
      indented.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle !== style
        || pixels(indented) != flush)
  }

  /// Source: `NSTextTab.location`, which Apple's reference counts from the left margin, and the kinds of tab
  /// stops.
  @Test("tab stops count from the edge, and stand for a left, a centre or a right")
  func tabStops() {
    func caret(_ text: String, _ place: Int, indent: CGFloat = 0, _ stops: NSTextTab...) -> CGFloat {
      let style = NSMutableParagraphStyle()
      style.tabStops = stops
      (style.firstLineHeadIndent, style.headIndent) = (indent, indent)
      let storage = NSTextStorage(string: text, attributes: [.font: font, .paragraphStyle: style])
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 0)))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      return manager.boundingRect(forGlyphRange: NSRange(location: place, length: 0), in: container).minX
    }
    let wide = "12.50".size(withAttributes: [.font: font]).width
    #expect(caret("a\tb", 2, NSTextTab(textAlignment: .left, location: 40)) == 40)
    #expect(caret("a\tb", 2, indent: 15, NSTextTab(textAlignment: .left, location: 40)) == 40)
    #expect(abs(caret("a\t12.50", 7, NSTextTab(textAlignment: .right, location: 200)) - 200) < 1e-6)
    #expect(
      abs(caret("a\t12.50", 2, NSTextTab(textAlignment: .center, location: 100)) - (100 - wide / 2)) < 1e-6)
    let two = [
      NSTextTab(textAlignment: .center, location: 100), NSTextTab(textAlignment: .right, location: 250),
    ]
    #expect(abs(caret("a\tb\t12.50", 9, two[0], two[1]) - 250) < 1e-6)
    // Apple's reference of `columnTerminators`: a tab and a line break also end a column.
    func decimal(_ alignment: NSTextAlignment, _ locale: String) -> NSTextTab {
      let ends = NSTextTab.columnTerminators(for: Locale(identifier: locale))
      return NSTextTab(textAlignment: alignment, location: 200, options: [.columnTerminators: ends])
    }
    #expect(abs(caret("a\t12.50", 4, decimal(.right, "en_US")) - 200) < 1e-6)
    #expect(abs(caret("a\t1234.5", 6, decimal(.right, "en_US")) - 200) < 1e-6)
    #expect(abs(caret("a\t12,50", 4, decimal(.right, "de_DE")) - 200) < 1e-6)
    #expect(abs(caret("a\t12.50", 7, decimal(.right, "de_DE")) - 200) < 1e-6)
    #expect(abs(caret("a\t12", 4, decimal(.right, "en_US")) - 200) < 1e-6)
    let whole = "12".size(withAttributes: [.font: font]).width
    // The point is kerned.
    #expect(abs(caret("a\t12.50", 2, decimal(.center, "en_US")) - (200 - whole / 2)) < 0.2)
    #expect(NSTextTab.columnTerminators(for: nil) == CharacterSet(charactersIn: "."))
    #expect(decimal(.right, "en_US") != NSTextTab(textAlignment: .right, location: 200))
  }

  /// BonMot's tests, which pass on iPhones: the first of twelve stops is replaced, and the second.
  @Test func tabsLeadToTheFirstStopAheadInTheirOrder() {
    let style = NSMutableParagraphStyle()
    style.tabStops[0] = NSTextTab(textAlignment: .natural, location: 20)
    style.tabStops[1] = NSTextTab(textAlignment: .natural, location: 155)
    let text = NSAttributedString(string: "\tastringwithsomewidth\t", attributes: [.paragraphStyle: style])
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    #expect(text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).width == 155)
  }

  @Test func hyphenationFactorsAreStored() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 10
    #expect(style.hyphenationFactor == 10)
  }
}
