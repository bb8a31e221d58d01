internal import CoreGraphics
public import Foundation

/// A data source that provides a collection view with the items of a snapshot.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineSource {
  /// A closure that returns the cell of an item; nil stops the program.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that returns the supplementary view of a kind; nil stops the program.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var view: UICollectionView?
  private let cell: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and makes it the view's. Neither retains the other.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cellProvider: A closure that returns the cell of an item, never nil.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    cell = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that returns headers, footers and other supplementary views, which cannot be shown without
  /// it.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Applies a snapshot: changes are shown immediately or animated, the rest stays as it is. A view that is
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
    after change: SnapshotChange, in view: UICollectionView, _ completion: (() -> Void)?
  ) {
    guard !change.isEmpty else {
      current = snapshot.settled
      view.reconfigureItems(at: change.reconfigured)
      completion?()
      return
    }
    view.performBatchUpdates {
      current = snapshot.settled
      view.deleteSections(change.deletedSections)
      view.insertSections(change.insertedSections)
      view.reloadSections(change.reloadedSections)
      for move in change.movedSections { view.moveSection(move.from, toSection: move.to) }
      view.deleteItems(at: change.deleted)
      view.insertItems(at: change.inserted)
      view.reloadItems(at: change.reloaded)
      for move in change.moved { view.moveItem(at: move.from, to: move.to) }
    } completion: { _ in
      completion?()
    }
    view.reconfigureItems(at: change.reconfigured)
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

  // MARK: - Section snapshots

  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Shows the visible items of a tree in a section, which is appended if it does not exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    view?.collectionViewLayout.invalidateLayout()
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }
  /// Shows the visible items of a tree in a section and returns when the animation has ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { end in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { end.resume() }
    }
  }
  /// Returns the tree of a section; of root items only if the section is not shown as a tree.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType
  > {
    if let tree = trees[section], current.indexOfSection(section) != nil,
      tree.visibleItems == current.itemIdentifiers(inSection: section)
    {
      return tree
    }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
    return flat
  }

  /// The closures called when the user expands and collapses items.
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Returns whether an item may be expanded; nil allows all.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Returns whether an item may be collapsed; nil allows all.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// Returns the children of an item that is about to be expanded, given its current ones.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<
          ItemType
        >
      )?
    /// Creates handlers that let users expand and collapse all items.
    public init() {}
  }
  /// The handlers for sections that are shown as trees.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  final func outline(at path: IndexPath) -> OutlinePlace? {
    guard let section = sectionIdentifier(for: path.section), let tree = trees[section],
      let item = itemIdentifier(for: path),
      tree.contains(item)
    else { return nil }
    return OutlinePlace(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
  }

  final func toggleOutline(at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), var tree = trees[section],
      let item = itemIdentifier(for: path),
      tree.contains(item)
    else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: children(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }

  // MARK: - Reordering

  /// The closures that determine which items the user may move, and that are called for moves.
  public struct ReorderingHandlers {
    /// Returns whether the user may move an item; nil allows none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when the user has dropped an item, before the final snapshot is applied.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the move has ended and the final snapshot is applied.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Creates handlers that let no item be moved.
    public init() {}
  }
  /// The handlers of moves. By default, no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// Returns the number of items in a section of the current snapshot. Traps if the section does not exist.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// Returns the cell provider's cell; stops the program if it returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath), let cell = cell(collectionView, indexPath, item) else {
      raiseException(
        "UICollectionViewDiffableDataSource: the cell provider returned nil for \(indexPath)")
    }
    return cell
  }
  /// Returns the view of `supplementaryViewProvider`; stops the program if it returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      raiseException(
        "UICollectionViewDiffableDataSource: no supplementary view for \(kind) at \(indexPath)")
    }
    return view
  }
  /// Returns the answer of `reorderingHandlers`; `false` for an index path that is out of range.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Moves the item in the snapshot, and calls the `reorderingHandlers` before and after. In a section that
  /// is shown as a tree, the item takes its descendants along and becomes a sibling of the item before it, or
  /// that item's first child if children of it are visible.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = current.item(at: sourceIndexPath),
      let source = current.sectionIdentifier(containingItem: item),
      current.sectionIdentifiers.indices.contains(destinationIndexPath.section)
    else { return }
    let section = current.sectionIdentifiers[destinationIndexPath.section]
    var moved = current
    moved.deleteItems([item])
    let others = moved.itemIdentifiers(inSection: section)
    if others.indices.contains(destinationIndexPath.item) {
      moved.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    // The descendants of the item move with it.
    let old = trees
    moveBranch(of: item, from: source, to: section, behind: others.prefix(max(0, destinationIndexPath.item)))
    var next = moved
    for section in Set([source, section]) where trees[section] != nil {
      next.deleteItems(next.itemIdentifiers(inSection: section))
    }
    for section in Set([source, section]) {
      if let tree = trees[section] { next.appendItems(tree.visibleItems, toSection: section) }
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: current, finalSnapshot: next) {
      [trees] in $1 ? trees[$0] : old[$0]
    }
    reorderingHandlers.willReorder?(transaction)
    current = moved
    if next.itemIdentifiers != moved.itemIdentifiers { apply(next) }
    reorderingHandlers.didReorder?(transaction)
  }

  /// Moves an item with its descendants from the tree of its section to its visible position in the tree of
  /// another, or the same. Trees that do not match what is shown are discarded.
  private func moveBranch(
    of item: ItemIdentifierType, from source: SectionIdentifierType, to section: SectionIdentifierType,
    behind others: ArraySlice<ItemIdentifierType>
  ) {
    for one in [source, section]
    where trees[one].map({ $0.visibleItems != current.itemIdentifiers(inSection: one) }) ?? false {
      trees[one] = nil
    }
    var branch = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let taken = trees[source]?.takeBranch(of: item) { branch = taken } else { branch.append([item]) }
    trees[section]?.put(branch, behind: others.last { !branch.contains($0) })
  }
  /// Returns nil: the view has no index unless an override provides one.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item of the section with the index of the title.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
