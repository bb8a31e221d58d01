internal import CoreGraphics
internal import Foundation

/// The state machine of gesture recognisers.
extension UIGestureRecognizer {
  /// Performs a change of state requested by the recogniser or its owner.
  ///
  /// An outcome that code requests, without touches, lasts until the end of the turn or the next requested
  /// state, so that targets can read it until then.
  final func request(_ new: State) {
    if attempt.isAskedFor { GestureEnvironment.main.endAskedFor(self) }
    switch (attempt.state, new) {
    case (.possible, .possible): return
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, _): recognize(new)
    case (.began, .changed), (.changed, .changed): become(.changed)
    case (.began, .ended), (.changed, .ended): become(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      become(.cancelled)
    default: return
    }
    if attempt.isOver, attempt.all.isEmpty, attempt.event == nil {
      attempt.isAskedFor = true
      GestureEnvironment.main.endAskedForLater()
    }
    GestureEnvironment.main.settle()
  }

  /// Leaves the possible state, immediately or when the recognisers have failed that this one waits for.
  private func recognize(_ new: State) {
    if attempt.waiting.isEmpty {
      guard mayBegin else { return fail() }
      attempt.waiting = [new == .changed ? .began : new]
    } else if new != .changed, new != attempt.waiting.last {
      attempt.waiting.append(new)
    }
    GestureEnvironment.main.enter(self)
    GestureEnvironment.main.release(self)
  }

  /// Performs the changes of state that have waited.
  final func goOn() {
    let states = attempt.waiting
    attempt.waiting = []
    for state in states where !attempt.isOver {
      let isFirst = attempt.state == .possible
      become(state)
      if isFirst { GestureEnvironment.main.recognized(self) }
    }
  }

  final func fail() {
    guard attempt.state == .possible else { return }
    attempt.waiting = []
    attempt.state = .failed
    GestureEnvironment.main.enter(self)
  }

  private func become(_ new: State) {
    // Each state is reported while it lasts.
    if attempt.owesAction { sendActions() }
    attempt.state = new
    tellObservers()
    attempt.owesAction = true
    GestureEnvironment.main.enter(self)
  }

  /// A Boolean value that indicates whether the delegate, and the views from the touched one up to the
  /// recogniser's, allow the gesture to begin.
  private var mayBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    guard let own = attachedView else { return true }
    var view = attempt.touches.first?.touchedView
    while let current = view, current !== own {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      view = current.superview
    }
    return own.gestureRecognizerShouldBegin(self)
  }

  /// Returns whether this recogniser must wait for another.
  final func mustWait(for other: UIGestureRecognizer) -> Bool {
    guard other !== self else { return false }
    if requirements.contains(where: { $0.gesture === other }) { return true }
    guard attempt.shares(touchesWith: other.attempt) else { return false }
    return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
  }

  /// Returns whether this recogniser, when it recognises, makes another fail that shares touches with it.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard other !== self, attempt.shares(touchesWith: other.attempt) else { return false }
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let together =
      (delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    return !together
  }

  /// Returns whether the recogniser may still recognise a gesture of a touch, so that its view has to wait.
  final func isConsidering(_ touch: UITouch) -> Bool {
    guard attempt.state == .possible else { return false }
    if attempt.touches.contains(where: { $0 === touch && $0.phase != .ended && $0.phase != .cancelled }) {
      return true
    }
    guard !attempt.waiting.isEmpty || isWaitingForTouches else { return false }
    return attempt.all.contains(touch.serial)
  }

  /// A Boolean value that indicates whether an attempt with an open outcome is in progress.
  final var isUndecided: Bool {
    attempt.state == .possible
      && (!attempt.waiting.isEmpty || isWaitingForTouches
        || attempt.touches.contains { $0.phase != .ended && $0.phase != .cancelled })
  }
}
