public import Foundation

/// An effect on the content behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // This effect and the two below are immutable; other subclasses state why they may be shared.
  public override init() { super.init() }
  /// Creates an effect from a document or an archive.
  public required init?(coder: NSCoder) { super.init() }
}

/// A blur of the content behind a view, with a tint.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The strength and tint of a blur. Styles without "light" and "dark" in their names follow the interface
  /// style.
  public enum Style: Int, Sendable {
    /// Styles that are near white, thin white and near black; `regular` and `prominent` are pale in light
    /// style and dark in dark style.
    case extraLight = 0, light = 1, dark = 2, regular = 4, prominent = 5
    /// Grey materials that transmit 56, 40, 27 or 16 percent of the blurred colours, in light and dark style.
    case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The grey material of bars, which transmits 6 percent of the blurred colours.
    case systemChromeMaterial
    /// Materials with their look in light style, whatever the interface style is.
    case systemUltraThinMaterialLight = 11, systemThinMaterialLight, systemMaterialLight
    /// The two thicker materials in light style.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// Materials with their look in dark style, whatever the interface style is.
    case systemUltraThinMaterialDark = 16, systemThinMaterialDark, systemMaterialDark
    /// The two thicker materials in dark style.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  final let style: Style

  /// Creates a blur with the style `extraLight`.
  public override init() {
    style = .extraLight
    super.init()
  }

  /// Creates a blur with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an effect from a document or an archive.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }
}

/// The prominence of the content of a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Styles whose labels and template images have the system colour with the style's name; for `label`, this
  /// is `secondaryLabel` without its transparency.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// An effect that blends content with the colours behind a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  final let blurEffect: UIBlurEffect
  final let style: UIVibrancyEffectStyle

  /// Creates a vibrancy effect for labels over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  /// Creates a vibrancy effect with a style over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// Creates an effect from a document or an archive.
  public required init?(coder: NSCoder) {
    blurEffect = UIBlurEffect(style: .regular)
    style = .label
    super.init(coder: coder)
  }
}
