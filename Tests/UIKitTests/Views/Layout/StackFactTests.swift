import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of stack views as measured: `facts/apple/stackview.json` and "nstack_view" of
/// `facts/ios26/autolayout.json`.
@MainActor struct StackFactTests {
  private static func stack(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], size: CGSize? = nil, spacing: CGFloat = 0,
    distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.distribution = distribution
    stack.alignment = alignment
    stack.frame.size = size ?? fitting(stack)
    return stack
  }

  private static func fitting(_ stack: UIStackView) -> CGSize {
    stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private static func views(_ numbers: JSONValue) -> [UIView] {
    numbers.array.map { SizedView($0[0].double, $0[1].double) }
  }

  private static func column(_ heights: [Double]) -> UIStackView {
    stack(.vertical, heights.map { SizedView(100, $0) })
  }

  private static func compare(_ found: [Double], _ wanted: [Double], _ tolerance: Double = 1e-9) -> String? {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance }
      ? nil : "found \(found), expected \(wanted)"
  }

  // MARK: - iOS

  @Test func stackViewsArrangeAsMeasured() throws {
    let facts = try FactFile("stackview")
    #expect(facts.run(Self.check) == [])
  }

  private static func check(_ one: FactFile.Case) -> String? {
    let (inputs, expected) = (one.inputs, one.expected)
    switch one.id {
    case "sv.v.size":
      return compare(fitting(stack(.vertical, views(inputs["views"]))).numbers, expected["fitting"].numbers)
    case "sv.v.spacing", "sv.h.size":
      let axis: NSLayoutConstraint.Axis = inputs["axis"].string == "vertical" ? .vertical : .horizontal
      let stack = Self.stack(axis, views(inputs["views"]))
      for (spacing, size) in zip(inputs["spacing"].numbers, expected["fitting"].array) {
        stack.spacing = spacing
        if let miss = compare(fitting(stack).numbers, size.numbers) { return miss }
      }
      return nil
    case "sv.v.remove": return removal(inputs, expected)
    case "sv.v.insert": return insertion(inputs, expected)
    case "sv.v.hide": return hiding(expected)
    case "sv.fill.slack":
      let views = [50.0, 60, 100].map { (height: Double) -> UIView in
        let view = UIView()
        let constraint = view.heightAnchor.constraint(equalToConstant: height)
        constraint.priority = UILayoutPriority(250)
        constraint.isActive = true
        return view
      }
      let stack = Self.stack(.vertical, views, size: CGSize(width: 100, height: 400))
      return compare(frames(stack).map { Double($0.minY) }, expected["minY"].numbers)
    case "sv.fillEqually", "sv.fillEqually.spacing50":
      let stack = Self.stack(
        .vertical, (0..<3).map { _ in UIView() },
        size: CGSize(width: 100, height: inputs["container"].double),
        spacing: inputs["spacing"].number ?? 0, distribution: .fillEqually)
      return compare(
        frames(stack).map { Double($0.minY) }, expected["minY"].numbers, max(one.tolerance, 1e-9))
    case "sv.align.v", "sv.align.h": return alignments(inputs, expected)
    case "sv.margins":
      let stack = Self.stack(.vertical, (0..<3).map { _ in SizedView(100, 100) })
      let m = inputs["layoutMargins t,l,b,r"].numbers
      stack.layoutMargins = UIEdgeInsets(top: m[0], left: m[1], bottom: m[2], right: m[3])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.frame.size = fitting(stack)
      return compare(stack.frame.size.numbers, expected["size"].numbers)
        ?? compare(frames(stack).flatMap(\.numbers), expected["frames"].array.flatMap(\.numbers))
    case "sv.equalSpacing":
      let stack = Self.stack(
        .horizontal, [SizedView(10, 10), SizedView(30, 10), SizedView(20, 10), SizedView(5, 10)],
        size: CGSize(width: 245, height: 10), spacing: 40, distribution: .equalSpacing)
      let placed = frames(stack)
      let gaps: [Double] = zip(placed, placed.dropFirst()).map { Double($1.minX - $0.maxX) }
      return compare(gaps, [60, 60, 60])
    case "sv.fillProportionally":
      let stack = Self.stack(
        .horizontal, [SizedView(10, 10), SizedView(30, 10), SizedView(20, 10)],
        size: CGSize(width: 180, height: 10), distribution: .fillProportionally)
      return compare(frames(stack).map { Double($0.width) }, [30, 90, 60], 1)
    case "sv.docs":
      let stack = UIStackView()
      return stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill
        && stack.spacing == 0
        ? nil : "other defaults"
    default: return "no check"
    }
  }

  private static func removal(_ inputs: JSONValue, _ expected: JSONValue) -> String? {
    func removing(_ index: Int?) -> UIStackView {
      let stack = Self.stack(.vertical, views(inputs["views"]))
      if let index {
        let view = stack.arrangedSubviews[index]
        stack.removeArrangedSubview(view)
        view.removeFromSuperview()
      }
      return stack
    }
    let cases: [(String, Int?)] = [("all", nil), ("remove0", 0), ("remove1", 1), ("remove2", 2)]
    for (name, index) in cases {
      if let miss = compare(fitting(removing(index)).numbers, expected[name].numbers) {
        return "\(name): \(miss)"
      }
    }
    let stack = removing(1)
    stack.frame.size = fitting(stack)
    return compare([frames(stack)[1].minY], [expected["view2.minY after remove1"].double])
  }

  private static func insertion(_ inputs: JSONValue, _ expected: JSONValue) -> String? {
    for (index, name) in ["view0.minY when inserted at 0", "view1.minY when inserted at 1"].enumerated() {
      let stack = Self.stack(.vertical, views(inputs["views"]))
      let old = stack.arrangedSubviews[index]
      stack.layoutIfNeeded()
      stack.insertArrangedSubview(
        SizedView(inputs["insert"][0].double, inputs["insert"][1].double), at: index)
      stack.frame.size = fitting(stack)
      stack.layoutIfNeeded()
      if let miss = compare(stack.frame.size.numbers, expected["fitting"].numbers) { return miss }
      if let miss = compare([old.frame.minY], [expected[name].double]) { return "\(name): \(miss)" }
    }
    return nil
  }

  private static func hiding(_ expected: JSONValue) -> String? {
    let column = Self.column([20, 30, 40])
    let views = column.arrangedSubviews
    func check(_ name: String) -> String? {
      compare([fitting(column).height], [expected[name].double]).map { "\(name): \($0)" }
    }
    if let miss = check("height") { return miss }
    views[0].isHidden = true
    if let miss = check("hide0") { return miss }
    views[1].isHidden = true
    column.frame.size = fitting(column)
    if let miss = compare([frames(column)[2].minY], [expected["hide0+1 -> view2.minY"].double]) {
      return miss
    }
    views[2].isHidden = true
    if let miss = check("hide all") { return miss }
    views[0].isHidden = false
    views[2].isHidden = false
    if let miss = check("hide 0,1,2 then show 0,2") { return miss }
    views[1].isHidden = false
    return check("show all")
  }

  private static func alignments(_ inputs: JSONValue, _ expected: JSONValue) -> String? {
    let isVertical = inputs["axis"].string == "vertical"
    let lengths = inputs[isVertical ? "widths" : "heights"].numbers
    let kinds: [(String, UIStackView.Alignment)] = [
      ("fill", .fill), ("leading", .leading), ("top", .top), ("trailing", .trailing), ("bottom", .bottom),
      ("center", .center),
    ]
    for (name, alignment) in kinds {
      let wanted = expected[name].array
      guard !wanted.isEmpty else { continue }
      let views: [UIView] = lengths.map { isVertical ? SizedView($0, 10) : SizedView(10, $0) }
      let placed = frames(stack(isVertical ? .vertical : .horizontal, views, alignment: alignment))
      let found: [Double] = placed.prefix(wanted.count).flatMap { (rect: CGRect) -> [Double] in
        isVertical ? [rect.minX, rect.width] : [rect.minY, rect.height]
      }
      if let miss = compare(found, wanted.flatMap(\.numbers)) { return "\(name): \(miss)" }
    }
    return nil
  }

  // MARK: - Mac Catalyst

  private static func catalyst(_ stack: UIStackView) -> [CGRect] {
    stack.needEngine().rounding.manner = .catalyst
    return frames(stack)
  }

  @Test func stackViewsFillAsOnCatalyst() throws {
    let file = try Project.json("facts/ios26/autolayout.json")
    let facts = file["nstack_view"]
    var failures: [String] = []
    var count = 0
    func expect(_ name: String, _ found: [Double], _ wanted: [Double]) {
      count += 1
      if let miss = Self.compare(found, wanted) { failures.append("\(name): \(miss)") }
    }
    for (index, one) in facts["fillEqually"].array.enumerated() {
      let isRow = one["axis"].string == "h"
      let size = CGSize(width: one["size"].double, height: one["size"].double)
      let views = (0..<Int(one["n"].double)).map { _ in UIView() }
      let stack = Self.stack(
        isRow ? .horizontal : .vertical, views, size: size, spacing: one["spacing"].double,
        distribution: .fillEqually)
      if let hidden = one["hidden_index"].number { views[Int(hidden)].isHidden = true }
      let placed = Self.catalyst(stack)
      if one["frames"].array.isEmpty {
        expect(
          "fillEqually \(index)", placed.map { Double(isRow ? $0.minX : $0.minY) }, one["origins"].numbers)
        expect(
          "fillEqually \(index)", placed.map { Double(isRow ? $0.width : $0.height) },
          views.map { _ in one["len"].double })
      } else {
        expect(
          "fillEqually \(index)", placed.flatMap { [Double($0.minX), Double($0.width)] },
          one["frames"].array.flatMap(\.numbers))
      }
    }
    let fill = facts["fill"].array
    let wide = CGSize(width: 300, height: 30)
    let centred = Self.stack(
      .horizontal, [SizedView(28, 19), UIView(), SizedView(37.5, 19)], size: wide, spacing: 8,
      alignment: .center)
    expect(
      "plain view", Self.catalyst(centred).flatMap(\.numbers), fill[0]["frames"].array.flatMap(\.numbers))
    let labels = Self.stack(
      .horizontal, [SizedView(29.5, 19), SizedView(29, 19), SizedView(41.5, 19)], size: wide, spacing: 8)
    expect("stretched", Self.catalyst(labels).map { Double($0.minX) }, fill[1]["x"].numbers)
    expect("stretched", labels.arrangedSubviews.map { Double($0.frame.width) }, fill[1]["w"].numbers)
    let tight = Self.stack(
      .horizontal, [SizedView(76.5, 19), SizedView(94, 19)], size: CGSize(width: 120, height: 30), spacing: 8)
    expect("compressed", Self.catalyst(tight).map { Double($0.minX) }, fill[2]["x"].numbers)
    expect("compressed", tight.arrangedSubviews.map { Double($0.frame.width) }, fill[2]["w"].numbers)
    let spacers = Self.stack(
      .horizontal, [SizedView(29.5, 19), UIView(), SizedView(29, 19), UIView(), SizedView(41.5, 19)],
      size: wide,
      spacing: 8)
    expect("spacers", Self.catalyst(spacers).map { Double($0.minX) }, fill[3]["x"].numbers)
    expect("spacers", spacers.arrangedSubviews.map { Double($0.frame.width) }, fill[3]["w"].numbers)
    let inner = Self.stack(
      .vertical, [SizedView(22.5, 16), SizedView(41, 16)], spacing: 3, alignment: .leading)
    let outer = Self.stack(
      .horizontal, [SizedView(34.5, 19), inner], size: CGSize(width: 300, height: 60), spacing: 8,
      alignment: .top)
    expect("nested", Self.catalyst(outer).flatMap(\.numbers), fill[4]["frames"].array.flatMap(\.numbers))
    let columns = (0..<2).map { _ in
      Self.stack(
        .vertical, [SizedView(39, 19), SizedView(34.5, 16), SizedView(28.5, 16)], spacing: 3,
        alignment: .leading)
    }
    let pair = Self.stack(
      .horizontal, columns, size: CGSize(width: 266, height: 111), spacing: 10, distribution: .fillEqually,
      alignment: .top)
    expect(
      "columns", Self.catalyst(pair).flatMap(\.numbers), fill[5]["inner_frames"].array.flatMap(\.numbers))
    expect(
      "columns", columns[0].arrangedSubviews.map { Double($0.frame.minY) },
      fill[5]["inner_children_y"].numbers)
    print("facts: ios26/autolayout nstack_view \(count - failures.count) of \(count)")
    #expect(failures == [])
  }
}
