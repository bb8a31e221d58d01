import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A view that the document below names by its class.
final class ViewWithUninstalledConstraint: UIView {
  var shown: [NSLayoutConstraint]!
  var hidden: [NSLayoutConstraint]!
  weak var lost: NSLayoutConstraint?
}

/// Tests of constraints that are not installed under the size classes. They exist for outlets and are
/// inactive, as in bars that choose between two sets of constraints in code.
@MainActor struct UninstalledConstraintTests {
  private func view() throws -> ViewWithUninstalledConstraint {
    let module = String(reflecting: ViewWithUninstalledConstraint.self).split(separator: ".")[0]
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
      <view id="v" customClass="ViewWithUninstalledConstraint" customModule="\(module)">
        \(NibDocuments.rect(0, 0, 320, 100))
        <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">
          \(NibDocuments.rect(0, 0, 320, 40))</view></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="bottom" id="d"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="e"/>
        </constraints>
        <variation key="default"><mask key="constraints">
          <exclude reference="d"/><exclude reference="e"/></mask></variation>
        <connections>
          <outletCollection property="shown" destination="c" id="o1"/>
          <outletCollection property="hidden" destination="d" id="o2"/>
          <outlet property="lost" destination="e" id="o3"/>
        </connections>
      </view></objects></document>
      """
    let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first
    return try #require(made as? ViewWithUninstalledConstraint)
  }

  @Test func outletsHoldThemAndTheyAreNotActive() throws {
    let view = try view()
    #expect(view.shown.map(\.isActive) == [true])
    #expect(view.hidden.map(\.isActive) == [false])
    #expect(view.constraints.count == 1)
    #expect(view.lost == nil, "nobody else keeps it")
    NSLayoutConstraint.deactivate(view.shown)
    NSLayoutConstraint.activate(view.hidden)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame.minY == view.bounds.maxY)
  }
}
