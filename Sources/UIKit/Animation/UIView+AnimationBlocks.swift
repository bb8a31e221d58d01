public import Foundation
internal import QuartzCore

/// Animations between a begin and a commit, as they were written before blocks.
extension UIView {
  /// Animates the changes of views until `commitAnimations()`: 0.2 s, slow at both ends, unless told
  /// otherwise (`documented_facts.json`, "view.beginAnimations").
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let block = AnimationBlock(outer: ViewAnimation.current, animationID, context)
    AnimationBlock.open.append(block)
    CATransaction.begin()
    block.apply()
  }

  /// Ends the innermost block; without one it does nothing.
  public class func commitAnimations() {
    guard let block = AnimationBlock.open.popLast() else { return }
    ViewAnimation.current?.layOutArranged()
    ViewAnimation.current = block.outer
    block.timeTransitions()
    block.tellDelegate()
    CATransaction.commit()
    block.end.leave()
  }

  /// Who is told of the block's animations by the methods that are named; the block keeps it until they end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationBlock.open.last?.delegate = delegate.map { $0 as AnyObject }
  }
  /// A method such as `animationWillStart(_:context:)`, called when the block is committed.
  public class func setAnimationWillStart(_ selector: Selector?) {
    AnimationBlock.open.last?.willStart = selector
  }
  /// A method such as `animationDidStop(_:finished:context:)`, called when all of them have ended.
  public class func setAnimationDidStop(_ selector: Selector?) {
    AnimationBlock.open.last?.didStop = selector
  }

  /// Seconds, 0.2 unless set. These count for the innermost open block; outside of one they do nothing.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.change { $0.duration = duration }
  }
  /// Seconds before it begins.
  public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.change { $0.delay = delay } }
  /// Begins the animations at a date, as far as that is to come; the delay counts from there.
  public class func setAnimationStart(_ startDate: Date) {
    AnimationBlock.change { $0.start = max(0, startDate.timeIntervalSinceNow) }
  }
  /// Lets the old picture of a view give way to the new one, with the block's duration and curve. `cache` has
  /// no effect: both pictures stand still in any case.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard areAnimationsEnabled, view.window != nil, let kind = transition.options.transition else { return }
    AnimationBlock.open.last?.begin(kind, of: view)
  }
  /// Slow at both ends unless set.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    AnimationBlock.change { $0.curve = curve }
  }
  /// How often it runs through; inside `animate(withDuration:)` too.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.change { $0.repeatCount = repeatCount }
    ViewAnimation.current?.repeatCount = repeatCount
  }
  /// Inside `animate(withDuration:)` too.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.change { $0.autoreverses = repeatAutoreverses }
    ViewAnimation.current?.autoreverses = repeatAutoreverses
  }
  /// Whether properties that are on their way set out from where they are shown. False does not take it
  /// back.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationBlock.change { block in
      if fromCurrentState { block.options.insert(.beginFromCurrentState) }
    }
  }
}

extension UIView {
  /// How the picture of a view gives way to another between a begin and a commit.
  public enum AnimationTransition: Int, Sendable {
    /// At once, turned about a vertical axis to the right or left, or as a page that curls up or down.
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
  /// The seconds until the date at which it starts.
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

  /// The views whose pictures give way to others.
  private var turning: [UIView] = []

  /// Keeps the picture of a view as it is, to be exchanged for the new one.
  func begin(_ kind: (CATransitionType, CATransitionSubtype?), of view: UIView) {
    let transition = CATransition()
    (transition.type, transition.subtype) = kind
    transition.duration = duration
    transition.blockEnd = end
    view.layer.add(transition, forKey: kCATransition)
    turning.append(view)
  }

  /// Gives the transitions the times that the block has in the end.
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

  /// Tells the delegate that the animations begin, and later that they have ended.
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

  /// Changes the innermost block; without one it does nothing.
  static func change(_ body: (AnimationBlock) -> Void) {
    guard let block = open.last else { return }
    body(block)
    block.apply()
  }

  func apply() {
    // The block has its own time and pace, but inside an animator it is a part of its timeline.
    let own = ViewAnimation(
      duration: duration, delay: start + delay, pace: .curve(curve.timingFunction),
      options: options.union(.overrideInheritedOptions))
    let animation = outer.map { own.nested(in: $0) } ?? own
    (animation.repeatCount, animation.autoreverses) = (repeatCount, autoreverses)
    animation.end = end
    // What was changed until now moves as it was said until now.
    ViewAnimation.current?.layOutArranged()
    ViewAnimation.current = animation
  }
}
