import Foundation
import Testing

@testable import Builds

struct GeometryFindingTests {
  private func line(_ rule: String, _ type: String, _ view: String = "CardView") -> String {
    """
    {"rule":"\(rule)","type":"\(type)","view":"\(view)","message":"is 3 x 4","remedy":"use bounds"}
    """
  }

  @Test func classAndRuleAreReportedOnce() {
    let report = [
      line("a", "Kit.CardView", #"CardView \"1\""#), line("a", "Kit.CardView", #"CardView \"2\""#),
      line("b", "Kit.CardView"), line("a", "", #"UIButton \"x\""#), line("a", "", #"UIButton \"y\""#),
    ].joined(separator: "\n")
    let found = GeometryFinding.findings(in: report + "\n{\"rule\": cut off")
    #expect(
      found.map(\.view) == ["CardView \"1\"", "CardView", "UIButton \"x\"", "UIButton \"y\""])
  }

  @Test func classesAreCountedOnce() {
    let report = """
      {"checked":"Kit.CardView"}
      \(line("a", "Kit.CardView"))
      {"checked":"Kit.ListView"}
      {"checked":"Kit.CardView"}
      """
    #expect(GeometryFinding.classCount(in: report) == 2)
    #expect(GeometryFinding.findings(in: report).count == 1)
  }

  @Test(arguments: ["Kit.Card", "Kit.Outer.Card", "Kit.(unknown context at $7f).Card", "Kit.Card<Swift.Int>"])
  func classIsFoundInItsFile(type: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["A.swift", "B.swift"].map { folder.appendingPathComponent($0) }
    try "final class CardList {}\nlet card = Card()\n".write(to: files[0], atomically: true, encoding: .utf8)
    try "import UIKit\n\nfinal class Card: UIView {}\n".write(to: files[1], atomically: true, encoding: .utf8)
    var finding = GeometryFinding(rule: "a", view: "Card", type: type, message: "", remedy: "")
    finding.locate(in: files)
    #expect(finding.file == files[1].path)
    #expect(finding.line == 3)
  }

  @Test func findingIsNoSuccessAndIsInTheSummary() {
    var report = Report(
      command: "mica test", project: "Kit", path: "/kit", kind: "SwiftPM package", log: "/kit/log.txt")
    report.isBuilt = true
    report.tests = [TestResult(suite: "A", name: "b", outcome: .passed)]
    report.geometry = []
    #expect(report.summary.contains("geometry   the tests laid out no subviews"))
    report.geometryClasses = 3
    #expect(report.isSuccess)
    #expect(report.summary.contains("geometry   no findings in 3 classes with layouts"))
    report.geometry = [
      GeometryFinding(
        rule: "a", view: "Card", type: "Kit.Card", message: "is 3 x 4", remedy: "use bounds",
        file: "/kit/Sources/Card.swift", line: 7)
    ]
    #expect(!report.isSuccess)
    #expect(report.summary.contains("layout     Sources/Card.swift:7: Card: is 3 x 4; use bounds"))
  }
}
