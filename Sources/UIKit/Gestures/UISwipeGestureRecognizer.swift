internal import CoreGraphics
public import Foundation

/// A recogniser of a quick movement in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of swipes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value with the given raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right, the default.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The accepted directions. The default is `right`.
  open var direction: Direction = .right
  /// The required number of fingers. The default is 1; with fewer nothing is recognised, with more the
  /// recogniser fails.
  open var numberOfTouchesRequired = 1

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  private var start: CGPoint?
  private var startTime = 0.0

  /// The minimum distance and the maximum deviation to the side, in points, and the maximum duration, in
  /// seconds. Not measured.
  private static let least: CGFloat = 50
  private static let mostAside: CGFloat = 50
  private static let longest = 0.5
  /// The maximum movement in the opposite direction, in points.
  private static let slop: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = attempt.touches.count
    if count > numberOfTouchesRequired { return state = .failed }
    if count == 1 { startTime = event.timestamp }
    if count == numberOfTouchesRequired { start = attempt.center }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, attempt.waiting.isEmpty else { return }
    let center = attempt.center
    let (x, y) = (center.x - start.x, center.y - start.y)
    if event.timestamp - startTime > Self.longest { return state = .failed }
    var best: CGFloat = -.infinity
    if direction.contains(.right), abs(y) <= Self.mostAside { best = max(best, x) }
    if direction.contains(.left), abs(y) <= Self.mostAside { best = max(best, -x) }
    if direction.contains(.down), abs(x) <= Self.mostAside { best = max(best, y) }
    if direction.contains(.up), abs(x) <= Self.mostAside { best = max(best, -y) }
    if best >= Self.least {
      state = .ended
    } else if best < 0, hypot(x, y) > Self.slop || best == -.infinity {
      state = .failed
    } else if hypot(x, y) > Self.slop, best < hypot(x, y) / 2 {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if attempt.waiting.isEmpty { state = .failed }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    start = nil
  }
}
