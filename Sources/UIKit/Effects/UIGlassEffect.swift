public import Foundation

/// The glass of iOS 26, which refracts and brightens the content behind it.
///
/// - Note: Drawn as a thin material without refraction, which is reported once.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  // Sendable like its superclass: an effect is set up before it is displayed, and displayed on the main
  // thread.

  /// The transparency of glass.
  public enum Style: Int, Sendable { case regular, clear }

  final let style: Style
  /// Stored only. A Boolean value that determines whether the glass reacts to touches.
  open var isInteractive = false
  /// Stored only. The tint colour of the glass.
  open var tintColor: UIColor?

  public override init() {
    style = .regular
    super.init()
  }
  /// Creates a glass effect with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// Creates an effect from a document or an archive.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// The blur effect that is displayed in place of the glass.
  final var blur: UIBlurEffect {
    notYet("UIGlassEffect: drawn as a thin material")
    return UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
  }
}

/// A container in which glass elements merge when they come close to each other.
///
/// - Note: Mica does not merge glass elements.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  // Sendable like its superclass: an effect is set up before it is displayed.

  /// Stored only. The distance in points at which glass elements begin to merge.
  open var spacing: CGFloat = 0
}
