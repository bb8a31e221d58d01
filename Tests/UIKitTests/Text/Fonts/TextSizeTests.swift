import Foundation
import Testing
import UIKit

/// Tests of the parts that follow the user's preferred text size.
@MainActor struct TextSizeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private func prefer(_ size: UIContentSizeCategory) {
    root.traitOverrides.preferredContentSizeCategory = size
  }

  @Test func fontsOfStylesAndMetricsFollow() {
    let styled = UILabel(), scaled = UILabel(), fixed = UILabel(), silent = UILabel()
    styled.font = .preferredFont(forTextStyle: .headline)
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .boldSystemFont(ofSize: 20), maximumPointSize: 40)
    fixed.font = .systemFont(ofSize: 15)
    silent.font = .preferredFont(forTextStyle: .body)
    for label in [styled, scaled, fixed, silent] {
      label.text = "Text"
      label.adjustsFontForContentSizeCategory = label !== silent
      root.addSubview(label)
    }
    let height = styled.intrinsicContentSize.height
    prefer(.accessibilityExtraExtraExtraLarge)
    #expect(
      styled.font
        == UIFont.preferredFont(
          forTextStyle: .headline,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    )
    #expect(styled.font.pointSize == 53)
    #expect(styled.intrinsicContentSize.height > 2 * height)
    #expect(scaled.font.pointSize == 40)
    #expect(fixed.font.pointSize == 15)
    #expect(silent.font.pointSize == 17)
    prefer(.large)
    #expect(styled.font.pointSize == 17)
    #expect(scaled.font.pointSize == 20)
  }

  @Test func labelsFollowWhenTheyArrive() {
    prefer(.extraLarge)
    let label = UILabel(), field = UITextField(), text = UITextView()
    label.font = .preferredFont(forTextStyle: .body)
    field.font = .preferredFont(forTextStyle: .body)
    text.font = .preferredFont(forTextStyle: .body)
    (label.adjustsFontForContentSizeCategory, field.adjustsFontForContentSizeCategory) = (true, true)
    text.adjustsFontForContentSizeCategory = true
    for view in [label, field, text] as [UIView] { root.addSubview(view) }
    #expect(label.font.pointSize == 19)
    #expect(field.font?.pointSize == 19)
    #expect(text.font?.pointSize == 19)
  }

  /// In a picture of Thumbprint's, drawn by iOS 17.5, an underlined title without a font attribute follows
  /// the text size.
  @Test func attributedTextsOfTheLabelsFontFollow() {
    let label = UILabel()
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16))
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = NSAttributedString(
      string: "Title", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
    root.addSubview(label)
    let width = label.intrinsicContentSize.width
    prefer(.accessibilityExtraLarge)
    #expect(label.font.pointSize == 35)
    #expect(label.intrinsicContentSize.width > 2 * width)
    prefer(.large)
    #expect(label.font.pointSize == 16)
    #expect(label.intrinsicContentSize.width == width)
  }

  @Test func attributedTextsFollowRunByRun() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 1, length: 1))
    let label = UILabel()
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    root.addSubview(label)
    prefer(.extraLarge)
    let sizes = (0..<2).map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(sizes == [19, 10])
  }

  @Test func viewsLimitTheSize() {
    let middle = UIView(), label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    root.addSubview(middle)
    middle.addSubview(label)
    middle.maximumContentSizeCategory = .extraLarge
    prefer(.accessibilityMedium)
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(label.font.pointSize == 19)
    #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    middle.minimumContentSizeCategory = .medium
    prefer(.small)
    #expect(label.font.pointSize == 16)
    #expect(label.appliedContentSizeCategoryLimitsDescription.contains("at most"))
    (middle.maximumContentSizeCategory, middle.minimumContentSizeCategory) = (nil, nil)
    #expect(label.font.pointSize == 15)
  }

  @Test func configuredButtonsAndCellsFollow() throws {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Title"
    root.addSubview(button)
    let before = button.intrinsicContentSize
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Value"
    root.addSubview(cell)
    cell.layoutIfNeeded()
    let (title, value) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(title.frame.midY == value.frame.midY)
    prefer(.accessibilityLarge)
    cell.layoutIfNeeded()
    #expect(button.intrinsicContentSize.height > before.height)
    #expect(button.titleLabel?.font.pointSize == 33)
    #expect(title.font.pointSize == 33)
    #expect(title.frame.maxY <= value.frame.minY)
  }
}
