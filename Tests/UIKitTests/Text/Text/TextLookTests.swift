import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of widths of fonts, expanded letters, kerning, attachments in labels, marked texts and text items
/// for interaction.
@MainActor struct TextLookTests {
  private func width(_ font: UIFont, _ more: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
    NSAttributedString(string: "Hamburgefonts", attributes: more.merging([.font: font]) { $1 }).size().width
  }

  /// The thicknesses of bold underlines in pictures of Thumbprint's, drawn on an iPhone with iOS 17.5 (scale
  /// 3), and one of ADUtils' with iOS 18 (scale 2): the rows that are filled under "U". Only the thickness of
  /// ADUtils' is followed: its line lies one pixel below the baseline.
  @Test(arguments: [(12, 3, 4), (14, 3, 4), (16, 3, 5), (31, 3, 9), (35, 3, 10), (14, 2, 3)])
  func underlinesAreWholePixelsThickAndLieTheirThicknessBelow(
    size: CGFloat, scale: CGFloat, thickness: Int
  ) throws {
    let rows = try columns(of: "U", size, scale).map { $0.contains(true) }
    let bottom = try #require(rows.lastIndex(of: true)), rule = rows[...bottom].reversed().prefix { $0 }
    let between = rows[...(bottom - rule.count)].reversed().prefix { !$0 }
    #expect(rule.count == thickness)
    #expect(abs(between.count - thickness) <= 1)
  }

  /// In a picture of Thumbprint's at 31 points, the underline ends 8 pixels before the stem of the p of
  /// "Updated", continues 9 after it, and is 9 thick.
  @Test func underlinesSkipDescenders() throws {
    let rows = try columns(of: "Upd", 31, 3)
    let bottom = try #require(rows.lastIndex { $0.filter(\.self).count > 60 }), middle = rows[bottom - 4]
    var runs: [(value: Bool, length: Int)] = []
    for value in middle {
      if runs.last?.value == value { runs[runs.count - 1].length += 1 } else { runs.append((value, 1)) }
    }
    #expect(runs.filter(\.value).count == 3)
    let gaps = runs.dropFirst().dropLast().filter { !$0.value }.map(\.length)
    #expect(gaps.count >= 2)
    #expect(gaps.prefix(2).allSatisfy { (7...11).contains($0) })
    let plain = try columns(of: "Und", 31, 3)[bottom - 4]
    #expect(plain.filter(\.self).count > middle.filter(\.self).count)
  }

  /// Returns the dark pixels of an underlined bold text, row by row.
  private func columns(of text: String, _ size: CGFloat, _ scale: CGFloat) throws -> [[Bool]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60), format: format).image { _ in
      let font = UIFont.systemFont(ofSize: size, weight: .bold)
      NSAttributedString(
        string: text, attributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue]
      ).draw(at: CGPoint(x: 10, y: 10))
    }
    let pixels = Pixels(try #require(image.cgImage))
    return (0..<Int(60 * scale)).map { y in (0..<Int(120 * scale)).map { x in pixels.alpha(x, y) > 127 } }
  }

  @Test func fontsHaveWidths() {
    let widths: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
    let fonts = widths.map { UIFont.systemFont(ofSize: 20, weight: .bold, width: $0) }
    #expect(zip(fonts, fonts.dropFirst()).allSatisfy { width($0) < width($1) * 0.9 })
    #expect(fonts[2] == .systemFont(ofSize: 20, weight: .bold))
    #expect(fonts[1].lineHeight == fonts[2].lineHeight)
    #expect(width(fonts[1].withSize(10)) < width(fonts[2].withSize(10)) * 0.9)
    let descriptor = fonts[1].fontDescriptor
    #expect(
      descriptor.symbolicTraits.contains([.traitCondensed, .traitBold])
        && fonts[3].fontDescriptor.symbolicTraits.contains(.traitExpanded))
    #expect(
      (descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])?[.width] as? CGFloat == -0.2)
    let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
    let asked = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed]])
    #expect(width(UIFont(descriptor: asked, size: 0)) < width(.systemFont(ofSize: 20)) * 0.9)
    let named = plain.withSymbolicTraits(.traitExpanded).map { UIFont(descriptor: $0, size: 0) }
    #expect(named == .systemFont(ofSize: 20, weight: .regular, width: .expanded))
  }

  @Test func narrowLettersAreDrawnNarrow() throws {
    func ink(_ font: UIFont) -> Int {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 40)).image { _ in
        NSAttributedString(string: "MMMMMM", attributes: [.font: font]).draw(at: .zero)
      }
      let pixels = picture.cgImage.map { Pixels($0) }
      return pixels.map { pixels in
        (0..<pixels.width).last { x in (0..<pixels.height).contains { pixels.alpha(x, $0) > 100 } } ?? 0
      } ?? 0
    }
    let plain = ink(.systemFont(ofSize: 20)),
      narrow = ink(.systemFont(ofSize: 20, weight: .regular, width: .condensed))
    func size(_ font: UIFont) -> CGFloat {
      NSAttributedString(string: "MMMMMM", attributes: [.font: font]).size().width
    }
    let ratio =
      size(.systemFont(ofSize: 20, weight: .regular, width: .condensed)) / size(.systemFont(ofSize: 20))
    #expect(plain > 0)
    #expect(ratio < 0.9)
    #expect(abs(CGFloat(narrow) / CGFloat(plain) - ratio) < 0.03)
  }

  @Test func expansionStretchesLetters() {
    let font = UIFont.systemFont(ofSize: 20), plain = width(font)
    #expect(abs(width(font, [.expansion: 0.5]) / plain - exp(0.5)) < 1e-6)
    #expect(width(font, [.expansion: 0]) == plain)
    #expect(
      width(UIFont(name: "Georgia", size: 20) ?? font, [.expansion: -0.3]) < width(
        UIFont(name: "Georgia", size: 20) ?? font) * 0.76)
  }

  @Test func letterpressHasALightEdge() {
    func light(_ attributes: [NSAttributedString.Key: Any]) -> Int {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40)).image { context in
        UIColor.gray.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 40))
        NSAttributedString(
          string: "Press", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 30)]) { $1 }
        ).draw(at: .zero)
      }
      return picture.cgImage.map { Pixels($0).values.count { $0 & 255 > 160 } } ?? 0
    }
    #expect(light([:]) == 0)
    #expect(light([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle]) > 10)
  }

  @Test func lettersMoveTogetherBeforeTheyAreCut() {
    let label = UILabel()
    (label.text, label.font) = ("Some words in one line", .systemFont(ofSize: 17))
    let whole = label.sizeThatFits(.zero).width
    func isCut(_ width: CGFloat) -> Bool { label.layoutOfText(width: width)?.isTruncated ?? false }
    #expect(isCut(whole / 1.03))
    label.allowsDefaultTighteningForTruncation = true
    #expect(!isCut(whole / 1.03))
    #expect(isCut(whole / 1.08))
    let line = label.layoutOfText(width: whole / 1.03)
    #expect(
      line.map { abs($0.rects(for: 0..<22).reduce(0) { max($0, $1.maxX) } - whole / 1.03) < 0.01 } == true)
    let style = NSMutableParagraphStyle()
    (style.allowsDefaultTighteningForTruncation, style.lineBreakMode) = (true, .byTruncatingTail)
    label.allowsDefaultTighteningForTruncation = false
    label.attributedText = NSAttributedString(
      string: "Some words in one line",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    #expect(!isCut(whole / 1.03))
  }

  @Test func attachmentsInLabelsKnowTheWidthOfTheirLine() {
    // Unchecked, like the class above it: it adds no mutable state.
    final class Wide: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.width / 2, height: lineFrag.width / 4) }
    }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(attachment: Wide())
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).width == 100)
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).width == 60)
  }

  /// Shows a text view that is edited.
  private func edited(_ text: String, in world: FingerWorld) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = text
    world.window.addSubview(view)
    view.becomeFirstResponder()
    return view
  }

  @Test func markedTextHasItsTextStyle() {
    FingerWorld().run { world in
      let view = edited("ab", in: world)
      view.markedTextStyle = [.backgroundColor: UIColor.yellow]
      view.setMarkedText("cd", selectedRange: NSRange(location: 2, length: 0))
      @MainActor func isYellow(_ place: Int) -> Bool {
        view.linked.text.attributedString.attribute(.backgroundColor, at: place, effectiveRange: nil)
          as? UIColor == .yellow
      }
      #expect(!isYellow(1))
      #expect(isYellow(2))
      #expect(isYellow(3))
      view.unmarkText()
      view.resignFirstResponder()
      #expect(!isYellow(3))
      #expect(view.attributedText.attribute(.backgroundColor, at: 3, effectiveRange: nil) == nil)
    }
  }

  @Test func movingTheSelectionKeepsTheLayout() {
    FingerWorld().run { world in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      (view.text, view.markedTextStyle) = ("Some text", [.backgroundColor: UIColor.yellow])
      world.window.addSubview(view)
      view.layoutIfNeeded()
      view.selectedRange = NSRange(location: 2, length: 3)
      #expect(view.settledWidth == 300)
      view.clearsOnInsertion = true
      view.setMarkedText("New", selectedRange: NSRange(location: 3, length: 0))
      #expect(view.text == "New")
      #expect(!view.clearsOnInsertion)
      #expect(view.settledWidth == nil)
    }
  }

  @Test func itemsHavePicturesInTheirMenusUnlessNoneIsAskedFor() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "Read the manual"
    view.layoutIfNeeded()
    let item = UITextItem(content: .tag("manual"), range: NSRange(location: 9, length: 6))
    let box = try #require(view.selectionBoxes(item.range).first)
    #expect(view.preview(of: item, nil) == nil)
    let preview = try #require(view.preview(of: item, .default)),
      part = try #require(preview.parameters.visiblePath?.bounds)
    #expect(preview.view === view)
    #expect(abs(part.minX - box.minX) < 0.01)
    #expect(abs(part.width - box.width) < 0.01)
    #expect(abs(preview.target.center.x - box.midX) < 0.01)
  }

  @Test func typedTextReplacesAllIfClearsOnInsertion() {
    FingerWorld().run { world in
      let view = edited("Old text", in: world)
      view.clearsOnInsertion = true
      view.insertText("N")
      view.insertText("ew")
      #expect(view.text == "New")
      #expect(!view.clearsOnInsertion)
      view.resignFirstResponder()
    }
  }

  @Test func itemsHaveActionsAndMenus() {
    final class Reader: NSObject, UITextViewDelegate {
      var log: [String] = []
      var hasAction = true
      private func name(_ item: UITextItem) -> String {
        switch item.content {
        case .link(let url): "\(url) \(item.range.location)+\(item.range.length)"
        case .textAttachment: "attachment"
        case .tag(let tag): "#\(tag) \(item.range.location)+\(item.range.length)"
        }
      }
      func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
      {
        hasAction ? UIAction { [self] _ in log.append(name(textItem)) } : nil
      }
      func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
      ) -> UITextItem.MenuConfiguration? {
        log.append("menu " + name(textItem))
        return UITextItem.MenuConfiguration(menu: UIMenu(children: [UIAction(title: "Other") { _ in }]))
      }
      func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
      ) {
        log.append("opens")
      }
    }
    FingerWorld().run { world in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), reader = Reader()
      let text = NSMutableAttributedString(
        string: "Read the manual first", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 9, length: 6))
      text.addAttribute(.textItemTag, value: "first", range: NSRange(location: 16, length: 5))
      (view.attributedText, view.isEditable, view.delegate) = (text, false, reader)
      world.window.addSubview(view)
      world.wait(0)
      _ = FrameLoop(root: world.window).commit()
      @MainActor func tap(_ start: Int) {
        let box = view.selectionBoxes(NSRange(location: start, length: 1)).first ?? .zero
        world.tap(box.midX, box.midY)
        world.wait(1)
      }
      tap(10)
      tap(18)
      #expect(reader.log == ["https://example.org 9+6", "#first 16+5"])
      (reader.hasAction, reader.log) = (false, [])
      tap(10)
      #expect(reader.log == ["menu https://example.org 9+6", "opens"])
    }
  }

  /// Lines of 40 points whose text is raised to their middle, as apps do by half the difference between the
  /// height of a line and the font's. The text is in the middle since iOS 16.4; earlier versions required a
  /// quarter.
  @Test func aTextThatIsRaisedAsAWholeRises() throws {
    let font = UIFont.systemFont(ofSize: 17), style = NSMutableParagraphStyle()
    (style.minimumLineHeight, style.maximumLineHeight) = (40, 40)
    func top(_ offset: CGFloat, in view: (NSAttributedString) -> UIView) throws -> Int {
      let text = NSAttributedString(
        string: "H", attributes: [.font: font, .paragraphStyle: style, .baselineOffset: offset])
      let view = view(text)
      view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      view.layoutIfNeeded()
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
        view.layer.render(in: $0.cgContext)
      }
      let pixels = Pixels(try #require(image.cgImage))
      return try #require((0..<60).first { y in (0..<60).contains { pixels.alpha($0, y) > 127 } })
    }
    let label: (NSAttributedString) -> UIView = {
      let label = UILabel()
      label.attributedText = $0
      return label
    }
    let page: (NSAttributedString) -> UIView = {
      let page = UITextView()
      (page.backgroundColor, page.attributedText) = (nil, $0)
      return page
    }
    let offset = (40 - font.lineHeight) / 2
    for view in [label, page] {
      #expect(try top(0, in: view) - top(offset, in: view) == Int(offset.rounded()))
    }
    let raised = NSAttributedString(string: "H", attributes: [.font: font, .baselineOffset: CGFloat(6)])
    #expect(raised.size().height == font.lineHeight + 6)
  }
}
