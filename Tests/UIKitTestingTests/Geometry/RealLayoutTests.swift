import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// A view whose contents a closure places: a subview, one in a plain container and a layer.
private final class CardView: UIView {
  let container = UIView(), inner = UIView(), mark = CALayer()
  var rows: [UIView] = []
  let lay: (CardView) -> Void

  init(_ lay: @escaping (CardView) -> Void) {
    self.lay = lay
    super.init(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    addSubview(container)
    container.addSubview(inner)
    layer.addSublayer(mark)
  }
  required init?(coder: NSCoder) { fatalError("not decoded") }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds
    lay(self)
  }

  /// Replaces the rows by new ones, as some lists do in each layout.
  func replaceRows(_ frame: CGRect) {
    rows.forEach { $0.removeFromSuperview() }
    rows = [UIView(frame: frame)]
    rows.forEach(addSubview)
  }
}

/// Tests of `GeometryMonitor` with layouts of the kinds that packages have.
@MainActor struct RealLayoutTests {
  private typealias Rule = GeometryMonitor.Finding.Rule

  private func findings(_ view: UIView) -> [GeometryMonitor.Finding] {
    let screen = HeadlessScreen()
    screen.window.rootViewController = UIViewController()
    screen.window.rootViewController?.view.addSubview(view)
    screen.window.layoutIfNeeded()
    return GeometryMonitor.findings(in: view)
  }

  private static let wrong: [(name: String, rule: Rule, lay: (CardView) -> Void)] = [
    ("a view in a container", .dependsOnPosition, { $0.inner.frame = $0.frame }),
    ("a layer", .dependsOnPosition, { $0.mark.frame = $0.frame }),
    ("a layer that grows", .changesWhenRepeated, { $0.mark.bounds.size.width += 4 }),
    ("rows that are replaced", .dependsOnPosition, { $0.replaceRows($0.frame) }),
    (
      "a turned view in a container", .frameUnderTransform,
      {
        $0.inner.transform = CGAffineTransform(rotationAngle: 0.3)
        $0.inner.frame = CGRect(x: 4, y: 4, width: 40, height: 20)
      }
    ),
    ("another subview in each layout", .changesWhenRepeated, { $0.addSubview(UIView()) }),
  ]

  @Test(arguments: 0..<6) func aWrongLayoutIsFound(index: Int) {
    let (name, rule, lay) = Self.wrong[index]
    let found = findings(CardView(lay))
    #expect(found.map(\.rule) == [rule], "\(name): \(found)")
    #expect(found.first?.type?.contains("CardView") == true)
  }

  /// A title that stays in sight while its view leaves the screen moves against the view.
  @Test func whatStaysInSightIsNotReported() {
    let found = findings(
      CardView { view in
        let y = view.superview.map { max(0, 90 - view.convert(CGPoint.zero, to: $0).y) } ?? 0
        view.inner.frame = CGRect(x: 0, y: y, width: 50, height: 120 - y)
      })
    #expect(found == [])
  }

  /// The origin of the frame does not tell that code depends on a transform.
  @Test func aTurnedViewKeepsTheOriginOfItsFrame() {
    let found = findings(
      CardView { $0.inner.frame = CGRect(x: 0, y: max(0, 70 - $0.frame.minY), width: 50, height: 20) })
    #expect(found == [])
  }

  // MARK: - Touches

  private func button(_ frame: CGRect) -> UIButton {
    let button = UIButton(frame: frame)
    button.setTitle("More", for: .normal)
    return button
  }

  @Test func aControlOutsideOfAViewAroundItsSuperviewIsFound() {
    let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 40))
    let row = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 30))
    view.addSubview(row)
    row.addSubview(button(CGRect(x: 0, y: 5, width: 60, height: 20)))
    #expect(findings(view).map(\.rule) == [.outsideSuperview])
    view.clipsToBounds = true
    #expect(findings(view) == [])
  }

  @Test(arguments: [(false, 0), (true, 1)]) func aScrollViewLargerThanItsSuperviewIsNotReported(
    isTapped: Bool, count: Int
  ) {
    let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 40))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 140, height: 40))
    if isTapped { scrollView.addGestureRecognizer(UITapGestureRecognizer()) }
    view.addSubview(scrollView)
    #expect(findings(view).count == count)
  }

  /// A touch that a view in front takes is not lost because of the place.
  @Test(arguments: [(true, 0), (false, 1)]) func aControlBehindAnotherViewIsNotReported(
    isInFront: Bool, count: Int
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 40))
    let other = UIView(frame: CGRect(x: 140, y: 60, width: 100, height: 40))
    view.addSubview(button(CGRect(x: 90, y: 10, width: 40, height: 20)))
    for part in isInFront ? [view, other] : [other, view] { root.addSubview(part) }
    #expect(findings(root).count == count)
  }

  // MARK: - Screens

  /// A controller with a layer and labels that are made in any order.
  private final class Controller: UIViewController {
    static var next = 0
    let mark = CALayer()
    var isRandom = false
    override func viewDidLoad() {
      view.layer.addSublayer(mark)
      for index in 0..<4 {
        let label = UILabel()
        label.tag = index
        view.addSubview(label)
      }
      Self.next += 1
    }
    override func viewDidLayoutSubviews() {
      mark.frame.size = CGSize(width: isRandom ? 10 : UIScreen.main.bounds.width, height: 4)
      for label in view.subviews {
        let place = isRandom ? (label.tag + Self.next) % 4 : label.tag
        label.frame = CGRect(x: 0, y: 40 * place, width: 100, height: 20)
      }
    }
  }

  @Test(arguments: [false, true]) func layersAreComparedAndChanceIsNot(isRandom: Bool) {
    let found = GeometryMonitor.findings {
      let controller = Controller()
      controller.isRandom = isRandom
      return controller
    }
    #expect(found.map(\.rule) == (isRandom ? [] : [.dependsOnScreen]))
    if !isRandom {
      #expect(found.first?.type?.contains("Controller") == true)
      #expect(found.first?.message.contains("its CALayer is 834 x 4 instead of 320 x 4") == true, "\(found)")
    }
  }

  /// A controller whose labels are added in another order each time, some of them only on large screens.
  private final class ShuffledController: UIViewController {
    static var next = 0
    override func viewDidLoad() {
      Self.next += 1
      let texts = ["a", "bb", "ccc", "dddd"]
      for index in texts.indices {
        let label = UILabel(), place = (index + Self.next) % 4
        label.text = texts[place]
        label.frame = CGRect(x: 0, y: 30 * place, width: 20 * place + 10, height: 20)
        view.addSubview(label)
      }
      guard UIScreen.main.bounds.width > 400 else { return }
      view.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 20, height: 20)))
    }
  }

  @Test func partsAreComparedByNameInAnyOrder() {
    let found = GeometryMonitor.findings { ShuffledController() }
    #expect(found.map(\.message) == ["in a smaller window than the screen has 5 parts instead of 4"])
  }

  /// A view that asks for a part of the screen.
  private final class BadgeView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIScreen.main.bounds.width / 4, height: 20) }
  }

  @Test func aViewThatAsksForAPartOfTheScreenIsNamed() {
    let found = GeometryMonitor.findings {
      let controller = UIViewController(), badge = BadgeView()
      badge.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(badge)
      badge.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      badge.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      return controller
    }
    #expect(found.map(\.rule) == [.dependsOnScreen])
    #expect(found.first?.type?.contains("BadgeView") == true)
  }

  // MARK: - Constraints

  /// A view whose rows are made again in each layout, which changes the size that it asks for.
  private final class TagsView: UIView {
    var usesFrame = false
    override func layoutSubviews() {
      super.layoutSubviews()
      for row in subviews { row.removeFromSuperview() }
      addSubview(UIView(frame: CGRect(x: usesFrame ? frame.minX : 0, y: 0, width: 40, height: 20)))
      invalidateIntrinsicContentSize()
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 60) }
  }

  @Test(arguments: [(true, [Rule.dependsOnPosition]), (false, [])])
  func aViewThatConstraintsHoldIsMovedAllTheSame(usesFrame: Bool, rules: [GeometryMonitor.Finding.Rule]) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), view = TagsView()
    view.usesFrame = usesFrame
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    view.topAnchor.constraint(equalTo: host.topAnchor, constant: 120).isActive = true
    view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 30).isActive = true
    #expect(findings(host).map(\.rule) == rules)
    #expect(view.frame == CGRect(x: 30, y: 120, width: 200, height: 60))
  }

  // MARK: - Names

  @Test func aControlOutsideNamesTheClassThatPlacesIt() {
    let view = CardView { _ in }
    view.addSubview(button(CGRect(x: 190, y: 10, width: 40, height: 20)))
    let found = findings(view)
    #expect(found.map(\.rule) == [.outsideSuperview])
    #expect(found.first?.type?.contains("CardView") == true)
  }

  @Test func aFindingAboutAViewOfUIKitNamesTheClassThatPlacesIt() {
    let found = findings(CardView { $0.inner.transform = CGAffineTransform(scaleX: 0, y: 1) })
    #expect(found.map(\.rule) == [.singularTransform])
    #expect(found.first?.view == "UIView in CardView")
    #expect(found.first?.type?.contains("CardView") == true)
  }

  @Test func theAnchorPointOfAPlacedViewIsFoundBeforeItsFirstLayout() {
    let screen = HeadlessScreen(), view = CardView { _ in }
    screen.window.rootViewController = UIViewController()
    screen.window.rootViewController?.view.addSubview(view)
    let found = GeometryMonitor.monitor {
      let bubble = UIView(frame: CGRect(x: 30, y: 40, width: 80, height: 20))
      view.addSubview(bubble)
      bubble.layer.anchorPoint = .zero
      screen.advance(by: 0.1)
    }
    #expect(found.map(\.rule) == [.anchorPointAlone])
  }
}
