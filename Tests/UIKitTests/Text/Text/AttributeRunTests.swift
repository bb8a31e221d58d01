import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of adjacent runs of text: Foundation compares their attributes, which must neither stop the process
/// nor merge runs that differ.
struct AttributeRunTests {
  private func style(_ spacing: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    return style
  }

  private func shadow(_ blur: CGFloat) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = blur
    return shadow
  }

  private func firstRun(_ key: NSAttributedString.Key, _ first: Any, _ second: Any) -> Int {
    let text = NSMutableAttributedString(string: "a", attributes: [key: first])
    text.append(NSAttributedString(string: "b", attributes: [key: second]))
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    return range.length
  }

  @Test func runsThatDifferStayApart() {
    #expect(firstRun(.paragraphStyle, style(0), style(1)) == 1)
    #expect(firstRun(.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)) == 1)
    #expect(firstRun(.foregroundColor, UIColor.red, UIColor.blue) == 1)
    #expect(firstRun(.foregroundColor, UIColor.label, UIColor.black) == 1)
    #expect(firstRun(.shadow, shadow(1), shadow(2)) == 1)
    #expect(firstRun(.attachment, NSTextAttachment(), NSTextAttachment()) == 1)
  }

  @Test func runsThatAreAlikeBecomeOne() {
    #expect(firstRun(.paragraphStyle, style(1), style(1)) == 2)
    #expect(firstRun(.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12)) == 2)
    #expect(firstRun(.foregroundColor, UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1)) == 2)
    #expect(firstRun(.shadow, shadow(1), shadow(1)) == 2)
  }
}
