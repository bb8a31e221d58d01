import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIInspection
import UIKit

/// Tests of the output of `mica tree`.
@MainActor struct SceneTreeTests {
  private func scenes(_ objects: String, kind: String = "Storyboard.XIB") throws -> SceneTree {
    let body =
      kind == "XIB"
      ? "<objects>\(objects)</objects>"
      : """
      <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes>
      """
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="22154" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\(body)</document>
      """
    let document = try IBDocument(data: Data(xml.utf8), name: "Test")
    return SceneTree(
      file: document.name, scenes: NibLoader(document: document).scenes().map { SceneTree.Scene($0) })
  }

  @Test func everyViewIsANodeUnderItsParent() throws {
    let tree = try scenes(
      """
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><view id="a" hidden="YES" alpha="0.5"><rect key="frame" x="16" y="33.666666666666664" width="100" height="50"/>
      <subviews><label id="b" customClass="Fancy"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
      </view></subviews></view></viewController>
      """)
    let root = try #require(tree.scenes[0].root)
    #expect(tree.scenes[0].id == "s")
    #expect(tree.scenes[0].size == [393, 852])
    #expect(root.id == "root")
    #expect(root.class == "UIView")
    #expect(root.subviews.map(\.id) == ["a"])
    let a = root.subviews[0]
    #expect(a.hidden)
    #expect(a.alpha == 0.5)
    #expect(zip(a.frame, [16, 33.666666666666664, 100, 50]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(a.subviews[0].class == "UILabel")
    #expect(a.subviews[0].customClass == "Fancy")
    #expect(a.subviews[0].frame == [1, 2, 3, 4])
  }

  @Test func viewsOfBarItemsAreNodesOfTheirScene() throws {
    let tree = try scenes(
      """
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
      <view key="customView" id="v"><rect key="frame" x="300" y="6" width="60" height="32"/></view>
      </barButtonItem></navigationItem></viewController>
      """)
    #expect(tree.scenes[0].root?.subviews.map(\.id) == ["v"])
    #expect(tree.scenes[0].root?.subviews[0].frame == [300, 6, 60, 32])
  }

  @Test func aXibHasOneSceneATopLevelView() throws {
    let tree = try scenes(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="one"><rect key="frame" x="0" y="0" width="10" height="20"/></view>
      <view id="two"><rect key="frame" x="0" y="0" width="30" height="40"/></view>
      """, kind: "XIB")
    #expect(tree.scenes.map(\.id) == ["one", "two"])
    #expect(tree.scenes.map(\.size) == [[10, 20], [30, 40]])
  }

  @Test func jsonHasTheAgreedKeys() throws {
    let tree = try scenes(
      """
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="9" height="8"/></view></viewController>
      """)
    let value = try JSONDecoder().decode(JSONValue.self, from: try tree.json())
    let root = value["scenes"].array[0]["root"]
    #expect(root["id"] == .string("root"))
    #expect(root["frame"].numbers == [0, 0, 9, 8])
    #expect(root["bounds"].numbers == [0, 0, 9, 8])
    #expect(root["center"].numbers == [4.5, 4])
    #expect(root["hidden"] == .bool(false))
    #expect(root["subviews"] == .array([]))
  }

  @Test func anUnknownElementIsAPlainViewAndALineOfReport() throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <hologramView id="h"><rect key="frame" x="0" y="0" width="10" height="20"/></hologramView></objects></document>
      """
    let loader = NibLoader(document: try IBDocument(data: Data(xml.utf8), name: "Test.xib"))
    let scenes = loader.scenes()
    #expect(scenes.count == 1)
    #expect(loader.report == ["Test.xib:2: <hologramView> is no view that Mica knows: shown as a plain view"])
  }

  /// On Xcode's canvas, an accessory view connected by an outlet occupies no space: the contents that Xcode
  /// stored are as wide as their cells in the two such documents of the corpus. On a device,
  /// `UITableViewCell` places it before a margin of 20 points.
  @Test func accessoryViewsOfOutletsLieAtTheEndOfTheirCellsOnDevices() throws {
    let folder = TemporaryFolder()
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><tableViewController id="c">
      <tableView key="view" dataMode="static" style="plain" rowHeight="-1" id="t">
      <rect key="frame" x="0" y="0" width="393" height="852"/><sections><tableViewSection id="x"><cells>
      <tableViewCell id="k"><rect key="frame" x="0" y="50" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="k" id="v">
      <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
      <view id="a"><rect key="frame" x="100" y="3" width="40" height="20"/></view></subviews>
      </tableViewCellContentView><connections><outlet property="accessoryView" destination="a" id="o1"/>
      </connections></tableViewCell>
      <tableViewCell id="l"><rect key="frame" x="0" y="94" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="l" id="w">
      <rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView>
      <connections><outlet property="accessoryView" destination="beside" id="o2"/></connections>
      </tableViewCell>
      <tableViewCell id="m"><rect key="frame" x="0" y="138" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="m" id="z">
      <rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView>
      <connections><outlet property="accessoryView" destination="t" id="o3"/></connections></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController>
      <view id="beside"><rect key="frame" x="0" y="0" width="30" height="10"/></view>
      </objects></scene></scenes></document>
      """, to: "Settings.storyboard")
    func frames(_ device: String?) throws -> [String: [Double]] {
      var options = LayoutOptions()
      options.device = device
      let open = try OpenDocument(path: file.path, options: options)
      open.layOut()
      var found: [String: [Double]] = [:]
      func visit(_ node: SceneTree.Node) {
        if let id = node.id { found[id] = node.frame }
        node.subviews.forEach(visit)
      }
      open.tree.scenes.compactMap(\.root).forEach(visit)
      return found
    }
    let canvas = try frames(nil), device = try frames("iphone-15")
    #expect(canvas["a"] == [100, 3, 40, 20])
    #expect(canvas["v"] == [0, 0, 393, 44])
    #expect(canvas["w"] == canvas["v"])
    #expect(device["a"] == [333, 12, 40, 20])
    // A table is not an accessory of its own row. An empty row of automatic height is a pixel less than 44
    // points (`corpus/metrics.json`, "automatic (-1) empty cell"), whatever height the document stores.
    for (id, width) in [("v", 333.0), ("w", 343), ("z", 393)] {
      let frame = try #require(device[id])
      #expect(zip(frame, [0, 0, width, 44 - 1.0 / 3]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(id): \(frame)")
    }
  }
}
