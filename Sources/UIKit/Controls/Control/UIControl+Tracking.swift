internal import CoreGraphics
internal import Foundation

/// The state of a control's touch tracking.
struct ControlTracking {
  var isOn = false
  var isInside = false
  weak var touch: UITouch?

  init() {}
}

extension UIControl {
  /// The distance outside the bounds, in points, at which a touch that began inside still counts as inside.
  private static let reach: CGFloat = 70

  final func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !tracking.isOn, let touch = touches.first else { return }
    (tracking.touch, tracking.isInside) = (touch, true)
    tracking.isOn = beginTracking(touch, with: event)
    guard tracking.isOn else { return tracking = ControlTracking() }
    isHighlighted = true
    send(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
    if touchOpensMenu(at: touch.location(in: self)) { trackCancelled(event) }
  }

  final func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard tracking.isOn, let touch = tracking.touch, touches.contains(touch) else { return }
    let wasInside = tracking.isInside
    tracking.isInside = isNear(touch, event)
    isHighlighted = tracking.isInside
    guard continueTracking(touch, with: event) else {
      tracking = ControlTracking()
      isHighlighted = false
      return
    }
    if wasInside != tracking.isInside {
      send(for: wasInside ? .touchDragExit : .touchDragEnter, event: event)
    }
    send(for: tracking.isInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  final func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard tracking.isOn, let touch = tracking.touch, touches.contains(touch) else { return }
    tracking.isInside = isNear(touch, event)
    let isInside = tracking.isInside
    isHighlighted = false
    endTracking(touch, with: event)
    tracking = ControlTracking()
    send(for: isInside ? .touchUpInside : .touchUpOutside, event: event)
    if isInside { touchedUpInside(event) }
  }

  final func trackCancelled(_ event: UIEvent?) {
    guard tracking.isOn else { return }
    tracking = ControlTracking()
    isHighlighted = false
    cancelTracking(with: event)
    send(for: .touchCancel, event: event)
  }

  private func isNear(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  /// Returns a Boolean value that indicates whether the recogniser may receive a touch that system controls
  /// handle themselves (Event Handling Guide for iOS, "Interacting with Other User Interface Controls").
  final func leaves(_ gesture: UIGestureRecognizer) -> Bool {
    guard isEnabled, gesture.view !== self else { return true }
    if takesSingleTaps, let tap = gesture as? UITapGestureRecognizer {
      return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
    return !takesDrag(of: gesture)
  }
}
