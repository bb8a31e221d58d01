import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Work that a view does in each of its layouts.
private struct Work: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let run: @MainActor @Sendable (Working) -> Void

  init(_ name: String, _ run: @MainActor @Sendable @escaping (Working) -> Void) {
    (testDescription, self.run) = (name, run)
  }
}

/// A view that counts its layouts and does some work in each.
private final class Working: UIView {
  let child = CountingView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
  let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let other = UIView(), free = CALayer(), label = UILabel()
  let stack = UIStackView(arrangedSubviews: [UIView(), UILabel()])
  var rounds = 0
  var work: Work?

  override init(frame: CGRect) {
    super.init(frame: frame)
    child.addSubview(inner)
    for view in [child, other, label, stack] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    rounds += 1
    work?.run(self)
  }
}

/// The two methods of causing a layout.
private enum Pass: CaseIterable {
  case frame, layoutIfNeeded

  @MainActor func run(_ window: UIWindow) {
    switch self {
    case .frame: _ = FrameLoop(root: window).commit()
    case .layoutIfNeeded: window.layoutIfNeeded()
    }
  }
}

/// Tests of changes that a view makes to its own subviews while it lays them out. They do not request another
/// layout of the view, and the views below are laid out after it: apps inset content views and move parts of
/// controls in this way. `setNeedsLayout()` does request one.
@MainActor struct LayoutDuringLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private nonisolated static let works = [
    Work("sets a frame twice") { view in
      view.child.frame = view.bounds
      view.child.frame = view.bounds.insetBy(dx: 4, dy: 4)
    },
    Work("sets bounds and position twice") { view in
      view.child.bounds.size = CGSize(width: 1, height: 1)
      view.child.bounds.size = CGSize(width: 20, height: 20)
      view.child.center = CGPoint(x: 1, y: 1)
      view.child.center = CGPoint(x: 20, y: 20)
    },
    Work("resizes, then transforms") { view in
      view.child.transform = .identity
      view.child.frame = view.bounds
      view.child.bounds.size.width -= 1
      view.child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    },
    Work("sets the origin of a subview's bounds twice") { view in
      view.child.bounds.origin.y = 10
      view.child.bounds.origin.y = 0
    },
    Work("takes a subview out and puts it in") { view in
      view.other.removeFromSuperview()
      view.addSubview(view.other)
    },
    Work("changes the order of its subviews") { view in
      view.bringSubviewToFront(view.other)
      view.sendSubviewToBack(view.other)
      view.exchangeSubview(at: 0, withSubviewAt: 1)
    },
    Work("adds a layer") { view in
      view.free.removeFromSuperlayer()
      view.layer.addSublayer(view.free)
      view.free.bounds.size.width += 1
    },
    Work("sets a text twice") { view in
      view.label.text = "some"
      view.label.text = "another"
      view.label.sizeToFit()
    },
    Work("hides and shows an arranged view") { view in
      view.stack.arrangedSubviews[0].isHidden = true
      view.stack.arrangedSubviews[0].isHidden = false
      view.stack.axis = view.stack.axis == .vertical ? .horizontal : .vertical
    },
    Work("asks for its constraints") { view in view.setNeedsUpdateConstraints() },
    Work("resizes itself and back") { view in
      let old = view.bounds
      view.bounds.size.height = 1
      view.bounds = old
    },
    Work("lays out its subviews") { view in
      view.child.frame.size.width = 70
      view.child.layoutIfNeeded()
      view.child.frame.size.width = 80
      view.layoutIfNeeded()
    },
  ]

  @Test(arguments: works, Pass.allCases)
  private func isLaidOutOnce(_ work: Work, by pass: Pass) {
    let view = Working(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.work = work
    window.addSubview(view)
    pass.run(window)
    #expect(view.rounds == 1)
    #expect(view.inner.layouts == 1)
    #expect(window.layoutCulprits == [])
    view.setNeedsLayout()
    pass.run(window)
    #expect(view.rounds == 2)
    #expect(window.layoutCulprits == [])
    pass.run(window)
    #expect(view.rounds == 2, "a clean view is visited never")
  }

  @Test(arguments: works) private func controllersDoTheSameWhenTheirViewsHaveBeenLaidOut(_ work: Work) {
    final class Controller: UIViewController {
      let content = Working(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var work: Work?
      var layouts = 0
      override func loadView() { view = content }
      override func viewDidLayoutSubviews() {
        layouts += 1
        work?.run(content)
      }
    }
    let controller = Controller()
    controller.work = work
    window.addSubview(controller.view)
    _ = FrameLoop(root: window).commit()
    #expect(controller.layouts == 1)
    #expect(controller.content.rounds == 1)
    #expect(window.layoutCulprits == [])
  }

  @Test func lastFrameDeterminesTheLayoutBelow() {
    let view = Working(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.inner.frame = view.child.bounds
    view.inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.work = Self.works[0]
    var seen: [CGSize] = []
    view.child.onLayout = { [child = view.child] in seen.append(child.bounds.size) }
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(seen == [CGSize(width: 42, height: 42)])
    #expect(view.inner.frame.size == CGSize(width: 42, height: 42))
    #expect(view.inner.layouts == 1)
  }

  @Test func viewThatGrowsItselfIsLaidOutInItsNewSize() {
    let view = Working(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.work = Work("grows to 80") { $0.frame.size.height = 80 }
    var heights: [CGFloat] = []
    view.child.onLayout = { [view] in heights.append(view.bounds.height) }
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.rounds == 2)
    #expect(view.frame.height == 80)
    #expect(heights == [80])
  }

  @Test func viewsThatAskAreLaidOutAgain() {
    let view = Working(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.work = Work("asks once") { if $0.rounds == 1 { $0.setNeedsLayout() } }
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.rounds == 2)
    #expect(view.inner.layouts == 1)
  }

  @Test func siblingThatResizesAnotherAsksTheirSuperview() {
    let outer = CountingView(frame: window.bounds)
    let view = Working(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let other = CountingView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    view.work = Work("widens its sibling") { $0.superview?.subviews[1].frame.size.width = 99 }
    outer.addSubview(view)
    outer.addSubview(other)
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(outer.layouts == 2)
    #expect(view.rounds == 1)
    #expect(other.frame.width == 99)
  }

  @Test func viewsThatFightAreNamed() {
    final class Giving: UIView {
      override func layoutSubviews() { subviews[0].frame.size = CGSize(width: 10, height: 10) }
    }
    final class Taking: UIView {
      let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      override func layoutSubviews() { frame.size = CGSize(width: 20, height: 20) }
    }
    let giving = Giving(frame: window.bounds), taking = Taking()
    taking.addSubview(taking.inner)
    giving.addSubview(taking)
    window.addSubview(giving)
    _ = FrameLoop(root: window).commit()
    #expect(window.layoutCulprits.contains("Giving"))
    #expect(taking.inner.layouts == 1, "what lies below is laid out all the same")
  }

  @Test func restlessViewsAreNamedAndTheirSubviewsLaidOut() {
    let view = Working(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.work = Work("asks always") { $0.setNeedsLayout() }
    window.addSubview(view)
    _ = FrameLoop(root: window).commit()
    #expect(window.layoutCulprits == ["Working"])
    #expect(view.inner.layouts == 1)
  }

  @Test func viewThatAsksForItselfAndLaysOutAtOnceIsNotEnteredAgain() {
    let view = Working(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.work = Work("asks and lays out") { view in
      guard view.rounds == 1 else { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.child.layoutIfNeeded()
      #expect(view.rounds == 1)
    }
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.rounds == 2)
  }

  // MARK: - Controls and lists

  @Test func buttonsMoveTheirImages() {
    final class Button: UIButton {
      var rounds = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
        imageView?.frame = CGRect(x: 3, y: 4, width: 20, height: 20)
        titleLabel?.frame.size.width = 12
        titleEdgeInsets.left = 5
        contentHorizontalAlignment = .left
        setTitle("Title", for: .normal)
      }
    }
    let button = Button(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    button.setTitle("Title", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
    button.titleEdgeInsets.left = 5
    button.contentHorizontalAlignment = .left
    window.addSubview(button)
    _ = FrameLoop(root: window).commit()
    #expect(button.rounds == 1)
    #expect(button.imageView?.frame == CGRect(x: 3, y: 4, width: 20, height: 20))
    #expect(button.titleLabel?.frame.width == 12)
  }

  private final class InsetCell: UITableViewCell {
    let dot = UIView()
    var rounds = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(dot)
      dot.translatesAutoresizingMaskIntoConstraints = false
      let bottom = dot.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        dot.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20), bottom,
        dot.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 5),
        dot.widthAnchor.constraint(equalToConstant: 30), dot.heightAnchor.constraint(equalToConstant: 30),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      rounds += 1
      contentView.frame = contentView.frame.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
      separatorInset = .zero
      accessoryType = .none
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      InsetCell(style: .default, reuseIdentifier: nil)
    }
  }

  private final class Table: UITableView {
    var rounds = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      rounds += 1
    }
  }

  @Test func cellsInsetTheirContentInTablesThatMeasureThem() throws {
    let table = Table(frame: window.bounds), rows = Rows()
    table.dataSource = rows
    window.addSubview(table)
    _ = FrameLoop(root: window).commit()
    let cells = table.visibleCells.compactMap { $0 as? InsetCell }
    #expect(cells.count == 10)
    // Once for the measurement, and once in the measured size.
    #expect(cells.allSatisfy { $0.rounds <= 2 })
    #expect(cells.allSatisfy { $0.contentView.frame.minX == 8 })
    #expect(cells.allSatisfy { $0.dot.frame == CGRect(x: 5, y: 20, width: 30, height: 30) })
    #expect(table.rounds == 1)
  }

  @Test func scrollViewsSizeTheirContent() {
    final class Scroll: UIScrollView {
      var rounds = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
        contentSize = .zero
        contentSize = CGSize(width: 100, height: 300)
        contentInset.top = 1
        contentInset.top = 10
      }
    }
    let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scroll)
    _ = FrameLoop(root: window).commit()
    #expect(scroll.rounds == 1)
    #expect(scroll.contentSize.height == 300)
  }

  @Test func layersAreLaidOutOnceByTheirDelegates() {
    final class Delegate: CALayerDelegate {
      var calls = 0
      func layoutSublayers(of layer: CALayer) {
        calls += 1
        layer.sublayers?.first?.bounds.size = CGSize(width: calls, height: 1)
        layer.addSublayer(CALayer())
      }
    }
    let layer = CALayer(), delegate = Delegate()
    layer.addSublayer(CALayer())
    layer.delegate = delegate
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(delegate.calls == 1)
    #expect(!layer.needsLayout())
  }
}
