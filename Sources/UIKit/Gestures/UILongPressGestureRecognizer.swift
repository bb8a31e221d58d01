internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A recogniser of fingers that rest on the view; it continues as long as they stay.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The exact number of fingers; with more the recogniser fails.
  open var numberOfTouchesRequired = 1
  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum distance that the fingers may move before the gesture is recognised, in points.
  open var allowableMovement: CGFloat = 10

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  private var starts: [Int: CGPoint] = [:]
  private var press: FrameSchedule.Alarm?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.state == .possible else { return touches.forEach { ignore($0, for: event) } }
    for touch in touches { starts[touch.serial] = touch.point }
    let count = attempt.touches.count
    guard count <= numberOfTouchesRequired, touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
      return state = .failed
    }
    guard count == numberOfTouchesRequired else { return }
    press = FrameSchedule.main.after(minimumPressDuration) { [weak self] in self?.state = .began }
    if minimumPressDuration <= 0 {
      press?.cancel()
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.state == .possible else { return state = .changed }
    guard attempt.waiting.isEmpty else { return }
    if touches.contains(where: { starts[$0.serial]?.isFar(from: $0.point, allowableMovement) ?? false }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { stop(.ended) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { stop(.cancelled) }

  private func stop(_ end: State) {
    press?.cancel()
    state = attempt.state == .possible && attempt.waiting.isEmpty ? .failed : end
  }

  open override func reset() {
    super.reset()
    press?.cancel()
    (press, starts) = (nil, [:])
  }
}
