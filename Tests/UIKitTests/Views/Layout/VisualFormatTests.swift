import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct VisualFormatTests {
  let root = UIView(), a = UIView(), b = UIView(), loose = UIView()

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  private func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try NSLayoutConstraint.make(
      format, options, metrics: ["m": 750, "gap": 20.5, "n": NSNumber(value: 3)],
      views: ["a": a, "b": b, "loose": loose])
  }

  /// Returns a constraint in the form `a.leading >= root.leading + 8 @750`.
  private func text(_ c: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item === root ? "root" : item === a ? "a" : item === b ? "b" : "?"
    }
    let relation = c.relation == .equal ? "==" : c.relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(name(c.firstItem)).\(c.firstAttribute.name) \(relation) "
    if c.secondItem != nil {
      if c.multiplier != 1 { text += "\(c.multiplier.short)*" }
      text += "\(name(c.secondItem)).\(c.secondAttribute.name)"
      if c.constant != 0 { text += c.constant < 0 ? " - \((-c.constant).short)" : " + \(c.constant.short)" }
    } else {
      text += c.constant.short
    }
    return c.priority == .required ? text : text + " @\(c.priority.rawValue)"
  }

  nonisolated static let readings: [(String, [String])] = [
    ("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
    ("V:|-[a]-|", ["a.top == root.topMargin", "root.bottomMargin == a.bottom"]),
    ("H:[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-gap-[b(n)]", ["b.leading == a.trailing + 20.5", "b.width == 3"]),
    ("V:[a(>=50,<=100@m)]", ["a.height >= 50", "a.height <= 100 @750.0"]),
    ("V:[a(b)]-(-4)-[b]", ["a.height == b.height", "b.top == a.bottom - 4"]),
    // The package CustomLoader, whose tests pass on iPhones.
    ("H:|->=0-[a]->=7-|", ["a.leading >= root.leading", "root.trailing >= a.trailing + 7"]),
    ("[a(==b*2+4@20)]", ["a.width == 2*b.width + 4 @20.0"]),
    (
      "H:|-(>=50)-[a]-(>=8,<=20@500)-|",
      [
        "a.leading >= root.leading + 50", "root.trailing >= a.trailing + 8",
        "root.trailing <= a.trailing + 20 @500.0",
      ]
    ),
    // `../shared/facts/apple/autolayout.json`, vfl.order
    (
      "|-(>=10@m)-[a(b@1000)][b(gap)]|",
      [
        "a.leading >= root.leading + 10 @750.0", "a.width == b.width", "b.leading == a.trailing",
        "b.width == 20.5",
        "root.trailing == b.trailing",
      ]
    ),
  ]

  @Test(arguments: readings) func formatsBecomeConstraints(_ format: String, _ expected: [String]) throws {
    #expect(try make(format).map(text) == expected)
  }

  @Test func optionsAlignAndTurn() throws {
    #expect(
      try make("[a]-[b]", [.alignAllTop, .directionLeftToRight]).map(text) == [
        "b.left == a.right + 8", "a.top == b.top",
      ])
    #expect(
      try make("|-4-[a]-(>=5)-[b]", .directionRightToLeft).map(text) == [
        "a.right == root.right - 4", "b.right <= a.left - 5",
      ])
    #expect(
      try make("V:[a]-5-[b]", .spacingBaselineToBaseline).map(text) == [
        "b.firstBaseline == a.lastBaseline + 5"
      ])
    #expect(throws: VisualFormatError.self) { try make("H:[a][b]", .alignAllLeft) }
    #expect(try make("V:|-[a]-|", .alignAllLastBaseline).count == 2)  // Which a view alone does not heed.
  }

  /// `../shared/facts/apple/autolayout.json`, vfl.reject, and more; the number is the place of the caret.
  nonisolated static let faults: [(String, Int)] = [
    ("", 0), ("[loose]-|", 7), ("[noView(20)]", 1), ("[m(20)]", 1), ("[a(20@b)]", 6), ("[a(20)]-", 8),
    ("[a((20))]", 3), ("[a()(20)]", 3), ("[a(20)]()", 7), ("[a(20]", 5), ("[a(20@1001)]", 6),
    ("[a(20@-1)]", 6),
    ("V[a]", 1), ("[a]-8[b]", 5), ("[a(=5)]", 4), ("[a]-|[b]", 5), ("|", 1), ("[a]-unknown-[b]", 4),
    ("[a", 2),
    ("[ä]", 0), ("[a]b", 3),
  ]

  @Test(arguments: faults) func faultsAreMarked(_ format: String, _ position: Int) {
    let error = #expect(throws: VisualFormatError.self) { try make(format) }
    #expect(error?.position == position, "\(format)")
  }

  /// UIKit's message, as published by users.
  @Test func messagesShowTheFormatAndTheCaret() {
    let error = #expect(throws: VisualFormatError.self) { try make("H:|-(>=50)-[loose(100)]") }
    #expect(
      "\(error!)" == """
        Unable to parse constraint format:\u{20}
        Unable to interpret '|' character, because the related view doesn't have a superview\u{20}
        H:|-(>=50)-[loose(100)]\u{20}
                               ^
        """)
  }

  @Test func randomTextNeverTraps() {
    var random = SeededRandom()
    let pieces = [
      "|", "-", "[", "]", "(", ")", "a", "b", "m", "8", ">=", "==", "@", ",", "*", "V:", "H:", ".", " ",
    ]
    for _ in 0..<5000 {
      let format = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        pieces.randomElement(using: &random)!
      }.joined()
      do throws(VisualFormatError) { _ = try make(format) } catch {
        #expect(error.position >= 0, "\(format)")
        #expect(error.position <= format.count, "\(format)")
      }
    }
  }
}

/// Tests of descriptions and reports in Apple's format, as published by users.
@MainActor struct ConstraintDescriptionTests {
  let root = UIView(), a = UIView(), b = UIView()

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  private func text(_ constraint: NSLayoutConstraint) -> String {
    var text = constraint.description
    for (object, name) in [(constraint as AnyObject, "C"), (root, "R"), (a, "A"), (b, "B")] {
      text = text.replacingOccurrences(of: PrintedName.address(of: object), with: name)
    }
    return text
  }

  @Test func equationsAndNeighboursRead() {
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "id"
    #expect(text(width) == "<NSLayoutConstraint:C 'id' UIView:A.width == 100   (inactive)>")
    width.isActive = true
    #expect(text(width) == "<NSLayoutConstraint:C 'id' UIView:A.width == 100   (active)>")
    let share = a.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.2)
    #expect(text(share) == "<NSLayoutConstraint:C UIView:A.height == 0.2*UIView:R.height   (inactive)>")
    let inset = a.topAnchor.constraint(equalTo: root.topAnchor)
    inset.isActive = true
    #expect(text(inset) == "<NSLayoutConstraint:C V:|-(0)-[UIView:A]   (active, names: '|':UIView:R )>")
    let outer = root.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 391)
    outer.isActive = true
    #expect(text(outer) == "<NSLayoutConstraint:C V:[UIView:A]-(391)-|   (active, names: '|':UIView:R )>")
    let gap = b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 16)
    gap.isActive = true
    #expect(text(gap) == "<NSLayoutConstraint:C H:[UIView:A]-(>=16)-[UIView:B]   (active)>")
    let end = a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -32)
    end.isActive = true
    #expect(text(end) == "<NSLayoutConstraint:C UIView:A.trailing == UIView:R.trailing - 32   (active)>")
  }

  @Test func itemsShowTheirTextAndModule() {
    final class Own: UIView {}
    let label = UILabel()
    label.text = "Reason for terminating contract"
    #expect(NSLayoutConstraint.text(of: label).hasSuffix("'Reason for terminating co...'"))
    #expect(NSLayoutConstraint.text(of: Own()).hasPrefix("UIKitViewsTests."))
    #expect(NSLayoutConstraint.text(of: root.safeAreaLayoutGuide).hasSuffix("'UIViewSafeAreaLayoutGuide'"))
  }

  @Test func anchorsShowTheirKindAndSide() {
    let own = a.leadingAnchor, side = "\"UIView:\(PrintedName.address(of: a)).leading\""
    #expect(own.description == "<NSLayoutXAxisAnchor:\(PrintedName.address(of: own)) \(side)>")
    let width = a.widthAnchor.constraint(equalToConstant: 1)
    #expect(width.firstAnchor.description.hasPrefix("<NSLayoutDimension:0x"))
    let gap = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    #expect(gap.firstAnchor.description.hasSuffix(" \(side)>"))
    #expect(a.lastBaselineAnchor.description.hasPrefix("<NSLayoutYAxisAnchor:0x"))
  }

  @Test func guidesShowTheirNameAndPlace() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    let start =
      "<UILayoutGuide: \(PrintedName.address(of: guide)) - \"gap\", layoutFrame = {{0, 0}, {0, 0}}, "
    #expect(guide.description == start + "owningView = (null)>")
    root.addLayoutGuide(guide)
    #expect(guide.description == start + "owningView = \(root)>")
  }

  @Test func reportsShowWhichPartsOfAFrameAreFlexible() {
    func text(_ mask: UIView.AutoresizingMask) -> String {
      a.autoresizingMask = mask
      return NSAutoresizingMaskLayoutConstraint(
        item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 5
      ).description
    }
    #expect(text([]).contains(" h=--& v=--& UIView:"))
    let mask = NSAutoresizingMaskLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 5)
    let one = a.widthAnchor.constraint(equalToConstant: 7)
    let report = UnsatisfiableConstraints.text([mask, one], breaking: one)
    #expect(report.contains("fix it. \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that"))
    #expect(report.contains("UIView property translatesAutoresizingMaskIntoConstraints) \n(\n    \"<NSAuto"))
    #expect(!UnsatisfiableConstraints.text([one], breaking: one).contains("Note"))
    #expect(text([.flexibleWidth, .flexibleHeight]).contains(" h=-&- v=-&- UIView:"))
    let margins: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
    #expect(text(margins).contains(" h=&-& v=&-- UIView:"))
  }

  @Test func reportsListTheConstraints() {
    let one = a.heightAnchor.constraint(equalToConstant: 200)
    let two = a.heightAnchor.constraint(equalToConstant: 84)
    NSLayoutConstraint.activate([one, two])
    let report = UnsatisfiableConstraints.text([one, two], breaking: one)
    #expect(
      report.hasPrefix(
        "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints"))
    #expect(
      report.contains(
        "(\n    \"\(one)\",\n    \"\(two)\"\n)\n\nWill attempt to recover by breaking constraint \n\(one)\n"))
  }
}
