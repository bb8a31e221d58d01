import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of safe areas, margins and the guides that follow them. Numbers are from
/// `../shared/facts/ios26/autolayout.json` where no other source is named.
@MainActor struct InsetTests {
  private static func insets(_ n: [CGFloat]) -> UIEdgeInsets {
    UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// Returns a view of 320 x 480 with the safe area (44, 10, 34, 12).
  private func parent() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.setSafeArea(Self.insets([44, 10, 34, 12]))
    return view
  }

  nonisolated static let propagation: [([CGFloat], [CGFloat])] = [
    ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]),
    ([-40, -60, 200, 200], [44, 10, 0, 0]), ([0, 100, 320, 200], [0, 10, 0, 12]),
    ([0, 460, 320, 100], [0, 10, 34, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]),
    ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]),
    ([0, 500, 100, 50], [0, 10, 34, 0]),
  ]

  @Test(arguments: propagation) func safeAreasReachIntoSubviews(frame: [CGFloat], expected: [CGFloat]) {
    let parent = parent()
    let child = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    parent.addSubview(child)
    #expect(child.safeAreaInsets == Self.insets(expected))
    child.frame = .zero
    child.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    #expect(child.safeAreaInsets == Self.insets(expected))
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == .zero)
  }

  /// Translations move a view's safe area; scales and rotations leave it unchanged (Apple's answer in
  /// developer forums thread 671541).
  @Test func transformsThatMoveAloneChangeTheSafeArea() {
    final class View: UIView {
      var told = 0
      override func safeAreaInsetsDidChange() { told += 1 }
    }
    let parent = parent(), child = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480)),
      controller = UIViewController()
    controller.view = child
    parent.addSubview(child)
    child.transform = CGAffineTransform(translationX: 0, y: 40)
    #expect(child.safeAreaInsets == Self.insets([4, 10, 34, 12]))
    #expect(child.told == 2)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.center.y += 100
    parent.setSafeArea(.zero)
    #expect(child.safeAreaInsets == Self.insets([4, 10, 34, 12]))
    #expect(child.told == 2)
    controller.additionalSafeAreaInsets.left = 5
    #expect(child.safeAreaInsets == Self.insets([4, 15, 34, 12]))
    child.transform = .identity
    #expect(child.safeAreaInsets == Self.insets([0, 5, 0, 0]))
    parent.setSafeArea(Self.insets([44, 0, 0, 0]))
    child.transform3D = CATransform3DMakeTranslation(0, -100, 0)
    #expect(child.safeAreaInsets == Self.insets([44, 5, 0, 0]))
    child.transform = CGAffineTransform(rotationAngle: 1)
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == Self.insets([0, 5, 0, 0]))
  }

  /// Windows in tests that take pictures of other devices override their safe area in this way.
  @Test func windowsThatSayTheirSafeAreaPassItOn() {
    final class Window: UIWindow {
      var area = UIEdgeInsets.zero
      override var safeAreaInsets: UIEdgeInsets { area }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), controller = UIViewController()
    window.area.top = 20
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.topAnchor).isActive = true
    window.rootViewController = controller
    window.isHidden = false
    controller.view.layoutIfNeeded()
    #expect(
      controller.view.safeAreaInsets.top == 20,
      "\(controller.view.safeAreaInsets), \(label.frame)")
    #expect(
      label.frame.minY == 20,
      "\(controller.view.safeAreaInsets), \(label.frame)")
  }

  @Test func marginsCountTheSafeAreaIn() {
    let view = parent()
    #expect(view.layoutMargins == Self.insets([52, 18, 42, 20]))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == Self.insets([8, 8, 8, 8]))
  }

  @Test func marginsOfTheSuperviewReachIn() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    outer.layoutMargins = Self.insets([20, 20, 20, 20])
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    #expect(inner.layoutMargins == Self.insets([10, 10, 8, 8]))
  }

  /// Bars override their margins in this way to keep them clear of the area below.
  @Test func theSameMarginsAskForNoLayout() {
    final class Bar: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        layoutMargins.bottom = 20
      }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for _ in 0..<5 { bar.layoutIfNeeded() }
    #expect(bar.passes <= 2)
    #expect(bar.layoutMargins.bottom == 20)
    bar.layoutMargins.top = 10
    bar.layoutIfNeeded()
    #expect(bar.passes > 2, "others do")
  }

  @Test func guidesFollowTheInsets() {
    let view = parent()
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 18, y: 52, width: 282, height: 386))
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.layoutGuides.count == 2)
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
  }

  /// Callbacks come in UIKit's order, each once, and only to affected views.
  @Test func changesAreTold() {
    final class Witness: UIView {
      var log: [String] = []
      override func layoutMarginsDidChange() { log.append("margins") }
      override func safeAreaInsetsDidChange() { log.append("safe area") }
    }
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = Witness(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let far = Witness(frame: CGRect(x: 20, y: 100, width: 20, height: 100))
    parent.addSubview(child)
    parent.addSubview(far)
    parent.setSafeArea(Self.insets([44, 10, 34, 12]))
    #expect(child.log == ["margins", "safe area"])
    #expect(far.log.isEmpty)
    child.log = []
    child.center.y += 100
    #expect(child.safeAreaInsets == Self.insets([0, 10, 0, 12]))
    #expect(child.log == ["margins", "safe area"])
  }

  nonisolated static let readable: [[CGFloat]] = [
    [320, 8, 8, 304], [375, 8, 8, 359], [834, 8, 8, 818], [1000, 8, 8, 984], [1008, 8, 8, 992],
    [1009, 8, 44.5, 920],
    [1020, 8, 50, 920], [1024, 8, 52, 920], [1400, 8, 240, 920], [1008, 40, 40, 928], [1009, 40, 44.5, 920],
    [1200, 200, 200, 800], [2000, 600, 600, 800], [1200, 0, 140, 920],
  ]

  /// The rule of a Mac's windows, where the widest lines are 920 points and views up to 1008 keep to their
  /// margins.
  @Test(arguments: readable) func readableContentIsCentred(_ n: [CGFloat]) {
    let span = ReadableWidth(most: 920, threshold: 1008).span(in: n[0], margins: (n[1], n[1]))
    #expect(span == (n[2], n[3]))
  }

  @Test func readableLinesAre672PointsForTextOfTheDefaultSize() {
    #expect(ReadableWidth.classic(bodySize: 17).most == 672)
    #expect(ReadableWidth.classic(bodySize: 14).most == 560)
  }

  @Test func controllersAddToTheSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = UIViewController()
    window.rootViewController = controller
    window.setSafeArea(Self.insets([59, 0, 34, 0]))
    #expect(controller.view.safeAreaInsets == Self.insets([59, 0, 34, 0]))
    controller.additionalSafeAreaInsets = Self.insets([10, 0, 6, 0])
    #expect(controller.view.safeAreaInsets == Self.insets([69, 0, 40, 0]))
    #expect(controller.topLayoutGuide.length == 69)
    #expect(controller.bottomLayoutGuide.length == 40)
  }

  /// `corpus/metrics.json`, "margins".
  @Test func rootViewsHaveTheSystemsMargins() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
    #expect(controller.view.layoutMargins == Self.insets([0, 16, 0, 16]))
    controller.view.frame.size.width = 414
    #expect(controller.view.layoutMargins == Self.insets([0, 20, 0, 20]))
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 30, bottom: 0, trailing: 2)
    #expect(controller.view.layoutMargins == Self.insets([4, 30, 0, 20]))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == Self.insets([4, 30, 0, 2]))
    controller.view.semanticContentAttribute = .forceRightToLeft
    #expect(controller.view.layoutMargins == Self.insets([4, 2, 0, 30]))
  }

  @Test func scrollViewsKeepWhatTheirInsetsMakeUpFor() {
    let parent = parent()
    let scroll = UIScrollView(frame: parent.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
    scroll.contentSize = content.frame.size
    scroll.addSubview(content)
    parent.addSubview(scroll)
    scroll.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 44)
    #expect(content.safeAreaInsets == Self.insets([0, 10, 0, 12]))
    #expect(scroll.frameLayoutGuide.layoutFrame == scroll.bounds)
    #expect(scroll.contentLayoutGuide.layoutFrame == content.frame)
  }

  @Test func alignmentRectanglesAndFramesAreInverse() {
    final class Padded: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = Padded()
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
  }

  // As Xcode stores the content of cells, in more than a hundred documents.
  @Test(arguments: [
    (23_000, 375.0, 375.0, ControlMetrics.CellHome.table, 16.0), (23_000, 320, 414, .table, 16),
    (23_000, 364, 414, .table, 20),
    (23_000, 514, 375, .controllersTable, 16), (23_000, 252, 414, .table, 16), (23_000, 374, 414, .table, 20),
    (23_000, 1024, 1024, .table, 20), (14_460, 320, 320, .table, 15), (17_500, 320, 320, .table, 16),
    (14_460, 320, 375, .none, 16), (15_700, 352, 375, .none, 15), (16_097, 416, 375, .none, 15),
    (15_700, 320, 414, .none, 16), (12_120, 375, 375, .controllersTable, 8), (13_196, 375, 375, .table, 8),
    (13_529, 375, 375, .controllersTable, 16), (13_526, 375, 375, .table, 15), (15_705, 375, 375, .table, 15),
    (15_705, 414, 414, .table, 20), (17_701, 375, 375, .table, 16),
    (14_113, 600, 375, .none, 20), (14_460, 430, 375, .none, 20), (18_122, 600, 375, .none, 16),
  ])
  func cellsHaveTheMarginsOfTheirScreen(
    version: Int, width: Double, screen: Double, home: ControlMetrics.CellHome, side: Double
  ) {
    SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      let margins = ControlMetrics.cellMargins(
        cell: CGFloat(width), table: CGFloat(width), screen: CGFloat(screen), home: home,
        toolsVersion: IBToolsVersion(version))
      #expect(margins.side == CGFloat(side))
      #expect(margins.vertical == (version < 13_500 ? 8 : 11))
    }
  }

  /// The cells of inset groups, which are narrower than their table.
  @Test(arguments: [(390.0, 358.0, 16.0), (402, 362, 16), (414, 374, 20), (390, 390, 20), (375, 343, 16)])
  func cellsOfInsetGroupsHaveMarginsByTheirWidth(table: Double, cell: Double, side: Double) {
    let margins = ControlMetrics.cellMargins(
      cell: CGFloat(cell), table: CGFloat(table), screen: CGFloat(table), home: .controllersTable,
      toolsVersion: nil)
    #expect(margins.side == CGFloat(side))
  }

  // Stored cells of a scene that is drawn freely: their margins are those of the screen and not of their
  // table.
  @Test func cellsOfScenesDrawnFreelyHaveTheMarginsOfTheScreen() throws {
    let loader = try NibDocuments.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="t" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="plain" id="table">\(NibDocuments.rect(0, 0, 375, 714))
          <sections><tableViewSection id="section"><cells>
            <tableViewCell preservesSuperviewLayoutMargins="YES" id="a">\(NibDocuments.rect(0, 28, 375, 44))
              <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="a" id="in-a">
                \(NibDocuments.rect(0, 0, 375, 44))</tableViewCellContentView></tableViewCell>
          </cells></tableViewSection></sections>
        </tableView>
        <size key="freeformSize" width="375" height="768"/></tableViewController></objects></scene>
      """, toolsVersion: 17_506, device: "retina6_1")
    try SystemRelease(toolsVersion: IBToolsVersion(17_506)).perform {
      let scene = try #require(loader.scenes().first)
      let surface = SceneSurface(scene, in: loader.document)
      _ = try #require(SceneCanvas(scene: scene, loader: loader, surface: surface).window())
      #expect(try #require(loader.object(withID: "in-a") as? UIView).layoutMargins.left == 20)
    }
  }

  // Stored cells of three documents: those that begin below what is seen have no margins of their table up to
  // Xcode 11.
  @Test(arguments: [14_313, 22_505])
  func cellsBelowTheScreenHaveNoMarginsOfTheirTable(version: Int) throws {
    func cell(_ id: String, _ y: Double) -> String {
      """
      <tableViewCell preservesSuperviewLayoutMargins="YES" id="\(id)">\(NibDocuments.rect(0, y, 375, 44))
        <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="\(id)" id="in-\(id)">
          \(NibDocuments.rect(0, 0, 375, 44))</tableViewCellContentView></tableViewCell>
      """
    }
    let loader = try NibDocuments.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="t" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" id="table">\(NibDocuments.rect(0, 0, 375, 667))
          <sections><tableViewSection id="section"><cells>\(cell("a", 600) + cell("b", 670))</cells></tableViewSection></sections>
        </tableView></tableViewController></objects></scene>
      """, toolsVersion: version)
    try SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      let scene = try #require(loader.scenes().first)
      _ = try #require(
        SceneCanvas(scene: scene, loader: loader, device: loader.document.canvasDevice).window())
      let margins = try ["in-a", "in-b"].map {
        try #require(loader.object(withID: $0) as? UIView).layoutMargins.left
      }
      #expect(margins[0] > 8)
      #expect(margins[1] == (version < 17_000 ? 8 : margins[0]))
    }
  }
}
