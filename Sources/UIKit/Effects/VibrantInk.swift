internal import CoreGraphics
internal import Foundation

extension UIBlurEffect.Style {
  /// Whether the blur is dark under traits.
  func isDark(_ traits: UITraitCollection) -> Bool {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight,
      .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark,
      .systemChromeMaterialDark:
      true
    default: traits.userInterfaceStyle == .dark
    }
  }
}

extension UIVibrancyEffect {
  /// The colour of labels and template images in the content: that of the system's colour of the style's
  /// name, on a blur as dark as the effect's; for `label` as `secondaryLabel` without its transparency, as
  /// black and white would leave nothing of the blur's hue.
  final var ink: UIColor {
    let blur = blurEffect.style, style = style
    return UIColor { traits in
      let own = UITraitCollection(userInterfaceStyle: blur.isDark(traits) ? .dark : .light)
      return style.color.resolvedColor(with: own)
    }
  }
}

extension UIVibrancyEffectStyle {
  fileprivate var color: UIColor {
    switch self {
    case .label: UIColor { UIColor.secondaryLabel.resolvedColor(with: $0).withAlphaComponent(1) }
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
