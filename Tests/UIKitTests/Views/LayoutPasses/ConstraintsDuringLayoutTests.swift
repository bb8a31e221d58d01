import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// A view that counts its layouts, in each of which it does some work after its superclass has set the solved
/// frames.
private final class Laid: UIView {
  var rounds = 0
  var work: ((Laid) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    rounds += 1
    work?(self)
  }

  func layOutAgain() { super.layoutSubviews() }
}

/// Tests of constraints that a view changes while it lays out. They count in that pass and request no other;
/// constraints that leave the solved frames unchanged cause no layout.
@MainActor struct ConstraintsDuringLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view = Laid(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = Laid(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
  private let grandchild = Laid(frame: CGRect(x: 2, y: 2, width: 2, height: 2))

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    grandchild.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(grandchild)
    view.addSubview(child)
    window.addSubview(view)
  }

  /// Constraints that keep a view off the edges of another.
  private static func pin(_ inner: UIView, in outer: UIView, by inset: CGFloat) -> [NSLayoutConstraint] {
    [
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: inset),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: inset),
    ]
  }

  private func pass() { _ = FrameLoop(root: window).commit() }

  private var rounds: [Int] { [view, child, grandchild].map(\.rounds) }

  @Test(arguments: [true, false]) func addedConstraintsCountAtOnce(hasOthers: Bool) {
    if hasOthers { view.widthAnchor.constraint(equalToConstant: 100).isActive = true }
    view.work = { [child, grandchild] view in
      guard view.rounds == 1 else { return }
      NSLayoutConstraint.activate(
        Self.pin(child, in: view, by: 10) + Self.pin(grandchild, in: child, by: 5))
    }
    pass()
    #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(grandchild.frame == CGRect(x: 5, y: 5, width: 70, height: 70))
    #expect(rounds == [1, 1, 1])
    #expect(window.layoutCulprits == [])
  }

  @Test func constraintsRecreatedInEachLayoutScheduleNoFurtherPass() {
    var held: [NSLayoutConstraint] = []
    view.work = { [child] view in
      NSLayoutConstraint.deactivate(held)
      held = Self.pin(child, in: view, by: view.rounds == 1 ? 10 : 20)
      NSLayoutConstraint.activate(held)
    }
    pass()
    #expect(rounds == [1, 1, 1])
    view.setNeedsLayout()
    pass()
    #expect(child.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(rounds == [2, 2, 1])
    view.setNeedsLayout()
    pass()
    #expect(rounds == [3, 2, 1])
  }

  @Test func constantsAndPrioritiesChangeInALayout() {
    let pins = Self.pin(child, in: view, by: 10)
    let narrow = child.widthAnchor.constraint(equalToConstant: 30)
    narrow.priority = .defaultLow
    pins[2].priority = .defaultHigh
    NSLayoutConstraint.activate(pins + [narrow])
    view.work = { _ in
      pins[0].constant = 0
      pins[0].constant = 30
      narrow.priority = .defaultLow
      narrow.priority = UILayoutPriority(900)
    }
    pass()
    #expect(child.frame == CGRect(x: 10, y: 30, width: 30, height: 60))
    #expect(rounds == [1, 1, 1])
  }

  @Test func controllersChangeConstraintsWhenTheirViewsHaveBeenLaidOut() {
    final class Controller: UIViewController {
      let child = UIView()
      var pins: [NSLayoutConstraint] = []
      var layouts = 0
      override func viewDidLoad() {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        pins = ConstraintsDuringLayoutTests.pin(child, in: view, by: 10)
        NSLayoutConstraint.activate(pins)
      }
      override func viewDidLayoutSubviews() {
        layouts += 1
        pins[0].constant = view.bounds.height / 2
      }
    }
    let controller = Controller()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    window.addSubview(controller.view)
    pass()
    #expect(controller.child.frame == CGRect(x: 10, y: 100, width: 80, height: 90))
    #expect(controller.layouts == 1)
  }

  /// The two passes of objc.io's "Advanced Auto Layout Toolbox".
  @Test func labelsGetTheirWidthBetweenTwoPasses() {
    let label = UILabel(), below = UIView()
    label.numberOfLines = 0
    label.text = String(repeating: "dolor sit amet ", count: 6)
    view.addPinned(label, bottom: nil)
    below.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(below)
    below.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    var top: CGFloat = 0
    view.work = { view in
      label.preferredMaxLayoutWidth = label.bounds.width
      view.layOutAgain()
      top = below.frame.minY
    }
    pass()
    #expect(label.frame.width == 100)
    #expect(label.frame.height > 60)
    #expect(top == label.frame.maxY)
    #expect(view.rounds == 1)
  }

  @Test func setFramesStayWhereNoConstraintOfTheViewChanges() {
    let pins = Self.pin(child, in: view, by: 10)
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(other)
    let width = other.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate(pins + [width])
    view.work = { [child] view in
      child.frame.origin.x = 33
      width.constant = 7
    }
    pass()
    #expect(child.frame.minX == 33)
    #expect(other.frame.width == 7)
    #expect(view.rounds == 1)
  }

  @Test func unchangedConstraintsScheduleNoPass() {
    NSLayoutConstraint.activate(Self.pin(child, in: view, by: 10))
    pass()
    let same = child.widthAnchor.constraint(equalToConstant: 80)
    same.priority = .defaultHigh
    same.isActive = true
    pass()
    #expect(rounds == [1, 1, 1])
    same.isActive = false
    pass()
    #expect(rounds == [1, 1, 1])
  }

  @Test func constraintsThatMoveAViewAskItsSuperviewAlone() {
    NSLayoutConstraint.activate(
      Self.pin(child, in: view, by: 10) + [
        grandchild.topAnchor.constraint(equalTo: child.topAnchor),
        grandchild.leadingAnchor.constraint(equalTo: child.leadingAnchor),
        grandchild.widthAnchor.constraint(equalToConstant: 4),
      ])
    pass()
    #expect(grandchild.frame == CGRect(x: 0, y: 0, width: 4, height: 0))
    let height = grandchild.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5)
    height.isActive = true
    pass()
    #expect(grandchild.frame.height == 50)
    #expect(rounds == [1, 2, 2])
  }

  @Test func firstConstraintsOfAViewPlaceItWhereTheyGiveZero() {
    NSLayoutConstraint.activate(Self.pin(child, in: view, by: 10))
    pass()
    #expect(grandchild.frame == CGRect(x: 2, y: 2, width: 2, height: 2))
    NSLayoutConstraint.activate([
      grandchild.topAnchor.constraint(equalTo: child.topAnchor),
      grandchild.leadingAnchor.constraint(equalTo: child.leadingAnchor),
      grandchild.widthAnchor.constraint(equalToConstant: 0),
      grandchild.heightAnchor.constraint(equalToConstant: 0),
    ])
    pass()
    #expect(grandchild.frame == .zero)
  }

  @Test func viewThatSizesItselfByAConstraintAsksItsSuperview() {
    view.translatesAutoresizingMaskIntoConstraints = false
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate(
      Self.pin(child, in: view, by: 2) + [
        height, view.topAnchor.constraint(equalTo: window.topAnchor),
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
      ])
    view.work = { _ in height.constant = 60 }
    pass()
    #expect(view.frame.height == 60)
    #expect(child.frame.height == 56)
    #expect(view.rounds == 2)
    #expect(window.layoutCulprits == [])
  }

  @Test func cousinsThatAConstraintMovesAreLaidOutAgain() {
    let other = Laid(frame: CGRect(x: 0, y: 200, width: 100, height: 100)), cousin = UIView()
    cousin.translatesAutoresizingMaskIntoConstraints = false
    other.addSubview(cousin)
    window.insertSubview(other, at: 0)
    let gap = cousin.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 110)
    NSLayoutConstraint.activate(
      Self.pin(child, in: view, by: 10) + [
        gap, cousin.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        cousin.widthAnchor.constraint(equalToConstant: 5), cousin.heightAnchor.constraint(equalToConstant: 5),
      ])
    view.work = { _ in gap.constant = 150 }
    pass()
    #expect(cousin.frame.minY == 50)
    #expect(other.rounds == 2)
    #expect(view.rounds == 1)
  }

  @Test func updateConstraintsIsCalledForTheLayoutThatAsksForIt() {
    final class Updating: UIView {
      var (rounds, updates) = (0, 0)
      override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
        setNeedsUpdateConstraints()
      }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let updating = Updating(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(updating)
    NSLayoutConstraint.activate(Self.pin(child, in: view, by: 10))
    pass()
    let before = updating.updates
    updating.setNeedsLayout()
    pass()
    #expect(updating.rounds == 2)
    #expect(updating.updates == before + 1)
  }
}
