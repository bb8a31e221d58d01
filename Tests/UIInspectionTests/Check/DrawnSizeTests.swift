import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of `mica check` where the app gives a screen, a scene or a row another size than its own.
@Suite(.serialized) @MainActor struct DrawnSizeTests {
  private func box(_ id: String, _ frame: String, _ content: String = "", _ element: String = "view")
    -> String
  {
    let numbers = frame.split(separator: ",")
    return """
      <\(element) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>\
      \(content)</\(element)>
      """
  }

  private func edge(_ first: String, _ side: String, _ second: String, _ constant: Int = 0) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(side)" secondItem="\(second)" \
    secondAttribute="\(side)" constant="\(constant)" id="\(first)-\(second)-\(side)"/>
    """
  }

  private func length(_ id: String, _ attribute: String, _ constant: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" constant="\(constant)" \
    id="\(id)-\(attribute)"/>
    """
  }

  // MARK: - Devices

  @Test(arguments: [
    ("iOS.CocoaTouch.iPad", "", true), ("iOS.CocoaTouch", "iPad", true),
    ("iOS.CocoaTouch", "retina55", false), ("iOS.CocoaTouch", "", false),
  ])
  func aDocumentThatIsDrawnForPadsIsNotCheckedOnPhones(
    runtime: String, screen: String, isForPads: Bool
  ) throws {
    let wide =
      "<subviews>" + box("wide", "20,100,600,40")
      + "</subviews><constraints>\(length("wide", "width", 600))"
      + length("wide", "width", 500).replacing("wide-width", with: "narrow")
      + "\(edge("wide", "leading", "root", 20))\(edge("wide", "top", "root", 100))"
      + "\(length("wide", "height", 40))</constraints>"
    let metrics =
      screen.isEmpty
      ? "" : "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"\(screen)\"/>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="6751" targetRuntime="\(runtime)" useAutolayout="YES" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="768" \
      height="1024"/>\(wide)</view>\(metrics)</viewController></objects></scene></scenes></document>
      """
    let phone = try CheckedProject().check(text, "App.storyboard", on: "iphone-16")
    #expect(phone.problems == (isForPads ? [] : [.unsatisfiable]))
    #expect(phone.unchecked.isEmpty == !isForPads)
    #expect(try CheckedProject().check(text, "App.storyboard", on: "ipad").problems == [.unsatisfiable])
  }

  // MARK: - Scenes

  @Test(arguments: [
    ("<size key=\"freeformSize\" width=\"300\" height=\"300\"/>", "", true),
    ("<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>", "", true),
    ("", "", false),
    (
      "<size key=\"freeformSize\" width=\"300\" height=\"300\"/>",
      "<segue destination=\"pop\" kind=\"show\" id=\"go\"/>", false
    ),
  ])
  func aSmallFreeformSceneThatCodePresentsHasItsSize(
    metrics: String, connections: String, isSized: Bool
  ) throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { func f() { present(make(\"Popup\")) } }"
    ])
    let content =
      "<subviews>" + box("photo", "50,90,200,40") + "</subviews><constraints>"
      + edge("photo", "leading", "rest", 50) + edge("rest", "trailing", "photo", 50)
      + edge("photo", "top", "rest", 90) + length("photo", "width", 200) + length("photo", "height", 40)
      + "</constraints>"
    let more = """
      <scene sceneID="t"><objects><viewController id="pop" storyboardIdentifier="Popup" \
      sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="rest">\
      <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>\(content)</view>\(metrics)\
      </viewController></objects></scene>
      """
    let report = try project.scene("", connections: connections, more: more)
    #expect(report.problems == (isSized ? [] : [.unsatisfiable]))
    #expect(report.unchecked.map(\.reason).contains("code gives the scene its size") == isSized)
  }

  // MARK: - Rows

  @Test func aRowThatIsDrawnHigherThanItsContentsMayBeAsHigh() throws {
    let panel = box("panel", "0,0,375,318")
    let next = box("next", "20,250,100,40", "", "button")
    let cell = """
      <tableViewCell contentMode="scaleToFill" reuseIdentifier="a" id="cell">
        <rect key="frame" x="0" y="0" width="375" height="323"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="inside">
        <rect key="frame" x="0" y="0" width="375" height="323"/><subviews>\(panel)\(next)</subviews>
        <constraints>\(edge("panel", "leading", "inside"))\(edge("panel", "trailing", "inside"))
        \(edge("panel", "top", "inside"))\(edge("inside", "bottom", "panel", 5))
        \(edge("next", "leading", "inside", 20))\(edge("next", "top", "inside", 250))
        \(length("next", "width", 100))\(length("next", "height", 40))</constraints>
        </tableViewCellContentView></tableViewCell>
      """
    let report = try CheckedProject().xib(cell)
    #expect(!report.problems.contains(.outside))
  }

  @Test(arguments: [
    (
      "override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat "
        + "{ UITableView.automaticDimension }", true
    ),
    (
      "override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat "
        + "{ i.row == 0 ? 90 : 60 }", true
    ),
    (
      "override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat "
        + "{ i.row == 1 ? 90 : super.tableView(t, heightForRowAt: i) }", false
    ),
    ("func f() { tableView.rowHeight = UITableView.automaticDimension }", false),
    (
      "override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 44 }\n"
        + "func f() { tableView.rowHeight = UITableView.automaticDimension }", false
    ),
  ])
  func staticRowsAreAsHighAsTheirContentsWhereCodeSaysSo(code: String, isFree: Bool) throws {
    let project = try CheckedProject(files: ["List.swift": "class List: UITableViewController { \(code) }"])
    let tall =
      "<subviews>" + box("tall", "0,0,375,90") + "</subviews><constraints>"
      + ["leading", "trailing", "top"].map { edge("tall", $0, "inside") }.joined()
      + edge("inside", "bottom", "tall") + length("tall", "height", 90) + "</constraints>"
    let more = """
      <scene sceneID="t"><objects><tableViewController id="list" customClass="List" \
      sceneMemberID="viewController"><tableView key="view" contentMode="scaleToFill" dataMode="static" \
      style="plain" rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <sections><tableViewSection id="section"><cells><tableViewCell contentMode="scaleToFill" \
      rowHeight="44" id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" \
      contentMode="center" tableViewCell="cell" id="inside"><rect key="frame" x="0" y="0" width="375" \
      height="44"/><autoresizingMask key="autoresizingMask"/>\(tall)</tableViewCellContentView>\
      </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>\
      </objects></scene>
      """
    let report = try project.scene(
      "", connections: "<segue destination=\"list\" kind=\"embed\" id=\"go\"/>", more: more)
    #expect(report.problems == (isFree ? [] : [.unsatisfiable]))
  }
}
