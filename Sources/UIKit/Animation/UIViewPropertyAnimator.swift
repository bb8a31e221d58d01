internal import CoreGraphics
public import Foundation
internal import QuartzCore
internal import RenderTree

/// Animates the changes that blocks make, and can be paused, scrubbed, reversed and continued on the way.
///
/// All times are the frame clock's. An animator that runs keeps itself alive.
open class UIViewPropertyAnimator: NSObject, @MainActor UIViewImplicitlyAnimating {
  private var blocks: [(block: () -> Void, delay: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [AnimatorChange] = []
  private var segment: AnimatorSegment
  private var whole: (pace: ViewAnimation.Pace, duration: TimeInterval)
  private var current = UIViewAnimatingState.inactive
  private var turned = false
  private var curve: any UITimingCurveProvider
  /// The part of a segment that passes before what is added now begins.
  private var addedDelay = 0.0
  private lazy var step = FrameStep(of: self) { [weak self] in self?.advance(to: $0) }
  /// Those that run, and so are not let go of.
  private static var running: Set<UIViewPropertyAnimator> = []

  /// Seconds; a spring with its own physics takes its own time.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    curve = parameters
    whole = parameters.pace(duration: duration)
    segment = AnimatorSegment(pace: whole.pace, duration: whole.duration, begin: 0)
    super.init()
  }
  /// An animator of no duration.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }
  /// Seconds, and a named pace. It does not start by itself.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Seconds, and a pace by the inner points of a curve. It does not start by itself.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// Seconds in which a spring comes to rest; a ratio of 1 does not swing. It does not start by itself.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it. Of the options only the curve counts.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    precondition(
      current == .inactive,
      """
      UIViewPropertyAnimator: It is an error to release a paused or stopped property animator. Property \
      animators must either finish animating or be explicitly stopped and finished before they can be \
      released.
      """)
  }

  // MARK: - State

  /// `inactive` again after its end, so that it can be used anew.
  open var state: UIViewAnimatingState { current }
  /// False while it waits paused; true during the delay.
  open var isRunning: Bool { segment.direction != 0 }
  /// Whether it runs, or would run, towards the beginning.
  open var isReversed: Bool {
    get { turned }
    set { turn(newValue) }
  }
  /// How far it has come towards the end that it runs to, 0…1, so
  /// that it jumps where `isReversed` is set; setting it pauses.
  /// Straight in the changes where `scrubsLinearly`, else in time.
  open var fractionComplete: CGFloat {
    get {
      let now = CACurrentMediaTime()
      if current == .inactive { return 0 }
      return towardsItsEnd(scrubsLinearly ? segment.progress(at: now) : segment.part(at: now))
    }
    set { scrub(to: newValue) }
  }
  /// Seconds; of a spring with its own physics the time it takes to settle.
  open var duration: TimeInterval { whole.duration }
  /// Seconds, of the last start; 0 before.
  open private(set) var delay: TimeInterval = 0
  /// What it was made with; never nil.
  open var timingParameters: (any UITimingCurveProvider)? { curve }
  /// Whether views take touches while they move.
  open var isUserInteractionEnabled = true
  /// Whether a layer moves whose view takes no touches meanwhile.
  static func silences(_ layer: CALayer) -> Bool {
    !running.isEmpty
      && running.contains { one in
        !one.isUserInteractionEnabled && one.changes.contains { $0.layer === layer }
      }
  }
  /// Whether the program finds what is touched of views that move. They are found where they will be.
  open var isManualHitTestingEnabled = false {
    didSet { if isManualHitTestingEnabled { notYet("UIViewPropertyAnimator.isManualHitTestingEnabled") } }
  }
  /// Whether it may be paused, turned and stopped on the way; else it goes on to its end.
  open var isInterruptible = true
  private var goesOn: Bool { isRunning && !isInterruptible }
  /// Whether `fractionComplete` is a share of the way, else of the time.
  open var scrubsLinearly = true
  /// Whether it stays at its end, active and paused, until it is stopped.
  open var pausesOnCompletion = false

  // MARK: - What is animated

  /// Before the start kept until then, afterwards run at once.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  /// Adds changes that begin when `delayFactor`, 0…1, of the
  /// remaining time has passed, and end with all others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = min(max(delayFactor, 0), 1)
    guard current == .active else { return blocks.append((animation, delay)) }
    let part = segment.part(at: CACurrentMediaTime())
    run(animation, delay: part + (1 - part) * delay)
    show()
  }
  /// Called at the end, in the order of addition; not where it is stopped without finishing.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: - Running

  /// As `startAnimation(afterDelay:)` without a delay.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Seconds. Goes on where it was paused; does nothing while it runs, traps where it is stopped.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(current != .stopped, "startAnimation(): a stopped animator has to be finished first")
    guard !isRunning else { return }
    let now = CACurrentMediaTime()
    if current == .inactive {
      self.delay = delay
      activate()
    }
    guard current == .active else { return }
    segment = segment.halted(at: now)
    segment.begin = now + delay
    segment.direction = turned ? -1 : 1
    if !segment.isWhole {
      segment = rest(of: segment, from: now + delay, pace: segment.pace, duration: segment.duration)
    }
    go()
  }

  /// One that has not begun becomes active at its beginning. Traps where it is stopped.
  open func pauseAnimation() {
    precondition(current != .stopped, "pauseAnimation(): the animator is stopped")
    guard !goesOn else { return }
    if current == .inactive { activate() }
    segment = segment.halted(at: CACurrentMediaTime())
    halt()
    show()
  }

  /// Goes on from where it is. A factor of 0 keeps to the time that was left, others are parts of `duration`.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(current == .active, "continueAnimation: the animator is not active")
    let now = CACurrentMediaTime()
    let standing = segment.halted(at: now)
    let wantsOwnPace = parameters == nil && durationFactor == 0
    if wantsOwnPace, standing.isWhole, !isScrubbed {
      segment = standing
      segment.direction = turned ? -1 : 1
    } else {
      let progress = min(max(standing.progress(at: now), 0), 1)
      let left = (turned ? progress : 1 - progress) * whole.duration
      let time = durationFactor > 0 ? durationFactor * whole.duration : left
      let timing = parameters?.pace(duration: time) ?? (pace: whole.pace.over(time), duration: time)
      segment = rest(of: standing, from: now, pace: timing.pace, duration: timing.duration)
    }
    isScrubbed = false
    go()
  }

  /// Stops where it is. `withoutFinishing` makes it inactive with the views as they are shown now, and calls
  /// no completion; otherwise it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard current == .active, !goesOn else { return }
    segment = segment.halted(at: CACurrentMediaTime())
    halt()
    current = .stopped
    settle(at: .current)
    if withoutFinishing { end(at: .current, tells: false) }
  }

  /// Traps where it is not stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(current == .stopped, "finishAnimation(at:): the animator is not stopped")
    end(at: finalPosition, tells: true)
  }

  // MARK: - Work

  /// Whether the segment was made by setting `fractionComplete`.
  private var isScrubbed = false

  private func activate() {
    current = .active
    segment = AnimatorSegment(pace: whole.pace, duration: whole.duration, begin: CACurrentMediaTime())
    let waiting = blocks
    blocks = []
    for one in waiting { run(one.block, delay: one.delay) }
  }

  private func run(_ block: () -> Void, delay: Double) {
    addedDelay = delay
    ViewAnimation.run(ViewAnimation(duration: whole.duration, pace: whole.pace, animator: self), block)
  }

  /// A block has changed a property.
  func record(
    _ layer: CALayer, _ key: String, _ property: AnimatedProperty, from: AnimatableValue, to: AnimatableValue
  ) {
    if let index = changes.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      changes[index].to = to
      return
    }
    changes.append(
      AnimatorChange(
        layer: layer, key: key, property: property, original: from, from: from, to: to,
        delay: min(addedDelay, 0.999)))
  }

  /// A part of the way to the end as one of the way that it runs, and the other way round.
  private func towardsItsEnd(_ part: CGFloat) -> CGFloat { turned ? 1 - part : part }

  private func turn(_ reversed: Bool) {
    guard reversed != turned, !goesOn else { return }
    turned = reversed
    guard isRunning else { return }
    let now = CACurrentMediaTime()
    let standing = segment.halted(at: now)
    if standing.isWhole {
      segment = standing
      segment.direction = reversed ? -1 : 1
    } else {
      segment = rest(of: standing, from: now, pace: segment.pace, duration: segment.duration)
    }
    go()
  }

  /// The way from where a segment stands to the end that the animator runs towards.
  private func rest(
    of standing: AnimatorSegment, from time: Double, pace: ViewAnimation.Pace, duration: Double
  ) -> AnimatorSegment {
    var segment = AnimatorSegment(pace: pace, duration: duration, begin: time)
    segment.from = standing.progress(at: standing.begin)
    segment.to = turned ? 0 : 1
    segment.direction = 1
    return segment
  }

  private func scrub(to fraction: CGFloat) {
    precondition(current != .stopped, "fractionComplete: the animator is stopped")
    guard !goesOn else { return }
    if current == .inactive { activate() }
    halt()
    segment = AnimatorSegment(
      pace: scrubsLinearly ? .straight : whole.pace, duration: whole.duration,
      passed: towardsItsEnd(min(max(fraction, 0), 1)),
      begin: CACurrentMediaTime())
    isScrubbed = scrubsLinearly
    show()
  }

  private func go() {
    Self.running.insert(self)
    step.start()
    show()
  }

  private func halt() {
    step.stop()
    segment.direction = 0
    Self.running.remove(self)
  }

  private func show() { for change in changes { change.show(segment) } }

  private func advance(to time: Double) {
    guard let end = segment.end(), time >= end - 1e-9 else { return }
    if pausesOnCompletion {
      segment = segment.halted(at: time)
      halt()
      return show()
    }
    let isBack = segment.isWhole ? segment.direction < 0 : segment.to == 0
    self.end(at: isBack ? .start : .end, tells: true)
  }

  /// Gives the layers their last values and tells of the end.
  private func end(at position: UIViewAnimatingPosition, tells: Bool) {
    settle(at: position)
    halt()
    let ended = (
      changes: Swift.exchange(&changes, with: []), completions: Swift.exchange(&completions, with: [])
    )
    (current, turned, isScrubbed) = (.inactive, false, false)
    if tells { for completion in ended.completions { completion(position) } }
  }

  /// Takes the animations away and gives the layers the values of a position. At the end they have theirs,
  /// or what the program has given them since, unless they were stopped before.
  private func settle(at position: UIViewAnimatingPosition) {
    let progress = segment.progress(at: CACurrentMediaTime())
    ViewAnimation.run(nil) {
      for change in changes {
        change.layer.removeAnimation(forKey: change.key)
        switch position {
        case .end: if current == .stopped { change.layer.set(change.to, for: change.property) }
        case .start: change.layer.set(change.original, for: change.property)
        case .current:
          change.layer.set(change.from.interpolated(to: change.to, at: progress), for: change.property)
        }
      }
    }
  }
}

extension UITimingCurveProvider {
  /// The pace in an animator that was given a duration, and how long it really takes.
  fileprivate func pace(duration: TimeInterval) -> (pace: ViewAnimation.Pace, duration: TimeInterval) {
    if let spring = springTimingParameters {
      let timing = spring.curve(duration: duration)
      return (.spring(timing.spring), timing.duration)
    }
    let curve = cubicTimingParameters?.timingFunction ?? CAMediaTimingFunction(name: .easeInEaseOut)
    return (.curve(curve), max(duration, 0))
  }
}

extension ViewAnimation.Pace {
  /// The same pace in another time.
  fileprivate func over(_ duration: TimeInterval) -> ViewAnimation.Pace {
    guard case .spring(let spring) = self else { return self }
    return .spring(SpringCurve(duration: duration, dampingRatio: spring.dampingRatio, initialVelocity: 0))
  }
}
