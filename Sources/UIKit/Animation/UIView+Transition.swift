internal import CoreGraphics
public import Foundation
internal import QuartzCore

extension UIView {
  /// Makes changes to the contents of `view`, including subviews, while its old contents are replaced by the
  /// new ones in the transition that the options select. Without one, the changes are animated as in
  /// `animate(withDuration:)`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isAnimated = duration > 0 && areAnimationsEnabled
    let end = AnimationsEnd()
    end.report = { isAtEnd in
      guard let completion else { return }
      if isAnimated { completion(isAtEnd) } else { UIView.inNextTurn { completion(isAtEnd) } }
    }
    CATransaction.begin()
    let kind = options.transition
    if let kind, isAnimated, view.window != nil {
      let transition = CATransition()
      (transition.type, transition.subtype) = kind
      transition.duration = duration
      transition.timingFunction = options.curve.timingFunction
      transition.blockEnd = end
      view.layer.add(transition, forKey: kCATransition)
    }
    let animates = kind == nil || options.contains(.allowAnimatedContent)
    let block = ViewAnimation(
      duration: duration, pace: .curve(options.curve.timingFunction), options: options)
    block.end = end
    ViewAnimation.run(animates && isAnimated ? block : nil) {
      animations?()
      if options.contains(.layoutSubviews) { view.layoutIfNeeded() }
    }
    CATransaction.commit()
    end.leave()
  }

  /// Replaces `fromView` by `toView` in its superview, or shows one and hides the other with
  /// `showHideTransitionViews`, in a transition of the superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          if toView.superview !== superview { superview.insertSubview(toView, aboveSubview: fromView) }
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension UIView {
  /// The system's animations of views; the only one removes them from the hierarchy.
  public enum SystemAnimation: UInt, Sendable { case delete }

  /// Removes views as the system does, with other changes alongside: they shrink and fade over the duration
  /// of a keyboard animation, which is not measured, and are removed from their superviews at its end.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { ($0, $0.alpha, $0.transform) }
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { isFinished in
        for (view, alpha, transform) in looks {
          view.removeFromSuperview()
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(isFinished)
      })
  }
}

extension UIView.AnimationOptions {
  /// The transition that the bits select; nil for none. Curling pages turn about their upper edge, stiffly.
  /// UIKit's top is the bottom in Core Animation's coordinates.
  var transition: (CATransitionType, CATransitionSubtype?)? {
    switch rawValue >> 20 & 7 {
    case 1: (.flip, .fromLeft)
    case 2: (.flip, .fromRight)
    case 3: (.pageCurl, .fromBottom)
    case 4: (.pageUnCurl, .fromBottom)
    case 5: (.fade, nil)
    case 6: (.flip, .fromBottom)
    case 7: (.flip, .fromTop)
    default: nil
    }
  }
}
