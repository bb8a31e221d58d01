public import CoreGraphics
public import Foundation

/// A finger on the screen, from the moment it touches until it leaves.
///
/// The object is the same all the while; it is not to be kept after its end. It belongs to the view that it
/// began in, wherever it moves.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What a touch has just done.
  public enum Phase: Int, Sendable {
    /// Just down, moved, on the screen without a move, lifted, or taken away by the system.
    case began, moved, stationary, ended, cancelled
    /// Of a hovering pointer, which touches nothing: hover recognisers know them.
    case regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger, as every touch of the screens here; a remote control's surface, a pencil, or a pointer's
    /// button.
    case direct, indirect, pencil, indirectPointer
    /// A pencil, by its name before iOS 9.1.
    public static var stylus: TouchType { .pencil }
  }

  /// What of a touch is estimated at first and told again later.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// One bit a property, as in UIKit's headers.
    public let rawValue: Int
    /// Properties of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard the pencil presses.
    public static let force = Properties(rawValue: 1)
    /// Which way the pencil leans.
    public static let azimuth = Properties(rawValue: 2)
    /// How steeply the pencil stands.
    public static let altitude = Properties(rawValue: 4)
    /// Where the touch is.
    public static let location = Properties(rawValue: 8)
  }

  /// A number of its own among all touches.
  final let serial: Int
  private static var count = 0
  /// Where the finger is and was, in the window's points.
  final var point = CGPoint.zero
  final var lastPoint = CGPoint.zero
  final var time: TimeInterval = 0
  final var currentPhase = Phase.began
  final var taps = 1
  final var kind = TouchType.direct
  final var touchedWindow: UIWindow?
  final var touchedView: UIView?
  /// The recognisers that follow the touch.
  final var followers: [UIGestureRecognizer] = []
  /// How far the view has been told.
  final var delivery = TouchDeliveryState()
  /// Moves that came since the last delivery.
  final var coalesced: [UITouch] = []
  /// Where the finger was lately.
  final var trail: [(time: TimeInterval, point: CGPoint)] = []

  /// A touch that began at the window's origin, of no window and no view.
  public override init() {
    Self.count += 1
    serial = Self.count
    super.init()
  }

  /// When the phase last changed or the finger last moved, in the seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { time }
  /// What the touch has just done; in one event touches may be in different phases.
  open var phase: Phase { currentPhase }
  /// How often the finger tapped here in quick succession, this time included.
  open var tapCount: Int { taps }
  /// `direct` for a finger on the screen.
  open var type: TouchType { kind }
  /// The radius of the fingertip in points; 20 for every source that does not measure it.
  open var majorRadius: CGFloat { 20 }
  /// How far `majorRadius` may be off, in points; 5 for every source.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The window that the touch began in.
  open var window: UIWindow? { touchedWindow }
  /// The view that the touch began in.
  open var view: UIView? { touchedView }
  /// Those that follow the touch now.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers }

  /// Where the finger is, in a view's points; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { place(point, in: view) }
  /// Where the finger was before its last move.
  open func previousLocation(in view: UIView?) -> CGPoint { place(lastPoint, in: view) }
  /// As `location(in:)`: no source here is more precise.
  open func preciseLocation(in view: UIView?) -> CGPoint { place(point, in: view) }
  /// As `previousLocation(in:)`: no source here is more precise.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { place(lastPoint, in: view) }

  /// 1 is an ordinary touch; 0 where the source does not measure force.
  open var force: CGFloat { 0 }
  /// 0, as no source measures force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle of a pencil above the screen, in radians; upright for fingers.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Which way a pencil leans, in radians from the view's x axis; 0 here.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The azimuth's direction as a vector of length 1: along the x axis here.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Nil: nothing about a touch is an estimate that is told again later.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// Empty: what a touch says is final.
  open var estimatedProperties: Properties { [] }
  /// Empty: nothing is told again later.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view !== touchedWindow else { return point }
    return view.layer.convert(point, from: touchedWindow?.layer)
  }
}

/// How far a view has been told of a touch, while recognisers may still claim it.
struct TouchDeliveryState {
  enum Stage {
    /// The view knows nothing yet.
    case fresh
    /// The beginning waits for recognisers to give up.
    case held
    /// The view has been told of the beginning.
    case begun
    /// The view hears no more of the touch.
    case over
  }

  var stage = Stage.fresh
  /// Where the finger came down, in the window's points.
  var beginning = CGPoint.zero
  /// A recogniser that cancels touches in views has claimed it.
  var isClaimed = false
  /// The view has not been told yet of what happened last.
  var isPending = false

  init() {}
}
