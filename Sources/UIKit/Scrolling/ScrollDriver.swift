internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// Moves the content of a scroll view: with a finger, with the speed that a finger gave it, or in an
/// animation.
///
/// Velocities are those of the content offset: a finger that moves up has positive ones. Each step starts
/// from the offset that the scroll view has: what the app has changed since the last one, such as the
/// offset, the size of the content, insets or bounds, is found there (`followChanges()`), and the movement
/// goes on from it.
@MainActor final class ScrollDriver {
  enum Phase { case idle, dragging, decelerating, animating, zooming }

  private unowned let view: UIScrollView
  private(set) var phase = Phase.idle
  /// A Boolean value that indicates whether a finger rests on the content.
  private(set) var isTouched = false
  private lazy var step = FrameStep(of: view) { [weak self] in self?.move(at: $0) }

  /// The movement along one axis.
  private struct Track {
    /// The offset that a drag would show if nothing were elastic and the finger had not moved.
    var grip = 0.0
    /// A Boolean value that indicates whether the drag moves this axis.
    var isDragged = true
    var course = ScrollCourse.still(at: 0)
    /// The exact offset at the last step, and the offset on pixels that the view was given for it.
    var exact = 0.0, shown = 0.0
    var limits = ScrollLimits(range: 0...0, bounces: true, rate: 0)
  }
  private var x = Track(), y = Track()
  private var decidesAxis = false
  /// How far the finger has moved since the drag began.
  private var translation = CGPoint.zero
  /// The time of the last step.
  private var last = 0.0

  /// What runs when an animation is over, in place of the delegate's call.
  private var completion: (() -> Void)?
  /// The scale at each moment of an animated zoom.
  private var scale: ScrollCourse?
  /// Returns where an animation is to end by what is known of the content now; nil for an animation to an
  /// offset that was asked for. Returns nil if there is no such place any more.
  private var aim: (() -> CGPoint?)?

  init(_ view: UIScrollView) { self.view = view }

  // MARK: - Fingers

  /// A finger touches the content: what moves stands still.
  func touchDown() {
    isTouched = true
    stopDecelerating()
  }

  /// Ends a glide where the content is, and notifies the delegate.
  func stopDecelerating() {
    guard phase == .decelerating else { return }
    rest()
    view.delegate?.scrollViewDidEndDecelerating(view)
  }

  /// The finger has left without dragging. Content that was caught beyond its end returns.
  func touchUp() {
    isTouched = false
    if phase == .idle, view.nearestOffset(to: view.contentOffset) != view.contentOffset {
      release(velocity: .zero, tells: false)
    }
  }

  /// A finger starts to drag.
  func beginDragging() {
    rest()
    isTouched = true
    phase = .dragging
    translation = .zero
    (x.isDragged, y.isDragged) = (view.canDrag(.horizontal), view.canDrag(.vertical))
    decidesAxis = view.isDirectionalLockEnabled && x.isDragged && y.isDragged
    noteStart()
    takeHold()
    view.dragBegins()
    view.delegate?.scrollViewWillBeginDragging(view)
  }

  /// The finger has moved by `translation` points since the drag began.
  func drag(by translation: CGPoint) {
    guard phase == .dragging else { return }
    followChanges()
    self.translation = translation
    if decidesAxis, translation != .zero { decideAxis(translation) }
    var offset = CGPoint(x: x.exact, y: y.exact)
    if x.isDragged { offset.x = held(x.grip - translation.x, x, .horizontal) }
    if y.isDragged { offset.y = held(y.grip - translation.y, y, .vertical) }
    show(offset)
  }

  /// The finger leaves with a speed, in points a second of the content's offset.
  func endDragging(velocity: CGPoint) {
    // The delegate, asked for a target, may end the drag once more.
    guard phase == .dragging, isTouched else { return }
    isTouched = false
    release(
      velocity: CGPoint(x: x.isDragged ? velocity.x : 0, y: y.isDragged ? velocity.y : 0), tells: true)
  }

  /// A directional lock: what is more than twice as far along one axis moves along that axis alone.
  private func decideAxis(_ translation: CGPoint) {
    decidesAxis = false
    let (across, down) = (abs(translation.x), abs(translation.y))
    if across > 2 * down { y.isDragged = false } else if down > 2 * across { x.isDragged = false }
  }

  private func release(velocity: CGPoint, tells: Bool) {
    noteStart()
    x.course = thrown(x, velocity.x, .horizontal)
    y.course = thrown(y, velocity.y, .vertical)
    let snapped = view.snappedToRows(y.course.target)
    if snapped != y.course.target { chooseTarget(snapped, of: &y, velocity.y) }
    if tells {
      let proposed = CGPoint(x: x.course.target, y: y.course.target)
      let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
      var target = view.restingOffset(for: proposed, velocity: speed)
      view.delegate?.scrollViewWillEndDragging(view, withVelocity: speed, targetContentOffset: &target)
      // The delegate may have started an animation instead.
      guard phase == .dragging else {
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: false)
        return
      }
      if target.x != proposed.x { chooseTarget(target.x, of: &x, velocity.x) }
      if target.y != proposed.y { chooseTarget(target.y, of: &y, velocity.y) }
    }
    let goesOn = max(x.course.duration, y.course.duration) > 0
    phase = goesOn ? .decelerating : .idle
    if goesOn { step.start() }
    if tells { view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn) }
    guard goesOn, phase == .decelerating else { return view.scrollingEnds() }
    view.delegate?.scrollViewWillBeginDecelerating(view)
  }

  private func thrown(_ track: Track, _ velocity: CGFloat, _ axis: NSLayoutConstraint.Axis) -> ScrollCourse {
    let limits = track.limits
    if let page = limits.page, limits.range.contains(track.exact), view.canDrag(axis) {
      let target = Paging.target(of: track.exact, velocity: velocity, page: page, range: limits.range)
      return .thrown(from: track.exact, velocity: velocity, start: last, onTo: target)
    }
    return .thrown(
      from: track.exact, velocity: velocity, start: last, range: limits.range, rate: limits.rate,
      bounces: limits.bounces)
  }

  /// Has content that was released come to rest at a target, as near as its ends allow.
  private func chooseTarget(_ target: CGFloat, of track: inout Track, _ velocity: CGFloat) {
    track.course = .thrown(
      from: track.exact, velocity: velocity, start: last, onTo: track.limits.nearest(to: target))
  }

  // MARK: - Changes on the way

  /// Starts a movement from the offset that the view has.
  private func noteStart() {
    last = CACurrentMediaTime()
    (x.limits, y.limits) = view.scrollLimits
    let offset = view.contentOffset
    (x.exact, y.exact) = (offset.x, offset.y)
    (x.shown, y.shown) = (offset.x, offset.y)
  }

  /// Has the movement go on from where the app has put the content since the last step, within the ends
  /// that the content has now.
  private func followChanges() {
    guard phase != .idle, phase != .zooming else { return }
    let offset = view.contentOffset, limits = view.scrollLimits
    follow(&x, offset.x, limits.x, .horizontal)
    follow(&y, offset.y, limits.y, .vertical)
  }

  private func follow(
    _ track: inout Track, _ offset: CGFloat, _ limits: ScrollLimits, _ axis: NSLayoutConstraint.Axis
  ) {
    guard offset != track.shown || limits != track.limits else { return }
    let move = offset - track.shown, old = track.limits, course = track.course
    track.exact += move
    track.shown = offset
    track.limits = limits
    switch phase {
    case .dragging:
      let finger = axis == .horizontal ? translation.x : translation.y
      track.grip = pulled(track.exact, limits, axis) + finger
    case .decelerating: track.course = course.resumed(from: track.exact, at: last, within: limits)
    case .animating:
      // What an animation goes to moves along with the content; an offset that was asked for does not, but
      // does not lie beyond ends that the content did not have then.
      var target = aim == nil ? course.target : course.target + move
      if aim == nil, old.range.contains(target) { target = limits.nearest(to: target) }
      track.course = course.aimed(at: target, from: track.exact, at: last)
    case .idle, .zooming: break
    }
  }

  /// Moves the content without notifying the delegate, where what is seen lies elsewhere in the content
  /// now, as below rows that have become higher, while a finger, its speed or an animation to one of the
  /// rows moves it. Returns false if nothing of that does: offsets that the app has asked for are kept.
  @discardableResult func contentMoved(by way: CGPoint) -> Bool {
    switch phase {
    case .dragging, .decelerating: break
    case .animating where aim != nil: break
    case .idle, .animating, .zooming: return false
    }
    let origin = view.layer.bounds.origin
    view.layer.bounds.origin = CGPoint(x: origin.x + way.x, y: origin.y + way.y)
    return true
  }

  // MARK: - Elastic ends

  /// Has the finger hold the content where it is.
  private func takeHold() {
    x.grip = pulled(x.exact, x.limits, .horizontal) + translation.x
    y.grip = pulled(y.exact, y.limits, .vertical) + translation.y
  }

  /// Returns what is shown of a held offset.
  private func held(_ offset: CGFloat, _ track: Track, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let end = track.limits.end(before: offset) else { return offset }
    return view.bounces(along: axis) ? end + RubberBand.shown(offset - end, dimension: dimension(axis)) : end
  }

  /// Returns the held offset of what is shown.
  private func pulled(_ offset: CGFloat, _ limits: ScrollLimits, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let end = limits.end(before: offset) else { return offset }
    return end + RubberBand.pulled(offset - end, dimension: dimension(axis))
  }

  private func dimension(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? view.layer.bounds.width : view.layer.bounds.height
  }

  // MARK: - Animations

  /// The pace and the seconds of animated changes (`ios26/animation.json` notes them as its authors'
  /// choice, not as measured).
  static let animationDuration = 0.25

  /// Moves to an offset under the frame clock.
  func animate(to offset: CGPoint, completion: (() -> Void)? = nil) {
    rest()
    phase = .animating
    noteStart()
    self.completion = completion
    x.course = animation(from: x.exact, to: offset.x)
    y.course = animation(from: y.exact, to: offset.y)
    step.start()
  }

  private func animation(from origin: Double, to target: Double) -> ScrollCourse {
    .animation(
      from: origin, to: target, start: last, duration: Self.animationDuration, pace: .easeInEaseOut)
  }

  /// The animation that runs goes to something whose place may turn out to be another, such as a row.
  func follow(_ aim: @escaping () -> CGPoint?) {
    if phase == .animating { self.aim = aim }
  }

  /// The content has been laid out: what the animation goes to may lie elsewhere. What is seen does not
  /// jump.
  func takeAim() {
    guard phase == .animating, let offset = aim?() else { return }
    followChanges()
    x.course = x.course.aimed(at: offset.x, from: x.exact, at: last)
    y.course = y.course.aimed(at: offset.y, from: y.exact, at: last)
  }

  /// What came into sight with the last step may have moved what the animation goes to.
  private func comeToAim() {
    for _ in 0..<10 where aim != nil {
      view.layoutIfNeeded()
      guard let offset = aim?(), offset != view.contentOffset else { return }
      show(offset, exactly: true)
    }
  }

  /// Changes scale and offset together under the frame clock.
  func animateZoom(to scale: CGFloat, offset: CGPoint) {
    animate(to: offset)
    phase = .zooming
    self.scale = animation(from: view.zoomScale, to: scale)
  }

  /// Leaves the content where it is.
  func rest() {
    step.stop()
    phase = .idle
    scale = nil
    aim = nil
    completion = nil
  }

  private func move(at time: TimeInterval) {
    followChanges()
    last = time
    let isOver = time >= max(x.course.end, y.course.end, scale?.end ?? 0)
    let (ended, done) = (phase, completion)
    if let scale { view.applyZoom(scale.position(at: time), offset: nil) }
    show(CGPoint(x: x.course.position(at: time), y: y.course.position(at: time)), exactly: isOver)
    if isOver { comeToAim() }
    if scale != nil { view.delegate?.scrollViewDidZoom(view) }
    // The delegate may have stopped it, or started something else.
    guard isOver, phase == ended, step.isRunning else { return }
    rest()
    view.scrollingEnds()
    if let done { return done() }
    switch ended {
    case .decelerating: view.delegate?.scrollViewDidEndDecelerating(view)
    case .animating: view.delegate?.scrollViewDidEndScrollingAnimation(view)
    case .zooming: view.endZooming()
    case .idle, .dragging: break
    }
  }

  /// Shows an offset: on pixels while the content moves (`ios26/scroll.json`, "measured_on").
  private func show(_ offset: CGPoint, exactly: Bool = false) {
    let scale = exactly ? 0 : view.contentScaleFactor
    func onPixels(_ value: CGFloat) -> CGFloat { scale > 0 ? (value * scale).rounded() / scale : value }
    (x.exact, y.exact) = (offset.x, offset.y)
    (x.shown, y.shown) = (onPixels(offset.x), onPixels(offset.y))
    view.setOffset(CGPoint(x: x.shown, y: y.shown))
  }
}

extension UIScrollView {
  /// The ends of the content along each axis.
  final var scrollLimits: (x: ScrollLimits, y: ScrollLimits) {
    let insets = adjustedContentInset
    let size = layer.bounds.size
    func limits(_ axis: NSLayoutConstraint.Axis, _ page: CGFloat) -> ScrollLimits {
      let range = offsetRange(axis, insets: insets)
      return ScrollLimits(
        range: range, bounces: bounces(along: axis) && canDrag(axis, within: range),
        rate: decelerationRate.rawValue, page: isPagingEnabled ? page : nil)
    }
    return (limits(.horizontal, size.width), limits(.vertical, size.height))
  }

  /// The offsets along an axis that show no space beyond the content and its insets.
  final func offsetRange(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<Double> {
    offsetRange(axis, insets: adjustedContentInset)
  }

  private func offsetRange(_ axis: NSLayoutConstraint.Axis, insets: UIEdgeInsets) -> ClosedRange<Double> {
    let size = layer.bounds.size, content = scrolling.contentSize
    switch axis {
    case .horizontal:
      let low = -insets.left
      return low...max(low, content.width + insets.right - size.width)
    case .vertical:
      let (widest, resting) = topInsets(of: insets)
      return -widest...max(-resting, content.height + insets.bottom - size.height)
    }
  }

  /// Whether a finger can move the content along an axis: there is more of it than is shown, or it always
  /// bounces.
  final func canDrag(_ axis: NSLayoutConstraint.Axis) -> Bool {
    canDrag(axis, within: offsetRange(axis))
  }

  private func canDrag(_ axis: NSLayoutConstraint.Axis, within range: ClosedRange<Double>) -> Bool {
    if range.upperBound > range.lowerBound { return true }
    return bounces(along: axis) && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Whether content goes beyond its ends along an axis.
  final func bounces(along axis: NSLayoutConstraint.Axis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }
}
