import CoreGraphics
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@testable import UIInspection

/// Tests of rules of the canvas and of devices, on small documents of the kinds they were found in.
@Suite(.serialized) @MainActor struct StoredFrameTests {
  private let folder = TemporaryFolder()

  /// Returns the frames of the views of a xib, by their ids.
  private func frames(
    _ object: String, on device: String? = nil, version: Int = 20_037
  ) throws -> [String: CGRect] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/><objects>\(object)</objects>
      </document>
      """
    return try frames(ofDocument: text, extension: "xib", on: device)
  }

  private func frames(
    ofDocument text: String, extension kind: String, on device: String?
  ) throws -> [String: CGRect] {
    var options = LayoutOptions()
    options.device = device
    let path = try folder.write(text, to: "frames.\(kind)").path
    let open = try OpenDocument(path: path, options: options)
    defer { open.loader.forgetObjects() }
    var found: [String: CGRect] = [:]
    func visit(_ view: UIView) {
      if let id = view.nibIdentity?.id { found[id] = view.frame }
      view.subviews.forEach(visit)
    }
    open.layOut { scene in scene.root.map(visit) }
    return found
  }

  private func rect(_ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private func pin(_ first: String, _ side: String, _ second: String, _ constant: Int, _ id: String) -> String
  {
    """
    <constraint firstItem="\(first)" firstAttribute="\(side)" secondItem="\(second)" \
    secondAttribute="\(side)" constant="\(constant)" id="\(id)"/>
    """
  }

  /// A stopped indicator keeps its 20 points on the canvas; one that turns, or on a device, is collapsed.
  @Test(
    arguments: [("", nil, true), ("animating=\"YES\"", nil, false), ("", "iphone-15", false)]
      as [(String, String?, Bool)])
  func stoppedIndicatorsKeepTheirPlaceOnTheCanvas(attributes: String, device: String?, isKept: Bool) throws {
    let found = try frames(
      """
      <view id="root">\(rect(0, 414, 896))<subviews>
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
          \(rect(0, 414, 64))
          <subviews><activityIndicatorView hidden="YES" hidesWhenStopped="YES" \(attributes) style="medium" \
            translatesAutoresizingMaskIntoConstraints="NO" id="ring">\(rect(0, 414, 20))
            </activityIndicatorView>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect(20, 414, 44))
              <constraints><constraint firstAttribute="height" constant="44" id="h"/></constraints></view>
          </subviews></stackView></subviews>
        <constraints>\(pin("stack", "top", "root", 0, "t"))\(pin("stack", "leading", "root", 0, "l"))\
      \(pin("root", "trailing", "stack", 0, "r"))</constraints></view>
      """, on: device)
    #expect(found["box"]?.minY == (isKept ? 20 : 0), "\(found)")
  }

  /// Sizes inside a cell of a xib come before the edge to the bottom of its stored height, and elsewhere not.
  @Test(arguments: [("collectionViewCell", CGFloat(44)), ("view", 25)])
  func theStoredHeightOfACellYields(element: String, height: CGFloat) throws {
    let found = try frames(
      """
      <\(element) id="root">\(rect(0, 414, 44))<subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect(19, 414, 44))
          <constraints><constraint firstAttribute="height" constant="44" id="h"/></constraints></view>
          </subviews>
        <constraints>\(pin("box", "top", "root", 19, "t"))\(pin("root", "bottom", "box", 0, "b"))\
      \(pin("box", "leading", "root", 0, "l"))\(pin("root", "trailing", "box", 0, "r"))</constraints>
      </\(element)>
      """)
    #expect(found["box"]?.minY == 19)
    #expect(found["box"]?.height == height, "\(found)")
  }

  /// A xib's cell has the height of its contents on a device if these reach from its top to its bottom, and
  /// its stored height otherwise.
  @Test(arguments: [(true, CGFloat(60)), (false, 96)])
  func aCellKeepsTheHeightThatNothingDetermines(reachesBottom: Bool, height: CGFloat) throws {
    let bottom = reachesBottom ? pin("content", "bottom", "box", 10, "b") : ""
    let found = try frames(
      """
      <tableViewCell rowHeight="96" id="cell">\(rect(0, 320, 96))
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(rect(0, 320, 96))
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect(10, 320, 40))
            <constraints><constraint firstAttribute="height" constant="40" id="h"/></constraints>
            </view></subviews>
          <constraints>\(pin("box", "top", "content", 10, "t"))\(bottom)\
      \(pin("box", "leading", "content", 0, "l"))\(pin("content", "trailing", "box", 0, "r"))</constraints>
        </tableViewCellContentView></tableViewCell>
      """, on: "iphone-15")
    #expect(found["cell"]?.height == height, "\(found)")
  }

  /// The bottom guide of a controller whose view scrolls is at the end of the content: a label above it has
  /// the height of its text, not of the screen.
  @Test func bottomGuidesOfScrollViewsEndTheContent() throws {
    let found = try frames(
      ofDocument: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
          <layoutGuides><viewControllerLayoutGuide type="top" id="above"/>
            <viewControllerLayoutGuide type="bottom" id="below"/></layoutGuides>
          <scrollView key="view" id="root">\(rect(0, 375, 667))<subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="upper">\(rect(0, 375, 100))
              <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints></view>
            <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="label">\(rect(100, 375, 29))
              <fontDescription key="fontDescription" type="system" pointSize="24"/></label></subviews>
            <constraints>\(pin("upper", "top", "root", 0, "t"))\(pin("upper", "leading", "root", 0, "l"))
              \(pin("root", "trailing", "upper", 0, "r"))\(pin("label", "leading", "upper", 0, "ll"))
              <constraint firstItem="upper" firstAttribute="width" secondItem="root" \
              secondAttribute="width" id="w"/>
              <constraint firstItem="label" firstAttribute="top" secondItem="upper" \
              secondAttribute="bottom" id="m"/>
              <constraint firstItem="below" firstAttribute="top" secondItem="label" \
              secondAttribute="bottom" id="b"/>
            </constraints></scrollView></viewController></objects></scene></scenes></document>
        """, extension: "storyboard", on: nil)
    #expect(found["label"]?.minY == 100)
    #expect((found["label"]?.height ?? 0) < 30, "\(found)")
  }

  /// The canvas keeps the size of a view whose size nothing decides, but no device does.
  @Test(arguments: [(nil, CGFloat(195)), ("iphone-15", 0)] as [(String?, CGFloat)])
  func drawnSizesDecideWhatNothingElseDoes(device: String?, width: CGFloat) throws {
    let found = try frames(
      """
      <view id="root">\(rect(0, 414, 896))<subviews>
        <view customClass="Stars" translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect(90, 195, 30))
        </view></subviews>
        <constraints>\(pin("box", "top", "root", 90, "t"))\(pin("box", "leading", "root", 0, "l"))
        </constraints></view>
      """, on: device)
    #expect(found["box"]?.width == width, "\(found)")
  }

  /// Tables of Xcode 8 lend their rows margins of 15 points, later ones their own.
  @Test(arguments: [(12_120, CGFloat(15)), (14_460, 16)])
  func rowsOfXcode8HaveMarginsOfFifteen(version: Int, margin: CGFloat) throws {
    let found = try frames(
      ofDocument: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><tableViewController id="vc" sceneMemberID="viewController">
          <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="table">
            \(rect(0, 375, 667))
            <prototypes><tableViewCell reuseIdentifier="Cell" preservesSuperviewLayoutMargins="YES" id="cell">
              \(rect(28, 375, 44))
              <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
              tableViewCell="cell" id="content">\(rect(0, 375, 43))
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect(11, 100, 20))
                  <constraints><constraint firstAttribute="height" constant="20" id="h"/>
                    <constraint firstAttribute="width" constant="100" id="w"/></constraints></view></subviews>
                <constraints>\(pin("box", "top", "content", 11, "t"))
                  <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
                  secondAttribute="leadingMargin" id="l"/></constraints>
              </tableViewCellContentView></tableViewCell></prototypes></tableView>
        </tableViewController></objects></scene></scenes></document>
        """, extension: "storyboard", on: nil)
    #expect(found["box"]?.minX == margin, "\(found)")
  }

  /// A text that can wrap yields to a content that resists equally, whichever comes first.
  @Test(arguments: [(0, false), (0, true), (1, false)]) func textsThatWrapYieldFirst(
    lines: Int, isFirst: Bool
  )
    throws
  {
    let text = """
      <label text="A sentence that is longer than the row that it is in, by far" numberOfLines="\(lines)" \
      horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      \(rect(0, 299, 41))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let other = """
      <label text="Picture that is wide" horizontalHuggingPriority="252" \
      translatesAutoresizingMaskIntoConstraints="NO" id="other">\(rect(0, 115, 41))
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let found = try frames(
      """
      <view id="root">\(rect(0, 414, 896))<subviews>
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(rect(0, 414, 41))
          <subviews>\(isFirst ? text + other : other + text)</subviews></stackView></subviews>
        <constraints>\(pin("stack", "top", "root", 90, "t"))\(pin("stack", "leading", "root", 0, "l"))\
      \(pin("root", "trailing", "stack", 0, "r"))</constraints></view>
      """)
    let isWhole = (found["other"]?.width ?? 0) > 140
    #expect(isWhole == (lines == 0), "\(found)")
  }
}
