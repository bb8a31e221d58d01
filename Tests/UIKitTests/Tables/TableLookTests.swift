import Foundation
import Testing

@testable import UIKit

/// What tables say of the look of their cells: separators, margins, safe areas, grounds.
@MainActor @Suite struct TableLookTests {
  private final class Source: NSObject, UITableViewDataSource {
    var titles: [String]?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  private let source = Source()

  private func table(width: CGFloat = 375) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    table.rowHeight = 44
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  private func cell(_ table: UITableView) throws -> UITableViewCell {
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.layoutIfNeeded()
    return cell
  }

  @Test func separatorsCountFromTheCellOrFromWhereTheyBeginByThemselves() throws {
    let table = table()
    func separator() throws -> CGRect { try #require(try cell(table).parts.separator).frame }
    #expect(try separator().minX == 16)
    table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    #expect(try separator().minX == 10)
    #expect(try separator().maxX == 370)
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(try separator().minX == 26)
    #expect(try separator().maxX == 370)
    table.separatorInset.left = UITableView.automaticDimension
    #expect(try separator().minX == 16)
  }

  @Test func marginsFollowTheReadableWidth() throws {
    let table = table(width: 1024)
    #expect(try cell(table).textLabel?.frame.minX == 20)
    let standard = try self.cell(table).contentView.layoutMargins.left
    table.cellLayoutMarginsFollowReadableWidth = true
    let side: CGFloat = (1024 - 672) / 2
    let cell = try cell(table)
    #expect(cell.textLabel?.frame == CGRect(x: side, y: 0, width: 672, height: 44))
    #expect(cell.parts.separator?.frame.minX == side)
    #expect(cell.contentView.layoutMargins.left == side)
    table.cellLayoutMarginsFollowReadableWidth = false
    #expect(cell.contentView.layoutMargins.left == standard)
    let narrow = self.table()
    narrow.cellLayoutMarginsFollowReadableWidth = true
    #expect(try self.cell(narrow).textLabel?.frame.minX == 16)
  }

  @Test func contentsKeepToTheSafeArea() throws {
    let table = table(width: 812)
    let standard = try self.cell(table).contentView.layoutMargins.left
    table.contentInsetAdjustmentBehavior = .never
    table.setSafeArea(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    let cell = try cell(table)
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(cell.frame.width == 812)
    #expect(cell.contentView.frame.minX == 44)
    #expect(try #require(cell.parts.accessory).frame.maxX == 812 - 44 - 20)
    #expect(cell.contentView.layoutMargins.left == standard)
    #expect(cell.parts.separator?.frame.minX == 64)
    table.insetsContentViewsToSafeArea = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
    #expect(try #require(cell.parts.accessory).frame.maxX == 812 - 20)
  }

  @Test func anotherGroundShowsWhereSeveralRowsCanBeSelected() throws {
    let table = table(), cell = try cell(table)
    let one = UIView(), several = UIView()
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = several
    cell.isSelected = true
    #expect(one.superview === cell && several.superview == nil)
    table.allowsMultipleSelection = true
    cell.isSelected = true
    #expect(one.superview == nil && several.superview === cell)
    #expect(several.frame == cell.bounds)
    cell.isSelected = false
    #expect(several.superview == nil)
  }
}
