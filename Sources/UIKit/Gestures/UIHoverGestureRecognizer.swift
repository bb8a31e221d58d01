internal import CoreGraphics
public import Foundation

/// Recognises a pointer that moves over the view without
/// touching: begins when it enters, ends when it leaves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// How high a pencil is above the screen, 0…1; 0 for pointers.
  open var zOffset: CGFloat { 0 }
  /// How a pencil is held, in radians: upright, for a pointer.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Which way a pencil leans, in radians from the x axis; 0 for pointers, as `rollAngle`.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// `azimuthAngle(in:)` as a vector of length 1: along the x axis, for pointers.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// How far a pencil is turned about itself, in radians; 0 for pointers.
  open var rollAngle: CGFloat { 0 }

  override func hover(_ phase: UITouch.Phase, _ event: UIEvent) {
    attempt.event = event
    switch phase {
    case .regionEntered: state = .began
    case .regionExited: state = .ended
    default: state = attempt.state == .possible ? .began : .changed
    }
  }
}
