import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of `facts/apple/autolayout.json`: the results of Auto Layout as test suites that run on Apple's
/// engine state them.
@MainActor struct AutoLayoutFactTests {
  @Test func everyCaseOfGradesAAndBHolds() throws {
    let file = try FactFile("autolayout")
    let failures = file.run { fact in MainActor.assumeIsolated { check(fact) } }
    #expect(failures == [])
  }

  private func check(_ fact: FactFile.Case) -> String? {
    // The devices of the suites that specify half points had a scale of two.
    let scale = pixelCase(fact.id)?.scale ?? 2
    return UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)]).inForce {
      fact.id == "al.margins.each" ? marginsOneByOne(fact) : run(fact)
    }
  }

  /// Returns the parts of an id such as `al.pixel.950.25@2x`.
  private func pixelCase(_ id: String) -> (name: String, scale: CGFloat)? {
    let parts = id.components(separatedBy: "@")
    guard id.hasPrefix("al.pixel."), parts.count == 2, let scale = Double(parts[1].dropLast()) else {
      return nil
    }
    return (parts[0], CGFloat(scale))
  }

  private func run(_ fact: FactFile.Case) -> String? {
    let inputs = fact.inputs
    let scene = LayoutNotation(inputs.without(lines: Self.prose(fact.id)))
    prose(fact.id, in: scene)
    if !scene.faults.isEmpty { return "not read: \(scene.faults)" }
    scene.container.layoutIfNeeded()
    return differences(fact, scene)
  }

  private func differences(_ fact: FactFile.Case, _ scene: LayoutNotation) -> String? {
    for (key, expected) in fact.expected.members {
      if key == "gap" { continue }
      if let text = expected.string, text.contains(" or ") {
        let numbers = text.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        let found = scene.reading(key, count: 1) ?? []
        if found.count != 1 || !numbers.contains(found[0]) { return "\(key) is \(found), expected \(text)" }
        continue
      }
      let list = expected.array.isEmpty ? [expected] : expected.array
      let wanted = list.compactMap { scene.value($0) }
      guard wanted.count == list.count, let found = scene.reading(key, count: wanted.count) else {
        return "not read: \(key)"
      }
      let agrees =
        found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= fact.tolerance }
      if !agrees { return "\(key) is \(found), expected \(wanted)" }
    }
    return nil
  }

  private func marginsOneByOne(_ fact: FactFile.Case) -> String? {
    let keys = ["top": "minY", "right": "maxX", "bottom": "maxY", "left": "minX"]
    for (edge, key) in keys {
      let scene = LayoutNotation(fact.inputs.without(lines: ["v.top==topMargin"]))
      scene.relate("v.\(edge) == super.\(edge)Margin")
      scene.container.layoutIfNeeded()
      guard let found = scene.reading("v.\(key)", count: 1)?.first, let wanted = fact.expected[key].number,
        abs(found - wanted) <= fact.tolerance
      else { return "\(edge) is \(scene.frame("v"))" }
    }
    return nil
  }

  // MARK: - Prose in cases

  /// Returns the beginnings of a case's lines that are sentences instead of equations.
  private static func prose(_ id: String) -> [String] {
    switch id {
    case "al.distribute.h10": ["b,c same size", "distribute"]
    case "al.guide.lowPriorityCentre": ["guide.top >= view.top;"]
    case "al.pl.center": ["centre in super"]
    case "al.pl.pins": ["top +10"]
    case "al.pl.pinsB": ["trailing 0"]
    case _ where id.hasPrefix("al.pl.distribute"): ["4 "]
    case _ where id.hasPrefix("al.pct"): []
    default: []
    }
  }

  /// Adds the facts that are stated in prose, as equations.
  private func prose(_ id: String, in scene: LayoutNotation) {
    func relate(_ lines: String...) { for line in lines { scene.relate(line) } }
    switch id {
    case "al.distribute.h10":
      for name in ["b", "c"] { relate("\(name).size == a.size", "\(name).top == a.top") }
      relate("b.left == a.right + 10", "c.left == b.right + 10")
    case "al.guide.lowPriorityCentre":
      relate(
        "guide.top >= view.top", "guide.bottom <= view.bottom", "guide.left >= view.left",
        "guide.right <= view.right")
    case "al.pl.center": relate("a.center == super.center", "b.center == super.center")
    case "al.pl.pins":
      relate(
        "a.top == super.top + 10", "a.left == super.left + 5", "a.right == super.right",
        "a.bottom == super.bottom + 10")
    case "al.pl.pinsB":
      relate(
        "b.trailing == super.trailing", "b.bottom == super.bottom + 52", "b.leading == super.leading + 500",
        "b.top == super.top")
    case _ where id.hasPrefix("al.pl.distribute.spacing"):
      guard let spacing = Double(id.dropFirst("al.pl.distribute.spacing".count)) else { return }
      distribute(scene, spacing: spacing)
    case _ where id.hasPrefix("al.pl.distribute.width"):
      guard let width = Double(id.dropFirst("al.pl.distribute.width".count)) else { return }
      distribute(scene, width: width)
    default: break
    }
  }

  private func distribute(_ scene: LayoutNotation, spacing: CGFloat) {
    for (index, name) in scene.names.enumerated() {
      scene.relate(
        index == 0
          ? "\(name).left == super.left + \(spacing)"
          : "\(name).left == \(scene.names[index - 1]).right + \(spacing)")
      if index > 0 { scene.relate("\(name).width == a.width") }
    }
    scene.relate("\(scene.names.last!).right == super.right - \(spacing)")
  }

  /// Distributes views of one width with equal gaps, by guides.
  private func distribute(_ scene: LayoutNotation, width: CGFloat) {
    var edge = scene.container.leftAnchor
    var first: UILayoutGuide?
    for name in scene.names + [""] {
      let gap = UILayoutGuide()
      scene.container.addLayoutGuide(gap)
      gap.leftAnchor.constraint(equalTo: edge).isActive = true
      if let first {
        gap.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      } else {
        first = gap
      }
      guard let view = scene.item(name) as? UIView else {
        gap.rightAnchor.constraint(equalTo: scene.container.rightAnchor).isActive = true
        break
      }
      view.leftAnchor.constraint(equalTo: gap.rightAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      edge = view.rightAnchor
    }
  }
}

extension UITraitCollection {
  /// Returns the result of `body` with these traits as the current ones.
  fileprivate func inForce<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = body() }
    return result!
  }
}

extension JSONValue {
  /// Returns the inputs without the constraint lines that begin so.
  fileprivate func without(lines beginnings: [String]) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members["constraints"] = .array(
      self["constraints"].array.filter { line in !beginnings.contains { line.string?.hasPrefix($0) == true } }
    )
    return .object(members)
  }
}
