public import Foundation

/// Glass of iOS 26, which bends and brightens what lies behind it. Drawn as a thin material, without
/// bending, which is said once.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  // Sendable as its superclass is: an effect is set up before it is shown, and shown on the main thread.

  /// How clear the glass is.
  public enum Style: Int, Sendable { case regular, clear }

  final let style: Style
  /// Whether the glass answers to touches. Kept for the app: it does not.
  open var isInteractive = false
  /// Kept for the app: what is drawn takes no tint.
  open var tintColor: UIColor?

  public override init() {
    style = .regular
    super.init()
  }
  /// Glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// What stands for it.
  final var blur: UIBlurEffect {
    notYet("UIGlassEffect: drawn as a thin material")
    return UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
  }
}

/// A container in which pieces of glass that come near each other flow together.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  // Sendable as its superclass is: an effect is set up before it is shown.

  /// The distance in points within which they do. Kept for the app: none flow together.
  open var spacing: CGFloat = 0
}
