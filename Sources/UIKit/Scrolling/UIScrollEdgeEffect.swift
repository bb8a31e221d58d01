public import Foundation

/// How content fades at an edge of a scroll view, below bars, from iOS 26 on. Kept; none is drawn here.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// How it looks.
  open class Style: NSObject, @unchecked Sendable {
    // A name without state.
    /// As the platform has it, soft, and with a hard edge.
    public static let automatic = Style(), soft = Style(), hard = Style()
  }

  open var style = Style.automatic
  open var isHidden = false
}

extension UIScrollView {
  public final var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(&EdgeEffectKeys.top) }
  public final var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(&EdgeEffectKeys.left) }
  public final var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(&EdgeEffectKeys.bottom) }
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
