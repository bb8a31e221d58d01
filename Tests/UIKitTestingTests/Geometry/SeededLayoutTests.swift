import Testing
import UIKit
import UIKitTesting

/// Tests of `GeometryMonitor` with mistakes that are written into layouts of many kinds.
@MainActor struct SeededLayoutTests {
  private typealias Rule = GeometryMonitor.Finding.Rule

  private static let rules: [Mistake: Rule] = [
    .frameForBounds: .dependsOnPosition, .convertedBounds: .dependsOnPosition,
    .centerForMiddle: .dependsOnPosition, .frameSize: .dependsOnTransform, .screenSize: .dependsOnScreen,
    .frameUnderRotation: .frameUnderTransform, .growingOffset: .changesWhenRepeated,
    .shrinkingFrame: .changesWhenRepeated, .scaleOfZero: .singularTransform, .loop: .layoutLoop,
    .anchorPointAlone: .anchorPointAlone, .outside: .outsideSuperview,
  ]

  /// A controller with the view below a margin of its own view.
  private final class Controller: UIViewController {
    let content: SeededView
    init(_ content: SeededView) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    override func viewDidLoad() { view.addSubview(content) }
    override func viewDidLayoutSubviews() {
      content.frame = CGRect(x: 40, y: 60, width: view.bounds.width - 80, height: 120)
    }
  }

  /// Returns the findings in a layout, in a window of the screen's size and in a smaller one.
  private func findings(_ index: Int, _ mistake: Mistake?) -> [GeometryMonitor.Finding] {
    func make() -> Controller {
      let content = SeededView(frame: .zero, SeededView.layouts[index].lay)
      content.mistake = mistake
      return Controller(content)
    }
    if mistake == .screenSize { return GeometryMonitor.findings { make() } }
    let screen = HeadlessScreen(), controller = make()
    return GeometryMonitor.monitor {
      screen.show(controller)
      screen.advance(by: 0.1)
      guard mistake == .anchorPointAlone else { return }
      controller.content.first.layer.anchorPoint = CGPoint(x: 0, y: 1)
      screen.advance(by: 0.1)
    }
  }

  @Test(arguments: 0..<10) func rightLayoutIsNotReported(index: Int) {
    #expect(findings(index, nil) == [], "\(SeededView.layouts[index].name)")
    let inWindow = GeometryMonitor.findings {
      Controller(SeededView(frame: .zero, SeededView.layouts[index].lay))
    }
    #expect(inWindow == [], "\(SeededView.layouts[index].name)")
  }

  @Test func mistakesAreFound() {
    var found = 0, missed: [String] = []
    for mistake in Mistake.allCases {
      for (index, layout) in SeededView.layouts.enumerated() {
        if findings(index, mistake).contains(where: { $0.rule == Self.rules[mistake] }) {
          found += 1
        } else {
          missed.append("\(mistake) in \(layout.name)")
        }
      }
    }
    print("geometry: \(found) of \(found + missed.count) mistakes found")
    #expect(found + missed.count == 120)
    #expect(missed == [])
  }
}
