internal import CoreGraphics
public import Foundation

/// A recogniser of a pointer that moves over the view without touching: it begins when the pointer enters and
/// ends when it leaves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// The height of a pencil above the screen, 0…1; 0 for pointers.
  open var zOffset: CGFloat { 0 }
  /// The altitude of a pencil, in radians; perpendicular for pointers.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction in which a pencil leans, in radians from the x-axis; 0 for pointers.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns `azimuthAngle(in:)` as a unit vector: along the x-axis, for pointers.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The rotation of a pencil about its own axis, in radians; 0 for pointers.
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
