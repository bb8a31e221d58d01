import Foundation
import Testing

@testable import UIKit

/// Tests of the settings of tables for the look of their cells: separators, margins, safe areas, backgrounds.
@MainActor struct TableLookTests {
  private final class Source: NSObject, UITableViewDataSource {
    var header: String?, footer: String?
    var style = UITableViewCell.CellStyle.default, text = "Row", detail: String?,
      accessory = UITableViewCell.AccessoryType.none
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.textLabel?.numberOfLines = 0
      cell.detailTextLabel?.text = detail
      cell.accessoryType = accessory
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

  @Test func titlesOfSeveralLinesHaveRoom() throws {
    let long = "A title that is so long that it does not lie in one line of a table, nor in two of them"
    for style in [UITableView.Style.plain, .insetGrouped] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
      table.dataSource = source
      (source.header, source.footer) = ("A", "A")
      table.layoutIfNeeded()
      let short = (table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height)
      (source.header, source.footer) = (long, long)
      table.reloadData()
      table.layoutIfNeeded()
      for (view, before) in [
        (table.headerView(forSection: 0), short.0), (table.footerView(forSection: 0), short.1),
      ] {
        let label = try #require(view?.textLabel)
        view?.layoutIfNeeded()
        #expect(label.frame.height > 28)
        #expect(label.frame.minY >= 0)
        #expect(label.frame.maxY <= view!.bounds.height)
        #expect(view!.bounds.height > before + 14)
      }
    }
  }

  /// Views beside the text of a cell shorten its lines.
  @Test func cellsAreAsHighAsTheirTextsBesideWhatElseTheyShow() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.dataSource = source
    source.text = "A long text that takes more than one line in a cell of a table, which is then higher"
    for (style, detail) in [
      (UITableViewCell.CellStyle.default, nil), (.value1, "Detail"), (.subtitle, "Detail"),
    ] {
      for accessory in [UITableViewCell.AccessoryType.none, .detailDisclosureButton] {
        (source.style, source.detail, source.accessory) = (style, detail, accessory)
        table.reloadData()
        let cell = try cell(table), label = try #require(cell.textLabel)
        let wanted = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
        #expect(cell.bounds.height >= wanted + 19)
        #expect(cell.bounds.height < wanted + 50)
      }
    }
  }

  /// A mark before the text is not an accessory after it.
  @Test func valuesKeepTheirMarginWhileTheTableIsEdited() throws {
    (source.style, source.detail) = (.value1, "Detail")
    let table = table()
    let detail = try #require(try cell(table).detailTextLabel), edge = try cell(table).bounds.width
    #expect(detail.convert(detail.bounds, to: table).maxX == edge - 16)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(detail.convert(detail.bounds, to: table).maxX == edge - 16)
    #expect(detail.superview!.frame.minX > 0)
  }

  /// Source: `facts/ios26/collections_tables.json`; 11 points above and below before.
  @Test func rowsOfListContentAreAsHighAsTheirRelease() throws {
    final class Content: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
        return cell
      }
    }
    func findLabel(in view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == "Row" { return label }
      for part in view.subviews { if let label = findLabel(in: part) { return label } }
      return nil
    }
    let content = Content()
    func measure() throws -> (row: CGFloat, label: CGRect) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
      window.screen = UIScreen(size: window.bounds.size, scale: 2)
      window.isHidden = false
      defer { window.isHidden = true }
      let table = UITableView(frame: window.bounds)
      table.dataSource = content
      window.addSubview(table)
      window.layoutIfNeeded()
      let cell = try cell(table), label = try #require(findLabel(in: cell))
      return (cell.frame.height, label.convert(label.bounds, to: cell))
    }
    let new = try SystemRelease.iOS26.perform { try measure() }
    #expect(new.row == 51.5)
    #expect(abs(new.label.minY - 15.5) < 0.25)
    let classic = try measure()
    #expect(abs(classic.row - (classic.label.height + 22.5)) < 0.5)
    #expect(
      SystemRelease.iOS26.perform { UIListContentConfiguration.plainHeader().directionalLayoutMargins.top }
        == 11)
  }

  @Test func lowRowsOfIOS26EndInHalfCircles() {
    #expect(TableMetrics.groupRadius(height: 16) == 10)
    #expect(
      SystemRelease.iOS26.perform { [16, 52, 80].map { TableMetrics.groupRadius(height: $0) } } == [
        8, 26, 26,
      ])
  }

  @Test func separatorsAreSeenThroughAnEffect() throws {
    let table = table(), effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    func line() throws -> UIView { try #require(try cell(table).parts.separator) }
    table.separatorColor = .red
    #expect(try line().backgroundColor == .red)
    #expect(try line().subviews.isEmpty)
    table.separatorEffect = effect
    let view = try #require(try line().subviews.first as? UIVisualEffectView)
    #expect(view.effect === effect)
    #expect(view.contentView.backgroundColor == .red)
    #expect(try view.frame == line().bounds)
    #expect(try line().backgroundColor == nil)
    table.separatorEffect = nil
    #expect(try line().backgroundColor == .red)
    #expect(try line().subviews.isEmpty)
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
    #expect(one.superview === cell)
    #expect(several.superview == nil)
    table.allowsMultipleSelection = true
    cell.isSelected = true
    #expect(one.superview == nil)
    #expect(several.superview === cell)
    #expect(several.frame == cell.bounds)
    cell.isSelected = false
    #expect(several.superview == nil)
  }

  @Test func selectionsFade() throws {
    let table = table(), window = UIWindow(frame: table.frame)
    window.addSubview(table)
    let cell = try cell(table)
    cell.setSelected(true, animated: false)
    #expect(cell.layer.animationKeys() == nil)
    cell.setSelected(false, animated: true)
    #expect(cell.layer.animationKeys()?.isEmpty == false)
    #expect(!cell.isSelected)
    cell.layer.removeAllAnimations()
    cell.setHighlighted(false, animated: true)
    #expect(cell.layer.animationKeys() == nil)
    window.isHidden = true
  }
}
