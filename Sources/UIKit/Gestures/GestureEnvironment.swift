internal import CoreGraphics
internal import Foundation

/// The recognisers that have an attempt under way, and how they decide between them.
@MainActor final class GestureEnvironment {
  static let main = GestureEnvironment()

  /// In the order in which they got their first touch: those of deeper views first.
  private(set) var participants: [UIGestureRecognizer] = []
  private var isSettling = false
  /// Whether the end of what code asked for is on its way.
  private var endsAskedFor = false
  /// While an event is handed out, deciding waits for its end.
  private var isFeeding = false
  /// Those that an event is being handed out to, and how many
  /// of them have it: what the others make of it is open.
  private var fed: (gestures: [UIGestureRecognizer], count: Int) = ([], 0)

  func enter(_ gesture: UIGestureRecognizer) {
    if !participants.contains(where: { $0 === gesture }) { participants.append(gesture) }
  }

  // MARK: - Handing out

  /// Attaches to a new touch the recognisers of its view and of those above.
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

  /// Hands the touches that changed to their recognisers,
  /// lets them decide, and forgets touches that are over.
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
    // An event that comes while another is handed out leaves that one where it was.
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

  /// Attaches to a new press the recognisers of the views from the first responder up.
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

  /// Hands presses that have come to a phase to their recognisers, and lets them decide.
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

  // MARK: - Deciding

  /// Lets a recogniser that wants to recognise do so, unless it
  /// has to wait for one that is undecided, or has lost already.
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

  /// A recogniser has won: others that share its touches fail, and views lose them.
  func recognized(_ gesture: UIGestureRecognizer) {
    for other in participants where other.attempt.state == .possible && gesture.prevents(other) {
      other.fail()
    }
    guard gesture.cancelsTouchesInView else { return }
    TouchDelivery.main.claim(gesture.attempt.all)
  }

  /// Until nothing changes: lets those go on that waited, tells
  /// targets, and resets what is over. Views hear of it last.
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
      // Those that waited for a failure see it before it is reset.
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

  /// Ends an attempt: the recogniser is ready for another, and hears no more of the touches it had.
  private func finish(_ gesture: UIGestureRecognizer) {
    participants.removeAll { $0 === gesture }
    let center = gesture.attempt.center, window = gesture.attempt.window
    for touch in gesture.attempt.touches { touch.followers.removeAll { $0 === gesture } }
    gesture.attempt = GestureAttempt()
    gesture.attempt.lastCenter = center
    gesture.attempt.window = window
    gesture.reset()
  }

  /// Ends an attempt whose outcome was asked for by code.
  func endAskedFor(_ gesture: UIGestureRecognizer) {
    if !isSettling { finish(gesture) }
  }

  /// The same of all such attempts, when this turn of the main thread is over.
  func endAskedForLater() {
    guard !endsAskedFor else { return }
    endsAskedFor = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.endAskedFor() } }
  }

  /// The same of all such attempts.
  func endAskedFor() {
    endsAskedFor = false
    for gesture in participants where gesture.attempt.isAskedFor { finish(gesture) }
  }

  /// A recogniser that was switched off or taken from its view.
  func abandon(_ gesture: UIGestureRecognizer) {
    guard participants.contains(where: { $0 === gesture }) else { return }
    gesture.request(.cancelled)
    if gesture.attempt.isOver, !isSettling, !isFeeding { finish(gesture) }
  }

  /// Recognisers whose touches are all over and that wait for nothing leave.
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
  /// Whether a new touch is followed.
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

  /// Whether a new press is followed; a key that stands for no button is none.
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
