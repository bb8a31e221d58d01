import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// A project of a document and sources, which is checked as a whole.
@MainActor final class CheckedProject {
  private let folder = TemporaryFolder()

  init(files: [String: String] = [:]) throws {
    _ = try folder.write("", to: ".git/HEAD")
    _ = try folder.write("// PBXFileSystemSynchronizedRootGroup", to: "App.xcodeproj/project.pbxproj")
    for (path, text) in files { _ = try folder.write(text, to: path) }
  }

  /// Checks a scene, whose controller is an `Own`, on a device, or on its own canvas. `content` are the
  /// subviews of its root view and `constraints` those it owns.
  func scene(
    _ content: String, _ constraints: String = "", connections: String = "", attributes: String = "",
    navigationItem: String = "", resources: String = "", designables: String = "", more: String = "",
    name: String = "App.storyboard", on device: String? = "iphone-se",
    in orientation: IBOrientation = .portrait
  ) throws -> CheckReport {
    let text = DocumentText.storyboard(
      """
      <scene sceneID="s"><objects>
        <viewController id="vc" customClass="Own" \(attributes) sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>\(content)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints)</constraints>
          </view>
          \(navigationItem)
          <connections>\(connections)</connections>
        </viewController>
      </objects></scene>\(more)
      """, tools: "21701", device: "retina4_7", initial: "vc",
      behind: "\n<designables>\(designables)</designables><resources>\(resources)</resources>")
    return try check(text, name, on: device, in: orientation)
  }

  /// Checks a xib with a top-level object.
  func xib(
    _ object: String, owner: String = "", connections: String = "", name: String = "View.xib"
  ) throws -> CheckReport {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>\(connections)\
      </placeholder>\(object)</objects>
      </document>
      """
    return try check(text, name, on: "iphone-se")
  }

  /// Checks a document with a text, on a device or its own canvas.
  func check(
    _ text: String, _ name: String, on device: String?, in orientation: IBOrientation = .portrait
  ) throws -> CheckReport {
    let path = try folder.write(text, to: name).path
    var report = CheckReport()
    let devices = try device.map { CheckDevice(device: try IBDevice.wanted($0), orientation: orientation) }
    LayoutCheck(devices: devices.map { [$0] } ?? [], rules: CheckRule.standard).run(path, into: &report)
    #expect(report.failures.isEmpty)
    return report
  }
}

extension CheckReport {
  /// The rules of the findings that are more than notes.
  var problems: [CheckRule] { findings.filter { $0.severity != .note }.map(\.rule) }
  /// The rules of the notes.
  var notes: [CheckRule] { findings.filter { $0.severity == .note }.map(\.rule) }
}
