internal import CoreGraphics
public import Foundation

/// A data source that provides a table with the items of a snapshot.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the cell of an item; nil stops the program.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var view: UITableView?
  private let cell: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and makes it the table's. Neither retains the other.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cellProvider: A closure that returns the cell of an item, never nil.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    view = tableView
    cell = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows when differences are animated.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Applies a snapshot: changes are shown immediately or animated, the rest stays as it is. A table that is
  /// in no window reloads.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let change = SnapshotChange(from: current, to: snapshot)
    guard let view, view.window != nil else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    guard animatingDifferences else {
      UIView.performWithoutAnimation { show(snapshot, after: change, in: view, nil) }
      completion?()
      return
    }
    show(snapshot, after: change, in: view, completion)
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    after change: SnapshotChange, in view: UITableView, _ completion: (() -> Void)?
  ) {
    guard !change.isEmpty else {
      current = snapshot.settled
      view.reconfigureRows(at: change.reconfigured)
      completion?()
      return
    }
    let way = defaultRowAnimation
    view.performBatchUpdates {
      current = snapshot.settled
      view.deleteSections(change.deletedSections, with: way)
      view.insertSections(change.insertedSections, with: way)
      view.reloadSections(change.reloadedSections, with: way)
      for move in change.movedSections { view.moveSection(move.from, toSection: move.to) }
      view.deleteRows(at: change.deleted, with: way)
      view.insertRows(at: change.inserted, with: way)
      view.reloadRows(at: change.reloaded, with: way)
      for move in change.moved { view.moveRow(at: move.from, to: move.to) }
    } completion: { _ in
      completion?()
    }
    view.reconfigureRows(at: change.reconfigured)
  }
  /// Applies a snapshot and returns when the animation has ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { end in
      apply(snapshot, animatingDifferences: animatingDifferences) { end.resume() }
    }
  }
  /// Applies a snapshot and reloads all cells immediately; `completion` is called before the method returns.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    view?.reloadData()
    completion?()
  }
  /// Returns a copy of the current snapshot, without reload marks.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// Returns the item at an index path; nil if it is out of range.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// Returns the index path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// Returns the section at an index; nil if it is out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// Returns the index of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the number of sections of the current snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Returns the number of rows in a section of the current snapshot. Traps if the section does not exist.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// Returns the cell provider's cell; stops the program if it returns nil.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = current.item(at: indexPath), let cell = cell(tableView, indexPath, item) else {
      raiseException("UITableViewDiffableDataSource: the cell provider returned nil for \(indexPath)")
    }
    return cell
  }
  /// Returns nil: sections have no titles unless an override provides them.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil: sections have no titles unless an override provides them.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns `false`; an override lets rows be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `false`; an override lets rows be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns nil: the table has no index unless an override provides one.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing: an override applies a snapshot without the row, or with a new one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing: an override applies a snapshot with the row in its new position.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
