import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of `mica check` where the app gives a view its size, its text or its font.
@Suite(.serialized) @MainActor struct AppSizeTests {
  private let folder = TemporaryFolder()

  /// Checks a xib with a root element on devices.
  private func check(
    _ root: String, name: String = "Part", on names: [String] = ["iphone-se", "iphone-15"],
    rules: Set<CheckRule> = Set(CheckRule.allCases), isHeld: Bool = false
  ) throws -> CheckReport {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      \(root)</objects></document>
      """
    let path = try folder.write(text, to: "\(name).xib").path
    let devices = try names.map {
      CheckDevice(device: try IBDevice.wanted($0), orientation: isHeld ? nil : .portrait)
    }
    var report = CheckReport()
    LayoutCheck(devices: devices, rules: rules).run(path, into: &report)
    return report
  }

  private func rect(_ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private func pin(_ first: String, _ side: String, _ second: String, _ constant: Int) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(side)" secondItem="\(second)" \
    secondAttribute="\(side)" constant="\(constant)" id="\(first)-\(second)-\(side)"/>
    """
  }

  /// Returns an element with a box in it that is pinned to its edges at the sides.
  private func around(_ element: String, _ size: (Int, Int), _ box: String, _ constraints: String) -> String {
    """
    <\(element) contentMode="scaleToFill" id="root">\(rect(0, size.0, size.1))<subviews>\(box)</subviews>
    <constraints>\(pin("box", "leading", "root", 0))\(pin("root", "trailing", "box", 0))\(constraints)\
    </constraints></\(element)>
    """
  }

  private func box(height: Int?, priority: Int = 1000) -> String {
    let constraint =
      height.map {
        "<constraint firstAttribute=\"height\" constant=\"\($0)\" priority=\"\(priority)\" id=\"h\"/>"
      } ?? ""
    return """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">\
      \(rect(10, 100, 40))<constraints>\(constraint)</constraints></view>
      """
  }

  private func label(_ text: String, _ constraints: String = "", attributes: String = "") -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect(10, 100, 21))
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <constraints>\(constraints)</constraints></label>
    """
  }

  /// A screen with a box that is 40 and 60 points high.
  private var contradiction: String {
    let heights = """
      <constraints><constraint firstAttribute="height" constant="40" id="h"/>
      <constraint firstAttribute="height" constant="60" id="i"/></constraints>
      """
    return around(
      "view", (393, 852), box(height: nil).replacing("<constraints></constraints>", with: heights),
      pin("box", "top", "root", 90))
  }

  /// Contents that are higher than a cell or a view of a xib are the app's matter; what contradicts itself in
  /// one of any height, or in a view with the size of the screen, is found.
  @Test(
    arguments: [
      ("collectionViewCell", (100, 50), 10, false), ("view", (100, 50), 10, false),
      ("view", (393, 852), 10, true),
    ] as [(String, (Int, Int), Int, Bool)])
  func sizesOfTheAppContradictNothing(element: String, size: (Int, Int), edge: Int, isFound: Bool) throws {
    let report = try check(
      around(
        element, size, box(height: 950), pin("box", "top", "root", edge) + pin("root", "bottom", "box", edge))
    )
    #expect(report.findings.contains { $0.rule == .unsatisfiable } == isFound, "\(report.findings)")
    #expect(report.unchecked.contains { $0.part.hasPrefix("a contradiction with the size of") } == !isFound)
  }

  @Test func whatFitsNoSizeOfACellIsFound() throws {
    let center = """
      <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" \
      constant="-6" id="c"/>
      """
    let edges = pin("box", "top", "root", 10) + pin("root", "bottom", "box", 10)
    let report = try check(around("collectionViewCell", (100, 50), box(height: nil), edges + center))
    #expect(report.findings.map(\.rule) == [.unsatisfiable], "\(report.findings)")
    #expect(report.unchecked.isEmpty)
  }

  /// A text that would have room in a larger cell is not checked; one whose width is fixed is found.
  @Test(arguments: [("", false), ("<constraint firstAttribute=\"width\" constant=\"60\" id=\"w\"/>", true)])
  func textsInCellsHaveTheRoomOfTheApp(width: String, isFound: Bool) throws {
    let word = """
      <button buttonType="system" lineBreakMode="middleTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect(10, 100, 35))
      <constraints>\(width)</constraints><state key="normal" title="Settings and more"/></button>
      """
    let sides = width.isEmpty ? pin("root", "trailing", "box", 0) : ""
    let cell = """
      <collectionViewCell contentMode="scaleToFill" id="root">\(rect(0, 100, 50))<subviews>\(word)</subviews>
      <constraints>\(pin("box", "leading", "root", 0))\(pin("box", "top", "root", 4))\(sides)
      </constraints></collectionViewCell>
      """
    let report = try check(cell)
    #expect(report.findings.contains { $0.rule == .clippedText } == isFound, "\(report.findings)")
    #expect(
      report.unchecked.map(\.reason) == (isFound ? [] : ["the collection view's layout gives it its size"]))
  }

  /// Keys of translations, texts in unknown fonts and emoji are not measured.
  @Test(
    arguments: [
      ("settings_and_more_title", "system", "\"settings_and_more_title\" is the key of a translation"),
      ("Settings and more", "Nobodys-Font", "the font Nobodys-Font is not known"),
      ("🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂", "system", "the width of emoji depends on Apple's font"),
      ("Settings and more", "system", nil),
    ] as [(String, String, String?)])
  func textsThatAreNoneAreNotMeasured(text: String, font: String, reason: String?) throws {
    let width = "<constraint firstAttribute=\"width\" constant=\"60\" id=\"w\"/>"
    let description =
      font == "system"
      ? "type=\"system\" pointSize=\"17\"" : "name=\"\(font)\" family=\"Nobody\" pointSize=\"17\""
    let word = label(text, width).replacing("type=\"system\" pointSize=\"17\"", with: description)
    let screen = """
      <view contentMode="scaleToFill" id="root">\(rect(0, 393, 852))<subviews>\(word)</subviews>
      <constraints>\(pin("box", "leading", "root", 20))\(pin("box", "top", "root", 90))</constraints></view>
      """
    let report = try check(screen, rules: [.clippedText])
    #expect(report.findings.isEmpty == (reason != nil), "\(report.findings)")
    #expect(report.unchecked.map(\.reason) == (reason.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("login_button_title", true), ("LOGIN_TITLE", true), ("home.header.title", true), ("Version 1.0", false),
    ("Sign-in", false), ("e-mail", false), ("U.S.A", true), ("menu_1_1_title", true), ("12_000", false),
    ("Log in", false),
  ])
  func keysAreWordsWithoutSpaces(text: String, isKey: Bool) {
    #expect(AppDecisions.isKey(text) == isKey)
  }

  /// A document whose name is that of the other kind of device is not laid out on this one.
  @Test(arguments: [
    ("Part", ["iPhone 8", "iPad Pro 11"]), ("Part~ipad", ["iPad Pro 11"]),
    ("Part-iPad", ["iPad Pro 11"]), ("iPad_Part", ["iPad Pro 11"]), ("iPhone-Part", ["iPhone 8"]),
    ("Part_iPhone", ["iPhone 8"]),
  ])
  func documentsOfOtherDevicesAreNotLaidOut(name: String, devices: [String]) throws {
    let report = try check(
      contradiction, name: name, on: ["iphone-se", "ipad-pro-11"], rules: [.unsatisfiable])
    #expect(report.findings.map(\.devices) == [devices], "\(report.findings)")
    #expect(report.unchecked.count == 2 - devices.count)
  }

  /// A phone is held as the document is drawn unless an orientation is asked for.
  @Test(
    arguments: [
      (nil, "landscape", "iPhone 15 landscape"), (.portrait, "landscape", "iPhone 15"),
      (nil, "portrait", "iPhone 15"),
    ] as [(IBOrientation?, String, String)])
  func phonesAreHeldAsDrawn(wanted: IBOrientation?, drawn: String, name: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch"><device id="retina6_12" orientation="\(drawn)"/><objects/></document>
      """
    let path = try folder.write(text, to: "Held.xib").path
    let device = CheckDevice(device: try IBDevice.wanted("iphone-15"), orientation: wanted)
    #expect(try device.held(path).name == name)
  }

  /// A document that no project around it names is in no target.
  @Test(arguments: [
    ("path = Other.xib;", true), ("path = Part.xib;", false),
    ("isa = PBXFileSystemSynchronizedRootGroup;", false),
    ("lastKnownFileType = folder; path = Views;", false),
    ("lastKnownFileType = folder; path = Sounds;", true),
  ]) func documentsOutsideOfAllTargetsAreNotChecked(project: String, isLeftOut: Bool) throws {
    _ = try folder.write(project + "\n", to: "App/App.xcodeproj/project.pbxproj")
    let report = try check(contradiction, name: "App/Views/Part", rules: [.unsatisfiable])
    #expect(report.findings.isEmpty == isLeftOut, "\(report.findings)")
    #expect(report.unchecked.map(\.reason) == (isLeftOut ? ["no Xcode project around it names it"] : []))
  }

  /// Devices and orientations that the project does not support are passed over.
  @Test(arguments: [
    ("TARGETED_DEVICE_FAMILY = 1;", ["iPhone 8"]), ("TARGETED_DEVICE_FAMILY = 2;", ["iPad Pro 11"]),
    ("TARGETED_DEVICE_FAMILY = \"1,2\";", ["iPhone 8", "iPad Pro 11"]), ("", ["iPhone 8", "iPad Pro 11"]),
    (
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = UIInterfaceOrientationLandscapeLeft;",
      ["iPhone 8", "iPad Pro 11 landscape"]
    ), ("INFOPLIST_FILE = \"$(SRCROOT)/App.plist\";", ["iPhone 8 landscape", "iPad Pro 11"]),
  ]) func theProjectNamesItsDevices(setting: String, devices: [String]) throws {
    _ = try folder.write("path = Part.xib;\n\t\(setting)\n", to: "App/App.xcodeproj/project.pbxproj")
    _ = try folder.write(
      """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationLandscapeRight</string></array></dict></plist>
      """, to: "App/App.plist")
    let report = try check(
      contradiction, name: "App/Part", on: ["iphone-se", "ipad-pro-11"], rules: [.unsatisfiable], isHeld: true
    )
    #expect(report.findings.map(\.devices) == [devices], "\(report.findings)")
    #expect(report.unchecked.count == 2 - devices.count)
  }

  /// A translation that is there is measured; one that is not may be longer.
  @Test(
    arguments: [
      (["de.lproj/Part.strings": "\"box.text\" = \"Suche\";"], nil),
      (["de.lproj/Part.strings": "\"box.text\" = \"Durchsuchen\";"], "its text in de needs"),
      (["de.lproj/Other.strings": ""], "a translation may need"), (["de.lproj/Part.xib": ""], nil),
    ] as [([String: String], String?)])
  func translationsThatExistAreMeasured(files: [String: String], message: String?) throws {
    for (name, text) in files { _ = try folder.write(text, to: name) }
    let width = "<constraint firstAttribute=\"width\" constant=\"60\" id=\"w\"/>"
    let screen = """
      <view contentMode="scaleToFill" id="root">\(rect(0, 393, 852))<subviews>\(label("Search", width))
      </subviews><constraints>\(pin("box", "leading", "root", 20))\(pin("box", "top", "root", 90))
      </constraints></view>
      """
    let report = try check(screen, name: "Base.lproj/Part", rules: [.longerText])
    #expect(report.findings.isEmpty == (message == nil), "\(report.findings)")
    if let message { #expect(report.findings.first?.message.contains(message) == true, "\(report.findings)") }
  }

  /// The constraints that are there twice are one finding a document.
  @Test func doubledConstraintsAreOneFinding() throws {
    let twice = pin("box", "top", "root", 90) + pin("box", "top", "root", 90)
    let screen = around("view", (393, 852), box(height: 40), twice + pin("box", "leading", "root", 0))
    let report = try check(screen, rules: [.doubledConstraint])
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.message.contains("; so do those in line ") == true, "\(report.findings)")
    #expect(!CheckRule.standard.contains(.doubledConstraint))
  }
}
