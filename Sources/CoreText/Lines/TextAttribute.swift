package import CoreGraphics

/// A toolkit's own colour or paragraph style, as it may stand in the attributes of a string.
package protocol TextAttribute {
  /// Nil where the object is no colour.
  var colorOfText: CGColor? { get }
  /// Nil where the object is no paragraph style.
  var paragraphOfText: ParagraphStyle? { get }
}

extension TextAttribute {
  package var colorOfText: CGColor? { nil }
  package var paragraphOfText: ParagraphStyle? { nil }
}
