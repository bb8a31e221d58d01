public import Foundation

/// How content fades at an edge of a scroll view, below bars, from iOS 26 on. Kept; none is drawn here.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// How it looks.
  open class Style: NSObject, @unchecked Sendable {
    // A name without state.
    /// As the platform has it, soft, and with a hard edge.
    public static let automatic = Style(), soft = Style(), hard = Style()
  }

  /// `automatic` unless set. Kept for the app.
  open var style = Style.automatic
  /// False unless set. Kept for the app.
  open var isHidden = false
}

extension UIScrollView {
  /// That of the upper edge; always the same object. It draws nothing.
  public final var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(&EdgeEffectKeys.top) }
  /// That of the left edge; always the same object. It draws nothing.
  public final var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(&EdgeEffectKeys.left) }
  /// That of the lower edge; always the same object. It draws nothing.
  public final var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(&EdgeEffectKeys.bottom) }
  /// That of the right edge; always the same object. It draws nothing.
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
