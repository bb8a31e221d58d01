internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The pan that scrolls. It begins along axes that its scroll view can move, and leaves the others to
/// enclosing scroll views.
final class ScrollPan: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }
  /// A Boolean value that indicates whether the pan began by stopping moving content, and has not moved
  /// since.
  final var hasOnlyCaught = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard attempt.state == .possible, let scrollView, scrollView.isScrollEnabled else { return }
    let wasMoving = scrollView.isDecelerating
    scrollView.driver.touchDown()
    // A touch that stops the content is not delivered to views inside it.
    guard wasMoving else { return }
    hasOnlyCaught = true
    state = .began
  }

  override func judge(_ travel: CGPoint) -> Judgement {
    guard let scrollView, scrollView.isScrollEnabled, scrollView.mayTakeTouches(attempt.touches) else {
      return .fail
    }
    if attempt.touches.contains(where: { $0.touchedView is SectionIndex }) { return .fail }
    let axis: NSLayoutConstraint.Axis = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
    guard scrollView.canDrag(axis) else { return .fail }
    if scrollView.gestures?.selection?.takes(attempt.touches.filter(\.isDown)) == true { return .fail }
    let forward = axis == .horizontal ? travel.x < 0 : travel.y < 0
    return scrollView.leavesDragToOuter(axis, forward: forward) ? .fail : .begin
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other is ScrollPinch || other.view === view && other is UIRotationGestureRecognizer
      ? false : super.canPrevent(other)
  }

  override func reset() {
    super.reset()
    hasOnlyCaught = false
    scrollView?.moving?.touchUp()
  }
}

/// The pinch that zooms.
final class ScrollPinch: UIPinchGestureRecognizer {
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other is ScrollPan ? false : super.canPrevent(other)
  }
}

/// A recogniser that delays touches for the content of a scroll view, in case they become a drag.
final class ContentTouchDelay: UIGestureRecognizer {
  /// The delay, in seconds (`facts/ios26/scroll.json` lists it among what is not measured).
  static let time = 0.15
  private var alarm: FrameSchedule.Alarm?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
      !touches.contains(where: { $0.touchedView is SectionIndex }),
      scrollView.canDrag(.horizontal) || scrollView.canDrag(.vertical)
    else { return state = .failed }
    alarm?.cancel()
    alarm = FrameSchedule.main.after(Self.time) { [weak self] in self?.state = .failed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func reset() {
    super.reset()
    alarm?.cancel()
    alarm = nil
  }
}

/// The gesture recognisers of a scroll view, created on first access.
@MainActor final class ScrollGestures {
  let pan = ScrollPan()
  let delay = ContentTouchDelay()
  var pinch: ScrollPinch?
  /// The pan that selects rows, which takes precedence over the one that scrolls.
  weak var selection: SelectionPan?

  init(_ view: UIScrollView) {
    delay.delaysTouchesBegan = true
    delay.cancelsTouchesInView = false
    pan.onAction { [weak view] gesture in view?.panned(gesture as? ScrollPan) }
  }
}

extension UIScrollView {
  /// Returns the gesture recognisers, creating and attaching them if needed.
  final func needGestures() -> ScrollGestures {
    if let gestures { return gestures }
    let new = ScrollGestures(self)
    gestures = new
    new.pan.isEnabled = isScrollEnabled
    addGestureRecognizer(new.delay)
    addGestureRecognizer(new.pan)
    attachGestures()
    followZoomLimits()
    return new
  }

  /// Enables or disables scrolling by touch. Disabling ends a deceleration immediately, and a drag as if it
  /// were cancelled.
  func setScrollEnabled(_ isEnabled: Bool) {
    guard isEnabled != isScrollEnabled else { return }
    scrolling.flags.set(.enabled, isEnabled)
    if !isEnabled {
      moving?.stopDecelerating()
      moving?.endDragging(velocity: .zero)
    }
    gestures?.pan.isEnabled = isEnabled
  }

  /// Adds or removes the pinch recogniser: a scroll view has one while its minimum and maximum scales differ.
  func followZoomLimits() {
    guard let gestures else { return }
    let zooms = minimumZoomScale < maximumZoomScale
    if zooms, gestures.pinch == nil {
      let pinch = ScrollPinch()
      pinch.onAction { [weak self] gesture in self?.pinched(gesture as? ScrollPinch) }
      gestures.pinch = pinch
      addGestureRecognizer(pinch)
    } else if !zooms, let pinch = gestures.pinch {
      removeGestureRecognizer(pinch)
      gestures.pinch = nil
    }
  }

  fileprivate func panned(_ pan: ScrollPan?) {
    guard let pan, zooming == nil || isDragging else { return }
    let translation = pan.translation(in: self)
    switch pan.state {
    case .began where pan.hasOnlyCaught: break
    case .began, .changed:
      if pan.hasOnlyCaught || pan.state == .began {
        pan.hasOnlyCaught = false
        driver.beginDragging()
      }
      driver.drag(by: translation)
    case .ended, .cancelled:
      let speed = pan.state == .ended ? pan.velocity(in: self) : .zero
      driver.endDragging(velocity: CGPoint(x: -speed.x, y: -speed.y))
    default: break
    }
    moveKeyboard(with: pan)
  }

  fileprivate func pinched(_ pinch: ScrollPinch?) {
    guard let pinch else { return }
    let point = pinch.location(in: self)
    let place = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    switch pinch.state {
    case .began:
      if isDragging { driver.endDragging(velocity: .zero) }
      beginPinching(at: point)
      self.pinch(by: pinch.scale, at: place)
    case .changed: self.pinch(by: pinch.scale, at: place)
    case .ended, .cancelled: endPinching()
    default: break
    }
  }

  /// Returns whether a drag may take touches from views in the content that already have them.
  fileprivate func mayTakeTouches(_ touches: [UITouch]) -> Bool {
    touches.allSatisfy { touch in
      guard touch.delivery.stage == .begun, let content = touch.view, content !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: content)
    }
  }

  /// Returns whether a drag is left to an enclosing scroll view: this one is at its end, and the other can
  /// scroll along the axis.
  fileprivate func leavesDragToOuter(_ axis: NSLayoutConstraint.Axis, forward: Bool) -> Bool {
    guard axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent,
      !canGo(axis, forward: forward)
    else { return false }
    var outer = superview
    while let view = outer {
      if let scroll = view as? UIScrollView, scroll.isScrollEnabled, scroll.canGo(axis, forward: forward) {
        return true
      }
      outer = view.superview
    }
    return false
  }

  private func canGo(_ axis: NSLayoutConstraint.Axis, forward: Bool) -> Bool {
    let range = offsetRange(axis), place = axis == .horizontal ? contentOffset.x : contentOffset.y
    return forward ? place < range.upperBound : place > range.lowerBound
  }
}
