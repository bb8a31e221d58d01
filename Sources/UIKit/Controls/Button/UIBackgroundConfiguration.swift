internal import CoreGraphics
public import Foundation

/// What lies behind the content of a button or a cell, as a value.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The grounds of lists' cells, headers and footers.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(nil) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(nil) }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  private static func list(_ color: UIColor?) -> UIBackgroundConfiguration {
    var value = UIBackgroundConfiguration()
    value.backgroundColor = color
    value.cornerRadius = 0
    return value
  }

  /// The radius of the corners; at first 5.95, that of UIKit's button configurations.
  public var cornerRadius: CGFloat = 5.95
  /// How far the background's edges lie inside the view's.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// What fills the background; nil for the view's own choice.
  public var backgroundColor: UIColor?
  /// An image on top of the colour.
  public var image: UIImage?
  /// Where the image lies.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the edge; nil for the tint colour.
  public var strokeColor: UIColor?
  /// The width of the edge, inside the background.
  public var strokeWidth: CGFloat = 0
  /// How far the edge lies outside the background.
  public var strokeOutset: CGFloat = 0

  init() {}

  /// Feeds what most backgrounds differ in into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(image)
  }
}
