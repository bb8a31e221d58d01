internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The lengths and looks of alerts since iOS 26, in points: `facts/ios26/chrome_ios26.json`, "alert", where
/// nothing else is said.
@MainActor enum AlertFigures {
  static let width: CGFloat = 320, radius: CGFloat = 34
  /// From the sides to the texts, and from the upper edge to the first.
  static let textInset: CGFloat = 30, top: CGFloat = 22
  /// Between title and message, and below the texts.
  static let textGap: CGFloat = 23 / 3, textEnd: CGFloat = 13 / 3, singleTextEnd: CGFloat = 4
  /// Around the actions, and between two of them.
  static let padding: CGFloat = 16, gap: CGFloat = 8
  static let buttonHeight: CGFloat = 48, buttonRadius: CGFloat = 24
  /// Not measured.
  static let fieldHeight: CGFloat = 44
  /// How black what lies below gets.
  static let dimness: (light: CGFloat, dark: CGFloat) = (0.2, 0.48)

  /// Title and message from the side where texts begin; one alone is not bold, and in the middle.
  static func show(_ title: String?, _ message: String?, in titleLabel: UILabel, _ messageLabel: UILabel) {
    let isAlone = (title ?? "").isEmpty || (message ?? "").isEmpty
    show(
      title, in: titleLabel, .systemFont(ofSize: 17, weight: isAlone ? .regular : .semibold), pitch: 22,
      isAlone)
    show(message, in: messageLabel, .systemFont(ofSize: isAlone ? 17 : 15), pitch: isAlone ? 22 : 20, isAlone)
  }

  /// - Parameter pitch: From one line to the next.
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

  /// An action is a capsule, the preferred one in the tint.
  static func dress(_ button: UIButton, isPreferred: Bool) {
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium)
    button.setTitleColor(isPreferred ? .white : .label, for: .normal)
    // That the others have this grey is not measured.
    button.backgroundColor = isPreferred ? .systemBlue : .tertiarySystemFill
    button.layer.cornerRadius = buttonRadius
  }
}
