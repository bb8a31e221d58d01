import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Cells that are seen and want another size, as Apple documents `selfSizingInvalidation`.
@Suite(.serialized) @MainActor struct SelfSizingTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
      cell.contentConfiguration = text(1)
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
      cell.contentConfiguration = text(1)
      return cell
    }
    func text(_ lines: Int) -> UIListContentConfiguration {
      var text = UIListContentConfiguration.cell()
      text.text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
      return text
    }
  }

  @Test func rowsFollowTheConfigurationOfTheirCells() throws {
    try FingerWorld().run { world in
      let table = UITableView(frame: world.window.bounds, style: .plain), source = Source()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
      table.dataSource = source
      world.window.addSubview(table)
      world.window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let old = cell.frame.height
      @MainActor func below() -> CGFloat? { table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY }
      cell.contentConfiguration = source.text(4)
      world.window.layoutIfNeeded()
      #expect(cell.frame.height > old + 40 && below() == cell.frame.height)
      table.selfSizingInvalidation = .disabled
      let high = cell.frame.height
      cell.contentConfiguration = source.text(1)
      world.window.layoutIfNeeded()
      #expect(cell.frame.height == high)
      table.selfSizingInvalidation = .enabled
      cell.invalidateIntrinsicContentSize()
      world.window.layoutIfNeeded()
      #expect(cell.frame.height == old && below() == old)
    }
  }

  private final class Own: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var text = UIListContentConfiguration.cell()
      text.text = "a\nb\nc\nd"
      contentConfiguration = text
    }
  }

  /// Configurations that follow the state count at the first measuring and ask for no other; nor do rows of a given height.
  @Test func statesAskForNoOtherHeight() throws {
    try FingerWorld().run { world in
      let table = UITableView(frame: world.window.bounds, style: .plain), source = Source(), path = IndexPath(row: 0, section: 0)
      table.register(Own.self, forCellReuseIdentifier: "a")
      table.dataSource = source
      world.window.addSubview(table)
      world.window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: path))
      #expect(cell.frame.height > 80 && !table.resizesAnimated)
      cell.isHighlighted = true
      cell.layoutIfNeeded()
      #expect(!table.resizesAnimated)
      cell.contentConfiguration = source.text(6)
      #expect(table.resizesAnimated)
      table.reloadData()
      #expect(!table.resizesAnimated)
      table.rowHeight = 50
      world.window.layoutIfNeeded()
      table.cellForRow(at: path)?.contentConfiguration = source.text(6)
      #expect(!table.resizesAnimated)
    }
  }

  @Test func itemsFollowTheConfigurationOfTheirCells() throws {
    try FingerWorld().run { world in
      let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
      let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout), source = Source()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "a")
      view.dataSource = source
      world.window.addSubview(view)
      world.window.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let old = cell.frame.height
      cell.contentConfiguration = source.text(4)
      world.window.layoutIfNeeded()
      #expect(cell.frame.height > old + 40)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == cell.frame.maxY)
    }
  }
}
