import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of what `mica check` leaves to the code of the app, and of findings with one cause.
@Suite(.serialized) @MainActor struct AppDecisionTests {
  private let folder = TemporaryFolder()

  /// Checks a scene on devices. `content` are the subviews of its root view and `constraints` those it owns.
  private func check(
    _ content: String, _ constraints: String, outlets: [String] = [],
    on names: [String] = ["iphone-se", "iphone-15"]
  ) throws -> CheckReport {
    let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"to-\($0)\"/>" }
    let text = DocumentText.storyboard(
      """
      <scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>\(content)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints)</constraints>
          </view>
          <connections>\(connections.joined())</connections>
        </viewController>
      </objects></scene>
      """, tools: "21701", initial: "vc")
    let path = try folder.write(text, to: "scene-\(folder.names.count).storyboard").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let devices = try names.map { CheckDevice(device: try IBDevice.wanted($0), orientation: .portrait) }
    var report = CheckReport()
    LayoutCheck(devices: devices, rules: Set(CheckRule.allCases)).run(path, into: &report)
    return report
  }

  private func view(
    _ id: String, _ element: String = "view", _ attributes: String = "", y: Int = 100, height: Int = 40,
    content: String = ""
  ) -> String {
    """
    <\(element) contentMode="scaleToFill" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" \
    id="\(id)"><rect key="frame" x="20" y="\(y)" width="353" height="\(height)"/>\(content)</\(element)>
    """
  }

  /// Returns the constraints of views one below the other with gaps, from the top of the safe area to its
  /// bottom, and to both sides.
  private func column(_ ids: [String], gap: Int = 20) -> String {
    var result = ""
    for (index, id) in ids.enumerated() {
      let above = index == 0 ? ("safe", "top") : (ids[index - 1], "bottom")
      result += """
        <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(above.0)" \
        secondAttribute="\(above.1)" constant="\(gap)" id="\(id)-top"/>
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
        constant="20" id="\(id)-lead"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="\(id)" \
        secondAttribute="trailing" constant="20" id="\(id)-trail"/>
        """
    }
    return result
  }

  private func end(_ id: String) -> String {
    """
    <constraint firstItem="safe" firstAttribute="bottom" secondItem="\(id)" secondAttribute="bottom" \
    constant="20" id="end"/>
    """
  }

  private func label(_ id: String, _ text: String) -> String {
    view(
      id, "label", "text=\"\(text)\" numberOfLines=\"0\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
  }

  @Test(arguments: [
    ("customClass=\"Chart\"", "the class Chart may give it a size"),
    (
      "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"60\"",
      "its intrinsic size is a placeholder"
    ),
  ])
  func aHeightThatCodeDecidesIsNotChecked(attributes: String, reason: String) throws {
    let report = try check(view("box", "view", attributes), column(["box"]))
    #expect(report.findings.isEmpty, "\(report.findings)")
    #expect(report.unchecked.map(\.reason) == [reason])
    #expect(report.isClean)
    #expect(try report.formatted(.text).contains("not checked: the height of"))
    #expect(try report.formatted(.text).contains("nothing found; 1 not checked, since code decides"))
  }

  @Test func aHeightThatNothingDecidesIsAmbiguous() throws {
    let report = try check(view("box"), column(["box"]))
    #expect(report.findings.map(\.rule) == [.ambiguous])
    #expect(report.unchecked.isEmpty)
  }

  @Test func aConstraintOfTheCanvasIsNoneOnADevice() throws {
    let placeholder = """
      <constraints><constraint firstAttribute="height" constant="60" placeholder="YES" id="h"/></constraints>
      """
    let report = try check(view("box", content: placeholder), column(["box"]))
    #expect(report.findings.isEmpty, "\(report.findings)")
    #expect(report.unchecked.map(\.reason) == ["a constraint of it exists in Interface Builder only"])
  }

  /// A contradiction of two outlets is one of two layouts, of which code activates one.
  @Test(arguments: [([], true), (["short"], true), (["short", "tall"], false)])
  func contradictionsThatCodeSolvesAreNotChecked(outlets: [String], isFound: Bool) throws {
    let heights = """
      <constraints><constraint firstAttribute="height" constant="60" id="short"/>
      <constraint firstAttribute="height" constant="90" id="tall"/></constraints>
      """
    let report = try check(view("box", content: heights), column(["box"]), outlets: outlets)
    #expect(report.findings.contains { $0.rule == .unsatisfiable } == isFound, "\(report.findings)")
    #expect(report.unchecked.isEmpty == isFound)
  }

  /// A misfit of half a point or less is a matter of pixels.
  @Test(arguments: [(60.4, false), (60.6, true)])
  func contradictionsWithinHalfAPointAreNone(height: Double, isFound: Bool) throws {
    let heights = """
      <constraints><constraint firstAttribute="height" constant="60" id="short"/>
      <constraint firstAttribute="height" constant="\(height)" id="tall"/></constraints>
      """
    let report = try check(view("box", content: heights), column(["box"]))
    #expect(report.findings.contains { $0.rule == .unsatisfiable } == isFound, "\(report.findings)")
  }

  /// Labels between fixed distances that are higher than the screen: one finding, not one a label.
  @Test func whatIsSqueezedIsOneFinding() throws {
    let ids = ["a", "b"]
    let report = try check(
      ids.map { label($0, "Words of \($0)") }.joined(), column(ids, gap: 310) + end("b"),
      on: ["iphone-se"])
    #expect(report.findings.map(\.rule) == [.ambiguous], "\(report.findings)")
    let finding = try #require(report.findings.first)
    #expect(finding.devices == ["iPhone 8"])
    #expect(finding.message.contains("are squeezed: they need"))
    #expect(finding.remedy.contains("shorten what is fixed around them"))
  }

  /// Buttons below the end of a screen are one finding.
  @Test func whatLiesOutsideOfOneViewIsOneFinding() throws {
    let buttons = ["a", "b", "c"].map { view($0, "button", content: "<state key=\"normal\" title=\"Go\"/>") }
    let report = try check(buttons.joined(), column(["a", "b", "c"], gap: 240))
    let found = report.findings.filter { $0.rule == .outside }
    #expect(found.map(\.id) == ["c"])
    let lower = try check(buttons.joined(), column(["a", "b", "c"], gap: 330))
    let both = lower.findings.filter { $0.rule == .outside }
    #expect(both.map(\.id) == ["b"], "\(both)")
    #expect(both.first?.message.contains("; the same holds for UIButton \"Go\" c") == true)
  }

  /// Constraints that hold an arranged view itself contradict those of its stack view: one finding a stack.
  @Test func constraintsOfAStackWithItsViewsAreOneFinding() throws {
    let own = ["top", "leading"].map {
      """
      <constraint firstItem="word" firstAttribute="\($0)" secondItem="stack" secondAttribute="\($0)" \
      constant="9" id="own-\($0)"/>
      """
    }
    let stack = view(
      "stack", "stackView", "axis=\"vertical\" alignment=\"leading\"",
      content: "<subviews>\(label("word", "Word"))</subviews><constraints>\(own.joined())</constraints>")
    let found = try check(stack, column(["stack"])).findings.filter { $0.rule == .unsatisfiable }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.message.contains("; the same holds for") == true)
  }

  /// The texts of prototype cells are samples, those of static cells are not.
  @Test(arguments: [true, false]) func textsOfPrototypesAreSamples(isPrototype: Bool) throws {
    let text = "A text that is much longer than the width of the narrow label that shows it on all devices"
    let cell = """
      <tableViewCell contentMode="scaleToFill" reuseIdentifier="Cell" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="353" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="353" height="44"/>
          <subviews><label contentMode="left" fixedFrame="YES" text="\(text)" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="word">
            <rect key="frame" x="20" y="10" width="100" height="24"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let cells =
      isPrototype
      ? "<prototypes>\(cell)</prototypes>"
      : "<sections><tableViewSection id=\"section\"><cells>\(cell)</cells></tableViewSection></sections>"
    let table = view(
      "table", "tableView",
      "dataMode=\"\(isPrototype ? "prototypes" : "static")\" style=\"plain\" rowHeight=\"44\"", height: 400,
      content: cells)
    let report = try check(table, column(["table"]) + end("table"))
    #expect(report.findings.contains { $0.rule == .clippedText } == !isPrototype, "\(report.findings)")
    #expect(report.unchecked.contains { $0.reason == "code sets the texts of its cell" } == isPrototype)
  }

  /// Bars place their items, whatever frames are stored.
  @Test func itemsOfBarsAreNotOutside() throws {
    let item = """
      <items><barButtonItem style="plain" id="item">
      <view key="customView" contentMode="scaleToFill" id="custom">
        <rect key="frame" x="300" y="6" width="120" height="32"/>
        <subviews><button contentMode="scaleToFill" id="button">
          <rect key="frame" x="0" y="0" width="120" height="32"/><state key="normal" title="Go"/></button>
        </subviews></view></barButtonItem></items>
      """
    let bar = view("bar", "toolbar", height: 44, content: item)
    let report = try check(bar, column(["bar"]) + end("bar"))
    #expect(!report.findings.contains { $0.rule == .outside }, "\(report.findings)")
  }

  /// Only projects with a second language have translations that need more room.
  @Test(arguments: [
    (["en.lproj/a.strings"], false), (["en.lproj/a.strings", "de.lproj/a.strings"], true),
    (["Base.lproj/a.strings", "English.lproj/a.strings"], false),
  ])
  func onlyTranslatedProjectsNeedLongerTexts(files: [String], isFound: Bool) throws {
    for file in files { _ = try folder.write("", to: file) }
    let width = "<constraints><constraint firstAttribute=\"width\" constant=\"60\" id=\"w\"/></constraints>"
    let word = view(
      "word", "label", "text=\"Search\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>\(width)")
    let report = try check(
      word,
      """
      <constraint firstItem="word" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
      <constraint firstItem="word" firstAttribute="leading" secondItem="safe" \
      secondAttribute="leading" id="l"/>
      """)
    #expect(report.findings.map(\.rule) == (isFound ? [.longerText] : []), "\(report.findings)")
  }

  /// A view without constraints in the upper left corner stays there on every screen; one in the middle, at
  /// the right edge or below the status bar does not.
  @Test(arguments: [
    (20, 100, 60, "iphone-15-pro-max", false), (150, 100, 93, "iphone-15-pro-max", true),
    (320, 100, 60, "iphone-15-pro-max", true), (20, 30, 60, "iphone-15", true),
    (20, 100, 60, "iphone-se", false),
  ])
  func viewsWithoutConstraintsAreFoundWhereTheyAreMisplaced(
    x: Int, y: Int, width: Int, device: String, isFound: Bool
  ) throws {
    let fixed = """
      <view contentMode="scaleToFill" fixedFrame="YES" tag="1" \
      translatesAutoresizingMaskIntoConstraints="NO" id="fixed"><rect key="frame" x="\(x)" y="\(y)" \
      width="\(width)" height="40"/></view>
      """
    let ids = ["a", "b"]
    let report = try check(
      ids.map { label($0, "Words") }.joined() + fixed, column(ids, gap: 150), on: [device])
    #expect(report.findings.contains { $0.rule == .unconstrained } == isFound, "\(report.findings)")
  }

  /// A view below the screen is the app's matter if code can change the constraint that puts it there.
  @Test(arguments: [true, false]) func placesOfOutletsAreNotChecked(isOutlet: Bool) throws {
    let button = view("go", "button", content: "<state key=\"normal\" title=\"Go\"/>")
    let place = """
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="go" secondAttribute="bottom" \
      constant="-120" id="slide"/>
      <constraint firstItem="go" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
      """
    let report = try check(button, place, outlets: isOutlet ? ["slide"] : [])
    #expect(report.findings.contains { $0.rule == .outside } == !isOutlet, "\(report.findings)")
    #expect(report.unchecked.map(\.reason) == (isOutlet ? ["code can change slide"] : []))
  }

  /// Code replaces the text of a label with an outlet: only one with far too little room is found.
  @Test(arguments: [(120, true, false), (60, true, true), (120, false, true)])
  func textsOfOutletsNeedRoughlyTheirRoom(width: Int, isOutlet: Bool, isFound: Bool) throws {
    let fixed =
      "<constraints><constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"w\"/></constraints>"
    let word = view(
      "word", "label", "text=\"Settings and more\"",
      content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>\(fixed)")
    let place = """
      <constraint firstItem="word" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
      <constraint firstItem="word" firstAttribute="leading" secondItem="safe" \
      secondAttribute="leading" id="l"/>
      """
    let report = try check(word, place, outlets: isOutlet ? ["word"] : [])
    #expect(report.findings.contains { $0.rule == .clippedText } == isFound, "\(report.findings)")
    #expect(report.unchecked.map(\.reason) == (isFound ? [] : ["code can set it"]))
  }

  /// A label at the left stays there on every screen, even if its text crosses the middle.
  @Test(arguments: [("left", false), ("center", true)])
  func textsThatBeginAtTheLeftStayThere(alignment: String, isFound: Bool) throws {
    let fixed = """
      <label contentMode="left" fixedFrame="YES" text="A text that crosses the middle" \
      textAlignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
      <rect key="frame" x="20" y="100" width="353" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let report = try check(
      label("a", "Words") + label("b", "Words") + fixed, column(["a", "b"], gap: 150),
      on: ["iphone-15-pro-max"])
    #expect(report.findings.contains { $0.rule == .unconstrained } == isFound, "\(report.findings)")
  }

  @Test func unknownDevicesAreToldOnce() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina99" orientation="portrait"/>
      <objects><view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view></objects></document>
      """
    let path = try folder.write(text, to: "future.xib").path
    var report = CheckReport()
    LayoutCheck(devices: [], rules: Set(CheckRule.allCases)).run(path, into: &report)
    #expect(report.isClean, "\(report.findings)")
    let canvas = try IBDocument(contentsOf: URL(fileURLWithPath: path)).canvasDevice.name
    #expect(
      report.unchecked.first?.reason
        == "the device \"retina99\" is not known to mica, and \(canvas) stands for it")
    #expect(report.unchecked.first?.line == 1)
  }
}
