public import Foundation

/// Glass of iOS 26, which bends and brightens what lies behind it. Drawn as a thin material for now, without bending, which is said once.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How clear the glass is.
  public enum Style: Int, Sendable { case regular, clear }

  final let style: Style
  /// Whether the glass answers to touches.
  open var isInteractive = false
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
  /// The distance in points within which they do.
  open var spacing: CGFloat = 0
}
