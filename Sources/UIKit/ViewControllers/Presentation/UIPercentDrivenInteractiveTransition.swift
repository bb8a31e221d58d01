internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Moves a transition by something else than time, such as a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Takes the transition over; it ends when the context is told so.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest goes by once the user lets go; 1 is the animator's own pace.
  var completionSpeed: CGFloat { get }
  /// By which curve the rest goes once the user lets go.
  var completionCurve: UIView.AnimationCurve { get }
  /// False leaves the transition to time.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1 by default.
  public var completionSpeed: CGFloat { 1 }
  /// `easeInOut` by default.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True by default.
  public var wantsInteractiveStart: Bool { true }
}

/// Moves the animations of a transition's animator back and forth: the layer of the container stands still,
/// at a time that `update(_:)` sets.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: TransitionContext?
  private var percent: CGFloat = 0
  /// The container's own time at which the transition began, in seconds.
  private var start = 0.0
  private var alarm: FrameSchedule.Alarm?

  public override init() { super.init() }

  /// How long the transition takes by itself, in seconds; 0 while there is none.
  open var duration: CGFloat { context.map { CGFloat($0.duration) } ?? 0 }
  /// How far the transition is, 0…1.
  open var percentComplete: CGFloat { percent }
  /// How fast the rest goes by after `finish()` or `cancel()`; 1 is the animator's own pace.
  open var completionSpeed: CGFloat = 1
  /// How the rest goes by: at an even pace, whatever is set, but for animators that may be taken hold of.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The same with a curve of the program's.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False leaves the beginning to time.
  open var wantsInteractiveStart = true

  /// The transition's animator, where it may be taken hold of: it is moved in place of the container's time.
  private var animator: (any UIViewImplicitlyAnimating)? { context?.interruptible }

  /// A transition begins, by time.
  final func follow(_ context: TransitionContext) {
    self.context = context
    percent = 0
    start = context.containerView.layer.now
    context.whenOver { [weak self] in self?.release() }
  }

  /// Begins the animator's animation and holds it at its start, for `update(_:)` to move; called by the
  /// system.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    follow(context)
    context.startAnimator()
    if let animator { animator.pauseAnimation() } else { hold() }
  }
  /// Makes a transition that goes on by itself follow `update(_:)` again.
  open func pause() {
    guard let context, !context.isOver, alarm == nil else { return }
    context.interactionBegins()
    if let animator {
      animator.pauseAnimation()
      animator.isReversed = false
      return percent = animator.fractionComplete
    }
    let old = start
    percent = min(1, max(0, (context.containerView.layer.now - start) / max(context.duration, 1e-9)))
    hold()
    start = old
    update(percent)
  }
  /// Shows the transition at a part of its way, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, alarm == nil else { return }
    percent = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(percent)
    if let animator { return animator.fractionComplete = percent }
    // At its very end an animation would be over.
    context.containerView.layer.timeOffset = start + Double(min(percent, 0.9999)) * context.duration
  }
  /// Lets the rest go by.
  open func finish() {
    guard let context, context.isInteractive, alarm == nil else { return }
    context.interactionEnds(cancelled: false)
    if let animator { return goOn(animator, reversed: false) }
    goEvenly()
    let layer = context.containerView.layer, shown = layer.timeOffset
    layer.beginTime = layer.parentNow
    layer.timeOffset = shown
    layer.speed = Float(max(completionSpeed, 1e-3))
    context.whenOver { [weak self] in self?.release() }
  }
  /// Goes back to the beginning.
  open func cancel() {
    guard let context, context.isInteractive, alarm == nil else { return }
    context.interactionEnds(cancelled: true)
    if let animator { return goOn(animator, reversed: true) }
    goEvenly()
    let layer = context.containerView.layer, shown = layer.timeOffset
    let speed = max(completionSpeed, 1e-3)
    layer.beginTime = layer.parentNow
    layer.timeOffset = shown
    layer.speed = -Float(speed)
    alarm = FrameSchedule.main.after((shown - start) / Double(speed)) { [self] in
      alarm = nil
      context.whenOver { [weak self] in self?.release() }
      // The animator hears that its animations have not come to their end.
      release()
      layer.stopAnimationsBelow()
    }
  }

  private func goEvenly() {
    guard completionCurve != .easeInOut || timingCurve != nil else { return }
    notYet("UIPercentDrivenInteractiveTransition.completionCurve without an interruptible animator")
  }

  /// The rest of the way, or the way back, in the part of the animator's time that it takes at
  /// `completionSpeed`.
  private func goOn(_ animator: any UIViewImplicitlyAnimating, reversed: Bool) {
    animator.isReversed = reversed
    let left = reversed ? percent : 1 - percent
    animator.continueAnimation(
      withTimingParameters: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
      durationFactor: max(left, 1e-3) / max(completionSpeed, 1e-3))
    context?.whenOver { [weak self] in self?.context = nil }
  }

  private func hold() {
    guard let layer = context?.containerView.layer else { return }
    start = layer.now
    layer.beginTime = 0
    layer.timeOffset = start
    layer.speed = 0
  }

  /// The container's time is its superview's again.
  private func release() {
    guard let layer = context?.containerView.layer else { return }
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    if alarm == nil, context?.isOver ?? true { context = nil }
  }
}

extension CALayer {
  /// The layer's own time now, and that of the layer above it, in seconds.
  fileprivate final var now: Double { convertTime(CACurrentMediaTime(), from: nil) }
  fileprivate final var parentNow: Double {
    superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
  }

  /// Ends the animations of the layer and of all in it.
  fileprivate final func stopAnimationsBelow() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.stopAnimationsBelow() }
  }
}
