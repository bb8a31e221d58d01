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
  /// The radius of the corners of an inset group; in iOS 26 that of `facts/ios26/collections_tables.json`,
  /// half of a row.
  static var groupRadius: CGFloat { SystemRelease.current >= .iOS26 ? 26 : 10 }
  /// That radius for a row of a height; in iOS 26 a row that is lower than two radii ends in half circles.
  static func groupRadius(height: CGFloat) -> CGFloat {
    SystemRelease.current >= .iOS26 ? min(groupRadius, height / 2) : groupRadius
  }
  /// The least height of a row, its separator included: 44, or 52 in iOS 26 (`corpus/metrics.json`,
  /// "automatic (-1) empty cell", whose row of Xcode 26 is 51 points high at one pixel a point, 51.5 at two).
  static var leastRow: CGFloat { SystemRelease.current >= .iOS26 ? 52 : 44 }
  /// Above and below the lines of a row, so that one line of body text makes the least row of iOS 26; before,
  /// as in the stored subtitle cells of 55.5 points (`corpus/metrics.json`, "Subtitle 17/12").
  static var linePadding: CGFloat { SystemRelease.current >= .iOS26 ? 15.75 : 10 }
  /// Above and below what a list's content configuration shows in a cell; in iOS 26 where
  /// `facts/ios26/collections_tables.json` has the label.
  static var contentPadding: CGFloat { SystemRelease.current >= .iOS26 ? 15.5 : 11 }
  /// Whether headers of grouped tables are written in capitals, as before iOS 26.
  static var capitalizesHeaders: Bool { SystemRelease.current < .iOS26 }

  /// A row of one line of body text, without its separator.
  var row: CGFloat { Self.leastRow - hairline }

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
