@_spi(SelectorTable) import UIKit

/// The running clock, whose hands a timer turns once per second. It starts at 10:10:35.
final class RunningClock: UIViewController, SelectorTarget {
  private let face = ClockView(anchorPoint: CGPoint(x: 0.5, y: 0.9))
  private var seconds = (10 * 60 + 10) * 60 + 35
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addSubview(face)
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    face.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = .scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("tick"), userInfo: nil, repeats: true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  /// Returns the method that a selector names, in place of `@objc`, for the timer.
  func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
    selector == Selector("tick") ? { [unowned self] _, _ in tick() } : nil
  }

  private func tick() {
    seconds += 1
    show()
  }

  private func show() {
    let time = DateComponents(hour: seconds / 3600 % 12, minute: seconds / 60 % 60, second: seconds % 60)
    face.show(time)
    let hand = face.secondHand
    let angle = atan2(hand.transform.b, hand.transform.a) * 180 / .pi
    print(
      String(format: "%02d:%02d:%02d", time.hour!, time.minute!, time.second!)
        + " second hand: \(text(angle < -1e-9 ? angle + 360 : angle)) degrees, center \(text(hand.center)), frame \(text(hand.frame))"
    )
  }
}
