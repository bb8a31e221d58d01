import CoreGraphics
import Foundation
import InterfaceBuilder
import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIInspection

/// Tests of the picture of a document that is played, and of the messages about it.
@Suite(.serialized) @MainActor struct PlayedDocumentTests {
  private static let examples = Project.root.appendingPathComponent("Examples/Storyboards")

  private static func example(_ name: String) -> String {
    examples.appendingPathComponent("\(name).storyboard").path
  }

  private func playing<Result>(
    _ path: String, _ options: RenderOptions, _ body: (PlayedDocument) throws -> Result
  ) throws -> Result {
    let clock = FrameClock.current, style = UITraitCollection.current.userInterfaceStyle
    FrameClock.current = .manual(at: 1000)
    if options.dark { UITraitCollection.change { $0.userInterfaceStyle = .dark } }
    defer {
      UITraitCollection.change { $0.userInterfaceStyle = style }
      FrameClock.current = clock
    }
    let document = try PlayedDocument(path: path, options: options)
    document.show()
    defer { document.hide() }
    return try body(document)
  }

  private func picture(_ path: String, _ options: RenderOptions) throws -> Pixels {
    try playing(path, options) { document in
      _ = document.updatePicture()
      return Pixels(try #require(document.makeImage()))
    }
  }

  /// Returns the same scene as drawn by `mica render`.
  private func rendered(_ path: String, _ options: RenderOptions) throws -> Pixels {
    let open = try OpenDocument(path: path, options: options.layout)
    let scene = try #require(
      open.scenes.first { $0.id == options.scene ?? open.document.initialSceneID })
    return Pixels(try #require(open.picture(of: scene, dark: options.dark)))
  }

  // MARK: - The system's bars

  /// Scenes whose views fill the screen, light and dark, with the status bar above and the home indicator
  /// below.
  @Test(arguments: ["Login", "Profile"], [false, true])
  func statusBarAndHomeIndicatorAreThoseOfARendering(name: String, dark: Bool) throws {
    var options = RenderOptions(scale: 1)
    options.layout.device = "iphone-15"
    options.dark = dark
    let played = try picture(Self.example(name), options), drawn = try rendered(Self.example(name), options)
    #expect(played.width == drawn.width)
    try #require(played.height == drawn.height)
    for rows in [0..<50, played.height - 14..<played.height] {
      let different = rows.reduce(0) { sum, y in
        sum + (0..<played.width).count { played[$0, y] != drawn[$0, y] }
      }
      #expect(different == 0, "\(name): pixels in rows \(rows)")
    }
  }

  // MARK: - Options

  @Test func orientationTurnsTheScreen() throws {
    var options = RenderOptions(scale: 1)
    options.layout.orientation = "landscape"
    let sizes = try playing(Self.example("Login"), options) { document in
      (
        document.window.bounds.size, UIScreen.main.bounds.size,
        document.window.traitCollection.verticalSizeClass
      )
    }
    #expect(sizes.0 == CGSize(width: 852, height: 393))
    #expect(sizes.1 == CGSize(width: 852, height: 393))
    #expect(sizes.2 == .compact)
  }

  @Test func sizeIsThatOfTheWindow() throws {
    var options = RenderOptions(scale: 1)
    options.layout.size = [320, 568]
    try playing(Self.example("Login"), options) { document in
      #expect(document.window.bounds.size == CGSize(width: 320, height: 568))
      document.turn(to: .landscapeRight)
      #expect(document.window.bounds.size == CGSize(width: 568, height: 320))
      document.turn(to: .landscapeRight)
      #expect(document.window.bounds.size == CGSize(width: 568, height: 320))
      document.turn(to: .portrait)
      #expect(document.window.bounds.size == CGSize(width: 320, height: 568))
    }
  }

  @Test func screenOfADocumentIsTheMainOneWhileItIsShown() throws {
    let before = UIScreen.main
    var options = RenderOptions(scale: 2)
    options.layout.device = "ipad-air"
    try playing(Self.example("Login"), options) { document in
      #expect(UIScreen.main === document.window.screen)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      document.resize(to: CGSize(width: 700, height: 500), scale: 1)
      #expect(UIScreen.main === document.window.screen)
    }
    #expect(UIScreen.main === before)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  /// Returns a storyboard of a stack in a tab, with a scene that is pushed.
  private func stack(_ folder: TemporaryFolder, scene: String = "") throws -> String {
    func controller(_ id: String, _ title: String, _ connections: String = "") -> String {
      """
      <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="view-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <navigationItem key="navigationItem" title="\(title)" id="item-\(id)"/>
      <connections>\(connections)</connections></viewController></objects></scene>
      """
    }
    return try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="tabs">\
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="scene-tabs"><objects><tabBarController id="tabs" sceneMemberID="viewController">
      <tabBar key="tabBar" id="bar"/><connections>
      <segue destination="other" kind="relationship" relationship="viewControllers" id="s1"/>
      <segue destination="nav" kind="relationship" relationship="viewControllers" id="s2"/>
      </connections></tabBarController></objects></scene>
      \(controller("other", "Other"))
      <scene sceneID="scene-nav"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="navbar"/><connections>
      <segue destination="root" kind="relationship" relationship="rootViewController" id="s3"/>
      </connections></navigationController></objects></scene>
      \(controller("root", "Root", "<segue destination=\"pushed\" kind=\"show\" id=\"s4\"/>"))
      \(controller("pushed", "Pushed"))
      </scenes></document>
      """, to: "Stack.storyboard"
    ).path
  }

  @Test(arguments: [
    ("scene-pushed", ["Root", "Pushed"]), ("scene-root", ["Root"]), ("scene-nav", ["Root"]),
    ("scene-other", []),
  ])
  func sceneIsShownWithTheBarsThatItHasInTheApp(scene: String, titles: [String]) throws {
    let folder = TemporaryFolder()
    var options = RenderOptions(scale: 1)
    options.scene = scene
    try playing(stack(folder), options) { document in
      let tabs = try #require(document.window.rootViewController as? UITabBarController)
      #expect(tabs.viewControllers?.count == 2)
      let stack = tabs.selectedViewController as? UINavigationController
      #expect((stack?.viewControllers ?? []).map(\.navigationItem.title) == titles)
    }
  }

  @Test func sceneThatDoesNotExistIsNamedWithThoseThatDo() throws {
    let folder = TemporaryFolder(), path = try stack(folder)
    var options = RenderOptions()
    options.scene = "nowhere"
    #expect {
      _ = try PlayedDocument(path: path, options: options)
    } throws: { error in
      let text = "\(error)"
      return text.contains("has no scene \"nowhere\"") && text.contains("scene-pushed")
    }
  }

  // MARK: - Reports

  private func report(_ body: String, class name: String = "customClass=\"LoginController\"") throws
    -> [String]
  {
    let folder = TemporaryFolder()
    let file = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">\
      <scenes>
      <scene sceneID="s"><objects><viewController id="c" \(name) sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      \(body)
      </subviews></view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
      </objects></scene></scenes></document>
      """, to: "Main.storyboard")
    return try OpenDocument(path: file.path).playingReport.map {
      $0.replacingOccurrences(of: folder.url.path + "/", with: "")
    }
  }

  private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/>"

  private func button(_ selector: String, to id: String) -> String {
    """
    <button buttonType="system" id="b">\(Self.frame)<state key="normal" title="Log in"/><connections>
    <action selector="\(selector)" destination="\(id)" eventType="touchUpInside" id="a"/>
    </connections></button>
    """
  }

  @Test func actionOfMissingCodeIsReported() throws {
    #expect(
      try report(button("logIn:", to: "c")) == [
        "Main.storyboard:4: button \"Log in\" b calls logIn: of LoginController, code that play does not have"
      ])
  }

  @Test func unhandledActionUpTheResponderChainIsReported() throws {
    #expect(
      try report(button("refresh:", to: "first")) == [
        "Main.storyboard:4: button \"Log in\" b calls refresh:, code that play does not have"
      ])
  }

  @Test func actionOfUIKitIsNotReported() throws {
    #expect(try report(button("selectAll:", to: "first")).isEmpty)
  }

  private func list(_ kind: String, _ attributes: String, _ outlets: String) -> String {
    """
    <\(kind) \(attributes) id="l">\(Self.frame)<connections>\(outlets)</connections></\(kind)>
    """
  }

  @Test(arguments: [("tableView", "table"), ("pickerView", "picker")])
  func listWithoutADataSourceIsReported(kind: String, word: String) throws {
    #expect(
      try report(list(kind, "", "")) == ["Main.storyboard:4: \(kind) l is a \(word) without a data source"])
    #expect(
      try report(list(kind, "", "<outlet property=\"dataSource\" destination=\"c\" id=\"o\"/>")) == [
        "Main.storyboard:4: \(kind) l is a \(word) without a data source: "
          + "LoginController is code that play does not have"
      ])
  }

  @Test func tableWithStaticRowsIsNotReported() throws {
    #expect(try report(list("tableView", "dataMode=\"static\"", "")).isEmpty)
  }

  // MARK: - Files

  @Test func filesAreThoseThatTheDocumentIsShownFrom() throws {
    let folder = TemporaryFolder()
    func storyboard(_ name: String, of other: String? = nil) throws {
      let reference = other.map {
        "<scene sceneID=\"s\"><objects><viewControllerPlaceholder storyboardName=\"\($0)\" id=\"p\" "
          + "sceneMemberID=\"viewController\"/></objects></scene>"
      }
      try folder.write(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
          + "toolsVersion=\"22154\" targetRuntime=\"iOS.CocoaTouch\"><scenes>\(reference ?? "")"
          + "</scenes></document>",
        to: "App/Base.lproj/\(name).storyboard")
    }
    try storyboard("Main", of: "Second")
    try storyboard("Second", of: "Third")
    try storyboard("Third", of: "Main")
    try storyboard("Other")
    try folder.write("", to: "App/de.lproj/Third.strings")
    try folder.write("{}", to: "App/Assets.xcassets/Icons/Star.imageset/Contents.json")
    try folder.write("", to: "App/Package.swift")
    let files = DocumentFiles(of: folder("App/Base.lproj/Main.storyboard").path)
    func has(_ path: String) -> Bool {
      let file = folder("App/" + path).standardizedFileURL, home = file.deletingLastPathComponent()
      return files.folders.contains { $0.path == home.path } && files.contains(file)
    }
    for path in [
      "Base.lproj/Main.storyboard", "Base.lproj/Second.storyboard", "Base.lproj/Third.storyboard",
      "de.lproj/Third.strings", "de.lproj/Main.strings", "Main.xcstrings", "Assets.xcassets/Contents.json",
      "Assets.xcassets/Icons/Star.imageset/Contents.json", "Assets.xcassets/Icons/Star.imageset/star.png",
      "Base.lproj/photo.jpg", "fr.lproj",
    ] {
      #expect(has(path), "\(path)")
    }
    for path in [
      "Base.lproj/Other.storyboard", "de.lproj/Other.strings", "Base.lproj/Code.swift", "App.swift",
    ] {
      #expect(!has(path), "\(path)")
    }
  }

  @Test func documentThatIsReferredToIsCheckedToo() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
        + "toolsVersion=\"22154\" targetRuntime=\"iOS.CocoaTouch\"><scenes><scene sceneID=\"s\"><objects>"
        + "<viewControllerPlaceholder storyboardName=\"Second\" id=\"p\" sceneMemberID=\"viewController\"/>"
        + "</objects></scene></scenes></document>", to: "Main.storyboard")
    try folder.write("<document", to: "Second.storyboard")
    #expect(throws: IBReadError.self) { try DocumentFiles(of: folder("Main.storyboard").path).check() }
  }
}

extension IBDocument {
  fileprivate var initialSceneID: String? {
    scenes.first { $0.viewController?.id == initialViewController }?.sceneID
  }
}
