internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// How a presented controller covers what lies below it.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A controller that covers another.
@MainActor final class Presentation {
  private(set) weak var presenting: UIViewController?
  let presented: UIViewController
  let style: UIModalPresentationStyle
  /// Fills the window above what was there.
  let container = UIView()
  let dimming = UIView()

  init(_ presented: UIViewController, over presenting: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenting = presenting
    style = presented.modalPresentationStyle == .automatic ? .pageSheet : presented.modalPresentationStyle
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isSheet || presented is UIAlertController { dimming.backgroundColor = UIColor(white: 0, alpha: Self.dim) }
    container.addSubview(dimming)
  }

  /// How dark what lies below a sheet gets; not measured.
  private static let dim: CGFloat = 0.2

  /// A card that leaves something of what it covers visible.
  var isSheet: Bool { style == .pageSheet || style == .formSheet || style == .popover }
  /// Whether what lies below leaves the window.
  var removesBelow: Bool { style == .fullScreen || style == .currentContext }

  /// Puts the presented view in its place.
  func place() {
    guard let view = presented.view, let window = container.window else { return }
    let bounds = container.bounds
    let safe = presenting?.view.safeAreaInsets ?? .zero
    if let alert = presented as? UIAlertController {
      view.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
      view.frame = alert.place(in: bounds, safe: safe)
      return
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard isSheet else {
      view.frame = bounds
      view.setSafeArea(safe)
      return
    }
    if window.traitCollection.horizontalSizeClass == .regular {
      // A form sheet is 540 x 620 points, or what its controller prefers.
      let wanted = presented.preferredContentSize
      let size = wanted == .zero ? CGSize(width: 540, height: 620) : wanted
      view.frame = CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      view.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
      view.setSafeArea(.zero)
    } else {
      // A card stands 10 points below the status bar (corpus/metrics.json, "navigationBar_in_sheet").
      let top = safe.top + 10
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
      view.setSafeArea(UIEdgeInsets(top: 0, left: safe.left, bottom: safe.bottom, right: safe.right))
    }
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.masksToBounds = true
  }

  /// Moves the presented view out of sight, the way that it comes.
  func hide() {
    dimming.alpha = 0
    guard let view = presented.view else { return }
    switch presented.modalTransitionStyle {
    case .crossDissolve: view.alpha = 0
    case .flipHorizontal, .partialCurl:
      notYet("UIModalTransitionStyle.flipHorizontal and partialCurl; they cover vertically")
      fallthrough
    default: view.center.y += container.bounds.height - view.frame.minY
    }
  }

  func unhide() {
    dimming.alpha = 1
    presented.view.alpha = 1
    place()
  }
}

extension UIViewController {
  /// The controller that holds all others around this one.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func present(_ presented: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    let below = outermost
    guard below.presentation == nil, presented.presentationOver == nil, let window = below.viewIfLoaded?.window else { return }
    precondition(presented.parent == nil, "present(_:animated:completion:): \(presented) is a child of \(presented.parent!)")
    let animates = animated && UIView.areAnimationsEnabled
    let presentation = Presentation(presented, over: below, in: window)
    below.presentation = presentation
    presented.presentationOver = presentation
    presented.beingPresented = true
    let transition = ControllerTransition(in: presentation.container, from: below, to: presented, animated: animates)
    if presented is UIAlertController { transition.timing = ControllerTransition.alertTiming }
    (below.activeTransition, presented.activeTransition) = (transition, transition)
    window.addSubview(presentation.container)
    if presentation.removesBelow { below.startDisappearing(animates) }
    presented.startAppearing(animates)
    presentation.place()
    let animator =
      animates
      ? presented.transitioningDelegate?.animationController(forPresented: presented, presenting: below, source: self) : nil
    let end = {
      presented.beingPresented = false
      (below.activeTransition, presented.activeTransition) = (nil, nil)
      presented.finishAppearing(animates)
      if presentation.removesBelow {
        below.finishDisappearing(animates)
        if below.presentation === presentation { below.view.removeFromSuperview() }
      }
      completion?()
    }
    if let animator {
      let frame = presented.view.frame
      presented.settleAppearing(animates)
      let ends = [UITransitionContextViewControllerKey.to: (CGRect.zero, frame), .from: (below.view.frame, below.view.frame)]
      return transition.run(animator, presentation.style, ends, [.to: presented.view], end: end)
    }
    presentation.container.addSubview(presented.view)
    presented.settleAppearing(animates)
    presentation.container.layoutIfNeeded()
    if animates { UIView.performWithoutAnimation { presentation.hide() } }
    transition.run({ presentation.unhide() }, end: end)
  }

  func dismissPresented(_ animated: Bool, _ completion: (() -> Void)?) {
    let below = outermost
    guard let presentation = below.presentation else {
      if let presenter = below.presentationOver?.presenting { return presenter.dismissPresented(animated, completion) }
      completion?()
      return
    }
    let presented = presentation.presented
    // What the presented controller has presented goes with it, unseen.
    if presented.presentation != nil { presented.dismissPresented(false, nil) }
    let animates = animated && UIView.areAnimationsEnabled && presentation.container.window != nil
    let window = presentation.container.window
    presented.beingDismissed = true
    let transition = ControllerTransition(in: presentation.container, from: presented, to: below, animated: animates)
    if presented is UIAlertController { transition.timing = ControllerTransition.alertTiming }
    (below.activeTransition, presented.activeTransition) = (transition, transition)
    presented.startDisappearing(animates)
    if presentation.removesBelow {
      below.startAppearing(animates)
      if below.view.superview == nil { window?.insertSubview(below.view, belowSubview: presentation.container) }
      below.settleAppearing(animates)
      below.view.layoutIfNeeded()
    }
    let animator = animates ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    let end = {
      presentation.container.removeFromSuperview()
      presented.view.removeFromSuperview()
      presented.view.alpha = 1
      below.presentation = nil
      presented.presentationOver = nil
      presented.beingDismissed = false
      (below.activeTransition, presented.activeTransition) = (nil, nil)
      if presentation.removesBelow { below.finishAppearing(animates) }
      presented.finishDisappearing(animates)
      completion?()
    }
    if let animator {
      let frame = presented.view.frame
      let ends = [UITransitionContextViewControllerKey.from: (frame, CGRect.zero), .to: (below.view.frame, below.view.frame)]
      return transition.run(animator, presentation.style, ends, [.from: presented.view], end: end)
    }
    transition.run({ if animates { presentation.hide() } }, end: end)
  }

  var presentedHere: UIViewController? { presentation?.presented ?? parent?.presentedHere }
  var presenter: UIViewController? { presentationOver?.presenting ?? parent?.presenter }

  /// A window that shows this controller changes its size: tells the controller, its children, and what it presents.
  final func windowWillResize(to size: CGSize, with transition: ControllerTransition) {
    viewWillTransition(to: size, with: transition)
    presentation?.presented.windowWillResize(to: size, with: transition)
  }

  /// The controller up the chain that shows others in its way: a navigation controller pushes, others present.
  func showInContext(_ controller: UIViewController, _ sender: Any?) {
    if let parent, let container = parent.nearestShower { return container.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  private var nearestShower: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if controller is UINavigationController || controller is UISplitViewController { return controller }
      current = controller.parent
    }
    return nil
  }
}
