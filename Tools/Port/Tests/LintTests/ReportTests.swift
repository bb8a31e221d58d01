import Foundation
import Testing

@testable import Lint

@Suite struct ReportTests {
  private static let source = Linter.Source(
    path: "Card.swift",
    text: """
      class Card: UIView {
        func build() { addSubview(image) }
        override func layoutSubviews() {
          image.frame = frame
          label.frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        }
      }
      let card = Card(frame: CGRect(x: 8, y: 0, width: 10, height: 10))
      """)

  private func report(_ source: Linter.Source = source) -> LintReport { Linter().run([source]) }

  @Test func textNamesFileLineAndRule() throws {
    let text = try report().formatted(.text)
    #expect(text.contains("Card.swift:4:5: error: image gets the frame of self"))
    #expect(text.contains("[superview-frame]"))
    #expect(text.hasSuffix("1 file: 1 error, 1 note, 1 superview-frame, 1 own-frame-size"))
  }

  @Test func baselineForgivesAfterLinesHaveMoved() throws {
    let known = Data(try report().formatted(.json).utf8)
    var moved = report(.init(path: "Card.swift", text: "\n\n" + Self.source.text))
    try moved.forgive(known: known)
    #expect(moved.isClean)
    #expect(moved.known == 2)
  }

  @Test func baselineDoesNotForgiveASecondOne() throws {
    let known = Data(try report().formatted(.json).utf8)
    let text = Self.source.text.replacingOccurrences(
      of: "    image.frame = frame\n", with: "    image.frame = frame\n    image.frame = frame\n")
    var more = report(.init(path: "Card.swift", text: text))
    try more.forgive(known: known)
    #expect(more.findings.map(\.rule) == ["superview-frame"])
  }

  @Test func somethingElseIsNoBaseline() {
    var some = report()
    #expect(throws: DecodingError.self) { try some.forgive(known: Data("{}".utf8)) }
  }

  /// `mica check` reads its baselines with these keys.
  @Test func jsonHasTheKeysOfCheck() throws {
    let data = Data(try report().formatted(.json).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(root.keys) == ["documents", "devices", "findings", "failures"])
    let finding = try #require((root["findings"] as? [[String: Any]])?.first)
    for key in ["rule", "severity", "file", "line", "id", "message", "remedy", "devices"] {
      #expect(finding[key] != nil, "\(key)")
    }
  }

  @Test func sarifHasRulesResultsAndFixes() throws {
    let data = Data(try report().formatted(.sarif).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: [String: Any]])?["driver"]
    #expect((driver?["rules"] as? [[String: Any]])?.count == Rules.all.count)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "superview-frame")
    #expect(result["level"] as? String == "error")
    #expect((result["fixes"] as? [Any])?.count == 1)
  }

  @Test func fixesLeaveNothingToReport() {
    let fixed = LintReport.fixed(Self.source.text, report().findings)
    #expect(fixed.count == 3)
    #expect(fixed.text.contains("image.frame = bounds"))
    #expect(fixed.text.contains("width: bounds.width, height: bounds.height"))
    #expect(report(.init(path: "Card.swift", text: fixed.text)).isClean)
  }

  @Test func fixesDoNotNameHiddenBounds() {
    let hidden = Self.source.text.replacingOccurrences(
      of: "layoutSubviews() {", with: "layoutSubviews() {\nlet bounds = CGRect.zero")
    #expect(report(.init(path: "Card.swift", text: hidden)).findings.count == 2)
    #expect(report(.init(path: "Card.swift", text: hidden)).findings.allSatisfy { $0.fixes == nil })
  }

  @Test func kindsAreFoundInOtherFiles() {
    let base = Linter.Source(path: "Base.swift", text: "class Base: UITableViewCell {}")
    let cell = Linter.Source(
      path: "Cell.swift",
      text: "class Cell: Base { func f() { contentView.addSubview(box); box.frame = frame } }")
    #expect(Linter().run([cell, base]).findings.map(\.severity) == [.error])
    #expect(Linter().run([cell]).findings.map(\.severity) == [])
  }

  @Test func typesWithTheSameNameShareNoViews() {
    let one = Linter.Source(path: "1.swift", text: "class Card: UIView { func f() { addSubview(box) } }")
    let two = Linter.Source(path: "2.swift", text: "class Card: UIView { func g() { box.frame = frame } }")
    #expect(Linter().run([one, two]).isClean)
  }

  @Test func onlySelectedRulesAreApplied() {
    #expect(Linter(rules: ["own-frame-size"]).run([Self.source]).findings.map(\.rule) == ["own-frame-size"])
  }
}
