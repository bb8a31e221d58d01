import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of views that are not where the canvas has them: a warning is for what looks worse there.
@Suite(.serialized) @MainActor struct StaleCanvasTests: SceneMarkup {
  private func severities(
    _ content: String, _ constraints: String, code: String = "", connections: String = ""
  ) throws -> [CheckFinding.Severity] {
    let project = try CheckedProject(files: ["Own.swift": "class Own: UIViewController { \(code) }"])
    let report = try project.scene(content, constraints, connections: connections, on: nil)
    return report.findings.filter { $0.rule == .misplaced }.map(\.severity)
  }

  private func button(_ id: String, _ frame: String) -> String {
    element("button", id, "buttonType=\"system\"", frame, "<state key=\"normal\" title=\"Next\"/>")
  }

  @Test(arguments: [(-190, CheckFinding.Severity.note), (-270, .warning)])
  func aViewThatLosesHalfOfItsWidthIsAWarning(trailing: Int, severity: CheckFinding.Severity) throws {
    let end = """
      <constraint firstItem="it" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" \
      constant="\(trailing)" id="end"/>
      """
    let constraints = place("it") + end + length("it", "height", 40, "h")
    #expect(try severities(element("view", "it", "", "20,100,200,40"), constraints) == [severity])
  }

  /// A length that the document asks for is meant: by a constraint of the view, or by its contents.
  @Test func aViewWithTheLengthThatItsDocumentSaysIsANote() throws {
    let fixed = place("it") + length("it", "width", 90, "w") + length("it", "height", 40, "h")
    #expect(try severities(element("view", "it", "", "20,100,200,40"), fixed) == [.note])
    let own = place("it") + length("it", "height", 40, "h")
    #expect(try severities(button("it", "20,100,200,40"), own) == [.note])
  }

  @Test(arguments: [(140, 160, CheckFinding.Severity.note), (140, 110, .warning)])
  func aViewThatComesToLieOnAnotherIsAWarning(
    drawn: Int, laidOut: Int, severity: CheckFinding.Severity
  ) throws {
    let sizes = ["one", "two"].map { id in
      length(id, "width", 100, "\(id)-w") + length(id, "height", 30, "\(id)-h")
    }.joined()
    let content = button("one", "20,100,100,30") + button("two", "20,\(drawn),100,30")
    let found = try severities(content, place("one") + place("two", y: laidOut) + sizes)
    #expect(found == [severity])
  }

  @Test(arguments: [(8, CheckFinding.Severity.note), (60, .warning)])
  func aViewThatLeavesItsSuperviewIsAWarning(leading: Int, severity: CheckFinding.Severity) throws {
    let inside = """
      <constraint firstItem="it" firstAttribute="leading" secondItem="box" secondAttribute="leading" \
      constant="\(leading)" id="a"/><constraint firstItem="it" firstAttribute="top" secondItem="box" \
      secondAttribute="top" id="b"/>\(length("it", "width", 60, "c"))\(length("it", "height", 40, "d"))
      """
    let box = element(
      "view", "box", "", "20,100,100,40",
      "<subviews>\(button("it", "30,0,60,40"))</subviews><constraints>\(inside)</constraints>")
    let constraints = place("box") + length("box", "width", 100, "w") + length("box", "height", 40, "h")
    #expect(try severities(box, constraints) == [severity])
  }

  /// A stack view that code fills has the length of what it is given.
  @Test func anEmptyStackIsANote() throws {
    let stack = element("stackView", "it", "", "20,100,200,40")
    let found = try severities(stack, place("it"), connections: outlet("stack", "it"))
    #expect(found.allSatisfy { $0 == .note })
  }

  /// A label that shrinks its text shows all of it, on several lines, too.
  @Test(arguments: [
    ("minimumFontSize=\"9\"", 1), ("adjustsFontSizeToFit=\"NO\"", 2), ("minimumFontSize=\"16\"", 2),
  ])
  func aTextThatShrinksIsNotCutOff(attributes: String, count: Int) throws {
    let project = try CheckedProject()
    let text = "text=\"Several words that do not fit two lines at this size\" numberOfLines=\"2\""
    let label = element(
      "label", "it", "\(text) lineBreakMode=\"tailTruncation\" \(attributes)", "20,100,120,41")
    let report = try project.scene(label, place("it") + length("it", "width", 120, "w"))
    #expect(report.problems.count(where: { $0 == .clippedText }) == count - 1)
  }

  /// A view fixed near the edge of one whose height is fixed as well stays where it is drawn.
  @Test(arguments: [(true, 0), (false, 1)])
  func aViewInOneOfFixedHeightStays(isFixed: Bool, count: Int) throws {
    let project = try CheckedProject()
    let back = """
      <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="back" contentMode="center">
      <rect key="frame" x="0" y="17" width="40" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <state key="normal" title="Back"/></button>
      """
    let height = isFixed ? length("bar", "height", 63, "h") : Self.tie("bar", "root", ["bottom"])
    let bar = element("view", "bar", "", "0,0,375,63", "<subviews>\(back)</subviews>")
    let other = element("label", "word", "text=\"Hi\"", "20,300,16,20.5")
    let report = try project.scene(
      bar + other, Self.tie("bar", "root", ["leading", "trailing", "top"]) + height + place("word", y: 300),
      on: nil)
    #expect(report.problems.count(where: { $0 == .unconstrained }) == count)
  }

  /// The width of a column that nothing decides explains the places in it.
  @Test func placesInAnOpenViewAreOneFindingWithIt() throws {
    let project = try CheckedProject()
    let columns = ["one", "two"].map { id in
      let fixed = length("\(id)-a", "width", 90, "\(id)-w")
      let label = element(
        "label", "\(id)-a", "text=\"Word\"", "0,0,90,20.5", "<constraints>\(fixed)</constraints>")
      return element(
        "stackView", id, "axis=\"vertical\" alignment=\"center\"", "0,0,100,40",
        "<subviews>\(label)</subviews>")
    }.joined()
    let row = element("stackView", "row", "", "20,100,300,40", "<subviews>\(columns)</subviews>")
    let report = try project.scene(row, place("row") + length("row", "width", 300, "w"))
    let found = report.findings.filter { $0.rule == .ambiguous }
    #expect(found.first?.id == "one", "\(found)")
    #expect(!found.contains { $0.id?.hasSuffix("-a") == true }, "\(found)")
  }
}
