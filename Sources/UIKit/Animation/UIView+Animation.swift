internal import CoreGraphics
public import Foundation
internal import QuartzCore
internal import RenderTree

extension UIView {
  // MARK: - Blocks

  /// Animates the changes that `animations` makes to views; `completion` receives whether the animations ran
  /// to their end. It waits for these only, not for animations that are added to layers meanwhile, nor for
  /// those of nested blocks.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      ViewAnimation(
        duration: duration, delay: delay, pace: .curve(options.curve.timingFunction), options: options),
      animations,
      completion)
  }

  /// Animates with ease-in-out timing, without a delay; `completion` receives `false` if an animation was
  /// removed.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates with a spring that comes to rest in `duration`; with a damping ratio of 1 it does not
  /// oscillate.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    run(
      ViewAnimation(duration: duration, delay: delay, pace: .spring(spring), options: options), animations,
      completion)
  }

  /// Animates with a spring that oscillates once in `duration`, and comes to rest in its own time.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    run(
      ViewAnimation(duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options),
      animations,
      completion)
  }

  static func run(_ block: ViewAnimation, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    let animation = ViewAnimation.current.map { block.nested(in: $0) } ?? block
    guard animation.duration + animation.delay > 0, areAnimationsEnabled else {
      ViewAnimation.run(nil, changes)
      if let completion { inNextTurn { completion(true) } }
      return
    }
    let end = AnimationsEnd()
    animation.end = end
    if animation.options.contains(.allowUserInteraction) {
      end.report = completion
    } else {
      let hold = TouchHold()
      animation.hold = hold
      end.report = { isAtEnd in
        hold.end()
        completion?(isAtEnd)
      }
    }
    CATransaction.begin()
    ViewAnimation.run(animation, changes)
    animation.keyframes?.start(in: animation)
    CATransaction.commit()
    end.leave()
  }

  /// Runs the completion of changes that are not animated "at the beginning of the next run loop cycle"
  /// (Apple's reference, for a duration of 0; tests of Instructions with animations disabled): in the next
  /// frame, or before it if the main queue runs first.
  static func inNextTurn(_ body: @escaping @MainActor () -> Void) {
    let alarm = FrameSchedule.main.at(FrameClock.current.now.nextUp, body)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard alarm.isPending else { return }
        alarm.cancel()
        body()
      }
    }
  }

  // MARK: - Keyframes

  /// Animates along the keyframes that `animations` adds with `addKeyframe`. The whole is slow at both ends,
  /// unless the options contain the bits of another curve of `AnimationOptions`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue & (0x3FF | 3 << 16))
    run(
      ViewAnimation(
        duration: duration, delay: delay, pace: .curve(plain.curve.timingFunction), options: plain,
        keyframes: Keyframes(mode: options.calculationMode)), animations, completion)
  }

  /// Animates `animations` in a part of the duration of an enclosing `animateKeyframes`, given as fractions.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = ViewAnimation.current, let keyframes = block.keyframes else { return animations() }
    block.layOutArranged()
    let outer = keyframes.window
    let start = min(max(frameStartTime, 0), 1)
    keyframes.window = (start, min(start + max(frameDuration, 0), 1))
    animations()
    block.layOutArranged()
    keyframes.window = outer
  }

  // MARK: - Repeating

  /// Repeats the changes that `animations` makes in an animation block `count` times, and reverses them each
  /// time if `autoreverses` is `true`.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = ViewAnimation.current else { return animations() }
    outer.layOutArranged()
    let (repeats, returns) = (outer.repeatCount, outer.autoreverses)
    (outer.repeatCount, outer.autoreverses) = (Float(count), autoreverses)
    animations()
    outer.layOutArranged()
    (outer.repeatCount, outer.autoreverses) = (repeats, returns)
  }

  // MARK: - Disabling animations

  /// Makes changes without animating them, even in an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(wereEnabled) }
    ViewAnimation.run(nil, actionsWithoutAnimation)
  }

  /// Enables or disables animation blocks for the whole program; running animations continue. Enabled by
  /// default.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAreEnabled = enabled
    CALayer.viewsAreAnimated = ViewAnimation.current != nil && enabled
  }

  /// A Boolean value that indicates whether changes in animation blocks are animated.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }
  private static var animationsAreEnabled = true

  /// The duration of the current animation block, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}

extension UIView {
  /// A Boolean value that indicates whether the view's class overrides the actions for changes of its layer.
  @usableFromInline package var choosesActions: Bool { Self.actionMethods.areOverridden(in: self) }

  private static let actionMethods = ClassMethods(
    of: UIView.self, overriddenIn: [ActionOverride.self], beside: NoOverride.self)
}

private final class ActionOverride: UIView {
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

private final class NoOverride: UIView {}
