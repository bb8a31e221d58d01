import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What documents say of texts and pictures.
@MainActor @Suite struct NibTextTests {
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
    #expect(attributes[.ligature] as? Int == 0 && attributes[.strokeWidth] as? CGFloat == 2.5)
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
}
