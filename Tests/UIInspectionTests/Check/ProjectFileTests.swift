import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of what `mica check` reads from an Xcode project.
@Suite(.serialized) @MainActor struct ProjectFileTests {
  /// A project in the folder `App` with files in groups, an application and its tests.
  private func project(
    _ files: [String], group: String = "", app: String = "", tests: String = "", whole: String = "1,2"
  ) -> String {
    let references = files.enumerated().map { index, path in
      "F\(index) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
    }
    let children = files.indices.map { "F\($0)," }.joined()
    func configuration(_ name: String, _ family: String) -> String {
      let setting = family.isEmpty ? "" : "TARGETED_DEVICE_FAMILY = \"\(family)\";"
      return "L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name)); };\n"
        + "C\(name) = {isa = XCBuildConfiguration; buildSettings = { \(setting) }; };\n"
    }
    return """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (A, T); buildConfigurationList = LP; };
      G = {isa = PBXGroup; children = (H,); sourceTree = "<group>"; };
      H = {isa = PBXGroup; path = "\(group)"; children = (\(children)); sourceTree = "<group>"; };
      A = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; \
      buildConfigurationList = LA; };
      T = {isa = PBXNativeTarget; productType = "com.apple.product-type.bundle.unit-test"; \
      buildConfigurationList = LT; };
      \(configuration("P", whole))\(configuration("A", app))\(configuration("T", tests))
      \(references.joined(separator: "\n"))
      }; }
      """
  }

  /// Checks a xib in the folder of a project on an iPad.
  private func check(
    _ project: String, name: String = "View.xib", content: String = "", resources: String = "",
    files: [String] = []
  ) throws -> CheckReport {
    let folder = TemporaryFolder()
    for file in files { _ = try folder.write("{}", to: file) }
    _ = try folder.write(project, to: "App/App.xcodeproj/project.pbxproj")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(content)</subviews>
      </view></objects><resources>\(resources)</resources></document>
      """
    let path = try folder.write(text, to: "App/\(name)").path
    var report = CheckReport()
    let device = CheckDevice(device: try IBDevice.wanted("ipad"), orientation: .portrait)
    LayoutCheck(devices: [device], rules: CheckRule.standard).run(path, into: &report)
    return report
  }

  @Test(arguments: [("1", "1,2", false), ("1,2", "1", true), ("", "1", true), ("2", "", true)])
  func theDevicesAreThoseOfTheApplication(app: String, tests: String, isForPads: Bool) throws {
    let report = try check(project(["View.xib"], app: app, tests: tests))
    #expect(report.unchecked.isEmpty == isForPads)
  }

  @Test(arguments: [
    ("", "../Core/Art.xcassets", "Core/Art.xcassets/logo.imageset/Contents.json", 0),
    ("../Core", "Art.xcassets", "Core/Art.xcassets/logo.imageset/Contents.json", 0),
    ("", "../Core/logo.png", "Core/logo.png", 0),
    ("", "../Core/Art.xcassets", "Else/Art.xcassets/logo.imageset/Contents.json", 1),
  ])
  func resourcesBesideTheProjectAreFound(group: String, path: String, file: String, count: Int) throws {
    let view = """
      <imageView image="logo" id="photo"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      """
    let report = try check(
      project(["View.xib", path], group: group), content: view,
      resources: "<image name=\"logo\" width=\"1\" height=\"1\"/>",
      files: [file, "App/A.xcassets/other.imageset/Contents.json"])
    #expect(report.findings.map(\.rule) == Array(repeating: .missingResource, count: count))
  }

  @Test(arguments: [("background.png", 0), ("my-background.png", 1)])
  func filesThatTheProjectNamesAreNotMissing(path: String, count: Int) throws {
    let view = """
      <imageView image="background.png" id="photo"><rect key="frame" x="0" y="0" width="9" height="9"/>\
      </imageView>
      """
    let report = try check(
      project(["View.xib", path]), content: view,
      resources: "<image name=\"background.png\" width=\"1\" height=\"1\"/>",
      files: ["App/A.xcassets/other.imageset/Contents.json"])
    #expect(report.findings.map(\.rule) == Array(repeating: .missingResource, count: count))
  }

  @Test(arguments: [("View.xib", true), ("MyView.xib", false)])
  func aDocumentIsNamedByItsWholeName(path: String, isNamed: Bool) throws {
    #expect(try check(project([path])).unchecked.isEmpty == isNamed)
  }

  @Test(arguments: [("", "", false), ("1,2", "", true), ("", "2", true)])
  func anApplicationThatNamesNoDevicesIsForPhones(whole: String, app: String, isForPads: Bool) throws {
    let report = try check(project(["View.xib"], app: app, whole: whole))
    #expect(report.unchecked.isEmpty == isForPads)
  }

  /// A copy of a document beside the one that the project contains, by the paths in the project.
  @Test(arguments: [
    (["Base.lproj/View.xib"], true), (["View.xib"], false), (["Base.lproj/View.xib", "View.xib"], false),
    (["view.xib"], false), (["Gone/View.xib"], false),
  ])
  func aCopyOfADocumentOfTheProjectIsInNoApp(paths: [String], isCopy: Bool) throws {
    let report = try check(project(paths), files: ["App/Base.lproj/View.xib"])
    let reason = "the Xcode project contains Base.lproj/View.xib in place of it"
    #expect(report.unchecked.map(\.reason) == (isCopy ? [reason] : []))
  }
}
