import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Tests of the window of `mica play` on a desktop, by real X events.
@Suite(
  .serialized, .enabled(if: XDisplay.missing == nil, "a window needs \(XDisplay.missing ?? "nothing")"),
  .timeLimit(.minutes(Project.hang)))
struct PlayWindowTests {
  private let folder = TemporaryFolder()
  private let phone = CGSize(width: 393, height: 852)
  private static let red = 0xFF0000 as UInt32, blue = 0x0000FF as UInt32

  /// Writes a storyboard whose only view has a color and two fields. `next` names another storyboard that it
  /// embeds.
  @discardableResult private func write(
    _ color: String, to path: String = "Main.storyboard", next: String? = nil
  ) throws -> URL {
    func field(_ id: String, _ y: Int) -> String {
      """
      <textField id="\(id)" opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect">
      <rect key="frame" x="20" y="\(y)" width="350" height="34"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      """
    }
    let child = next.map { _ in
      """
      <containerView opaque="NO" contentMode="scaleToFill" id="box">
      <rect key="frame" x="0" y="400" width="393" height="200"/>
      <connections><segue destination="other" kind="embed" id="s"/></connections></containerView>
      """
    }
    let reference = next.map {
      """
      <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="\($0)" id="other" \
      sceneMemberID="viewController"/></objects></scene>
      """
    }
    return try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="c">\
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      \(field("first", 100)) \(field("second", 200)) \(child ?? "")
      </subviews>\(color)</view></viewController></objects></scene>
      \(reference ?? "")
      </scenes></document>
      """, to: path)
  }

  private func color(red: Int, blue: Int) -> String {
    """
    <color key="backgroundColor" red="\(red)" green="0" blue="\(blue)" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
    """
  }
  private var red: String { color(red: 1, blue: 0) }
  private var blue: String { color(red: 0, blue: 1) }

  // MARK: - Size and place

  @Test(arguments: [(1280, 720, 332, 85), (1024, 600, 277, 70)])
  func windowFitsTheScreenAndPrintsItsScale(width: Int, height: Int, wide: Int, percent: Int) throws {
    try write(red)
    let display = try XDisplay(width: width, height: height)
    let window = try PlayedWindow(
      ["Main.storyboard"], on: display, size: CGSize(width: wide, height: height), in: folder.url)
    let line = try window.hear("\n")
    #expect(
      line
        == "Main.storyboard: shown at \(percent) %, as 393 x 852 points do not fit the screen of "
        + "\(width) x \(height)\n"
    )
    #expect(window.frame.minX >= 0)
    #expect(window.frame.maxX <= CGFloat(width))
    try window.awaitTrue("a picture") { try window.color(wide / 2, height / 2) == Self.red }
  }

  @Test func zoomThatDoesNotFitIsLess() throws {
    try write(red)
    let display = try XDisplay(width: 1280, height: 1024)
    let window = try PlayedWindow(
      ["Main.storyboard", "--zoom", "2"], on: display, size: CGSize(width: 472, height: 1024), in: folder.url)
    #expect(try window.hear("\n").hasSuffix("do not fit the screen of 1280 x 1024 at a zoom of 2\n"))
  }

  @Test func secondWindowOpensBesideTheFirst() throws {
    try write(red)
    let display = try XDisplay(width: 1600, height: 900)
    let first = try PlayedWindow(["Main.storyboard"], on: display, size: phone, in: folder.url)
    let second = try PlayedWindow(["Main.storyboard"], on: display, size: phone, in: folder.url)
    try withExtendedLifetime((first, second)) {
      try second.awaitTrue("two windows") { display.frames.count { $0.size == phone } == 2 }
      let frames = display.frames.filter { $0.size == phone }
      #expect(!frames[0].intersects(frames[1]))
    }
  }

  @Test func windowHasASmallestSize() throws {
    try write(red)
    let display = try XDisplay(width: 1000, height: 900)
    let window = try PlayedWindow(["Main.storyboard"], on: display, size: phone, in: folder.url)
    try window.awaitTrue("a smallest size") {
      display.smallestSize(of: window.id) == CGSize(width: 320, height: 320)
    }
    try window.awaitTrue("a picture") { try window.color(4, 700) == Self.red }
    // A desktop that ignores the smallest size causes no harm.
    display.resize(window.id, width: 40, height: 30)
    try window.awaitTrue("a small window") { (try? window.find(CGSize(width: 40, height: 30))) != nil }
    try window.awaitTrue("a picture in it") { try window.color(4, 25) == Self.red }
  }

  // MARK: - Keys

  @Test func keysSwitchTheStyleAndTurnTheDevice() throws {
    try write("<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>")
    let display = try XDisplay(width: 1000, height: 900)
    let window = try PlayedWindow(["Main.storyboard"], on: display, size: phone, in: folder.url)
    try window.awaitTrue("a light view") { try window.color(10, 700) == 0xFFFFFF }
    display.press(.letter("a"), with: [.control, .shift])
    try window.awaitTrue("a dark view") { try window.color(10, 700) == 0 }
    display.press(.letter("o"), with: [.control, .shift])
    let lying = CGSize(width: 852, height: 393)
    try window.awaitTrue("a window on its side") { (try? window.find(lying)) != nil }
    try window.awaitTrue("a dark view on its side") { try window.color(840, 380) == 0 }
    try window.awaitTrue("a window on the screen") {
      try window.find(lying)
      return window.frame.maxX <= 1000
    }
    display.press(.letter("a"), with: [.control, .shift])
    try window.awaitTrue("a light view on its side") { try window.color(840, 380) == 0xFFFFFF }
    display.press(.letter("o"), with: [.control, .shift])
    try window.awaitTrue("a window that stands") { (try? window.find(phone)) != nil }
  }

  @Test func optionsSayHowItBegins() throws {
    try write("<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>")
    let display = try XDisplay(width: 1000, height: 900)
    let window = try PlayedWindow(
      ["Main.storyboard", "--dark", "--orientation", "landscape", "--scene", "s"], on: display,
      size: CGSize(width: 852, height: 393), in: folder.url)
    try window.awaitTrue("a dark view on its side") { try window.color(840, 380) == 0 }
  }

  // MARK: - Clipboard

  private static let xclip = ["/usr/bin/xclip", "/usr/local/bin/xclip"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private func clipboardProcess(_ display: XDisplay, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.xclip))
    process.arguments = ["-display", display.name, "-selection", "clipboard"] + arguments
    process.standardError = FileHandle.nullDevice
    return process
  }

  private func clipboard(_ display: XDisplay) throws -> String {
    let process = try clipboardProcess(display, ["-o"]), output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  /// Puts a text on the clipboard while `body` runs, as a program does that keeps running.
  private func withClipboard(_ text: String, in window: PlayedWindow, _ body: () throws -> Void) throws {
    let process = try clipboardProcess(window.display, ["-quiet", "-i"]), input = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = input
    try process.run()
    defer {
      process.end()
      process.waitUntilExit()
    }
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    try window.awaitTrue("a clipboard with \"\(text)\"") { try clipboard(window.display) == text }
    try body()
  }

  /// Opens a window whose first field is edited.
  private func editing(_ body: (PlayedWindow) throws -> Void) throws {
    try write(red)
    let display = try XDisplay(width: 1000, height: 900)
    let window = try PlayedWindow(["Main.storyboard"], on: display, size: phone, in: folder.url)
    try window.awaitTrue("a picture") { try window.color(10, 700) == Self.red }
    window.tap(200, 117)
    try body(window)
  }

  /// Waits until the field that is being edited holds a text, which is read through the clipboard.
  private func awaitField(_ text: String, in window: PlayedWindow) throws {
    try window.awaitTrue("a field with \"\(text)\"") {
      window.display.press(.letter("a"), with: [.control])
      window.display.press(.letter("c"), with: [.control])
      return try clipboard(window.display) == text
    }
  }

  @Test(.enabled(if: xclip != nil, "the clipboard needs Debian's xclip"))
  func textIsCopiedToTheDesktopAndPastedFromIt() throws {
    try editing { window in
      "abc".forEach(window.display.type)
      try awaitField("abc", in: window)
      try withClipboard("Grüße 👋", in: window) {
        // The field's whole text is selected.
        window.display.press(.letter("v"), with: [.control])
        try awaitField("Grüße 👋", in: window)
      }
    }
  }

  @Test(.enabled(if: xclip != nil, "the clipboard needs Debian's xclip"))
  func tabGoesToTheNextFieldAndControlDeletesWords() throws {
    try editing { window in
      "one".forEach(window.display.type)
      window.display.press(.tab)
      "two words".forEach(window.display.type)
      window.display.press(.backspace, with: [.control])
      try awaitField("two ", in: window)
      window.display.press(.tab, with: [.shift])
      try awaitField("one", in: window)
    }
  }

  // MARK: - Reloading changed files

  /// The ways in which editors write a file.
  enum Writing: CaseIterable { case inPlace, byRename, byRemoval }

  private func change(_ path: String, _ writing: Writing, _ body: (String) throws -> URL) throws {
    let file = folder(path)
    switch writing {
    case .inPlace: _ = try body(path)
    case .byRename:
      let new = try body(path + "~")
      _ = rename(new.path, file.path)
    case .byRemoval:
      try FileManager.default.removeItem(at: file)
      _ = try body(path)
    }
  }

  @Test(arguments: Writing.allCases) func changedDocumentIsReloaded(writing: Writing) throws {
    try write(red)
    let display = try XDisplay(width: 1000, height: 900)
    let window = try PlayedWindow(["Main.storyboard"], on: display, size: phone, in: folder.url)
    try window.awaitTrue("a red view") { try window.color(10, 700) == Self.red }
    try change("Main.storyboard", writing) { try write(blue, to: $0) }
    try window.awaitTrue("a blue view") { try window.color(10, 700) == Self.blue }
    try change("Main.storyboard", writing) { try folder.write("<document", to: $0) }
    // A slow editor may leave the file empty for a moment, which is an error as well.
    try window.hear("error: Main.storyboard:1: ")
    try window.hear("accepted:")
    #expect(try window.color(10, 700) == Self.blue)
    try change("Main.storyboard", writing) { try write(red, to: $0) }
    try window.awaitTrue("a red view again") { try window.color(10, 700) == Self.red }
  }

  @Test func documentThatIsReferredToCounts() throws {
    try write(red, next: "Next")
    try write(blue, to: "Next.storyboard")
    let display = try XDisplay(width: 1000, height: 900)
    let window = try PlayedWindow(["Main.storyboard"], on: display, size: phone, in: folder.url)
    try window.awaitTrue("a blue part") { try window.color(10, 590) == Self.blue }
    try write(red, to: "Next.storyboard")
    try window.awaitTrue("a red part") { try window.color(10, 590) == Self.red }
    try folder.write("<document", to: "Next.storyboard")
    try window.hear("Next.storyboard:1: ")
    try window.hear("accepted:")
    #expect(try window.color(10, 590) == Self.red)
  }

  @Test func catalogCounts() throws {
    func brand(_ red: String) throws {
      try folder.write(
        """
        {"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal", "color":
        {"color-space": "srgb",
        "components": {"red": "\(red)", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
        """, to: "Assets.xcassets/Brand.colorset/Contents.json")
    }
    try write("<color key=\"backgroundColor\" name=\"Brand\"/>")
    try brand("1.000")
    let display = try XDisplay(width: 1000, height: 900)
    let window = try PlayedWindow(["Main.storyboard"], on: display, size: phone, in: folder.url)
    try window.awaitTrue("a red view") { try window.color(10, 700) == Self.red }
    try brand("0.000")
    try window.awaitTrue("a black view") { try window.color(10, 700) == 0 }
  }

  // MARK: - Reports

  @Test func documentIsReportedAsByRendering() throws {
    let file = try write(
      red + "<connections><outlet property=\"nothing\" destination=\"gone\" id=\"o\"/></connections>")
    let text = try String(contentsOf: file, encoding: .utf8)
    let end = try #require(text.range(of: "</textField>"))
    try text.replacingCharacters(in: end, with: "</hologram>")
      .replacingOccurrences(of: "<textField id=\"first\"", with: "<hologram id=\"first\"")
      .write(to: file, atomically: true, encoding: .utf8)
    let rendered = try MicaCommand.run(["render", "Main.storyboard", "--scale", "1"], in: folder.url)
    try #require(rendered.status == 0)
    try #require(!rendered.errors.isEmpty)
    let display = try XDisplay(width: 1000, height: 900)
    let window = try PlayedWindow(["Main.storyboard"], on: display, size: phone, in: folder.url)
    #expect(try window.hear(rendered.errors) == rendered.errors)
  }

  // MARK: - Inspector

  @Test func theInspectorsPageFollowsTheWindow() throws {
    try write(red)
    let display = try XDisplay(width: 1000, height: 900)
    let window = try PlayedWindow(
      ["Main.storyboard", "--page", "page.html"], on: display, size: phone, in: folder.url)
    try window.awaitTrue("a picture") { try window.color(10, 700) == Self.red }
    try window.awaitTrue("a page") {
      try String(contentsOf: folder("page.html"), encoding: .utf8).contains("\"live\":\"page.live.js\"")
    }
    window.tap(200, 117)
    try window.awaitTrue("the touch in the page") {
      let script = try String(contentsOf: folder("page.live.js"), encoding: .utf8)
      return script.contains("touch ended at 200, 117 on UITextField first")
    }
  }
}
