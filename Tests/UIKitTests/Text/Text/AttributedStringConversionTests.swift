import Foundation
import Testing
import UIKit

/// Tests of Foundation's two types of attributed text with UIKit's attributes, which Apple documents as
/// `AttributeScopes.UIKitAttributes`.
struct AttributedStringConversionTests {
  @Test func attributesOfUIKitAreProperties() {
    var text = AttributedString("one two")
    text.font = .systemFont(ofSize: 20)
    text.uiKit.foregroundColor = .red
    #expect(text.font == .systemFont(ofSize: 20))
    #expect(text.foregroundColor == .red)
    #expect(AttributeContainer().kern(2).underlineStyle(.single).underlineStyle == .single)
  }

  @Test func runsBecomeRanges() throws {
    var text = AttributedString("one two")
    let range = try #require(text.range(of: "two"))
    text[range].underlineStyle = .double
    text[range].link = URL(string: "https://example.org")
    let old = NSAttributedString(text)
    #expect(old.string == "one two")
    #expect(old.attributes(at: 0, effectiveRange: nil).isEmpty)
    #expect(
      old.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == NSUnderlineStyle.double.rawValue)
    #expect(old.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
    #expect(try AttributedString(old, including: \.uiKit) == text)
  }

  @Test func numbersOfAnyKindAreRead() {
    let container = AttributeContainer([
      .kern: 3, .strokeWidth: NSNumber(value: 1.5), .baselineOffset: CGFloat(2),
    ])
    #expect(container.kern == 3)
    #expect(container.strokeWidth == 1.5)
    #expect(container.baselineOffset == 2)
    let back = [NSAttributedString.Key: Any](container)
    #expect(back.count == 3 && back[.kern] as? CGFloat == 3)
  }
}
