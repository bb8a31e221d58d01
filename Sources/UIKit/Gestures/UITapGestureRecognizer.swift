internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A recogniser of a number of taps with a number of fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps, with pauses of at most 0.35 seconds.
  open var numberOfTapsRequired = 1
  /// The number of simultaneous fingers in each tap.
  open var numberOfTouchesRequired = 1
  /// The accepted buttons of a pointer.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  private var taps = 0
  private var fingers = 0
  private var starts: [Int: CGPoint] = [:]
  private var firstPoint: CGPoint?
  private var limit: FrameSchedule.Alarm?

  /// The maximum movement of a finger, in points, the maximum duration of a tap, and the maximum pause
  /// between taps, in seconds; not measured.
  private static let reach: CGFloat = 45
  private static let longestTap = 1.5
  private static let longestPause = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch.serial] = touch.point }
    let down = attempt.touches.filter(\.isDown).count
    fingers = max(fingers, down)
    if down > numberOfTouchesRequired || !event.fits(buttonMaskRequired) { return state = .failed }
    let center = attempt.center
    if let firstPoint, firstPoint.isFar(from: center, Self.reach), down == numberOfTouchesRequired {
      return state = .failed
    }
    if down == numberOfTouchesRequired { firstPoint = firstPoint ?? center }
    fail(after: Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { starts[$0.serial]?.isFar(from: $0.point, Self.reach) ?? false }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !attempt.touches.contains(where: \.isDown) else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    tapped()
  }

  private func tapped() {
    (taps, fingers) = (taps + 1, 0)
    limit?.cancel()
    if taps >= numberOfTapsRequired { return state = .ended }
    fail(after: Self.longestPause)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// A button that is pressed and released is a tap.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    fail(after: Self.longestTap)
  }
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { tapped() }
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .failed }

  open override func reset() {
    super.reset()
    limit?.cancel()
    (taps, fingers, starts, firstPoint, limit) = (0, 0, [:], nil, nil)
  }

  /// Returns `false` for recognisers that require more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var isWaitingForTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  private func fail(after seconds: Double) {
    limit?.cancel()
    limit = FrameSchedule.main.after(seconds) { [weak self] in self?.state = .failed }
  }
}

extension CGPoint {
  /// Returns whether another point is farther away than a distance.
  func isFar(from other: CGPoint, _ distance: CGFloat) -> Bool { distance < hypot(x - other.x, y - other.y) }
}

extension UIEvent {
  /// Returns whether the pointer's buttons are among the required ones; fingers, which have none, always
  /// match.
  final func fits(_ wanted: ButtonMask) -> Bool { buttonMask.isEmpty || !buttonMask.isDisjoint(with: wanted) }
}
