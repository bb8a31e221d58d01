import Foundation
import Testing
import UIKit

/// Tests of awaited snapshots: `apply` returns when its completion would be called, that is, when all
/// animations have come to rest.
@MainActor struct AwaitedSnapshotTests {
  private final class State {
    var wasCalled = false, isDone = false
    var end: (() -> Void)?
    func hold(_ completion: (() -> Void)?) { (wasCalled, end) = (true, completion) }
  }

  private final class Items: UICollectionViewDiffableDataSource<Int, Int> {
    let state = State()
    override func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) { state.hold(completion) }
  }

  private final class Rows: UITableViewDiffableDataSource<Int, Int> {
    let state = State()
    override func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) { state.hold(completion) }
  }

  private func waits(_ state: State, _ apply: @escaping @MainActor () async -> Void) async throws {
    (state.wasCalled, state.isDone, state.end) = (false, false, nil)
    let task = Task { @MainActor in
      await apply()
      state.isDone = true
    }
    while !state.wasCalled { await Task.yield() }
    let end = try #require(state.end)
    for _ in 0..<3 { await Task.yield() }
    #expect(!state.isDone)
    end()
    await task.value
    #expect(state.isDone)
  }

  @Test func aCollectionViewsMovementIsWaitedFor() async throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Items(collectionView: view) { _, _, _ in nil }
    try await waits(source.state) { await source.apply(NSDiffableDataSourceSnapshot<Int, Int>()) }
    let tree = NSDiffableDataSourceSectionSnapshot<Int>()
    try await waits(source.state) { await source.apply(tree, to: 0) }
  }

  @Test func aTablesMovementIsWaitedFor() async throws {
    let source = Rows(tableView: UITableView()) { _, _, _ in nil }
    try await waits(source.state) { await source.apply(NSDiffableDataSourceSnapshot<Int, Int>()) }
  }
}
