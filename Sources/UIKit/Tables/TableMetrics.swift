internal import CoreGraphics
internal import Foundation

/// The standard lengths of tables, in points.
struct TableMetrics: Equatable {
  var style: UITableView.Style
  /// Pixels a point.
  var scale: CGFloat
  /// The table's width.
  var width: CGFloat
  /// The least distance of text from the sides in a table whose cells follow the readable width.
  var readableMargin: CGFloat = 0

  /// One pixel.
  var hairline: CGFloat { 1 / scale }
  /// The distance of text from the sides (`corpus/metrics.json`, "table cell content view").
  var margin: CGFloat { max(least, readableMargin) }
  private var least: CGFloat { width < 390 ? 16 : 20 }
  /// How far cells stand off the sides (`corpus/metrics.json`, "insetGrouped cell x").
  var cellInset: CGFloat { style == .insetGrouped ? least : 0 }
  /// The radius of the corners of an inset group.
  static let groupRadius: CGFloat = 10

  /// A row of one line of body text: 44 without its separator (`corpus/metrics.json`, "automatic (-1) empty
  /// cell").
  var row: CGFloat { 44 - hairline }

  /// The height of a header with a title, or of the space where a section has none. `corpus/metrics.json`:
  /// plain 28 below 22 of padding; grouped 55.5 for the first and 38 for the others; 18, and 35 before the
  /// first, without a title.
  func header(titled: Bool, isFirst: Bool) -> CGFloat {
    switch style {
    case .plain: titled ? 28 : 0
    case .grouped, .insetGrouped:
      titled ? (isFirst ? 56 - hairline * (scale >= 3 ? 2 : 1) : 38) : (isFirst ? 35 : 18)
    }
  }

  /// The height of a footer with so many lines, or of the space where a section has none; stored frames show
  /// 46 for two lines and 18 for none, `facts/ios26/collections_tables.json` 30 for one.
  func footer(lines: Int) -> CGFloat {
    guard lines > 0 else { return style == .plain ? 0 : 18 }
    return style == .plain ? 28 : 14 + 16 * CGFloat(lines)
  }

  /// The space above a header of a plain table (`corpus/metrics.json`, "plain prototype first row y").
  var headerTopPadding: CGFloat { style == .plain ? 22 : 0 }
}
