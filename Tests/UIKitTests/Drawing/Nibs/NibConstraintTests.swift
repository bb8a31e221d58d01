import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the forms in which documents store constraints. Their meaning is that of frames that Xcode stored
/// (`corpus/README.md`).
@MainActor struct NibConstraintTests {
  /// Returns the scene of a view of 375 x 667 with two subviews "a" and "b" and constraints.
  private func loader(
    _ constraints: String, view: String = "", controller: String = "", a: String = "",
    purpose: NibLoader.Purpose = .app,
    sizeClasses: (width: IBSizeClass?, height: IBSizeClass?) = (.compact, .regular)
  ) throws -> NibLoader {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
        \(controller)
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a" \(a)>
              <rect key="frame" x="0" y="0" width="10" height="10"/></view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <rect key="frame" x="0" y="0" width="10" height="10"/></view>
          </subviews>
          \(view)
          <constraints>\(constraints)</constraints>
        </view></viewController></objects></scene></scenes></document>
      """
    let document = try IBDocument(data: Data(text.utf8), name: "test.storyboard")
    let loader = NibLoader(
      document: document, sizeClasses: sizeClasses, keepsStoredFrames: false, purpose: purpose)
    _ = loader.scenes()
    return loader
  }

  private func constraint(_ loader: NibLoader, _ id: String = "c") -> NSLayoutConstraint? {
    loader.object(withID: id) as? NSLayoutConstraint
  }

  @Test func eachConstraintThatCannotBeIsNotedWithItsLine() throws {
    let loader = try loader(
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="leading" id="c"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="leading" id="d"/>
      """)
    let notes = loader.report.filter { $0.contains("constraint between top and leading cannot be") }
    #expect(Set(notes).count == 2)
    #expect(constraint(loader) == nil)
  }

  @Test func anItemThatIsLeftOutIsTheOwner() throws {
    let loader = try loader(
      "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"12\" id=\"c\"/>"
    )
    let made = try #require(constraint(loader))
    let root = try #require(loader.object(withID: "root") as? UIView)
    #expect(made.firstItem === root)
    #expect(made.secondItem === loader.object(withID: "a"))
    #expect(made.firstAttribute == .trailing)
    #expect(made.constant == 12)
    #expect(made.isActive)
    #expect(root.constraints.contains { $0 === made })
  }

  @Test(arguments: [("16:9", 16.0 / 9), ("1:1.5", 1 / 1.5), ("1/3", 1.0 / 3), ("0.4", 0.4)])
  func ratios(text: String, value: Double) throws {
    let loader = try loader(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"\(text)\" id=\"c\"/>"
    )
    #expect(abs(try #require(constraint(loader)).multiplier - CGFloat(value)) < 1e-12)
  }

  @Test(arguments: ["1e308", "-1e308", "1e200:1e-100", "2000000"])
  func multipliersBeyondAllScreensAreRefused(text: String) throws {
    let loader = try loader(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"\(text)\" id=\"c\"/>"
    )
    #expect(try #require(constraint(loader)).multiplier == 1)
  }

  @Test func multipliersWithoutAFrameAreLeftOut() throws {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let huge = NSLayoutConstraint(
      item: inner, attribute: .width, relatedBy: .equal, toItem: outer, attribute: .width, multiplier: 1e308,
      constant: 0)
    let far = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3)
    NSLayoutConstraint.activate([huge, far, inner.widthAnchor.constraint(equalToConstant: 10)])
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 3)
    #expect(inner.frame.width == 10)
  }

  @Test func symbolicDistances() throws {
    let loader = try loader(
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" symbolic="YES" id="edge"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" id="between"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="7" symbolic="YES" id="given"/>
      """)
    #expect(constraint(loader, "edge")?.constant == 20)
    #expect(constraint(loader, "between")?.constant == 8)
    #expect(constraint(loader, "given")?.constant == 7)
  }

  // corpus/files: 23 constraints of four documents, stored with a distance of 0 also where the document says
  // 20.
  @Test func symbolicDistancesFromTheSafeAreaAreNone() throws {
    let loader = try loader(
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="area" secondAttribute="leading" symbolic="YES" id="c"/>
      <constraint firstItem="area" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" symbolic="YES" id="d"/>
      """, view: "<viewLayoutGuide key=\"safeArea\" id=\"area\"/>")
    #expect(constraint(loader)?.constant == 0)
    #expect(constraint(loader, "d")?.constant == 0)
  }

  @Test func placeholdersHoldOnTheCanvasAlone() throws {
    let text =
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"90\" placeholder=\"YES\" id=\"c\"/>"
    #expect(constraint(try loader(text)) == nil)
    #expect(constraint(try loader(text, purpose: .canvas))?.constant == 90)
  }

  @Test func placeholderSizesHoldOnTheCanvasAlone() throws {
    let attributes = "placeholderIntrinsicWidth=\"80\" placeholderIntrinsicHeight=\"infinite\""
    let canvas = try loader("", a: attributes, purpose: .canvas).object(withID: "a") as? UIView
    #expect(canvas?.contentSizeForLayout == CGSize(width: 80, height: -1))
    let app = try loader("", a: attributes).object(withID: "a") as? UIView
    #expect(app?.contentSizeForLayout == CGSize(width: -1, height: -1))
  }

  // The stored sizes of designable classes in 80 documents of five projects: of 268 views, 173 are stored
  // with that height.
  @Test func missingClassesHaveTheirCanvasIntrinsicSize() throws {
    let document = try NibDocuments.document(
      """
      <view id="root">\(NibDocuments.rect(0, 0, 400, 400))<subviews>
        <view id="a" customClass="Badge">\(NibDocuments.rect(0, 0, 10, 10))</view>
        <view id="b">\(NibDocuments.rect(0, 0, 10, 10))</view>
        <label text="Of several words" numberOfLines="0" id="c" customClass="Title">\(NibDocuments.rect(0, 0, 10, 10))
          <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
      </subviews></view>
      """, toolsVersion: 21507, device: "retina6_1",
      behind: """
        <designables>
          <designable name="a"><size key="intrinsicContentSize" width="30" height="-1"/></designable>
          <designable name="b"><size key="intrinsicContentSize" width="30" height="20"/></designable>
          <designable name="c"><size key="intrinsicContentSize" width="150" height="24"/></designable>
        </designables>
        """)
    #expect(document.designedSizes.count == 3)
    func made(_ purpose: NibLoader.Purpose, _ id: String) throws -> UIView {
      let loader = NibLoader(document: document, purpose: purpose)
      _ = loader.scenes()
      return try #require(loader.object(withID: id) as? UIView)
    }
    #expect(try made(.canvas, "a").contentSizeForLayout == CGSize(width: 30, height: -1))
    #expect(try made(.app, "a").contentSizeForLayout == CGSize(width: -1, height: -1))
    let label = try #require(made(.canvas, "c") as? UILabel)
    #expect(label.contentSizeForLayout == CGSize(width: 150, height: 24))
    #expect(label.font.pointSize == 20)
    label.setWrappingWidth(90)
    #expect(label.contentSizeForLayout.height > 40)
    #expect(label.contentSizeForLayout.width <= 90)
  }

  @Test func sizeClassesChooseConstraintsAndConstants() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="width" constant="90" id="c">
        <variation key="heightClass=compact" constant="30"/></constraint>
      <constraint firstItem="a" firstAttribute="height" constant="40" id="d"/>
      """
    let view = """
      <variation key="default"><mask key="constraints"><exclude reference="d"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><include reference="d"/></mask></variation>
      """
    let upright = try loader(constraints, view: view)
    #expect(constraint(upright)?.constant == 90)
    #expect(constraint(upright, "d") == nil)
    let sideways = try loader(constraints, view: view, sizeClasses: (.compact, .compact))
    #expect(constraint(sideways)?.constant == 30)
    #expect(constraint(sideways, "d")?.constant == 40)
  }

  @Test func guidesAreTheViewsOwn() throws {
    let loader = try loader(
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="d"/>
      """,
      view: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
      controller: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/></layoutGuides>")
    let root = try #require(loader.object(withID: "root") as? UIView)
    #expect(constraint(loader)?.secondItem === root.safeAreaLayoutGuide)
    let controller = try #require(loader.object(withID: "vc") as? UIViewController)
    #expect(constraint(loader, "d")?.secondItem === controller.topLayoutGuide)
  }

  /// Xcode 15 and later store the keyboard's guide as an element of its own.
  @Test func theKeyboardsGuideIsTheViewsOwn() throws {
    let loader = try loader(
      "<constraint firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"keys\" secondAttribute=\"top\" id=\"c\"/>",
      view: "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>")
    let root = try #require(loader.object(withID: "root") as? UIView)
    #expect(constraint(loader)?.secondItem === root.keyboardLayoutGuide)
  }

  @Test func impossibleConstraintsAreSkippedWithAReport() throws {
    let loader = try loader(
      """
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="leading" id="c"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="d"/>
      """)
    #expect(constraint(loader) == nil)
    #expect(constraint(loader, "d") == nil)
    #expect(loader.report.count == 2)
  }

  @Test func releasesFollowTheVersionOfTheTools() {
    #expect(SystemRelease(toolsVersion: IBToolsVersion(9531)) == .iOS9)
    // Xcode 7.3 stores picker views 216 high on the same canvas where the versions before store 162.
    #expect(SystemRelease(toolsVersion: IBToolsVersion(10_117)) == .iOS9dot3)
    #expect(SystemRelease(toolsVersion: IBToolsVersion(11_762)) == .iOS10)
    #expect(SystemRelease(toolsVersion: IBToolsVersion(14_490)) == .iOS12)
    // Xcode 11.4 to 11.7, whose texts, progress views and page controls are those of 11.0.
    #expect(SystemRelease(toolsVersion: IBToolsVersion(16_097)) == .iOS13)
    #expect(SystemRelease(toolsVersion: IBToolsVersion(17_132)) == .iOS14)
    #expect(SystemRelease(toolsVersion: IBToolsVersion(20_037)) == .iOS15)
    #expect(SystemRelease(toolsVersion: IBToolsVersion(24_127)) == .iOS26)
    #expect(SystemRelease(toolsVersion: IBToolsVersion(32_700)) == .iOS16)
    // corpus/metrics.json: stepper, switch, progress view by Xcode version.
    #expect(SystemRelease.iOS12.perform { UIStepper().intrinsicContentSize.height } == 29)
    #expect(SystemRelease.iOS13.perform { UIStepper().intrinsicContentSize.height } == 32)
    #expect(SystemRelease.iOS18.perform { UIStepper().intrinsicContentSize.height } == 32)
    #expect(SystemRelease.iOS26.perform { UISwitch().intrinsicContentSize } == CGSize(width: 61, height: 28))
    #expect(SystemRelease.iOS13.perform { UIProgressView().intrinsicContentSize.height } == 2)
    #expect(SystemRelease.iOS14.perform { UIProgressView().intrinsicContentSize.height } == 4)
    #expect(SystemRelease.iOS26.perform { UISearchBar().intrinsicContentSize.height } == 64)
  }

  @Test(arguments: [NibLoader.Purpose.app, .canvas])
  func aPlainViewMayHaveAClassOfUIKit(purpose: NibLoader.Purpose) throws {
    let loader = try loader("", a: "customClass=\"UIScrollView\"", purpose: purpose)
    #expect(try loader.view(#require(loader.document.object(withID: "a"))) is UIScrollView)
  }
}
