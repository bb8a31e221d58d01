public import CoreGraphics
public import Foundation

/// A finger on the screen, from the moment it touches until it lifts.
///
/// The object stays the same for the whole touch and must not be retained after its end. It belongs to the
/// view in which it began, wherever it moves.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// Just down, moved, on the screen without moving, lifted, or cancelled by the system.
    case began, moved, stationary, ended, cancelled
    /// The phases of a hovering pointer, which touches nothing; hover recognisers use them.
    case regionEntered, regionMoved, regionExited
  }

  /// The types of touches.
  public enum TouchType: Int, Sendable {
    /// A finger, as for every touch of a screen in Mica; a remote control's surface, a pencil, or a pointer's
    /// button.
    case direct, indirect, pencil, indirectPointer
    /// The type `pencil`, under its name before iOS 9.1.
    public static var stylus: TouchType { .pencil }
  }

  /// The properties of a touch that are estimated first and updated later.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The raw value, one bit per property, as in UIKit's headers.
    public let rawValue: Int
    /// Creates properties from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force of the pencil.
    public static let force = Properties(rawValue: 1)
    /// The direction in which the pencil leans.
    public static let azimuth = Properties(rawValue: 2)
    /// The altitude of the pencil.
    public static let altitude = Properties(rawValue: 4)
    /// The location of the touch.
    public static let location = Properties(rawValue: 8)
  }

  /// A unique serial number of the touch.
  final let serial: Int
  private static var count = 0
  /// The current and the previous location of the finger, in the window's coordinate space.
  final var point = CGPoint.zero
  final var lastPoint = CGPoint.zero
  final var time: TimeInterval = 0
  final var currentPhase = Phase.began
  final var taps = 1
  final var kind = TouchType.direct
  final var touchedWindow: UIWindow?
  final var touchedView: UIView?
  /// The recognisers that track the touch.
  final var followers: [UIGestureRecognizer] = []
  /// The state of the delivery to the view.
  final var delivery = TouchDeliveryState()
  /// The moves that arrived since the last delivery.
  final var coalesced: [UITouch] = []
  /// The recent locations of the finger.
  final var trail: [(time: TimeInterval, point: CGPoint)] = []

  /// Creates a touch at the window's origin, without a window or a view.
  public override init() {
    Self.count += 1
    serial = Self.count
    super.init()
  }

  /// The time of the last phase change or move, in seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { time }
  /// The phase of the touch; the touches of one event may be in different phases.
  open var phase: Phase { currentPhase }
  /// The number of taps here in quick succession, including this one.
  open var tapCount: Int { taps }
  /// The type of the touch; `direct` for a finger on the screen.
  open var type: TouchType { kind }
  /// The radius of the fingertip in points; always 20, as it is not measured.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of `majorRadius`, in points; always 5.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The window in which the touch began.
  open var window: UIWindow? { touchedWindow }
  /// The view in which the touch began.
  open var view: UIView? { touchedView }
  /// The recognisers that track the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers }

  /// Returns the location of the finger in a view's coordinate space, or the window's for nil.
  open func location(in view: UIView?) -> CGPoint { place(point, in: view) }
  /// Returns the location of the finger before its last move.
  open func previousLocation(in view: UIView?) -> CGPoint { place(lastPoint, in: view) }
  /// Returns the same as `location(in:)`: no source is more precise.
  open func preciseLocation(in view: UIView?) -> CGPoint { place(point, in: view) }
  /// Returns the same as `previousLocation(in:)`: no source is more precise.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { place(lastPoint, in: view) }

  /// The force, where 1 is an ordinary touch; always 0, as it is not measured.
  open var force: CGFloat { 0 }
  /// The maximum force; always 0, as force is not measured.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle of a pencil above the screen, in radians; perpendicular for fingers.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction in which a pencil leans, in radians from the view's x-axis; always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the azimuth's direction as a unit vector; always along the x-axis.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Nil: no property of a touch is updated later.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// Empty: no property of a touch is an estimate.
  open var estimatedProperties: Properties { [] }
  /// Empty: no property of a touch is updated later.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view !== touchedWindow else { return point }
    return view.layer.convert(point, from: touchedWindow?.layer)
  }
}

/// The state of the delivery of a touch to its view, while recognisers may still claim it.
struct TouchDeliveryState {
  enum Stage {
    /// The view has not been notified.
    case fresh
    /// The beginning is delayed until recognisers give up.
    case held
    /// The view has been notified of the beginning.
    case begun
    /// The view receives no further messages.
    case over
  }

  var stage = Stage.fresh
  /// The initial location of the finger, in the window's coordinate space.
  var beginning = CGPoint.zero
  /// A Boolean value that indicates whether a recogniser that cancels touches in views has claimed it.
  var isClaimed = false
  /// A Boolean value that indicates whether the last change has not been delivered yet.
  var isPending = false

  init() {}
}
