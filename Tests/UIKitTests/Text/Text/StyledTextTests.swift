import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Tests that text which views measure and draw is freed with them.
///
/// Foundation on Linux never frees the attributes of an `NSAttributedString`, so that views must not create
/// one.
@MainActor struct StyledTextTests {
  private final class Probe {}
  private static let key = NSAttributedString.Key("probe")

  /// Returns whether a probe that a view keeps for its text is freed after the view is measured, drawn and
  /// released.
  private func isFreed<View: UIView>(
    _ view: () -> View, keeping: (View, Probe) -> Void, use: (View) -> Void = { _ in }
  ) -> Bool {
    weak var left: Probe?
    do {
      let probe = Probe()
      left = probe
      let view = view()
      keeping(view, probe)
      show(view)
      use(view)
      show(view)
    }
    return left == nil
  }

  /// Returns whether a font is freed with the views that use it.
  private func isFontFreed(_ use: (UIFont) -> Void) -> Bool {
    weak var left: UIFont?
    do {
      let font = UIFont.systemFont(ofSize: 13.5)
      left = font
      use(font)
    }
    return left == nil
  }

  private func show(_ view: UIView) {
    view.frame.size = CGSize(width: 60, height: 40)
    _ = view.intrinsicContentSize
    _ = view.sizeThatFits(CGSize(width: 50, height: 50))
    view.layoutIfNeeded()
    _ = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
  }

  @Test func fields() {
    #expect(
      isFreed(UITextField.init, keeping: { $0.defaultTextAttributes = [Self.key: $1] }) { field in
        field.placeholder = nil
        field.text = "some text that is too long"
        _ = field.caretBox(at: 3)
        field.isSecureTextEntry = true
        show(field)
        field.adjustsFontSizeToFitWidth = true
      })
  }

  @Test func segments() {
    #expect(
      isFreed(
        { UISegmentedControl(items: ["a", "b"]) },
        keeping: {
          $0.setTitleTextAttributes([Self.key: $1], for: .normal)
          $0.selectedSegmentIndex = 1
        }))
  }

  @Test func labels() {
    #expect(
      isFontFreed { font in
        let label = UILabel()
        label.font = font
        label.text = "some text that is too long"
        show(label)
        label.adjustsFontSizeToFitWidth = true
        show(label)
      })
  }

  @Test func pages() {
    #expect(
      isFontFreed { font in
        let view = UITextView()
        view.font = font
        view.text = "some text\nthat has lines"
        show(view)
      })
  }

  /// The tests of the package YMatterType expect this on an iPhone.
  @Test func aNegativeLineSpacingIsKeptAndMovesNothing() {
    let style = NSMutableParagraphStyle()
    let plain = NSAttributedString(string: "a\nb").size()
    style.lineSpacing = -2
    #expect(style.lineSpacing == -2)
    #expect(NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style]).size() == plain)
  }

  @Test func partsLieOverTheWholeAndUnderWhatOverrides() {
    let parts = NSMutableAttributedString(string: "abc")
    let last = NSRange(location: 2, length: 1)
    parts.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: last)
    parts.addAttribute(.kern, value: 3, range: last)
    var text = StyledText("", [.font: UIFont.systemFont(ofSize: 10), .kern: 1], parts: parts)
    text.overriding[.font] = UIFont.systemFont(ofSize: 30)
    let given = text.attributedString
    #expect(given.string == "abc")
    #expect(given.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(given.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 3)
    #expect((given.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    #expect(abs(text.size().width - given.size().width) < 0.001)
    text.overriding = [:]
    #expect(abs(text.size().width - text.attributedString.size().width) < 0.001)
    #expect(StyledText("", [:]).size() == NSAttributedString(string: "").size())
  }
}
