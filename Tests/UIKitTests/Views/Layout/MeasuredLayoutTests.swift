import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the scenes of `facts/ios26/autolayout.json`, measured on Catalyst offscreen at scale 2, with its
/// rounding.
@MainActor struct MeasuredLayoutTests {
  /// A text with a measured size and its font's baselines.
  private final class MeasuredLabel: UILabel {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  private let root = UIView()

  private func add(_ view: UIView, to superview: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func differences(_ scene: JSONValue, _ views: [String: UIView]) -> [String] {
    scene["frames"].members.compactMap { name, frame in
      let found = views[name]?.frame.numbers ?? []
      return found == frame.numbers ? nil : "\(name): found \(found), expected \(frame.numbers)"
    }
  }

  private func scene(_ name: String) throws -> JSONValue {
    let file = try Project.json("facts/ios26/autolayout.json")
    let scene = try #require(file["scenes"].array.first { $0["name"].string == name })
    let size = scene["root"].numbers
    if size.count == 2 { root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1]) }
    root.needEngine().rounding.manner = .catalyst
    return scene
  }

  @Test func edgePins() throws {
    let scene = try scene("constraints_edge_pins")
    let v = (0..<3).map { _ in add(UIView(), to: root) }
    NSLayoutConstraint.activate([
      v[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      v[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      v[0].rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      v[0].heightAnchor.constraint(equalToConstant: 44),
      v[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      v[1].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      v[1].widthAnchor.constraint(equalToConstant: 120), v[1].heightAnchor.constraint(equalToConstant: 32),
      v[2].topAnchor.constraint(equalTo: v[0].bottomAnchor, constant: 12),
      v[2].leftAnchor.constraint(equalTo: v[1].rightAnchor, constant: 12),
      v[2].rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      v[2].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    #expect(differences(scene, ["v0": v[0], "v1": v[1], "v2": v[2]]) == [])
  }

  @Test func chain() throws {
    let scene = try scene("constraints_chain")
    let v = (0..<5).map { _ in add(UIView(), to: root) }
    NSLayoutConstraint.activate([
      v[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      v[1].leadingAnchor.constraint(equalTo: v[0].trailingAnchor, constant: 8),
      v[2].leadingAnchor.constraint(equalTo: v[1].trailingAnchor, constant: 8),
      v[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      v[1].widthAnchor.constraint(equalTo: v[0].widthAnchor),
      v[2].widthAnchor.constraint(equalTo: v[0].widthAnchor),
      v[3].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      v[4].leadingAnchor.constraint(equalTo: v[3].trailingAnchor, constant: 10),
      v[4].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      v[4].widthAnchor.constraint(equalTo: v[3].widthAnchor, multiplier: 2),
      v[3].topAnchor.constraint(equalTo: v[0].bottomAnchor, constant: 24),
      v[4].topAnchor.constraint(equalTo: v[3].topAnchor),
    ])
    for view in v.prefix(3) {
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    for view in v.suffix(2) { view.heightAnchor.constraint(equalToConstant: 48).isActive = true }
    root.layoutIfNeeded()
    #expect(differences(scene, ["v0": v[0], "v1": v[1], "v2": v[2], "v3": v[3], "v4": v[4]]) == [])
  }

  @Test func baselines() throws {
    let scene = try scene("constraints_baseline")
    var labels: [String: UIView] = [:]
    for (name, text) in scene["labels"].members {
      let label = MeasuredLabel()
      label.text = text[0].string
      label.font = .systemFont(ofSize: text[1].double)
      // The widths and heights are Catalyst's, which cuts its text differently from the iPhone.
      label.size = CGSize(width: scene["frames"][name][2].double, height: scene["frames"][name][3].double)
      labels[name] = add(label, to: root)
    }
    let v = (0..<4).map { labels["v\($0)"]! }
    NSLayoutConstraint.activate([
      v[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      v[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
      v[1].leadingAnchor.constraint(equalTo: v[0].trailingAnchor, constant: 8),
      v[1].firstBaselineAnchor.constraint(equalTo: v[0].firstBaselineAnchor),
      v[2].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      v[2].topAnchor.constraint(equalTo: root.topAnchor, constant: 96),
      v[3].leadingAnchor.constraint(equalTo: v[2].trailingAnchor, constant: 8),
      v[3].lastBaselineAnchor.constraint(equalTo: v[2].lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(differences(scene, labels) == [])
  }

  @Test func margins() throws {
    let scene = try scene("constraints_margins")
    let safe = scene["root_safeAreaInsets"].numbers, frame = scene["child_frame"].numbers
    root.setSafeArea(UIEdgeInsets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3]))
    let child = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    root.addSubview(child)
    let (a, b, c, d) = (
      add(UIView(), to: child), add(UIView(), to: child), add(UIView(), to: child), add(UIView(), to: child)
    )
    func same(
      _ view: UIView, _ one: NSLayoutConstraint.Attribute, _ two: NSLayoutConstraint.Attribute,
      _ c: CGFloat = 0
    ) {
      NSLayoutConstraint(
        item: view, attribute: one, relatedBy: .equal, toItem: child, attribute: two, multiplier: 1,
        constant: c
      ).isActive = true
    }
    func size(_ view: UIView, _ width: CGFloat?, _ height: CGFloat) {
      if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    same(a, .left, .leftMargin)
    same(a, .top, .topMargin)
    size(a, 60, 40)
    same(b, .right, .rightMargin)
    same(b, .bottom, .bottomMargin)
    size(b, 60, 40)
    same(c, .centerX, .centerXWithinMargins)
    same(c, .centerY, .centerYWithinMargins)
    size(c, 80, 30)
    same(d, .leading, .leadingMargin)
    same(d, .trailing, .trailingMargin)
    same(d, .top, .topMargin, 100)
    size(d, nil, 24)
    root.layoutIfNeeded()
    #expect(differences(scene, ["a": a, "b": b, "c": c, "d": d]) == [])
  }

  @Test func priorities() {  // "probe priorities"
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    func width(_ constraints: [(NSLayoutConstraint.Relation, CGFloat, Float)]) -> CGFloat {
      let view = add(UIView(), to: root)
      for (relation, constant, priority) in constraints {
        let constraint = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1,
          constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
      }
      root.layoutIfNeeded()
      return view.frame.width
    }
    #expect(width([(.equal, 60, 750), (.equal, 140, 749)]) == 60)
    #expect(width([(.equal, 30, 999), (.greaterThanOrEqual, 90, 1000)]) == 90)
    #expect(
      width([(.greaterThanOrEqual, 80, 1000), (.lessThanOrEqual, 200, 1000), (.equal, 300, 500)]) == 200)
  }

  @Test func frameBasedParentsKeepTheirPlace() {  // "probe priorities"
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    root.needEngine().rounding.manner = .catalyst
    let parent = UIView(frame: CGRect(x: 199.5, y: 20, width: 60, height: 60))
    root.addSubview(parent)
    let child = add(UIView(), to: parent), line = add(UIView(), to: root)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 25), child.heightAnchor.constraint(equalToConstant: 25),
      line.topAnchor.constraint(equalTo: root.topAnchor, constant: 55.5),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(parent.frame.minX == 199.5)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 25, height: 25))
    #expect(line.frame.minY == 56)
    #expect(line.frame.height == 0.5)
  }

  /// ReactiveCollectionsKit's tests, which pass on iPhones: a list without constraints shows its cells.
  @Test func viewsWithoutConstraintsStay() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), view = UIView(), other = UIView()
    for one in [view, other] {
      one.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(one)
    }
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    let width = view.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 0))
    width.isActive = false
    view.frame.origin.x = 12
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 12, y: 0, width: 70, height: 0))
  }

  @Test func constraintsOfSubviewsAffectTheirSuperview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), inside = UIView()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    for (one, parent) in [(view, root), (inside, view)] {
      one.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(one)
    }
    inside.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.origin == .zero)
  }
}
