import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct SceneCanvasTests {
  private static let navigation = """
    <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar">\(NibDocuments.rect(0, 20, 375, 44))</navigationBar>
      <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="s1"/></connections>
    </navigationController></objects></scene>
    """

  static func controller(
    _ id: String, scene: String, size: (Double, Double) = (375, 667), view: String = "", rest: String = ""
  ) -> String {
    """
    <scene sceneID="\(scene)"><objects><viewController id="\(id)" title="\(id) title" sceneMemberID="viewController">
      <view key="view" id="\(id)-view">\(NibDocuments.rect(0, 0, size.0, size.1))\(view)</view>\(rest)
    </viewController></objects></scene>
    """
  }

  private func window(_ scenes: String, _ id: String) throws -> (UIWindow, NibScene) {
    let loader = try NibDocuments.storyboard(scenes)
    let scene = try #require(loader.scenes().first { $0.id == id })
    let device = loader.document.canvasDevice
    return (try #require(SceneCanvas(scene: scene, loader: loader, device: device).window()), scene)
  }

  private func first<T: UIView>(_ type: T.Type, in window: UIWindow) -> T? {
    window.subviews.lazy.compactMap { $0 as? T }.first
  }

  @Test func rootControllersGetTheBarOfTheirNavigationController() throws {
    let (window, scene) = try window(Self.navigation + Self.controller("root", scene: "r"), "r")
    let bar = try #require(first(UINavigationBar.self, in: window))
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(bar.topItem?.title == "root title")
    #expect(bar.backItem == nil)
    #expect(scene.root?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(scene.root?.safeAreaInsets.top == 64)
    #expect(first(StatusBar.self, in: window)?.frame == CGRect(x: 0, y: 0, width: 375, height: 20))
  }

  @Test func pushedControllersGetABackButton() throws {
    let push = "<connections><segue destination=\"next\" kind=\"show\" id=\"s2\"/></connections>"
    let (window, _) = try window(
      Self.navigation + Self.controller("root", scene: "r", rest: push) + Self.controller("next", scene: "x"),
      "x")
    let bar = try #require(first(UINavigationBar.self, in: window))
    #expect(bar.backItem?.title == "root title")
    #expect(bar.topItem?.title == "next title")
  }

  @Test func simulatedMetricsOverrule() throws {
    let none = "<nil key=\"simulatedTopBarMetrics\"/><nil key=\"simulatedStatusBarMetrics\"/>"
    let (window, _) = try window(Self.navigation + Self.controller("root", scene: "r", rest: none), "r")
    #expect(first(UINavigationBar.self, in: window) == nil)
    let simulated = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    let (other, _) = try self.window(Self.controller("alone", scene: "r", rest: simulated), "r")
    #expect(first(UINavigationBar.self, in: other)?.topItem?.title == "alone title")
  }

  // corpus/files: bars of documents since Xcode 13 whose titles, or those that lead back, have a cedilla.
  @Test(arguments: [("Kişiler", true), ("Ürünler", false), ("Yapılacaklar", false)])
  func largeTitlesWithCedillasAreHigher(title: String, isHigher: Bool) {
    let bar = UINavigationBar(frame: .zero)
    bar.prefersLargeTitles = true
    bar.items = [UINavigationItem(title: title)]
    func height(_ release: SystemRelease) -> CGFloat { release.perform { bar.intrinsicContentSize.height } }
    #expect(height(.iOS14) == 96)
    #expect(height(.iOS15) == (isHigher ? 104 : 96))
    bar.pushItem(UINavigationItem(title: "Detay"), animated: false)
    #expect((104.1...105).contains(height(.iOS18)) == isHigher)
  }

  // As Xcode stores the scenes after one without a bar, of an app's introduction.
  @Test func scenesAfterOneWithoutABarHaveNone() throws {
    let push = "<connections><segue destination=\"next\" kind=\"show\" id=\"s2\"/></connections>"
    let none = "<nil key=\"simulatedTopBarMetrics\"/>"
    func top(_ root: String, _ navigation: String = Self.navigation, next: String = "") throws -> CGFloat? {
      let scenes = navigation + Self.controller("root", scene: "r", rest: root + push)
      return try window(scenes + Self.controller("next", scene: "x", rest: next), "x").1.root?.safeAreaInsets
        .top
    }
    #expect(try top(none) == 20)
    #expect(
      try top(none, next: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>")
        == 64)
    // The content of a stack's own scene does not determine that of scenes pushed on it.
    let hidden = Self.navigation.replacingOccurrences(of: "<connections>", with: none + "<connections>")
    #expect(try top("", hidden) == 64)
  }

  // As Xcode 8 stores eight scenes without a device: 667 points high at 64, tables to the lower end 603 high.
  @Test(arguments: [(false, 603.0), (true, 667.0)]) func viewsBelowOpaqueBarsEndWithTheScreen(
    extends: Bool, height: Double
  ) throws {
    let bar =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    let scene = Self.controller("c", scene: "s", rest: bar)
      .replacingOccurrences(of: NibDocuments.rect(0, 0, 375, 667), with: NibDocuments.rect(0, 64, 375, 667))
      .replacingOccurrences(
        of: "<viewController ",
        with: extends ? "<viewController extendedLayoutIncludesOpaqueBars=\"YES\" " : "<viewController ")
    let loader = try NibDocuments.storyboard(scene, toolsVersion: 11_542)
    try SystemRelease(toolsVersion: IBToolsVersion(11_542)).perform {
      let scene = try #require(loader.scenes().first)
      let surface = SceneSurface(scene, in: loader.document)
      _ = try #require(SceneCanvas(scene: scene, loader: loader, surface: surface).window())
      #expect(scene.root?.frame.height == CGFloat(height))
      if !extends { #expect(scene.root?.safeAreaInsets == .zero) }
    }
  }

  @Test func tabsOfAnyDepthAreShown() throws {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" id="tb">\(NibDocuments.rect(0, 0, 1000, 1000))</tabBar>
        <connections>
          <segue destination="other" kind="relationship" relationship="viewControllers" id="a"/>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="b"/>
        </connections>
      </tabBarController></objects></scene>
      """
    let all =
      tabs + Self.navigation + Self.controller("root", scene: "r") + Self.controller("other", scene: "o")
    let (window, scene) = try window(all, "r")
    let bar = try #require(first(UITabBar.self, in: window))
    #expect(bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(bar.items?.count == 2)
    #expect(bar.selectedItem === bar.items?[1])
    #expect(scene.root?.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    let (whole, tabScene) = try self.window(all, "t")
    #expect(first(UITabBar.self, in: whole)?.frame.minY == 618)
    let stored = tabScene.root?.nibIdentity?.children.first
    #expect(stored?.frame == CGRect(x: 0, y: 0, width: 1000, height: 1000))
  }

  @Test func partsOfAScreenStandAlone() throws {
    let (window, _) = try window(Self.controller("small", scene: "s", size: (200, 100)), "s")
    #expect(window.subviews.count == 1)
    #expect(window.frame.size == CGSize(width: 200, height: 100))
  }

  @Test func scrolledContentStartsBelowTheBar() throws {
    let scenes =
      Self.navigation
        + """
        <scene sceneID="r"><objects><tableViewController id="root" sceneMemberID="viewController">
          <tableView key="view" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" id="t">
            \(NibDocuments.rect(0, 0, 375, 667))
          </tableView>
        </tableViewController></objects></scene>
        """
    let (window, scene) = try window(scenes, "r")
    _ = FrameLoop(root: window).commit()
    #expect((scene.root as? UITableView)?.contentOffset.y == -64)
    #expect(scene.root?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  // As Xcode stores views of eleven scenes drawn freely.
  @Test(arguments: [
    (13_771, "retina4_7", 320.0, 37.0, 0.0, 0.0), (14_109, "retina4_7", 200, 200, 0, 0),
    (22_505, "retina4_7", 375, 160, 20, 0),
    (24_765, "retina6_3", 414, 838, 124, 68), (22_154, "retina6_1", 375, 1000, 48, 34),
    (24_128, "retina6_12", 414, 1065, 118, 68), (19_529, "retina6_1", 341, 137, 44, 0),
    (21_507, "retina6_12", 393, 426, 59, 0), (23_504, "retina6_12", 359, 136, 59, 34),
  ])
  func scenesDrawnFreelyHaveTheInsetsOfTheirWindow(
    version: Int, device: String, width: Double, height: Double, top: Double, bottom: Double
  ) throws {
    let free = "<size key=\"freeformSize\" width=\"\(width)\" height=\"\(height)\"/>"
    let loader = try NibDocuments.storyboard(
      Self.controller("c", scene: "s", size: (width, height), rest: free), toolsVersion: version,
      device: device)
    try SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      let scene = try #require(loader.scenes().first)
      let surface = SceneSurface(scene, in: loader.document)
      _ = try #require(SceneCanvas(scene: scene, loader: loader, surface: surface).window())
      #expect(
        scene.root?.safeAreaInsets
          == UIEdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0))
    }
  }

  @Test func tabBarsAtTheEdgeReachBelowTheHomeIndicator() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812)),
      view = UIView(frame: window.bounds), bar = UITabBar()
    view.addPinned(bar, top: nil)
    window.addSubview(view)
    view.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
  }

  private static func tabs(to id: String) -> String {
    """
    <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
      <connections><segue destination="\(id)" kind="relationship" relationship="viewControllers" id="a"/></connections>
    </tabBarController></objects></scene>
    """
  }

  @Test func tabsOnAStackLieBelowItsBar() throws {
    let push = "<connections><segue destination=\"tabs\" kind=\"show\" id=\"s2\"/></connections>"
    let (_, scene) = try window(
      Self.navigation + Self.controller("root", scene: "r", rest: push) + Self.tabs(to: "inner")
        + Self.controller("inner", scene: "x"), "x")
    #expect(scene.root?.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
  }

  @Test func columnsOfASplitViewHaveItsTabs() throws {
    let split = """
      <scene sceneID="s"><objects><splitViewController id="split" sceneMemberID="viewController">
        <connections><segue destination="nav" kind="relationship" relationship="detailViewController" id="d"/></connections>
      </splitViewController></objects></scene>
      """
    let (_, scene) = try window(
      Self.tabs(to: "split") + split + Self.navigation + Self.controller("root", scene: "r"), "r")
    #expect(scene.root?.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
  }

  @Test func pushedControllersCanHideSimulatedTabs() throws {
    func bottom(_ hides: Bool) throws -> CGFloat? {
      let bar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
      let push = "<connections><segue destination=\"next\" kind=\"show\" id=\"s2\"/></connections>"
      let next = Self.controller("next", scene: "x").replacingOccurrences(
        of: "<viewController ", with: "<viewController hidesBottomBarWhenPushed=\"\(hides ? "YES" : "NO")\" ")
      return try window(Self.navigation + Self.controller("root", scene: "r", rest: bar + push) + next, "x").1
        .root?.safeAreaInsets.bottom
    }
    #expect(try bottom(false) == 49)
    #expect(try bottom(true) == 0)
  }

  // corpus/files: bars of sheets stand 56 high at the top up to Xcode 16, 54 high 16 points below it in six
  // documents of Xcode 26; in three others 20 points, which is where bars of whole screens stand on devices
  // with a home button.
  @Test(arguments: [
    (22_505, "retina4_7", 0.0, 56.0), (24_506, "retina4_7", 16, 54), (24_506, "retina4_7", 20, 54),
    (24_506, "retina6_1", 20, 54),
  ])
  func barsOfSheetsStandLowerInIOS26(version: Int, device: String, top: Double, height: Double) throws {
    let size = try #require(IBDevice.withID(device)).portraitSize
    let scenes = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar">\(NibDocuments.rect(0, top, size.width, height))</navigationBar>
        <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="s1"/></connections>
      </navigationController></objects></scene>
      """
      + Self.controller(
        "root", scene: "r", size: (size.width, size.height - (device == "retina6_1" ? 48 : 0)))
    let loader = try NibDocuments.storyboard(scenes, toolsVersion: version, device: device)
    try SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      let scene = try #require(loader.scenes().first { $0.id == "r" })
      let device = loader.document.canvasDevice
      let window = try #require(SceneCanvas(scene: scene, loader: loader, device: device).window())
      let bar = try #require(first(UINavigationBar.self, in: window))
      #expect(bar.frame == CGRect(x: 0, y: CGFloat(top), width: CGFloat(size.width), height: CGFloat(height)))
      if size.width > 400 { #expect(scene.root?.safeAreaInsets.top == CGFloat(top + height)) }
    }
  }

  // Stored frames of six projects: on screens with a home button sheets are lower by the status bar, on
  // others by ten points.
  @Test(arguments: [
    (15_705, "retina4_7", 647.0, true, 56.0), (23_727, "retina4_7", 647, false, 0),
    (18_122, "retina5_5", 716, false, 0),
    (22_505, "retina6_12", 842, true, 56), (22_154, "retina6_1", 886, false, 0),
    (19_529, "retina6_1", 842, false, 0),
    (20_037, "retina6_1", 842, false, 44), (15_505, "retina5_9", 758, true, 56),
  ])
  func sheetsHaveTheInsetOfTheirBarAlone(
    version: Int, id: String, height: Double, hasBar: Bool, top: Double
  ) throws {
    let device = try #require(IBDevice.withID(id))
    let width = device.portraitSize.width
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar">\(NibDocuments.rect(0, 0, width, 56))</navigationBar>
        <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="s1"/></connections>
      </navigationController></objects></scene>
      """
    let root = Self.controller("root", scene: "r", size: (width, height))
    let loader = try NibDocuments.storyboard((hasBar ? navigation : "") + root, toolsVersion: version)
    try SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      let scene = try #require(loader.scenes().first { $0.id == "r" })
      _ = try #require(SceneCanvas(scene: scene, loader: loader, device: device).window())
      #expect(scene.root?.safeAreaInsets.top == CGFloat(top))
      if version == 15_505 { #expect(scene.root?.safeAreaInsets.bottom == 34) }
    }
  }
}
