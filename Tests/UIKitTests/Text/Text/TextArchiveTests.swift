import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of texts and the values of their attributes in keyed archives.
struct TextArchiveTests {
  private func copy<Kind: NSObject & NSSecureCoding>(_ object: Kind) throws -> Kind {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Kind.self, from: data))
  }

  @Test func fontsComeBackAsTheyWere() throws {
    let features: [[UIFontDescriptor.FeatureKey: Any]] = [[.type: 37, .selector: 1]]
    let featured = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([.featureSettings: features])
    let fonts: [UIFont?] = [
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 13.5), .italicSystemFont(ofSize: 9),
      .systemFont(ofSize: 20, weight: .ultraLight), .monospacedDigitSystemFont(ofSize: 14, weight: .medium),
      .monospacedSystemFont(ofSize: 11, weight: .heavy),
      .systemFont(ofSize: 16, weight: .regular, width: .condensed), .preferredFont(forTextStyle: .body),
      .preferredFont(forTextStyle: .headline), UIFont(name: "HelveticaNeue-Bold", size: 18),
      UIFont(name: "Georgia", size: 12), UIFont(descriptor: featured, size: 0),
      UIFont.systemFont(ofSize: 22).fontDescriptor.withDesign(.rounded).map {
        UIFont(descriptor: $0, size: 0)
      },
    ]
    for case let font? in fonts {
      let twin = try copy(font)
      #expect(twin == font)
      #expect(twin.fontName == font.fontName)
      #expect(twin.lineHeight == font.lineHeight)
      #expect(twin.leading == font.leading)
      let description = try copy(font.fontDescriptor)
      #expect(description == font.fontDescriptor)
      #expect(description.pointSize == font.pointSize)
      #expect(description.symbolicTraits == font.fontDescriptor.symbolicTraits)
      let style = font.fontDescriptor.object(forKey: .textStyle) as? String
      #expect(description.object(forKey: .textStyle) as? String == style)
    }
    let kept = try copy(featured).object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]]
    #expect((kept?.first?[.type] as? NSNumber)?.intValue == 37)
  }

  @Test func paragraphStylesComeBackAsTheyWere() throws {
    let style = NSMutableParagraphStyle()
    #expect(try copy(style) == style)
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1.5, 2, 3)
    (style.headIndent, style.tailIndent, style.firstLineHeadIndent) = (4, -5, 6)
    (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (7, 8, 1.2)
    (style.alignment, style.lineBreakMode) = (.justified, .byTruncatingMiddle)
    (style.baseWritingDirection, style.hyphenationFactor) = (.rightToLeft, 0.75)
    (style.usesDefaultHyphenation, style.allowsDefaultTighteningForTruncation) = (true, true)
    (style.lineBreakStrategy, style.defaultTabInterval) = ([.pushOut, .hangulWordPriority], 40)
    let points = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: 80),
      NSTextTab(textAlignment: .natural, location: 120, options: [.columnTerminators: points]),
    ]
    style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
    let twin = try copy(style)
    #expect(twin == style)
    #expect(twin.tabStops.last?.options[.columnTerminators] as? CharacterSet == points)
    let fixed = try #require(style.copy() as? NSParagraphStyle), other = try copy(fixed)
    #expect(other == style)
    #expect(!(other is NSMutableParagraphStyle))
    style.tabStops = []
    #expect(try copy(style).tabStops.isEmpty)
  }

  @Test func shadowsAndAttachmentsComeBackAsTheyWere() throws {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: -2), 3.5)
    shadow.shadowColor = UIColor.systemBlue
    #expect(try copy(shadow) == shadow)
    shadow.shadowColor = nil
    #expect(try copy(shadow).shadowColor == nil)
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    (attachment.bounds, attachment.lineLayoutPadding) = (CGRect(x: 1, y: -2, width: 30, height: 40), 5)
    attachment.image = UIImage(systemName: "star.fill")
    let twin = try copy(attachment)
    #expect(twin.contents == Data([1, 2, 3]))
    #expect(twin.fileType == "public.data")
    #expect(twin.bounds == attachment.bounds)
    #expect(twin.lineLayoutPadding == 5)
    #expect(twin.allowsTextAttachmentView)
    #expect(twin.image?.isSymbolImage == true)
  }

  @Test func imagesComeBackAsTheyWere() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
    }
    let twin = try copy(drawn)
    #expect(twin.size == drawn.size)
    #expect(twin.scale == 2)
    #expect(twin.pngData() == drawn.pngData())
    let turned = UIImage(cgImage: try #require(drawn.cgImage), scale: 2, orientation: .leftMirrored)
    let looks = turned.withRenderingMode(.alwaysTemplate).withBaselineOffset(fromBottom: 1.5)
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2), resizingMode: .stretch
      )
      .imageFlippedForRightToLeftLayoutDirection()
    let other = try copy(looks)
    #expect(other.imageOrientation == .leftMirrored)
    #expect(other.renderingMode == .alwaysTemplate)
    #expect(other.size == CGSize(width: 4, height: 6))
    #expect(other.baselineOffsetFromBottom == 1.5)
    #expect(other.alignmentRectInsets.top == 1)
    #expect(other.capInsets == looks.capInsets)
    #expect(other.resizingMode == .stretch)
    #expect(other.flipsForRightToLeftLayoutDirection)
    let symbol = UIImage(
      systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    let heart = try #require(symbol), same = try copy(heart)
    #expect(same == heart)
    #expect(same.size == heart.size)
    #expect(same.symbolConfiguration == heart.symbolConfiguration)
    let running = try #require(UIImage.animatedImage(with: [drawn, heart], duration: 2))
    let ran = try copy(running)
    #expect(ran.images?.count == 2)
    #expect(ran.duration == 2)
    #expect(try copy(UIImage()).size == .zero)
    let pattern = try copy(UIColor(patternImage: drawn))
    #expect(pattern.cgColor.pattern != nil)
  }

  @Test func attributedStringsComeBackWithTheirAttributes() throws {
    let text = NSMutableAttributedString(
      string: "One look",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.red])
    #expect(try copy(text) == text)
    #expect(try (copy(NSAttributedString(attributedString: text))) == text)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.append(NSAttributedString(string: String(repeating: "long ", count: 200), attributes: [.kern: 1.5]))
    text.append(
      NSAttributedString(
        string: "linked",
        attributes: [
          .link: try #require(URL(string: "https://example.org/a")), .paragraphStyle: style,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    text.append(NSAttributedString(string: " end"))
    text.append(text.attributedSubstring(from: NSRange(location: 0, length: 3)))
    let twin = try copy(text)
    #expect(twin == text)
    #expect(twin.string == text.string)
    let place = (text.string as NSString).range(of: "linked").location
    #expect(twin.attribute(.link, at: place, effectiveRange: nil) is URL)
    #expect(twin.attribute(.underlineStyle, at: place, effectiveRange: nil) as? Int == 1)
    twin.append(NSAttributedString(string: "!"))
    #expect(twin.length == text.length + 1)
    let image = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
    let shown = try copy(NSAttributedString(attachment: image))
    #expect((shown.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment)?.image != nil)
    #expect(try copy(NSAttributedString()).length == 0)
    let inside = try NSKeyedArchiver.archivedData(
      withRootObject: [text] as NSArray, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: inside)
    reader.requiresSecureCoding = false
    let list = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [NSAttributedString]
    #expect(list == [text])
  }

  /// Archives of Apple's systems store class names without a module.
  @Test func namesOfApplesArchivesAreKnown() {
    #expect(NSKeyedUnarchiver.class(forClassName: "UIColor") == UIColor.self)
    #expect(NSKeyedUnarchiver.class(forClassName: "NSMutableParagraphStyle") == NSMutableParagraphStyle.self)
  }
}
