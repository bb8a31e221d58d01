import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of changes of a document's canvas and of stored frames, which move nothing in a running app.
@Suite(.serialized) @MainActor struct CanvasDifferenceTests {
  private let folder = TemporaryFolder()

  private func difference(
    _ old: String, _ new: String, _ body: (DocumentDifference) throws -> Void
  ) throws { try folder.difference(old, new, in: "storyboard", body) }

  /// Returns a scene with a column of two labels, on a device.
  private func column(
    device: String = "retina6_12", orientation: String = "portrait", tools: String = "22505",
    size: (Double, Double) = (393, 852), height: Double = 20.5, constant: Int = 20, more: String = "",
    beside: String = ""
  ) -> String {
    let labels = ["One", "Two"].map { text in
      """
      <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(text)">
        <rect key="frame" x="161" y="0.0" width="31" height="\(height)"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES">
      <device id="\(device)" orientation="\(orientation)" appearance="light"/>
      <scenes><scene sceneID="scene"><objects>
        <viewController id="controller" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <stackView axis="vertical" distribution="equalSpacing" alignment="center" spacing="20" \
                  translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="20" y="395.5" width="353" height="61"/>
                <subviews>\(labels.joined())</subviews>
              </stackView>\(more)
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="stack" firstAttribute="centerY" secondItem="root" \
                  secondAttribute="centerY" id="c1"/>
              <constraint firstItem="stack" firstAttribute="leading" secondItem="safe" \
                  secondAttribute="leading" \
                  constant="\(constant)" id="c2"/>
              <constraint firstItem="safe" firstAttribute="trailing" secondItem="stack" \
                  secondAttribute="trailing" \
                  constant="20" id="c3"/>
            </constraints>
          </view>\(beside)
        </viewController>
      </objects></scene></scenes></document>
      """
  }

  @Test(arguments: ["retina4_7", "retina6_1", "ipad11_0rounded"])
  func anotherDeviceOfTheCanvasMovesNothing(device: String) throws {
    try difference(column(), column(device: device)) { difference in
      #expect(difference.frames.isEmpty)
      #expect(difference.newFindings.isEmpty)
      #expect(difference.changes.contains { $0.topic == .document })
    }
  }

  @Test func framesStoredForAnotherDeviceMoveNothing() throws {
    let new = column(device: "retina4_7", size: (375, 667), height: 20.333333)
    try difference(column(), new) { #expect($0.frames.isEmpty) }
    try difference(new, column()) { #expect($0.frames.isEmpty) }
  }

  @Test func theCanvasHeldSidewaysMovesNothing() throws {
    try difference(column(), column(orientation: "landscape", size: (852, 393))) {
      #expect($0.frames.isEmpty)
    }
  }

  @Test(arguments: ["14460", "17156", "20037"]) func anotherXcodeMovesNothing(tools: String) throws {
    try difference(column(tools: tools), column()) { difference in
      #expect(difference.frames.isEmpty)
      #expect(difference.isEmpty)
    }
  }

  @Test func constraintMovesItsViewOnAnotherDeviceToo() throws {
    try difference(column(), column(device: "retina4_7", constant: 40)) { difference in
      let stack = try #require(difference.frames.first { $0.id == "stack" })
      #expect(stack.new[0] - stack.old[0] == 20)
      #expect(stack.old[2] - stack.new[2] == 20)
      #expect(!difference.frames.contains { $0.id == "root" })
    }
  }

  @Test func theStoredFrameOfABarIsNoDifference() throws {
    func bar(_ width: Int, _ y: Int) -> String {
      """
      <navigationItem key="navigationItem" title="Home" id="item">
        <view key="titleView" contentMode="scaleToFill" id="title">
          <rect key="frame" x="\(y)" y="\(y)" width="\(width)" height="44"/>
        </view>
      </navigationItem>
      """
    }
    try difference(column(beside: bar(200, 0)), column(beside: bar(180, 4))) { #expect($0.frames.isEmpty) }
  }

  private func table(_ height: Double, text: String = "First line") -> String {
    DocumentText.storyboard(
      """
      <scene sceneID="scene"><objects>
        <tableViewController id="controller" sceneMemberID="viewController">
          <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" id="table">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <sections><tableViewSection headerTitle="Cache" id="section"><cells>
              <tableViewCell contentMode="scaleToFill" id="cell">
                <rect key="frame" x="0.0" y="55.5" width="393" height="\(height)"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="\(height)"/>
                  <subviews>
                    <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" \
                        id="label">
                      <rect key="frame" x="20" y="10" width="88.5" height="\(height - 20)"/>
                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                  </subviews>
                  <constraints>
                    <constraint firstItem="label" firstAttribute="leading" secondItem="content" \
                        secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="label" firstAttribute="top" secondItem="content" \
                        secondAttribute="top" \
                        constant="10" id="c2"/>
                    <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" \
                        constant="10" \
                        id="c3"/>
                  </constraints>
                </tableViewCellContentView>
              </tableViewCell>
            </cells></tableViewSection></sections>
          </tableView>
        </tableViewController>
      </objects></scene>
      """)
  }

  @Test func theStoredHeightOfACellIsNoDifference() throws {
    try difference(table(52), table(70)) { difference in
      #expect(difference.frames.isEmpty)
      #expect(difference.isEmpty)
      #expect(difference.newFindings.isEmpty)
      #expect(difference.goneFindings.isEmpty)
      // The content view has its stored frame from its cell.
      #expect(difference.changes.map(\.id) == ["cell", "label"])
      #expect(difference.changes.map(\.isIncidental) == [true, true])
    }
  }

  @Test func aTextThatGrowsMakesItsCellHigher() throws {
    try difference(table(52), table(52, text: "First line&#10;and another")) { difference in
      let cell = try #require(difference.frames.first { $0.id == "cell" })
      #expect(cell.new[3] > cell.old[3] + 15)
      #expect(difference.changes.count { !$0.isIncidental } == 1)
    }
  }

  /// Returns a collection with a cell that is stored with a size of its own.
  private func collection(item: Int, stored: Int) -> String {
    DocumentText.storyboard(
      """
      <scene sceneID="scene"><objects>
        <collectionViewController id="controller" sceneMemberID="viewController">
          <collectionView key="view" dataMode="prototypes" id="collection">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="layout">
              <size key="itemSize" width="\(item)" height="\(item)"/>
            </collectionViewFlowLayout>
            <cells><collectionViewCell id="cell">
              <rect key="frame" x="0.0" y="0.0" width="\(stored)" height="\(stored)"/>
              <collectionViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0.0" y="0.0" width="\(stored)" height="\(stored)"/>
                <autoresizingMask key="autoresizingMask"/>
              </collectionViewCellContentView>
            </collectionViewCell></cells>
          </collectionView>
        </collectionViewController>
      </objects></scene>
      """)
  }

  @Test func theStoredSizeOfACellInACollectionIsNoDifference() throws {
    try difference(collection(item: 110, stored: 50), collection(item: 110, stored: 110)) { difference in
      #expect(difference.isEmpty)
      #expect(difference.framesWithoutCause.isEmpty)
    }
    try difference(collection(item: 50, stored: 50), collection(item: 110, stored: 110)) { difference in
      #expect(difference.changes.filter { !$0.isIncidental }.map(\.id) == ["layout"])
    }
  }
}
