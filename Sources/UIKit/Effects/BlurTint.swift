internal import CoreGraphics
internal import Foundation

extension UIBlurEffect.Style {
  /// The standard deviation of the blur, in points. Apple does not document it; the values are those in the
  /// descriptions of UIKit's backdrop layers.
  var radius: CGFloat {
    switch self {
    case .extraLight, .dark: 20
    case .light, .regular, .prominent: 30
    default: 29.5
    }
  }

  /// The tint colour over the blur.
  ///
  /// For the older styles these are the colours that UIKit draws over its blur. Materials become less
  /// transparent from ultra thin to chrome.
  var tint: UIColor {
    switch self {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.3)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular:
      Self.adaptive(light: UIColor(white: 0.97, alpha: 0.8), dark: UIColor(white: 0.11, alpha: 0.73))
    case .prominent:
      Self.adaptive(light: UIColor(white: 0.97, alpha: 0.86), dark: UIColor(white: 0.2, alpha: 0.8))
    case .systemUltraThinMaterial: Self.material(0.44)
    case .systemThinMaterial: Self.material(0.6)
    case .systemMaterial: Self.material(0.73)
    case .systemThickMaterial: Self.material(0.84)
    case .systemChromeMaterial: Self.material(0.94)
    case .systemUltraThinMaterialLight: Self.light(0.44)
    case .systemThinMaterialLight: Self.light(0.6)
    case .systemMaterialLight: Self.light(0.73)
    case .systemThickMaterialLight: Self.light(0.84)
    case .systemChromeMaterialLight: Self.light(0.94)
    case .systemUltraThinMaterialDark: Self.dark(0.44)
    case .systemThinMaterialDark: Self.dark(0.6)
    case .systemMaterialDark: Self.dark(0.73)
    case .systemThickMaterialDark: Self.dark(0.84)
    case .systemChromeMaterialDark: Self.dark(0.94)
    }
  }

  private static func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.976, alpha: alpha) }
  private static func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.114, alpha: alpha) }
  private static func material(_ alpha: CGFloat) -> UIColor {
    adaptive(light: light(alpha), dark: dark(alpha))
  }

  private static func adaptive(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Creates a style from its name in documents.
  init?(nibName: String?) {
    switch nibName {
    case "extraLight": self = .extraLight
    case "light": self = .light
    case "dark": self = .dark
    case "regular": self = .regular
    case "prominent": self = .prominent
    case "systemUltraThinMaterial": self = .systemUltraThinMaterial
    case "systemThinMaterial": self = .systemThinMaterial
    case "systemMaterial": self = .systemMaterial
    case "systemThickMaterial": self = .systemThickMaterial
    case "systemChromeMaterial": self = .systemChromeMaterial
    case "systemUltraThinMaterialLight": self = .systemUltraThinMaterialLight
    case "systemThinMaterialLight": self = .systemThinMaterialLight
    case "systemMaterialLight": self = .systemMaterialLight
    case "systemThickMaterialLight": self = .systemThickMaterialLight
    case "systemChromeMaterialLight": self = .systemChromeMaterialLight
    case "systemUltraThinMaterialDark": self = .systemUltraThinMaterialDark
    case "systemThinMaterialDark": self = .systemThinMaterialDark
    case "systemMaterialDark": self = .systemMaterialDark
    case "systemThickMaterialDark": self = .systemThickMaterialDark
    case "systemChromeMaterialDark": self = .systemChromeMaterialDark
    default: return nil
    }
  }
}

extension UIVibrancyEffectStyle {
  /// Creates a style from its name in documents.
  init?(nibName: String?) {
    switch nibName {
    case "label": self = .label
    case "secondaryLabel": self = .secondaryLabel
    case "tertiaryLabel": self = .tertiaryLabel
    case "quaternaryLabel": self = .quaternaryLabel
    case "fill": self = .fill
    case "secondaryFill": self = .secondaryFill
    case "tertiaryFill": self = .tertiaryFill
    case "separator": self = .separator
    default: return nil
    }
  }
}
