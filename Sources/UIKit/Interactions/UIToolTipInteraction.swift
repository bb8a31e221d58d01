internal import CoreGraphics
public import Foundation

/// A text that a pointer which rests on a view would show, and where.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The part of the view that the text is of, in its points; null for all of it.
  public let sourceRect: CGRect

  /// A text of a part of a view, or of all of it.
  public init(toolTip: String, in sourceRect: CGRect = .null) {
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
    super.init()
  }
}

/// Says which text a place of a view has.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
  /// The text at a point of the interaction's view; nil, as by default, is `defaultToolTip`. Never asked
  /// here.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Nil by default: `defaultToolTip`.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

/// Gives a view a text that a Mac shows where the pointer rests. As on an iPhone, none is shown.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  /// Not retained. Kept for the app: nothing is shown.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text of the whole view. Kept for the app: nothing is shown.
  open var defaultToolTip: String?
  /// True unless set. Kept for the app: nothing is shown.
  open var isEnabled = true

  public override init() { super.init() }
  /// A text of the whole view.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  /// The view that the interaction was added to; nil for none.
  open var view: UIView? { owner }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction has changed its view.
  open func didMove(to view: UIView?) { owner = view }
}
