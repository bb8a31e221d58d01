internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Which place a row has in a list, and what it shows because of it.
@MainActor struct ListPlace {
  /// The least height of a row, in points: that of a table's (`corpus/metrics.json`, "automatic (-1) empty
  /// cell").
  static var leastHeight: CGFloat { TableMetrics.leastRow }
  /// The kind of the view behind a section.
  static let groundKind = "UICollectionViewListLayoutSectionBackgroundColorDecorationView"

  /// The section of the list as its layout was made last; a layout that is made anew has others.
  let section: NSCollectionLayoutSection
  let configuration: UICollectionLayoutListConfiguration
  var path: IndexPath
  /// Whether it is the first and the last row of its group; a first row that stands for a header is no part
  /// of it.
  var isFirst: Bool, isLast: Bool
  var isHeader: Bool
  /// The list's width, in points.
  var width: CGFloat
  /// Where the row stands in the tree that its section shows; nil where it shows none.
  var outline: OutlinePlace?

  /// Nil in a section that is no list.
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

  /// Whether a row shows the same here and there.
  func isSame(as other: ListPlace) -> Bool {
    section === other.section && path == other.path && isFirst == other.isFirst && isLast == other.isLast
      && isHeader == other.isHeader && width == other.width && outline == other.outline
  }

  /// The distance of text from the sides of its row, in points.
  var margin: CGFloat { TableMetrics(style: configuration.tableStyle, scale: 1, width: width).margin }

  /// The corners of the row that are round, where rows are.
  var corners: CACornerMask {
    guard configuration.appearance == .insetGrouped, !isHeader else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// What lies behind the row unless it says so itself.
  var background: UIBackgroundConfiguration {
    if isHeader { return .clear() }
    switch configuration.appearance {
    case .plain: return .listPlainCell()
    case .grouped, .insetGrouped: return .listGroupedCell()
    case .sidebar, .sidebarPlain: return .listSidebarCell()
    }
  }

  /// A row's separators: nil where there is none; the insets count from the row's sides.
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

/// The colour behind a section of a list.
final class ListGround: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.ground
    isUserInteractionEnabled = false
  }
}
