import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of bars and safe areas that depend on a simulated sheet or on a phone that lies on its side.
@MainActor struct SheetCanvasTests {
  private static let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"

  /// Returns the safe area of the scene `r` on the document's own canvas.
  private func area(
    _ scenes: String, version: Int, device: String, orientation: String = "portrait"
  ) throws -> UIEdgeInsets {
    let loader = try NibDocuments.storyboard(
      scenes, toolsVersion: version, device: device, orientation: orientation)
    let scene = try #require(loader.scenes().first { $0.id == "r" })
    return try SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      let surface = SceneSurface(scene, in: loader.document)
      _ = try #require(SceneCanvas(scene: scene, loader: loader, surface: surface).window())
      return try #require(scene.root).safeAreaInsets
    }
  }

  /// A sheet with a simulated bar is stored with contents from 56 points to its end; a full screen has the
  /// bar below the status bar.
  @Test(arguments: [
    ("modalFormSheetSimulatedSizeMetrics", CGFloat(56), CGFloat(0)),
    ("modalPageSheetSimulatedSizeMetrics", 56, 0),
  ])
  func simulatedBarsOfSheetsAreHigher(metrics: String, top: CGFloat, bottom: CGFloat) throws {
    let sheet = "\(Self.bar)<\(metrics) key=\"simulatedDestinationMetrics\"/>"
    let scene = SceneCanvasTests.controller("c", scene: "r", size: (390, 790), rest: sheet)
    let insets = try area(scene, version: 20_037, device: "retina6_0")
    #expect(insets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func simulatedBarsOfScreensAreBelowTheStatusBar() throws {
    let scene = SceneCanvasTests.controller("c", scene: "r", size: (390, 844), rest: Self.bar)
    #expect(try area(scene, version: 20_037, device: "retina6_0").top > 56)
  }

  /// Stored scenes of Xcode 12 end above the home indicator, those of Xcode 13.0 and 13.1 do not.
  @Test(arguments: [(18_122, CGFloat(34)), (19_162, 0), (19_529, 0)])
  func sheetsInNavigationStacksReachTheEndSinceXcode13(version: Int, bottom: CGFloat) throws {
    let scenes = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
        <modalPageSheetSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <navigationBar key="navigationBar" id="b">\(NibDocuments.rect(0, 0, 390, 56))</navigationBar>
        <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="s"/>
        </connections></navigationController></objects></scene>
      """
    let scene = SceneCanvasTests.controller("c", scene: "r", size: (390, 790))
    #expect(try area(scenes + scene, version: version, device: "retina6_0").bottom == bottom)
  }

  /// As stored: bars of phones of regular width are whole on their side, those of others are not.
  @Test(arguments: [("retina6_1", 896.0, 414.0, CGFloat(44)), ("retina5_9", 812, 375, 32)])
  func barsOfWidePhonesAreWholeOnTheirSide(device: String, width: Double, height: Double, top: CGFloat) throws
  {
    let scene = SceneCanvasTests.controller("c", scene: "r", size: (width, height), rest: Self.bar)
    let insets = try area(scene, version: 14_845, device: device, orientation: "landscape")
    #expect(insets.top == top)
  }
}
