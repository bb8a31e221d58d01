internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The dimensions and appearance of alerts since iOS 26, in points: `facts/ios26/chrome_ios26.json`, "alert",
/// unless noted otherwise.
@MainActor enum AlertFigures {
  static let width: CGFloat = 320, radius: CGFloat = 34
  /// The distance from the sides to the texts, and from the top edge to the first text.
  static let textInset: CGFloat = 30, top: CGFloat = 22
  /// The distance between title and message, and below the texts.
  static let textGap: CGFloat = 23 / 3, textEnd: CGFloat = 13 / 3, singleTextEnd: CGFloat = 4
  /// The distance around the actions, and between two of them.
  static let padding: CGFloat = 16, gap: CGFloat = 8
  static let buttonHeight: CGFloat = 48, buttonRadius: CGFloat = 24
  /// Not measured.
  static let fieldHeight: CGFloat = 44
  /// The opacity of the black that dims the content below.
  static let dimness: (light: CGFloat, dark: CGFloat) = (0.2, 0.48)

  /// Shows title and message, aligned to the leading side; a single text is regular and centred.
  static func show(_ title: String?, _ message: String?, in titleLabel: UILabel, _ messageLabel: UILabel) {
    let isAlone = (title ?? "").isEmpty || (message ?? "").isEmpty
    show(
      title, in: titleLabel, .systemFont(ofSize: 17, weight: isAlone ? .regular : .semibold), pitch: 22,
      isAlone)
    show(message, in: messageLabel, .systemFont(ofSize: isAlone ? 17 : 15), pitch: isAlone ? 22 : 20, isAlone)
  }

  /// Shows a text in a label and sets the distance from one line to the next.
  private static func show(
    _ text: String?, in label: UILabel, _ font: UIFont, pitch: CGFloat, _ isCentered: Bool
  ) {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = max(0, pitch - font.lineHeight)
    style.alignment = isCentered ? .center : .natural
    label.font = font
    label.attributedText = text.map {
      NSAttributedString(
        string: $0, attributes: [.font: font, .paragraphStyle: style, .foregroundColor: UIColor.label])
    }
  }

  /// Styles an action as a capsule, with the tint colour if it is the preferred one.
  static func dress(_ button: UIButton, isPreferred: Bool) {
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium)
    button.setTitleColor(isPreferred ? .white : .label, for: .normal)
    // That the others have this gray is not measured.
    button.backgroundColor = isPreferred ? .systemBlue : .tertiarySystemFill
    button.layer.cornerRadius = buttonRadius
  }
}
