internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The views of an alert and their layout.
///
/// The dimensions are those of iOS 13 to 18: an alert is 270 points wide, its buttons are 44 high, those of a
/// sheet 57, and a sheet is 8 points from the edges; those of iOS 26 are in ``AlertFigures``.
///
/// A class rather than a value of the controller's: deallocating an old view may lay out the alert.
@MainActor final class AlertParts {
  private var titleLabel: UILabel = {
    let label = UILabel()
    label.accessibilityTraits = .header
    return label
  }()
  private var messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []
  /// The backgrounds: a material, as in images of iOS 16, in which 194 becomes 239; in a sheet the second
  /// one, which is opaque, lies behind the cancel button.
  private var grounds: [UIView] = [
    UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial)), UIView(),
  ]
  /// A Boolean value that indicates whether the last button is separate.
  private var cancelsApart = false

  static let alertWidth: CGFloat = 270
  private static let margin: CGFloat = 16
  private static let fieldHeight: CGFloat = 30

  init() {}

  func furnish(
    _ view: UIView, title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction],
    preferred: UIAlertAction?, _ style: UIAlertController.Style, choose: @escaping (UIAlertAction) -> Void
  ) {
    for old in view.subviews { old.removeFromSuperview() }
    grounds[1].backgroundColor = .secondarySystemGroupedBackground
    for ground in grounds {
      ground.clipsToBounds = true
      ground.layer.cornerRadius = SystemRelease.hasPlatters ? AlertFigures.radius : 14
      ground.layer.cornerCurve = .continuous
      view.addSubview(ground)
    }
    let isAlert = style == .alert
    for label in [titleLabel, messageLabel] { view.addSubview(label) }
    show(title, message, style)
    self.fields = fields
    for field in fields { view.addSubview(field) }
    // The cancel action comes last, or first if two are side by side.
    let others = actions.filter { $0.style != .cancel }, cancels = actions.filter { $0.style == .cancel }
    let sideBySide = (isAlert || SystemRelease.hasPlatters) && actions.count == 2
    cancelsApart = !isAlert && !cancels.isEmpty && !SystemRelease.hasPlatters
    lines = []
    buttons = (sideBySide ? cancels + others : others + cancels).map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.isEnabled = action.isEnabled
      let isStrong = preferred.map { $0 === action } ?? (action.style == .cancel)
      let size: CGFloat = isAlert ? 17 : 20
      button.titleLabel?.font = isStrong ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
      if SystemRelease.hasPlatters { AlertFigures.dress(button, isPreferred: preferred === action) }
      // In iOS 26 the preferred action is white even if it is destructive. Not measured.
      let isWhite = SystemRelease.hasPlatters && preferred === action
      if action.style == .destructive, !isWhite { button.setTitleColor(.systemRed, for: .normal) }
      button.addAction(UIAction { _ in choose(action) }, for: .primaryActionTriggered)
      action.button = button
      button.accessibilityIdentifier = action.accessibilityIdentifier
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      view.addSubview(line)
      view.addSubview(button)
      return button
    }
    grounds[1].isHidden = !cancelsApart
    view.setNeedsLayout()
  }

  func show(_ title: String?, _ message: String?, _ style: UIAlertController.Style) {
    let isAlert = style == .alert
    titleLabel.text = title
    titleLabel.font = isAlert ? .boldSystemFont(ofSize: 17) : .boldSystemFont(ofSize: 13)
    messageLabel.text = message
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = isAlert || SystemRelease.hasPlatters ? .label : .secondaryLabel
    }
    if SystemRelease.hasPlatters { AlertFigures.show(title, message, in: titleLabel, messageLabel) }
  }

  func size(_ style: UIAlertController.Style, width: CGFloat) -> CGSize {
    let own =
      SystemRelease.hasPlatters
      ? min(AlertFigures.width, width) : style == .alert ? Self.alertWidth : min(width, 428) - 16
    return CGSize(width: own, height: height(style, width: own))
  }

  func height(_ style: UIAlertController.Style, width: CGFloat) -> CGFloat {
    stack(style, width: width) { _, _ in }
  }

  func place(in view: UIView, _ style: UIAlertController.Style) {
    _ = stack(style, width: view.bounds.width) { part, frame in part.frame = frame }
  }

  /// Stacks the parts from top to bottom and returns their height.
  private func stack(_ style: UIAlertController.Style, width: CGFloat, put: (UIView, CGRect) -> Void)
    -> CGFloat
  {
    if SystemRelease.hasPlatters { return stackCapsules(width: width, put: put) }
    let isAlert = style == .alert
    let margin = Self.margin, inner = width - 2 * margin, hair = 1 / UIScreen.main.scale
    var y: CGFloat = 0
    let texts = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    if !texts.isEmpty || !fields.isEmpty { y = isAlert ? 20 : 14 }
    for (index, label) in texts.enumerated() {
      if index > 0 { y += 4 }
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      put(label, CGRect(x: margin, y: y, width: inner, height: height))
      y += height
    }
    if !texts.isEmpty { y += isAlert ? 20 : 14 }
    for (index, field) in fields.enumerated() {
      if index > 0 { y += 8 }
      put(field, CGRect(x: margin, y: y, width: inner, height: Self.fieldHeight))
      y += Self.fieldHeight
    }
    // As in images of iOS 16.
    if !fields.isEmpty { y += 12.5 }
    let height: CGFloat = isAlert ? 44 : 57
    if isAlert, buttons.count == 2 {
      put(lines[0], CGRect(x: 0, y: y, width: width, height: hair))
      put(lines[1], CGRect(x: width / 2, y: y, width: hair, height: height))
      put(buttons[0], CGRect(x: 0, y: y, width: width / 2, height: height))
      put(buttons[1], CGRect(x: width / 2, y: y, width: width / 2, height: height))
      y += height
    } else {
      for (index, button) in buttons.enumerated() {
        let isApart = cancelsApart && index == buttons.count - 1
        if isApart {
          put(grounds[0], CGRect(x: 0, y: 0, width: width, height: y))
          y += 8
          put(grounds[1], CGRect(x: 0, y: y, width: width, height: height))
        }
        put(lines[index], CGRect(x: 0, y: y, width: isApart ? 0 : width, height: hair))
        put(button, CGRect(x: 0, y: y, width: width, height: height))
        y += height
      }
    }
    if !cancelsApart { put(grounds[0], CGRect(x: 0, y: 0, width: width, height: y)) }
    return y
  }

  /// Stacks the parts with the capsules of iOS 26 and returns their height.
  private func stackCapsules(width: CGFloat, put: (UIView, CGRect) -> Void) -> CGFloat {
    let scale = UIScreen.main.scale, inset = AlertFigures.textInset, padding = AlertFigures.padding
    let texts = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    var y = texts.isEmpty && fields.isEmpty ? 0 : AlertFigures.top
    for (index, label) in texts.enumerated() {
      if index > 0 { y += AlertFigures.textGap }
      let inner = width - 2 * inset
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      put(label, CGRect(x: inset, y: y, width: inner, height: height).edgesRounded(scale: scale))
      y += height
    }
    if !texts.isEmpty { y += texts.count > 1 ? AlertFigures.textEnd : AlertFigures.singleTextEnd }
    for field in fields {
      y += AlertFigures.gap
      put(
        field,
        CGRect(x: padding, y: y, width: width - 2 * padding, height: AlertFigures.fieldHeight).edgesRounded(
          scale: scale))
      y += AlertFigures.fieldHeight
    }
    for line in lines { put(line, .zero) }
    y += padding
    let isPair = buttons.count == 2, room = width - 2 * padding,
      length = isPair ? (room - AlertFigures.gap) / 2 : room
    for (index, button) in buttons.enumerated() {
      if index > 0, !isPair { y += AlertFigures.buttonHeight + AlertFigures.gap }
      let x = padding + (isPair ? CGFloat(index) * (length + AlertFigures.gap) : 0)
      put(
        button,
        CGRect(x: x, y: y, width: length, height: AlertFigures.buttonHeight).edgesRounded(scale: scale))
    }
    if !buttons.isEmpty { y += AlertFigures.buttonHeight + padding }
    put(grounds[0], CGRect(x: 0, y: 0, width: width, height: y))
    return y
  }
}
