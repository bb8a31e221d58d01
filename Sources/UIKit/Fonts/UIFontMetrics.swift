internal import CoreGraphics
public import Foundation

/// The scaling of a text style with the preferred content size, for custom fonts and lengths.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // The only stored property is constant and Sendable.
  private let textStyle: UIFont.TextStyle

  /// The metrics of the style `body`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns a length for the default content size scaled to the preferred one, rounded to a third of a
  /// point.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length for the default content size scaled to the preferred one of traits, rounded to a third
  /// of a point.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    DynamicType.of(textStyle).scaled(value, rank: DynamicType.rank(traitCollection))
  }

  /// Returns a font for the default content size scaled to the preferred one, rounded to whole points.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font for the default content size scaled to the preferred one of traits, rounded to whole
  /// points.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font for the default content size scaled to the preferred one, up to a maximum size. 0 means
  /// no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font for the default content size scaled to the preferred one of traits, up to a maximum size.
  /// 0 means no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection).rounded()
    let scaled = font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    scaled.scaling = UIFont.Scaling(style: textStyle, font: font, largest: maximumPointSize)
    return scaled
  }
}
