internal import CoreGraphics
public import Foundation

/// What lies behind the content of a button or a cell, as a value.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  // A value; the view and the effect in it are touched on the main thread alone.
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The grounds of lists' cells, headers and footers.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground, isCell: true) }
  /// Of headers in plain lists: the system's background.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// Of cells in grouped lists: a ground lighter than that of the list, gray while touched or selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground, isCell: true)
  }
  /// Of headers and footers in grouped lists: nothing.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(nil) }
  /// Of headers in any list: nothing. It does not adapt to the list's looks.
  public static func listHeader() -> UIBackgroundConfiguration { list(nil) }
  /// Of footers in any list: nothing. It does not adapt to the list's looks.
  public static func listFooter() -> UIBackgroundConfiguration { list(nil) }
  /// Of cells in sidebars: nothing at rest, gray while touched or selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(nil, isCell: true) }
  /// Of headers in sidebars: nothing.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { list(nil) }
  /// Of cells in a sidebar beside another: as `listSidebarCell()`.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(nil, isCell: true) }
  /// Of cells in any list: as in a plain one. It does not adapt to the list's looks.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  private static func list(_ color: UIColor?, isCell: Bool = false) -> UIBackgroundConfiguration {
    var value = UIBackgroundConfiguration()
    value.backgroundColor = color
    value.plainColor = color
    value.isCell = isCell
    value.cornerRadius = 0
    return value
  }

  /// The colour of a row that nobody touches, and whether the
  /// ground is that of a row, which changes when one does.
  private var plainColor: UIColor?
  private var isCell = false
  /// The colour of a row that is selected or touched.
  private static let chosenColor = UIColor.systemGray4

  /// The ground as it is in a state: a row that is selected or touched is gray, unless its colour was set.
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

  /// The radius of the corners; at first 5.95, that of UIKit's button configurations.
  public var cornerRadius: CGFloat = 5.95
  /// How far the background's edges lie inside the view's.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// What fills the background; nil for the view's own choice.
  public var backgroundColor: UIColor?
  /// Makes the colour that is shown of `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Makes the colour that is shown of `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The colour that fills the background, where the tint colour is another's.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor? {
    guard let backgroundColorTransformer else { return backgroundColor }
    return backgroundColorTransformer(backgroundColor ?? tintColor)
  }
  /// The colour of the edge, where the tint colour is another's.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
  /// A view that fills the background in front of colour and image.
  public var customView: UIView?
  /// An effect behind what the colour and the image show.
  public var visualEffect: UIVisualEffect?
  /// The edges whose insets have the layout margins of the view added.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
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
