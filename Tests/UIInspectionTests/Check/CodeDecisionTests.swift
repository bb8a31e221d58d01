import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of findings that depend on code of the app, and of what `mica check` only notes, since nothing of it
/// is seen.
@Suite(.serialized) @MainActor struct CodeDecisionTests: SceneMarkup {
  // MARK: - Contradictions

  /// A view that must be as large as its contents and has other fixed lengths is as it is drawn.
  @Test func contentsAgainstFixedLengthsAreOneNote() throws {
    let report = try CheckedProject().scene(
      element(
        "label", "it", "text=\"Aa\" horizontalHuggingPriority=\"1000\" verticalHuggingPriority=\"1000\""),
      place("it") + length("it", "width", 200, "w") + length("it", "height", 40, "h"))
    #expect(report.findings.map(\.rule) == [.unsatisfiable])
    #expect(report.findings.map(\.severity) == [.note])
  }

  /// Where others stretch it, something moves.
  @Test func contentsAgainstEdgesAreAnError() throws {
    let report = try CheckedProject().scene(
      element("label", "it", "text=\"Aa\" horizontalHuggingPriority=\"1000\""),
      Self.tie("it", "root", ["leading", "trailing"]) + place("it").replacing("it-x", with: "x")
        + length("it", "height", 40, "h"))
    #expect(report.problems.contains(.unsatisfiable))
  }

  /// Two views in a stack view that has room for one of them.
  @Test(arguments: [
    ("one.alpha = 0", 1), ("one.isHidden = true", 0), ("one.hideAnimated()", 0), ("[one, two].hideAll()", 0),
    ("([one] + more).hideAll()", 0), ("[one, two].forEach { $0.isHidden = true }", 0),
    ("[one, two].forEach { $0.alpha = 0 }", 1), ("list[one].hideAll()", 1),
    ("let all = [one, two]; for view in all { view.isHidden = true }", 0),
    ("let all: [UIView] = [one, two]; all.forEach { view in view.isHidden = true }", 0),
    ("let all = [one, two]; self.all.forEach { $0.isHidden = true }", 0),
    ("let all = [one, two]; for view in all { view.alpha = 0 }; other.isHidden = true", 1),
  ])
  func viewsThatCodeHidesNeedNoRoom(code: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { func f() { \(code) } }"
    ])
    let views = ["one", "two"].map { element("view", $0, "", "0,0,80,80") }.joined()
    let stack = element(
      "stackView", "stack", "axis=\"vertical\"", "20,100,80,100", "<subviews>\(views)</subviews>")
    let report = try project.scene(
      stack,
      place("stack") + length("stack", "height", 100, "h") + length("stack", "width", 80, "w")
        + length("one", "height", 80, "a") + length("two", "height", 80, "b"),
      connections: outlet("one", "one") + outlet("two", "two"))
    #expect(report.problems == Array(repeating: .unsatisfiable, count: count))
    #expect(report.unchecked.isEmpty == (count > 0))
  }

  // MARK: - Places

  /// A button below a sibling whose height code changes.
  @Test(arguments: [("it.constant = 8", 0), ("it.priority", 1)])
  func aPlaceBelowAChangedSiblingIsOpen(code: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { func f() { \(code) } }"
    ])
    let button = element(
      "button", "below", "tag=\"1\"", "0,290,80,40", "<state key=\"normal\" title=\"Go\"/>")
    let below =
      "<constraint firstItem=\"below\" firstAttribute=\"top\" secondItem=\"above\" "
      + "secondAttribute=\"bottom\" constant=\"10\" id=\"t\"/>"
    let box = element(
      "view", "box", "clipsSubviews=\"YES\"", "20,100,200,300",
      "<subviews>\(element("view", "above", "", "0,0,200,280"))\(button)</subviews><constraints>"
        + Self.tie("above", "box", ["leading", "trailing", "top"]) + length("above", "height", 280, "tall")
        + Self.tie("below", "box", ["leading"]) + below + length("below", "width", 80, "bw")
        + length("below", "height", 40, "bh") + "</constraints>")
    let report = try project.scene(
      box, place("box") + length("box", "width", 200, "w") + length("box", "height", 300, "h"),
      connections: outlet("it", "tall"))
    #expect(report.problems == Array(repeating: .outside, count: count))
  }

  /// A wheel is used in its middle, of which a clipping superview may leave less.
  @Test(arguments: [(180, 0), (100, 1)])
  func aWheelMayLoseItsEnds(room: Int, count: Int) throws {
    let wheel = element(
      "datePicker", "wheel", "datePickerMode=\"date\" style=\"wheels\"", "0,0,320,216")
    let box = element(
      "view", "box", "clipsSubviews=\"YES\"", "20,100,320,\(room)",
      "<subviews>\(wheel)</subviews><constraints>"
        + Self.tie("wheel", "box", ["leading", "trailing", "top"]) + length("wheel", "height", 216, "tall")
        + "</constraints>")
    let report = try CheckedProject().scene(
      box, place("box") + length("box", "width", 320, "w") + length("box", "height", room, "h"))
    #expect(report.problems == Array(repeating: .outside, count: count))
  }

  /// A label of a row lies wholly beside it.
  @Test(arguments: [
    ("", CheckFinding.Severity.note), ("<outlet property=\"l\" destination=\"l\" id=\"o\"/>", .warning),
  ])
  func anUnusedLabelBesideARowIsANote(outlet: String, severity: CheckFinding.Severity) throws {
    let label = element("label", "l", "text=\"Password\"", "500,10,80,20")
    let cell = """
      <tableViewCell contentMode="scaleToFill" clipsSubviews="YES" customClass="Row" id="cell">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="inside">
        <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(label)</subviews><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="inside" secondAttribute="leading" \
      constant="500" id="x"/><constraint firstItem="l" firstAttribute="top" secondItem="inside" \
      secondAttribute="top" constant="10" id="y"/></constraints></tableViewCellContentView>
        <connections>\(outlet)</connections></tableViewCell>
      """
    let report = try CheckedProject().xib(cell)
    #expect(report.findings.filter { $0.rule == .outside }.map(\.severity) == [severity])
  }

  /// The height of a view without anything to see of its own, with a label at its top, is open.
  @Test(arguments: [
    ("", CheckFinding.Severity.note),
    (
      "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
      .warning
    ),
  ])
  func anOpenHeightThatShowsNothingIsANote(color: String, severity: CheckFinding.Severity) throws {
    let label = element("label", "l", "text=\"Hello\"", "0,0,40,20")
    let box = element(
      "view", "box", "", "20,100,200,40",
      "<subviews>\(label)</subviews>\(color)<constraints>" + Self.tie("l", "box", ["leading", "top"])
        + "</constraints>")
    let report = try CheckedProject().scene(box, place("box") + length("box", "width", 200, "w"))
    #expect(report.findings.map(\.rule) == [.ambiguous])
    #expect(report.findings.map(\.severity) == [severity])
  }

  // MARK: - Orientations

  /// The property list of an app says how it is held, whether a project names it or not.
  @Test func aPropertyListWithoutAProjectSaysHowTheAppIsHeld() throws {
    let folder = TemporaryFolder()
    _ = try folder.write("", to: ".git/HEAD")
    _ = try folder.write("class Own: UIViewController {}", to: "Own.swift")
    _ = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundlePackageType</key>\
      <string>APPL</string><key>UISupportedInterfaceOrientations~ipad</key><array>\
      <string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
      """, to: "App/Info.plist")
    let path = try folder.write(
      DocumentText.storyboard("", tools: "21701", device: "retina4_7", initial: "vc"), to: "Main.storyboard"
    ).path
    for (id, orientation) in [("ipad", IBOrientation.landscape), ("iphone-se", .portrait)] {
      let device = CheckDevice(device: try IBDevice.wanted(id), orientation: nil)
      #expect(try device.held(path).orientation == orientation)
    }
  }
}
