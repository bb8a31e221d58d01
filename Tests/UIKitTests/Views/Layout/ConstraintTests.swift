import Foundation
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

@MainActor struct ConstraintTests {
  let root = UIView(), left = UIView(), right = UIView(), inner = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
  }

  /// The tests of the package Constrictor expect this on an iPhone.
  @Test func aGuideThatIsInNoViewIsTiedToItselfWithoutEffect() {
    let guide = UILayoutGuide()
    let constraint = guide.widthAnchor.constraint(equalTo: guide.heightAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  /// The tests of the package ConstrainTo expect this on an iPhone.
  @Test func withoutASecondItemNothingIsMultiplied() {
    let constraint = NSLayoutConstraint(
      item: left, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 0, constant: 25)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 25)
  }

  /// The package AnchorKit casts anchors in this way, which Objective-C permits.
  @Test func anchorsAreTakenForOnesOfAnyKind() {
    let anchor = anchorOfAnyKind(left.leadingAnchor, as: NSLayoutAnchor<AnyObject>.self)
    #expect(anchor == left.leadingAnchor)
    #expect((anchor as AnyObject) is NSLayoutXAxisAnchor)
    let back = anchorOfAnyKind(anchor, as: NSLayoutAnchor<NSLayoutXAxisAnchor>.self)
    #expect(back?.constraint(equalTo: root.leadingAnchor).secondAnchor == root.leadingAnchor)
    #expect(anchorOfAnyKind(left, as: NSLayoutAnchor<AnyObject>.self) == nil)
  }

  @Test func nothingOfAnAnchorIsAConstant() {
    let view = UIView(), other = UIView()
    let constraint = view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0, constant: 5)
    #expect(constraint.secondAnchor == nil)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 5)
  }

  /// UIKit holds the size by constraints of its own (UIView-Encapsulated-Layout-Width and so on).
  @Test func aViewInNoSuperviewIsAsLargeAsItsConstraintsSay() {
    let view = UIView(frame: CGRect(x: 7, y: 9, width: 5, height: 6)), part = SizedView(20, 30)
    view.translatesAutoresizingMaskIntoConstraints = false
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    part.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 9, width: 5, height: 6))
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    part.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10).isActive = true
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 9, width: 100, height: 50))
    width.isActive = false
    part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 20, height: 50))
  }

  @Test func aRootViewWithoutConstraintsOfItsOwnFillsItsWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)),
      controller = UIViewController(), view = controller.view!
    view.translatesAutoresizingMaskIntoConstraints = false
    view.addPinned(root)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(view.frame == window.bounds)
    #expect(root.frame == view.bounds)
    window.frame.size.width = 480
    window.layoutIfNeeded()
    #expect(view.frame == window.bounds)
    #expect(root.frame == view.bounds)
    window.rootViewController = nil
    let outer = UIView(frame: window.bounds)
    outer.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    outer.layoutIfNeeded()
    #expect(root.frame.width == 100)
  }

  @Test func theNearestCommonAncestorHolds() {
    let across = inner.leadingAnchor.constraint(equalTo: right.trailingAnchor, constant: 4)
    let down = inner.topAnchor.constraint(equalTo: left.topAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([across, down, own])
    #expect(root.constraints == [across])
    #expect(left.constraints == [down])
    #expect(inner.constraints == [own])
    #expect(across.isActive)
    across.isActive = false
    #expect(root.constraints.isEmpty)
    #expect(!across.isActive)
  }

  @Test func itemsAndNumbersAreAsGiven() {
    let c = NSLayoutConstraint(
      item: left, attribute: .leadingMargin, relatedBy: .greaterThanOrEqual, toItem: right,
      attribute: .trailing,
      multiplier: 2, constant: -3)
    #expect(c.firstItem === left)
    #expect(c.secondItem === right)
    #expect(c.firstAttribute == .leadingMargin)
    #expect(c.secondAttribute == .trailing)
    #expect(c.multiplier == 2)
    #expect(c.constant == -3)
    #expect(c.relation == .greaterThanOrEqual)
    #expect(c.priority == .required)
    #expect(c.identifier == nil)
    #expect(!c.shouldBeArchived)
    #expect(c.secondAnchor == right.trailingAnchor)
    #expect(c.firstAnchor != left.leadingAnchor)
    let other = NSLayoutConstraint(
      item: left, attribute: .leadingMargin, relatedBy: .equal, toItem: right, attribute: .leading,
      multiplier: 1, constant: 0)
    #expect(c.firstAnchor === other.firstAnchor)
    #expect(c.secondAnchor !== other.secondAnchor)
  }

  @Test func leavingTheSuperviewRemovesCrossingConstraints() {
    let across = inner.leadingAnchor.constraint(equalTo: right.trailingAnchor)
    let toRoot = left.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = inner.topAnchor.constraint(equalTo: left.topAnchor)
    let other = right.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([across, toRoot, inside, other])
    left.removeFromSuperview()
    #expect(!across.isActive)
    #expect(!toRoot.isActive)
    #expect(inside.isActive)
    #expect(other.isActive)
    #expect(root.constraints == [other])
  }

  @Test func movingToAnotherSuperviewRemovesCrossingConstraints() {
    let toLeft = inner.topAnchor.constraint(equalTo: left.topAnchor)
    let toRoot = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([toLeft, toRoot])
    right.addSubview(inner)
    #expect(!toLeft.isActive)
    #expect(!toRoot.isActive)
  }

  @Test func removedGuidesTakeTheirConstraintsAlong() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root)
    #expect(root.layoutGuides == [guide])
    let c = left.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    let size = guide.widthAnchor.constraint(equalToConstant: 8)
    NSLayoutConstraint.activate([c, size])
    #expect(root.constraints == [c, size])
    root.removeLayoutGuide(guide)
    #expect(!c.isActive)
    #expect(!size.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func distancesCompareWithDistances() {
    let gap = left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
    let c = gap.constraint(equalTo: inner.widthAnchor, multiplier: 2)
    c.isActive = true
    #expect(root.constraints == [c])
    #expect(c.firstItem == nil && c.secondItem === inner)  // A distance is of no one item.
    right.removeFromSuperview()
    #expect(!c.isActive)
  }

  @Test func anchorsOfNothing() {
    let anchor = NSLayoutXAxisAnchor()
    #expect(anchor != left.leadingAnchor)
    #expect(anchor == anchor)
  }

  @Test func orderOfAdditionOutlivesRemovals() {
    let all = (0..<100).map { left.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(all)
    NSLayoutConstraint.deactivate(all.enumerated().filter { $0.offset % 3 != 0 }.map(\.element))
    #expect(left.constraints.map(\.constant) == stride(from: 0, to: 100, by: 3).map { CGFloat($0) })
    all[1].isActive = true
    #expect(left.constraints.last === all[1])
  }

  @Test func itemsAreNotRetained() {
    var view: UIView? = UIView()
    let c = view!.widthAnchor.constraint(equalToConstant: 1)
    view = nil
    #expect(c.firstItem == nil)
  }

  @Test func itemsWithoutACommonAncestorTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let a = UIView(), b = UIView()
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to activate constraint with anchors"))
    #expect(text.contains("because they have no common ancestor."))
  }

  @Test func edgesNeedASecondItem() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1,
          constant: 3)
      }
    }
  }

  /// An app's extension may define the equality of constraints, as Objective-C permits.
  @Test func extensionMayReplaceEqualityOfConstraints() {
    final class Compared: NSLayoutConstraint, ReplacedEquality {
      func isReplacedEqual(_ object: Any?) -> Bool { (object as? NSLayoutConstraint)?.constant == constant }
    }
    let plain = [Compared(), Compared()]
    plain[1].constant = 3
    #expect(plain[0] != plain[1])
    #expect([plain[0]].contains(Compared()))
    #expect(NSLayoutConstraint() != NSLayoutConstraint())
  }
}
