import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the attributes of typed text. Source: Apple's reference.
extension TextInputTests {
  @Test func typingAttributesApplyToTypedText() throws {
    let bold = UIFont.boldSystemFont(ofSize: 20), plain = UIFont.systemFont(ofSize: 20)
    shown(UITextView()) { view in
      view.font = plain
      view.text = "ab"
      view.typingAttributes[.font] = bold
      KeyInput.main.type("cd")
      @MainActor func font(_ index: Int) -> UIFont? {
        view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      }
      #expect(font(1) == plain)
      #expect(font(2) == bold)
      #expect(font(3) == bold)
      #expect(view.text == "abcd")
      #expect(view.typingAttributes[.font] as? UIFont == bold)
      view.selectedRange = NSRange(location: 1, length: 0)
      #expect(view.typingAttributes[.font] as? UIFont == plain)
      view.typingAttributes = [.font: bold]
      view.selectedRange = NSRange(location: 2, length: 0)
      #expect(view.typingAttributes[.font] as? UIFont == plain, "another place forgets what was set")
    }
    shown(UITextView()) { view in
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 30
      view.typingAttributes = [.font: plain, .paragraphStyle: style]
      KeyInput.main.type("a")
      let found =
        view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      #expect(found?.lineSpacing == 30)
      #expect(found?.lineBreakMode == .byWordWrapping)
    }
    shown(UITextField()) { field in
      field.text = "ab"
      field.typingAttributes?[.foregroundColor] = UIColor.red
      KeyInput.main.type("c")
      #expect(
        field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
      #expect(
        field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .label)
    }
  }

  /// A growing field for messages, as apps write it.
  @Test func aLineBreakAtTheEndBeginsALine() {
    let growing = UITextView()
    growing.isScrollEnabled = false
    growing.font = .systemFont(ofSize: 17)
    shown(growing) { view in
      let one = view.sizeThatFits(CGSize(width: 200, height: 0)).height
      KeyInput.main.type("a\nb")
      let two = view.sizeThatFits(CGSize(width: 200, height: 0)).height
      press(.keyboardDeleteOrBackspace)
      #expect(two > one)
      #expect(view.text == "a\n")
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == two)
    }
    shown(UITextView()) { view in
      view.font = .systemFont(ofSize: 17)
      KeyInput.main.type("1\n2\n3\n4\n5\n6\n7\n8\n")
      view.window?.layoutIfNeeded()
      let caret = view.caretRect(for: view.endOfDocument)
      #expect(view.contentSize.height >= caret.maxY)
      #expect(view.contentOffset.y + view.bounds.height >= caret.maxY - 1)
    }
  }

  @Test func alignmentIsOfAttributedTextsToo() {
    let view = UITextView(), style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    view.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    view.textAlignment = .center
    let found =
      view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(found?.alignment == .center)
    #expect(found?.lineSpacing == 4)
  }

  @Test func attributedTextsAreTakenAsTheyAreThen() {
    func text() -> NSMutableAttributedString {
      NSMutableAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    }
    let view = UITextView(), field = UITextField(), texts = [text(), text(), text()]
    view.attributedText = texts[0]
    field.attributedText = texts[1]
    field.attributedPlaceholder = texts[2]
    for text in texts {
      text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      text.deleteCharacters(in: NSRange(location: 0, length: 2))
    }
    #expect(view.attributedText.string == "abc")
    #expect(field.attributedText?.string == "abc")
    #expect(field.attributedPlaceholder?.string == "abc")
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }

  @Test func emptiedTextViewsKeepTheirAttributes() {
    let view = UITextView()
    (view.font, view.textColor) = (.systemFont(ofSize: 20), .red)
    view.attributedText = NSAttributedString(string: "")
    view.insertText("abc")
    #expect(view.font == .systemFont(ofSize: 20))
    #expect(view.textColor == .red)
    let typed = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(typed[.font] as? UIFont == view.font)
    #expect(typed[.foregroundColor] as? UIColor == .red)
  }

  /// A text view's text is its storage: attributes that a string lacks have the defaults of any string,
  /// Helvetica of 12 points in black (Apple's reference of `NSAttributedString.Key`). Fields add their own
  /// attributes.
  @Test func attributedTextsOfTextViewsAreFilledInByNothing() {
    let view = UITextView()
    (view.font, view.textColor, view.textAlignment) = (.systemFont(ofSize: 30), .red, .center)
    view.attributedText = NSAttributedString(string: "Hello")
    #expect(view.attributedText.isEqual(to: NSAttributedString(string: "Hello")))
    #expect(view.textStorage.isEqual(to: NSAttributedString(string: "Hello")))
    #expect(view.font == UIFont(name: "Helvetica", size: 12))
    #expect(view.textColor == .black)
    #expect(view.textAlignment == .natural)
    #expect(view.typingAttributes[.font] as? UIFont == view.font)

    let mixed = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    mixed.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 1))
    view.attributedText = mixed
    #expect(view.font == .systemFont(ofSize: 20))
    #expect(view.attributedText.attribute(.underlineStyle, at: 1, effectiveRange: nil) == nil)
    #expect(view.typingAttributes[.underlineStyle] == nil)
    view.textAlignment = .right
    let style =
      view.attributedText.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .right)

    let field = UITextField()
    (field.font, field.textColor) = (.systemFont(ofSize: 30), .red)
    field.attributedText = NSAttributedString(string: "Hello")
    #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font)
    #expect(field.font?.pointSize == 30)
    #expect(field.textColor == .red)
  }
}
