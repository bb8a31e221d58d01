// long file: the open members must stand in the class body
internal import CoreGraphics
public import Foundation
internal import QuartzCore
internal import RenderTree

/// An object that animates the changes that blocks make, and can be paused, scrubbed, reversed and continued.
///
/// All times are the frame clock's. A running animator retains itself.
open class UIViewPropertyAnimator: NSObject, @MainActor UIViewImplicitlyAnimating {
  private var blocks: [(block: () -> Void, delay: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var tracks: [AnimatorTrack] = []
  private var segment: AnimatorSegment
  /// The track of the whole timeline, which determines the animator's progress.
  private var course: TrackTiming
  private var whole: (pace: ViewAnimation.Pace, duration: TimeInterval)
  private var current = UIViewAnimatingState.inactive
  private var turned = false
  /// A Boolean value that indicates whether `pauseAnimation()` was called since it last ran.
  private var isHeld = false
  private var curve: any UITimingCurveProvider
  private lazy var step = FrameStep(of: self) { [weak self] in self?.advance(to: $0) }
  /// The running animators, which are retained.
  private static var running: Set<UIViewPropertyAnimator> = []

  /// Creates an animator with a duration in seconds; a spring with physical properties determines its own
  /// duration.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    curve = parameters
    whole = parameters.pace(duration: duration)
    segment = AnimatorSegment(duration: whole.duration, begin: 0)
    course = TrackTiming(start: 0, end: 1, pace: whole.pace, seconds: whole.duration)
    super.init()
  }
  /// Creates an animator without a duration.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }
  /// Creates an animator with a duration in seconds, and a named curve. It is not started.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a duration in seconds, and the inner points of a curve. It is not started.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with the duration in seconds in which a spring comes to rest; with a ratio of 1 it
  /// does not oscillate. It is not started.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it. Of the options only the curve is used.
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

  /// An animator activated only by its `fractionComplete` is reported without a trap: it has shown a state,
  /// as in tests, and nothing waits for it.
  deinit {
    guard current != .inactive else { return }
    let message = """
      UIViewPropertyAnimator: It is an error to release a paused or stopped property animator. Property \
      animators must either finish animating or be explicitly stopped and finished before they can be \
      released.
      """
    let wasOnlyScrubbed = isHeld ? false : current == .active
    raiseUnless(wasOnlyScrubbed, message)
    warnOnce(message)
  }

  // MARK: - State

  /// The state, which is `inactive` again after the end, so that the animator can be reused.
  open var state: UIViewAnimatingState { current }
  /// A Boolean value that indicates whether the animator runs: `false` while paused, `true` during the delay.
  open var isRunning: Bool { segment.direction != 0 }
  /// A Boolean value that indicates whether the animator runs, or would run, towards the beginning.
  open var isReversed: Bool {
    get { turned }
    set { turn(newValue) }
  }
  /// The fraction of the animation that is complete towards the current end, 0…1, so that it jumps when
  /// `isReversed` is set. Setting it pauses. Linear in the changes if `scrubsLinearly` is `true`, otherwise
  /// in time.
  open var fractionComplete: CGFloat {
    get {
      let now = CACurrentMediaTime()
      if current == .inactive { return 0 }
      return towardsItsEnd(
        scrubsLinearly ? course.progress(at: segment.part(at: now), in: segment) : segment.position(at: now))
    }
    set { scrub(to: newValue) }
  }
  /// The duration in seconds; for a spring with physical properties its settling time.
  open var duration: TimeInterval { whole.duration }
  /// The delay of the last start, in seconds; 0 before.
  open private(set) var delay: TimeInterval = 0
  /// The timing parameters; never nil.
  open var timingParameters: (any UITimingCurveProvider)? { curve }
  /// A Boolean value that determines whether views receive touches while they are animated.
  open var isUserInteractionEnabled = true
  /// Returns whether a layer is animated whose view receives no touches meanwhile.
  static func silences(_ layer: CALayer) -> Bool {
    !running.isEmpty
      && running.contains { one in
        !one.isUserInteractionEnabled && one.tracks.contains { $0.layer === layer }
      }
  }
  /// Stored only. A Boolean value that determines whether the program hit-tests animated views itself. Views
  /// are hit at their final positions.
  open var isManualHitTestingEnabled = false {
    didSet { if isManualHitTestingEnabled { notYet("UIViewPropertyAnimator.isManualHitTestingEnabled") } }
  }
  /// A Boolean value that determines whether the animator can be paused, reversed and stopped; otherwise it
  /// runs to its end.
  open var isInterruptible = true
  private var goesOn: Bool { isRunning && !isInterruptible }
  /// A Boolean value that determines whether `fractionComplete` is a fraction of the changes rather than of
  /// the time.
  open var scrubsLinearly = true
  /// A Boolean value that determines whether the animator stays active and paused at its end, until it is
  /// stopped.
  open var pausesOnCompletion = false

  // MARK: - Adding animations

  /// Adds changes that begin at the presented values, and end with all others. The block runs when the
  /// animator becomes active, or immediately if it is.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  /// Adds changes that begin when `delayFactor`, 0…1, of the remaining time has passed, and end with all
  /// others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = min(max(delayFactor, 0), 1)
    guard current == .active else { return blocks.append((animation, delay)) }
    run(animation, delay: delay)
  }
  /// Adds a handler that is called at the end, in the order of addition; not if the animator is stopped
  /// without finishing.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: - Running

  /// Starts, or resumes, without a delay.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Starts, or resumes, after a delay in seconds; does nothing while running, traps if stopped.
  open func startAnimation(afterDelay delay: TimeInterval) {
    raiseUnless(current != .stopped, "startAnimation(): a stopped animator has to be finished first")
    guard !isRunning else { return }
    let now = CACurrentMediaTime()
    if current == .inactive {
      self.delay = delay
      activate()
    }
    guard current == .active else { return }
    resume(at: now + delay)
    go()
  }

  /// Pauses. An animator that has not started becomes active at its beginning. Traps if stopped.
  open func pauseAnimation() {
    raiseUnless(current != .stopped, "pauseAnimation(): the animator is stopped")
    guard !goesOn else { return }
    if current == .inactive { activate() }
    segment = segment.halted(at: CACurrentMediaTime())
    halt()
    isHeld = true
    show()
  }

  /// Resumes from the current position. A factor of 0 keeps the remaining time, others are fractions of
  /// `duration`.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    raiseUnless(current == .active, "continueAnimation: the animator is not active")
    let now = CACurrentMediaTime()
    if parameters == nil, durationFactor == 0 {
      resume(at: now)
    } else {
      let time = durationFactor > 0 ? durationFactor * whole.duration : timeLeft(at: now)
      let timing =
        parameters?.pace(duration: time)
        ?? (pace: whole.pace.fitted(to: time, from: whole.duration), duration: time)
      setOut(at: now, pace: timing.pace, duration: timing.duration)
    }
    go()
  }

  /// Stops at the current position. `withoutFinishing` makes the animator inactive with the views as
  /// presented, and calls no completion handler; otherwise it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard current == .active, !goesOn else { return }
    segment = segment.halted(at: CACurrentMediaTime())
    halt()
    current = .stopped
    settle(at: .current)
    if withoutFinishing { end(at: .current, tells: false) }
  }

  /// Finishes the animation at a position. Traps if it is not stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    raiseUnless(current == .stopped, "finishAnimation(at:): the animator is not stopped")
    end(at: finalPosition, tells: true)
  }

  // MARK: - State transitions

  private func activate() {
    current = .active
    segment = AnimatorSegment(duration: whole.duration, begin: CACurrentMediaTime())
    course.base = 0
    for one in Swift.exchange(&blocks, with: []) { run(one.block, delay: one.delay) }
  }

  /// Runs a block whose changes begin after a fraction of the remaining time.
  private func run(_ block: () -> Void, delay: Double) {
    let now = segment.position(at: CACurrentMediaTime())
    let part = AnimatorPart(animator: self, start: now + (1 - now) * delay, end: 1)
    ViewAnimation.run(
      ViewAnimation(
        duration: part.seconds, pace: whole.pace.fitted(to: part.seconds, from: whole.duration),
        timeline: part), block)
  }

  /// Records a change of a property by a block.
  func record(_ new: AnimatorTrack) {
    var track = new
    let index = tracks.lastIndex { $0.layer === new.layer && $0.property == new.property }
    if let index, let merged = new.merged(with: tracks[index]) {
      var earlier = tracks.remove(at: index)
      _ = earlier.remove(finished: true)
      track = merged
    }
    // Added while the animator runs backwards: it is yet to come.
    if segment.origin > track.timing.start {
      track.timing.base = track.timing.straightProgress(at: segment.origin)
    }
    guard track.show(in: segment) else { return }
    tracks.append(track)
    if let view = track.layer.delegate as? UIView { new.block?.hold?.take(view) }
  }

  /// Converts a fraction of the timeline to one in the current direction, and back.
  private func towardsItsEnd(_ part: CGFloat) -> CGFloat { turned ? 1 - part : part }
  /// The end of the timeline that the animator runs towards.
  private var goal: Double { turned ? 0 : 1 }

  private func turn(_ reversed: Bool) {
    guard reversed != turned, !goesOn else { return }
    turned = reversed
    guard isRunning else { return }
    resume(at: CACurrentMediaTime())
    go()
  }

  /// Returns the time to the end that the animator runs towards, in seconds, at its own speed.
  private func timeLeft(at time: Double) -> Double {
    abs(goal - segment.position(at: time)) * whole.duration
  }

  /// Resumes, along the segment if it leads to the current end.
  private func resume(at time: Double) {
    let standing = segment.halted(at: CACurrentMediaTime())
    guard !standing.isScrubbed, standing.isWhole || standing.target == goal else {
      let left = timeLeft(at: standing.begin)
      let pace = standing.isScrubbed ? nil : standing.pace?.fitted(to: left, from: standing.duration)
      return setOut(at: time, pace: pace, duration: left)
    }
    segment = standing
    (segment.begin, segment.direction) = (time, standing.target == goal ? 1 : -1)
  }

  /// Begins a segment from the current position to the end that the animator runs towards.
  private func setOut(at time: Double, pace: ViewAnimation.Pace?, duration: Double) {
    let standing = segment.halted(at: CACurrentMediaTime())
    rebase { $0.progress(at: standing.passed, in: standing) }
    segment = AnimatorSegment(
      origin: standing.position(at: standing.begin), target: goal, pace: pace, duration: duration,
      begin: time, direction: 1)
  }

  /// Sets the progress of all tracks at the start of the next segment.
  private func rebase(_ progress: (TrackTiming) -> Double) {
    course.base = progress(course)
    for index in tracks.indices { tracks[index].timing.base = progress(tracks[index].timing) }
  }

  private func scrub(to fraction: CGFloat) {
    raiseUnless(current != .stopped, "fractionComplete: the animator is stopped")
    guard !goesOn else { return }
    if current == .inactive { activate() }
    let now = CACurrentMediaTime(), position = Double(towardsItsEnd(min(max(fraction, 0), 1)))
    let standing = segment.halted(at: now)
    halt()
    if !scrubsLinearly {
      rebase { _ in 0 }
      segment = AnimatorSegment(duration: whole.duration, passed: position, begin: now)
    } else if !standing.isScrubbed {
      straighten(standing)
    }
    if scrubsLinearly { segment.scrub(to: position) }
    show()
  }

  /// Begins a segment in which all tracks move linearly to their ends from where they are.
  private func straighten(_ standing: AnimatorSegment) {
    func reached(_ timing: TrackTiming) -> Double { timing.progress(at: standing.passed, in: standing) }
    let position = min(max(reached(course), 0), 1)
    // If all tracks are on the linear path from the beginning, the segment is that path.
    let isStraight = tracks.allSatisfy {
      abs($0.timing.straightProgress(at: position) - reached($0.timing)) < 1e-9
    }
    rebase { isStraight ? 0 : reached($0) }
    if !isStraight { course.base = position }
    segment = AnimatorSegment(
      origin: isStraight ? 0 : position, pace: .straight, duration: whole.duration, begin: standing.begin,
      isScrubbed: true)
  }

  private func go() {
    Self.running.insert(self)
    isHeld = false
    step.start()
    show()
  }

  private func halt() {
    step.stop()
    segment.direction = 0
    Self.running.remove(self)
  }

  private func show() {
    for index in tracks.indices.reversed() {
      var track = tracks[index]
      if track.show(in: segment) { tracks[index] = track } else { tracks.remove(at: index) }
    }
  }

  private func advance(to time: Double) {
    guard let end = segment.end, time >= end - 1e-9 else { return }
    if pausesOnCompletion {
      segment = segment.halted(at: time)
      halt()
      return show()
    }
    self.end(at: segment.direction < 0 || segment.target == 0 ? .start : .end, tells: true)
  }

  /// Sets the layers' final values and calls the completion handlers.
  private func end(at position: UIViewAnimatingPosition, tells: Bool) {
    settle(at: position)
    halt()
    tracks.removeAll()
    let told = Swift.exchange(&completions, with: [])
    (current, turned) = (.inactive, false)
    if tells { for completion in told { completion(position) } }
  }

  /// Removes the animations and sets the layers' values for a position. At the end they have their values, or
  /// those that the program has set since, unless they were stopped before.
  private func settle(at position: UIViewAnimatingPosition) {
    let segment = segment, part = segment.part(at: CACurrentMediaTime())
    var settled: [AnimatorTrack] = []
    ViewAnimation.run(nil) {
      // In reverse order, so that a value that was changed twice is the one before both changes.
      for var track in Swift.exchange(&tracks, with: []).reversed() {
        guard track.remove(finished: position == .end) else { continue }
        switch position {
        case .end: track.settle(at: 1)
        case .start: track.settle(at: 0)
        case .current: track.settle(at: track.timing.progress(at: part, in: segment))
        }
        settled.insert(track, at: 0)
      }
    }
    tracks = settled
  }
}

extension UITimingCurveProvider {
  /// Returns the pace in an animator with a duration, and the effective duration.
  fileprivate func pace(duration: TimeInterval) -> (pace: ViewAnimation.Pace, duration: TimeInterval) {
    if let spring = springTimingParameters {
      let timing = spring.curve(duration: duration)
      return (.spring(timing.spring), timing.duration)
    }
    let curve = cubicTimingParameters?.timingFunction ?? CAMediaTimingFunction(name: .easeInEaseOut)
    return (.curve(curve), max(duration, 0))
  }
}
