// long file: every open member of UIPresentationController stands in its body, beside its delegate
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Manages how a controller covers another: what lies around its view, where the view lies, and what happens
/// when it comes and goes.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var presenter: UIViewController?
  // It is held by the controller that it presents, and holds it while that is shown.
  private unowned let presented: UIViewController
  private var style: UIModalPresentationStyle
  /// Keeps the presented controller while it is shown.
  private var keeper: UIViewController?
  /// Fills the window above what was there.
  final let container = PresentationContainer()
  /// The style in whose place this one is, for a small window.
  final var adaptedStyle: UIModalPresentationStyle?
  /// The dismissal that a finger leads, until it goes on by itself or what is presented has come back.
  final var held: HeldDismissal?
  /// What darkens everything below; clear where nothing does.
  final let dimming = UIView()

  /// A presentation that has not begun; `presentingViewController` may be known later.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
    container.controller = self
  }

  // MARK: - Who and where

  /// The controller that is covered.
  open var presentingViewController: UIViewController { presenter ?? presented }
  /// The controller that covers.
  open var presentedViewController: UIViewController { presented }
  /// The style that was asked for, or the one it was adapted to.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view in which the presentation takes place; nil before it begins and after it is over.
  open var containerView: UIView? { keeper == nil ? nil : container }
  /// Told of dismissals by the user, and asked for other styles.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that is moved: the controller's, or one around it.
  open var presentedView: UIView? { presented.view }
  /// Where `presentedView` comes to lie: all of the container by default.
  open var frameOfPresentedViewInContainerView: CGRect { container.bounds }
  /// Kept for the app: what is covered is by the style.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what is covered leaves the window.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  // MARK: - Coming and going

  /// Called before the presented view comes; the container is in its window, and the transition has a
  /// coordinator.
  open func presentationTransitionWillBegin() {}
  /// Called when the presented view has come, or has not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view goes; the transition has a coordinator.
  open func dismissalTransitionWillBegin() {}
  /// Called when the presented view has gone, or has not.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called around each layout of the container; an override places `presentedView` in the first.
  open func containerViewWillLayoutSubviews() {}
  /// Called after each layout of the container.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Adapting

  /// The style that is used instead where the window is compact; `none` keeps this one.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The style for those traits; `none`, by default, keeps this one.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }
  /// Traits in place of the window's for what is presented.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { overrideTraits() }
  }
  /// Traits in place of the window's, one by one, for what is presented. They win over
  /// `overrideTraitCollection`.
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

  // MARK: - Surroundings

  /// The container's; before it is in a window, those that it would have in the presenting controller's
  /// window.
  open var traitCollection: UITraitCollection {
    if container.window != nil { return container.traitCollection }
    return container.ownTraits(over: presenter?.viewIfLoaded?.window?.traitCollection ?? .current)
  }
  /// Called when the container's traits have changed; an override calls super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// That of the presented controller, in points; zero for none.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Called when the presented controller wants another size; an override places it anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// As large as the container.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }
  /// Called before the container gets another size. Does nothing by itself.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  /// Called before the traits change with the size. Does nothing by itself.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: - Work

  /// How dark what lies below gets, 0…1.
  var dimness: CGFloat { 0 }
  /// Whether a tap beside the presented view takes it away.
  var endsByTaps: Bool { false }
  /// Whether what lies below is used as if nothing covered it, where the presented view does not.
  var letsTouchesThrough: Bool { false }
  /// Whether nobody below gets keys while the presented view is there.
  var takesKeys: Bool { !(presented is UISearchController) }
  /// Gives the presented view its place and its looks.
  func arrange(_ view: UIView) {
    let frame = frameOfPresentedViewInContainerView
    view.frame = frame
    if frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    // Who presents in a way of its own may put the view elsewhere: it reaches into what it lies over.
    if style == .custom { presented.view.setSafeArea(nil) } else { keepClear(frame) }
  }

  /// Tells the presented view what of the screen's safe area it reaches into.
  final func keepClear(_ frame: CGRect) {
    let safe = presenter?.viewIfLoaded?.safeAreaInsets ?? .zero, bounds = container.bounds
    presented.view.setSafeArea(
      UIEdgeInsets(
        top: max(0, safe.top - frame.minY), left: max(0, safe.left - frame.minX),
        bottom: max(0, safe.bottom - (bounds.maxY - frame.maxY)),
        right: max(0, safe.right - (bounds.maxX - frame.maxX))))
  }

  /// The presentation begins in an area of the view that it takes place in.
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

  /// This presentation shows what another style would have in a larger window.
  final func takesPlace(of adapted: UIModalPresentationStyle) { (style, adaptedStyle) = (adapted, adapted) }

  /// The presentation is over: nothing of it is seen any more.
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

  /// How the presented controller comes and goes: as it says, or as a context says that it covers.
  private var transitionStyle: UIModalTransitionStyle {
    let context = presentingViewController,
      isInContext = style == .currentContext || style == .overCurrentContext
    return isInContext && context.providesPresentationContextTransitionStyle
      ? context.modalTransitionStyle : presented.modalTransitionStyle
  }

  /// What is covered stands back behind the presented view, 0 not at all and 1 wholly.
  func pushBack(_ part: CGFloat) {}

  /// What is covered looks as it did before.
  final func uncover() {
    dimming.alpha = 0
    pushBack(0)
  }

  /// Moves the presented view out of sight, the way that it comes.
  final func hide() {
    uncover()
    guard let view = presentedView else { return }
    switch transitionStyle {
    case .crossDissolve: view.alpha = 0
    case .flipHorizontal, .partialCurl: break
    default: hide(view)
    }
  }

  /// Whether the presented view comes and goes as the other side, or the next page, of all that is in the
  /// window. Pages that curl are turned whole.
  final var turnsWindow: Bool { [.flipHorizontal, .partialCurl].contains(transitionStyle) }

  /// Turns the window over, to what is presented or back, in the time of the animation block that this is
  /// called in.
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

  /// The user wants the presented controller to go: an alert does as its cancelling action does.
  ///
  /// - Parameter isHeld: A finger takes it away, which has not let go yet.
  /// - Returns: Whether it goes.
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

/// What a presentation takes place in.
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

  /// Touches beside the presented view go to views of choice below, to all of them, or to the container.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit === controller?.dimming else { return hit }
    for view in (controller as? UIPopoverPresentationController)?.passthroughViews ?? [] {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return controller?.letsTouchesThrough == true ? nil : hit
  }
}

/// Something with a size that another thing lays out: a controller, or a presentation of one.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points; zero where it does not matter.
  var preferredContentSize: CGSize { get }
  /// Called when a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Never called here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets in a container of a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the content gets another size, in points, such as when the device is turned.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change along with the size.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// Chooses other styles for small windows, and is told of what the user does. Every method has a default.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to use in a small window; `none` keeps the one that was asked for.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The same for those traits, asked in place of the one without.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// A controller to present in place of the other, such as one with a bar around it.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a controller comes in another style than it was given, or in its own, which is `none`
  /// here.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the user may dismiss it, by a swipe or a touch outside; not asked of a program that dismisses.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user begins to dismiss it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when it has gone because the user dismissed it; not called for a swipe that was taken back.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss one that may not go.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation's own by default.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.adaptivePresentationStyle
  }
  /// That of the method without traits by default.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Nil by default.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// True by default.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  { true }
  /// Does nothing by default.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
