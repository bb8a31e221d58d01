internal import CoreGraphics
public import Foundation

/// The text of a tooltip, and the area that it belongs to.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The area of the view that the text belongs to, in its coordinate space; null for all of it.
  public let sourceRect: CGRect

  /// Creates a tooltip for an area of a view, or for all of it.
  public init(toolTip: String, in sourceRect: CGRect = .null) {
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
    super.init()
  }
}

/// The methods that provide the tooltips of a view.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
  /// Returns the tooltip at a point of the interaction's view; nil, the default, for `defaultToolTip`. Never
  /// called.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns nil by default, which stands for `defaultToolTip`.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

/// An interaction that gives a view a tooltip, which a Mac shows below a resting pointer. As on an iPhone,
/// none is shown.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  /// Stored only. The delegate. A weak reference. As on iOS, only a Mac shows tooltips.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Stored only. The text for the whole view. As on iOS, only a Mac shows tooltips.
  open var defaultToolTip: String?
  /// Stored only. A Boolean value that determines whether the tooltip is enabled. The default is `true`. As
  /// on iOS, only a Mac shows tooltips.
  open var isEnabled = true

  public override init() { super.init() }
  /// Creates an interaction with a text for the whole view.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  /// The view that owns the interaction; nil for none.
  open var view: UIView? { owner }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view. Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) { owner = view }
}
