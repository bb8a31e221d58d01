import InterfaceBuilder
import Testing

/// Tests of documents that load despite errors in them.
struct CheckTests {
  /// Returns the messages for a storyboard's view content, with their lines relative to its first.
  private func check(_ view: String, controller: String = "", scenes: String = "") throws -> [String] {
    try Documents.read(Documents.storyboard(view, controller: controller, scenes: scenes)).check().map {
      "\($0.line - 11): \($0.severity.rawValue): \($0.message)"
    }
  }

  @Test func aSoundDocumentHasNoDiagnostics() throws {
    #expect(
      try check(
        """
        <subviews><label id="a"><rect key="frame" x="0.0" y="1e1" width="0.0" height="2"/></label></subviews>
        <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
        multiplier="16:9" id="c"/></constraints>
        """) == [])
  }

  @Test func twoObjectsWithOneIDNameBothLines() throws {
    let text = Documents.storyboard(
      "<subviews>\n<label id=\"a\" text=\"1\"/>\n<button id=\"a\"/>\n</subviews>")
    let document = try Documents.read(text)
    #expect(document.object(withID: "a")?.string("text") == "1")
    #expect(document.diagnostics.count == 1)
    let diagnostic = try #require(document.diagnostics.first)
    #expect(diagnostic.line == 13)
    #expect(diagnostic.severity == .error)
    #expect(
      diagnostic.message
        == "button \"a\" has the id of the label on line 12, which counts; every id may stand once")
  }

  @Test func referencesToNothingAreNamed() throws {
    let found = try check(
      """
      <constraints>
      <constraint firstItem="gone" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="gone"/></mask></variation>
      """,
      controller: """
        <connections>
        <outlet property="p" destination="gone" id="o1"/>
        <outletCollection property="p" destination="gone" id="o2"/>
        <segue kind="show" destination="gone" id="s"/>
        <action selector="a:" destination="gone" id="o3"/>
        </connections>
        """)
    #expect(found.count == 6)
    #expect(found.allSatisfy { $0.contains("error") && $0.contains("\"gone\"") && $0.contains("expected") })
    #expect(
      found.first
        == "1: error: firstItem \"gone\" of the constraint \"c\" does not exist; the id of an object in this "
        + "document is expected, and the constraint is ignored")
  }

  @Test func unreadableNumbersAreNamedAndReadAsDocumented() throws {
    let view = """
      <subviews>
      <view id="a"><rect key="frame" x="nan" y="-inf" width="1e999" height="abc"/></view>
      <view id="b"><rect key="frame" x="-1e7" y="5e9" width="-3" height="2"/></view>
      <view id="c"><rect key="frame" x="1"/></view>
      </subviews>
      """
    let document = try Documents.read(Documents.storyboard(view))
    #expect(document.object(withID: "a")?.frame == IBRect(x: 0, y: 0, width: 0, height: 0))
    #expect(document.object(withID: "b")?.frame == IBRect(x: -1_000_000, y: 1_000_000, width: -3, height: 2))
    #expect(document.object(withID: "c")?.frame == IBRect(x: 1, y: 0, width: 0, height: 0))
    let lines = try check(view).map { $0.prefix { $0 != ":" } }
    #expect(lines == ["1", "1", "1", "1", "2", "2", "2", "3", "3", "3"])
  }

  /// Each of the first five traps when an app instantiates it.
  @Test func constraintsBetweenIncompatibleAttributesAreErrors() throws {
    let attributes = [
      ("top", "leading"), ("left", "leading"), ("width", "top"), ("top", nil), ("notAnAttribute", "top"),
      ("leading", "centerX"), ("topMargin", "firstBaseline"), ("width", "height"), ("width", nil),
    ]
    let constraints = attributes.enumerated().map { index, pair in
      let other = pair.1.map { " secondItem=\"root\" secondAttribute=\"\($0)\"" } ?? ""
      return "<constraint firstItem=\"root\" firstAttribute=\"\(pair.0)\"\(other) id=\"c\(index)\"/>"
    }
    let found = try check("<constraints>\n\(constraints.joined(separator: "\n"))\n</constraints>")
    #expect(found.map { $0.prefix { $0 != ":" } } == ["1", "2", "3", "4", "5"])
    #expect(
      found.first
        == "1: error: the constraint \"c0\" between top and leading cannot be and is ignored; two places "
        + "along one axis, or lengths, are expected")
  }

  @Test func constraintsAreChecked() throws {
    let found = try check(
      """
      <constraints>
      <constraint firstAttribute="middle" relation="about" multiplier="1:0" priority="5000" id="c"/>
      <constraint id="d"/>
      </constraints>
      """)
    #expect(found.count == 5)
    for (message, part) in zip(found, ["\"middle\"", "read as equal", "16:9", "5000", "no firstAttribute"]) {
      #expect(message.contains(part), "\(message)")
    }
  }

  @Test func containmentInCirclesIsFound() throws {
    let scene = { (id: String, to: String) in
      """
      <scene sceneID="s\(id)"><objects><navigationController id="\(id)" sceneMemberID="viewController">
      <connections><segue kind="relationship" relationship="rootViewController" destination="\(to)" id="g\(id)"/>
      </connections></navigationController></objects></scene>
      """
    }
    let text = Documents.storyboard(
      "<containerView id=\"x\"><connections><segue kind=\"embed\" destination=\"n1\" id=\"e\"/></connections>"
        + "</containerView>",
      scenes: scene("n1", "n2") + scene("n2", "vc") + scene("n3", "n3") + scene("n4", "n1"))
    let document = try Documents.read(text)
    #expect(document.containmentCycles().map(\.id) == ["gn2", "gn3"])
    #expect(document.check().count == 2)
  }

  @Test func presentingInCirclesIsFine() throws {
    #expect(
      try check(
        "", controller: "<connections><segue kind=\"show\" destination=\"vc\" id=\"s\"/></connections>") == []
    )
  }

  @Test func startsThatDoNotExistAreNamed() throws {
    let text = Documents.storyboard("")
      .replacing("initialViewController=\"vc\"", with: "initialViewController=\"gone\"")
    let found = try Documents.read(text).check()
    #expect(found.map(\.line) == [2])
    #expect(found.first?.message.contains("\"gone\"") == true)
  }

  /// A device of a later Xcode is no fault of the document.
  @Test func unknownDevicesAreAccepted() throws {
    let text = Documents.storyboard("").replacing("retina6_12", with: "retina99")
    #expect(try Documents.read(text).check() == [])
  }
}
