internal import CoreGraphics
public import Foundation

/// How a text style grows with the user's preferred text size, to scale custom fonts and lengths alike.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // The one stored value is constant and Sendable.
  private let textStyle: UIFont.TextStyle

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// A length of the default text size, at the preferred one: to the nearest third of a point.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length of the default text size, at the preferred one of traits: to the nearest third of a point.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    DynamicType.of(textStyle).scaled(value, rank: DynamicType.rank(traitCollection))
  }

  /// A font of the default text size, at the preferred one: to the nearest whole size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font of the default text size, at the preferred one of traits: to the nearest whole size.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font of the default text size, at the preferred one but no larger than a size; 0 is no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font of the default text size, at the preferred one
  /// of traits but no larger than a size; 0 is no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection).rounded()
    let scaled = font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    scaled.scaling = UIFont.Scaling(style: textStyle, font: font, largest: maximumPointSize)
    return scaled
  }
}
