import Foundation
import InterfaceBuilder
import Testing

/// Tests of a document's attributes and of the lookup of its parts.
struct DocumentTests {
  @Test func theHeadIsRead() throws {
    let document = try Documents.read(Documents.storyboard(""))
    #expect(document.kind == .storyboard)
    #expect(document.version == "3.0")
    #expect(document.toolsVersion == IBToolsVersion(21701))
    #expect(document.targetRuntime == "iOS.CocoaTouch")
    #expect(document.useAutolayout)
    #expect(document.useSafeAreas)
    #expect(document.useTraitCollections)
    #expect(document.initialViewController == "vc")
    #expect(document.device?.id == "retina6_12")
    #expect(document.device?.orientation == .portrait)
    #expect(document.device?.appearance == "light")
    #expect(document.name == "Test.storyboard")
    #expect(document.url == nil)
    #expect(document.diagnostics == [])
  }

  @Test func aXibHasObjectsAndNoScenes() throws {
    let document = try Documents.read(Documents.xib("<placeholder id=\"-1\"/><view id=\"x\"/>"))
    #expect(document.kind == .xib)
    #expect(document.toolsVersion == IBToolsVersion(13122))
    #expect(document.objects.map(\.id) == ["-1", "x"])
    #expect(document.scenes.isEmpty)
    #expect(document.device == nil)
  }

  @Test func scenesCarryTheTitleOfXcode() throws {
    let scene = { (object: String) in
      "<scene sceneID=\"s\"><objects>\(object)</objects></scene>"
    }
    let document = try Documents.read(
      Documents.storyboard(
        "",
        scenes: scene("<tabBarController id=\"a\" sceneMemberID=\"viewController\"/>")
          + scene("<viewController id=\"b\" title=\"Start\" sceneMemberID=\"viewController\"/>")
          + scene("<viewController id=\"c\" customClass=\"MyController\" sceneMemberID=\"viewController\"/>")
          + scene("")))
    #expect(document.scenes.map(\.title) == ["Login", "Tab Bar Controller", "Start", "My Controller", ""])
    #expect(document.scenes.map(\.viewController?.id) == ["vc", "a", "b", "c", nil])
    #expect(document.scenes[0].sceneID == "scene")
    #expect(document.scenes[0].canvasLocation == IBPoint(x: 12.5, y: -4))
    #expect(document.scenes[0].objects.map(\.name) == ["viewController", "placeholder"])
    #expect(document.scene(of: try #require(document.object(withID: "root")))?.sceneID == "scene")
    #expect(document.scene(of: try #require(document.object(withID: "b")))?.title == "Start")
    #expect(document.scene(of: document.root) == nil)
  }

  @Test func titlesMayHoldDashes() throws {
    let text = Documents.storyboard("<label id=\"a\"/>").replacing("<!--Login-->", with: "<!--Log -- in-->")
    let document = try Documents.read(text)
    #expect(document.scenes.map(\.title) == ["Log -- in"])
    #expect(document.object(withID: "a") != nil)
    #expect(document.object(withID: "first") != nil)
  }

  /// A document without a version counts everywhere as newer than every Xcode, like builds that belong to no
  /// Xcode.
  @Test func documentsWithoutAVersionAreNewerThanAll() throws {
    let text = Documents.xib("<view id=\"x\"/>").replacing(" toolsVersion=\"13122.17\"", with: "")
    let version = try Documents.read(text).toolsVersion
    #expect(version == .unreleased)
    #expect(version > .xcode26)
    #expect(!version.holdsInsetsTwice)
    #expect(IBToolsVersion(24_127).holdsInsetsTwice)
    #expect(!IBToolsVersion(23_504).holdsInsetsTwice)
  }

  @Test func everyElementKnowsItsParents() throws {
    let document = try Documents.read(
      Documents.storyboard(
        "<subviews><label id=\"a\"/></subviews><constraints><constraint id=\"c\"/></constraints>"))
    let label = try #require(document.object(withID: "a"))
    #expect(document.object(withID: "a").flatMap { document.parent(of: $0) }?.name == "subviews")
    #expect(document.owner(of: label)?.id == "root")
    #expect(document.object(withID: "c").flatMap { document.owner(of: $0) }?.id == "root")
    #expect(
      document.ancestors(of: label).map(\.name)
        == ["subviews", "view", "viewController", "objects", "scene", "scenes", "document"])
    #expect(document.parent(of: document.root) == nil)
    #expect(document.object(withID: "retina6_12") == nil)
    #expect(document.object(withID: "nothing") == nil)
  }

  @Test func documentsCompareByContent() throws {
    let text = Documents.storyboard("<label id=\"a\" text=\"1\"/>")
    let document = try Documents.read(text)
    #expect(try Documents.read(text.replacing("<scenes>", with: "<!-- a -->\n\n<scenes>")) == document)
    #expect(try Documents.read(text.replacing("text=\"1\"", with: "text=\"2\"")) != document)
  }

  @Test func nothingUnknownIsLost() throws {
    let object = try #require(
      try Documents.object("<hologram id=\"x\" depth=\"deep\"><ray key=\"r\">light</ray></hologram>"))
    #expect(object.name == "hologram")
    #expect(object.attributes == ["id": "x", "depth": "deep"])
    #expect(object.child(key: "r")?.text == "light")
  }

  @Test func resourcesAnswerForNames() throws {
    let document = try Documents.read(
      Documents.xib("").replacing(
        "</document>",
        with: """
          <resources><image name="logo" width="24" height="12.5"/><image name="star" catalog="system" width="128" height="116"/>
          <namedColor name="Accent"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
          <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
          </resources></document>
          """))
    let resources = document.resources
    #expect(resources.images.map(\.name) == ["logo", "star"])
    #expect(resources.image(named: "logo")?.size == IBSize(width: 24, height: 12.5))
    #expect(resources.image(named: "star") == nil)
    #expect(resources.image(named: "star", catalog: "system")?.catalog == "system")
    let red = IBColor(space: .sRGB, components: [1, 0, 0])
    #expect(resources.resolve(IBColor(reference: .named("Accent"), space: nil, components: [])) == red)
    #expect(
      resources.resolve(IBColor(reference: .system("labelColor"), space: nil, components: [])).components == [
        0
      ])
    #expect(resources.resolve(red) == red)
  }

  @Test func constraintsAndGuidesAreRead() throws {
    let document = try Documents.read(
      Documents.storyboard(
        """
        <constraints>
        <constraint firstAttribute="width" constant="-12.5" id="a"/>
        <constraint firstItem="root" firstAttribute="leadingMargin" relation="lessThanOrEqual" secondItem="safe" \
        secondAttribute="trailing" multiplier="16:9" constant="8" symbolic="YES" priority="750" placeholder="YES" \
        identifier="wide" id="b"/>
        <constraint firstAttribute="baseline" multiplier="1/4" id="c"/>
        <constraint firstAttribute="height" multiplier="0.8 : 2" id="spaced"/>
        <constraint firstAttribute="height" multiplier="35%" id="per cent"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
        """,
        controller: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/></layoutGuides>"))
    let view = try #require(document.object(withID: "root"))
    let constraints = view.constraints
    #expect(constraints.map(\.id) == ["a", "b", "c", "spaced", "per cent"])
    #expect(constraints[0].firstItem == nil)
    #expect(constraints[0].firstAttribute == .width)
    #expect(constraints[0].relation == .equal)
    #expect(constraints[0].secondItem == nil)
    #expect(constraints[0].constant == -12.5)
    #expect(constraints[0].multiplier == 1)
    #expect(constraints[0].priority == 1000)
    #expect(!constraints[0].isSymbolic)
    #expect(!constraints[0].isPlaceholder)
    #expect(constraints[1].firstAttribute == .leadingMargin)
    #expect(constraints[1].relation == .lessThanOrEqual)
    #expect(constraints[1].secondAttribute == .trailing)
    #expect(constraints[1].multiplier == 16.0 / 9)
    #expect(constraints.last?.multiplier == 0.35)
    #expect(constraints[3].multiplier == 0.4)
    #expect(constraints[1].priority == 750)
    #expect(constraints[1].isSymbolic)
    #expect(constraints[1].isPlaceholder)
    #expect(constraints[1].identifier == "wide")
    #expect(constraints[2].multiplier == 0.25)
    #expect(view.layoutGuides.map(\.kind) == [.safeArea])
    #expect(document.object(withID: "vc")?.layoutGuides.map(\.kind) == [.top])
  }

  @Test func connectionsAreRead() throws {
    let object = try #require(
      try Documents.object(
        """
        <button id="x"><connections>
        <outlet property="p" destination="d" id="1"/>
        <action selector="tap:" destination="d" eventType="touchUpInside" id="2"/>
        <outletCollection property="all" destination="d" appends="YES" collectionClass="NSMutableArray" id="3"/>
        <segue destination="d" kind="presentation" identifier="go" modalPresentationStyle="fullScreen" id="4"/>
        </connections></button>
        """))
    #expect(object.connections.count == 4)
    #expect(object.outlets.map(\.property) == ["p"])
    #expect(object.outlets.map(\.destination) == ["d"])
    #expect(object.actions.first?.selector == "tap:")
    #expect(object.actions.first?.eventType == "touchUpInside")
    #expect(object.outletCollections.first?.appends == true)
    #expect(object.segues.first?.kind == "presentation")
    #expect(object.segues.first?.identifier == "go")
    #expect(object.segues.first?.modalPresentationStyle == "fullScreen")
  }

  /// Expo writes `true` and `false` in launch screens.
  @Test func truthValuesHaveTwoSpellings() throws {
    let object = try #require(
      try Documents.object(
        "<view hidden=\"true\" opaque=\"false\" clipsSubviews=\"YES\" key=\"1\" id=\"x\"/>"))
    #expect(object.bool("hidden") == true)
    #expect(object.bool("opaque") == false)
    #expect(object.bool("clipsSubviews") == true)
    #expect(object.bool("key") == nil)
  }

  @Test func aVariationWithAFixedFrameKeepsIt() throws {
    let object = try #require(
      try Documents.object(
        """
        <view id="x"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <variation key="widthClass=compact" fixedFrame="YES"/></view>
        """))
    #expect(object.varied(width: .compact, height: .regular).bool("fixedFrame") == true)
    #expect(object.varied(width: .regular, height: .regular).bool("fixedFrame") == nil)
  }

  @Test func aFixedFrameOfAVariationReplacesDistances() throws {
    let object = try #require(
      try Documents.object(
        """
        <view id="x"><frame key="frameInset" minX="-25" minY="-30" width="97" height="30"/>
        <variation key="widthClass=compact" fixedFrame="YES">
        <rect key="frame" x="1" y="2" width="3" height="4"/></variation></view>
        """))
    #expect(object.varied(width: .compact, height: .regular).frame == IBRect(x: 1, y: 2, width: 3, height: 4))
    #expect(object.varied(width: .regular, height: .regular).frame == nil)
  }

  @Test func variationsTakeAwayAndGiveBack() throws {
    let object = try #require(
      try Documents.object(
        """
        <view id="x">
        <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask></variation>
        <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
        <variation key="widthClass=compact"><mask key="subviews"><include reference="b"/><exclude reference="a"/></mask></variation>
        <variation key="userInterfaceIdiom=mac"><mask key="subviews"><exclude reference="c"/></mask></variation>
        </view>
        """))
    #expect(object.excluded(from: "subviews", width: nil, height: nil) == ["a", "b"])
    #expect(object.excluded(from: "subviews", width: .compact, height: .regular) == [])
    #expect(object.excluded(from: "subviews", width: .compact, height: .compact) == ["a"])
    #expect(object.excluded(from: "constraints", width: nil, height: nil) == [])
    #expect(object.variations.map(\.widthClass) == [nil, .compact, .compact, nil])
    #expect(object.variations[3].otherTraits == ["userInterfaceIdiom": "mac"])
  }
}
