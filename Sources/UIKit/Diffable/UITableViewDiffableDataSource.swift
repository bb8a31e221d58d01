internal import CoreGraphics
public import Foundation

/// Gives a table the items of a snapshot.
@preconcurrency @MainActor open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item at a place; nil stops the program.
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
  /// Takes another snapshot and has every cell made anew, at once; `completion` is called before it comes
  /// back.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    view?.reloadData()
    completion?()
  }
  /// A copy of what is shown, without reloads.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// Nil for a place that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// Nil for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// Nil for a number that is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// Nil for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Of the snapshot that is shown.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Of the snapshot that is shown; traps for a section that is not there.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// The cell that the provider makes; stops the program where it makes none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = current.item(at: indexPath), let cell = cell(tableView, indexPath, item) else {
      raiseException("UITableViewDiffableDataSource: the cell provider returned nil for \(indexPath)")
    }
    return cell
  }
  /// Nil: sections have titles where an override gives them some.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Nil: sections have titles where an override gives them some.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// No; an override lets rows be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// No; an override lets rows be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Nil: the table has no index unless an override gives it one.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of the index's number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing: an override applies a snapshot without the row, or with a new one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing: an override applies a snapshot with the row in its new place.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
