import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct LabelTests {
  private func label(_ text: String, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  private let fox = "The quick brown fox jumps over the lazy dog near the river bank"

  @Test func defaultsAreUIKits() {
    let label = UILabel()
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
  }

  /// `ios26/labels.json`, wrapping_200pt.
  @Test func textWrapsAsOnTheIPhone() {
    let three = atScale(2) { label(fox, lines: 0).sizeThatFits(CGSize(width: 200, height: 0)) }
    #expect(three.height == 61)  // three lines of 20.287 in whole pixels
    let four = atScale(2) { label(fox, lines: 0, size: 20).sizeThatFits(CGSize(width: 200, height: 0)) }
    #expect(four.height == 95.5)
  }

  /// Stored labels of 13 projects whose text ends so: "Due to … unable to check\n" of two lines is as high as
  /// three.
  @Test func aLineBreakAtTheEndBeginsALine() {
    func height(_ text: String, lines: Int) -> CGFloat {
      atScale(2) { label(text, lines: lines).intrinsicContentSize.height }
    }
    #expect(height("One\n", lines: 0) == height("One\nTwo", lines: 0))
    #expect(height("One\n\n", lines: 2) == height("One\nTwo", lines: 0))
    #expect(height("One\n", lines: 1) == height("One", lines: 1))
  }

  /// `uilabel_ios.json`, usable_without_the_font.
  @Test func theIntrinsicSizeDoesNotDependOnLinesModesOrShrinking() {
    let natural = label(fox).intrinsicContentSize
    for lines in [0, 1, 3] {
      for mode in [NSLineBreakMode.byWordWrapping, .byClipping, .byTruncatingMiddle] {
        let other = label(fox, lines: lines)
        other.lineBreakMode = mode
        other.adjustsFontSizeToFitWidth = true
        #expect(other.intrinsicContentSize == natural)
      }
    }
  }

  /// `uilabel_ios.json`, usable_without_the_font.
  @Test func theTextRectIsAtTheTopWhereItFitsElseInTheMiddleAndNeverHigher() {
    let bounds = CGRect(x: 4, y: 254, width: 353, height: 107)
    atScale(3) {
      let fits = label(fox, lines: 0, size: 12).textRect(forBounds: bounds, limitedToNumberOfLines: 0)
      #expect(fits.minY == 254)
      #expect(fits.minX == 4)
      let large = label(fox, lines: 0, size: 40)
      let natural = large.sizeThatFits(CGSize(width: 353, height: 0)).height
      let rect = large.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
      #expect(natural > 107)
      #expect(rect.height == 107)
      #expect(abs(rect.minY - (254 + (107 - natural) / 2)) < 0.34)
    }
  }

  @Test func theSizeThatFitsOneLineIsItsOwn() {
    let one = label(fox)
    #expect(one.sizeThatFits(CGSize(width: 50, height: 5)) == one.intrinsicContentSize)
  }

  @Test func linesAreMeasuredAtThePreferredWidth() {
    let many = label(fox, lines: 0)
    many.preferredMaxLayoutWidth = 200
    #expect(many.intrinsicContentSize == many.sizeThatFits(CGSize(width: 200, height: 0)))
    many.numberOfLines = 2
    #expect(many.intrinsicContentSize.height < many.sizeThatFits(CGSize(width: 90, height: 0)).height * 1.01)
  }

  @Test func anAttributedTextSetsFontAndColourOfTheLabel() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Text",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: UIColor.systemRed])
    #expect(label.text == "Text")
    #expect(label.font.pointSize == 22)
    #expect(label.textColor == .systemRed)
    label.textColor = .systemBlue
    let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .systemBlue)
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
  }

  /// Nothing is added, so that reading returns the text that was set.
  @Test func anAttributedTextStaysAsItIs() {
    let label = UILabel(), text = NSMutableAttributedString(string: "Hello", attributes: [.kern: 2])
    label.attributedText = text
    #expect(label.attributedText == NSAttributedString(string: "Hello", attributes: [.kern: 2]))
    text.append(NSAttributedString(string: " there"))
    #expect(label.text == "Hello")
    #expect(label.attributedText?.string == "Hello")
    label.attributedText = NSAttributedString(string: "")
    #expect(label.attributedText == NSAttributedString(string: ""))
  }

  @Test func anAlignmentIsThatOfAllOfAnAttributedText() {
    let label = label(""), own = NSMutableParagraphStyle()
    (own.alignment, own.lineSpacing) = (.right, 3)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.paragraphStyle, value: own, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    label.textAlignment = .center
    label.lineBreakMode = .byWordWrapping
    let style =
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
    #expect(style?.lineBreakMode == .byWordWrapping)
    #expect(style?.lineSpacing == 3)
  }

  private func picture(_ label: UILabel, _ width: CGFloat, _ height: CGFloat) -> Pixels {
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return Pixels(width: Int(width), height: Int(height), scale: 1) { label.layer.render(in: $0) }
  }

  /// Apple's reference of `attributedText`; a picture of Blueprint's (LabelTests), drawn by iOS 17.
  @Test func attributedTextDeterminesTheLineBreakMode() {
    let style = NSMutableParagraphStyle(), cut = label("a text that is too long"), attributed = label("")
    style.lineBreakMode = .byTruncatingHead
    attributed.attributedText = NSAttributedString(
      string: "a text that is too long", attributes: [.paragraphStyle: style])
    cut.lineBreakMode = .byTruncatingHead
    #expect(attributed.lineBreakMode == .byTruncatingHead)
    #expect(picture(attributed, 80, 22) == picture(cut, 80, 22))
  }

  /// In a picture of Blueprint's (ScrollViewTests), drawn by iOS 17, 80 points hold three lines of 20.29.
  @Test func linesThatFitOnlyInPartAreNotDrawn() {
    let all = label("one two three four five six seven eight"), three = label(all.text ?? "")
    (all.numberOfLines, three.numberOfLines) = (0, 3)
    #expect(all.sizeThatFits(CGSize(width: 80, height: 0)).height > 81)
    #expect(picture(all, 80, 80) == picture(three, 80, 80))
    #expect(picture(all, 80, 82) != picture(three, 80, 82))
  }

  /// In a picture of Blueprint's (AttributedLabelTests), drawn by iOS 17, an attributed text shrinks too.
  @Test func attributedTextsShrinkAsPlainOnesDo() {
    let plain = label("a text that is too long"), attributed = label("")
    attributed.attributedText = NSAttributedString(
      string: "a text that is too long",
      attributes: [.font: plain.font as Any, .foregroundColor: UIColor.label])
    for label in [plain, attributed] {
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.2)
    }
    #expect(picture(attributed, 80, 22) == picture(plain, 80, 22))
    attributed.adjustsFontSizeToFitWidth = false
    #expect(picture(attributed, 80, 22) != picture(plain, 80, 22))
  }

  /// Apple's reference of `adjustsFontSizeToFitWidth` limits it to a single line only in iOS 6 and earlier.
  /// With several lines, text that the mode would truncate shrinks (beckyhansmeyer.com, "Autoshrinking Text
  /// in a Multiline UILabel").
  @Test func severalLinesShrinkWhereTheyWouldBeCut() {
    func shrinking(lines: Int, mode: NSLineBreakMode, minimum: CGFloat = 0.5) -> Pixels {
      let label = label(fox, lines: lines)
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor, label.lineBreakMode) = (true, minimum, mode)
      return picture(label, 200, 44)
    }
    func plain(lines: Int, mode: NSLineBreakMode = .byTruncatingTail, size: CGFloat = 17) -> Pixels {
      let label = label(fox, lines: lines, size: size)
      label.lineBreakMode = mode
      return picture(label, 200, 44)
    }
    let cut = plain(lines: 2)
    #expect(shrinking(lines: 2, mode: .byTruncatingTail) != cut)
    #expect(shrinking(lines: 2, mode: .byTruncatingTail) == shrinking(lines: 2, mode: .byTruncatingMiddle))
    #expect(shrinking(lines: 2, mode: .byTruncatingTail) == shrinking(lines: 2, mode: .byClipping))
    #expect(shrinking(lines: 0, mode: .byTruncatingTail) != plain(lines: 0))
    // If there is enough space, nothing shrinks, and never below the minimum.
    #expect(shrinking(lines: 2, mode: .byTruncatingTail, minimum: 1) == cut)
    #expect(shrinking(lines: 1, mode: .byTruncatingTail, minimum: 0.9) != plain(lines: 1))
    let least = shrinking(lines: 2, mode: .byTruncatingTail, minimum: 15.0 / 17)
    #expect(least == plain(lines: 2, size: 15))
    #expect(shrinking(lines: 2, mode: .byWordWrapping) == plain(lines: 2, mode: .byWordWrapping))
  }

  @Test func aSubclassMovesItsText() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = bounds.insetBy(dx: 10, dy: 5)
        return super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines).insetBy(
          dx: -10, dy: -5)
      }
    }
    let plain = label("Text"), padded = Padded()
    padded.text = "Text"
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
  }

  @Test func aStoredFrameAPixelTooNarrowStillShowsAllOfTheText() throws {
    let whole = label("Settings"), narrow = label("Settings")
    let size = atScale(2) { whole.intrinsicContentSize }
    whole.frame = CGRect(origin: .zero, size: size)
    narrow.frame = CGRect(x: 0, y: 0, width: size.width - 0.5, height: size.height)
    let truncated = label("Settings")
    truncated.frame = CGRect(x: 0, y: 0, width: size.width - 6, height: size.height)
    func ink(_ label: UILabel) throws -> Int {
      let image = try #require(atScale(2) { FrameLoop(root: label).image() })
      return image.withPixels { pixels, stride in
        // Up to where the shortest of the three labels ends.
        let columns = Int(size.width - 8) * 2
        return (0..<image.height).reduce(0) { sum, y in
          (0..<min(columns, image.width)).reduce(sum) { $0 + Int(pixels[y * stride + $1] >> 24) }
        }
      }
    }
    let all = try ink(whole)
    #expect(try ink(narrow) == all)
    #expect(try ink(truncated) != all)
  }
}
