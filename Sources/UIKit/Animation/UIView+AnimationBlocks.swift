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

/// A block that was begun and not yet committed.
@MainActor private final class AnimationBlock {
  static var open: [AnimationBlock] = []

  let outer: ViewAnimation?
  let end = AnimationsEnd()
  var duration = 0.2
  var delay = 0.0
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
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: .curve(curve.timingFunction), options: options)
    (animation.repeatCount, animation.autoreverses) = (repeatCount, autoreverses)
    animation.end = end
    // What was changed until now moves as it was said until now.
    ViewAnimation.current?.layOutArranged()
    ViewAnimation.current = animation
  }
}
