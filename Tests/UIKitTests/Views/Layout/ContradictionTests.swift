import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// Tests of the reports of contradictory constraints: when they are made, and which constraints they name.
@MainActor @Suite(.serialized) struct ContradictionTests {
  @MainActor private struct Report {
    var members: [NSLayoutConstraint]
    var broken: NSLayoutConstraint
    var text: String { UnsatisfiableConstraints.text(members, breaking: broken) }
  }

  /// Returns the reports of the layout of `body`.
  private func reports(_ body: () -> Void) -> [Report] {
    var reports: [Report] = []
    UnsatisfiableConstraints.listener = { reports.append(Report(members: $0, broken: $1)) }
    defer { UnsatisfiableConstraints.listener = nil }
    body()
    return reports
  }

  private func column(_ views: [UIView], height: CGFloat = 100) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.frame.size = CGSize(width: 100, height: height)
    return stack
  }

  // MARK: - Hidden views

  @Test func aRequiredHeightContradictsTheHidingOfItsView() {
    let tall = UIView(), stack = column([tall, UIView()])
    let height = tall.heightAnchor.constraint(equalToConstant: 100)
    height.isActive = true
    #expect(reports { stack.layoutIfNeeded() }.isEmpty)
    tall.isHidden = true
    let told = reports { stack.layoutIfNeeded() }
    #expect(told.count == 1)
    #expect(told.first?.text.contains("'UISV-hiding'") == true)
    #expect(told.first?.members.contains { $0 === height } == true)
    #expect(told.first?.members.count == 2)
  }

  @Test func requiredSizesInsideAHiddenViewConflictWithHiding() {
    let box = UIView(), inner = UIView(), stack = column([box, UIView()])
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    let edges = [
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 8),
    ]
    NSLayoutConstraint.activate(edges)
    #expect(reports { stack.layoutIfNeeded() }.isEmpty)
    box.isHidden = true
    let told = reports { stack.layoutIfNeeded() }
    #expect(told.first?.text.contains("'UISV-hiding'") == true)
    for edge in edges { #expect(told.first?.members.contains { $0 === edge } == true) }
  }

  @Test func aHeightBelowTheRequiredContradictsNoHiding() {
    let tall = UIView(), stack = column([tall, UIView()])
    let height = tall.heightAnchor.constraint(equalToConstant: 100)
    height.priority = UILayoutPriority(999)
    height.isActive = true
    tall.isHidden = true
    #expect(reports { stack.layoutIfNeeded() }.isEmpty)
    #expect(tall.frame.height == 0)
  }

  @Test func hidingThatIsTakenBackContradictsNothing() {
    let tall = UIView(), stack = column([tall, UIView()])
    tall.heightAnchor.constraint(equalToConstant: 60).isActive = true
    tall.isHidden = true
    #expect(reports { stack.layoutIfNeeded() }.count == 1)
    tall.isHidden = false
    #expect(reports { stack.layoutIfNeeded() }.isEmpty)
    #expect(tall.frame.height == 60)
    tall.isHidden = true
    #expect(reports { stack.layoutIfNeeded() }.count == 1)
  }

  // MARK: - Reported constraints

  @Test func theMaskThatDecidesIsNamed() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let view = UIView(frame: CGRect(x: 189, y: 100, width: 37, height: 37))
    root.addSubview(view)
    let told = reports {
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      root.layoutIfNeeded()
    }
    let report = try #require(told.first)
    let masks = report.members.compactMap { $0 as? NSAutoresizingMaskLayoutConstraint }
    #expect(masks.contains { $0.firstItem === view && $0.firstAttribute == .left && $0.constant == 189 })
    #expect(masks.contains { $0.firstItem === view && $0.firstAttribute == .width && $0.constant == 37 })
    #expect(masks.contains { $0.firstItem === root && $0.firstAttribute == .width && $0.constant == 393 })
    #expect(report.members.count == 4)
  }

  /// Two distances from the same side of a frame contradict each other wherever the side lies.
  @Test func framesThatDoNotMatterAreNotNamed() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let fixed = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50)), view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    for child in [fixed, view] { root.addSubview(child) }
    let distances = [10.0, 20].map { view.leftAnchor.constraint(equalTo: fixed.leftAnchor, constant: $0) }
    let told = reports {
      NSLayoutConstraint.activate(distances)
      root.layoutIfNeeded()
    }
    let report = try #require(told.first)
    #expect(report.members.count == 2)
    for distance in distances { #expect(report.members.contains { $0 === distance }) }
  }

  @Test func theEdgeOfTheSafeAreaIsNamed() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    root.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let told = reports {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      ])
      window.layoutIfNeeded()
    }
    let report = try #require(told.first)
    #expect(report.text.contains("'UIViewSafeAreaLayoutGuide-top'"))
    #expect(report.members.count == 3)
  }

  /// Random trees of views, some placed by frames, with random required constraints: the constraints in a
  /// report are contradictory, and without any one of them they are satisfiable.
  @Test func everyReportListsTheConflictingConstraintsAlone() throws {
    var random = SeededRandom(), count = 0
    for round in 0..<300 {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      var views: [UIView] = [window]
      for _ in 0..<5 {
        let view = UIView(
          frame: CGRect(
            x: random.integer(0..<200), y: random.integer(0..<200), width: random.integer(10..<200),
            height: random.integer(10..<200)))
        view.translatesAutoresizingMaskIntoConstraints = random.isTrue(oneIn: 2)
        views[random.integer(0..<views.count)].addSubview(view)
        views.append(view)
      }
      let told = reports {
        for _ in 0..<12 { randomConstraint(between: views, &random).isActive = true }
        window.layoutIfNeeded()
      }
      for report in told {
        count += 1
        let members = report.members
        #expect(members.contains { $0 === report.broken }, "round \(round)")
        #expect(!LayoutEngine.areSatisfiable(members, in: window), "round \(round)\n\(report.text)")
        for member in members {
          #expect(
            LayoutEngine.areSatisfiable(members.filter { $0 !== member }, in: window),
            "round \(round), without \(member)\n\(report.text)")
        }
      }
    }
    print("contradictions named: \(count)")
    #expect(count > 300)
  }

  private func randomConstraint(
    between views: [UIView], _ random: inout SeededRandom
  ) -> NSLayoutConstraint {
    let first = views[random.integer(1..<views.count)], second = views[random.integer(0..<views.count)]
    let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    let relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations[random.integer(0..<4)], constant = CGFloat(random.integer(-60..<60))
    if random.isTrue(oneIn: 3) || first === second {
      let isWidth = random.isTrue(oneIn: 2)
      return NSLayoutConstraint(
        item: first, attribute: isWidth ? .width : .height, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(random.integer(0..<200)))
    }
    let sides = random.isTrue(oneIn: 2) ? horizontal : vertical
    return NSLayoutConstraint(
      item: first, attribute: sides[random.integer(0..<3)], relatedBy: relation, toItem: second,
      attribute: sides[random.integer(0..<3)], multiplier: 1, constant: constant)
  }
}
