import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// What bars and the edges of screens cover of a scene, as stored frames of documents tell it.
@MainActor @Suite struct SceneChromeTests {
  private static func controller(_ id: String, _ height: Double = 667, width: Double = 375, rest: String = "", _ segues: String = "")
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

  private static func navigation(to id: String) -> String { container("navigationController", "rootViewController", to: id) }
  private static func tabs(to id: String) -> String { container("tabBarController", "viewControllers", to: id) }
  private static let toolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
  private static let none = "<nil key=\"simulatedBottomBarMetrics\"/>"

  private func insets(_ scenes: String, of id: String = "c", _ version: Int = 21_701, device: String = "retina4_7") throws -> UIEdgeInsets {
    let loader = try NibDocuments.storyboard(scenes, toolsVersion: version, device: device)
    return try SystemRelease(toolsVersion: version).perform {
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
    #expect(try bottom(Self.toolbar) == 98 && bottom(Self.toolbar, 24_765) == 49)
  }

  @Test func sheetsHaveNotTheBottomBarBelowThem() throws {
    let bar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let scenes = Self.controller("r", 896, width: 414, rest: bar, Self.segue("show", to: "c")) + Self.controller("c", 842, width: 414)
    #expect(try insets(scenes, of: "r", 16_097, device: "retina6_1").bottom == 83)
    #expect(try insets(scenes, 16_097, device: "retina6_1").bottom == 34)
  }

  @Test(arguments: [(14_490, 44.0), (23_504, 49)]) func toolbarsAboveAHomeButtonGrew(version: Int, height: Double) throws {
    #expect(try insets(Self.controller("c", rest: Self.toolbar), version).bottom == CGFloat(height))
  }

  // Of Xcode 26's versions, which double what the screen's edges cover.
  @Test func scenesOfATabBarControllerHoldTheInsetsOnce() throws {
    let scene = Self.controller("c", 852, width: 393)
    func edges(_ scenes: String) throws -> [CGFloat] {
      let insets = try insets(scenes, 23_727, device: "retina6_12")
      return [insets.top, insets.bottom]
    }
    #expect(try edges(scene) == [118, 68])
    #expect(try edges(Self.tabs(to: "c") + scene) == [59, 83])
    #expect(try edges(Self.tabs(to: "navigationController") + Self.navigation(to: "c") + scene) == [162, 117])
  }

  @Test func sheetsAreLowerThanTheContainerTheyComeFrom() throws {
    let scenes = Self.controller("r", 852, width: 393, Self.segue("embed", to: "e"))
      + Self.controller("e", 766, width: 393, Self.segue("show", to: "c")) + Self.controller("c", 697, width: 393)
    #expect(try insets(scenes, 23_727, device: "retina6_12") == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
  }

  // 896 less two insets of 48 and the bar.
  @Test(arguments: [(24_412, "retina6_1", 414.0, 746.0, 68.0), (23_727, "retina6_1", 414, 756, 68), (22_505, "retina5_5", 414, 666, 0)])
  func viewsBeginBelowOpaqueBars(version: Int, device: String, width: Double, height: Double, bottom: Double) throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    let found = try insets(Self.controller("c", height, width: width, rest: bar), version, device: device)
    #expect(found == UIEdgeInsets(top: 0, left: 0, bottom: CGFloat(bottom), right: 0))
  }

  @Test func theSmallestPadHasRoundCorners() throws {
    let device = try #require(IBDevice.withID("ipad7_9"))
    #expect(device.portraitSize == IBSize(width: 744, height: 1133))
    #expect(device.safeArea().top == 24 && device.safeArea().bottom == 20)
    #expect(IBDevice.named("ipad-mini-5")?.portraitSize == IBSize(width: 768, height: 1024))
  }
}
