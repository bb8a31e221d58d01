package import CoreGraphics
package import CoreText
internal import QuartzCore

extension UIFont: TextAttribute {
  package var fontOfText: CTFont? { ctFont }
  package var colorOfText: CGColor? { nil }
}

extension UIColor: TextAttribute {
  package var fontOfText: CTFont? { nil }
  package var colorOfText: CGColor? { cgColor }
}
