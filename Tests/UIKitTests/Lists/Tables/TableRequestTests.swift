import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the times and the kinds of a table's requests, and of the places to which it scrolls.
@MainActor struct TableRequestTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [20, 20, 20]
    var asked: [String] = []
    var sizes: [CGSize] = []
    func numberOfSections(in tableView: UITableView) -> Int {
      asked.append("sections")
      return counts.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked.append("rows \(section)")
      return counts[section]
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append("cell")
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      sizes.append(cell.frame.size)
      return cell
    }
  }

  private let rows = Rows()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 60
    table.sectionHeaderHeight = 28
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  @Test func reloadingAsksForCountsAtOnceAndForCellsLater() {
    let table = table()
    rows.counts = [5]
    rows.asked = []
    table.reloadData()
    #expect(rows.asked == ["sections", "rows 0"])
    #expect(abs(table.contentSize.height - (5 * 60 + 28)) < 0.001)
    table.layoutIfNeeded()
    #expect(rows.asked.filter { $0 == "cell" }.count == 5)
  }

  @Test func cellsAreAskedForAtTheirSize() {
    let table = table()
    #expect(!rows.sizes.isEmpty)
    #expect(rows.sizes.allSatisfy { $0 == CGSize(width: 375, height: 60) })
    rows.sizes = []
    table.contentOffset.y = 1200
    table.layoutIfNeeded()
    #expect(!rows.sizes.isEmpty)
    #expect(rows.sizes.allSatisfy { $0 == CGSize(width: 375, height: 60) })
  }

  @Test func aRowAtTheTopLiesBelowThePinnedHeader() {
    let table = table()
    let path = IndexPath(row: 3, section: 1)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: path).minY - 28)
  }

  @Test func aSectionWithoutRowsIsAPlace() {
    rows.counts = [20, 0, 20]
    let table = table()
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
  }

  @Test func endsNeedNoDataSource() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.backgroundView = UIView()
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 80, width: 320, height: 30))
    #expect(table.backgroundView?.frame == table.bounds)
    #expect(table.contentSize.height == 110)
  }

  @Test func cellsOutsideTheirListHaveTheirConstraints() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for cell in [UITableViewCell(), UICollectionViewCell(), UITableViewHeaderFooterView()] as [UIView] {
      cell.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(cell)
      NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
        cell.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
        cell.widthAnchor.constraint(equalToConstant: 100), cell.heightAnchor.constraint(equalToConstant: 44),
      ])
      scroll.layoutIfNeeded()
      #expect(cell.frame == CGRect(x: 10, y: 20, width: 100, height: 44), "\(type(of: cell))")
    }
  }

  /// A list sets the size of a cell, whatever the cell's mask translation.
  @Test func cellsThatTranslateNoMaskSettle() {
    final class Fixed: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        translatesAutoresizingMaskIntoConstraints = false
        contentView.translatesAutoresizingMaskIntoConstraints = false
        let label = UILabel()
        label.text = "Text"
        contentView.addPinned(label, top: 20, bottom: 20, trailing: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    rows.counts = [3]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let table = UITableView(frame: window.bounds)
    table.register(Fixed.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(!window.layer.needsLayout())
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs((cell?.frame.height ?? 0) - (line + 40)) < 1)
    #expect(cell.map { $0.contentView.frame.size.width == 375 && $0.frame.width == 375 } == true)
  }
}
