public import Foundation

/// A change of what lies behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // This effect and the two below never change; others say for themselves why they may be shared.
  public override init() { super.init() }
  /// One read from a document or an archive.
  public required init?(coder: NSCoder) { super.init() }
}

/// A blur of what lies behind, with a tint.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The strength and tint; those without "light" and "dark" follow the interface style.
  public enum Style: Int, Sendable {
    case extraLight = 0, light = 1, dark = 2, regular = 4, prominent = 5
    case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight = 11, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark = 16, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  final let style: Style

  /// A blur of the first style.
  public override init() {
    style = .extraLight
    super.init()
  }

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }
}

/// How much the content of a vibrancy effect stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Content that takes part in the colours behind a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  final let blurEffect: UIBlurEffect
  final let style: UIVibrancyEffectStyle

  /// Vibrancy over a blur, for labels.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  /// Vibrancy over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    blurEffect = UIBlurEffect(style: .regular)
    style = .label
    super.init(coder: coder)
  }
}
