import Foundation
import Testing

@testable import UIKit

struct TableGeometryTests {
  /// Returns the table of facts/ios26/collections_tables.json, "tableview_catalyst26_compact_2x": three plain
  /// sections with headers of 40.5 below 22 of padding and rows of 51.5 points.
  private func catalyst() -> TableGeometry {
    let sections = [3, 2, 2].map { count in
      TableGeometry.Section(padding: 22, header: 40.5, rows: Array(repeating: 51.5, count: count))
    }
    return TableGeometry(sections: sections, width: 375)
  }

  @Test func rowsAndHeadersOfAPlainTable() {
    let geometry = catalyst()
    let rows: [(Int, Int, CGFloat)] = [
      (0, 0, 62.5), (0, 1, 114), (0, 2, 165.5), (1, 0, 279.5), (1, 1, 331), (2, 0, 445), (2, 1, 496.5),
    ]
    for (section, row, y) in rows { #expect(geometry.rowRect(row, in: section).minY == y) }
    #expect((0..<3).map { geometry.headerRect($0).minY } == [22, 239, 404.5])
    #expect(geometry.height == 548)
  }

  @Test func headersStayUntilTheirSectionPushesThemOut() {
    let geometry = catalyst()
    #expect(geometry.pinnedHeaderRect(0, at: 0).minY == 22)
    #expect(geometry.pinnedHeaderRect(0, at: 100).minY == 100)
    #expect(geometry.pinnedHeaderRect(0, at: 190).minY == 176.5)
  }

  @Test func rowsAreFoundBySpan() {
    let geometry = catalyst()
    #expect(geometry.sections(from: 0, to: 10) == 0..<1)
    #expect(geometry.sections(from: 217, to: 300) == 1..<2)
    #expect(geometry.rows(of: 0, from: 114, to: 165.5) == 1..<2)
    #expect(geometry.rows(of: 0, from: 113, to: 166) == 0..<3)
    #expect(geometry.rows(of: 0, from: 0, to: 30).isEmpty)
    #expect(geometry.sections(from: 548, to: 600).isEmpty)
  }

  @Test func rowsThatChangeTheirHeightMoveTheRowsBelow() {
    var geometry = catalyst()
    geometry.setHeight(61.5, ofRow: 1, in: 0)
    #expect(geometry.rowRect(0, in: 0).minY == 62.5)
    #expect(geometry.rowRect(2, in: 0).minY == 175.5)
    #expect(geometry.rowRect(0, in: 2).minY == 455)
    #expect(geometry.height == 558)
  }

  /// corpus/metrics.json, "table".
  @Test func standardLengths() {
    let plain = TableMetrics(style: .plain, scale: 2, width: 375)
    #expect(plain.headerTopPadding + plain.header(titled: true, isFirst: true) == 50)
    #expect(plain.row == 43.5)
    #expect(TableMetrics(style: .plain, scale: 3, width: 375).row == 44 - 1.0 / 3)
    let grouped = TableMetrics(style: .grouped, scale: 2, width: 375)
    #expect(grouped.header(titled: true, isFirst: true) == 55.5)
    let fine = TableMetrics(style: .grouped, scale: 3, width: 375)
    let fineHeader = fine.header(titled: true, isFirst: true)
    #expect(abs(fineHeader - 55.33) < 0.01)
    #expect(TableMetrics(style: .insetGrouped, scale: 2, width: 375).cellInset == 16)
    #expect(TableMetrics(style: .insetGrouped, scale: 3, width: 390).cellInset == 20)
    // Gaps of stored frames between groups, footer of 18 included: with a title 56, without 36; a footer of
    // two lines 46.
    #expect(grouped.footer(lines: 0) + grouped.header(titled: true, isFirst: false) == 56)
    #expect(grouped.footer(lines: 0) + grouped.header(titled: false, isFirst: false) == 36)
    #expect(grouped.footer(lines: 2) == 46)
  }
}
