import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@testable import UIInspection

/// Tests of findings that `mica check` only notes, because what they are about is not shown or hardly missed.
@Suite(.serialized) @MainActor struct HardlyMissedTests: SceneMarkup {
  private static let app = ["Info.plist": "<plist><key>CFBundlePackageType</key></plist>"]

  // MARK: - Documents

  /// Without an initial scene, a storyboard shows the scenes that code names.
  @Test(arguments: [
    (["A.swift": "make(\"b\")"], "storyboardIdentifier=\"b\"", [CheckRule.clippedText], [CheckRule]()),
    (["A.swift": "make(\"c\")"], "storyboardIdentifier=\"b\"", [], [.unreachableScene]),
    (["A.swift": "make(\"b\")"], "", [], [.unreachableScene]),
  ])
  func scenesOfAStoryboardWithoutAnInitialOneAreShownByCode(
    files: [String: String], attributes: String, problems: [CheckRule], notes: [CheckRule]
  ) throws {
    let text = DocumentText.storyboard(
      """
      <scene sceneID="t"><objects><viewController id="other" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" \
      height="667"/><subviews>\(element("label", "word", "text=\"A long word\"", "20,100,30,20"))</subviews>
        <constraints>\(place("word") + length("word", "width", 30, "w"))</constraints></view>
      </viewController></objects></scene>
      """, tools: "21701", device: "retina4_7")
    let uses = ["Use.swift": "func start() { UIStoryboard(name: \"App\", bundle: nil) }"]
    let all = files.merging(uses) { $1 }
    let report = try CheckedProject(files: all.merging(Self.app) { $1 }).check(
      text, "App.storyboard", on: "iphone-se")
    #expect(report.problems == problems)
    #expect(report.notes == notes)
    // The code of a folder that is no app may be shown by another one.
    #expect(try CheckedProject(files: all).check(text, "App.storyboard", on: nil).notes == [])
  }

  /// A view controller finds a xib without being told its name if the xib has a view for it.
  @Test(arguments: [("view", [CheckRule.clippedText]), ("other", [])])
  func aXibIsFoundByItsNameIfItHasAView(property: String, problems: [CheckRule]) throws {
    let project = try CheckedProject(files: [
      "LoginViewController.swift": "class LoginViewController: UIViewController {}",
      "Use.swift": "func start() { show(LoginViewController()) }",
    ])
    let word = element("label", "word", "text=\"A long word\"", "20,100,30,20")
    let root = """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>\
      <subviews>\(word)</subviews><constraints>\(place("word") + length("word", "width", 30, "w"))\
      </constraints></view>
      """
    let report = try project.xib(
      root, owner: "customClass=\"LoginViewController\"",
      connections:
        "<connections><outlet property=\"\(property)\" destination=\"root\" id=\"o\"/></connections>",
      name: "LoginView.xib")
    #expect(report.problems == problems)
  }

  // MARK: - Resources

  @Test(arguments: [("title=\"User\"", CheckFinding.Severity.note), ("", .warning)])
  func aBarItemShowsItsTitleForAMissingImage(attributes: String, severity: CheckFinding.Severity) throws {
    let project = try CheckedProject(files: [
      "Images.xcassets/a.imageset/Contents.json": "{}", "Own.swift": "class Own: UIViewController {}",
    ])
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" image="user" \
      \(attributes) id="item"/></navigationItem>
      """
    let report = try project.scene(
      "", navigationItem: item, resources: "<image name=\"user\" width=\"4\" height=\"4\"/>")
    #expect(report.findings.map(\.severity) == [severity])
  }

  /// The image of a tab is shown by a tab bar alone.
  @Test(arguments: [("UINavigationController", 0), ("UITabBarController", 1)])
  func aTabIsShownByATabBar(controller: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Images.xcassets/a.imageset/Contents.json": "{}",
      "Own.swift": "class Own: UIViewController { let all = \(controller)() }",
    ])
    let report = try project.scene(
      "", navigationItem: "<tabBarItem key=\"tabBarItem\" title=\"A\" image=\"user\" id=\"item\"/>",
      resources: "<image name=\"user\" width=\"4\" height=\"4\"/>")
    #expect(report.findings.map(\.rule) == Array(repeating: .missingResource, count: count))
  }

  // MARK: - Views outside

  /// An image view without an image shows nothing where it lies, either.
  @Test(arguments: [("", CheckFinding.Severity.note), ("image=\"logo\"", .warning)])
  func anEmptyImageViewOutsideIsANote(attributes: String, severity: CheckFinding.Severity) throws {
    let image = element("imageView", "logo", attributes, "0,300,40,40")
    let ties =
      "<constraint firstItem=\"logo\" firstAttribute=\"top\" secondItem=\"box\" secondAttribute=\"top\" "
      + "constant=\"300\" id=\"t\"/>" + Self.tie("logo", "box", ["leading"])
      + length("logo", "width", 40, "lw") + length("logo", "height", 40, "lh")
    let box = element(
      "view", "box", "clipsSubviews=\"YES\"", "20,100,80,80",
      "<subviews>\(image)</subviews><constraints>\(ties)</constraints>")
    let report = try CheckedProject().scene(
      box, place("box") + length("box", "width", 80, "w") + length("box", "height", 80, "h"))
    #expect(report.findings.map(\.rule) == [.outside])
    #expect(report.findings.map(\.severity) == [severity])
  }

  // MARK: - Constraints

  /// An image view to which nothing gives an image shows nothing, whatever its size is.
  @Test(arguments: [("", CheckFinding.Severity.note), ("image=\"logo\"", .error)])
  func aContradictionOfAnEmptyImageViewIsANote(attributes: String, severity: CheckFinding.Severity) throws {
    let report = try CheckedProject().scene(
      element("imageView", "logo", attributes, "20,100,40,40"),
      place("logo") + length("logo", "width", 40, "w") + length("logo", "width", 60, "v")
        + length("logo", "height", 40, "h"))
    #expect(report.findings.map(\.rule) == [.unsatisfiable])
    #expect(report.findings.map(\.severity) == [severity])
  }

  /// The room that texts lack depends on the constraint that is broken.
  @Test(arguments: [(60, [CheckRule.unsatisfiable]), (-1, [.ambiguous])])
  func textsInAContradictionAreNotSqueezed(other: Int, problems: [CheckRule]) throws {
    let texts = ["one", "two"].map {
      element("label", $0, "text=\"A text of some length\"", "0,0,40,20")
    }
    let box = element(
      "view", "box", "", "20,100,80,20",
      """
      <subviews>\(texts.joined())</subviews><constraints>\
      \(Self.tie("one", "box", ["leading", "top"]) + Self.tie("two", "box", ["trailing", "top"]))\
      <constraint firstItem="two" firstAttribute="leading" secondItem="one" secondAttribute="trailing" \
      id="between"/></constraints>
      """)
    let second = other < 0 ? "" : length("box", "width", other, "v")
    let report = try CheckedProject().scene(
      box, place("box") + length("box", "width", 80, "w") + second + length("box", "height", 20, "h"))
    #expect(Set(report.problems) == Set(problems))
  }

  /// The cell of a xib that is as wide as no screen is for a table that is narrower than one.
  @Test(arguments: [("270", [CheckRule]()), ("375", [.unsatisfiable])])
  func aNarrowCellIsForANarrowTable(width: String, problems: [CheckRule]) throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" reuseIdentifier="a" id="cell"><rect key="frame" x="0" y="0" \
      width="\(width)" height="44"/><view key="contentView" contentMode="center" id="root"><rect key="frame" \
      x="0" y="0" width="\(width)" height="44"/><subviews>\(element("view", "part", "", "20,8,230,20"))\
      </subviews><constraints>\(place("part", y: 8) + length("part", "width", 230, "w"))\
      <constraint firstItem="root" firstAttribute="trailing" secondItem="part" secondAttribute="trailing" \
      constant="20" id="end"/><constraint firstItem="root" firstAttribute="bottom" secondItem="part" \
      secondAttribute="bottom" constant="8" id="low"/></constraints></view></tableViewCell>
      """
    #expect(try CheckedProject().xib(cell).problems == problems)
  }

  // MARK: - Texts

  /// The widths of a font of iOS that are not known are estimated to a tenth.
  @Test(arguments: [
    ("DINAlternate-Bold", 0.94, 0), ("DINAlternate-Bold", 0.85, 1), ("HelveticaNeue", 0.94, 1),
  ])
  func aTextInAnEstimatedFontMayBeATenthShorter(name: String, share: Double, count: Int) throws {
    let font = "<fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"20\"/>"
    let width = try #require(UIFont(name: name, size: 20)).width(of: "Change password") * share
    let label = element("label", "word", "text=\"Change password\"", "20,100,\(width),24", font)
    let report = try CheckedProject().scene(label, place("word") + length("word", "width", Int(width), "w"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  // MARK: - Fixed frames

  private func fixed(_ kind: String, _ frame: String, _ attributes: String = "") -> String {
    let numbers = frame.split(separator: ",")
    return """
      <\(kind) contentMode="scaleToFill" fixedFrame="YES" \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="fixed"><rect key="frame" x="\(numbers[0])" \
      y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/></\(kind)>
      """
  }

  /// A canvas of 375 x 667 points on its side, which is 375 points high.
  @Test(arguments: [
    ("textField", "20,400,100,40", 1), ("textField", "20,360,100,40", 0), ("imageView", "20,400,100,40", 0),
    ("button", "20,400,100,40", 0),
  ])
  func fixedFramesAreToldWhereSomethingIsMissed(kind: String, frame: String, count: Int) throws {
    let others = (1...3).map { element("view", "o\($0)", "", "20,\(50 * $0),40,40") }.joined()
    let ties = (1...3).map { index in
      place("o\(index)", y: 50 * index) + length("o\(index)", "width", 40, "w\(index)")
        + length("o\(index)", "height", 40, "h\(index)")
    }
    let attributes = kind == "imageView" ? "image=\"a\"" : ""
    let report = try CheckedProject().scene(
      fixed(kind, frame, attributes) + others, ties.joined(), on: "iphone-se", in: .landscape)
    #expect(report.problems.filter { $0 == .unconstrained }.count == count)
  }
}

extension UIFont {
  fileprivate func width(of text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: self]).size().width
  }
}
