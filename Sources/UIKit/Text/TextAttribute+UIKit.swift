package import CoreGraphics
package import CoreText

extension UIColor: TextAttribute {
  package var colorOfText: CGColor? { cgColor }
}

extension NSParagraphStyle: TextAttribute {
  package var paragraphOfText: ParagraphStyle? { values.paragraph }
}
