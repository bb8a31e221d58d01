internal import CoreGraphics
internal import Foundation

/// The standard lengths of tables, in points.
struct TableMetrics: Equatable {
  var style: UITableView.Style
  /// The number of pixels per point.
  var scale: CGFloat
  /// The table's width.
  var width: CGFloat
  /// The minimum margin of text in a table whose cells follow the readable width.
  var readableMargin: CGFloat = 0

  /// The width of one pixel.
  var hairline: CGFloat { 1 / scale }
  /// The margin of text at the sides (`corpus/metrics.json`, "table cell content view").
  var margin: CGFloat { max(least, readableMargin) }
  private var least: CGFloat { width < 390 ? 16 : 20 }
  /// The distance of cells from the sides (`corpus/metrics.json`, "insetGrouped cell x").
  var cellInset: CGFloat { style == .insetGrouped ? least : 0 }
  /// The corner radius of an inset group; in iOS 26 that of `facts/ios26/collections_tables.json`, half the
  /// height of a row.
  static var groupRadius: CGFloat { SystemRelease.current >= .iOS26 ? 26 : 10 }
  /// Returns that radius for a row of a given height. In iOS 26 a row lower than two radii ends in half
  /// circles.
  static func groupRadius(height: CGFloat) -> CGFloat {
    SystemRelease.current >= .iOS26 ? min(groupRadius, height / 2) : groupRadius
  }
  /// The minimum height of a row, its separator included: 44, or 52 in iOS 26 (`corpus/metrics.json`,
  /// "automatic (-1) empty cell", whose row of Xcode 26 is 51 points high at one pixel per point, 51.5 at
  /// two).
  static var leastRow: CGFloat { SystemRelease.current >= .iOS26 ? 52 : 44 }
  /// The padding above and below the lines of a row, so that one line of body text makes the minimum row of
  /// iOS 26; before, as in the stored subtitle cells of 55.5 points (`corpus/metrics.json`, "Subtitle
  /// 17/12").
  static var linePadding: CGFloat { SystemRelease.current >= .iOS26 ? 15.75 : 10 }
  /// The padding above and below a list content configuration in a cell; in iOS 26 the position of the label
  /// in `facts/ios26/collections_tables.json`.
  static var contentPadding: CGFloat { SystemRelease.current >= .iOS26 ? 15.5 : 11 }
  /// A Boolean value that indicates whether headers of grouped tables are written in capitals, as before iOS
  /// 26.
  static var capitalizesHeaders: Bool { SystemRelease.current < .iOS26 }

  /// The height of a row of one line of body text, without its separator.
  var row: CGFloat { Self.leastRow - hairline }

  /// Returns the height of a header with a title, or of the space in its place if a section has none.
  /// `corpus/metrics.json`: plain 28 below 22 of padding; grouped 55.5 for the first and 38 for the others;
  /// 18, and 35 before the first, without a title.
  func header(titled: Bool, isFirst: Bool) -> CGFloat {
    switch style {
    case .plain: titled ? 28 : 0
    case .grouped, .insetGrouped:
      titled ? (isFirst ? 56 - hairline * (scale >= 3 ? 2 : 1) : 38) : (isFirst ? 35 : 18)
    }
  }

  /// Returns the height of a footer with the given number of lines, or of the space in its place if a section
  /// has none. Stored frames show 46 for two lines and 18 for none, `facts/ios26/collections_tables.json` 30
  /// for one.
  func footer(lines: Int) -> CGFloat {
    guard lines > 0 else { return style == .plain ? 0 : 18 }
    return style == .plain ? 28 : 14 + 16 * CGFloat(lines)
  }

  /// The space above a header of a plain table (`corpus/metrics.json`, "plain prototype first row y").
  var headerTopPadding: CGFloat { style == .plain ? 22 : 0 }
}
