internal import CoreGraphics
internal import Foundation

/// The appearance of a configuration in the state of its button.
extension UIButton.Configuration {
  /// The values that an update for a state has set in place of those set by the client.
  struct Derived: Hashable {
    var fill: UIColor?, foreground: UIColor?
    /// The foreground colour set by the client.
    var restingForeground: UIColor?
  }

  /// The configuration as set by the client, whatever state it was last updated for.
  private var atRest: UIButton.Configuration {
    var look = self
    if derived.fill != nil, background.backgroundColor == derived.fill {
      look.background.backgroundColor = nil
    }
    if derived.foreground != nil, baseForegroundColor == derived.foreground {
      look.baseForegroundColor = derived.restingForeground
    }
    look.derived = Derived()
    return look
  }

  @MainActor func following(_ button: UIButton) -> UIButton.Configuration {
    var look = atRest
    let foreground = look.foreground(of: button)
    if look.background.backgroundColor == nil {
      look.derived.fill = look.plainFill(of: button)
      look.background.backgroundColor = look.derived.fill
    }
    if !button.isEnabled || button.isHighlighted {
      look.derived.foreground = foreground
      look.derived.restingForeground = look.baseForegroundColor
      look.baseForegroundColor = foreground
    }
    return look
  }

  @MainActor func foreground(of button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    let color =
      atRest.baseForegroundColor
      ?? (style == .filled || style == .borderedProminent ? .white : button.roleTint)
    return button.isHighlighted ? color.withAlphaComponent(0.75) : color
  }

  /// Returns the background colour, or `nil` for none.
  @MainActor func fill(of button: UIButton) -> UIColor? {
    let color = atRest.plainFill(of: button)
    return background.backgroundColorTransformer.map { $0(color ?? button.roleTint) } ?? color
  }

  @MainActor private func plainFill(of button: UIButton) -> UIColor? {
    if let color = background.backgroundColor { return color }
    let tint = baseBackgroundColor ?? button.roleTint
    let isSelected = button.isSelected && automaticallyUpdateForSelection
    let color: UIColor?
    switch style {
    case .plain, .borderless:
      color = baseBackgroundColor ?? (isSelected ? tint.withAlphaComponent(0.18) : nil)
    case .gray, .bordered: color = baseBackgroundColor ?? .secondarySystemFill
    case .tinted, .borderedTinted: color = tint.withAlphaComponent(0.18)
    case .filled, .borderedProminent: color = tint
    }
    if color != nil, !button.isEnabled { return .tertiarySystemFill }
    return button.isHighlighted ? color?.withAlphaComponent(0.75) : color
  }
}

/// The background of a configured button.
extension UIButton {
  /// The colour used where a configuration sets none.
  final var roleTint: UIColor { role == .destructive ? .systemRed : tintColor ?? .systemBlue }

  /// Shows a background with an effect or a custom view in a view behind the parts. Other backgrounds are
  /// drawn.
  final func showBackdrop() {
    guard let look = configurationStorage, look.hasBackdrop else {
      // Returns the custom view to its owner.
      backdrop?.show(.clear(), tint: tintColor)
      backdrop?.removeFromSuperview()
      return backdrop = nil
    }
    let view = backdrop ?? ConfiguredBackground(frame: bounds)
    if backdrop == nil {
      view.isUserInteractionEnabled = false
      addSubview(view)
      backdrop = view
    }
    sendSubviewToBack(view)
    view.frame = bounds
    var background = look.background
    background.backgroundColor = look.fill(of: self)
    background.backgroundColorTransformer = nil
    background.image = background.image ?? currentBackgroundImage
    let insets = background.backgroundInsets
    background.cornerRadius = look.radius(height: bounds.height - insets.top - insets.bottom, traitCollection)
    if view.look != background { view.show(background, tint: tintColor) }
  }

  final func drawBackground(of look: Configuration) {
    guard !look.hasBackdrop, let context = UIGraphicsGetCurrentContext() else { return }
    let rect = bounds.inset(by: look.background.backgroundInsets.resolved(rightToLeft: isRightToLeft))
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(look.radius(height: rect.height, traitCollection), rect.width / 2, rect.height / 2)
    let fill = look.fill(of: self)
    if let fill {
      context.setFillColor(fill.cgColor)
      context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath)
      context.fillPath()
    }
    if let image = look.background.image ?? currentBackgroundImage {
      context.saveGState()
      context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath)
      context.clip()
      image.draw(in: look.background.imageContentMode.rect(for: image.size, in: rect))
      context.restoreGState()
    }
    let width = look.background.strokeWidth
    if width > 0 {
      let edge = rect.insetBy(
        dx: width / 2 - look.background.strokeOutset, dy: width / 2 - look.background.strokeOutset)
      context.setStrokeColor(look.background.resolvedStrokeColor(for: tintColor).cgColor)
      context.setLineWidth(width)
      context.addPath(UIBezierPath(roundedRect: edge, cornerRadius: max(0, radius - width / 2)).cgPath)
      context.strokePath()
    }
  }
}

extension UIButton.Configuration {
  fileprivate var hasBackdrop: Bool { background.visualEffect != nil || background.customView != nil }
}
