import CoreGraphics
import Foundation
import Testing

@_spi(SelectorTable) @testable import UIKit

/// Tests of estimated heights of rows, and of rows prefetched before they are visible. Source: Apple's
/// reference of `UITableViewDelegate`.
extension RowTouchTests {
  private final class Estimated: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    var count = 30, height: CGFloat = 60, vain: [IndexPath] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      vain += indexPaths
    }
  }

  private func estimated(_ source: Estimated) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    table.estimatedRowHeight = 20
    (table.dataSource, table.delegate, table.prefetchDataSource) = (source, source, source)
    table.layoutIfNeeded()
    return table
  }

  @Test func visibleRowsHaveTheirOwnHeightsAfterUpdates() {
    let source = Estimated(), table = estimated(source)
    func height() -> CGFloat? {
      table.layoutIfNeeded()
      return table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height
    }
    #expect(height() == 60)
    source.height = 80
    table.beginUpdates()
    table.endUpdates()
    #expect(height() == 80)
    table.frame.size.width = 320
    #expect(height() == 80)
  }

  @Test func rowsThatAreGoneAreNotCalledOff() {
    let source = Estimated(), table = estimated(source)
    source.count = 2
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.vain.isEmpty)
  }
}
