internal import CoreGraphics
public import Foundation

/// A configuration of the background of a button or a cell.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  // A value; its view and its effect are used on the main thread only.
  /// Creates an empty configuration with a transparent background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Creates the default background of a cell in a plain list: the system's background, gray while the cell
  /// is highlighted or selected.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground, isCell: true) }
  /// Creates the default background of a header in a plain list: the system's background.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// Creates the default background of a cell in a grouped list: lighter than the background of the list,
  /// gray while the cell is highlighted or selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground, isCell: true)
  }
  /// Creates the default background of a header or footer in a grouped list: transparent.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(nil) }
  /// Creates the default background of a header in any list: transparent. It does not adapt to the list's
  /// appearance.
  public static func listHeader() -> UIBackgroundConfiguration { list(nil) }
  /// Creates the default background of a footer in any list: transparent. It does not adapt to the list's
  /// appearance.
  public static func listFooter() -> UIBackgroundConfiguration { list(nil) }
  /// Creates the default background of a cell in a sidebar: transparent, gray while the cell is highlighted
  /// or selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(nil, isCell: true) }
  /// Creates the default background of a header in a sidebar: transparent.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { list(nil) }
  /// Creates the default background of a cell in an accompanied sidebar, equal to that of
  /// ``listSidebarCell()``.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(nil, isCell: true) }
  /// Creates the default background of a cell in any list, equal to that of ``listPlainCell()``. It does not
  /// adapt to the list's appearance.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  private static func list(_ color: UIColor?, isCell: Bool = false) -> UIBackgroundConfiguration {
    var value = UIBackgroundConfiguration()
    value.backgroundColor = color
    value.plainColor = color
    value.isCell = isCell
    value.cornerRadius = 0
    return value
  }

  /// The background colour of a cell in its normal state, and a Boolean value that indicates whether the
  /// background belongs to a cell, so that it changes with the cell's state.
  private var plainColor: UIColor?
  private var isCell = false
  /// The background colour of a cell that is selected or highlighted.
  private static let chosenColor = UIColor.systemGray4

  /// Returns the configuration for the given state: a selected or highlighted cell is gray, unless its colour
  /// was set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard isCell, backgroundColor == plainColor || backgroundColor == Self.chosenColor else { return self }
    let isChosen: Bool
    switch state {
    case let state as UICellConfigurationState: isChosen = state.isSelected || state.isHighlighted
    case let state as UIViewConfigurationState: isChosen = state.isSelected || state.isHighlighted
    default: isChosen = false
    }
    var value = self
    value.backgroundColor = isChosen ? Self.chosenColor : plainColor
    return value
  }

  /// The corner radius in points. The default is 5.95, the radius of UIKit's button configurations.
  public var cornerRadius: CGFloat = 5.95
  /// The distances by which the background is inset from the view's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the background. If `nil`, the view chooses it.
  public var backgroundColor: UIColor?
  /// The transformer that computes the displayed colour from ``backgroundColor``.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The transformer that computes the displayed colour from ``strokeColor``.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Returns the displayed background colour for the given tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor? {
    guard let backgroundColorTransformer else { return backgroundColor }
    return backgroundColorTransformer(backgroundColor ?? tintColor)
  }
  /// Returns the displayed stroke colour for the given tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
  /// A custom view that fills the background, in front of the colour and the image.
  public var customView: UIView?
  /// A visual effect behind the colour and the image.
  public var visualEffect: UIVisualEffect?
  /// The edges at which the view's layout margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// An image in front of the background colour.
  public var image: UIImage?
  /// The mode in which the image is scaled and positioned.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the stroke. If `nil`, the tint colour is used.
  public var strokeColor: UIColor?
  /// The width of the stroke, inside the background, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the stroke lies outside the background, in points.
  public var strokeOutset: CGFloat = 0

  init() {}

  /// Hashes the properties in which most backgrounds differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(image)
  }
}
