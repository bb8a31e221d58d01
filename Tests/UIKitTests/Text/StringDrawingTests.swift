import CoreGraphics
import Foundation
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

  /// What is rounded up must not come out a point higher for the last bit of a sum.
  @Test("whole lengths are whole", arguments: 1...50) func wholeLengths(size: Int) throws {
    let font = try #require(UIFont(name: "Helvetica", size: CGFloat(size)))
    let lines = NSString(string: "a\nb\nc").boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    // Helvetica's line is 1.15 of its size: 14 points at 12 (`facts/ios26/controls.json`).
    #expect(lines.height.rounded(.up) == CGFloat((size * 3 * 115 + 99) / 100))
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
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    #expect(box.width <= 100.01)
  }

  @Test("values of a wrong type are ignored")
  func wrongTypes() {
    let odd: [NSAttributedString.Key: Any] = [
      .font: "Helvetica", .kern: "wide", .paragraphStyle: 3, .foregroundColor: 7, .underlineStyle: Double.nan,
    ]
    #expect("abc".size(withAttributes: odd).width > 0)
  }
}
