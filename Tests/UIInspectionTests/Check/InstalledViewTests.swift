import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection
@testable import UIKit

/// Tests of views that autoresizing masks place, and of views that size classes omit.
@Suite(.serialized) @MainActor struct InstalledViewTests {
  private let folder = TemporaryFolder()

  private func document(_ content: String) throws -> String {
    let text = DocumentText.storyboard(
      """
      <scene sceneID="scene"><objects>
        <viewController id="controller" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(content)
          </view>
        </viewController>
      </objects></scene>
      """)
    return try folder.write(text, to: "views-\(folder.names.count).storyboard").path
  }

  private func check(_ path: String, on names: [String] = []) throws -> [CheckFinding] {
    var report = CheckReport()
    let devices = try names.map { CheckDevice(device: try IBDevice.wanted($0), orientation: .portrait) }
    LayoutCheck(devices: devices, rules: Set(CheckRule.allCases)).run(path, into: &report)
    return report.findings
  }

  /// Returns views with constraints, and `count` views with fixed frames and an autoresizing mask.
  private func fixed(_ mask: String?, count: Int = 1, constrained: Int = 3) -> String {
    let element = mask.map { "<autoresizingMask key=\"autoresizingMask\" \($0)/>" } ?? ""
    let held = (0..<constrained).map { index in
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="held\(index)">
        <rect key="frame" x="0.0" y="600" width="10" height="10"/>
      </view>
      """
    }
    let loose = (0..<count).map { index in
      """
      <view contentMode="scaleToFill" fixedFrame="YES" tag="1" \
          translatesAutoresizingMaskIntoConstraints="NO" id="box\(index)">
        <rect key="frame" x="20" y="100" width="353" height="400"/>\(element)
      </view>
      """
    }
    return "<subviews>\((held + loose).joined())</subviews>"
  }

  private func unconstrained(_ content: String) throws -> [CheckFinding] {
    try check(try document(content)).filter { $0.rule == .unconstrained }
  }

  @Test(arguments: [
    "widthSizable=\"YES\" heightSizable=\"YES\"", "widthSizable=\"YES\"", "flexibleMinX=\"YES\"",
    "flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", "flexibleMinY=\"YES\" flexibleMaxX=\"YES\"",
  ]) func viewWithAnAutoresizingMaskIsNotUnconstrained(mask: String) throws {
    #expect(try unconstrained(fixed(mask)).isEmpty)
  }

  @Test(arguments: [nil, "", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""] as [String?])
  func viewThatKeepsItsCanvasFrameIsUnconstrained(mask: String?) throws {
    #expect(try unconstrained(fixed(mask)).map(\.id) == ["box0"])
  }

  @Test func unconstrainedViewsOfOneSuperviewAreOneFinding() throws {
    let findings = try unconstrained(fixed(nil, count: 2))
    #expect(findings.map(\.id) == ["box0"])
    #expect(findings.first?.message.contains("UIView box0 and UIView box1 have no constraints") == true)
  }

  /// A document that is laid out by frames is not one with missing constraints.
  @Test func framesAreNoFindingWhereMostViewsHaveThem() throws {
    #expect(try unconstrained(fixed(nil, count: 3)).isEmpty)
  }

  /// Returns a view with constraints that leave its button outside, installed by `variations`.
  private func varied(_ variations: String) -> String {
    """
    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0.0" y="59" width="393" height="300"/>
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="button">
          <rect key="frame" x="12" y="24" width="46" height="46"/>
          <constraints>
            <constraint firstAttribute="width" constant="46" id="c1"/>
            <constraint firstAttribute="width" constant="50" id="c2"/>
          </constraints>
          <state key="normal" title="X"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="button" firstAttribute="leading" secondItem="box" secondAttribute="trailing" \
            constant="12" id="c3"/>
      </constraints>
    </view></subviews>
    <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c4"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
          id="c5"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" \
          id="c6"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c7"/>
    </constraints>
    \(variations)
    """
  }

  private let excluded = """
    <variation key="default"><mask key="subviews"><exclude reference="box"/></mask></variation>
    """

  @Test func uninstalledViewsAreNotChecked() throws {
    let without = try check(try document(varied(excluded))), with = try check(try document(varied("")))
    #expect(without.isEmpty, "\(without)")
    #expect(!with.isEmpty)
  }

  @Test func viewsInstalledForASizeClassAreCheckedInIt() throws {
    let regular = """
      <variation key="widthClass=regular"><mask key="subviews"><include reference="box"/></mask></variation>
      """
    let path = try document(varied(excluded + regular))
    #expect(try check(path, on: ["iphone-15"]).isEmpty)
    let findings = try check(path, on: ["iphone-15", "ipad11_0rounded"])
    #expect(findings.contains { $0.id == "button" && $0.rule == .outside }, "\(findings)")
    #expect(findings.allSatisfy { $0.devices.count == 1 }, "\(findings)")
  }

  @Test func treesMarkUninstalledViews() throws {
    let open = try OpenDocument(path: try document(varied(excluded)))
    defer { open.loader.forgetObjects() }
    open.layOut()
    let root = try #require(open.tree.scenes.first?.root)
    #expect(root.installed == nil)
    #expect(root.subviews.map(\.installed) == [false])
    #expect(open.tree.text.contains("box (0, 59, 393, 300) not installed"))
  }
}
