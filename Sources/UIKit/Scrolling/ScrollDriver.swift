internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// An object that moves the content of a scroll view: with a finger, by deceleration after it, or in an
/// animation.
///
/// Velocities are those of the content offset: a finger that moves up has positive ones. Each step starts
/// from the current offset of the scroll view: changes that the client has made since the last one, such as
/// to the offset, the content size, insets or bounds, are found there (`followChanges()`), and the movement
/// continues from it.
@MainActor final class ScrollDriver {
  enum Phase { case idle, dragging, decelerating, animating, zooming }

  private unowned let view: UIScrollView
  private(set) var phase = Phase.idle
  /// A Boolean value that indicates whether a finger rests on the content.
  private(set) var isTouched = false
  private lazy var step = FrameStep(of: view) { [weak self] in self?.move(at: $0) }

  /// The movement along one axis.
  private struct Track {
    /// The offset that a drag would show without elasticity if the finger had not moved.
    var grip = 0.0
    /// A Boolean value that indicates whether the drag moves this axis.
    var isDragged = true
    var course = ScrollCourse.still(at: 0)
    /// The exact offset at the last step, and the pixel-aligned offset that the view was given for it.
    var exact = 0.0, shown = 0.0
    var limits = ScrollLimits(range: 0...0, bounces: true, rate: 0)
  }
  private var x = Track(), y = Track()
  private var decidesAxis = false
  /// The translation of the finger since the drag began.
  private var translation = CGPoint.zero
  /// The time of the last step.
  private var last = 0.0

  /// The completion handler of an animation, called instead of the delegate's method.
  private var completion: (() -> Void)?
  /// The scale over the time of an animated zoom.
  private var scale: ScrollCourse?
  /// Returns the current target of an animation, or nil if the target no longer exists. The property is nil
  /// for an animation to a requested offset.
  private var aim: (() -> CGPoint?)?

  init(_ view: UIScrollView) { self.view = view }

  // MARK: - Touches

  /// Handles a touch on the content: decelerating content stops.
  func touchDown() {
    isTouched = true
    stopDecelerating()
  }

  /// Ends a deceleration at the current offset, and notifies the delegate.
  func stopDecelerating() {
    guard phase == .decelerating else { return }
    rest()
    view.delegate?.scrollViewDidEndDecelerating(view)
  }

  /// Handles the end of a touch without a drag. Content that was caught beyond its end returns.
  func touchUp() {
    isTouched = false
    if phase == .idle, view.nearestOffset(to: view.contentOffset) != view.contentOffset {
      release(velocity: .zero, tells: false)
    }
  }

  /// Begins a drag.
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

  /// Moves the content to the drag's `translation` in points, measured from its beginning.
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

  /// Ends a drag with a velocity, in points per second of the content offset.
  func endDragging(velocity: CGPoint) {
    // The delegate, asked for a target, may end the drag again.
    guard phase == .dragging, isTouched else { return }
    isTouched = false
    release(
      velocity: CGPoint(x: x.isDragged ? velocity.x : 0, y: y.isDragged ? velocity.y : 0), tells: true)
  }

  /// Applies the directional lock: a drag more than twice as far along one axis moves along that axis only.
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

  /// Makes released content come to rest at a target, as near as its ends allow.
  private func chooseTarget(_ target: CGFloat, of track: inout Track, _ velocity: CGFloat) {
    track.course = .thrown(
      from: track.exact, velocity: velocity, start: last, onTo: track.limits.nearest(to: target))
  }

  // MARK: - Adjusting a running movement

  /// Starts a movement from the view's current offset.
  private func noteStart() {
    last = CACurrentMediaTime()
    (x.limits, y.limits) = view.scrollLimits
    let offset = view.contentOffset
    (x.exact, y.exact) = (offset.x, offset.y)
    (x.shown, y.shown) = (offset.x, offset.y)
  }

  /// Continues the movement from where the client has put the content since the last step, within the current
  /// ends of the content.
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
      // The target of an animation to a row moves along with the content; a requested offset does not, but is
      // limited by ends that the content did not have before.
      var target = aim == nil ? course.target : course.target + move
      if aim == nil, old.range.contains(target) { target = limits.nearest(to: target) }
      track.course = course.aimed(at: target, from: track.exact, at: last)
    case .idle, .zooming: break
    }
  }

  /// Moves the content without notifying the delegate when what is visible has moved within the content, as
  /// below rows that have become higher, during a drag, a deceleration or an animation to a row. Returns
  /// `false` otherwise: offsets that the client requested are kept.
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

  // MARK: - Rubber banding

  /// Recomputes the base of the drag so that the content stays where it is.
  private func takeHold() {
    x.grip = pulled(x.exact, x.limits, .horizontal) + translation.x
    y.grip = pulled(y.exact, y.limits, .vertical) + translation.y
  }

  /// Returns the shown offset for an offset of the drag.
  private func held(_ offset: CGFloat, _ track: Track, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let end = track.limits.end(before: offset) else { return offset }
    return view.bounces(along: axis) ? end + RubberBand.shown(offset - end, dimension: dimension(axis)) : end
  }

  /// Returns the offset of the drag for a shown offset: the inverse of the above.
  private func pulled(_ offset: CGFloat, _ limits: ScrollLimits, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let end = limits.end(before: offset) else { return offset }
    return end + RubberBand.pulled(offset - end, dimension: dimension(axis))
  }

  private func dimension(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? view.layer.bounds.width : view.layer.bounds.height
  }

  // MARK: - Animations

  /// The duration of animated changes, in seconds (`ios26/animation.json` notes pace and duration as its
  /// authors' choice, not as measured).
  static let animationDuration = 0.25

  /// Animates to an offset on the frame clock.
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

  /// Sets a closure that returns the target of the running animation, such as a row whose position may
  /// change.
  func follow(_ aim: @escaping () -> CGPoint?) {
    if phase == .animating { self.aim = aim }
  }

  /// Redirects the animation to the current position of its target after a layout, without a jump.
  func takeAim() {
    guard phase == .animating, let offset = aim?() else { return }
    followChanges()
    x.course = x.course.aimed(at: offset.x, from: x.exact, at: last)
    y.course = y.course.aimed(at: offset.y, from: y.exact, at: last)
  }

  /// Repeats the last step of an animation until the layout it causes no longer moves the target.
  private func comeToAim() {
    for _ in 0..<10 where aim != nil {
      view.layoutIfNeeded()
      guard let offset = aim?(), offset != view.contentOffset else { return }
      show(offset, exactly: true)
    }
  }

  /// Animates scale and offset together on the frame clock.
  func animateZoom(to scale: CGFloat, offset: CGPoint) {
    animate(to: offset)
    phase = .zooming
    self.scale = animation(from: view.zoomScale, to: scale)
  }

  /// Stops the movement at the current offset.
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
    // The delegate may have stopped the movement, or started another.
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

  /// Shows an offset, aligned to pixels while the content moves (`ios26/scroll.json`, "measured_on").
  private func show(_ offset: CGPoint, exactly: Bool = false) {
    let scale = exactly ? 0 : view.contentScaleFactor
    func onPixels(_ value: CGFloat) -> CGFloat { scale > 0 ? (value * scale).rounded() / scale : value }
    (x.exact, y.exact) = (offset.x, offset.y)
    (x.shown, y.shown) = (onPixels(offset.x), onPixels(offset.y))
    view.setOffset(CGPoint(x: x.shown, y: y.shown))
  }
}

extension UIScrollView {
  /// The limits of the content along each axis.
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

  /// Returns the offsets along an axis that show no space beyond the content and its insets.
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

  /// Returns whether a finger can move the content along an axis: it is larger than the visible area, or it
  /// always bounces.
  final func canDrag(_ axis: NSLayoutConstraint.Axis) -> Bool {
    canDrag(axis, within: offsetRange(axis))
  }

  private func canDrag(_ axis: NSLayoutConstraint.Axis, within range: ClosedRange<Double>) -> Bool {
    if range.upperBound > range.lowerBound { return true }
    return bounces(along: axis) && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Returns whether content goes beyond its ends along an axis.
  final func bounces(along axis: NSLayoutConstraint.Axis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }
}
