// long file: one document builder for the rules of check
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of documents with one mistake each.
@Suite(.serialized) @MainActor struct LayoutCheckTests {
  private let folder = TemporaryFolder()

  /// Returns a xib with a view, 200 × 200 points by default, that contains `subviews` and owns `constraints`.
  private func document(_ subviews: String, constraints: String = "", size: (Int, Int) = (200, 200)) throws
    -> String
  {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
              <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
                  <subviews>
      \(subviews)
                  </subviews>
                  <constraints>
      \(constraints)
                  </constraints>
              </view>
          </objects>
      </document>
      """
    return try folder.write(text, to: "check-\(folder.names.count).xib").path
  }

  private func check(
    _ path: String, _ rules: [CheckRule] = CheckRule.allCases, on devices: [CheckDevice] = []
  ) -> CheckReport {
    defer { try? FileManager.default.removeItem(atPath: path) }
    var report = CheckReport()
    LayoutCheck(devices: devices, rules: Set(rules)).run(path, into: &report)
    return report
  }

  private func label(_ text: String, width: Double, more: String = "") -> String {
    """
    <label opaque="NO" contentMode="left" text="\(text)" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="10" y="10" width="\(width)" height="20.333333"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        \(more)
    </label>
    """
  }

  private let place = """
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="lead"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="top"/>
    """

  @Test func aSoundDocumentIsClean() throws {
    let report = check(
      try document(label("Hi", width: 16), constraints: place), [.unsatisfiable, .ambiguous, .outside])
    #expect(report.isClean, "\(report.findings)")
    #expect(report.documents == 1, "\(report.findings)")
  }

  @Test func contradictionsNameBothSides() throws {
    let widths = """
      <constraint firstItem="label" firstAttribute="width" constant="50" id="narrow"/>
      <constraint firstItem="label" firstAttribute="width" constant="90" id="wide"/>
      """
    let report = check(try document(label("Hi", width: 50), constraints: place + widths), [.unsatisfiable])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.message.contains("narrow"))
    #expect(finding.message.contains("wide"))
    #expect(finding.line > 10)
  }

  /// A table sizes a row by its contents: a cell of another height on the canvas is no contradiction.
  @Test(arguments: [44, 30]) func rowsFitTheirContents(height: Int) throws {
    func pin(_ first: String, _ side: String, _ second: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(side)" secondItem="\(second)" \
      secondAttribute="\(side)" constant="8" id="\(side)"/>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects><tableViewCell contentMode="scaleToFill" rowHeight="65" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="320" height="65"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="320" height="65"/>
          <subviews>\(label("Hi", width: 304))</subviews>
          <constraints>
            \(pin("label", "leading", "content"))\(pin("content", "trailing", "label"))
            \(pin("label", "top", "content"))\(pin("content", "bottom", "label"))
            <constraint firstItem="label" firstAttribute="height" constant="44" id="a"/>
            <constraint firstItem="label" firstAttribute="height" constant="\(height)" id="b"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell></objects></document>
      """
    let report = check(try folder.write(text, to: "row-\(height).xib").path, [.unsatisfiable])
    #expect(report.findings.isEmpty == (height == 44), "\(report.findings)")
  }

  /// The view of a xib that is a whole screen has the screen's margins before it is
  /// laid out for the first time.
  @Test func marginsOfTheScreenContradictNothing() throws {
    let ends = """
      <constraint firstItem="label" firstAttribute="bottom" secondItem="root" secondAttribute="top" constant="810" id="a"/>
      <constraint firstAttribute="bottomMargin" secondItem="label" secondAttribute="bottom" constant="8" id="b"/>
      """
    let report = check(
      try document(label("Hi", width: 16), constraints: ends, size: (393, 852)), [.unsatisfiable])
    #expect(report.findings.isEmpty)
  }

  @Test func ambiguousAttributesAreNamed() throws {
    let report = check(try document(label("Hi", width: 16), constraints: ""), [.ambiguous])
    #expect(report.findings.map(\.id) == ["label"])
    #expect(report.findings.first?.message.contains("open") == true)
  }

  /// Two labels between the top and the bottom with equal hugging priorities: which of them grows is
  /// ambiguous, and one change resolves both findings.
  @Test func equalPrioritiesAreOneFindingThatSuggestsAChange() throws {
    func column(_ hugging: Int) -> String {
      label("One", width: 100)
        + label("Two", width: 100, more: "").replacing(
          "id=\"label\"", with: "verticalHuggingPriority=\"\(hugging)\" id=\"other\"")
    }
    let chain =
      place + """
        <constraint firstItem="other" firstAttribute="leading" secondItem="label" secondAttribute="leading" id="edge"/>
        <constraint firstItem="other" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="8" id="gap"/>
        <constraint firstItem="root" firstAttribute="bottom" secondItem="other" secondAttribute="bottom" constant="8" id="end"/>
        """
    let report = check(try document(column(250), constraints: chain), [.ambiguous])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.id == "label")
    #expect(
      finding.message.contains("hug their contents equally (250)"),
      "\(finding.message)")
    #expect(
      finding.message.contains("other"),
      "\(finding.message)")
    #expect(finding.remedy.contains("vertical hugging priority, such as 249"))
    #expect(check(try document(column(251), constraints: chain), [.ambiguous]).isClean)
  }

  /// Two ties of different priorities in one chain are two findings, each with its own remedy.
  @Test func tiesOfDifferentPrioritiesAreSeparateFindings() throws {
    let names = ["label", "b", "c", "d"], hugging = [250, 250, 251, 251]
    let views = zip(names, hugging).map {
      label("Word", width: 100).replacing(
        "id=\"label\"", with: "verticalHuggingPriority=\"\($1)\" id=\"\($0)\"")
    }
    let links = zip(names, names.dropFirst()).map {
      """
      <constraint firstItem="\($1)" firstAttribute="leading" secondItem="\($0)" secondAttribute="leading" id="l\($1)"/>
      <constraint firstItem="\($1)" firstAttribute="top" secondItem="\($0)" secondAttribute="bottom" constant="8" id="t\($1)"/>
      """
    }
    let end =
      "<constraint firstItem=\"root\" firstAttribute=\"bottom\" secondItem=\"d\" secondAttribute=\"bottom\" id=\"end\"/>"
    let report = check(try document(views.joined(), constraints: place + links.joined() + end), [.ambiguous])
    // The chain is stretched at the lower priority alone.
    #expect(report.findings.map(\.id) == ["label"], "\(report.findings)")
    #expect(report.findings.first?.message.contains("equally (250)") == true)
  }

  @Test func viewsThatDependOnAnAmbiguousViewAreCountedWithIt() throws {
    let chain = """
      <constraint firstItem="other" firstAttribute="leading" secondItem="label" secondAttribute="leading" id="edge"/>
      <constraint firstItem="other" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="8" id="gap"/>
      """
    let both =
      label("One", width: 100) + label("Two", width: 100).replacing("id=\"label\"", with: "id=\"other\"")
    let report = check(try document(both, constraints: chain), [.ambiguous])
    #expect(report.findings.map(\.id) == ["label"])
    #expect(
      report.findings.first?.message.contains("leave x, y open, and with it 1 more view") == true,
      "\(report.findings)")
  }

  @Test func longListsOfDevicesAreCutInTextAlone() throws {
    let devices = IBDevice.all.filter { $0.idiom != .none }.prefix(9).map {
      CheckDevice(device: $0, orientation: .portrait)
    }
    var report = check(try document(label("Hi", width: 16), constraints: ""), [.ambiguous], on: devices)
    report.devices = 20
    let names = devices.map(\.name)
    #expect(
      try report.formatted(.text).contains(
        "(on \(names[..<4].joined(separator: ", ")) and 5 more of 20 devices)"))
    #expect(try report.formatted(.json).contains(names[8]))
  }

  @Test func findingsOfAnEarlierReportAreSkipped() throws {
    let devices = try ["iphone-se", "iphone-15"].map {
      CheckDevice(device: try IBDevice.wanted($0), orientation: .portrait)
    }
    let path = try document(label("Hi", width: 16), constraints: "")
    defer { try? FileManager.default.removeItem(atPath: path) }
    func report(_ devices: [CheckDevice]) -> CheckReport {
      var report = CheckReport()
      LayoutCheck(devices: devices, rules: [.ambiguous]).run(path, into: &report)
      return report
    }
    let known = Data(try report([devices[0]]).formatted(.json).utf8)
    var same = report([devices[0]]), wider = report(devices)
    try same.forgive(known: known)
    #expect(same.isClean)
    #expect(same.known == 1)
    #expect(try same.formatted(.text).contains("nothing new, 1 known before"))
    try wider.forgive(known: known)
    #expect(wider.findings.map(\.devices) == [[devices[1].name]])
    #expect(throws: (any Error).self) { try same.forgive(known: Data("[]".utf8)) }
  }

  @Test func misplacedViewsAreReportedWithBothFrames() throws {
    let wrong = place.replacing("constant=\"10\" id=\"top\"", with: "constant=\"60\" id=\"top\"")
    let report = check(try document(label("Hi", width: 16), constraints: wrong), [.misplaced])
    #expect(report.findings.first?.message.contains("60") == true)
  }

  /// A view that follows a misplaced one has no finding of its own.
  @Test func viewsThatFollowAMisplacedOneAreOneFinding() throws {
    let wrong = place.replacing("constant=\"10\" id=\"top\"", with: "constant=\"60\" id=\"top\"")
    let second = label("Hi", width: 16).replacing("id=\"label\"", with: "id=\"second\"")
      .replacing("y=\"10\"", with: "y=\"40.333333\"")
    let below = """
      <constraint firstItem="second" firstAttribute="leading"
        secondItem="label" secondAttribute="leading" id="a"/>
      <constraint firstItem="second" firstAttribute="top"
        secondItem="label" secondAttribute="bottom" constant="10" id="b"/>
      """
    let report = check(
      try document(second + label("Hi", width: 16), constraints: wrong + below), [.misplaced])
    #expect(report.findings.map(\.id) == ["label"])
    let message = try #require(report.findings.first?.message)
    #expect(message.hasSuffix("UILabel \"Hi\" second moves with it"), "\(message)")
  }

  @Test func viewMovedOnlyByTextMeasurementIsNotMisplaced() throws {
    #expect(check(try document(label("Hi there", width: 62), constraints: place), [.misplaced]).isClean)
    #expect(!check(try document(label("Hi there", width: 90), constraints: place), [.misplaced]).isClean)
  }

  @Test(arguments: [("NobodysFont-Regular", true), ("HelveticaNeue", false)])
  func viewMovedByAMissingFontIsNotMisplaced(font: String, isClean: Bool) throws {
    let text = label("Hi there", width: 90).replacing("type=\"system\"", with: "name=\"\(font)\"")
    #expect(check(try document(text, constraints: place), [.misplaced]).isClean == isClean)
  }

  @Test func textThatIsCutOffIsFound() throws {
    let narrow = "<constraint firstItem=\"label\" firstAttribute=\"width\" constant=\"40\" id=\"w\"/>"
    let report = check(
      try document(label("A rather long sentence", width: 40), constraints: place + narrow), [.clippedText])
    #expect(report.findings.map(\.rule) == [.clippedText])
  }

  @Test func titlesThatWrapAreCutOffInButtonsThatAreTooLow() throws {
    func button(_ height: Int) -> String {
      """
      <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system"
              translatesAutoresizingMaskIntoConstraints="NO" id="button">
          <rect key="frame" x="10" y="20" width="120" height="\(height)"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" title="A title of more than one line"
              titleLineBreakMode="wordWrapping"/>
      </button>
      """
    }
    let report = check(try document(button(35)), [.clippedText])
    #expect(report.findings.map(\.id) == ["button"])
    #expect(check(try document(button(150)), [.clippedText]).isClean)
  }

  @Test func fixedWidthsLeaveNoRoomForTranslations() throws {
    for language in ["en", "de"] { _ = try folder.write("", to: "\(language).lproj/Main.strings") }
    let own = "<constraints><constraint firstAttribute=\"width\" constant=\"60\" id=\"w\"/></constraints>"
    let report = check(
      try document(label("Search", width: 60, more: own), constraints: place), [.longerText, .clippedText])
    #expect(report.findings.map(\.rule) == [.longerText])
  }

  @Test func controlsOutsideTheirSuperviewAreNeverTouched() throws {
    let button = """
      <button opaque="NO" tag="1" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="button">
          <rect key="frame" x="150" y="20" width="100" height="30"/>
          <state key="normal" title="Go"/>
      </button>
      """
    let report = check(try document(button), [.outside])
    #expect(report.findings.map(\.rule) == [.outside])
    #expect(report.findings.first?.message.contains("50 pt on the right") == true)
  }

  @Test func controlsInsideASuperviewThatReachesOutAreNeverTouchedThere() throws {
    func card(_ x: Int) -> String {
      """
      <view contentMode="scaleToFill" fixedFrame="YES"
          translatesAutoresizingMaskIntoConstraints="NO" id="card">
          <rect key="frame" x="\(x)" y="20" width="150" height="60"/>
          <subviews>
              <button opaque="NO" tag="1" contentMode="scaleToFill" fixedFrame="YES" buttonType="system"
              translatesAutoresizingMaskIntoConstraints="NO" id="button">
                  <rect key="frame" x="80" y="10" width="60" height="30"/>
                  <state key="normal" title="Go"/>
              </button>
          </subviews>
      </view>
      """
    }
    let report = check(try document(card(100)), [.outside])
    #expect(report.findings.map(\.id) == ["button"])
    #expect(report.findings.first?.message.contains("40 pt on the right out of UIView root") == true)
    #expect(check(try document(card(50)), [.outside]).isClean)
    #expect(check(try document(card(300)), [.outside]).findings.map(\.id) == ["card"])
  }

  @Test func severalDevicesMakeOneFinding() throws {
    let devices = try ["iphone-se", "iphone-15"].map {
      CheckDevice(device: try IBDevice.wanted($0), orientation: .portrait)
    }
    let report = check(try document(label("Hi", width: 16), constraints: ""), [.ambiguous], on: devices)
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.devices.count == 2)
    #expect(try report.formatted(.text).contains("(on every device)"))
  }

  @Test func aDocumentThatIsNoneIsAFailure() throws {
    let report = check("/nowhere/None.xib")
    #expect(report.failures.count == 1)
    #expect(!report.isClean)
  }

  @Test func reportsAreJSONAndSARIF() throws {
    let report = check(try document(label("Hi", width: 16), constraints: ""), [.ambiguous])
    let json =
      try JSONSerialization.jsonObject(with: Data(try report.formatted(.json).utf8)) as? [String: Any]
    #expect((json?["findings"] as? [[String: Any]])?.first?["rule"] as? String == "ambiguous")
    let sarif =
      try JSONSerialization.jsonObject(with: Data(try report.formatted(.sarif).utf8)) as? [String: Any]
    let run = (sarif?["runs"] as? [[String: Any]])?.first
    let result = (run?["results"] as? [[String: Any]])?.first
    #expect(sarif?["version"] as? String == "2.1.0")
    #expect(result?["ruleId"] as? String == "ambiguous")
    let place = (result?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    #expect((place?["region"] as? [String: Any])?["startLine"] as? Int ?? 0 > 1)
  }

  /// Source: "SARIF support for code scanning" of GitHub's documentation; the schema of OASIS was met by the
  /// reports of 60 documents (jsonschema 4.26).
  @Test func codeHostsGetTheirFormat() throws {
    func log(_ text: String) throws -> [String: Any] {
      let path = try folder.write(text, to: "a.xib").path
      var report = CheckReport()
      LayoutCheck(devices: [], rules: [.ambiguous]).run(path, into: &report)
      let all = try JSONSerialization.jsonObject(with: Data(try report.formatted(.sarif).utf8))
      return try #require(((all as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    }
    let text = try String(contentsOfFile: document(label("Hi", width: 16)), encoding: .utf8)
    let run = try log(text)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    for rule in try #require(driver?["rules"] as? [[String: Any]]) {
      for part in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[part] as? [String: String])?["text"]?.isEmpty == false)
      }
      #expect((rule["help"] as? [String: String])?["markdown"]?.contains("**What to do:**") == true)
      let properties = try #require(rule["properties"] as? [String: Any])
      #expect((properties["tags"] as? [String])?.isEmpty == false && properties["precision"] != nil)
      #expect(
        ["error", "warning", "recommendation"].contains(properties["problem.severity"] as? String ?? ""))
    }
    func place(_ run: [String: Any]) -> [String: Int]? {
      let result = (run["results"] as? [[String: Any]])?.first
      let place = (result?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return place?["region"] as? [String: Int]
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("<label") })
    let indent = lines[line].prefix { $0 == " " }.count
    #expect(
      place(run) == [
        "startLine": line + 1, "endLine": line + 1, "startColumn": indent + 1,
        "endColumn": lines[line].count + 1,
      ])
    // Lines inserted before it do not change a finding.
    func fingerprints(_ run: [String: Any]) -> [String] {
      ((run["results"] as? [[String: Any]]) ?? []).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
      }
    }
    let moved = try log(text.replacingOccurrences(of: "<objects>", with: "\n\n<objects>"))
    #expect(place(moved)?["startLine"] == line + 3)
    #expect(!fingerprints(run).isEmpty)
    #expect(fingerprints(run) == fingerprints(moved))
  }

  @Test func translationsThatDoNotFitAreFound() throws {
    let folder = TemporaryFolder()
    let base = folder("Base.lproj"), german = folder("de.lproj")
    for one in [base, german] {
      try FileManager.default.createDirectory(at: one, withIntermediateDirectories: true)
    }
    let path = base.appendingPathComponent("Main.xib").path
    let width = "<constraint firstItem=\"label\" firstAttribute=\"width\" constant=\"60\" id=\"w\"/>"
    try FileManager.default.moveItem(
      atPath: document(label("Speed", width: 60), constraints: place + width), toPath: path)
    try Data("\"label.text\" = \"Geschwindigkeit\";".utf8).write(
      to: german.appendingPathComponent("Main.strings"))
    func clipped(_ language: String?) -> [CheckFinding] {
      var report = CheckReport()
      LayoutCheck(devices: [], rules: [.clippedText], language: language).run(path, into: &report)
      return report.findings
    }
    #expect(clipped(nil).isEmpty)
    #expect(clipped("de").count == 1)
    #expect(clipped("de").first?.message.hasSuffix("in de") == true)
  }
}
