public import Foundation
internal import QuartzCore

/// Animations between a begin and a commit call, the form before blocks.
extension UIView {
  /// Animates the changes of views until `commitAnimations()`: in 0.2 s, slow at both ends, unless set
  /// otherwise (`documented_facts.json`, "view.beginAnimations").
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let block = AnimationBlock(outer: ViewAnimation.current, animationID, context)
    AnimationBlock.open.append(block)
    CATransaction.begin()
    block.apply()
  }

  /// Ends the innermost block; does nothing if there is none.
  public class func commitAnimations() {
    guard let block = AnimationBlock.open.popLast() else { return }
    ViewAnimation.current?.layOutArranged()
    ViewAnimation.current = block.outer
    block.timeTransitions()
    block.tellDelegate()
    CATransaction.commit()
    block.end.leave()
  }

  /// Sets the object that receives the callbacks of the block's animations; the block retains it until they
  /// end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationBlock.open.last?.delegate = delegate.map { $0 as AnyObject }
  }
  /// Sets a method such as `animationWillStart(_:context:)`, called when the block is committed.
  public class func setAnimationWillStart(_ selector: Selector?) {
    AnimationBlock.open.last?.willStart = selector
  }
  /// Sets a method such as `animationDidStop(_:finished:context:)`, called when all animations have ended.
  public class func setAnimationDidStop(_ selector: Selector?) {
    AnimationBlock.open.last?.didStop = selector
  }

  /// Sets the duration in seconds, 0.2 by default. Like the methods below, it applies to the innermost open
  /// block, and does nothing outside of one.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.change { $0.duration = duration }
  }
  /// Sets the delay in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.change { $0.delay = delay } }
  /// Sets the start date, if it is in the future; the delay is added to it.
  public class func setAnimationStart(_ startDate: Date) {
    AnimationBlock.change { $0.start = max(0, startDate.timeIntervalSinceNow) }
  }
  /// Replaces the old contents of a view by the new ones in a transition, with the block's duration and
  /// curve. `cache` has no effect: both contents are still images in any case.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard areAnimationsEnabled, view.window != nil, let kind = transition.options.transition else { return }
    AnimationBlock.open.last?.begin(kind, of: view)
  }
  /// Sets the curve, slow at both ends by default.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    AnimationBlock.change { $0.curve = curve }
  }
  /// Sets the repeat count; also inside `animate(withDuration:)`.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.change { $0.repeatCount = repeatCount }
    ViewAnimation.current?.repeatCount = repeatCount
  }
  /// Sets whether the animations reverse; also inside `animate(withDuration:)`.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.change { $0.autoreverses = repeatAutoreverses }
    ViewAnimation.current?.autoreverses = repeatAutoreverses
  }
  /// Sets whether properties that are being animated start from their presented values. `false` does not undo
  /// it.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationBlock.change { block in
      if fromCurrentState { block.options.insert(.beginFromCurrentState) }
    }
  }
}

extension UIView {
  /// The transitions of a view's contents between a begin and a commit call.
  public enum AnimationTransition: Int, Sendable {
    /// Immediate, flipped about a vertical axis to the right or left, or as a page that curls up or down.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown

    fileprivate var options: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }
}

/// A block that was begun and not yet committed.
@MainActor private final class AnimationBlock {
  static var open: [AnimationBlock] = []

  let outer: ViewAnimation?
  let end = AnimationsEnd()
  var duration = 0.2
  var delay = 0.0
  /// The time until the start date, in seconds.
  var start = 0.0
  var curve = UIView.AnimationCurve.easeInOut
  var options: UIView.AnimationOptions = []
  var repeatCount: Float = 0
  var autoreverses = false
  private let id: String?
  private let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?, didStop: Selector?

  init(outer: ViewAnimation?, _ id: String?, _ context: UnsafeMutableRawPointer?) {
    (self.outer, self.id, self.context) = (outer, id, context)
  }

  /// The views whose contents are replaced in a transition.
  private var turning: [UIView] = []

  /// Captures the contents of a view, to be replaced by the new ones.
  func begin(_ kind: (CATransitionType, CATransitionSubtype?), of view: UIView) {
    let transition = CATransition()
    (transition.type, transition.subtype) = kind
    transition.duration = duration
    transition.blockEnd = end
    view.layer.add(transition, forKey: kCATransition)
    turning.append(view)
  }

  /// Applies the final timing of the block to its transitions.
  func timeTransitions() {
    for view in turning {
      view.layer.changeTransition { [self] transition in
        transition.duration = duration
        transition.timingFunction = curve.timingFunction
        guard start + delay > 0 else { return }
        transition.beginTime += start + delay
        transition.fillMode = .backwards
      }
    }
  }

  /// Notifies the delegate that the animations begin, and later that they have ended.
  func tellDelegate() {
    guard let delegate else { return }
    let (id, context) = (id as Any?, context as Any?)
    if let willStart {
      _ = ActionDispatch.send(
        willStart, to: delegate, sender: SelectorArguments(values: [id, context]), event: nil)
    }
    guard let didStop else { return }
    end.report = { isAtEnd in
      let values = [id, NSNumber(value: isAtEnd), context]
      _ = ActionDispatch.send(didStop, to: delegate, sender: SelectorArguments(values: values), event: nil)
    }
  }

  /// Changes the innermost block; does nothing if there is none.
  static func change(_ body: (AnimationBlock) -> Void) {
    guard let block = open.last else { return }
    body(block)
    block.apply()
  }

  func apply() {
    // The block has its own timing, but inside an animator it is a part of the timeline.
    let own = ViewAnimation(
      duration: duration, delay: start + delay, pace: .curve(curve.timingFunction),
      options: options.union(.overrideInheritedOptions))
    let animation = outer.map { own.nested(in: $0) } ?? own
    (animation.repeatCount, animation.autoreverses) = (repeatCount, autoreverses)
    animation.end = end
    // Changes made so far are animated with the settings made so far.
    ViewAnimation.current?.layOutArranged()
    ViewAnimation.current = animation
  }
}
