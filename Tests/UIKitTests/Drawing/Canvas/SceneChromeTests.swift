import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the parts of a scene that bars and the edges of screens cover, compared with stored frames of
/// documents.
@MainActor struct SceneChromeTests {
  private static func controller(
    _ id: String, _ height: Double = 667, width: Double = 375, rest: String = "", _ segues: String = ""
  )
    -> String
  {
    """
    <scene sceneID="\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)-view">\(NibDocuments.rect(0, 0, width, height))</view>\(rest)
      <connections>\(segues)</connections>
    </viewController></objects></scene>
    """
  }

  private static func container(_ name: String, _ relationship: String, to id: String) -> String {
    """
    <scene sceneID="\(name)"><objects><\(name) id="\(name)" sceneMemberID="viewController">
      <connections>\(segue("relationship", to: id, relationship))</connections>
    </\(name)></objects></scene>
    """
  }

  private static func segue(_ kind: String, to id: String, _ relationship: String? = nil) -> String {
    let name = relationship.map { "relationship=\"\($0)\" " } ?? ""
    return "<segue destination=\"\(id)\" kind=\"\(kind)\" \(name)id=\"\(kind)-\(id)\"/>"
  }

  private static func navigation(to id: String) -> String {
    container("navigationController", "rootViewController", to: id)
  }
  private static func tabs(to id: String) -> String {
    container("tabBarController", "viewControllers", to: id)
  }
  private static let toolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
  private static let none = "<nil key=\"simulatedBottomBarMetrics\"/>"

  private func insets(
    _ scenes: String, of id: String = "c", _ version: Int = 21_701, device: String = "retina4_7"
  ) throws -> UIEdgeInsets {
    let loader = try NibDocuments.storyboard(scenes, toolsVersion: version, device: device)
    return try SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      let scene = try #require(loader.scenes().first { $0.id == id })
      let surface = SceneSurface(scene, in: loader.document)
      _ = try #require(SceneCanvas(scene: scene, loader: loader, surface: surface).window())
      return try #require(scene.root).safeAreaInsets
    }
  }

  @Test func pushedScenesHaveTheBottomBarOfTheOneBefore() throws {
    func bottom(_ metrics: String, _ version: Int = 21_701) throws -> CGFloat {
      try insets(
        Self.tabs(to: "navigationController") + Self.navigation(to: "r")
          + Self.controller("r", rest: metrics, Self.segue("show", to: "c")) + Self.controller("c"),
        version
      ).bottom
    }
    #expect(try bottom("") == 49)
    #expect(try bottom(Self.none) == 0)
    #expect(try bottom(Self.toolbar) == 98)
    #expect(try bottom(Self.toolbar, 24_765) == 49)
  }

  /// As stored in documents of two owners, one of whose tab bar controllers simulates that it has no bar
  /// above.
  @Test(arguments: [(false, 64.0), (true, 20)]) func scenesShownFromTabsOnAStackKeepThem(
    isBare: Bool, top: Double
  ) throws {
    let bare = "<nil key=\"simulatedTopBarMetrics\"/>"
    let inner = Self.tabs(to: "r").replacingOccurrences(
      of: "<connections>", with: (isBare ? bare : "") + "<connections>")
    let scenes =
      inner + Self.controller("r", rest: "", Self.segue("show", to: "c"))
      + Self.controller("c", rest: "", Self.segue("show", to: "d"))
      + Self.controller("d")
    let expected = UIEdgeInsets(top: CGFloat(top), left: 0, bottom: 49, right: 0)
    for id in ["r", "c", "d"] {
      #expect(try insets(Self.navigation(to: "tabBarController") + scenes, of: id, 14_109) == expected)
    }
    #expect(try insets(scenes, 14_109) == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// As stored in a document of Xcode 10.
  @Test func tabContentWithoutANavigationControllerHasNoNavigationBar() throws {
    let bar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let scenes = Self.controller("r", rest: bar, Self.segue("show", to: "c")) + Self.controller("c")
    #expect(try insets(Self.tabs(to: "r") + scenes, 14_460).bottom == 0)
    #expect(try insets(scenes, 14_460).bottom == 49)
  }

  /// As stored: if the bar above is opaque and an earlier scene simulates a translucent one, views lie below
  /// it; in the opposite case they end at it.
  @Test(arguments: [(false, 667.0, 64.0), (true, 603, 0)]) func simulatedBarsCountBeforeTheControllersOwn(
    isOpaque: Bool, height: Double, top: Double
  ) throws {
    let bar =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\""
      + (isOpaque ? " translucent=\"NO\"/>" : "/>")
    let own = """
      <navigationBar key="navigationBar" \(isOpaque ? "" : "translucent=\"NO\" ")id="bar">\
      \(NibDocuments.rect(0, 20, 375, 44))</navigationBar><connections>
      """
    let stack = Self.navigation(to: "r").replacingOccurrences(of: "<connections>", with: own)
    let scenes =
      stack + Self.controller("r", rest: bar, Self.segue("show", to: "c")) + Self.controller("c", height)
    #expect(
      try insets(scenes, 22_155) == UIEdgeInsets(top: CGFloat(top), left: 0, bottom: 0, right: 0))
  }

  @Test func sheetsHaveNotTheBottomBarBelowThem() throws {
    let bar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let scenes =
      Self.controller("r", 896, width: 414, rest: bar, Self.segue("show", to: "c"))
      + Self.controller("c", 842, width: 414)
    #expect(try insets(scenes, of: "r", 16_097, device: "retina6_1").bottom == 83)
    #expect(try insets(scenes, 16_097, device: "retina6_1").bottom == 34)
  }

  @Test(arguments: [(14_490, 44.0), (15_505, 49), (23_504, 49)]) func toolbarsAboveAHomeButtonGrew(
    version: Int, height: Double
  ) throws {
    #expect(try insets(Self.controller("c", rest: Self.toolbar), version).bottom == CGFloat(height))
  }

  // Of Xcode 26's versions, which double what the screen's edges cover.
  @Test func scenesOfTabsOverTheFullScreenHoldTheInsetsOnce() throws {
    let scene = Self.controller("c", 852, width: 393)
    let way = Self.segue("presentation", to: "tabBarController")
      .replacingOccurrences(of: "/>", with: " modalPresentationStyle=\"fullScreen\"/>")
    let login = Self.controller("login", 852, width: 393, way)
    let stack = Self.tabs(to: "navigationController") + Self.navigation(to: "c") + scene
    func edges(_ scenes: String) throws -> [CGFloat] {
      let insets = try insets(scenes, 23_727, device: "retina6_12")
      return [insets.top, insets.bottom]
    }
    #expect(try edges(scene) == [118, 68])
    #expect(try edges(Self.tabs(to: "c") + scene) == [118, 117])
    #expect(try edges(stack) == [162, 117])
    #expect(try edges(login + Self.tabs(to: "c") + scene) == [59, 83])
    #expect(try edges(login + stack) == [103, 83])
  }

  @Test func sheetsAreLowerThanTheContainerTheyComeFrom() throws {
    let scenes =
      Self.controller("r", 852, width: 393, Self.segue("embed", to: "e"))
      + Self.controller("e", 766, width: 393, Self.segue("show", to: "c"))
      + Self.controller("c", 697, width: 393)
    #expect(
      try insets(scenes, 23_727, device: "retina6_12") == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
  }

  // 896 less two insets of 48 and the bar.
  @Test(arguments: [
    (24_412, "retina6_1", 414.0, 746.0, 68.0), (23_727, "retina6_1", 414, 756, 68),
    (22_505, "retina5_5", 414, 666, 0),
  ])
  func viewsBeginBelowOpaqueBars(version: Int, device: String, width: Double, height: Double, bottom: Double)
    throws
  {
    let bar =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    let found = try insets(Self.controller("c", height, width: width, rest: bar), version, device: device)
    #expect(found == UIEdgeInsets(top: 0, left: 0, bottom: CGFloat(bottom), right: 0))
  }

  // Xcode stores three storyboards like this, in which nothing else leaves space at the top.
  @Test(arguments: [("retina6_1", 896.0, 414.0, 122.0), ("retina5_5", 736, 414, 44)])
  func tallViewsBelowOpaqueBarsFillTheRest(
    device: String, height: Double, width: Double, bottom: Double
  ) throws {
    let bar =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    let scenes = ["c", "d", "e"].map { id in
      let atTop = """
        <subviews><view id="\(id)-top">\(NibDocuments.rect(0, 0, 10, 10))</view></subviews>
        <viewLayoutGuide key="safeArea" id="\(id)-area"/>
        <constraints>
          <constraint firstItem="\(id)-top" firstAttribute="top" secondItem="\(id)-area" secondAttribute="top" id="\(id)-k"/>
        </constraints></view><simulated
        """
      return Self.controller(id, height, width: width, rest: bar).replacingOccurrences(
        of: "</view><simulated", with: atTop)
    }.joined()
    let found = try insets(scenes, 17_701, device: device)
    #expect(found == UIEdgeInsets(top: 0, left: 0, bottom: CGFloat(bottom), right: 0))
  }

  /// Applies even if something leaves space at the top.
  @Test func highViewsOfDevicesBelowOpaqueBarsDoAlways() throws {
    let bar =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    let scene = Self.controller("c", rest: bar)
    #expect(try insets(scene) == UIEdgeInsets(top: 0, left: 0, bottom: 64, right: 0))
  }

  /// On a phone, the detail of a split view is in a navigation controller.
  @Test func simulatedDetailsHaveABarOnPhones() throws {
    let detail = "<splitViewDetailSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    #expect(try insets(Self.controller("c")).top == 20)
    #expect(try insets(Self.controller("c", rest: detail)).top == 64)
    let shown =
      Self.controller("r", rest: detail, Self.segue("show", to: "c")) + Self.controller("c")
    #expect(try insets(shown).top == 64)
  }

  @Test(arguments: [(19_529, 405.0, 0.0), (14_460, 497, 20), (19_529, 607, 20), (23_504, 405, 20)])
  func embeddedScenesAboveAHomeButtonHaveNoStatusBar(version: Int, height: Double, top: Double) throws {
    let scenes = Self.controller("r", 667, Self.segue("embed", to: "c")) + Self.controller("c", height)
    #expect(try insets(scenes, version).top == CGFloat(top))
  }

  @Test(arguments: [(12_121, 667.0, 0.0), (14_109, 667, 20), (22_505, 667, 20), (22_505, 647, 0)])
  func hiddenStatusBarsKeepTheirRoom(version: Int, height: Double, top: Double) throws {
    let scene = Self.controller("c", height, rest: "<nil key=\"simulatedStatusBarMetrics\"/>")
    #expect(try insets(scene, version).top == CGFloat(top))
  }

  @Test func sheetsAboveAHomeButtonHoldTheirTabs() throws {
    let scene = Self.controller("c", 647)
    #expect(try insets(Self.tabs(to: "c") + scene) == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
    #expect(try insets(scene).bottom == 0)
  }

  private static func stack(bar: String, _ attributes: String = "") -> String {
    navigation(to: "c").replacingOccurrences(
      of: "<connections>",
      with:
        "<navigationBar key=\"navigationBar\" id=\"bar\" \(attributes)>\(bar)</navigationBar><connections>")
  }

  @Test(arguments: [(0.0, 44.0), (47, 91)]) func barsAtTheTopLeaveNoRoomForTheScreen(
    top: Double, area: Double
  ) throws {
    let scenes = Self.stack(bar: NibDocuments.rect(0, top, 428, 44)) + Self.controller("c", 926, width: 428)
    let found = try insets(scenes, device: "retina6_7")
    #expect(found == UIEdgeInsets(top: CGFloat(area), left: 0, bottom: top > 0 ? 34 : 0, right: 0))
  }

  // 88 is the bar without its large title.
  @Test(arguments: [(17_701, true, 88.0), (17_701, false, 140), (14_490, true, 140)])
  func largeTitlesAreAboveContentScrolledToTheTop(version: Int, hasCells: Bool, top: Double) throws {
    let cells =
      hasCells
      ? "<prototypes><tableViewCell id=\"cell\">\(NibDocuments.rect(0, 28, 414, 44))</tableViewCell></prototypes>"
      : ""
    let table =
      "<subviews><tableView id=\"t\" style=\"plain\">\(NibDocuments.rect(0, top, 414, 700))\(cells)</tableView></subviews>"
    let scene = Self.controller("c", 896, width: 414).replacingOccurrences(
      of: "</view>", with: table + "</view>")
    let bar = NibDocuments.rect(0, 44, 414, 96)
    #expect(
      try insets(Self.stack(bar: bar, "largeTitles=\"YES\"") + scene, version, device: "retina6_1").top
        == CGFloat(top))
  }

  /// A pushed list is scrolled to its top.
  @Test func largeTitlesStandAboveListsThatArePushed() throws {
    let table = """
      <subviews><tableView id="t" style="plain">\(NibDocuments.rect(0, 140, 414, 700))
        <prototypes><tableViewCell id="cell">\(NibDocuments.rect(0, 28, 414, 44))</tableViewCell></prototypes>
      </tableView></subviews></view>
      """
    let scene = Self.controller("d", 896, width: 414).replacingOccurrences(of: "</view>", with: table)
    let root = Self.controller("c", 896, width: 414, Self.segue("show", to: "d"))
    let stack = Self.stack(bar: NibDocuments.rect(0, 44, 414, 96), "largeTitles=\"YES\"")
    #expect(try insets(stack + root + scene, of: "d", 17_701, device: "retina6_1").top == 140)
  }

  /// The strip that bars cover ends where it begins: stored in two documents.
  @Test(arguments: ["top", "bottom"]) func theTopGuideHasNoHeightOnTheCanvas(edge: String) throws {
    let scene = """
      <scene sceneID="c"><objects><viewController id="c" sceneMemberID="viewController">
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="up"/><viewControllerLayoutGuide type="bottom" id="down"/>
        </layoutGuides>
        <view key="view" id="root">\(NibDocuments.rect(0, 0, 375, 667))
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            \(NibDocuments.rect(0, 30, 50, 50))</view></subviews>
          <constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="up" secondAttribute="\(edge)" \
          constant="10" id="k"/>
          </constraints>
        </view></viewController></objects></scene>
      """
    let document = try NibDocuments.storyboard(scene, toolsVersion: 12_120).document
    for purpose in [NibLoader.Purpose.canvas, .app] {
      let loader = NibLoader(document: document, keepsStoredFrames: false, purpose: purpose)
      let made = try #require(loader.scenes().first)
      let surface = SceneSurface(made, in: document)
      let window = try #require(SceneCanvas(scene: made, loader: loader, surface: surface).window())
      window.layoutIfNeeded()
      // Below a status bar of 20 points.
      let isAtEdge = purpose == .app && edge == "top"
      #expect(made.root?.subviews.first?.frame.minY == (isAtEdge ? 10 : 30))
    }
  }

  /// Four bars of three projects; 21 in whole screens are not higher.
  @Test(arguments: [(842.0, 17_701, 56.0), (842, 14_490, 44), (896, 17_701, 44)])
  func barsThatASheetArrangesAreAsHighAsItsOwn(height: Double, version: Int, bar: Double) throws {
    let scene = """
      <scene sceneID="c"><objects><viewController id="c" sceneMemberID="viewController">
        <view key="view" id="root">\(NibDocuments.rect(0, 0, 414, height))
          <subviews><navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="bar">
            \(NibDocuments.rect(0, 0, 414, 56))</navigationBar></subviews>
          <constraints>
            <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="k"/>
            <constraint firstItem="bar" firstAttribute="leading" secondItem="root" \
          secondAttribute="leading" id="l"/>
          </constraints>
        </view></viewController></objects></scene>
      """
    let document = try NibDocuments.storyboard(scene, toolsVersion: version, device: "retina6_1").document
    let loader = NibLoader(document: document, keepsStoredFrames: false, purpose: .canvas)
    let made = try #require(loader.scenes().first)
    let canvas = SceneCanvas(scene: made, loader: loader, surface: SceneSurface(made, in: document))
    let window = try #require(canvas.window())
    window.layoutIfNeeded()
    #expect(made.root?.subviews.first?.frame.height == CGFloat(bar))
  }

  // Bars of columns are no lower than those of whole screens, and columns reach from edge to edge.
  @Test(arguments: [(768.0, 14_490, 70.0), (320, 14_490, 70), (320, 12_120, 64)])
  func columnsOfPadsLieBelowBars(width: Double, version: Int, top: Double) throws {
    let scenes = Self.navigation(to: "c") + Self.controller("c", 1024, width: width)
    #expect(try insets(scenes, version, device: "ipad9_7").top == CGFloat(top))
    let column = Self.controller("c", 1024, width: width, rest: Self.toolbar)
    #expect(
      try insets(column, 17_701, device: "ipad9_7") == UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0))
  }

  @Test func detailsOfSplitViewsArePushedOnPhones() throws {
    let scenes =
      Self.navigation(to: "r") + Self.controller("r", 667, Self.segue("showDetail", to: "c"))
      + Self.controller("c")
    let split = Self.container("splitViewController", "masterViewController", to: "navigationController")
    #expect(try insets(scenes).top == 20)
    #expect(try insets(split + scenes).top == 64)
  }

  @Test func theSmallestPadHasRoundCorners() throws {
    let device = try #require(IBDevice.withID("ipad7_9"))
    #expect(device.portraitSize == IBSize(width: 744, height: 1133))
    #expect(device.safeArea().top == 24)
    #expect(device.safeArea().bottom == 20)
    #expect(IBDevice.named("ipad-mini-5")?.portraitSize == IBSize(width: 768, height: 1024))
  }
}
