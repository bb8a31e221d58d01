import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of views that `mica check` leaves to code, or that are left over in a document.
@Suite(.serialized) @MainActor struct LeftOverTests: SceneMarkup {
  private func box(_ content: String, _ attributes: String = "") -> String {
    element("view", "box", "clipsSubviews=\"YES\" \(attributes)", "20,100,200,100", content)
  }

  private var held: String {
    place("box") + length("box", "width", 200, "bw") + length("box", "height", 100, "bh")
  }

  private func below(_ id: String, _ y: Int, _ width: Int = 80, _ height: Int = 40) -> String {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"top\" secondItem=\"box\" secondAttribute=\"top\" "
      + "constant=\"\(y)\" id=\"\(id)-t\"/>" + Self.tie(id, "box", ["leading"])
      + length(id, "width", width, "\(id)-w") + length(id, "height", height, "\(id)-h")
  }

  // MARK: - Views outside

  /// A button wholly outside is left over if code neither refers to it nor is called by it.
  @Test(arguments: [
    ("", "", CheckFinding.Severity.note), ("", "it", .warning),
    (
      "<connections><action selector=\"go\" destination=\"vc\" id=\"a\"/></connections>",
      "", .warning
    ),
  ])
  func aControlWithoutUseOutsideIsANote(action: String, property: String, severity: CheckFinding.Severity)
    throws
  {
    let button = element(
      "button", "go", "", "0,300,80,40", "<state key=\"normal\" title=\"Button\"/>\(action)")
    let report = try CheckedProject().scene(
      box("<subviews>\(button)</subviews><constraints>\(below("go", 300))</constraints>"), held,
      connections: property.isEmpty ? "" : outlet(property, "go"))
    #expect(report.findings.filter { $0.rule == .outside }.map(\.severity) == [severity])
  }

  /// A line below a view that cuts nothing off says the same there.
  @Test(arguments: [(1, [CheckFinding.Severity.note]), (20, [.warning])])
  func aLineOutsideIsANote(height: Int, severities: [CheckFinding.Severity]) throws {
    let color = "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="cell">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="inside">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
      \(element("view", "line", "", "500,10,80,\(height)", color))
      </subviews><constraints><constraint firstItem="line" firstAttribute="leading" secondItem="inside" \
      secondAttribute="leading" constant="500" id="x"/><constraint firstItem="line" firstAttribute="top" \
      secondItem="inside" secondAttribute="top" constant="10" id="y"/>\(length("line", "width", 80, "w"))
      \(length("line", "height", height, "h"))</constraints></tableViewCellContentView></tableViewCell>
      """
    let report = try CheckedProject().xib(cell)
    #expect(report.findings.filter { $0.rule == .outside }.map(\.severity) == severities)
  }

  /// Buttons of a stack view of which code hides some are never all there.
  @Test(arguments: [("two.isHidden = true", 0), ("two.alpha = 0", 1)])
  func viewsBesideHiddenOnesAreNotMeasured(code: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { func f() { \(code) } }"
    ])
    let buttons = ["one", "two", "three"].map {
      element("button", $0, "tag=\"1\"", "0,0,90,40", "<state key=\"normal\" title=\"\($0)\"/>")
    }
    let stack = element(
      "stackView", "stack", "", "0,0,270,40", "<subviews>\(buttons.joined())</subviews>")
    let report = try project.scene(
      box(
        "<subviews>\(stack)</subviews><constraints>" + Self.tie("stack", "box", ["leading", "top"])
          + length("stack", "height", 40, "sh")
          + ["one", "two", "three"].map { length($0, "width", 90, "w-\($0)") }.joined() + "</constraints>"),
      held, connections: outlet("two", "two"))
    #expect(report.problems == Array(repeating: .outside, count: count))
  }

  // MARK: - Views beside a controller

  /// Code gives a view that lies beside the controller of a scene its place and size.
  @Test func aViewBesideItsControllerIsLeftToCode() throws {
    let loose = """
      </objects></scene><scene sceneID="t"><objects><viewController id="two" storyboardIdentifier="two" \
      sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="loose">
      <rect key="frame" x="0" y="0" width="320" height="50"/><subviews>
      \(element("switch", "it", "", "260,10,51,31"))</subviews><constraints>
      \(Self.tie("it", "loose", ["centerY"]))
      </constraints></view>
      """
    let report = try CheckedProject().scene(
      "", more: "<scene sceneID=\"u\"><objects>\(loose)</objects></scene>")
    #expect(report.problems.isEmpty)
    #expect(report.unchecked.map(\.reason).contains("code gives it a place and a size, if it shows it"))
  }

  // MARK: - Texts

  /// The room between a text at the left and one at the right may be anywhere.
  @Test(arguments: [("right", CheckFinding.Severity.note), ("natural", .warning)])
  func textsAtBothEndsShareTheRoomUnseen(alignment: String, severity: CheckFinding.Severity) throws {
    let texts =
      element("label", "one", "text=\"Total\" horizontalHuggingPriority=\"251\"", "20,100,40,20")
      + element(
        "label", "two", "text=\"0.0\" textAlignment=\"\(alignment)\" horizontalHuggingPriority=\"251\"",
        "300,100,40,20")
    let between =
      "<constraint firstItem=\"two\" firstAttribute=\"leading\" secondItem=\"one\" "
      + "secondAttribute=\"trailing\" id=\"b\"/>"
    let report = try CheckedProject().scene(
      texts, place("one") + between + Self.tie("two", "root", ["trailing"]) + Self.tie("two", "one", ["top"]))
    #expect(report.findings.map(\.rule) == [.ambiguous])
    #expect(report.findings.map(\.severity) == [severity])
  }

  // MARK: - Projects

  @Test(arguments: [
    ("project.yml", "settings:\n  TARGETED_DEVICE_FAMILY: \"1\"", false),
    ("App.xcconfig", "TARGETED_DEVICE_FAMILY = 1,2", true),
    ("project.yml", "name: App", true),
  ])
  func definitionsOfProjectsNameTheirDevices(file: String, text: String, isForPads: Bool) throws {
    let folder = TemporaryFolder()
    _ = try folder.write(text, to: file)
    _ = try folder.write("name: App", to: "project.yml.example")
    if file != "project.yml" { _ = try folder.write("name: App", to: "project.yml") }
    let path = try folder.write(
      DocumentText.storyboard("", tools: "21701", device: "retina4_7", initial: "vc"), to: "Main.storyboard"
    ).path
    let device = CheckDevice(device: try IBDevice.wanted("ipad"), orientation: nil)
    let document = try IBDocument(contentsOf: URL(fileURLWithPath: path))
    #expect((device.exclusion(path, document) == nil) == isForPads)
  }

  /// A cell and the header of its section may have the same identifier.
  @Test(arguments: [("sectionHeaderView", 0), ("other", 1)])
  func headersHaveIdentifiersOfTheirOwn(key: String, count: Int) throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/>"
    func view(_ kind: String, _ attributes: String) -> String {
      "<\(kind) reuseIdentifier=\"a\" \(attributes)>\(frame)</\(kind)>"
    }
    let isHeader = key == "sectionHeaderView"
    let other = view(
      isHeader ? "collectionReusableView" : "collectionViewCell",
      "id=\"h\"" + (isHeader ? " key=\"\(key)\"" : ""))
    let list = element(
      "collectionView", "list", "dataMode=\"prototypes\"", "0,0,375,667",
      "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"flow\"/><cells>"
        + view("collectionViewCell", "id=\"c\"") + (isHeader ? "" : other) + "</cells>"
        + (isHeader ? other : ""))
    let report = try CheckedProject().scene(
      list, Self.tie("list", "root", ["leading", "trailing", "top", "bottom"]))
    #expect(report.findings.count { $0.rule == .duplicateIdentifier } == count)
  }
}
