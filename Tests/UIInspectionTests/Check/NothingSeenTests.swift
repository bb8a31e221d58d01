import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@testable import UIInspection

/// Tests of findings about what is not seen: pictures that the app does not show, views without contents, and
/// documents for other screens.
@Suite(.serialized) @MainActor struct NothingSeenTests: SceneMarkup {
  private static let list = "<image name=\"star\" width=\"4\" height=\"4\"/>"

  private func problems(
    _ content: String, _ constraints: String = "", code: String = "", connections: String = "",
    navigationItem: String = ""
  ) throws -> CheckReport {
    let project = try CheckedProject(files: [
      "Images.xcassets/a.imageset/Contents.json": "{}",
      "Own.swift": "class Own: UIViewController { \(code) }",
    ])
    return try project.scene(
      content, constraints, connections: connections, navigationItem: navigationItem, resources: Self.list)
  }

  // MARK: - Pictures

  @Test func aNameInTheListOfResourcesIsNoUse() throws {
    #expect(try problems("").findings.isEmpty)
  }

  /// A button without a picture for a state shows what it shows in its normal state.
  @Test(arguments: [
    ("highlighted", "title=\"Go\"", CheckFinding.Severity.note), ("highlighted", "", .warning),
    ("normal", "title=\"Go\"", .warning),
  ])
  func aPictureOfAStateIsReplacedByTheNormalOne(
    state: String, normal: String, severity: CheckFinding.Severity
  ) throws {
    let states =
      state == "normal"
      ? "<state key=\"normal\" \(normal) image=\"star\"/>"
      : "<state key=\"normal\" \(normal)/><state key=\"\(state)\" image=\"star\"/>"
    let report = try problems(element("button", "go", "", "20,100,60,60", states), place("go"))
    #expect(report.findings.filter { $0.rule == .missingResource }.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("hidden=\"YES\"", "", "", [CheckFinding.Severity]()), ("", "", "", [.warning]),
    ("hidden=\"YES\"", "@IBOutlet var star: UIView!", "star", [.warning]),
    ("", "@IBOutlet var star: UIView!; func f() { star.isHidden = true }", "star", [.note]),
    ("", "@IBOutlet var star: UIView!; func f() { star.removeFromSuperview() }", "star", [.note]),
  ])
  func aPictureThatIsHiddenIsNotMissed(
    attributes: String, code: String, property: String, severities: [CheckFinding.Severity]
  ) throws {
    let report = try problems(
      element("imageView", "v", "image=\"star\" \(attributes)", "20,100,40,40"),
      place("v") + length("v", "width", 40, "w") + length("v", "height", 40, "h"), code: code,
      connections: property.isEmpty ? "" : outlet(property, "v"))
    #expect(report.findings.map(\.severity) == severities)
  }

  @Test(arguments: [
    ("navigationItem.rightBarButtonItems = [save]", 0),
    ("navigationItem.setRightBarButton(save, animated: true)", 0),
    ("navigationItem.rightBarButtonItem?.isEnabled = false", 1),
    ("navigationItem.leftBarButtonItem = save", 1),
  ])
  func aBarButtonThatCodeReplacesIsNotMissed(code: String, count: Int) throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" image="star" \
      id="item"/></navigationItem>
      """
    let report = try problems("", code: "func f() { \(code) }", navigationItem: item)
    #expect(report.findings.map(\.rule) == Array(repeating: .missingResource, count: count))
  }

  // MARK: - Documents

  /// The app's code makes the names of xibs from the height of the screen; on an iPhone 8 it shows another
  /// one than that of the iPhone X.
  @Test(arguments: [("height", true), ("width", false)])
  func aXibForAnotherScreenIsNotLaidOut(length: String, isLeftOut: Bool) throws {
    let project = try CheckedProject(files: [
      "Buy.swift": """
      class Buy: UIViewController {}
      func nibName() -> String { switch UIScreen.main.bounds.\(length) { case 812: return "\\(self)X"
      case 667: return "\\(self)7" default: return self } }
      """, "Buy7.xib": "<document></document>",
    ])
    let root = """
      <view contentMode="scaleToFill" id="root">\
      <rect key="frame" x="0" y="0" width="375" height="812"/></view>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina5_9" orientation="portrait" appearance="light"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Buy">
      <connections>\(outlet("view", "root"))</connections></placeholder>\(root)</objects></document>
      """
    let report = try project.check(text, "BuyX.xib", on: "iphone-8")
    let reasons = report.unchecked.map(\.reason)
    #expect(reasons == (isLeftOut ? ["the app shows it on screens of another size"] : []))
  }

  // MARK: - Views

  /// A view that keeps its frame on a device of another width is a problem only if it shows something.
  @Test(arguments: [
    ("view", "", "", 0), ("scrollView", "", "", 0), ("tableView", "", "", 0),
    (
      "view", "",
      "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>", 1
    ),
    ("label", "text=\"Hi\"", "", 1),
  ])
  func aViewWithoutContentsNeedsNoConstraints(
    kind: String, attributes: String, content: String, count: Int
  ) throws {
    let loose = """
      <\(kind) contentMode="scaleToFill" fixedFrame="YES" \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="loose"><rect key="frame" x="275" y="300" \
      width="100" height="40"/>\(content)</\(kind)>
      """
    let others = ["a", "b", "c"].map {
      element("label", $0, "text=\"x\"", "20,100,40,20")
    }
    let report = try CheckedProject().scene(
      loose + others.joined(), ["a", "b", "c"].map { place($0) }.joined(), on: "ipad-air")
    #expect(report.problems.filter { $0 == .unconstrained }.count == count)
  }

  /// A button that nothing is connected to takes no touches that are missed.
  @Test(arguments: [
    ("", 0), ("<connections><action selector=\"go\" destination=\"vc\" id=\"a\"/></connections>", 1),
  ])
  func aButtonThatDoesNothingMayBePartlyOutside(connections: String, count: Int) throws {
    let button = element(
      "button", "go", "", "60,10,60,60", "<state key=\"normal\" title=\"Go\"/>" + connections)
    let ties =
      "<constraint firstItem=\"go\" firstAttribute=\"leading\" secondItem=\"box\" "
      + "secondAttribute=\"leading\" constant=\"60\" id=\"t\"/>" + Self.tie("go", "box", ["top"])
      + length("go", "width", 60, "gw") + length("go", "height", 60, "gh")
    let box = element(
      "view", "box", "", "20,100,80,80", "<subviews>\(button)</subviews><constraints>\(ties)</constraints>")
    let report = try CheckedProject().scene(
      box, place("box") + length("box", "width", 80, "w") + length("box", "height", 80, "h"))
    #expect(report.findings.map(\.rule) == Array(repeating: .outside, count: count))
  }

  @Test(arguments: [
    ("", [CheckRule.ambiguous], [CheckRule]()), ("verifyAmbiguity=\"off\"", [], [.ambiguous]),
  ])
  func anAmbiguityThatIsNotToBeVerifiedIsANote(
    attributes: String, problems: [CheckRule], notes: [CheckRule]
  ) throws {
    let report = try CheckedProject().scene(
      element("label", "word", "text=\"Hi\" \(attributes)", "20,300,40,20"),
      "<constraint firstItem=\"word\" firstAttribute=\"leading\" secondItem=\"root\" "
        + "secondAttribute=\"leading\" constant=\"20\" id=\"x\"/>")
    #expect(report.problems == problems)
    #expect(report.notes == notes)
  }

  /// Rows with the same mistake in one view are one finding.
  @Test func equalContradictionsInOneViewAreOneFinding() throws {
    let ids = ["a", "b", "c"]
    func row(_ id: String, _ y: Int) -> String {
      place(id, y: y) + length(id, "width", 300, "\(id)w")
        + "<constraint firstItem=\"root\" firstAttribute=\"trailing\" secondItem=\"\(id)\" "
        + "secondAttribute=\"trailing\" constant=\"20\" id=\"\(id)t\"/>"
    }
    let report = try CheckedProject().scene(
      ids.map { element("label", $0, "text=\"x\"", "20,100,300,20") }.joined(),
      row("a", 100) + row("b", 140) + row("c", 180))
    #expect(report.problems == [.unsatisfiable])
    #expect(report.findings.first?.message.contains("the same holds for") == true)
  }

  // MARK: - Fonts

  /// A label that is to follow the preferred size, and whose font code sets, or another class does.
  @Test(arguments: [
    ("func f() { title?.font = scaled }", "", 0), ("func f() { title.text = a }", "", 1),
    ("", "class Other: UITableViewCell { var title: UILabel?; func f() { title?.font = scaled } }", 1),
  ])
  func codeGivesFontsThatFollowTheSize(code: String, other: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { \(code) }", "Other.swift": other,
    ])
    let label = element(
      "label", "word", "adjustsFontForContentSizeCategory=\"YES\" text=\"Hi\"", "20,100,80,30",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let report = try project.scene(
      label, place("word"), connections: outlet("title", "word"))
    #expect(report.findings.filter { $0.rule == .dynamicType }.count == count)
  }
}
