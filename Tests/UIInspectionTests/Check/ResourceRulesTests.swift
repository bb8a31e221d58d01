import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of the rules about resources, texts, languages and touches.
struct ResourceRulesTests {
  private let folder = TemporaryFolder()

  /// Returns the findings of a xib in a project with files.
  private func findings(
    _ content: String, resources: String = "", head: String = "", files: [String] = []
  ) throws -> [CheckFinding] {
    for file in files + ["App.xcodeproj/project.pbxproj"] { _ = try folder.write("", to: file) }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        \(head)
        <objects><view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>\(content)</subviews>
        </view></objects>
        <resources>\(resources)</resources>
      </document>
      """
    let file = try folder.write(text, to: "Views/View.xib")
    var rules = DocumentRules(document: try IBDocument(contentsOf: file), file: file.path)
    rules.run(Set(CheckRule.allCases))
    return rules.findings
  }

  private let images = """
    <imageView image="logo" id="logo-view"/><imageView image="Icons/close" id="close-view"/>
    <imageView image="photo.png" id="photo-view"/><imageView image="star" catalog="system" id="star-view"/>
    """
  private let imageResources = """
    <image name="logo" width="1" height="1"/><image name="Icons/close" width="1" height="1"/>
    <image name="photo.png" width="1" height="1"/><image name="star" catalog="system" width="1" height="1"/>
    """

  @Test func imagesThatTheProjectHasAreFound() throws {
    let files = [
      "Images.xcassets/logo.imageset/Contents.json", "Images.xcassets/Icons/close.imageset/Contents.json",
      "Pictures/photo@2x~ipad.png",
    ]
    #expect(try findings(images, resources: imageResources, files: files).isEmpty)
  }

  @Test func imagesThatTheProjectLacksAreReported() throws {
    let found = try findings(
      images, resources: imageResources, files: ["Images.xcassets/Logo.imageset/Contents.json"])
    #expect(found.map(\.rule) == [.missingResource, .missingResource, .missingResource])
    #expect(found.map(\.id) == ["logo-view", "close-view", "photo-view"])
    #expect(
      found.first?.message
        == "the image \"logo\" is not in the project, which has \"Logo\", so the app shows nothing there")
  }

  @Test func aProjectWithoutImagesIsNotJudged() throws {
    #expect(try findings(images, resources: imageResources).isEmpty)
  }

  /// The document stores a colour to take for a missing one.
  @Test(arguments: [("brand", CheckFinding.Severity?.none), ("other", .note)])
  func coloursAreLookedUp(name: String, severity: CheckFinding.Severity?) throws {
    let files = ["Colors.xcassets/brand.colorset/Contents.json": "{}"]
    for (path, text) in files { _ = try folder.write(text, to: path) }
    let color = "<color key=\"backgroundColor\" name=\"\(name)\"/>"
    let found = try findings(
      "<view id=\"box\">\(color)</view>",
      resources: """
        <namedColor name="\(name)"><color red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor>
        """)
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.rule == .missingResource })
  }

  /// Fonts of iOS need no file.
  @Test(arguments: [
    ("Own.ttf", "OwnFont-Bold", 1), ("Georgia.ttf", "Georgia", 0), ("Kept.otf", "Kept-It", 0),
    ("Academy.ttf", "AcademyEngravedLetPlain", 0), ("Sinhala.ttf", "SinhalaSangamMN-Bold", 0),
  ])
  func fontsAreLookedUp(file: String, name: String, count: Int) throws {
    let head = """
      <customFonts key="customFonts"><array key="\(file)"><string>\(name)</string></array></customFonts>
      """
    let text = """
      <label text="Hi" id="hi"><fontDescription key="fontDescription" name="\(name)" pointSize="9"/></label>
      """
    let found = try findings(text, head: head, files: ["Fonts/Kept.otf"])
    #expect(found.map(\.rule) == Array(repeating: .missingResource, count: count))
    // The list keeps fonts that no text has any more.
    #expect(try findings("", head: head, files: ["Fonts/Kept.otf"]).isEmpty)
  }

  @Test(arguments: [
    ("YES", "style=\"UICTFontTextStyleBody\"", 0), ("YES", "type=\"system\" pointSize=\"17\"", 1),
    ("NO", "type=\"system\" pointSize=\"17\"", 0),
  ])
  func fixedFontsDoNotFollowThePreferredSize(asked: String, font: String, count: Int) throws {
    let found = try findings(
      """
      <label adjustsFontForContentSizeCategory="\(asked)" text="Hi" id="word">\
      <fontDescription key="fontDescription" \(font)/></label>
      """)
    #expect(found.map(\.rule) == Array(repeating: .dynamicType, count: count))
    #expect(found.allSatisfy { $0.severity == .note })
  }

  @Test func aFixedFontBesideATextStyleIsAWarning() throws {
    let found = try findings(
      """
      <label adjustsFontForContentSizeCategory="YES" text="Hi" id="word"><fontDescription \
      key="fontDescription" type="system" pointSize="17"/></label><label text="Hi" id="other">\
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """)
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    (["ar.lproj/a.strings"], "left", 1), (["de.lproj/a.strings"], "left", 0),
    (["he.lproj/a.strings"], "leading", 0),
  ])
  func leftAndRightAreReportedWhereALanguageIsWrittenFromTheRight(
    files: [String], side: String, count: Int
  ) throws {
    let found = try findings(
      """
      <view id="box"><subviews><view id="dot"/></subviews><constraints><constraint firstItem="dot" \
      firstAttribute="\(side)" secondItem="box" secondAttribute="\(side)" id="c"/></constraints></view>
      """, files: files)
    #expect(found.map(\.rule) == Array(repeating: .direction, count: count))
  }

  @Test(arguments: [(30, 30, 1), (30, 44, 0), (44, 44, 0)])
  func smallButtonsAreHardToTouch(width: Int, height: Int, count: Int) throws {
    let found = try findings(
      """
      <button id="close"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>\
      <constraints><constraint firstAttribute="width" constant="\(width)" id="w"/></constraints></button>
      """)
    #expect(found.map(\.rule) == Array(repeating: .touchArea, count: count))
    #expect(!CheckRule.standard.contains(.touchArea))
  }
}
