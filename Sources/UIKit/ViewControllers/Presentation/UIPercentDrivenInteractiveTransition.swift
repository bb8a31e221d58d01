internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Moves a transition by something else than time, such as a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Takes the transition over; it ends when the context is told so.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
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

/// Moves the animations of a transition's animator back and forth: the layer of the container stands still, at a time that `update(_:)` sets.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
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
  /// How the rest goes by: at an even pace, whatever is set.
  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet { if completionCurve != oldValue { notYet("UIPercentDrivenInteractiveTransition.completionCurve") } }
  }
  /// The same with a curve of the program's.
  open var timingCurve: (any UITimingCurveProvider)? {
    didSet { if timingCurve != nil { notYet("UIPercentDrivenInteractiveTransition.timingCurve") } }
  }
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percent = 0
    hold()
    context.startAnimator()
  }
  /// Makes a transition that goes on by itself follow `update(_:)` again.
  open func pause() {
    guard let context, alarm == nil else { return }
    percent = min(1, max(0, (context.containerView.layer.now - start) / max(context.duration, 1e-9)))
    let old = start
    hold()
    start = old
    update(percent)
  }
  /// Shows the transition at a part of its way, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, alarm == nil else { return }
    percent = min(max(percentComplete, 0), 1)
    // At its very end an animation would be over.
    context.containerView.layer.timeOffset = start + Double(min(percent, 0.9999)) * context.duration
  }
  /// Lets the rest go by.
  open func finish() {
    guard let context, context.isInteractive, alarm == nil else { return }
    context.interactionEnds(cancelled: false)
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
  fileprivate final var parentNow: Double { superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime() }

  /// Ends the animations of the layer and of all in it.
  fileprivate final func stopAnimationsBelow() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.stopAnimationsBelow() }
  }
}
