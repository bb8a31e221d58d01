internal import CoreGraphics
public import Foundation

/// Gives a collection view the items of a snapshot.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineSource {
  /// Makes the cell of an item at a place; nil stops the program.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes the view of a kind at a place; nil stops the program.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var view: UICollectionView?
  private let cell: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the view's data source, which is not retained on either side. The provider makes the cell of
  /// an item, and has to answer.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    cell = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Makes headers, footers and the like; without one they cannot be shown.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Shows what a snapshot says: what has changed changes, at once or moving to its places, and the rest
  /// stays as it is. A view that is in no window reloads.
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

  // MARK: - Trees

  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Shows the visible items of a tree in a section, which is added behind the others where it is not there.
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
  /// The same, until what moves has come to rest.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { end in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { end.resume() }
    }
  }
  /// The tree of a section; one of roots alone where the section was not shown as a tree.
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

  /// What is asked and told when the user expands and collapses items.
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Whether an item may be expanded; nil, all may.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Whether an item may be collapsed; nil, all may.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// The children of an item that is about to be expanded, which takes those that it has now.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<
          ItemType
        >
      )?
    /// Handlers that let users expand and collapse all items.
    public init() {}
  }
  /// For sections that are shown as trees.
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

  // MARK: - Moving by hand

  /// Which items the user may move, and who is told of a move.
  public struct ReorderingHandlers {
    /// Whether the user may move an item; nil, none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when the user has let the item go, before the snapshot is the final one.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the move is over, and the snapshot is the final one.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Handlers that let no item be moved.
    public init() {}
  }
  /// Lets no item be moved unless set.
  open var reorderingHandlers = ReorderingHandlers()
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// Of the snapshot that is shown; traps for a section that is not there.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// The cell that the provider makes; stops the program where it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath), let cell = cell(collectionView, indexPath, item) else {
      raiseException(
        "UICollectionViewDiffableDataSource: the cell provider returned nil for \(indexPath)")
    }
    return cell
  }
  /// The view that `supplementaryViewProvider` makes; stops the program where it makes none.
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
  /// What `reorderingHandlers` say of the item; no for a place that is not there.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Moves the item in the snapshot, and tells the `reorderingHandlers` before and after. In a section that
  /// is shown as a tree it takes what lies below it along, and becomes a sibling of the item before it, or
  /// that item's first child where children of it are seen.
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
    // What lies below the item in a tree goes with it.
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

  /// Moves an item with all below it from the tree of its section to where it is seen in that of another, or
  /// the same; trees that are not what is shown are forgotten.
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
  /// Nil: the view has no index unless an override gives it one.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The first item of the section of the index's number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
