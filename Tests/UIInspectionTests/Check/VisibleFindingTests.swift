import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of what makes a visible difference, and so is more than a note.
@Suite(.serialized) @MainActor struct VisibleFindingTests: SceneMarkup {
  @Test(arguments: [
    ("buttonType=\"system\"", "", 0),
    ("buttonType=\"system\"", "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>", 1),
  ])
  func aBlankEdgeOfAButtonOutsideOfItsSuperviewIsNoFinding(type: String, color: String, count: Int) throws {
    let project = try CheckedProject()
    let button = element(
      "button", "next", "tag=\"1\" \(type)", "-40,0,160,44", "<state key=\"normal\" title=\"Next\"/>\(color)")
    let box = element(
      "view", "box", "", "20,100,80,44",
      """
      <subviews>\(button)</subviews><constraints>
      <constraint firstItem="next" firstAttribute="centerX" secondItem="box" secondAttribute="centerX" \
      id="a"/>
      <constraint firstItem="next" firstAttribute="top" secondItem="box" secondAttribute="top" id="b"/>
      \(length("next", "width", 160, "c"))\(length("next", "height", 44, "d"))</constraints>
      """)
    let report = try project.scene(
      box, place("box") + length("box", "width", 80, "w") + length("box", "height", 44, "h"))
    #expect(report.problems == Array(repeating: .outside, count: count))
  }

  @Test(arguments: [("WEEK 1      ", 0), ("WEEK 1 and 2", 1)])
  func whiteSpaceAtTheEndOfATextNeedsNoRoom(text: String, count: Int) throws {
    let project = try CheckedProject()
    let report = try project.scene(
      element("label", "word", "text=\"\(text)\" lineBreakMode=\"tailTruncation\""),
      place("word") + length("word", "width", 62, "w"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  @Test(arguments: [("                         ", 0), ("Choose      ", 0), ("Choose the country", 1)])
  func aTitleOfWhiteSpaceIsNotCutOff(title: String, count: Int) throws {
    let project = try CheckedProject()
    let report = try project.scene(
      element(
        "button", "it", "buttonType=\"system\"", "20,100,60,40",
        "<state key=\"normal\" title=\"\(title)\"/>"),
      place("it") + length("it", "width", 60, "w") + length("it", "height", 40, "h"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  /// The title that Interface Builder gives a button is that of one that code can change.
  @Test(arguments: [("", "Button", 1), ("tag=\"3\"", "Button", 0), ("tag=\"3\"", "Continue", 1)])
  func theTitleOfAButtonThatCodeReachesIsNotMeant(tag: String, title: String, count: Int) throws {
    let project = try CheckedProject()
    let report = try project.scene(
      element(
        "button", "it", "buttonType=\"system\" \(tag)", "20,100,20,40",
        "<state key=\"normal\" title=\"\(title)\"/>"),
      place("it") + length("it", "width", 20, "w") + length("it", "height", 40, "h"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  @Test(arguments: [("One&#10;Two&#10;", 0), ("One&#10;Two&#10;Three", 1)])
  func blankLinesAtTheEndNeedNoRoom(text: String, count: Int) throws {
    let project = try CheckedProject()
    let report = try project.scene(
      element("label", "lines", "text=\"\(text)\" numberOfLines=\"2\""),
      place("lines") + length("lines", "width", 100, "w"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  @Test(arguments: [("1", "1", 1), ("0", "1", 0), ("1", "0", 0)])
  func aTextWithoutOpacityIsNotCutOff(alpha: String, ofColor color: String, count: Int) throws {
    let project = try CheckedProject()
    let report = try project.scene(
      element(
        "label", "word", "alpha=\"\(alpha)\" text=\"A long text that is cut\"",
        "20,100,200,40",
        "<color key=\"textColor\" white=\"0\" alpha=\"\(color)\" colorSpace=\"calibratedWhite\"/>"),
      place("word") + length("word", "width", 62, "w"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  /// An iPad shows form sheets in their preferred size, here that of their content.
  @Test(arguments: [
    ("<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"300\" height=\"300\"/>", 0), ("", 1),
  ])
  func aFormSheetHasItsOwnSize(size: String, count: Int) throws {
    let project = try CheckedProject()
    let sheet = """
      <scene sceneID="t"><objects>
      <viewController id="two" modalPresentationStyle="formSheet" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="sheet">
      <rect key="frame" x="0" y="0" width="300" height="300"/>
      <subviews>\(element("view", "wide", "", "0,0,300,20"))</subviews><constraints>
      \(Self.tie("wide", "sheet", ["leading", "trailing", "top"]))\(length("wide", "height", 20, "h"))
      \(length("wide", "width", 300, "w"))</constraints></view>\(size)</viewController></objects></scene>
      """
    let report = try project.scene(
      "", connections: "<segue destination=\"two\" kind=\"presentation\" id=\"go\"/>", more: sheet, on: "ipad"
    )
    #expect(report.problems == Array(repeating: .unsatisfiable, count: count))
  }

  @Test(arguments: [("-4,-4,108,28", 1, 0), ("-60,-4,168,28", 0, 1)])
  func aControlMayBeALittleLargerThanItsSuperview(frame: String, notes: Int, count: Int) throws {
    let project = try CheckedProject()
    let parts = frame.split(separator: ",").compactMap { Double($0) }
    let field = element("textField", "field", "borderStyle=\"line\"", frame)
    let box = element(
      "view", "box", "", "80,100,100,20",
      """
      <subviews>\(field)</subviews><constraints>
      <constraint firstItem="field" firstAttribute="leading" secondItem="box" secondAttribute="leading" \
      constant="\(parts[0])" id="a"/>
      <constraint firstItem="field" firstAttribute="top" secondItem="box" secondAttribute="top" \
      constant="\(parts[1])" id="b"/>
      \(length("field", "width", Int(parts[2]), "c"))
      \(length("field", "height", Int(parts[3]), "d"))</constraints>
      """)
    let report = try project.scene(
      box, place("box") + length("box", "width", 100, "w") + length("box", "height", 20, "h"))
    #expect(report.problems == Array(repeating: .outside, count: count))
    #expect(report.notes == Array(repeating: .outside, count: notes))
  }

  @Test(arguments: [
    ("@implementation Tall\n- (CGRect)titleRectForContentRect:(CGRect)r { return r; }\n@end", 0),
    ("class Tall: UIButton { override func titleRect(forContentRect r: CGRect) -> CGRect { r } }", 0),
    ("class Tall: UIButton {}", 1),
  ])
  func aButtonClassMayPlaceItsTitle(code: String, count: Int) throws {
    let project = try CheckedProject(files: [code.hasPrefix("@") ? "Tall.m" : "Tall.swift": code])
    let report = try project.scene(
      element(
        "button", "it", "buttonType=\"system\" customClass=\"Tall\"", "20,100,46,40",
        "<state key=\"normal\" title=\"Choose the country\"/>"),
      place("it") + length("it", "width", 46, "w") + length("it", "height", 40, "h"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  @Test(arguments: [
    ("______________________________", 0), ("A long text that is cut at its end", 1),
    ("………………………………………………", 0),
  ])
  func aLineOfOneCharacterIsNoText(text: String, count: Int) throws {
    let project = try CheckedProject()
    let report = try project.scene(
      element(
        "label", "line", "text=\"\(text)\"", "20,100,100,21",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"),
      place("line") + length("line", "width", 100, "w"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  @Test(arguments: [
    ("class Iconic: UIButton { var icon = 0 { didSet { setTitle(text, for: .normal) } } }", 0),
    ("class Iconic: UIButton {}", 1),
  ])
  func aButtonWhoseClassSetsItsTitleShowsAnother(code: String, count: Int) throws {
    let project = try CheckedProject(files: ["Iconic.swift": code])
    let report = try project.scene(
      element(
        "button", "it", "buttonType=\"system\" customClass=\"Iconic\"", "20,100,46,40",
        "<state key=\"normal\" title=\"Choose the country\"/>"),
      place("it") + length("it", "width", 46, "w") + length("it", "height", 40, "h"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  /// A view beside the screen, by its element and attributes.
  @Test(arguments: [
    ("imageView", "userInteractionEnabled=\"NO\"", 0, 1),
    ("label", "text=\"Welcome\" userInteractionEnabled=\"NO\"", 1, 0), ("textField", "", 1, 0),
  ])
  func onlyPicturesWaitBesideTheScreen(element name: String, _ attributes: String, count: Int, notes: Int)
    throws
  {
    let project = try CheckedProject()
    let report = try project.scene(
      element(name, "it", attributes, "500,100,100,40"),
      length("it", "width", 100, "w") + length("it", "height", 40, "h")
        + """
        <constraint firstItem="it" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="500" id="x"/>
        <constraint firstItem="it" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="100" id="y"/>
        """)
    #expect(report.problems == Array(repeating: .outside, count: count))
    #expect(report.notes.filter { $0 == .outside } == Array(repeating: .outside, count: notes))
  }

  @Test(arguments: [("34.329999999999998", 0, 0), ("33", 0, 1), ("32", 1, 0)])
  func contradictionsThatNobodySeesAreNotes(height: String, count: Int, notes: Int) throws {
    let project = try CheckedProject()
    func tall(_ name: String, _ constant: String) -> String {
      """
      <constraint firstItem="box" firstAttribute="height" constant="\(constant)" id="\(name)"/>
      """
    }
    let report = try project.scene(
      element("view", "box"),
      place("box") + length("box", "width", 200, "w") + tall("h", "34.333333333333336") + tall("g", height))
    #expect(report.problems == Array(repeating: .unsatisfiable, count: count))
    #expect(report.notes == Array(repeating: .unsatisfiable, count: notes))
  }

  @Test(arguments: [("image", CheckFinding.Severity.warning), ("selectedImage", .note)])
  func anItemOfATabBarShowsItsImageWhereThatOfTheSelectionIsMissing(
    key: String, severity: CheckFinding.Severity
  ) throws {
    let project = try CheckedProject(files: ["A.xcassets/there.imageset/Contents.json": "{}"])
    let other = key == "image" ? "selectedImage" : "image"
    let more = """
      <scene sceneID="t"><objects><viewController id="b" storyboardIdentifier="b" \
      sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="A" \(key)="missing" \
      \(other)="there" id="item"/><view key="view" contentMode="scaleToFill" id="rest"><rect key="frame" \
      x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
      """
    let report = try project.scene(
      "", resources: "<image name=\"missing\" width=\"1\" height=\"1\"/>", more: more)
    #expect(report.findings.map(\.severity) == [severity])
  }

  @Test(arguments: ["One line&#x2028;and another", "One line&#10;and another"])
  func lineBreaksOfATextOfAMissingClassAreLines(text: String) throws {
    let project = try CheckedProject()
    let label =
      "<label text=\"\(text)\" numberOfLines=\"0\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
      + "customClass=\"Title\" id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"150\" height=\"40.5\"/>"
      + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
    let report = try project.scene(
      label, place("c") + length("c", "width", 150, "w"),
      designables: """
        <designable name="c"><size key="intrinsicContentSize" width="140" height="40.5"/></designable>
        """)
    #expect(report.problems == [])
  }

  @Test func theLengthOfAHiddenArrangedViewIsANote() throws {
    let project = try CheckedProject()
    let box = element(
      "view", "box", "hidden=\"YES\"", "0,0,375,40",
      "<constraints>" + length("box", "height", 40, "h") + "</constraints>")
    let more = element(
      "view", "more", "", "0,40,375,40",
      "<constraints>" + length("more", "height", 40, "i") + "</constraints>")
    let stack = element(
      "stackView", "stack", "axis=\"vertical\"", "0,100,375,80", "<subviews>\(box)\(more)</subviews>")
    let report = try project.scene(stack, Self.tie("stack", "root", ["leading", "trailing", "top"]))
    #expect(report.problems == [])
    #expect(report.notes == [.unsatisfiable])
  }

  /// On a phone that is a little larger, a button still is beside those that it was drawn with.
  @Test(arguments: [
    ("", "Button", "ipad-10", CheckFinding.Severity.note), ("<connections/>", "Save", "ipad-10", .warning),
    ("<connections/>", "Save", "iphone-16", .note),
  ])
  func aButtonThatNothingIsConnectedToIsANote(
    connections: String, title: String, device: String, severity: CheckFinding.Severity
  ) throws {
    let project = try CheckedProject()
    let stray = element(
      "button", "stray", "fixedFrame=\"YES\" buttonType=\"system\"", "300,600,60,30",
      "<state key=\"normal\" title=\"\(title)\"/>\(connections)")
    let views = ["a", "b"].map { element("view", $0, "", "20,100,40,40") }.joined()
    let report = try project.scene(
      views + stray,
      ["a", "b"].map { place($0) + length($0, "width", 40, "\($0)w") + length($0, "height", 40, "\($0)h") }
        .joined(), on: device)
    #expect(report.findings.map(\.rule) == [.unconstrained])
    #expect(report.findings.map(\.severity) == [severity])
  }

  @Test(arguments: [(213, "", CheckFinding.Severity.note), (203, "", .warning), (213, "it", .warning)])
  func twoPointsToShareAreANote(trailing: Int, property: String, severity: CheckFinding.Severity) throws {
    let project = try CheckedProject()
    let wheels = ["a", "b"].map { element("activityIndicatorView", $0, "style=\"medium\"", "20,100,20,20") }
    func edge(_ view: String, _ attribute: String, _ other: String, _ of: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" \
      secondAttribute="\(of)" constant="\(constant)" id="\(view)-\(attribute)-\(other)"/>
      """
    }
    let report = try project.scene(
      wheels.joined(),
      place("a") + edge("b", "top", "root", "top", 100) + edge("b", "leading", "a", "trailing", 100)
        + edge("root", "trailing", "b", "trailing", trailing),
      connections: property.isEmpty ? "" : outlet(property, "a"))
    #expect(report.findings.map(\.rule) == [.ambiguous])
    #expect(report.findings.map(\.severity) == [severity])
  }

  /// A column whose distances may grow fills the rest, as Xcode stores it.
  @Test func aRowOfIconsIsNoHigherThanTheyAre() throws {
    let project = try CheckedProject()
    func icon(_ id: String) -> String {
      element(
        "view", id, "", "0,0,60,60",
        "<constraints>" + length(id, "width", 60, "\(id)w") + length(id, "height", 60, "\(id)h")
          + "</constraints>")
    }
    func stack(_ id: String, _ attributes: String, _ frame: String, _ views: String) -> String {
      element(
        "stackView", id, "distribution=\"equalSpacing\" alignment=\"center\" \(attributes)", frame,
        "<subviews>\(views)</subviews>")
    }
    let views =
      stack("row", "", "0,587,375,60", icon("a") + icon("b"))
      + stack("column", "axis=\"vertical\"", "0,80,375,487", icon("c") + icon("d"))
    func edge(_ view: String, _ attribute: String, _ other: String, _ of: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" \
      secondAttribute="\(of)" constant="\(constant)" id="\(view)-\(attribute)-\(other)"/>
      """
    }
    let report = try project.scene(
      views,
      Self.tie("row", "root", ["leading", "trailing"])
        + Self.tie("column", "root", ["leading", "trailing"]) + edge("column", "top", "root", "top", 80)
        + edge("row", "top", "column", "bottom", 20) + edge("root", "bottom", "row", "bottom", 20))
    #expect(report.problems == [])
  }

  /// A line of 17 points in labels that cut a part of the descender, or nearly all of it.
  @Test(arguments: [(19, 0, 0), (16, 1, 0), (13, 0, 1)])
  func halfADescenderIsHardlyMissed(height: Int, notes: Int, count: Int) throws {
    let project = try CheckedProject()
    let report = try project.scene(
      element(
        "label", "word", "text=\"Page\"", "20,100,100,\(height)",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"),
      place("word") + length("word", "width", 100, "w") + length("word", "height", height, "h"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
    #expect(report.notes == Array(repeating: .clippedText, count: notes))
  }

  /// A picture and a control beside the screen are one finding, as severe as that of the control.
  @Test func combinedFindingsAreAsSevereAsTheWorst() throws {
    let project = try CheckedProject()
    func edges(_ id: String, y: Int) -> String {
      length(id, "width", 100, "\(id)-w") + length(id, "height", 40, "\(id)-h")
        + """
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="500" id="\(id)-x"/>
        <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="\(y)" id="\(id)-y"/>
        """
    }
    let report = try project.scene(
      element("imageView", "photo", "userInteractionEnabled=\"NO\"", "500,100,100,40")
        + element("textField", "field", "", "500,200,100,40"),
      edges("photo", y: 100) + edges("field", y: 200))
    #expect(report.problems == [.outside])
    #expect(report.notes.isEmpty)
  }
}
