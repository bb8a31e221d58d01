import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of findings that `mica check` leaves out or notes because they cannot be seen, and of causes that it
/// reports once.
@Suite(.serialized) @MainActor struct UnseenFindingTests: SceneMarkup {
  private static let list = """
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>App</string></dict></plist>
    """

  private func label(_ id: String, _ text: String, _ frame: String, _ more: String = "") -> String {
    element("label", id, "text=\"\(text)\" horizontalHuggingPriority=\"251\" \(more)", frame)
  }

  private func constraint(_ first: String, _ one: String, _ second: String, _ other: String, _ constant: Int)
    -> String
  {
    """
    <constraint firstItem="\(first)" firstAttribute="\(one)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(first)-\(one)-\(second)"/>
    """
  }

  // MARK: - Resources

  @Test(arguments: [
    ("Fonts/fa.ttf", "Rotkappe-Regular", 0), ("Fonts/fa.ttf", "Rotkappen-Regular", 1),
    ("Podfile", "Montserrat-Bold", 0), ("Podfile", "Oswald-Bold", 1),
  ])
  func fontsOfTheProjectAreKnownByTheirNames(file: String, name: String, count: Int) throws {
    let folder = TemporaryFolder()
    _ = try folder.write("", to: "App.xcodeproj/project.pbxproj")
    if file == "Podfile" {
      _ = try folder.write("pod 'MontserratFont'", to: file)
    } else {
      _ = try folder.write(TinyFont.data(family: "Rotkappe"), to: file)
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><customFonts key="customFonts">\
      <array key="Other 400.otf"><string>\(name)</string></array></customFonts><objects>\
      <label text="Hi" id="hi"><fontDescription key="fontDescription" name="\(name)" pointSize="9"/></label>\
      </objects></document>
      """
    let document = try folder.write(text, to: "View.xib")
    var rules = DocumentRules(document: try IBDocument(contentsOf: document), file: document.path)
    rules.run([.missingResource])
    #expect(rules.findings.count == count)
  }

  /// Each of some missing images is reported; a checkout without any is one without the app's pictures.
  @Test(
    arguments: [([:], 0), (["App/Images.xcassets/p1.imageset/Contents.json": "{}"], 5)]
      as [([String: String], Int)])
  func aCheckoutWithoutPicturesIsNotJudged(files: [String: String], count: Int) throws {
    let more = ["README/shot.png": "", "Own.swift": "class Own: UIViewController {}"]
    let project = try CheckedProject(files: files.merging(more) { $1 })
    let names = (1...6).map { "p\($0)" }
    let views = names.map { element("imageView", "v-\($0)", "image=\"\($0)\"") + "" }
    let report = try project.scene(
      views.joined(), names.map { place("v-\($0)") + length("v-\($0)", "width", 40, "w\($0)") }.joined(),
      resources: names.map { "<image name=\"\($0)\" width=\"40\" height=\"40\"/>" }.joined())
    #expect(report.findings.count { $0.rule == .missingResource } == count)
  }

  @Test func anImageWithinTheDocumentIsNotMissing() throws {
    let project = try CheckedProject(files: ["Images.xcassets/a.imageset/Contents.json": "{}"])
    let report = try project.scene(
      element("imageView", "v", "image=\"close\""), place("v"),
      resources: "<image name=\"close\" width=\"4\" height=\"4\"><mutableData "
        + "key=\"keyedArchiveRepresentation\">AA</mutableData></image>")
    #expect(!report.findings.contains { $0.rule == .missingResource })
  }

  @Test func aMissingResourceOfSeveralDocumentsIsOneFinding() throws {
    func finding(_ file: String, _ message: String, _ rule: CheckRule = .missingResource) -> CheckFinding {
      CheckFinding(
        rule: rule, severity: .warning, file: file, line: 3, id: "i", message: message, remedy: "add it")
    }
    var report = CheckReport()
    for file in ["A.xib", "B.xib", "C.xib"] {
      var part = CheckReport()
      part.documents = 1
      part.findings = [finding(file, "no font"), finding(file, "cut", .clippedText)]
      report.add(part)
    }
    let before = Data(try report.formatted(.json).utf8)
    var combined = report
    combined.combine()
    #expect(combined.findings.map(\.file) == ["A.xib", "A.xib", "B.xib", "C.xib"])
    #expect(combined.findings[0].also?.map(\.file) == ["B.xib", "C.xib"])
    #expect(try combined.formatted(.text).contains("no font; also at B.xib:3 and another place"))
    #expect(try combined.formatted(.sarif).contains("relatedLocations"))
    // A baseline knows every place, whether it was written before or after.
    for known in [before, Data(try combined.formatted(.json).utf8)] {
      var again = report
      try again.forgive(known: known)
      #expect(again.isClean)
    }
  }

  // MARK: - Use

  @Test(arguments: [
    ("let s = UIStoryboard(name: name, bundle: nil)", true),
    ("let s = UIStoryboard(name: \"App_iPhone\", bundle: nil)", false),
  ])
  func onlyCodeShowsADocumentForADevice(code: String, isUnused: Bool) throws {
    let project = try CheckedProject(files: ["Info.plist": Self.list, "Own.swift": code])
    let wrong = element("label", "word", "text=\"Category\"")
    let report = try project.scene(
      wrong, place("word") + length("word", "width", 30, "w"), name: "App_iPhone.storyboard")
    #expect(report.notes.contains(.unusedDocument) == isUnused)
  }

  @Test(arguments: [
    ("", "", true), ("identifier=\"go\"", "", true),
    ("identifier=\"go\"", "performSegue(withIdentifier: \"go\", sender: nil)", false),
    ("identifier=\"go\"", "enum Way: String { case go }", false), ("identifier=\"go\"", "let go = 1", true),
    ("identifier=\"go\"", "/* performSegue(withIdentifier: \"go\", sender: nil) */", true),
    ("identifier=\"go\"", "/* /* old */ performSegue(withIdentifier: \"go\", sender: nil) */", true),
  ])
  func aSegueFromAControllerNeedsCode(identifier: String, code: String, isHidden: Bool) throws {
    let source = "class Own: UIViewController { func f() { \(code) } }"
    let project = try CheckedProject(files: ["Own.swift": source])
    let more = """
      <scene sceneID="t"><objects><viewController id="b" sceneMemberID="viewController"><view key="view" \
      contentMode="scaleToFill" id="rest"><rect key="frame" x="0" y="0" width="375" height="667"/></view>\
      </viewController></objects></scene>
      """
    let report = try project.scene(
      "", connections: "<segue destination=\"b\" kind=\"show\" \(identifier) id=\"s\"/>", more: more)
    #expect(report.notes == (isHidden ? [.unreachableScene] : []))
  }

  // MARK: - Texts

  @Test(arguments: [
    ("class Spaced: UILabel { var spacing = 0.0 }", 1), ("class Spaced: UILabel { let k = kern }", 0),
  ])
  func aClassThatSetsItsTextIsNotMeasured(code: String, count: Int) throws {
    let project = try CheckedProject(files: ["Spaced.swift": code])
    let word = element("label", "word", "text=\"Category\" customClass=\"Spaced\"", "20,100,60,21")
    let report = try project.scene(word, place("word") + length("word", "width", 60, "w"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  @Test(arguments: [("1", 0), ("6", 1)])
  func aLabelAsFlatAsALineIsHidden(height: String, count: Int) throws {
    let project = try CheckedProject()
    let word = element("label", "word", "text=\"Duration\"", "20,100,80,\(height)")
    let fixed = length("word", "height", Int(height) ?? 0, "h") + length("word", "width", 80, "w")
    #expect(try project.scene(word, place("word") + fixed).problems.count == count)
  }

  @Test func aTextThatCodeSetsThroughAnotherObjectIsASample() throws {
    let code = "func f(card: Any) { card.numberOfCommentsLabel.attributedText = text }"
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController {}", "Other.swift": code,
    ])
    let word = element("label", "word", "text=\"No. of comments\"", "20,100,60,21")
    let report = try project.scene(
      word, place("word") + length("word", "width", 80, "w"),
      connections: outlet("numberOfCommentsLabel", "word"))
    #expect(report.problems == [])
  }

  // MARK: - Places

  @Test(arguments: [(8, [CheckRule]()), (60, [.ambiguous])])
  func textsThatShareAFewPointsAreANote(room: Int, problems: [CheckRule]) throws {
    let project = try CheckedProject()
    let views = label("a", "One", "20,100,100,20") + label("b", "Two", "20,130,100,20")
    let ties =
      place("a") + constraint("b", "top", "a", "bottom", 0) + constraint("b", "leading", "a", "leading", 0)
      + constraint("box", "bottom", "b", "bottom", 0)
    let box = element("view", "box", "", "0,0,375,\(140 + room)")
    let report = try project.scene(
      box + views,
      ties + Self.tie("box", "root", ["leading", "trailing", "top"])
        + length("box", "height", 141 + room, "h"), on: nil)
    #expect(report.problems.filter { $0 == .ambiguous } == problems)
  }

  @Test(arguments: [("0,100,375,40", [CheckRule]()), ("30,100,375,40", [.ambiguous])])
  func anOpenPlaceAtTheOriginIsANote(frame: String, problems: [CheckRule]) throws {
    let project = try CheckedProject()
    let ties =
      constraint("box", "width", "root", "width", 0) + length("box", "height", 40, "h")
      + constraint("box", "top", "root", "top", 100)
    let color = "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let report = try project.scene(element("view", "box", "", frame, color), ties, on: nil)
    #expect(report.problems.filter { $0 == .ambiguous } == problems)
  }

  /// A view at the right edge that stays 18 points from it looks as it was drawn; on an iPad it does not.
  @Test(arguments: [("iphone-15", 0), ("ipad-10", 1)])
  func aFixedFrameOnAScreenOfAlmostTheSameSizeIsNotTold(device: String, count: Int) throws {
    let project = try CheckedProject()
    let fixed = """
      <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
      id="fixed"><rect key="frame" x="300" y="100" width="60" height="40"/>\
      <color key="backgroundColor" white="0" alpha="1"/></view>
      """
    let others = (1...3).map { element("view", "o\($0)", "", "20,\(200 + 50 * $0),40,40") }.joined()
    let ties = (1...3).map { index in
      place("o\(index)", y: 200 + 50 * index) + length("o\(index)", "width", 40, "w\(index)")
        + length("o\(index)", "height", 40, "h\(index)")
    }
    let report = try project.scene(fixed + others, ties.joined(), on: device)
    #expect(report.problems.filter { $0 == .unconstrained }.count == count)
  }

  @Test(arguments: [("20", 0), ("4", 1)])
  func theRoundEndOfAControlMayLieOutside(radius: String, count: Int) throws {
    let project = try CheckedProject()
    let corner = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">\
      <real key="value" value="\(radius)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>\
      <color key="backgroundColor" white="0" alpha="1"/>
      """
    let button = element("button", "pill", "tag=\"1\" buttonType=\"custom\"", "40,0,80,44", corner)
    let inside =
      constraint("pill", "leading", "box", "leading", 40) + constraint("pill", "top", "box", "top", 0)
      + length("pill", "width", 80, "pw") + length("pill", "height", 44, "ph")
    let box = element(
      "view", "box", "", "20,100,100,44", "<subviews>\(button)</subviews><constraints>\(inside)</constraints>"
    )
    let report = try project.scene(
      box, place("box") + length("box", "width", 100, "w") + length("box", "height", 44, "h"))
    #expect(report.problems == Array(repeating: .outside, count: count))
  }

  /// The labels of a cell with a style are laid out by the cell.
  @Test(arguments: [("textLabel=\"word\"", [CheckRule]()), ("", [.ambiguous])])
  func labelsOfStyledCellsAreNotOpen(attributes: String, problems: [CheckRule]) throws {
    let word = element("label", "word", "text=\"Title\"", "15,10,60,21")
    let cell = """
      <tableViewCell contentMode="scaleToFill" style="IBUITableViewCellStyleValue1" \(attributes) \
      reuseIdentifier="a" id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      <view key="contentView" contentMode="center" id="inside"><rect key="frame" x="0" y="0" width="375" \
      height="44"/><subviews>\(word)</subviews></view></tableViewCell>
      """
    #expect(try CheckedProject().xib(cell).problems.filter { $0 == .ambiguous }.count == problems.count)
  }

  /// A xib whose owner is a view fills the owner, whose size is a matter of code.
  @Test(arguments: [("class Card: UIView {}", 0), ("class Card: UIViewController {}", 1)])
  func theEndOfAXibIsThatOfItsOwner(code: String, count: Int) throws {
    let project = try CheckedProject(files: ["Card.swift": code, "Use.swift": "let card = Card()"])
    let field = element("textField", "low", "borderStyle=\"roundedRect\"", "20,240,100,40")
    let ties = place("low", y: 240) + length("low", "width", 100, "w") + length("low", "height", 40, "h")
    let root = """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="300" height="260"/>\
      <color key="backgroundColor" white="1" alpha="1"/><subviews>\(field)</subviews>\
      <constraints>\(ties)</constraints></view>
      """
    let report = try project.xib(root, owner: "customClass=\"Card\"", name: "Card.xib")
    #expect(report.problems.filter { $0 == .outside }.count == count)
  }

  @Test func aPlaceBesideAPlaceholderSizeIsLeftToCode() throws {
    let project = try CheckedProject()
    let field = element(
      "view", "field",
      "customClass=\"Growing\" placeholderIntrinsicWidth=\"infinite\" "
        + "placeholderIntrinsicHeight=\"36\"", "0,0,200,36")
    let button = element("button", "send", "buttonType=\"system\"", "210,0,60,36")
    let inside =
      Self.tie("field", "bar", ["leading", "top", "bottom"]) + length("field", "width", 200, "fw")
      + constraint("send", "bottom", "bar", "bottom", 0)
      + constraint("send", "leading", "bar", "leading", 210)
      + length("send", "width", 60, "sw") + length("send", "height", 36, "sh")
    let bar = element(
      "view", "bar", "", "20,100,300,36",
      "<subviews>\(field)\(button)</subviews><constraints>\(inside)</constraints>")
    let report = try project.scene(bar, place("bar") + length("bar", "width", 300, "w"))
    #expect(!report.problems.contains(.outside))
  }
}
