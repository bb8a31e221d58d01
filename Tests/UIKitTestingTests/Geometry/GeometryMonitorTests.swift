import CoreGraphics
import Foundation
import InterfaceBuilder
import QuartzCore
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// A view that lays out two subviews by a closure.
private final class ClosureView: UIView {
  let first = UIView(), second = UIView()
  private let lay: (ClosureView) -> Void
  var count = 0

  init(_ lay: @escaping (ClosureView) -> Void) {
    self.lay = lay
    super.init(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    addSubview(first)
    addSubview(second)
  }
  required init?(coder: NSCoder) { fatalError("not decoded") }

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    lay(self)
  }
}

/// Tests of the relations that find mistakes in layout code.
@MainActor struct GeometryMonitorTests {
  private typealias Rule = GeometryMonitor.Finding.Rule

  private func findings(_ view: UIView) -> [GeometryMonitor.Finding] {
    let screen = HeadlessScreen()
    screen.window.rootViewController = UIViewController()
    screen.window.rootViewController?.view.addSubview(view)
    screen.window.layoutIfNeeded()
    return GeometryMonitor.findings(in: view)
  }

  /// Layouts that are wrong: each with its rule.
  private static let wrong: [(name: String, rule: Rule, lay: (ClosureView) -> Void)] = [
    ("frame of the view", .dependsOnPosition, { $0.first.frame = $0.frame }),
    ("center of the view", .dependsOnPosition, { $0.first.center = $0.center }),
    ("inset frame", .dependsOnPosition, { $0.first.frame = $0.frame.insetBy(dx: 8, dy: 8) }),
    (
      "middle of the frame", .dependsOnPosition,
      { $0.first.center = CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    ),
    (
      "frame of a subview's superview", .dependsOnPosition,
      { $0.second.frame = $0.first.superview?.frame ?? .zero }
    ),
    (
      "bounds converted the wrong way", .dependsOnPosition,
      { $0.first.frame = $0.convert($0.bounds, to: $0.superview) }
    ),
    ("size of the frame", .dependsOnTransform, { $0.first.bounds.size = $0.frame.size }),
    (
      "width of the frame", .dependsOnTransform,
      { $0.first.frame = CGRect(x: 0, y: 0, width: $0.frame.width, height: 9) }
    ),
    ("growing", .changesWhenRepeated, { $0.first.frame.size.width += 10 }),
    ("moving", .changesWhenRepeated, { $0.second.frame.origin.y = $0.second.frame.maxY + 4 }),
    ("inset again", .changesWhenRepeated, { $0.first.frame = $0.first.frame.insetBy(dx: -3, dy: -3) }),
    ("infinite", .notFinite, { $0.first.bounds.size.width = 10 / ($0.first.bounds.height * 0) }),
    ("scaled to nothing", .singularTransform, { $0.first.transform = CGAffineTransform(scaleX: 0, y: 1) }),
  ]

  @Test(arguments: 0..<13) func aWrongLayoutIsFound(index: Int) {
    let (name, rule, lay) = Self.wrong[index]
    let found = findings(ClosureView(lay))
    #expect(found.map(\.rule).contains(rule), "\(name): \(found)")
  }

  /// Layouts that are right, however unusual.
  private static let right: [(name: String, lay: (ClosureView) -> Void)] = [
    ("bounds", { $0.first.frame = $0.bounds }),
    ("inset bounds", { $0.first.frame = $0.bounds.insetBy(dx: 8, dy: 8) }),
    ("middle of bounds", { $0.first.center = CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }),
    (
      "bounds and center under a transform",
      {
        $0.first.transform = CGAffineTransform(rotationAngle: 0.5)
        $0.first.bounds.size = CGSize(width: 50, height: 30)
        $0.first.center = CGPoint(x: $0.bounds.midX, y: 20)
      }
    ),
    (
      "after each other",
      {
        $0.first.frame = CGRect(x: 0, y: 0, width: $0.bounds.width, height: 30)
        $0.second.frame = CGRect(x: 0, y: $0.first.frame.maxY + 8, width: 40, height: 40)
      }
    ),
    (
      "converted from the superview",
      { view in
        guard let superview = view.superview else { return }
        view.first.bounds.size = CGSize(width: 12, height: 12)
        view.first.center = view.convert(view.convert(CGPoint(x: 5, y: 5), to: superview), from: superview)
      }
    ),
    ("counted", { $0.first.tag = $0.count }),
    (
      "a moved bounds origin",
      { view in
        view.bounds.origin = CGPoint(x: 10, y: 20)
        view.first.frame = view.bounds
      }
    ),
  ]

  @Test(arguments: 0..<8) func aRightLayoutIsNotReported(index: Int) {
    let (name, lay) = Self.right[index]
    #expect(findings(ClosureView(lay)) == [], "\(name)")
  }

  @Test(arguments: [
    CGAffineTransform(rotationAngle: 0.5), CGAffineTransform(scaleX: 2, y: 2),
    CGAffineTransform(translationX: 30, y: 0),
  ])
  func aFrameUnderATransformIsFound(transform: CGAffineTransform) {
    let view = ClosureView { $0.first.frame = CGRect(x: 10, y: 10, width: 50, height: 30) }
    view.first.transform = transform
    #expect(findings(view).map(\.rule) == [.frameUnderTransform])
  }

  @Test func viewsAreRestored() {
    let view = ClosureView { $0.first.frame = $0.bounds }
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    let (center, bounds, transform) = (view.center, view.bounds, view.transform)
    _ = findings(view)
    #expect(view.center == center)
    #expect(view.bounds == bounds)
    #expect(view.transform == transform)
    #expect(view.first.frame == view.bounds)
  }

  @Test func controlsOutsideTheirSuperviewAreFound() {
    let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 40))
    let button = UIButton(frame: CGRect(x: 80, y: 10, width: 60, height: 20))
    button.setTitle("More", for: .normal)
    view.addSubview(button)
    let found = findings(view)
    #expect(found.map(\.rule) == [.outsideSuperview])
    #expect(found.first?.view == "UIButton \"More\"")
    button.frame.origin.x = 30
    #expect(findings(view).isEmpty)
  }

  @Test func constraintsAndStacksHoldAllRelations() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .system), UISwitch()])
    stack.frame = CGRect(x: 20, y: 40, width: 300, height: 50)
    (stack.arrangedSubviews[0] as? UILabel)?.text = "Wi-Fi"
    (stack.arrangedSubviews[1] as? UIButton)?.setTitle("Edit", for: .normal)
    stack.arrangedSubviews[2].transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    #expect(findings(stack) == [])
  }

  @Test func aLayoutByTheScreenIsFoundInAWindow() {
    final class Controller: UIViewController {
      let label = UIView()
      var usesScreen = true
      override func viewDidLoad() { view.addSubview(label) }
      override func viewDidLayoutSubviews() {
        let size = usesScreen ? UIScreen.main.bounds.size : view.bounds.size
        label.frame = CGRect(x: 0, y: 0, width: size.width, height: 40)
      }
    }
    let found = GeometryMonitor.findings { Controller() }
    #expect(found.map(\.rule) == [.dependsOnScreen])
    #expect(found.first?.message.contains("is 834 x 40 instead of 320 x 40") == true, "\(found)")
    let right = GeometryMonitor.findings {
      let controller = Controller()
      controller.usesScreen = false
      return controller
    }
    #expect(right == [])
  }

  /// The views of UIKit itself, in the documents of the examples.
  @Test(arguments: ["Login", "Settings", "Tabs", "Profile", "Form"])
  func theViewsOfExamplesHoldAllRelations(document: String) throws {
    let file = Project.root.appendingPathComponent("Examples/Storyboards/\(document).storyboard")
    let screen = HeadlessScreen()
    let storyboard = UIStoryboard(document: try IBDocument(contentsOf: file))
    screen.show(storyboard.instantiateInitialViewController() ?? UIViewController())
    screen.advance(by: 1)
    #expect(GeometryMonitor.findings(in: screen.window) == [])
  }
}
