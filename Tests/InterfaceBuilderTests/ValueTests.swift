import InterfaceBuilder
import Testing

/// Tests of the typed readers of elements.
struct ValueTests {
  @Test func attributesAreReadByType() throws {
    let object = try #require(
      try Documents.object(
        """
        <label opaque="NO" hidden="YES" alpha="0.25" numberOfLines="3" tag="1.0" odd="nan" text="a&#10;b &lt;" id="x" \
        customClass="Badge" customModule="App" userLabel="The badge"><rect key="frame" x="-1.5" y="2" width="3" \
        height="4.333333333333333"/><autoresizingMask key="autoresizingMask" flexibleMinX="YES" \
        heightSizable="YES"/><nil key="textColor"/><point key="p" x="1" y="2"/><size key="s" width="3" height="4"/>
        </label>
        """))
    #expect(object.bool("opaque") == false)
    #expect(object.bool("hidden") == true)
    #expect(object.bool("text") == nil)
    #expect(object.double("alpha") == 0.25)
    #expect(object.double("odd") == nil)
    #expect(object.int("numberOfLines") == 3)
    #expect(object.int("tag") == 1)
    #expect(object.string("text") == "a\nb <")
    #expect(object.customClass == "Badge")
    #expect(object.customModule == "App")
    #expect(object.userLabel == "The badge")
    #expect(object.frame == IBRect(x: -1.5, y: 2, width: 3, height: 4.333333333333333))
    #expect(object.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
    #expect(object.isNil("textColor"))
    #expect(object.point("p") == IBPoint(x: 1, y: 2))
    #expect(object.size("s") == IBSize(width: 3, height: 4))
    #expect(object.description == "label \"x\"")
    #expect(object.text == "")
  }

  @Test func longTextsAreReadFromChildren() throws {
    let object = try #require(
      try Documents.object(
        """
        <textView id="x"><string key="text"> two
        lines </string><mutableString key="other">m</mutableString>
        <string key="title" base64-UTF8="YES">
        EENvbnRhaW5lcg
        </string></textView>
        """))
    #expect(object.string("text") == " two\nlines ")
    #expect(object.string("other") == "m")
    #expect(object.string("title") == "\u{10}Container")
  }

  @Test(arguments: [
    (
      "<inset key=\"k\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
      IBInsets(top: 2, left: 1, bottom: 4, right: 3)
    ),
    (
      "<edgeInsets key=\"k\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
      IBInsets(top: 1, left: 2, bottom: 3, right: 4)
    ),
    (
      "<directionalEdgeInsets key=\"k\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
      IBInsets(top: 1, left: 2, bottom: 3, right: 4, isDirectional: true)
    ),
  ])
  func insetsHaveThreeSpellings(_ xml: String, _ insets: IBInsets) throws {
    #expect(try Documents.object("<view id=\"x\">\(xml)</view>")?.insets("k") == insets)
  }

  @Test(arguments: [
    (
      "white=\"0.5\" alpha=\"0.25\" colorSpace=\"calibratedWhite\"",
      IBColor(space: .calibratedWhite, components: [0.5], alpha: 0.25)
    ),
    ("white=\"1\" colorSpace=\"deviceWhite\"", IBColor(space: .deviceWhite, components: [1])),
    (
      "white=\"0.0\" alpha=\"0.0\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      IBColor(space: .genericGamma22Gray, components: [0], alpha: 0)
    ),
    (
      "red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      IBColor(space: .sRGB, components: [0.1, 0.2, 0.3])
    ),
    (
      "red=\"1.1\" green=\"-0.2\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
      IBColor(space: .displayP3, components: [1.1, -0.2, 0])
    ),
    ("red=\"1\" green=\"0\" blue=\"0\"", IBColor(space: .calibratedRGB, components: [1, 0, 0])),
    (
      "red=\"1\" green=\"0\" blue=\"0\" colorSpace=\"deviceRGB\"",
      IBColor(space: .deviceRGB, components: [1, 0, 0])
    ),
    (
      "red=\"1\" green=\"0\" blue=\"0\" colorSpace=\"custom\" customColorSpace=\"tomorrow\"",
      IBColor(space: .other("tomorrow"), components: [1, 0, 0])
    ),
    ("systemColor=\"labelColor\"", IBColor(reference: .system("labelColor"), space: nil, components: [])),
    (
      "cocoaTouchSystemColor=\"darkTextColor\"",
      IBColor(reference: .system("darkTextColor"), space: nil, components: [])
    ),
    (
      "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"",
      IBColor(reference: .system("systemBackgroundColor"), space: nil, components: [])
    ),
    (
      "systemColor=\"linkColor\" red=\"0\" green=\"0.5\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      IBColor(reference: .system("linkColor"), space: .sRGB, components: [0, 0.5, 1])
    ),
    ("name=\"Accent\"", IBColor(reference: .named("Accent"), space: nil, components: [])),
    (
      "colorSpace=\"catalog\" catalog=\"System\" name=\"controlColor\"",
      IBColor(reference: .system("controlColor"), space: nil, components: [])
    ),
  ])
  func coloursAreReadInEveryForm(_ attributes: String, _ color: IBColor) throws {
    let object = try Documents.object("<view id=\"x\"><color key=\"c\" \(attributes)/></view>")
    #expect(object?.color("c") == color)
    #expect(object?.color("d") == nil)
  }

  @Test(arguments: [
    ("type=\"system\" pointSize=\"17\"", IBFont(face: .system(weight: nil), pointSize: 17)),
    (
      "type=\"system\" weight=\"semibold\" pointSize=\"12.5\"",
      IBFont(face: .system(weight: "semibold"), pointSize: 12.5)
    ),
    ("type=\"boldSystem\" pointSize=\"17\"", IBFont(face: .boldSystem, pointSize: 17)),
    ("type=\"italicSystem\" pointSize=\"17\"", IBFont(face: .italicSystem, pointSize: 17)),
    ("type=\"system\" size=\"system\"", IBFont(face: .system(weight: nil), pointSize: 14)),
    ("style=\"UICTFontTextStyleBody\"", IBFont(face: .textStyle("UICTFontTextStyleBody"), pointSize: nil)),
    (
      "name=\"Futura-Bold\" family=\"Futura\" pointSize=\"20\"",
      IBFont(face: .named("Futura-Bold", family: "Futura"), pointSize: 20)
    ),
  ])
  func fontsAreReadInEveryForm(_ attributes: String, _ font: IBFont) throws {
    let object = try Documents.object("<label id=\"x\"><fontDescription key=\"f\" \(attributes)/></label>")
    #expect(object?.font("f") == font)
  }

  @Test func attributedTextsAreReadInRuns() throws {
    let object = try Documents.object(
      """
      <label id="x"><attributedString key="attributedText"><fragment content="A "><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <font key="NSFont" size="20" name="ArialMT"/><integer key="NSUnderline" value="1"/><real key="NSKern" value="1.5"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/>
      </attributes></fragment><fragment><string key="content">b
      c</string><attributes><font key="NSFont" metaFont="system"/></attributes></fragment></attributedString></label>
      """)
    let text = try #require(object?.attributedString("attributedText"))
    #expect(text.string == "A b\nc")
    #expect(text.fragments.count == 2)
    #expect(text.fragments[0].color == IBColor(space: .sRGB, components: [1, 0, 0]))
    #expect(text.fragments[0].font == IBFont(face: .named("ArialMT", family: nil), pointSize: 20))
    #expect(text.fragments[0].numbers == ["NSUnderline": 1, "NSKern": 1.5])
    #expect(text.fragments[0].paragraphStyle?.alignment == "center")
    #expect(text.fragments[0].paragraphStyle?.lineSpacing == 3)
    #expect(text.fragments[1].font == IBFont(face: .system(weight: nil), pointSize: 14))
  }

  @Test func runtimeAttributesAreTyped() throws {
    let object = try Documents.object(
      """
      <view id="x"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="10"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="c"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="d" value="text"/>
      <userDefinedRuntimeAttribute type="color" keyPath="e"><color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="image" keyPath="f" value="star" catalog="system"/>
      <userDefinedRuntimeAttribute type="size" keyPath="g"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="nil" keyPath="h"/>
      <userDefinedRuntimeAttribute type="number" keyPath="i"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let values = object?.userDefinedRuntimeAttributes ?? []
    #expect(values.map(\.keyPath) == ["a", "layer.cornerRadius", "c", "d", "e", "f", "g", "h", "i"])
    #expect(
      values.map(\.value) == [
        .boolean(true), .number(10), .number(0.5), .string("text"),
        .color(IBColor(space: .calibratedWhite, components: [1])),
        .image(IBImageReference(name: "star", catalog: "system")), .size(IBSize(width: 1, height: 2)), .null,
        nil,
      ])
  }

  @Test func framesAsInsetsNeedTheParent() throws {
    func frame(_ attributes: String) throws -> IBRect? {
      try Documents.object("<view id=\"x\"><frame key=\"frameInset\" \(attributes)/></view>")?
        .frame(in: IBSize(width: 100, height: 50))
    }
    #expect(try frame("width=\"66\" height=\"20\"") == IBRect(x: 0, y: 0, width: 66, height: 20))
    #expect(
      try frame("minX=\"16\" minY=\"5\" height=\"20\" maxX=\"14\"")
        == IBRect(x: 16, y: 5, width: 70, height: 20))
    #expect(
      try frame("width=\"10\" maxX=\"14\" height=\"5\" maxY=\"1\"")
        == IBRect(x: 76, y: 44, width: 10, height: 5))
    #expect(try Documents.object("<view id=\"x\"/>")?.frame(in: IBSize(width: 1, height: 1)) == nil)
  }
}
