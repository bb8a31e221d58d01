import Foundation
import Testing

@testable import UIKit

/// Tests of selected rows when a table enters and leaves editing. Sources: rdar://19056268 ("the original
/// selection is restored" while the edit controls slide out, as in Mail) and an article on selecting again
/// (qiita.com, yosshi4486, 2020), according to which editing begins with no row selected.
@Suite(.serialized) @MainActor struct EditingSelectionTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = 5
    var told: [IndexPath] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append(indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { told.append(indexPath) }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func table(_ source: Source, several: Bool) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    (table.dataSource, table.delegate) = (source, source)
    table.allowsMultipleSelectionDuringEditing = several
    table.layoutIfNeeded()
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    return table
  }

  @Test(arguments: [false, true]) func editingBeginsWithoutASelection(several: Bool) {
    let source = Source(), table = table(source, several: several)
    table.setEditing(true, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
    #expect(source.told == [])
  }

  @Test(arguments: [false, true]) func theOldSelectionReturnsAfterEditing(several: Bool) {
    let source = Source(), table = table(source, several: several)
    table.setEditing(true, animated: false)
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == [path(1)])
    #expect(table.cellForRow(at: path(1))?.isSelected == true)
    #expect(table.cellForRow(at: path(3))?.isSelected == false)
    #expect(source.told == [])
  }

  @Test func theOldSelectionFollowsItsRowThroughUpdates() {
    let source = Source(), table = table(source, several: true)
    table.setEditing(true, animated: false)
    source.rows = 4
    table.deleteRows(at: [path(0)], with: .none)
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == [path(0)])
  }

  @Test func reloadingForgetsTheOldSelection() {
    let source = Source(), table = table(source, several: true)
    table.setEditing(true, animated: false)
    table.reloadData()
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }
}
