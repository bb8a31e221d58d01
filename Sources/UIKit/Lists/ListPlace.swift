internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The position of a row in a list, and the appearance that follows from it.
@MainActor struct ListPlace {
  /// The minimum height of a row, in points: that of a table's (`corpus/metrics.json`, "automatic (-1) empty
  /// cell").
  static var leastHeight: CGFloat { TableMetrics.leastRow }
  /// The kind of the decoration view behind a section.
  static let groundKind = "UICollectionViewListLayoutSectionBackgroundColorDecorationView"

  /// The section of the list in the last layout; each new layout creates other sections.
  let section: NSCollectionLayoutSection
  let configuration: UICollectionLayoutListConfiguration
  var path: IndexPath
  /// Boolean values that indicate whether the row is the first and the last of its group. A first row that
  /// serves as a header is not part of the group.
  var isFirst: Bool, isLast: Bool
  var isHeader: Bool
  /// The list's width, in points.
  var width: CGFloat
  /// The position of the row in the outline of its section; nil if the section shows none.
  var outline: OutlinePlace?

  /// Creates a position; nil if the section is not a list.
  init?(
    _ section: NSCollectionLayoutSection, _ path: IndexPath, count: Int, width: CGFloat,
    outline: OutlinePlace? = nil
  ) {
    guard let configuration = section.list else { return nil }
    self.section = section
    self.configuration = configuration
    self.outline = outline
    self.path = path
    self.width = width
    let hasHeader = configuration.headerMode == .firstItemInSection
    isHeader = hasHeader && path.item == 0
    isFirst = path.item == (hasHeader ? 1 : 0) || isHeader
    isLast = path.item == count - 1 || isHeader
  }

  /// Returns whether a row looks the same in both positions.
  func isSame(as other: ListPlace) -> Bool {
    section === other.section && path == other.path && isFirst == other.isFirst && isLast == other.isLast
      && isHeader == other.isHeader && width == other.width && outline == other.outline
  }

  /// The margin of text at the sides of the row, in points.
  var margin: CGFloat { TableMetrics(style: configuration.tableStyle, scale: 1, width: width).margin }

  /// The rounded corners of the row, if its appearance rounds them.
  var corners: CACornerMask {
    guard configuration.appearance == .insetGrouped, !isHeader else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// The default background configuration of the row.
  var background: UIBackgroundConfiguration {
    if isHeader { return .clear() }
    switch configuration.appearance {
    case .plain: return .listPlainCell()
    case .grouped, .insetGrouped: return .listGroupedCell()
    case .sidebar, .sidebarPlain: return .listSidebarCell()
    }
  }

  /// The appearance and insets of the row's separators; the insets are nil for a separator that is not shown,
  /// and relative to the row's sides.
  var separators:
    (look: UIListSeparatorConfiguration, top: NSDirectionalEdgeInsets?, bottom: NSDirectionalEdgeInsets?)
  {
    var look = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { look = handler(path, look) }
    guard configuration.showsSeparators else { return (look, nil, nil) }
    let isGrouped = configuration.appearance == .grouped
    let showsTop = isGrouped && isFirst && !isHeader
    let showsBottom = !isHeader && (configuration.appearance != .insetGrouped || !isLast)
    func insets(
      _ visibility: UIListSeparatorConfiguration.Visibility, _ own: NSDirectionalEdgeInsets, shown: Bool,
      isWhole: Bool
    ) -> NSDirectionalEdgeInsets? {
      guard visibility == .visible || (visibility == .automatic && shown) else { return nil }
      if isWhole, own == UIListSeparatorConfiguration.automaticInsets { return .zero }
      return own
    }
    return (
      look, insets(look.topSeparatorVisibility, look.topSeparatorInsets, shown: showsTop, isWhole: showsTop),
      insets(
        look.bottomSeparatorVisibility, look.bottomSeparatorInsets, shown: showsBottom,
        isWhole: isGrouped && isLast)
    )
  }
}

/// The view that shows the background colour of a section of a list.
final class ListGround: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.ground
    isUserInteractionEnabled = false
  }
}
