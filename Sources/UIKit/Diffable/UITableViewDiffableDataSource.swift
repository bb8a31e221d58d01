public import Foundation

/// Gives a table the items of a snapshot.
@preconcurrency @MainActor open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var view: UITableView?
  private let cell: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the table's data source, which is not retained on either side. The provider makes the cell of
  /// an item, and has to answer.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    view = tableView
    cell = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go where differences are animated.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Shows what a snapshot says: what has changed changes, at once or moving to its places, and the rest
  /// stays as it is. A table that is in no window reloads.
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
  /// The same, until what moves has come to rest.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { end in
      apply(snapshot, animatingDifferences: animatingDifferences) { end.resume() }
    }
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    view?.reloadData()
    completion?()
  }
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// Nil for a place that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// Nil for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = current.item(at: indexPath), let cell = cell(tableView, indexPath, item) else {
      preconditionFailure("UITableViewDiffableDataSource: the cell provider returned nil for \(indexPath)")
    }
    return cell
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
