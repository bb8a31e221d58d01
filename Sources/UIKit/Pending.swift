// Stands in until the real declarations land: whoever lands one deletes it here.
internal import Foundation
internal import QuartzCore

// Text
extension NSAttributedString.Key {
  static let font = NSAttributedString.Key("NSFont")
  static let foregroundColor = NSAttributedString.Key("NSColor")
  static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  static let kern = NSAttributedString.Key("NSKern")
  static let underlineStyle = NSAttributedString.Key("NSUnderline")
  static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
package enum NSTextAlignment: Int { case left, center, right, justified, natural }
package enum NSLineBreakMode: Int {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
class NSParagraphStyle: NSObject {
  var alignment = NSTextAlignment.natural, lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0
}
class NSMutableParagraphStyle: NSParagraphStyle {}
extension NSAttributedString {
  func size() -> CGSize { .zero }
  func draw(at: CGPoint) {}
}
