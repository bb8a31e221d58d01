internal import CoreGraphics
public import Foundation

/// What a view that draws a popover says of itself, once, when the popover is presented.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {
  /// How wide the arrow is at its foot.
  static func arrowBase() -> CGFloat
  /// How far the content lies from the edges of the view, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
  /// How far the arrow stands out.
  static func arrowHeight() -> CGFloat
}

/// Draws a popover around its content: the border and the arrow. Programs subclass it and override all of its
/// members.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// How far the arrow is from the middle of the view, to the right or downwards.
  open var arrowOffset: CGFloat {
    get { missing("arrowOffset") }
    set { missing("arrowOffset") }
  }
  /// The side that the arrow stands on.
  open var arrowDirection: UIPopoverArrowDirection {
    get { missing("arrowDirection") }
    set { missing("arrowDirection") }
  }
  /// Whether the content has round corners.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// In points; traps unless overridden.
  open class func arrowBase() -> CGFloat { missing("arrowBase()") }
  /// In points; traps unless overridden.
  open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }
  /// In points; traps unless overridden.
  open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }

  private func missing(_ member: String) -> Never { Self.missing(member) }
  private class func missing(_ member: String) -> Never {
    raiseException("\(self) must implement \(member) of UIPopoverBackgroundView.")
  }
}
