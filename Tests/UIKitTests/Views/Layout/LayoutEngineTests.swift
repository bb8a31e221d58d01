// long file: one suite, from constraints to frames
import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the conversion of constraints to frames.
@MainActor struct LayoutEngineTests {
  private func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  private func view(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func threeAnchoredViewsInAWindow() {
    let window = window()
    let a = view(in: window), b = view(in: window), c = view(in: a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      a.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
      a.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      a.heightAnchor.constraint(equalToConstant: 44),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
      b.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      c.leftAnchor.constraint(equalTo: b.leftAnchor),
      c.rightAnchor.constraint(equalTo: a.rightAnchor),
      c.topAnchor.constraint(equalTo: a.topAnchor, constant: 2),
      c.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: -2),
    ])
    window.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 16, y: 20, width: 288, height: 44))
    #expect(b.frame == CGRect(x: 88, y: 72, width: 144, height: 408))
    #expect(c.frame == CGRect(x: 72, y: 2, width: 216, height: 40))
  }

  /// Snapshot tests move one view from window to window, and release each window.
  @Test func constraintsInsideAViewHoldInTheNextTreeWhenTheLastHasGone() {
    let kept = UIView(), inner = UIView()
    kept.translatesAutoresizingMaskIntoConstraints = false
    kept.addPinned(inner, top: 20, leading: 20, bottom: 20, trailing: 20)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    for _ in 0..<3 {
      let window = window(), box = view(in: window)
      box.addPinned(kept)
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: window.leftAnchor),
        box.topAnchor.constraint(equalTo: window.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
      #expect(inner.frame == CGRect(x: 20, y: 20, width: 40, height: 10))
    }
  }

  @Test func roundedLengthsAreExactAtEveryScale() {
    let rounding = PixelRounding(scale: 3)
    for step in 0..<1000 {
      let origin = CGFloat(step) * 0.7
      #expect(rounding.span(origin, 100).length == 100)
    }
  }

  /// The places that Xcode 9 to 11 store of centered views on canvases of whole points.
  @Test func halvesOfACentreGoLeftOnCanvasesOfWholePoints() {
    let whole = PixelRounding(scale: 1)
    // A width of 100 in one of 375; one of 165 in one of 600, whose middle is whole.
    SystemRelease.iOS12.perform {
      #expect(whole.spanAcross(137.5, 100) == (137, 100))
      #expect(whole.spanAcross(217.5, 165) == (218, 165))
      #expect(whole.span(137.5, 100) == (138, 100))
      #expect(PixelRounding(scale: 2).spanAcross(137.25, 100) == (137.5, 100))
    }
    #expect(whole.spanAcross(137.5, 100) == (138, 100))
  }

  @Test func smallerWindowMovesDependentViews() {
    let window = window()
    let a = view(in: window)
    let height = a.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      a.topAnchor.constraint(equalTo: window.topAnchor), height,
    ])
    window.layoutIfNeeded()
    window.frame.size.width = 200
    height.constant = 30
    window.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    height.isActive = false
    a.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -1).isActive = true
    window.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 200, height: 479))
  }

  @Test func aSubtreeTakesItsConstraintsAlong() {
    let first = window(), second = window()
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let a = view(in: box)
    NSLayoutConstraint.activate([
      a.trailingAnchor.constraint(equalTo: box.trailingAnchor), a.widthAnchor.constraint(equalToConstant: 20),
      a.topAnchor.constraint(equalTo: box.topAnchor), a.heightAnchor.constraint(equalToConstant: 20),
    ])
    box.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 80, y: 0, width: 20, height: 20))
    first.addSubview(box)
    box.frame.size.width = 60
    first.layoutIfNeeded()
    #expect(a.frame.minX == 40)
    second.addSubview(box)
    box.frame.size.width = 70
    second.layoutIfNeeded()
    #expect(a.frame.minX == 50)
    #expect(first.constraintStore?.engine?.itemOfVariable.isEmpty == true)
  }

  @Test func labelsAreAsLargeAsTheirText() {
    let window = window()
    let label = UILabel()
    label.text = "Some text"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.34)
    #expect(abs(label.frame.height - label.intrinsicContentSize.height) < 0.34)
    #expect(abs(label.center.x - 160) < 0.34)
  }

  @Test func aViewThatNothingConstrainsHasNoEngine() {
    let window = window()
    window.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    window.layoutIfNeeded()
    #expect(window.constraintStore == nil)
  }

  @Test func textIsBrokenToTheSolvedWidth() {
    let window = window()
    let label = UILabel(), below = view(in: window)
    label.text = "A rather long text that does not fit on one line of a narrow window and so has to be broken"
    label.numberOfLines = 0
    window.addPinned(label, leading: 16, bottom: nil, trailing: 16)
    below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.width == 288)
    let height = label.sizeThatFits(CGSize(width: 288, height: 0)).height
    #expect(abs(label.frame.height - height) < 0.34)
    #expect(abs(below.frame.minY - label.frame.maxY - 8) < 0.34)
    window.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(label.frame.height > height)
    window.frame.size.width = 2000
    window.layoutIfNeeded()
    #expect(label.frame.height < height / 2)
  }

  @Test func textThatNarrowedTakesRoomThatComesBack() {
    let window = window()
    let label = UILabel()
    label.text = "Several words that are broken into lines"
    label.numberOfLines = 0
    window.addPinned(label, bottom: nil, trailing: nil)
    label.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor).isActive = true
    let whole = label.sizeThatFits(.zero).width
    window.frame.size.width = 120
    window.layoutIfNeeded()
    #expect(label.frame.width <= 120)
    #expect(label.frame.width > 60)
    window.frame.size.width = 1000
    window.layoutIfNeeded()
    #expect(abs(label.frame.width - whole) < 0.34)
  }

  @Test func scrollViewsAreAsLargeInsideAsConstraintsSay() {
    let window = window()
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(scroll)
    let content = view(in: scroll), header = view(in: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: window.topAnchor),
      scroll.leftAnchor.constraint(equalTo: window.leftAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200),
      scroll.heightAnchor.constraint(equalToConstant: 300),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 900),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
      header.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 920))
    #expect(content.frame == CGRect(x: 10, y: 10, width: 180, height: 900))
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 10, width: 180, height: 900))
    #expect(header.frame == CGRect(x: 0, y: 50, width: 200, height: 20))
  }

  @Test func fittingSizesWithoutConstraintsAreTheViewsOwn() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(
      plain.systemLayoutSizeFitting(
        CGSize(width: 100, height: 400), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ) == CGSize(width: 100, height: 200))
    #expect(plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == plain.frame.size)
  }

  @Test func fittingSizesCountConstraintsInside() {
    let box = UIView()
    let label = UILabel()
    label.text = "Words that may be broken into lines"
    label.numberOfLines = 0
    box.addPinned(label, top: 4, leading: 8, bottom: 4, trailing: 8)
    let free = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let text = label.sizeThatFits(.zero)
    #expect(abs(free.width - text.width - 16) < 0.01)
    #expect(abs(free.height - text.height - 8) < 0.01)
    let narrow = box.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 100)
    #expect(abs(narrow.height - label.sizeThatFits(CGSize(width: 84, height: 0)).height - 8) < 0.34)
  }

  @Test func ambiguityIsKnown() {
    let window = window()
    let a = view(in: window)
    a.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    let left = a.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 5)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(a.hasAmbiguousLayout)
    left.isActive = true
    #expect(!a.hasAmbiguousLayout)
    #expect(a.constraintsAffectingLayout(for: .horizontal).contains { $0 === left })
    #expect(!a.constraintsAffectingLayout(for: .vertical).contains { $0 === left })
  }

  @Test func aChangeSetsOnlyTheFramesThatChange() throws {
    let window = window()
    var rows: [UIView] = []
    var heights: [NSLayoutConstraint] = []
    for index in 0..<100 {
      let row = view(in: window)
      heights.append(row.heightAnchor.constraint(equalToConstant: 10))
      NSLayoutConstraint.activate([
        row.leftAnchor.constraint(equalTo: window.leftAnchor),
        row.rightAnchor.constraint(equalTo: window.rightAnchor),
        row.topAnchor.constraint(equalTo: index == 0 ? window.topAnchor : rows[index - 1].bottomAnchor),
        heights[index],
      ])
      rows.append(row)
    }
    window.layoutIfNeeded()
    let engine = try #require(window.treeEngine)
    #expect(engine.framesSet == 100)
    engine.framesSet = 0
    heights[97].constant = 20
    window.layoutIfNeeded()
    #expect(engine.framesSet == 3)
    #expect(rows[99].frame.minY == 1000)
    engine.framesSet = 0
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(engine.framesSet == 0)
  }

  @Test func layoutIsCalledOnceForEachViewThatChanges() {
    let window = window()
    let outer = CountingView(), inner = CountingView(), other = CountingView()
    for (view, parent) in [(outer, window), (inner, outer), (other, window)] as [(UIView, UIView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: window.topAnchor),
      outer.leftAnchor.constraint(equalTo: window.leftAnchor), width,
      outer.heightAnchor.constraint(equalToConstant: 50),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
      inner.heightAnchor.constraint(equalToConstant: 9),
      other.topAnchor.constraint(equalTo: window.topAnchor),
      other.rightAnchor.constraint(equalTo: window.rightAnchor),
      other.widthAnchor.constraint(equalToConstant: 10), other.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(outer.layouts * 100 + inner.layouts * 10 + other.layouts == 111)
    width.constant = 80
    window.layoutIfNeeded()
    #expect(outer.layouts * 100 + inner.layouts * 10 + other.layouts == 221)
  }

  @Test func leadingIsRightInViewsThatReadFromRightToLeft() {
    let window = window()
    window.semanticContentAttribute = .forceRightToLeft
    let a = view(in: window), b = view(in: window)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 100), a.heightAnchor.constraint(equalToConstant: 10),
      a.topAnchor.constraint(equalTo: window.topAnchor), b.topAnchor.constraint(equalTo: window.topAnchor),
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8),
      b.widthAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(a.frame.minX == 204)
    #expect(b.frame.maxX == 196)
  }

  @Test func rowsOfReversedStacksRunFromTheRight() {
    let row = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 10)])
    row.semanticContentAttribute = .forceRightToLeft
    row.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map { Double($0.frame.minX) } == [50, 0])
  }

  @Test func edgesAreRoundedOnceFromTheRoot() {
    let window = window()
    let outer = view(in: window), inner = view(in: outer)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10.1),
      outer.topAnchor.constraint(equalTo: window.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 50),
      outer.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10.1),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.needEngine().rounding = PixelRounding(scale: 1)
    let screen = window.screen.scale
    window.layoutIfNeeded()
    // 10.1 and 20.2 from the window's edge, each to the nearest pixel.
    let left = (10.1 * screen).rounded() / screen, right = (20.2 * screen).rounded() / screen
    #expect(abs(outer.frame.minX - left) < 1e-9)
    #expect(abs(outer.frame.minX + inner.frame.minX - right) < 1e-9)
  }

  @Test func theRootOfATreeKeepsItsSizeWhereItsFramePlacesIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.translatesAutoresizingMaskIntoConstraints = false
    let child = view(in: root)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.rightAnchor.constraint(equalTo: root.rightAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.size == .zero)
    #expect(root.frame.size == .zero)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.bounds.size = CGSize(width: 70, height: 20)
    root.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 70, height: 20))
  }

  @Test func brokenConstraintsComeBack() {
    let window = window()
    let a = view(in: window)
    let narrow = a.widthAnchor.constraint(equalToConstant: 10),
      wide = a.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: window.topAnchor), a.leftAnchor.constraint(equalTo: window.leftAnchor),
      narrow, wide,
    ])
    window.layoutIfNeeded()
    #expect(a.frame.width == 10)
    narrow.isActive = false
    window.layoutIfNeeded()
    #expect(a.frame.width == 30)
  }

  @Test func cellsAreAsHighAsConstraintsInsideSay() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let box = view(in: cell.contentView)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 100),
    ])
    let height = cell.automaticHeight(width: 320)
    #expect(height >= 120)
    #expect(height <= 121)
  }

  @Test func classesThatNeedConstraintsAreAskedForThem() {
    final class Asking: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 40).isActive = true }
        super.updateConstraints()
      }
    }
    let window = window()
    let a = Asking()
    a.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(a)
    window.layoutIfNeeded()
    #expect(a.frame.width == 40)
  }

  @Test func controllersAreAskedForConstraints() {
    final class Controller: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let window = window()
    let controller = Controller()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.count == 1)
    controller.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(controller.count == 2)
  }

  @Test func contentSizesWithoutConstraintsStay() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = view(in: scroll)
    scroll.contentSize = CGSize(width: 500, height: 7)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: scroll.topAnchor),
      a.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      a.leftAnchor.constraint(equalTo: scroll.leftAnchor), a.widthAnchor.constraint(equalToConstant: 50),
      a.heightAnchor.constraint(equalToConstant: 300),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 300))
  }

  @Test func thousandRowsAreBuiltInLinearTime() {
    func seconds(_ count: Int) -> Double {
      let window = window()
      let start = ThreadWork.seconds
      var last: UIView?
      for _ in 0..<count {
        let row = view(in: window)
        NSLayoutConstraint.activate([
          row.leftAnchor.constraint(equalTo: window.leftAnchor),
          row.rightAnchor.constraint(equalTo: window.rightAnchor),
          row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? window.topAnchor),
          row.heightAnchor.constraint(equalToConstant: 10),
        ])
        last = row
      }
      window.layoutIfNeeded()
      #expect(last?.frame.maxY == CGFloat(count) * 10)
      return ThreadWork.seconds - start
    }
    let (small, large) = (seconds(250), seconds(2000))
    print("rows: 250 in \(small) s, 2000 in \(large) s")
    #expect(large < small * 8 * 8)
  }
}
