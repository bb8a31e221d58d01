import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the safe areas and margins of views on the canvas of Interface Builder, by its versions.
@MainActor struct CanvasInsetTests {
  /// A xib's own view has the margins of a screen: `corpus/metrics.json`, "root view L/R" and "T/B".
  @Test func theCanvasGivesXibsTheMarginsOfAScreen() throws {
    let document = try NibDocuments.document(
      """
      <view id="root">\(NibDocuments.rect(0, 0, 500, 160))
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """, toolsVersion: 17506, device: "retina6_1", hasSafeAreas: false)
    let loader = NibLoader(document: document, keepsStoredFrames: false, purpose: .canvas)
    let scene = try #require(loader.scenes().first)
    try SystemRelease(toolsVersion: IBToolsVersion(17_506)).perform {
      let window = SceneCanvas(scene: scene, loader: loader, surface: SceneSurface(scene, in: document))
        .window()
      _ = try #require(window)
      #expect(scene.root?.layoutMargins == UIEdgeInsets(top: 44, left: 20, bottom: 34, right: 20))
    }
  }

  /// Returns the safe area on the canvas of a xib's only view.
  private func area(
    _ size: (Double, Double), device: String, version: Int, element: String = "view", attributes: String = "",
    metrics: String = "", of insets: (UIView) -> UIEdgeInsets = \.safeAreaInsets
  ) throws -> UIEdgeInsets {
    let document = try NibDocuments.document(
      """
      <\(element) id="root" \(attributes)>\(NibDocuments.rect(0, 0, size.0, size.1))\(metrics)</\(element)>
      """, toolsVersion: version, device: device)
    let loader = NibLoader(document: document, purpose: .canvas)
    let scene = try #require(loader.scenes().first)
    return try SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      _ = try #require(
        SceneCanvas(scene: scene, loader: loader, surface: SceneSurface(scene, in: document)).window())
      return insets(try #require(scene.root))
    }
  }

  // As Xcode 6 to 8 store the distances of views in xibs from the edges, in all of six projects.
  @Test func beforeSafeAreasXibsHaveTheMarginsOfAnyView() throws {
    let margins = try area((600, 480), device: "retina4_7", version: 10_117, of: \.layoutMargins)
    #expect(margins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  // As stored at 600 and 414 points: 16 in all of 271 places until Xcode 7.0, 20 in all of 407 of Xcode 7.1
  // to 8.
  @Test(arguments: [(6254, CGFloat(16)), (7706, 16), (8191, 20), (10_117, 20), (11_762, 20)])
  func wideScenesOfOldVersionsHaveNarrowMargins(version: Int, side: CGFloat) throws {
    let loader = try NibDocuments.storyboard(
      SceneCanvasTests.controller("root", scene: "r", size: (600, 600)), toolsVersion: version)
    let scene = try #require(loader.scenes().first)
    SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      _ = SceneCanvas(scene: scene, loader: loader, device: loader.document.canvasDevice).window()
      #expect(scene.root?.layoutMargins.left == side)
      #expect(scene.root?.layoutMargins.right == side)
    }
  }

  @Test(arguments: [(11_762, CGFloat(20)), (14_490, 0)]) func xcode8KeepsTheStatusBarSideways(
    version: Int, top: CGFloat
  ) throws {
    let loader = try NibDocuments.storyboard(
      SceneCanvasTests.controller("root", scene: "r", size: (480, 320)), toolsVersion: version,
      device: "retina3_5",
      orientation: "landscape")
    let scene = try #require(loader.scenes().first)
    SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      _ = SceneCanvas(scene: scene, loader: loader, surface: SceneSurface(scene, in: loader.document))
        .window()
      #expect(scene.controller?.topLayoutGuide.length == top)
    }
  }

  // As Xcode stores views that constraints tie to the guide: eight documents with 0, nine with 20, one with
  // 44.
  @Test func xibsOfXcode11To14HaveNoStatusBarAboveAHomeButton() throws {
    #expect(try area((375, 667), device: "retina4_7", version: 14_490).top == 20)
    #expect(try area((375, 667), device: "retina4_7", version: 18_122).top == 0)
    #expect(try area((375, 667), device: "retina4_7", version: 21_507).top == 0)
    #expect(try area((375, 667), device: "retina4_7", version: 21_701).top == 20)
    #expect(try area((375, 667), device: "retina4_7", version: 22_505).top == 20)
    #expect(try area((414, 896), device: "retina6_1", version: 18_122).top == 44)
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    #expect(try area((375, 667), device: "retina4_7", version: 18_122, metrics: bar).top == 44)
  }

  /// Before Xcode 9 stored rows begin below the bars, or at the table's edge; they are seen below the bars,
  /// on whatever screen.
  @Test(arguments: [(11_198, CGFloat(64)), (11_198, 0), (13_771, 0), (23_000, 0)])
  func rowsOfTablesAreSeenBelowTheBars(version: Int, stored: CGFloat) throws {
    let scene = """
      <scene sceneID="r"><objects><tableViewController id="c" sceneMemberID="viewController">
        <tableView key="view" alwaysBounceVertical="YES" dataMode="static" style="plain" id="table">
          \(NibDocuments.rect(0, 0, 375, 667))
          <sections><tableViewSection id="s"><cells>
            <tableViewCell id="cell">\(NibDocuments.rect(0, stored.native, 375, 44))
              <tableViewCellContentView key="contentView" id="content">\(NibDocuments.rect(0, 0, 375, 44))
              </tableViewCellContentView></tableViewCell>
          </cells></tableViewSection></sections>
        </tableView><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      </tableViewController></objects></scene>
      """
    for name in [nil, "iphone-15"] {
      let loader = try NibDocuments.storyboard(scene, toolsVersion: version, device: "retina4_7")
      let scene = try #require(loader.scenes().first)
      let device = name.flatMap(IBDevice.named)
      let surface = SceneSurface(scene, in: loader.document, on: device)
      scene.root?.frame = CGRect(origin: .zero, size: surface.size)
      try SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
        let window = try #require(SceneCanvas(scene: scene, loader: loader, surface: surface).window())
        window.layoutIfNeeded()
        let table = try #require(scene.root as? UITableView), cell = try #require(table.visibleCells.first)
        let bar = try #require(window.subviews.compactMap { $0 as? UINavigationBar }.first)
        #expect(cell.frame.minY == stored)
        #expect(cell.convert(cell.bounds, to: nil).minY == bar.frame.maxY)
      }
    }
  }

  // As Xcode stores the views of six documents in sizes from 390 x 72 to 468 x 360.
  @Test func smallXibsHaveTheInsetsOfTheScreenAboveAndThoseOfAClassBelow() throws {
    let free = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    #expect(
      try area((414, 258), device: "retina6_1", version: 17_506, metrics: free)
        == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(try area((375, 137), device: "retina4_7", version: 14_460, metrics: free) == .zero)
    #expect(try area((375, 370), device: "retina4_7", version: 14_113, metrics: free) == .zero)
    #expect(try area((375, 570), device: "retina4_7", version: 14_460, metrics: free).top == 20)
    let own = "customClass=\"Card\""
    #expect(
      try area((468, 360), device: "retina6_0", version: 21_507, attributes: own, metrics: free)
        == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(
      try area((414, 50), device: "retina6_1", version: 15_702, attributes: own, metrics: free).bottom == 0)
    // Any class since Xcode 14.3.
    #expect(try area((414, 635), device: "retina6_1", version: 21_701, metrics: free).bottom == 34)
    #expect(try area((393, 447), device: "retina6_12", version: 21_507, metrics: free).bottom == 0)
    #expect(try area((414, 68), device: "retina6_1", version: 23_504, metrics: free).bottom == 34)
    #expect(try area((375, 667), device: "retina6_12", version: 32_700, metrics: free).bottom == 34)
  }

  // As Xcode stores the views of five documents from 431 x 155 to 598 x 312, and of seven of other sizes.
  @Test func xibsWiderThanTheScreenFillAWindowOfTheirOwn() throws {
    let both = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(try area((598, 312), device: "retina6_1", version: 16_097) == both)
    #expect(try area((431, 155), device: "retina6_1", version: 17_701) == both)
    #expect(try area((414, 220), device: "retina6_1", version: 15_505).bottom == 0)
    #expect(try area((477, 351), device: "retina4_7", version: 14_113) == .zero)
  }

  // As Xcode stores what lies at the guides and margins of cells in six documents, and of a small view.
  @Test func smallXibsHaveNoRoomForAStatusBarAboveAHomeButton() throws {
    let cell = "collectionViewCell", sides = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    #expect(try area((370, 547), device: "retina4_7", version: 13_771, element: cell).top == 20)
    #expect(try area((255, 353), device: "retina4_7", version: 13_771, element: cell).top == 0)
    #expect(
      try area((375, 72), device: "retina4_7", version: 14_460, element: cell, of: \.layoutMargins) == sides)
    // Above a home indicator cells are as other views (three documents).
    let above = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    #expect(try area((167, 140), device: "retina6_1", version: 16_097, element: cell) == above)
    #expect(try area((520, 333), device: "retina6_1", version: 19_529, element: cell).bottom == 34)
    #expect(try area((178, 111), device: "retina4_7", version: 14_490, of: \.layoutMargins) == sides)
    #expect(try area((375, 87), device: "retina4_7", version: 22_505).top == 20)
  }
}
