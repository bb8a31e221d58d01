import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing
@_spi(SelectorTable) import UIKit

@testable import UIKitTesting

// A document and a manifest can name only classes at the top level of a module.

@MainActor private var launchLog: [String] = []

final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = window?.rootViewController
    launchLog.append(
      "did finish with \(root.map { "\(type(of: $0))" } ?? "nothing"), loaded: \(root?.isViewLoaded ?? false)"
    )
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { launchLog.append("active") }
}

final class ScenedDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    launchLog.append("configuration")
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    launchLog.append("connect, loaded: \(window?.rootViewController?.isViewLoaded ?? true)")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { launchLog.append("active") }
}

final class SilentDelegate: UIResponder, UIApplicationDelegate {}

final class CounterController: UIViewController, SelectorTarget {
  weak var count: UILabel!
  var steps = 0, widthBefore: CGFloat = 0
  override func viewDidLoad() { launchLog.append("load") }
  override func viewWillAppear(_ animated: Bool) { widthBefore = view.frame.width }
  override func viewDidAppear(_ animated: Bool) { launchLog.append("appear") }
  func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
    selector.description != "add:"
      ? nil
      : { _, _ in
        self.steps += 1
        self.count.text = "\(self.steps) steps"
      }
  }
}

/// Tests of apps that start as Xcode's templates do. Sources: Apple's "About the app launch sequence",
/// "Specifying the scenes your app supports" and the descriptions of UIMainStoryboardFile and
/// UIApplicationSceneManifest.
@Suite(.serialized) @MainActor struct LaunchTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="CounterController" customModule="UIKitTestingTests" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <label opaque="NO" text="none" id="l"><rect key="frame" x="20" y="100" width="200" height="21"/></label>
            <button opaque="NO" buttonType="system" id="b"><rect key="frame" x="20" y="200" width="100" height="40"/>
              <state key="normal" title="Add"/>
              <connections><action selector="add:" destination="c" eventType="touchUpInside" id="a"/></connections></button>
          </subviews></view>
        <connections><outlet property="count" destination="l" id="o"/></connections>
      </viewController></objects></scene></scenes></document>
    """

  /// Returns a bundle like that of a project's target.
  private func bundle(_ manifest: [String: Any], named name: String = "Info.plist") throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mica-\(UUID().uuidString).app")
    let base = folder.appendingPathComponent("Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    try Data(Self.storyboard.utf8).write(to: base.appendingPathComponent("Main.storyboard"))
    let values = try PropertyListSerialization.data(fromPropertyList: manifest, format: .xml, options: 0)
    try values.write(to: folder.appendingPathComponent(name))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    try image.pngData()!.write(to: folder.appendingPathComponent("dot.png"))
    return try #require(Bundle(url: folder))
  }

  private static let scenes: [String: Any] = [
    "UISceneConfigurations": [
      "UIWindowSceneSessionRoleApplication": [
        [
          "UISceneConfigurationName": "Default Configuration",
          "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
          "UISceneStoryboardFile": "Main",
        ]
      ]
    ]
  ]

  @Test(arguments: ["Info.plist", "App-Info.plist"]) func anAppBeginsWithItsMainStoryboard(name: String)
    throws
  {
    launchLog = []
    let bundle = try bundle(["UIMainStoryboardFile": "Main"], named: name)
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    do {
      let screen = HeadlessScreen()
      try screen.launch(PlainDelegate.self, bundle: bundle)
      #expect(launchLog == ["did finish with CounterController, loaded: false", "load", "appear", "active"])
      #expect(screen.window.windowScene != nil)
      #expect(screen.window.isKeyWindow)
      #expect(screen.window.screen === UIScreen.main)
      #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(UIImage(named: "dot") != nil)
      try screen.tap("Add")
      try screen.tap("Add")
      _ = try screen.find("2 steps")
    }
    #expect(UIImage(named: "dot") == nil, "The app is over with its screen")
    #expect(UIScreen.main.safeArea == .zero, "The app is over with its screen")
  }

  @Test func anAppWithScenesBeginsWithItsScenesStoryboard() throws {
    launchLog = []
    let bundle = try bundle(["UIApplicationSceneManifest": Self.scenes])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 2)
    try screen.launch(ScenedDelegate.self, bundle: bundle)
    #expect(launchLog == ["configuration", "connect, loaded: false", "load", "appear", "active"])
    #expect(screen.window.windowScene?.delegate is SceneDelegate)
    #expect(screen.window.bounds.size == CGSize(width: 375, height: 667))
    #expect(screen.window.safeAreaInsets.top == 20)
    #expect((screen.window.rootViewController as? CounterController)?.widthBefore == 375)
    try screen.tap("Add")
    _ = try screen.find("1 steps")
  }

  /// A delegate that does not implement the scene methods gets the first configuration of Info.plist.
  @Test func theSceneOfTheManifestIsTaken() throws {
    launchLog = []
    let bundle = try bundle(["UIApplicationSceneManifest": Self.scenes])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let screen = HeadlessScreen()
    try screen.launch(SilentDelegate.self, bundle: bundle)
    #expect(launchLog == ["connect, loaded: false", "load", "appear", "active"])
  }

  @Test func anAppEndsWhereTheNextBegins() throws {
    let bundle = try bundle(["UIMainStoryboardFile": "Main"]), before = UIApplication.shared
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    do {
      let screen = HeadlessScreen()
      try screen.launch(PlainDelegate.self, bundle: bundle)
      let first = screen.window
      try screen.launch(PlainDelegate.self, bundle: bundle)
      #expect(first.isHidden)
      #expect(screen.window !== first)
    }
    #expect(UIApplication.shared === before)
  }

  @Test func theFontsOfTheManifestAreTheAppsAndGoWithIt() throws {
    let bundle = try bundle([
      "UIMainStoryboardFile": "Main", "UIAppFonts": ["Type/Brand.ttf", "Missing.ttf", "Info.plist", 7],
    ])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let folder = try #require(bundle.resourceURL).appendingPathComponent("Type")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try TinyFont.data(family: "Malachit").write(to: folder.appendingPathComponent("Brand.ttf"))
    let place = TemporaryFolder(), other = place("file.ttf")
    try TinyFont.data(family: "Karmesin").write(to: other)
    defer { CTFontManagerUnregisterFontsForURL(other, .process, nil) }
    do {
      let screen = HeadlessScreen()
      try screen.launch(PlainDelegate.self, bundle: bundle)
      let font = try #require(UIFont(name: "Malachit-Regular", size: 20))
      #expect(font.familyName == "Malachit")
      #expect(UIFont(name: "Malachit", size: 20) == font)
      #expect(UIFont.familyNames.contains("Malachit"))
      #expect(UIFont.fontNames(forFamilyName: "Malachit") == ["Malachit-Regular", "Malachit-Bold"])
      let bold = try #require(
        font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) })
      #expect(bold.fontName == "Malachit-Bold")
      #expect(CTFontManagerRegisterFontsForURL(other, .process, nil))
      #expect(
        ["AB" as NSString].map {
          [$0.size(withAttributes: [.font: font]).width, $0.size(withAttributes: [.font: bold]).width]
        }
          == [[20, 28]])
    }
    #expect(UIFont(name: "Malachit-Regular", size: 20) == nil)
    #expect(!UIFont.familyNames.contains("Malachit"))
    #expect(UIFont(name: "Karmesin-Regular", size: 20) != nil, "What others registered meanwhile stays")
  }

  @Test func aScreenOfAnIPadsSizeIsAnIPads() throws {
    let bundle = try bundle(["UIMainStoryboardFile": "Main"])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let screen = HeadlessScreen(size: CGSize(width: 834, height: 1194), scale: 2)
    try screen.launch(PlainDelegate.self, bundle: bundle)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
  }

  /// A library's file comes first by name but does not describe the program. The program's own file sets the
  /// orientation of its screen.
  @Test func programsOwnPropertyListConfiguresTheScreen() throws {
    let orientations = ["UIInterfaceOrientationLandscapeLeft"]
    let bundle = try bundle(
      ["UIMainStoryboardFile": "Main", "UISupportedInterfaceOrientations": orientations],
      named: "MyApp-Info.plist")
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let other = try PropertyListSerialization.data(
      fromPropertyList: ["API_KEY": "none"], format: .xml, options: 0)
    try other.write(to: bundle.bundleURL.appendingPathComponent("GoogleService-Info.plist"))
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 14"))
    try screen.launch(PlainDelegate.self, bundle: bundle)
    #expect(screen.window.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test func launchWithoutAWindowThrows() throws {
    let bundle = try bundle([:])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let screen = HeadlessScreen()
    #expect(throws: ScreenFailure.self) { try screen.launch(SilentDelegate.self, bundle: bundle) }
  }
}

/// A cell class that cannot be decoded. A document's prototypes are not instantiated for a table whose rows
/// use a registered class.
final class UnreadableCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { preconditionFailure("the registered class makes the cells") }
}

final class PrototypeController: UITableViewController {
  override func viewDidLoad() { tableView.register(UnreadableCell.self, forCellReuseIdentifier: "row") }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// Tests of behavior in which whole apps were found to differ from an iPhone.
@Suite(.serialized) @MainActor struct AppBehaviourTests {
  /// Apple's documentation: "During an animation, user interactions are temporarily disabled for the views
  /// being animated", unless they are allowed.
  @Test(arguments: [false, true]) func animatedViewsTakeTouchesWhereTheyMay(isAllowed: Bool) {
    let screen = HeadlessScreen(), button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let other = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    var taps = 0, ends = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    other.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
    screen.show(button)
    screen.show(other)
    screen.advance(by: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : []) {
      button.alpha = 0.5
    } completion: { _ in
      ends += 1
    }
    screen.advance(by: 0.3)
    screen.tap(at: CGPoint(x: 50, y: 150))
    screen.tap(at: CGPoint(x: 50, y: 350))
    #expect(taps == (isAllowed ? 11 : 10))
    #expect(ends == 0)
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 50, y: 150))
    #expect(taps == (isAllowed ? 12 : 11))
    #expect(ends == 1)
  }

  final class Choosy: UIScrollView {
    var asked: [UIView] = []
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      asked.append(view)
      return view.tag == 0
    }
  }

  @Test func scrollViewDecidesWhichContentGetsTouches() {
    let screen = HeadlessScreen(), scroll = Choosy(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    var taps: [Int] = []
    for tag in 0...1 {
      let button = UIButton(frame: CGRect(x: 0, y: 100 + 200 * CGFloat(tag), width: 100, height: 100))
      button.tag = tag
      button.addAction(UIAction { _ in taps.append(tag) }, for: .touchUpInside)
      scroll.addSubview(button)
    }
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.delaysContentTouches = false
    screen.show(scroll)
    screen.tap(at: CGPoint(x: 50, y: 350))
    screen.tap(at: CGPoint(x: 50, y: 150))
    #expect(taps == [0])
    #expect(scroll.asked.map(\.tag) == [1, 0])
  }

  /// The black of the screen is visible behind the card that a sheet pushes back, and behind controllers
  /// without a color.
  @Test func behindControllersIsBlack() {
    let screen = HeadlessScreen(scale: 1), root = UIViewController()
    func corner() -> UInt32? { screen.picture().cgImage?.withPixels { pixels, _ in pixels[0] & 0xFFFFFF } }
    screen.show(root)
    #expect(corner() == 0)
    root.view.backgroundColor = .white
    #expect(corner() == 0xFFFFFF)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .red
    root.present(sheet, animated: true)
    screen.advance(by: 1)
    #expect(corner() == 0)
  }

  @Test func datePickersBeginNow() { #expect(abs(UIDatePicker().date.timeIntervalSinceNow) < 60) }

  /// Launches an app whose storyboard has a table with a prototype, in a table view controller or in another
  /// one.
  private func launchTable(on screen: HeadlessScreen, controller: (_ table: String) -> String) throws {
    let table = """
      <tableView key="view" style="plain" dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <prototypes><tableViewCell reuseIdentifier="row" id="p" customClass="UnreadableCell" customModule="UIKitTestingTests">
          <rect key="frame" x="0" y="28" width="393" height="44"/>
          <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView>
        </tableViewCell></prototypes></tableView>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
      <scenes><scene sceneID="s"><objects>\(controller(table))</objects></scene></scenes></document>
      """
    let folder = TemporaryFolder(ending: ".app")
    try Data(text.utf8).write(to: folder("Main.storyboard"))
    let manifest = try PropertyListSerialization.data(
      fromPropertyList: ["UIMainStoryboardFile": "Main"], format: .xml, options: 0)
    try manifest.write(to: folder("Info.plist"))
    try screen.launch(PlainDelegate.self, bundle: try #require(Bundle(url: folder.url)))
  }

  /// A registered class replaces a storyboard's prototype, which is not instantiated.
  @Test func prototypesAreMadeWhenTheyAreAskedFor() throws {
    let screen = HeadlessScreen()
    try launchTable(on: screen) { table in
      """
      <tableViewController id="c" customClass="PrototypeController" customModule="Elsewhere" customModuleProvider="target">
        \(table)
      </tableViewController>
      """
    }
    let table = try #require(screen.window.rootViewController as? PrototypeController).tableView
    #expect(table?.visibleCells.count == 2)
  }

  /// A table without a data source is empty: prototypes are not rows.
  @Test func prototypesAreNoRows() throws {
    let screen = HeadlessScreen()
    try launchTable(on: screen) { table in "<viewController id=\"c\">\(table)</viewController>" }
    let table = screen.window.rootViewController?.view as? UITableView
    let cells = try #require(table).subviews.filter { $0 is UITableViewCell }
    #expect(cells.isEmpty)
  }
}
