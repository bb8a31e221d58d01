internal import CoreGraphics
internal import Foundation

extension UIBlurEffect.Style {
  /// Returns a Boolean value that indicates whether the blur is dark for the given traits.
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
  /// The colour of labels and template images in the content.
  ///
  /// It is the system colour with the style's name, for an interface style that matches the blur. For
  /// `label`, it is `secondaryLabel` without its transparency, because black or white would hide the hue of
  /// the blur.
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
