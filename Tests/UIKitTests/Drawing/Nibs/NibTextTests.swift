import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport
import UIKitTesting

@testable import UIKit

/// Tests of texts and pictures in documents.
@MainActor struct NibTextTests {
  /// Returns a label that is stored with a height.
  private func storedLabel(_ id: String, height: String) -> String {
    """
    <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="50" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  @Test func attributesOfTextsAreTakenUp() throws {
    let loader = try NibDocuments.xib(
      """
      <label usesAttributedText="YES" id="x">\(NibDocuments.rect(0, 0, 99, 20))
        <attributedString key="attributedText"><fragment content="Text"><attributes>
          <integer key="NSLigature" value="0"/><real key="NSStrokeWidth" value="2.5"/>
          <integer key="NSUnderline" value="1"/><real key="NSUnknown" value="1"/>
          <paragraphStyle key="NSParagraphStyle" alignment="left" baseWritingDirection="rightToLeft"/>
        </attributes></fragment></attributedString></label>
      """)
    let label = try #require(loader.scenes().first?.root as? UILabel)
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.ligature] as? Int == 0)
    #expect(attributes[.strokeWidth] as? CGFloat == 2.5)
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.baseWritingDirection == .rightToLeft)
    #expect(loader.report.contains { $0.contains("NSUnknown") })
  }

  @Test(arguments: [
    ("", UIImage.RenderingMode.automatic), (" renderingMode=\"template\"", .alwaysTemplate),
    (" renderingMode=\"original\"", .alwaysOriginal),
  ])
  func picturesAreRenderedAsTheDocumentSays(attribute: String, mode: UIImage.RenderingMode) throws {
    let project = SampleProject()
    try project.write(
      "A.xcassets/p.imageset/Contents.json", "{\"images\": [{\"filename\": \"p.png\"}]}")
    try project.picture("A.xcassets/p.imageset/p.png", 0xFFFF_0000)
    let document = try NibDocuments.xib(
      """
      <imageView id="x">\(NibDocuments.rect(0, 0, 9, 9))<imageReference key="image" image="p"\(attribute)/>
      </imageView>
      """
    ).document
    let loader = NibLoader(document: document, assets: AssetCatalog(folders: [project.url("A.xcassets")]))
    let view = try #require(loader.scenes().first?.root as? UIImageView)
    #expect(view.image?.renderingMode == mode)
  }

  /// In 112 scenes on devices with a scale of three, all but two measure all such labels alike.
  @Test(
    arguments: [
      (["21", "21", "20.333333333333332"], 21), (["20.333333333333332", "20.333333333333332", "21"], 61 / 3),
      (["24", "40"], 61 / 3), ([], 61 / 3),
    ] as [([String], CGFloat)])
  func linesAreMeasuredInPointsWhereOthersWere(heights: [String], height: CGFloat) throws {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 3)
    let labels = heights.enumerated().map { storedLabel("l\($0)", height: $1) }
    let document = try NibDocuments.xib(
      """
      <view id="root">\(NibDocuments.rect(0, 0, 99, 99))<subviews>
        <label text="One line" translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
        <label text="Text" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="two"/>
        \(labels.joined())</subviews></view>
      """
    ).document
    func size(_ id: String, _ purpose: NibLoader.Purpose) throws -> CGSize {
      let loader = NibLoader(document: document, purpose: purpose)
      return try #require(document.object(withID: id).flatMap(loader.view)).intrinsicContentSize
    }
    #expect(abs(try size("one", .canvas).height - height) < 1e-9)
    let width = try size("one", .app).width
    #expect(try size("one", .canvas).width == width)
    #expect(width != width.rounded(.up))
    #expect(abs(try size("two", .canvas).height - 61 / 3) < 1e-9)
    #expect(abs(try size("one", .app).height - 61 / 3) < 1e-9)
    withExtendedLifetime(screen) {}
  }

  /// The scene's measure follows from its stored buttons, then from its labels, then from whether it has a
  /// stack view.
  @Test(
    arguments: [
      (["34.333333333333336"], "21", false, 103 / 3, 21), (["35", "35", "34.5"], "", true, 35, 21),
      ([], "21", true, 35, 21), ([], "20.333333333333332", false, 103 / 3, 61 / 3),
      ([], "", false, 35, 61 / 3), ([], "", true, 103 / 3, 61 / 3), (["44"], "", true, 103 / 3, 61 / 3),
    ] as [([String], String, Bool, CGFloat, CGFloat)])
  func buttonsAreMeasuredInPointsWhereOthersWere(
    buttons: [String], label: String, hasStackView: Bool, height: CGFloat, line: CGFloat
  ) throws {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 3)
    let look = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\"/></button>"
    let stored = buttons.enumerated().map { place, height in
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b\(place)">
        <rect key="frame" x="0" y="0" width="50" height="\(height)"/>\(look)
      """
    }
    let known = storedLabel("known", height: label)
    let document = try NibDocuments.xib(
      """
      <view id="root">\(NibDocuments.rect(0, 0, 99, 99))<subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="button">\(look)
        <label text="One line" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
        \(hasStackView ? "<stackView id=\"stack\"/>" : "")\(label.isEmpty ? "" : known)\(stored.joined())
      </subviews></view>
      """
    ).document
    func asked(of id: String, _ purpose: NibLoader.Purpose) throws -> CGFloat {
      let loader = NibLoader(document: document, purpose: purpose)
      return try #require(document.object(withID: id).flatMap(loader.view)).intrinsicContentSize.height
    }
    #expect(abs(try asked(of: "button", .canvas) - height) < 1e-9)
    #expect(abs(try asked(of: "label", .canvas) - line) < 1e-9)
    #expect(abs(try asked(of: "button", .app) - 103 / 3) < 1e-9)
    withExtendedLifetime(screen) {}
  }
}
