internal import CoreGraphics
internal import Foundation

/// The delivery of touches to views, as far as gesture recognisers permit.
///
/// A view is notified of the beginning immediately or, if a recogniser delays it, later, with the original
/// location; of the end when no recogniser that delays it may still recognise a gesture; and of a
/// cancellation when one has.
@MainActor final class TouchDelivery {
  static let main = TouchDelivery()

  /// The touches whose views have not received all messages, in the order of their beginning.
  private(set) var touches: [UITouch] = []
  private let event = WeakEvent()
  private var isDelivering = false

  /// Delivers the changed touches of a window to recognisers and views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    self.event.event = event
    let changed = event.touchList.filter { $0.touchedWindow === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    for touch in changed {
      if touch.phase == .began {
        touch.delivery.stage = mayReach(touch) ? .fresh : .over
        touch.delivery.beginning = touch.point
        GestureEnvironment.main.admit(touch, event)
        touches.append(touch)
      }
      touch.delivery.isPending = true
    }
    GestureEnvironment.main.update(changed, event)
    catchUp()
  }

  /// Marks touches as claimed by a recogniser.
  func claim(_ serials: [Int]) {
    for touch in touches where serials.contains(touch.serial) { touch.delivery.isClaimed = true }
  }

  /// Returns whether a new touch may be delivered to its view, given the view's other touches and those of
  /// other views.
  private func mayReach(_ touch: UITouch) -> Bool {
    guard let view = touch.touchedView else { return false }
    for other in touches
    where other.touchedWindow === touch.touchedWindow && other.isDown && other.delivery.stage != .over {
      guard let held = other.touchedView else { continue }
      if held === view ? !view.isMultipleTouchEnabled : (held.isExclusiveTouch || view.isExclusiveTouch) {
        return false
      }
    }
    return true
  }

  /// Delivers pending messages that views may receive now.
  func catchUp() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    cancelClaimed()
    for touch in touches where touch.delivery.stage == .fresh || touch.delivery.stage == .held {
      touch.delivery.stage = touch.isDelayed(\.delaysTouchesBegan) ? .held : touch.delivery.stage
    }
    tell(.began) { touch in
      touch.delivery.stage == .fresh
        || (touch.delivery.stage == .held && !touch.isDelayed(\.delaysTouchesBegan))
    }
    tell(.moved) { $0.delivery.stage == .begun && $0.delivery.isPending && $0.phase == .moved }
    tell(.ended) { touch in
      touch.delivery.stage == .begun && touch.delivery.isPending && touch.phase == .ended
        && !touch.isDelayed(\.delaysTouchesEnded)
    }
    tell(.cancelled) { $0.delivery.stage == .begun && $0.phase == .cancelled }
    // An action of a view may have let a recogniser decide.
    cancelClaimed()
    // Touches retain windows, which may be released with them.
    let known = touches
    touches = known.filter { $0.isDown || $0.delivery.stage != .over && $0.phase != .cancelled }
    for touch in known where !touches.contains(where: { $0 === touch }) {
      touch.followers = touch.followers.filter { $0.attempt.touches.contains(touch) }
    }
  }

  private func cancelClaimed() {
    for touch in touches
    where touch.delivery.isClaimed && (touch.delivery.stage == .held || touch.delivery.stage == .fresh) {
      touch.delivery.stage = .over
    }
    tell(.cancelled) { $0.delivery.stage == .begun && $0.delivery.isClaimed }
  }

  /// Calls one of the four touch methods of each view with its matching touches.
  private func tell(_ phase: UITouch.Phase, where matches: (UITouch) -> Bool) {
    var waiting = touches.filter(matches)
    while let view = waiting.first?.touchedView {
      let own = waiting.filter { $0.touchedView === view }
      waiting.removeAll { $0.touchedView === view }
      if phase == .began, !view.scrollViewsLet(own, begin: event.event) {
        for touch in own { touch.delivery.stage = .over }
        continue
      }
      let real = own.map { ($0.currentPhase, $0.point, $0.lastPoint) }
      for touch in own {
        touch.currentPhase = phase
        if phase == .began {
          (touch.point, touch.lastPoint) = (touch.delivery.beginning, touch.delivery.beginning)
        }
        touch.delivery.isPending = phase == .began && touch.delivery.stage == .held
        touch.delivery.stage = phase == .ended || phase == .cancelled ? .over : .begun
      }
      let set = Set(own), event = event.event
      switch phase {
      case .began: view.touchesBegan(set, with: event)
      case .moved: view.touchesMoved(set, with: event)
      case .ended: view.touchesEnded(set, with: event)
      default: view.touchesCancelled(set, with: event)
      }
      for (touch, state) in zip(own, real) { (touch.currentPhase, touch.point, touch.lastPoint) = state }
    }
  }
}

/// The event that views receive with their touches.
private final class WeakEvent {
  weak var event: UIEvent?
}

extension UIView {
  /// Returns whether the enclosing scroll views permit this view to receive touches.
  fileprivate final func scrollViewsLet(_ touches: [UITouch], begin event: UIEvent?) -> Bool {
    var around = superview
    while let view = around {
      if let scroll = view as? UIScrollView, !scroll.touchesShouldBegin(Set(touches), with: event, in: self) {
        return false
      }
      around = view.superview
    }
    return true
  }
}

extension UITouch {
  /// A Boolean value that indicates whether the finger is on the screen.
  final var isDown: Bool { currentPhase != .ended && currentPhase != .cancelled }

  /// Returns whether a recogniser that may still claim the touch delays its delivery.
  fileprivate final func isDelayed(_ delay: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    followers.contains { $0[keyPath: delay] && $0.isConsidering(self) }
  }
}
