internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the window; as a sheet; over a controller that defines a context; with a custom presentation
  /// controller; over the window or context without removing the covered view; in a popover.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  /// No adaptation, returned by delegates for a presentation that does not adapt to compact windows; not a
  /// style to present with.
  case none = -1
  /// The style that the controller's class chooses: a page sheet for most.
  case automatic = -2
}

/// The style of the transition of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom, turned over, faded in, or with the page curled up. Sheets and popovers have
  /// transitions of their own.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  /// The outermost container of this controller.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Returns the controller that is covered when this one presents another: the outermost, or for styles that
  /// cover a context the nearest that defines one.
  private func covered(by wanted: UIViewController) -> UIViewController {
    guard [.currentContext, .overCurrentContext].contains(wanted.modalPresentationStyle) else {
      return outermost
    }
    var context = self
    while !context.definesPresentationContext, let parent = context.parent { context = parent }
    return context
  }

  /// The controller that is covered by a search of this one: the nearest that defines a context, or the
  /// outermost.
  final var searchContext: UIViewController {
    sequence(first: self, next: \.parent).first { $0.definesPresentationContext } ?? outermost
  }

  /// The presentation container over this controller's part of a container; `nil` if it covers the window.
  final var contextContainer: UIView? { parent == nil ? nil : presentation?.container }

  /// Removes or restores the presentation within a container along with this controller's view.
  final func takeContextAway() { contextContainer?.removeFromSuperview() }
  final func bringContextBack() {
    guard let cover = contextContainer, cover.superview == nil, let view = viewIfLoaded else { return }
    view.superview?.insertSubview(cover, aboveSubview: view)
    cover.frame = view.frame
  }

  /// Returns the presentation of this controller, current or future; `nil` for a custom one that has not
  /// begun.
  final func ownPresentation() -> UIPresentationController? {
    let top = outermost
    if let shown = top.presentationOver { return shown }
    let style = top.modalPresentationStyle
    if let ready = top.readyPresentation, ready.presentationStyle == style { return ready }
    top.readyPresentation = style == .custom ? nil : top.makePresentation(style, over: nil)
    return top.readyPresentation
  }

  private func makePresentation(_ style: UIModalPresentationStyle, over below: UIViewController?)
    -> UIPresentationController
  {
    if self is UIAlertController, style != .popover {
      return AlertPresentation(presentedViewController: self, presenting: below)
    }
    return switch style {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: below)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: below)
    default: UIPresentationController(presentedViewController: self, presenting: below)
    }
  }

  /// Returns the presentation of this controller over another, with the style adapted to the window's traits,
  /// and the presented controller, which the delegate may replace.
  private func presentationToUse(
    over below: UIViewController, _ source: UIViewController, in window: UIWindow
  ) -> (UIPresentationController, UIViewController) {
    if modalPresentationStyle == .custom {
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: below, source: source)
      return (custom ?? makePresentation(.custom, over: below), self)
    }
    guard let ready = ownPresentation() else {
      return (makePresentation(modalPresentationStyle, over: below), self)
    }
    let traits = window.traitCollection
    let isCompact = traits.horizontalSizeClass != .regular || traits.verticalSizeClass == .compact
    guard isCompact, ready is UIPopoverPresentationController || ready is UISheetPresentationController else {
      return (ready, self)
    }
    var style = ready.adaptivePresentationStyle(for: traits)
    if let delegate = ready.delegate {
      style = delegate.adaptivePresentationStyle(for: ready, traitCollection: traits)
    }
    guard style != .none, style != ready.presentationStyle else { return (ready, self) }
    let other =
      ready.delegate?.presentationController(ready, viewControllerForAdaptivePresentationStyle: style) ?? self
    let isSheet =
      [.automatic, .pageSheet, .formSheet].contains(style) && other === self && !(self is UIAlertController)
    let adapted =
      (isSheet ? (ready as? UIPopoverPresentationController)?.handOverSheet() : nil)
      ?? other.makePresentation(style == .automatic ? .pageSheet : style, over: below)
    if adapted.delegate == nil { adapted.delegate = ready.delegate }
    adapted.takesPlace(of: style)
    return (adapted, other)
  }

  /// Raises an exception with UIKit's text if a controller cannot be presented.
  private func checkPresentation(of wanted: UIViewController, over below: UIViewController) {
    raiseUnless(
      wanted !== self && wanted !== below,
      "Application tried to present modal view controller on itself. Presenting controller is \(below).")
    if let parent = wanted.parent {
      raiseException(
        """
        present(_:animated:completion:): Application tried to present modally a view controller \(wanted) \
        that has a parent view controller \(parent).
        """)
    }
    if let presenter = wanted.presentationOver?.presentingViewController, !wanted.beingDismissed {
      raiseException(
        """
        present(_:animated:completion:): Application tried to present modally a view controller \(wanted) \
        that is already being presented by \(presenter).
        """)
    }
  }

  func present(_ wanted: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    let below = covered(by: wanted)
    checkPresentation(of: wanted, over: below)
    if let shown = below.presentation?.presentedViewController {
      return warn(
        "Attempt to present \(wanted) on \(below) (from \(self)) which is already presenting \(shown).")
    }
    guard let window = below.viewIfLoaded?.window else {
      return warn(
        """
        Attempt to present \(wanted) on \(below) (from \(self)) whose view is not in the window hierarchy.
        """)
    }
    // A controller that is being dismissed is dismissed completely first.
    guard wanted.presentationOver == nil else { return }
    // Within a container only the controller's part is covered.
    let stage = below.parent == nil ? window : below.view.superview ?? window
    let animates = animated && UIView.areAnimationsEnabled
    let (presentation, presented) = wanted.presentationToUse(over: below, self, in: window)
    (presented as? UIAlertController)?.isInPopover = presentation is UIPopoverPresentationController
    presentation.begin(over: below, area: below.parent == nil ? window.bounds : below.view.frame)
    below.presentation = presentation
    presented.presentationOver = presentation
    // From here on the controller below retains the presentation, which retains the presented controller. If
    // that retained the presentation too, both would leak if the controller below were deallocated without a
    // dismissal.
    let wasReady = presented.readyPresentation === presentation
    if wasReady { presented.readyPresentation = nil }
    presented.beingPresented = true
    var cover = Cover(
      below: below, presented: presented, presentation: presentation, stage: stage, animates: animates)
    let transition = cover.startTransition(from: below, to: presented)
    if stage === window {
      window.addSubview(presentation.container)
    } else {
      stage.insertSubview(presentation.container, aboveSubview: below.view)
    }
    if let popover = presentation as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
        popover)
    }
    presentation.delegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: presentation.adaptedStyle ?? .none,
      transitionCoordinator: transition)
    cover.removesBelow = presentation.shouldRemovePresentersView
    window.screen.settleOrientation()
    // In the order of "The Custom Presentation Process" of the View Controller Programming Guide.
    let animator =
      animates
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: below, source: self)
        ?? presented.zoomAnimator(self, shows: true) : nil
    let interaction = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    // A view is loaded before the controller that it covers is notified that it disappears.
    presented.loadViewIfNeeded()
    presentation.presentationTransitionWillBegin()
    if cover.removesBelow {
      below.startDisappearing(animates)
    } else if presentation.takesKeys {
      below.letKeysGo()
    }
    presented.startAppearing(animates)
    presentation.place()
    let end = { [cover] (completed: Bool) in
      cover.endTransition(transition)
      if completed { cover.hasCome() } else { cover.hasNotCome(wasReady: wasReady) }
      presentation.presentationTransitionDidEnd(completed)
      completion?()
    }
    if let animator, let view = presentation.presentedView {
      presented.settleAppearing(animates)
      return cover.run(transition, by: animator, interaction, moving: view, isComing: true, end: end)
    }
    if let view = presentation.presentedView { presentation.container.addSubview(view) }
    presented.settleAppearing(animates)
    presentation.container.layoutIfNeeded()
    let turns = animates && presentation.turnsWindow
    if animates, !turns { UIView.performWithoutAnimation { presentation.hide() } }
    transition.run(
      { turns ? presentation.turnWindow(toPresented: true) : presentation.unhide() }, end: { end(true) })
  }

  /// Dismisses the presented view controller.
  ///
  /// If `isHeld` is `true`, the dismissal is interactive; `held` ends it later.
  func dismissPresented(_ animated: Bool, isHeld: Bool = false, _ completion: (() -> Void)?) {
    var below = self
    while below.presentation == nil, let parent = below.parent { below = parent }
    guard let first = below.presentation else {
      if let search = searchHere, search !== self { return search.end(animated, completion) }
      if let presenter = below.presentationOver?.presentingViewController, presenter !== below {
        return presenter.dismissPresented(animated, completion)
      }
      completion?()
      return
    }
    // An interactive dismissal is cancelled, and starts again without the interaction.
    var last = first
    while let next = last.presentedViewController.presentation { last = next }
    last.held?.giveUp()
    guard !first.presentedViewController.beingDismissed else { return }
    // By the documentation of this method, the dismissal of the last of a chain is visible, and those in
    // between are removed.
    var between: [UIPresentationController] = [], presentation = first
    while let next = presentation.presentedViewController.presentation,
      !next.presentedViewController.beingDismissed
    {
      between.append(presentation)
      presentation = next
    }
    let presented = presentation.presentedViewController
    let animates = animated && UIView.areAnimationsEnabled && presentation.container.window != nil
    let stage = first.container.superview
    presented.beingDismissed = true
    var cover = Cover(
      below: below, presented: presented, presentation: presentation, stage: stage, animates: animates,
      between: between)
    let transition = cover.startTransition(from: presented, to: below)
    transition.isInteractive = isHeld
    cover.removesBelow = first.shouldRemovePresentersView
    presentation.container.window?.screen.settleOrientation()
    let animator =
      animates && !isHeld
      ? presented.transitioningDelegate?.animationController(forDismissed: presented)
        ?? presented.zoomAnimator(below, shows: false) : nil
    let interaction = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    presentation.dismissalTransitionWillBegin()
    presented.startDisappearing(animates)
    cover.hideBetween(transition)
    if cover.removesBelow {
      below.startAppearing(animates)
      if below.view.superview == nil {
        // The window may have been rotated in the meantime.
        if below.parent == nil, let stage { below.view.frame = stage.bounds }
        stage?.insertSubview(below.view, belowSubview: first.container)
      }
      below.settleAppearing(animates)
      below.view.layoutIfNeeded()
    }
    let end = { [cover] (completed: Bool) in
      cover.endTransition(transition)
      if completed { cover.hasGone() } else { cover.hasStayed() }
      for one in [presentation] + between.reversed() { one.dismissalTransitionDidEnd(completed) }
      completion?()
    }
    if let animator, let view = presentation.presentedView {
      return cover.run(transition, by: animator, interaction, moving: view, isComing: false, end: end)
    }
    if isHeld {
      presentation.held = HeldDismissal(of: presentation, transition, end: end)
      return transition.hold()
    }
    transition.run(
      {
        if animates {
          presentation.turnsWindow ? presentation.turnWindow(toPresented: false) : presentation.hide()
        }
      }, end: { end(true) })
  }

  func tellPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    outermost.presentationOver?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  var presentedHere: UIViewController? { presentation?.presentedViewController ?? parent?.presentedHere }
  /// The presented controller or the nearer search, which in UIKit is a presentation like others.
  var coverHere: UIViewController? {
    presentation?.presentedViewController ?? searching ?? parent?.coverHere
  }
  /// The nearest search that covers this controller or one that contains it.
  private var searchHere: UISearchController? { searching ?? parent?.searchHere }
  var presenter: UIViewController? {
    presentationOver?.presentingViewController ?? (self as? UISearchController)?.searched
      ?? parent?.presenter
  }

  /// Notifies the controller, its children and its presentation that the window's size changes, of changed
  /// size classes first: `traits` are the window's new traits, or `nil` if they do not change.
  final func windowWillResize(
    to size: CGSize, with transition: ControllerTransition, traits: UITraitCollection?
  ) {
    if let traits { tell(of: traits, with: transition) }
    tell(of: size, with: transition)
  }
  private func tell(of traits: UITraitCollection, with transition: ControllerTransition) {
    willTransition(to: traits, with: transition)
    presentation?.willTransition(to: traits, with: transition)
    presentation?.presentedViewController.tell(of: traits, with: transition)
  }
  private func tell(of size: CGSize, with transition: ControllerTransition) {
    viewWillTransition(to: size, with: transition)
    guard let presentation else { return }
    presentation.viewWillTransition(to: size, with: transition)
    let presented = presentation.presentedViewController
    presented.tell(
      of: presentation.size(forChildContentContainer: presented, withParentContainerSize: size),
      with: transition)
  }
}
