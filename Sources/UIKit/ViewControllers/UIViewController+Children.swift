internal import CoreGraphics
internal import Foundation

/// The children of container view controllers.
extension UIViewController {
  final func adopt(_ child: UIViewController) {
    raiseUnless(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "addChild(_:): \(child) is \(self) or holds it, so it cannot be its child")
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parentController = self
    child.movingToParent = true
    childList.append(child)
  }

  final func leaveParent() {
    guard let parent = parentController else { return }
    parent.childList.removeAll { $0 === self }
    parentController = nil
    parentsTraits = TraitValues()
    didMove(toParent: nil)
    (movingToParent, movingFromParent) = (false, false)
  }

  /// Makes the controllers of a container its children, in place of the previous ones.
  final func exchangeChildren(_ old: [UIViewController], for new: [UIViewController]) {
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
      controller.movingToParent = false
    }
  }

  /// Replaces one child's view by another's in a transition, and notifies both controllers unless the
  /// container forwards appearance itself.
  final func exchange(
    _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let forwards = shouldAutomaticallyForwardAppearanceMethods
    if forwards {
      old.startDisappearing(duration > 0)
      new.startAppearing(duration > 0)
    }
    let container: UIView = old.view.superview ?? view
    UIView.transition(
      with: container, duration: duration, options: options,
      animations: {
        container.addSubview(new.view)
        if forwards { new.settleAppearing(duration > 0) }
        animations?()
      },
      completion: { finished in
        old.view.removeFromSuperview()
        if forwards {
          old.disappearAtOnce(duration > 0)
          new.finishAppearing(duration > 0)
        }
        completion?(finished)
      })
  }

  /// Notifies each child of the size that it will have when the view's size changes.
  final func tellChildren(
    ofSize size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  final func childrenBeside(_ other: UIViewController?) -> [UIViewController] {
    children.filter { $0 !== other }
  }

  /// The traits that the container overrides for this controller, or `nil` for none.
  final var traitsGivenByParent: UITraitCollection? {
    parentsTraits == TraitValues() ? nil : UITraitCollection(values: parentsTraits)
  }
}
