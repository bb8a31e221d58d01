// long file: the open members must stand in the class body; the delegate is beside them
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// An object that manages the presentation of a controller over another: the surrounding views, the frame of
/// the presented view, and the transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var presenter: UIViewController?
  // Retained by the presented controller, and retains it while it is shown.
  private unowned let presented: UIViewController
  private var style: UIModalPresentationStyle
  /// Retains the presented controller while it is shown.
  private var keeper: UIViewController?
  /// Fills the window above the previous content.
  final let container = PresentationContainer()
  /// The style that this one replaces in a small window.
  final var adaptedStyle: UIModalPresentationStyle?
  /// The interactive dismissal, until it continues by time or was cancelled.
  final var held: HeldDismissal?
  /// The view that dims everything below; clear if there is no dimming.
  final let dimming = UIView()

  /// Creates a presentation controller; ``presentingViewController`` may be determined later.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
    container.controller = self
  }

  // MARK: - Controllers and views

  /// The controller that is covered.
  open var presentingViewController: UIViewController { presenter ?? presented }
  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }
  /// The requested style, or the one it was adapted to.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view that contains the presentation; `nil` before it begins and after it has ended.
  open var containerView: UIView? { keeper == nil ? nil : container }
  /// The delegate.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that is moved: the controller's, or one around it.
  open var presentedView: UIView? { presented.view }
  /// The final frame of ``presentedView``. The default is all of the container.
  open var frameOfPresentedViewInContainerView: CGRect { container.bounds }
  /// A Boolean value that indicates whether the presentation covers the full screen. Never read: the style
  /// determines it.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the covered view is removed from the window.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  // MARK: - Transitions

  /// Called before the presented view appears. The container is in its window, and the transition has a
  /// coordinator.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation ended, with whether it was completed.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view disappears. The transition has a coordinator.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal ended, with whether it was completed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before each layout of the container. An override sets the frame of ``presentedView``.
  open func containerViewWillLayoutSubviews() {}
  /// Called after each layout of the container.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Adaptation

  /// The style that replaces this one in a compact window, or `none` to keep it.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// Returns the style for the given traits, or `none`, the default, to keep this one.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }
  /// The traits that override the window's for the presented controller.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { overrideTraits() }
  }
  /// Individual trait overrides for the presented controller, which take precedence over
  /// ``overrideTraitCollection``.
  public final var traitOverrides: any UITraitOverrides {
    get { ownTraits }
    set {
      ownTraits = newValue as? TraitValues ?? TraitValues()
      overrideTraits()
    }
  }
  private var ownTraits = TraitValues()
  private func overrideTraits() {
    container.setOverrides((overrideTraitCollection?.values ?? TraitValues()).merged(with: ownTraits))
  }

  // MARK: - Traits

  /// The container's traits; before it is in a window, those that it would have in the presenting
  /// controller's window.
  open var traitCollection: UITraitCollection {
    if container.window != nil { return container.traitCollection }
    return container.ownTraits(over: presenter?.viewIfLoaded?.window?.traitCollection ?? .current)
  }
  /// Called when the container's traits have changed. An override calls super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The preferred size of the presented controller, in points; zero for none.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Called when the preferred size of the presented controller has changed. An override updates its layout.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }
  /// Called before the size of the container changes. Does nothing by default.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  /// Called before the traits change with the size. Does nothing by default.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: - Behaviour of subclasses

  /// The opacity of the dimming, 0…1.
  var dimness: CGFloat { 0 }
  /// A Boolean value that indicates whether a tap outside of the presented view dismisses it.
  var endsByTaps: Bool { false }
  /// A Boolean value that indicates whether the content below receives touches outside of the presented view.
  var letsTouchesThrough: Bool { false }
  /// A Boolean value that indicates whether no key events reach the content below.
  var takesKeys: Bool { !(presented is UISearchController) }
  /// Sets the frame and the appearance of the presented view.
  func arrange(_ view: UIView) {
    let frame = frameOfPresentedViewInContainerView
    view.frame = frame
    if frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    // A custom presentation may place the view elsewhere: its safe area follows from its position.
    if style == .custom { presented.view.setSafeArea(nil) } else { keepClear(frame) }
  }

  /// Sets the safe area of the presented view from its overlap with the screen's.
  final func keepClear(_ frame: CGRect) {
    let safe = presenter?.viewIfLoaded?.safeAreaInsets ?? .zero, bounds = container.bounds
    presented.view.setSafeArea(
      UIEdgeInsets(
        top: max(0, safe.top - frame.minY), left: max(0, safe.left - frame.minX),
        bottom: max(0, safe.bottom - (bounds.maxY - frame.maxY)),
        right: max(0, safe.right - (bounds.maxX - frame.maxX))))
  }

  /// Begins the presentation in an area of the containing view.
  final func begin(over below: UIViewController, area: CGRect) {
    presenter = below
    keeper = presented
    container.frame = area
    container.accessibilityViewIsModal = true
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if dimness > 0 { dimming.backgroundColor = UIColor(white: 0, alpha: dimness) }
    if endsByTaps, dimming.gestureRecognizers?.isEmpty ?? true {
      let tap = UITapGestureRecognizer()
      tap.onAction { [weak self] gesture in if gesture.state == .ended { self?.endByUser() } }
      dimming.addGestureRecognizer(tap)
    }
    container.insertSubview(dimming, at: 0)
    if dimness > 0 { below.view.setBehindPresentation(true) }
  }

  /// Makes this presentation the replacement of another style's in a small window.
  final func takesPlace(of adapted: UIModalPresentationStyle) { (style, adaptedStyle) = (adapted, adapted) }

  /// Ends the presentation and removes its views.
  func end() {
    presentingViewController.viewIfLoaded?.setBehindPresentation(false)
    container.removeFromSuperview()
    container.isHidden = false
    presentedView?.removeFromSuperview()
    presented.view.alpha = 1
    keeper = nil
  }

  final func place() {
    if let view = presentedView, container.window != nil { arrange(view) }
  }

  /// The transition style: the presented controller's, or that of the context it covers.
  private var transitionStyle: UIModalTransitionStyle {
    let context = presentingViewController,
      isInContext = style == .currentContext || style == .overCurrentContext
    return isInContext && context.providesPresentationContextTransitionStyle
      ? context.modalTransitionStyle : presented.modalTransitionStyle
  }

  /// Makes the covered content recede behind the presented view, from 0, not at all, to 1, completely.
  func pushBack(_ part: CGFloat) {}

  /// Restores the appearance of the covered content.
  final func uncover() {
    dimming.alpha = 0
    pushBack(0)
  }

  /// Moves the presented view out of sight, in the direction that it comes from.
  final func hide() {
    uncover()
    guard let view = presentedView else { return }
    switch transitionStyle {
    case .crossDissolve: view.alpha = 0
    case .flipHorizontal, .partialCurl: break
    default: hide(view)
    }
  }

  /// A Boolean value that indicates whether the transition turns the whole window like a card or a page.
  /// Curling pages are turned completely.
  final var turnsWindow: Bool { [.flipHorizontal, .partialCurl].contains(transitionStyle) }

  /// Turns the window to the presented content or back, with the timing of the current animation block.
  final func turnWindow(toPresented shows: Bool) {
    guard let window = container.window else { return }
    let turn = CATransition(), isFlip = transitionStyle == .flipHorizontal
    turn.type = isFlip ? .flip : shows ? .pageCurl : .pageUnCurl
    turn.subtype = isFlip ? (shows ? .fromRight : .fromLeft) : .fromBottom
    turn.duration = UIView.inheritedAnimationDuration
    turn.blockEnd = ViewAnimation.current?.end
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    UIView.performWithoutAnimation {
      container.isHidden = shows
      window.layer.add(turn, forKey: kCATransition)
      container.isHidden = !shows
      if shows { unhide() }
    }
  }

  func hide(_ view: UIView) { view.center.y += container.bounds.height - view.frame.minY }

  final func unhide() {
    dimming.alpha = 1
    presentedView?.alpha = 1
    place()
  }

  /// Dismisses the presented controller for the user; an alert performs its cancel action.
  ///
  /// - Parameter isHeld: A Boolean value that indicates whether the dismissal is interactive.
  /// - Returns: `true` if the controller is dismissed.
  @discardableResult final func endByUser(isHeld: Bool = false) -> Bool {
    guard keeper != nil, !presented.beingDismissed, presented.presentation == nil else { return false }
    if (presented as? UIAlertController)?.cancel() == true { return true }
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      if !isHeld { delegate?.presentationControllerDidAttemptToDismiss(self) }
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    let tell = { [self] in if keeper == nil { delegate?.presentationControllerDidDismiss(self) } }
    if isHeld {
      presentingViewController.dismissPresented(true, isHeld: true, tell)
    } else {
      presentingViewController.dismiss(animated: true, completion: tell)
    }
    return true
  }
}

/// The view that contains a presentation.
final class PresentationContainer: UIView {
  weak var controller: UIPresentationController?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.traitCollectionDidChange(previousTraitCollection)
  }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  /// Passes touches outside of the presented view to the pass-through views, to all views below, or to the
  /// container.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit === controller?.dimming else { return hit }
    for view in (controller as? UIPopoverPresentationController)?.passthroughViews ?? [] {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return controller?.letsTouchesThrough == true ? nil : hit
  }
}

/// An object with a size that another one lays out: a controller or a presentation.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Never called.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child for the size of its container.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes, in points, for example when the device is rotated.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change along with the size.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// The delegate that adapts presentations and is notified of dismissals. All methods have a default
/// implementation.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in a small window, or `none` to keep the requested one.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style for the given traits; called in place of the method without traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns a controller to present in place of the other, such as a navigation controller around it.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a controller is presented, with its adapted style, or `none` for its own.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns whether the user may dismiss the controller by a swipe or a touch outside. Not called for
  /// dismissals in code.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user begins to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the controller, but not for a cancelled swipe.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the presentation's own adaptive style.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.adaptivePresentationStyle
  }
  /// Returns the result of the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns `nil`.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
