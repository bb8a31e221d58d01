import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Tests of elements under size classes: `<variation>`.
@MainActor struct NibVariationTests {
  private func loader(_ width: IBSizeClass?, _ height: IBSizeClass?) throws -> NibLoader {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
          <label text="Text" id="label"><rect key="frame" x="8" y="8" width="30" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="15"/>
            <variation key="heightClass=regular" hidden="YES">
              <rect key="frame" x="9" y="9" width="30" height="20"/>
              <fontDescription key="fontDescription" type="system" pointSize="20"/></variation>
            <variation key="heightClass=regular-widthClass=regular" hidden="NO">
              <fontDescription key="fontDescription" type="system" pointSize="25"/>
              <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </variation></label>
          <stackView axis="vertical" spacing="4" id="stack"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <variation key="widthClass=regular" axis="horizontal" spacing="12"/></stackView>
        </subviews></view></objects></document>
      """
    let document = try IBDocument(data: Data(text.utf8), name: "test.xib")
    let loader = NibLoader(document: document, sizeClasses: (width, height))
    _ = loader.scenes()
    return loader
  }

  private func made<View: UIView>(_ id: String, in loader: NibLoader, as: View.Type = View.self) throws
    -> View
  {
    try #require(loader.object(withID: id) as? View)
  }

  @Test func variationsReplaceAttributesOfTheElement() throws {
    let plain = try loader(.compact, .compact)
    #expect(try made("label", in: plain, as: UILabel.self).font.pointSize == 15)
    #expect(try made("stack", in: plain, as: UIStackView.self).axis == .vertical)

    let high = try made("label", in: loader(.compact, .regular), as: UILabel.self)
    #expect(high.font.pointSize == 20)
    #expect(high.isHidden)

    let large = try loader(.regular, .regular)
    let label = try made("label", in: large, as: UILabel.self)
    #expect(label.font.pointSize == 25)
    #expect(!label.isHidden)
    #expect(label.textColor.cgColor.components?.first == 1)
    let stack = try made("stack", in: large, as: UIStackView.self)
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 12)
  }

  @Test func framesAreThoseOfTheCanvas() throws {
    #expect(try made("label", in: loader(.compact, .regular), as: UILabel.self).frame.origin.x == 8)
  }
}
