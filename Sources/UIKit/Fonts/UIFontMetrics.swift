internal import CoreGraphics
public import Foundation

/// How a text style grows with the user's preferred text size, to scale custom fonts and lengths alike.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// A length of the default text size, at the preferred one: to the nearest third of a point.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    DynamicType.of(textStyle).scaled(value, rank: DynamicType.largeRank)
  }

  /// A font of the default text size, at the preferred one: to the nearest whole size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: 0) }

  /// A font of the default text size, at the preferred one but no larger than a size; 0 is no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, rank: DynamicType.largeRank)
  }

  func scaledFont(for font: UIFont, maximumPointSize: CGFloat, rank: Int) -> UIFont {
    let size = DynamicType.of(textStyle).scaled(font.pointSize, rank: rank).rounded()
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }
}
