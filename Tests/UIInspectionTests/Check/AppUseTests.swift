import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of `mica check` for documents and scenes that only unused code names, and for scenes whose size code
/// or another app decides.
@Suite(.serialized) @MainActor struct AppUseTests: SceneMarkup {
  private nonisolated static let start = "@main class Start: UIResponder, UIApplicationDelegate {}"
  private nonisolated static let list = """
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>\
    <key>UIMainStoryboardFile</key><string>App</string></dict></plist>
    """

  private var wrong: String {
    element("label", "word", "text=\"A text that is as long as it can be\" opaque=\"NO\"", "20,100,30,20")
  }

  private var narrow: String { place("word") + length("word", "width", 30, "w") }

  private static func storyboard(_ controller: String, initial: String) -> String {
    DocumentText.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="first" customClass="\(controller)" \
      sceneMemberID="viewController"><view key="view" id="v"/></viewController></objects></scene>
      """, tools: "21701", device: "retina4_7", initial: initial)
  }

  // MARK: - Unused code

  @Test(arguments: [
    // No code names the class that names the xib, or only a class that is not named otherwise.
    ("class A { let nib = UINib(nibName: \"Card\") }", "", true),
    ("class A { let nib = UINib(nibName: \"Card\"); var d: D? }", "class D { let a = A() }", true),
    // A chain of names leads to it from where the app begins.
    (
      "class A { let nib = UINib(nibName: \"Card\"); var b: B? }", "extension UIView { func f() { A() } }",
      false
    ),
    ("class A { let nib = UINib(nibName: \"Card\") }", "let b = A()", false),
    ("\nlet side = 3\nclass A { let nib = UINib(nibName: \"Card\") }", "class D { let a = side }", true),
    ("\nlet side = 3\nclass A { let nib = UINib(nibName: \"Card\") }", "class B { let a = side }", false),
    ("\nfunc + (a: A, b: A) {}\nclass A { let nib = UINib(nibName: \"Card\") }", "", false),
    ("class A { let nib = UINib(nibName: \"Card\") }", "class B: UIViewController { var a: A? }", false),
    ("class A { let nib = UINib(nibName: \"Card\") }", "class C: UIViewController { var a: A? }", true),
  ])
  func aXibThatOnlyUnusedCodeNamesIsOneNote(one: String, other: String, isUnused: Bool) throws {
    let project = try CheckedProject(files: [
      "Info.plist": Self.list, "Start.swift": Self.start, "A.swift": one, "Other.swift": other,
      "App.storyboard": Self.storyboard("B", initial: "first"),
      "Old.storyboard": Self.storyboard("C", initial: "first"),
    ])
    let root =
      "<view contentMode=\"scaleToFill\" id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" "
      + "height=\"667\"/><subviews>\(wrong)</subviews><constraints>\(narrow)</constraints></view>"
    let report = try project.xib(root, name: "Card.xib")
    // The class of the main storyboard's scene is used, whatever the file of that name is about.
    #expect(report.notes == (isUnused ? [.unusedDocument] : []))
    #expect(report.problems == (isUnused ? [] : [.clippedText]))
  }

  /// Others use the types of a library, of which its sample uses a few.
  @Test func theTypesOfALibraryAreUsed() throws {
    let project = try CheckedProject(files: [
      "Info.plist": Self.list, "Start.swift": Self.start, "Cards.podspec": "",
      "A.swift": "class A { let nib = UINib(nibName: \"Card\"); var b: B? }",
      "B.swift": "class B { let a = A() }",
    ])
    let root =
      "<view contentMode=\"scaleToFill\" id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" "
      + "height=\"667\"/><subviews>\(wrong)</subviews><constraints>\(narrow)</constraints></view>"
    #expect(try project.xib(root, name: "Card.xib").problems == [.clippedText])
  }

  @Test(arguments: [
    ("class B { let it = make(\"b\") }", true), ("class Own { let it = make(\"b\") }", false),
  ])
  func aSceneThatOnlyUnusedCodeNamesIsNotShown(code: String, isHidden: Bool) throws {
    let project = try CheckedProject(files: [
      "Info.plist": Self.list, "Start.swift": Self.start, "Code.swift": code,
    ])
    let scene = """
      <scene sceneID="t"><objects><viewController id="other" storyboardIdentifier="b" \
      sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="rest"><rect key="frame" \
      x="0.0" y="0.0" width="375" height="667"/><subviews>\(wrong)</subviews>
        <constraints>\(narrow.replacing("root", with: "rest"))</constraints></view></viewController>\
      </objects></scene>
      """
    let report = try project.scene("", more: scene)
    #expect(report.problems == (isHidden ? [] : [.clippedText]))
    #expect(report.notes == (isHidden ? [.unreachableScene] : []))
  }

  // MARK: - Sizes

  /// A view as wide as the screen that the scene is drawn for, in the scene of an iPad.
  @Test(arguments: [
    ("func show() { let it = make(\"b\"); it.modalPresentationStyle = .popover }", 0),
    ("func show() { let it = make(\"b\") }\nfunc other() { it.modalPresentationStyle = .popover }", 1),
    ("func show() { let it = make(\"b\"); it.modalPresentationStyle = .fullScreen }", 1),
    (
      "func show() { make(\"b\") }\nclass Sheet: UIViewController { func f() { preferredContentSize = s } }",
      0
    ),
  ])
  func aSceneInAPopoverHasNoKnownSize(code: String, count: Int) throws {
    let project = try CheckedProject(files: ["Code.swift": code])
    let scene = """
      <scene sceneID="t"><objects><viewController id="two" storyboardIdentifier="b" customClass="Sheet" \
      sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="sheet">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(element("view", "wide", "", "0,0,375,20"))</subviews><constraints>
      \(Self.tie("wide", "sheet", ["leading", "trailing", "top"]))\(length("wide", "height", 20, "h"))
      \(length("wide", "width", 375, "w"))</constraints></view></viewController></objects></scene>
      """
    let report = try project.scene("", more: scene, on: "ipad")
    #expect(report.problems == Array(repeating: .unsatisfiable, count: count))
    #expect(report.unchecked.isEmpty == (count > 0))
  }

  @Test(arguments: [("NSExtensionMainStoryboard", 0), ("UIMainStoryboardFile", 1)])
  func anotherAppGivesAnExtensionItsSize(key: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Info.plist": "<plist><key>CFBundlePackageType</key><key>\(key)</key><string>App</string></plist>",
      "Own.swift": "class Own: UIViewController {}",
    ])
    let report = try project.scene(
      element("view", "high", "", "0,0,20,500"),
      Self.tie("high", "root", ["leading", "bottom", "top"]) + length("high", "height", 500, "h")
        + length("high", "width", 20, "w"))
    #expect(report.problems == Array(repeating: .unsatisfiable, count: count))
  }

  // MARK: - What is not seen, and what is said once

  @Test(arguments: [
    ("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>", 0),
    ("<color key=\"backgroundColor\" white=\"1\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"/>", 1), ("", 1),
  ])
  func whatAnOpaqueSiblingCoversIsNotSeen(color: String, count: Int) throws {
    let project = try CheckedProject()
    let report = try project.scene(
      wrong + element("view", "front", "", "0,0,375,667", color),
      narrow + Self.tie("front", "root", ["leading", "trailing", "top", "bottom"]))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  /// A constraint that the document has twice contradicts the others in the same way.
  @Test func aContradictionOfEqualConstraintsIsOneFinding() throws {
    let project = try CheckedProject()
    let report = try project.scene(
      element("view", "box", "", "20,100,200,40"),
      place("box") + length("box", "height", 40, "h") + length("box", "width", 200, "w")
        + length("box", "width", 100, "v") + length("box", "width", 100, "u"))
    #expect(report.problems.filter { $0 == .unsatisfiable } == [.unsatisfiable])
  }
}
