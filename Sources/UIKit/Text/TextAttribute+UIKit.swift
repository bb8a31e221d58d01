package import CoreGraphics
package import CoreText

extension UIFont: TextAttribute {
  package var fontOfText: CTFont? { ctFont }
}

extension UIColor: TextAttribute {
  package var colorOfText: CGColor? { cgColor }
}

extension NSParagraphStyle: TextAttribute {
  package var paragraphOfText: ParagraphStyle? { values.paragraph }
}
