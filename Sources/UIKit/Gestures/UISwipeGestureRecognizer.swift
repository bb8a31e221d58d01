internal import CoreGraphics
public import Foundation

/// Recognises a quick movement in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where fingers swipe to.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards greater x; what recognisers have unless set.
    public static let right = Direction(rawValue: 1)
    /// Towards less x.
    public static let left = Direction(rawValue: 2)
    /// Towards less y.
    public static let up = Direction(rawValue: 4)
    /// Towards greater y.
    public static let down = Direction(rawValue: 8)
  }

  /// May name several; any of them counts.
  open var direction: Direction = .right
  /// 1 unless set; with fewer fingers nothing is recognised, with more it fails.
  open var numberOfTouchesRequired = 1

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  private var start: CGPoint?
  private var startTime = 0.0

  /// How far, in points, and how quickly, in seconds; and how far to the side. Not measured.
  private static let least: CGFloat = 50
  private static let mostAside: CGFloat = 50
  private static let longest = 0.5
  /// A movement the other way that is longer is no swipe.
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
