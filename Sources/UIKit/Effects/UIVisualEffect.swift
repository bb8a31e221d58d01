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
    /// Near white, white and thin, near black; `regular` and `prominent` are pale in light style and dark in
    /// dark.
    case extraLight = 0, light = 1, dark = 2, regular = 4, prominent = 5
    /// A gray that lets 56, 40, 27 or 16 percent of the blurred colours through, in light style and in dark.
    case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The gray of bars, which lets 6 percent through.
    case systemChromeMaterial
    /// The materials of light style, whatever the surroundings have.
    case systemUltraThinMaterialLight = 11, systemThinMaterialLight, systemMaterialLight
    /// The thicker two of them.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// The materials of dark style, whatever the surroundings have.
    case systemUltraThinMaterialDark = 16, systemThinMaterialDark, systemMaterialDark
    /// The thicker two of them.
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
  /// Labels and template images get the system's colour of the name; with `label` it is `secondaryLabel`
  /// made opaque.
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
