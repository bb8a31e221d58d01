internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// What moves the content of a scroll view: a finger, what the finger gave it, or an animation.
///
/// Offsets and speeds are those of the content offset: a finger that moves up has positive ones. While nobody
/// holds the content, its offset is a function of the time since it was let go of.
@MainActor final class ScrollDriver {
  enum Phase { case idle, dragging, decelerating, animating, zooming }

  private unowned let view: UIScrollView
  private(set) var phase = Phase.idle
  /// Whether a finger rests on the content.
  private(set) var isTouched = false
  private lazy var step = FrameStep(of: view) { [weak self] in self?.move(at: $0) }

  /// The offset that the finger had taken hold of, as if nothing were elastic.
  private var grip = CGPoint.zero
  /// The axes that this drag moves.
  private var axes = (x: true, y: true)
  private var decidesAxis = false

  private var begin = 0.0
  private var x = ScrollCourse.still(at: 0)
  private var y = ScrollCourse.still(at: 0)
  /// How far what is seen has moved in the content since it goes on by itself, in points.
  private var growth = CGPoint.zero
  /// What runs when an animation is over, in place of the delegate's call.
  private var completion: (() -> Void)?
  /// The scale at each moment of an animated zoom.
  private var scale: ScrollCourse?
  /// Where an animation is to end by what is known of the content now; nil for one to an offset that was
  /// asked for, or where it is not to be had any more.
  private var aim: (() -> CGPoint?)?

  init(_ view: UIScrollView) { self.view = view }

  // MARK: - Fingers

  /// A finger touches the content: what moves stands still.
  func touchDown() {
    isTouched = true
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
    axes = (view.canDrag(.horizontal), view.canDrag(.vertical))
    decidesAxis = view.isDirectionalLockEnabled && axes.x && axes.y
    grip = CGPoint(x: pulled(view.contentOffset.x, .horizontal), y: pulled(view.contentOffset.y, .vertical))
    view.dragBegins()
    view.delegate?.scrollViewWillBeginDragging(view)
  }

  /// The finger has moved by `translation` points since the drag began.
  func drag(by translation: CGPoint) {
    guard phase == .dragging else { return }
    if decidesAxis, translation != .zero { decideAxis(translation) }
    var offset = view.contentOffset
    if axes.x { offset.x = held(grip.x - translation.x, .horizontal) }
    if axes.y { offset.y = held(grip.y - translation.y, .vertical) }
    show(offset)
  }

  /// The finger leaves with a speed, in points a second of the content's offset.
  func endDragging(velocity: CGPoint) {
    guard phase == .dragging else { return }
    isTouched = false
    release(velocity: CGPoint(x: axes.x ? velocity.x : 0, y: axes.y ? velocity.y : 0), tells: true)
  }

  /// A directional lock: what is more than twice as far along one axis moves along that axis alone.
  private func decideAxis(_ translation: CGPoint) {
    decidesAxis = false
    let (across, down) = (abs(translation.x), abs(translation.y))
    if across > 2 * down { axes.y = false } else if down > 2 * across { axes.x = false }
  }

  private func release(velocity: CGPoint, tells: Bool) {
    let offset = view.contentOffset
    x = thrown(offset.x, velocity.x, .horizontal)
    y = thrown(offset.y, velocity.y, .vertical)
    let snapped = view.snappedToRows(y.target)
    if snapped != y.target { y = .thrown(from: offset.y, velocity: velocity.y, onTo: snapped) }
    if tells {
      let proposed = CGPoint(x: x.target, y: y.target)
      let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
      var target = view.restingOffset(for: proposed, velocity: speed)
      view.delegate?.scrollViewWillEndDragging(view, withVelocity: speed, targetContentOffset: &target)
      if target.x != proposed.x { x = .thrown(from: offset.x, velocity: velocity.x, onTo: target.x) }
      if target.y != proposed.y { y = .thrown(from: offset.y, velocity: velocity.y, onTo: target.y) }
    }
    begin = CACurrentMediaTime()
    let goesOn = max(x.duration, y.duration) > 0
    phase = goesOn ? .decelerating : .idle
    if goesOn { step.start() }
    if tells { view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn) }
    guard goesOn, phase == .decelerating else { return view.scrollingEnds() }
    view.delegate?.scrollViewWillBeginDecelerating(view)
  }

  private func thrown(_ place: CGFloat, _ velocity: CGFloat, _ axis: NSLayoutConstraint.Axis) -> ScrollCourse
  {
    let range = view.offsetRange(axis)
    if view.isPagingEnabled, range.contains(place), view.canDrag(axis) {
      let page = axis == .horizontal ? view.layer.bounds.width : view.layer.bounds.height
      let target = Paging.target(of: place, velocity: velocity, page: page, range: range)
      return .thrown(from: place, velocity: velocity, onTo: target)
    }
    return .thrown(
      from: place, velocity: velocity, range: range, rate: view.decelerationRate.rawValue,
      bounces: view.bounces(along: axis))
  }

  // MARK: - Elastic ends

  /// What is shown of a held offset.
  private func held(_ offset: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let range = view.offsetRange(axis)
    let end = min(max(offset, range.lowerBound), range.upperBound)
    guard end != offset, view.bounces(along: axis) else { return end }
    return end + RubberBand.shown(offset - end, dimension: dimension(axis))
  }

  /// The held offset of what is shown.
  private func pulled(_ offset: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let range = view.offsetRange(axis)
    let end = min(max(offset, range.lowerBound), range.upperBound)
    return end == offset ? offset : end + RubberBand.pulled(offset - end, dimension: dimension(axis))
  }

  private func dimension(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? view.layer.bounds.width : view.layer.bounds.height
  }

  // MARK: - Animations

  /// The pace and the seconds of animated changes (`ios26/animation.json` notes them as its authors' choice,
  /// not as measured).
  static let animationDuration = 0.25

  /// Moves to an offset under the frame clock.
  func animate(to offset: CGPoint, completion: (() -> Void)? = nil) {
    rest()
    let old = view.contentOffset
    phase = .animating
    begin = CACurrentMediaTime()
    self.completion = completion
    x = .way(from: old.x, to: offset.x, duration: Self.animationDuration, pace: .easeInEaseOut)
    y = .way(from: old.y, to: offset.y, duration: Self.animationDuration, pace: .easeInEaseOut)
    step.start()
  }

  /// The animation that runs goes to something whose place may turn out to be another, such as a row.
  func follow(_ aim: @escaping () -> CGPoint?) {
    if phase == .animating { self.aim = aim }
  }

  /// The content has been laid out: what the animation goes to may lie elsewhere. What is seen does not jump.
  func takeAim() {
    guard phase == .animating, let offset = aim?() else { return }
    let passed = CACurrentMediaTime() - begin
    x = x.aimed(at: offset.x - growth.x, after: passed)
    y = y.aimed(at: offset.y - growth.y, after: passed)
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
    self.scale = .way(from: view.zoomScale, to: scale, duration: Self.animationDuration, pace: .easeInEaseOut)
  }

  /// What is seen lies elsewhere in the content, as where rows above have become higher, while a finger moves
  /// it, what the finger gave it, or an animation to one of them: it goes on from where it is. The delegate
  /// is not told, as nothing is seen to move. False where nothing of that moves the content: offsets that a
  /// program has asked for are kept.
  @discardableResult func contentMoved(by way: CGPoint) -> Bool {
    switch phase {
    case .dragging: grip = CGPoint(x: grip.x + way.x, y: grip.y + way.y)
    case .decelerating: growth = CGPoint(x: growth.x + way.x, y: growth.y + way.y)
    case .animating where aim != nil: growth = CGPoint(x: growth.x + way.x, y: growth.y + way.y)
    case .idle, .animating, .zooming: return false
    }
    view.layer.bounds.origin = CGPoint(x: view.layer.bounds.minX + way.x, y: view.layer.bounds.minY + way.y)
    return true
  }

  /// Leaves the content where it is.
  func rest() {
    step.stop()
    phase = .idle
    growth = .zero
    scale = nil
    aim = nil
    completion = nil
  }

  private func move(at time: TimeInterval) {
    let passed = time - begin
    let isOver = passed >= max(x.duration, y.duration, scale?.duration ?? 0)
    let (ended, done) = (phase, completion)
    if let scale { view.applyZoom(scale.position(at: passed), offset: nil) }
    show(CGPoint(x: x.position(at: passed) + growth.x, y: y.position(at: passed) + growth.y), exactly: isOver)
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

  /// Offsets lie on pixels while they move (`ios26/scroll.json`, "measured_on").
  private func show(_ offset: CGPoint, exactly: Bool = false) {
    let scale = view.contentScaleFactor
    guard !exactly, scale > 0 else { return view.setOffset(offset) }
    view.setOffset(CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale))
  }
}

extension UIScrollView {
  /// The offsets along an axis that show no space beyond the content and its insets.
  final func offsetRange(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<Double> {
    let insets = adjustedContentInset
    let size = layer.bounds.size, content = scrolling.contentSize
    switch axis {
    case .horizontal:
      let low = Double(-insets.left)
      return low...max(low, Double(content.width + insets.right - size.width))
    case .vertical:
      return Double(
        -widestTopInset)...Double(max(-restingTopInset, content.height + insets.bottom - size.height))
    }
  }

  /// Whether a finger can move the content along an axis: there is more of it than is shown, or it always
  /// bounces.
  final func canDrag(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = offsetRange(axis)
    if range.upperBound > range.lowerBound { return true }
    return bounces(along: axis) && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Whether content goes beyond its ends along an axis.
  final func bounces(along axis: NSLayoutConstraint.Axis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }
}
