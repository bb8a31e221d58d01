internal import CoreGraphics
internal import Foundation

/// The recognisers with an attempt in progress, and the decisions between them.
@MainActor final class GestureEnvironment {
  static let main = GestureEnvironment()

  /// The recognisers in the order of their first touch: those of deeper views first.
  private(set) var participants: [UIGestureRecognizer] = []
  private var isSettling = false
  /// A Boolean value that indicates whether the end of requested outcomes is scheduled.
  private var endsAskedFor = false
  /// A Boolean value that indicates whether an event is being distributed; decisions wait for its end.
  private var isFeeding = false
  /// The recognisers that receive an event, and the number of those that have received it: the decisions of
  /// the others are open.
  private var fed: (gestures: [UIGestureRecognizer], count: Int) = ([], 0)

  func enter(_ gesture: UIGestureRecognizer) {
    if !participants.contains(where: { $0 === gesture }) { participants.append(gesture) }
  }

  // MARK: - Touch delivery

  /// Attaches the recognisers of a touch's view and of the views above to a new touch.
  func admit(_ touch: UITouch, _ event: UIEvent) {
    var view = touch.touchedView
    while let current = view {
      for gesture in current.gestureRecognizers ?? [] where gesture.takes(touch, event) {
        if gesture.attempt.isOver { finish(gesture) }
        gesture.attempt.touches.append(touch)
        gesture.attempt.all.append(touch.serial)
        gesture.attempt.window = touch.touchedWindow
        touch.followers.append(gesture)
        enter(gesture)
      }
      view = current.superview
    }
  }

  /// Delivers the changed touches to their recognisers, lets these decide, and removes touches that have
  /// ended.
  func update(_ touches: [UITouch], _ event: UIEvent) {
    let outer = (fed, isFeeding)
    isFeeding = true
    fed = (participants, 0)
    for (index, gesture) in participants.enumerated() {
      fed.count = index + 1
      let own = touches.filter { touch in gesture.attempt.touches.contains { $0 === touch } }
      guard !own.isEmpty else { continue }
      gesture.attempt.event = event
      gesture.attempt.lastCenter = gesture.attempt.center
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let changed = own.filter { $0.phase == phase && gesture.attempt.touches.contains($0) }
        guard !changed.isEmpty, !gesture.attempt.isOver else { continue }
        gesture.feed(Set(changed), phase, event)
      }
    }
    (fed, isFeeding) = (outer.0, false)
    settle()
    // An event that arrives while another is distributed does not affect the distribution of that one.
    isFeeding = outer.1
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
      for gesture in touch.followers {
        guard gesture.attempt.touches.contains(where: { $0 === touch }) else { continue }
        gesture.attempt.lastCenter = gesture.attempt.center
        gesture.attempt.touches.removeAll { $0 === touch }
      }
    }
    forgetIdle()
  }

  // MARK: - Presses

  /// Attaches the recognisers of the views from the first responder up to a new press.
  func admit(_ press: UIPress, _ event: UIPressesEvent, at start: UIResponder) {
    var view = sequence(first: start, next: \.next).lazy
      .compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded }.first
    while let current = view {
      for gesture in current.gestureRecognizers ?? [] where gesture.takes(press, event) {
        if gesture.attempt.isOver { finish(gesture) }
        press.followers.append(WeakGesture(gesture: gesture))
        enter(gesture)
      }
      view = current.superview
    }
  }

  /// Delivers presses in a phase to their recognisers, and lets these decide.
  func update(_ presses: [UIPress], _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    var told: [UIGestureRecognizer] = []
    for gesture in presses.flatMap({ $0.gestureRecognizers ?? [] }) {
      guard !told.contains(where: { $0 === gesture }) else { continue }
      told.append(gesture)
      let own = event.presses(for: gesture).filter { $0.phase == phase }
      gesture.attempt.event = event
      guard !own.isEmpty, !gesture.attempt.isOver else { continue }
      gesture.feed(own, phase, event)
    }
    settle()
    guard phase == .ended || phase == .cancelled else { return }
    for press in presses { press.followers = [] }
    forgetIdle()
  }

  func drop(_ touch: UITouch, from gesture: UIGestureRecognizer) {
    gesture.attempt.touches.removeAll { $0 === touch }
    gesture.attempt.all.removeAll { $0 == touch.serial }
    touch.followers.removeAll { $0 === gesture }
  }

  // MARK: - Recognition

  /// Lets a recogniser recognise if it is ready to, unless it has to wait for an undecided one, or has been
  /// prevented.
  func release(_ gesture: UIGestureRecognizer) {
    guard gesture.attempt.state == .possible, !gesture.attempt.waiting.isEmpty else { return }
    for other in participants where other !== gesture {
      if other.attempt.isRecognized, other.prevents(gesture) { return gesture.fail() }
    }
    for other in participants where gesture.mustWait(for: other) {
      if other.attempt.isRecognized { return gesture.fail() }
      if other.isUndecided
        || (other.attempt.state == .possible && fed.gestures.dropFirst(fed.count).contains { $0 === other })
      {
        return
      }
    }
    gesture.goOn()
  }

  /// Handles a recognition: other recognisers that share the touches fail, and views lose them.
  func recognized(_ gesture: UIGestureRecognizer) {
    for other in participants where other.attempt.state == .possible && gesture.prevents(other) {
      other.fail()
    }
    guard gesture.cancelsTouchesInView else { return }
    TouchDelivery.main.claim(gesture.attempt.all)
  }

  /// Repeats until nothing changes: lets waiting recognisers proceed, notifies targets, and resets ended
  /// attempts. Views are notified last.
  func settle() {
    guard !isFeeding, !isSettling else { return }
    isSettling = true
    var changed = true
    while changed {
      changed = false
      for gesture in participants where gesture.attempt.state == .possible && !gesture.attempt.waiting.isEmpty
      {
        release(gesture)
        if gesture.attempt.state != .possible { changed = true }
      }
      for gesture in participants where gesture.attempt.owesAction {
        gesture.sendActions()
        changed = true
      }
      // Recognisers that waited for a failure see it before it is reset.
      if !changed {
        for gesture in participants where gesture.attempt.isOver && !gesture.attempt.isAskedFor {
          finish(gesture)
          changed = true
        }
      }
    }
    isSettling = false
    TouchDelivery.main.catchUp()
  }

  /// Ends an attempt: the recogniser is ready for another, and receives no further messages about its
  /// touches.
  private func finish(_ gesture: UIGestureRecognizer) {
    participants.removeAll { $0 === gesture }
    let center = gesture.attempt.center, window = gesture.attempt.window
    for touch in gesture.attempt.touches { touch.followers.removeAll { $0 === gesture } }
    gesture.attempt = GestureAttempt()
    gesture.attempt.lastCenter = center
    gesture.attempt.window = window
    gesture.reset()
  }

  /// Ends an attempt whose outcome was requested by code.
  func endAskedFor(_ gesture: UIGestureRecognizer) {
    if !isSettling { finish(gesture) }
  }

  /// Schedules the end of all such attempts for the end of the current turn of the main thread.
  func endAskedForLater() {
    guard !endsAskedFor else { return }
    endsAskedFor = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.endAskedFor() } }
  }

  /// Ends all attempts whose outcome was requested by code.
  func endAskedFor() {
    endsAskedFor = false
    for gesture in participants where gesture.attempt.isAskedFor { finish(gesture) }
  }

  /// Cancels the attempt of a recogniser that was disabled or removed from its view.
  func abandon(_ gesture: UIGestureRecognizer) {
    guard participants.contains(where: { $0 === gesture }) else { return }
    gesture.request(.cancelled)
    if gesture.attempt.isOver, !isSettling, !isFeeding { finish(gesture) }
  }

  /// Removes recognisers whose touches have all ended and that wait for nothing.
  private func forgetIdle() {
    for gesture in participants where gesture.attempt.isAskedFor { finish(gesture) }
    for gesture in participants {
      guard gesture.attempt.touches.isEmpty, gesture.attempt.state == .possible, !gesture.isUndecided else {
        continue
      }
      let center = gesture.attempt.lastCenter, window = gesture.attempt.window
      gesture.attempt = GestureAttempt()
      (gesture.attempt.lastCenter, gesture.attempt.window) = (center, window)
      participants.removeAll { $0 === gesture }
    }
  }
}

extension UIGestureRecognizer {
  /// Returns whether a new touch is tracked.
  fileprivate func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
      return false
    }
    if requiresExclusiveTouchType, let first = attempt.touches.first, first.type != touch.type {
      return false
    }
    guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true else {
      return false
    }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Returns whether a new press is tracked; a key without an equivalent button is not.
  fileprivate func takes(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
    guard isEnabled, press.key.map({ $0.keyCode.pressType != nil }) ?? true,
      allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }),
      shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }

  fileprivate func feed(_ presses: Set<UIPress>, _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    default: pressesCancelled(presses, with: event)
    }
  }

  fileprivate func feed(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }
}
