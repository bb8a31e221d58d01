import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of tables whose rows have estimated heights until they are visible.
@Suite(.serialized) @MainActor struct EstimatedHeightTests {
  /// Self-sizing rows: one line, or many in every third one, more of them in a narrow table.
  private final class Uneven: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 120 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "some words ", count: indexPath.row % 3 == 0 ? 20 : 1)
      return cell
    }
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom], [70, 8])
  func animatedScrollsComeToTheirRow(position: UITableView.ScrollPosition, row: Int) {
    FingerWorld().run { world in
      let source = Uneven(), table = world.table(source)
      world.frame()
      if row < 20 { table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false) }
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: true)
      var before = table.contentOffset.y
      for _ in 0..<20 {
        world.frame(1 / 60)
        #expect(row < 20 || table.contentOffset.y >= before, "it turned back")
        before = table.contentOffset.y
      }
      let rect = table.rectForRow(at: IndexPath(row: row, section: 0)), seen = table.bounds
      switch position {
      case .top: #expect(abs(rect.minY - seen.minY) < 0.51)
      case .bottom: #expect(abs(rect.maxY - seen.maxY) < 0.51)
      default: #expect(abs(rect.midY - seen.midY) < 1)
      }
    }
  }

  @Test func aTableThatIsTurnedShowsTheSameRows() throws {
    try FingerWorld().run { world in
      let source = Uneven(), table = world.table(source)
      world.frame()
      table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
      world.frame()
      let there = try #require(table.indexPathsForVisibleRows?.first)
      for width in [500, 200] {
        table.frame.size.width = CGFloat(width)
        world.frame()
        #expect(table.indexPathsForVisibleRows?.first == there)
      }
    }
  }
}
