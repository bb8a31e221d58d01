internal import CoreGraphics
public import Foundation

/// The metrics of a popover's background view, read once, when the popover is presented.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {
  /// Returns the width of the arrow's base.
  static func arrowBase() -> CGFloat
  /// Returns the distances of the content from the view's edges, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the height of the arrow.
  static func arrowHeight() -> CGFloat
}

/// A view that draws the border and the arrow of a popover. Clients subclass it and override all of its
/// members.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the arrow from the centre of the view, to the right or downwards.
  open var arrowOffset: CGFloat {
    get { missing("arrowOffset") }
    set { missing("arrowOffset") }
  }
  /// The direction of the arrow.
  open var arrowDirection: UIPopoverArrowDirection {
    get { missing("arrowDirection") }
    set { missing("arrowDirection") }
  }
  /// A Boolean value that indicates whether the content has rounded corners.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// Returns the width of the arrow's base, in points. Traps unless overridden.
  open class func arrowBase() -> CGFloat { missing("arrowBase()") }
  /// Returns the content insets, in points. Traps unless overridden.
  open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }
  /// Returns the height of the arrow, in points. Traps unless overridden.
  open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }

  private func missing(_ member: String) -> Never { Self.missing(member) }
  private class func missing(_ member: String) -> Never {
    raiseException("\(self) must implement \(member) of UIPopoverBackgroundView.")
  }
}
