import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A view that records its calls of `awakeFromNib()`.
final class AwakeningProbe: UIView {
  var title: UILabel?
  var told: [String?] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    told.append(title?.text)
  }
}

/// A view that is replaced by another when it is decoded.
final class ReplacedProbe: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? { AwakeningProbe(frame: frame) }
}

/// A layout that is not a flow layout.
final class OwnLayoutProbe: UICollectionViewLayout {
  var awakenings = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

/// Tests of `awakeFromNib()`, which by Apple's documentation is sent once the outlets are connected.
@MainActor struct NibAwakeningTests {
  @Test func awakeFromNibIsCalledAfterOutletsAreConnected() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="root" customClass="AwakeningProbe" customModule="UIKitDrawingTests">
          <rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews><label text="Name" id="name"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
          <connections><outlet property="title" destination="name" id="o"/></connections>
        </view>
      </objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let first = try #require(nib.instantiate(withOwner: nil).first as? AwakeningProbe)
    let second = try #require(nib.instantiate(withOwner: nil).first as? AwakeningProbe)
    #expect(first.told == ["Name"])
    #expect(second.told == ["Name"])
    #expect(first !== second)
  }

  @Test func viewsMayHaveAnotherTakeTheirPlace() throws {
    let objects = """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews><view customClass="ReplacedProbe" customModule="UIKitDrawingTests" id="inner">
            <rect key="frame" x="10" y="20" width="30" height="20"/></view></subviews>
      </view>
      """
    let root: UIView = try #require(NibDocuments.instantiate(objects))
    let inner = try #require(root.subviews.first as? AwakeningProbe)
    #expect(root.subviews.count == 1)
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 30, height: 20))
  }

  @Test func layoutsAreOfTheClassThatTheDocumentNames() throws {
    let objects = """
      <collectionView id="c"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <collectionViewLayout key="collectionViewLayout" id="l" customClass="OwnLayoutProbe" customModule="UIKitDrawingTests"/></collectionView>
      """
    let view: UICollectionView = try #require(NibDocuments.instantiate(objects))
    #expect((view.collectionViewLayout as? OwnLayoutProbe)?.awakenings == 1)
  }
}

/// Represents a view of a framework other than UIKit.
final class FrameworkView: UIView {}

@MainActor struct FrameworkClassTests {
  @Test func classesOfOtherFrameworksAreMadeWhereTheyAreLinked() {
    typealias Entry = NibClasses.Entry<UIView.Type>
    #expect(Entry("FrameworkView", UIView.self, of: "UIKitDrawingTests").type == FrameworkView.self)
    #expect(Entry("FrameworkView", UIView.self, of: "NoSuchFramework").type == UIView.self)
    #expect(Entry("FrameworkView", UIView.self).type == UIView.self)
  }
}
