public import Foundation

/// Stored only. The effect by which content fades at an edge of a scroll view, below bars, from iOS 26 on. No
/// effect is drawn.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// The styles of edge effects.
  open class Style: NSObject, @unchecked Sendable {
    // Sendable because it is a name without state.
    /// The system's style, a soft edge, and a hard edge.
    public static let automatic = Style(), soft = Style(), hard = Style()
  }

  /// Stored only. The style of the effect. The default is `automatic`.
  open var style = Style.automatic
  /// Stored only. A Boolean value that determines whether the effect is hidden. The default is `false`.
  open var isHidden = false
}

extension UIScrollView {
  /// The effect at the upper edge, always the same object. It draws nothing.
  public final var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(&EdgeEffectKeys.top) }
  /// The effect at the left edge, always the same object. It draws nothing.
  public final var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(&EdgeEffectKeys.left) }
  /// The effect at the lower edge, always the same object. It draws nothing.
  public final var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(&EdgeEffectKeys.bottom) }
  /// The effect at the right edge, always the same object. It draws nothing.
  public final var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(&EdgeEffectKeys.right) }

  private func edgeEffect(_ key: UnsafeRawPointer) -> UIScrollEdgeEffect {
    if let known = objc_getAssociatedObject(self, key) as? UIScrollEdgeEffect { return known }
    let new = UIScrollEdgeEffect()
    objc_setAssociatedObject(self, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
}

// Only their addresses are used.
@MainActor private enum EdgeEffectKeys {
  static var top: UInt8 = 0, left: UInt8 = 0, bottom: UInt8 = 0, right: UInt8 = 0
}
