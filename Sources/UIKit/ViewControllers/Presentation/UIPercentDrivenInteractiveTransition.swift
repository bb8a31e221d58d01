internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// An object that drives a transition interactively, for example by a touch.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts driving the transition, which ends when the context is notified.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining transition after the interaction; 1 is the animator's own speed.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the remaining transition after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that determines whether the transition starts interactively. If `false`, it runs by
  /// time.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// A Boolean value that indicates whether the transition begins interactively. Returns `true` by default.
  public var wantsInteractiveStart: Bool { true }
}

/// An object that drives the animations of a transition's animator back and forth. The container's layer is
/// paused at a time that ``update(_:)`` sets.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: TransitionContext?
  private var percent: CGFloat = 0
  /// The container's local time at which the transition began, in seconds.
  private var start = 0.0
  private var alarm: FrameSchedule.Alarm?

  public override init() { super.init() }

  /// The duration of the whole transition, in seconds; 0 if there is none.
  open var duration: CGFloat { context.map { CGFloat($0.duration) } ?? 0 }
  /// The completed fraction of the transition, 0…1.
  open var percentComplete: CGFloat { percent }
  /// The speed of the remaining transition after ``finish()`` or ``cancel()``; 1 is the animator's own speed.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the remaining transition.
  ///
  /// - Note: It only affects interruptible animators; otherwise the rest is linear.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// A custom timing curve of the remaining transition, likewise.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that determines whether the transition starts interactively. If `false`, it starts by
  /// time.
  open var wantsInteractiveStart = true

  /// The transition's interruptible animator, if any, which is driven in place of the container's time.
  private var animator: (any UIViewImplicitlyAnimating)? { context?.interruptible }

  /// Called when a transition begins by time.
  final func follow(_ context: TransitionContext) {
    self.context = context
    percent = 0
    start = context.containerView.layer.now
    context.whenOver { [weak self] in self?.release() }
  }

  /// Starts the animator's animation and pauses it at its start, to be driven by ``update(_:)``. Called by
  /// the system.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    follow(context)
    context.startAnimator()
    if let animator { animator.pauseAnimation() } else { hold() }
  }
  /// Makes a running transition interactive again.
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
  /// Shows the transition at a fraction, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, alarm == nil else { return }
    percent = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(percent)
    if let animator { return animator.fractionComplete = percent }
    // At its very end an animation would be removed.
    context.containerView.layer.timeOffset = start + Double(min(percent, 0.9999)) * context.duration
  }
  /// Completes the transition.
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
  /// Returns the transition to its start.
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
      // The animator is notified that its animations did not finish.
      release()
      layer.stopAnimationsBelow()
    }
  }

  private func goEvenly() {
    guard completionCurve != .easeInOut || timingCurve != nil else { return }
    notYet("UIPercentDrivenInteractiveTransition.completionCurve without an interruptible animator")
  }

  /// Continues to the end or back to the start, in the remaining part of the animator's duration at
  /// ``completionSpeed``.
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

  /// Resets the container's time to that of its superview.
  private func release() {
    guard let layer = context?.containerView.layer else { return }
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    if alarm == nil, context?.isOver ?? true { context = nil }
  }
}

extension CALayer {
  /// The current local time of the layer, and of its superlayer, in seconds.
  fileprivate final var now: Double { convertTime(CACurrentMediaTime(), from: nil) }
  fileprivate final var parentNow: Double {
    superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
  }

  /// Removes the animations of the layer and all its descendants.
  fileprivate final func stopAnimationsBelow() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.stopAnimationsBelow() }
  }
}
