import Testing
import UIKit
import UIKitTesting

/// Tests of frame expectations that fail with the causes of the frame.
@MainActor struct FrameExpectationTests {
  private let screen = HeadlessScreen()

  private func placed(_ make: (UIView, UIView) -> [NSLayoutConstraint]) -> UIView {
    let controller = UIViewController(), view = UIView()
    view.accessibilityIdentifier = "card"
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate(make(view, controller.view))
    screen.show(controller)
    return view
  }

  private func failure(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return ""
  }

  private func card() -> UIView {
    placed { view, root in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
        view.heightAnchor.constraint(equalToConstant: 120),
      ]
    }
  }

  @Test func expectedFrameIsAccepted() throws {
    try card().expect(frame: CGRect(x: 16, y: 80, width: 361, height: 120.4))
  }

  @Test func otherFrameFailsWithItsCauses() {
    let view = card()
    let text = failure { try view.expect(frame: CGRect(x: 20, y: 80, width: 361, height: 100)) }
    #expect(
      text.hasPrefix(
        "the frame is (16, 80, 361 x 120) and not (20, 80, 361 x 100): x is 4 too small, "
          + "height is 20 too large\n\n"), "\(text)")
    #expect(text.contains("height = 120"), "\(text)")
    #expect(text.contains("UIView card.height = 120"), "\(text)")
  }

  @Test func layoutIsPerformedBefore() throws {
    let view = card()
    for constraint in view.constraints where constraint.firstAttribute == .height {
      constraint.constant = 60
    }
    try view.expect(frame: CGRect(x: 16, y: 80, width: 361, height: 60))
  }

  @Test func transformIsExplained() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let text = failure { try view.expect(frame: CGRect(x: 10, y: 10, width: 100, height: 40)) }
    #expect(text.hasPrefix("the frame is (40, -20, 40 x 100) and not (10, 10, 100 x 40): "), "\(text)")
    #expect(text.contains("The frame follows from bounds, anchorPoint, transform and position:"))
  }

  @Test(arguments: [0.4, 0.6]) func toleranceLimitsTheDifference(difference: Double) {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    let text = failure {
      try view.expect(frame: CGRect(x: 10 + difference, y: 10, width: 100, height: 40))
    }
    #expect(text.isEmpty == (difference < 0.5))
    #expect(failure { try view.expect(frame: view.frame.offsetBy(dx: 2, dy: 0), tolerance: 2) }.isEmpty)
  }
}
