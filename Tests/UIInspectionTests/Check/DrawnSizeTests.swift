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
}
