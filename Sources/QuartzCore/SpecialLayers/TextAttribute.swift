package import CoreGraphics
package import CoreText

/// A toolkit's own font or colour, as it may stand in the attributes of a text layer's string.
package protocol TextAttribute {
  /// Nil where the object is no font.
  var fontOfText: CTFont? { get }
  /// Nil where the object is no colour.
  var colorOfText: CGColor? { get }
}
