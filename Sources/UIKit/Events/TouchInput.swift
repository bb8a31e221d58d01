internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The source of touch events: tests, scripts and the desktop window report touches here.
///
/// A finger is a number chosen by the caller, which can be reused after the finger has lifted. Points are in
/// the window's coordinate space. Each call is one event, delivered before it returns. Times are those of the
/// frame clock.
@MainActor package final class TouchInput {
  /// The change of one finger in an event.
  package struct Change {
    package let finger: Int
    package let phase: UITouch.Phase
    package let point: CGPoint

    /// Creates the change of a finger.
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - phase: `began`, `moved`, `ended` or `cancelled`.
    ///   - point: The location in the window's coordinate space.
    package init(finger: Int, phase: UITouch.Phase, point: CGPoint) {
      self.finger = finger
      self.phase = phase
      self.point = point
    }
  }

  /// The input of the application.
  package static let main = TouchInput()

  private struct Finger {
    let touch: UITouch
    /// The moves that have not been delivered, without the last one.
    var waiting: [UITouch] = []
    var isWaiting = false
    /// The window in whose coordinate space the caller reports points; a window above it may have received
    /// the touch.
    let window: UIWindow
    /// The position, in that window's coordinate space.
    var point: CGPoint
  }

  private var fingers: [Int: Finger] = [:]
  private var isGathering = false
  private let event = UIEvent()
  private var lastTap = Tap()
  private let hoverEvent = HoverEvent()
  private var hoverers: [UIGestureRecognizer] = []

  /// The maximum distance in points, and the maximum delay in seconds, from the end of another touch for a
  /// repeated tap.
  private static let tapReach: CGFloat = 40
  private static let tapPause = 0.35

  private struct Tap {
    var count = 0
    var end = -Double.infinity
    var point = CGPoint.zero
    weak var view: UIView?
  }

  private init() {}

  /// The fingers on the screen.
  package var activeFingers: [Int] { fingers.keys.sorted() }

  /// The numbers of touches that are not yet completely delivered, and of recognisers whose attempts have not
  /// ended: 0 some time after the last finger has lifted.
  package var unfinished: (touches: Int, recognizers: Int) {
    (TouchDelivery.main.touches.count, GestureEnvironment.main.participants.count)
  }

  /// The modifier keys and the pointer buttons of the following events.
  package var modifierFlags: UIKeyModifierFlags = []
  package var buttonMask: UIEvent.ButtonMask = []

  /// Begins a touch; a finger that is already down is cancelled first.
  package func begin(
    _ finger: Int = 0, at point: CGPoint, in window: UIWindow, type: UITouch.TouchType = .direct
  ) {
    if fingers[finger] != nil { cancel(finger) }
    send([Change(finger: finger, phase: .began, point: point)], in: window, type: type)
  }
  /// Moves a finger; unknown fingers are ignored.
  package func move(_ finger: Int = 0, to point: CGPoint) {
    guard let window = fingers[finger]?.window else { return }
    send([Change(finger: finger, phase: .moved, point: point)], in: window)
  }
  /// Lifts a finger at its position, or at `point`.
  package func end(_ finger: Int = 0, at point: CGPoint? = nil) {
    guard let known = fingers[finger] else { return }
    send([Change(finger: finger, phase: .ended, point: point ?? known.point)], in: known.window)
  }
  /// Cancels a touch.
  package func cancel(_ finger: Int = 0) {
    guard let known = fingers[finger] else { return }
    send([Change(finger: finger, phase: .cancelled, point: known.point)], in: known.window)
  }
  /// Cancels all touches, for instance when the application is left.
  package func cancelAll() { for finger in activeFingers { cancel(finger) } }

  /// Coalesces the moves made in `body` into one event per finger, delivered before any other change or at
  /// the end, with the intermediate moves as coalesced touches. A touchscreen reports more often than it
  /// shows frames.
  package func gather(_ body: () -> Void) {
    let outer = isGathering
    isGathering = true
    body()
    isGathering = outer
    if !outer { deliverWaiting() }
  }

  private func wait(_ changes: [Change]) {
    let now = FrameClock.current.now
    for change in changes {
      guard var known = fingers[change.finger], known.point != change.point else { continue }
      if known.isWaiting {
        let sample = UITouch()
        sample.copyPlace(of: known.touch)
        known.waiting.append(sample)
      }
      known.touch.go(to: change.point, of: known.window, .moved, now)
      known.isWaiting = true
      known.point = change.point
      fingers[change.finger] = known
    }
  }

  private func deliverWaiting() {
    let moved = fingers.filter(\.value.isWaiting)
    guard !moved.isEmpty else { return }
    for (number, finger) in fingers {
      finger.touch.currentPhase = finger.isWaiting ? .moved : .stationary
      finger.touch.coalesced = finger.waiting
      // The movement since the last event is that since the first coalesced move.
      if let first = finger.waiting.first { finger.touch.lastPoint = first.lastPoint }
      fingers[number]?.isWaiting = false
      fingers[number]?.waiting = []
    }
    event.time = moved.values.map(\.touch.time).max() ?? FrameClock.current.now
    event.modifiers = modifierFlags
    event.buttons = buttonMask
    UIApplication.shared.take(event)
  }

  /// Sends the changes of several fingers as one event.
  package func send(_ changes: [Change], in window: UIWindow, type: UITouch.TouchType = .direct) {
    if isGathering, changes.allSatisfy({ $0.phase == .moved }) { return wait(changes) }
    deliverWaiting()
    let now = FrameClock.current.now
    for finger in fingers.values {
      finger.touch.currentPhase = .stationary
      finger.touch.coalesced = []
    }
    event.time = now
    event.modifiers = modifierFlags
    event.buttons = buttonMask
    var gone: [Int] = []
    for change in changes {
      switch change.phase {
      case .began:
        guard fingers[change.finger] == nil, let touch = touch(at: change.point, in: window, now, type) else {
          continue
        }
        fingers[change.finger] = Finger(touch: touch, window: window, point: change.point)
        event.touchList.append(touch)
      case .moved, .ended, .cancelled:
        guard let known = fingers[change.finger] else { continue }
        guard change.phase != .moved || known.point != change.point else { continue }
        fingers[change.finger]?.point = change.point
        known.touch.go(to: change.point, of: window, change.phase, now)
        if change.phase != .moved { gone.append(change.finger) }
      default: continue
      }
    }
    guard event.touchList.contains(where: { $0.phase != .stationary }) else { return }
    let ended = gone.compactMap { fingers.removeValue(forKey: $0)?.touch }
    for touch in ended {
      lastTap = Tap(
        count: touch.phase == .ended ? touch.taps : 0, end: now, point: touch.point, view: touch.touchedView)
    }
    UIApplication.shared.take(event)
    event.touchList.removeAll { touch in ended.contains { $0 === touch } }
  }

  /// Returns a new touch in the topmost view at a point; nil if no view receives it.
  private func touch(
    at point: CGPoint, in window: UIWindow, _ now: Double, _ type: UITouch.TouchType
  ) -> UITouch? {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return nil }
    let found = window.touched(at: point, with: event)
    guard let (view, touched, local) = window.statusBarTouched(at: point, over: found) ?? found else {
      return nil
    }
    UIMenuController.shared.touchBegins(in: view)
    UIEditMenuInteraction.current?.touchBegins(in: view)
    let touch = UITouch()
    touch.kind = type
    touch.touchedWindow = touched
    touch.touchedView = view
    (touch.point, touch.lastPoint, touch.time) = (local, local, now)
    let near =
      abs(lastTap.point.x - local.x) <= Self.tapReach && abs(lastTap.point.y - local.y) <= Self.tapReach
    if near, now - lastTap.end <= Self.tapPause, lastTap.view === view { touch.taps = lastTap.count + 1 }
    return touch
  }

  // MARK: - Pointer

  /// Moves a pointer that touches nothing; nil when it has left the window.
  package func hover(at point: CGPoint?, in window: UIWindow) {
    hoverEvent.time = FrameClock.current.now
    hoverEvent.modifiers = modifierFlags
    var now: [UIGestureRecognizer] = []
    let found = point.flatMap { window.touched(at: $0, with: hoverEvent) }
    var view = found?.view
    while let current = view {
      now += (current.gestureRecognizers ?? []).filter { $0 is UIHoverGestureRecognizer && $0.isEnabled }
      view = current.superview
    }
    let before = hoverers
    hoverers = now
    for gesture in before where !now.contains(where: { $0 === gesture }) {
      gesture.hover(.regionExited, hoverEvent)
    }
    for gesture in now {
      if let found { gesture.attempt.lastCenter = found.point }
      gesture.attempt.window = found?.window
      let isNew = !before.contains { $0 === gesture }
      gesture.hover(isNew ? .regionEntered : .regionMoved, hoverEvent)
    }
  }
}

extension UITouch {
  /// Copies position and time of another touch, for a touch that only reports it.
  fileprivate final func copyPlace(of other: UITouch) {
    (point, lastPoint, time, currentPhase, taps, kind) = (
      other.point, other.lastPoint, other.time, other.currentPhase, other.taps, other.kind
    )
    (touchedWindow, touchedView) = (other.touchedWindow, other.touchedView)
  }

  /// Returns the predicted positions of the touch after further steps of a screen that samples 120 times per
  /// second, by its recent velocity; none if it does not move.
  final func predictions(count: Int) -> [UITouch] {
    guard currentPhase == .moved, let first = trail.first, let last = trail.last, last.time > first.time
    else { return [] }
    let dx = (last.point.x - first.point.x) / (last.time - first.time),
      dy = (last.point.y - first.point.y) / (last.time - first.time)
    return (1...count).map { step in
      let touch = UITouch(), ahead = Double(step) / 120
      touch.copyPlace(of: self)
      touch.time = time + ahead
      touch.point = CGPoint(x: point.x + dx * ahead, y: point.y + dy * ahead)
      touch.lastPoint = CGPoint(x: touch.point.x - dx / 120, y: touch.point.y - dy / 120)
      return touch
    }
  }

  /// Moves the touch to a point of a window on the same screen.
  fileprivate final func go(to given: CGPoint, of window: UIWindow, _ phase: Phase, _ now: Double) {
    let new =
      touchedWindow === window ? given : touchedWindow?.layer.convert(given, from: window.layer) ?? given
    if trail.isEmpty { trail.append((time, point)) }
    (lastPoint, point, currentPhase, time) = (point, new, phase, now)
    trail.append((now, new))
    // The direction is determined by the last twentieth of a second.
    trail.removeAll { now - $0.time > 0.05 }
  }
}
