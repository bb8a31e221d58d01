internal import CoreGraphics
public import Foundation

/// Asks and notifies the delegate of a popover controller.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Returns whether a touch outside dismisses the popover; true by default.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Called when the user has dismissed the popover, not when the program has.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  /// Returns true.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// An object that presents a controller in a popover, as before iOS 9: with the controller's
/// `popoverPresentationController`, and as a popover in small windows too.
@preconcurrency @MainActor
open class UIPopoverController: NSObject,
  UIPopoverPresentationControllerDelegate
{
  private var content: UIViewController

  /// Creates a popover for a controller.
  public init(contentViewController viewController: UIViewController) {
    content = viewController
    super.init()
  }

  /// The delegate, which is not retained.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The controller that is shown.
  open var contentViewController: UIViewController {
    get { content }
    set { setContentViewController(newValue, animated: false) }
  }
  /// Replaces the controller without animation; while the popover is shown, the change applies the next time.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    if isPopoverVisible { notYet("UIPopoverController.contentViewController of a popover that is shown") }
    content = viewController
  }
  /// The size of the content in points: the controller's preferred size.
  open var contentSize: CGSize {
    get { content.preferredContentSize }
    set { setContentSize(newValue, animated: false) }
  }
  /// Sets the size of the content.
  open func setContentSize(_ size: CGSize, animated: Bool) { content.preferredContentSize = size }
  /// A Boolean value that indicates whether the popover is shown.
  open var isPopoverVisible: Bool { content.presentingViewController != nil && !content.isBeingDismissed }
  /// The direction of the arrow while the popover is shown.
  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible ? content.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
  }
  /// The views outside of the popover that receive touches while it is shown.
  open var passthroughViews: [UIView]?
  /// The colour behind the content. If `nil`, the system's colour is used.
  open var backgroundColor: UIColor?
  /// The minimum distances of the popover from the edges of the window, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The class of the view that draws the popover around its content. If `nil`, the system's is used.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// Presents the popover with its arrow at a rectangle of a view, which has to be in a window.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(in: view.window, arrowDirections, animated) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }
  /// Presents the popover with its arrow at a bar button item, which has to be visible.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(in: item.shownView?.window, arrowDirections, animated) { $0.barButtonItem = item }
  }
  /// Dismisses the popover; the delegate is not notified.
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    content.dismiss(animated: animated)
  }

  private func present(
    in window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
    _ point: (UIPopoverPresentationController) -> Void
  ) {
    guard let window, var presenter = window.rootViewController else {
      raiseException("Popovers cannot be presented from a view which does not have a window.")
    }
    while let next = presenter.presentedViewController { presenter = next }
    content.modalPresentationStyle = .popover
    guard let presentation = content.popoverPresentationController else { return }
    presentation.delegate = self
    presentation.permittedArrowDirections = directions
    (presentation.passthroughViews, presentation.backgroundColor) = (passthroughViews, backgroundColor)
    presentation.popoverLayoutMargins = popoverLayoutMargins
    presentation.popoverBackgroundViewClass = popoverBackgroundViewClass
    point(presentation)
    presenter.present(content, animated: animated)
  }

  // MARK: - Presentation delegate

  /// Returns `none`, for a popover in windows of every size.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  /// Asks the delegate.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    delegate?.popoverControllerShouldDismissPopover(self) ?? true
  }
  /// Notifies the delegate.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.popoverControllerDidDismissPopover(self)
  }
}
