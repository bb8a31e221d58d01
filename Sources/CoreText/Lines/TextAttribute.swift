package import CoreGraphics

/// A toolkit's own colour or paragraph style, as it may occur in the attributes of a string.
package protocol TextAttribute {
  /// The colour, or nil if the object is not one.
  var colorOfText: CGColor? { get }
  /// The paragraph style, or nil if the object is not one.
  var paragraphOfText: ParagraphStyle? { get }
}

extension TextAttribute {
  package var colorOfText: CGColor? { nil }
  package var paragraphOfText: ParagraphStyle? { nil }
}
