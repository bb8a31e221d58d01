internal import CoreGraphics
internal import Foundation

/// One attempt of a recogniser, from the first touch to its reset.
struct GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// The tracked touches, in the order of their beginning. Those that end with an event remain until its
  /// actions are sent.
  var touches: [UITouch] = []
  /// The serial numbers of all touches that were tracked, including those that have ended.
  var all: [Int] = []
  /// The states that wait for other recognisers to fail.
  var waiting: [UIGestureRecognizer.State] = []
  /// A Boolean value that indicates whether targets have to be notified of the state.
  var owesAction = false
  /// A Boolean value that indicates whether code requested the outcome, without an event.
  var isAskedFor = false
  /// The last centre of the touches, in the window's coordinate space.
  var lastCenter = CGPoint.zero
  weak var window: UIWindow?
  weak var event: UIEvent?

  init() {}

  @MainActor var center: CGPoint {
    guard !touches.isEmpty else { return lastCenter }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// A Boolean value that indicates whether an outcome has been reached.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
  /// A Boolean value that indicates whether the gesture has been recognised.
  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  func shares(touchesWith other: GestureAttempt) -> Bool { all.contains { other.all.contains($0) } }
}

/// A weak reference to a recogniser.
struct WeakGesture {
  weak var gesture: UIGestureRecognizer?
}

/// A target of a recogniser's action messages.
struct GestureTarget {
  enum Receiver {
    case method(Selector)
    case closure(@MainActor (UIGestureRecognizer) -> Void)
  }

  weak var target: AnyObject?
  let receiver: Receiver

  init(_ target: AnyObject?, _ action: Selector) {
    self.target = target
    receiver = .method(action)
  }

  init(_ closure: @escaping @MainActor (UIGestureRecognizer) -> Void) { receiver = .closure(closure) }

  func isSame(as other: GestureTarget) -> Bool {
    guard case .method(let own) = receiver, case .method(let others) = other.receiver else { return false }
    return own == others && target === other.target
  }
}

extension UIGestureRecognizer {
  /// Calls `body` for each state from `began` on, like a target's method.
  package final func onAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    add(GestureTarget(body))
  }

  final func add(_ target: GestureTarget) {
    guard !targets.contains(where: { $0.isSame(as: target) }) else { return }
    targets.append(target)
  }

  final func dropTargets(_ target: AnyObject?, _ action: Selector?) {
    targets.removeAll { one in
      guard case .method(let own) = one.receiver else { return false }
      return (target == nil || one.target === target) && (action == nil || own == action)
    }
  }

  /// Notifies the targets of the current state.
  final func sendActions() {
    attempt.owesAction = false
    for one in targets {
      switch one.receiver {
      case .closure(let body): body(self)
      case .method(let selector):
        guard let target = one.target else { continue }
        if !ActionDispatch.send(selector, to: target, sender: self, event: attempt.event) {
          notYet("UIGestureRecognizer.addTarget(_:action:) with a target without a table of its methods")
        }
      }
    }
  }

  final func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = attempt.window ?? attachedView?.window, view !== window else { return point }
    return view.layer.convert(point, from: window.layer)
  }
}
