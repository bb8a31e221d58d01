internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// An update of a collection view while it is shown: the inserted, deleted and moved items, and the positions
/// of all elements before it.
@MainActor final class ItemChange {
  let updates: RowUpdates
  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var views: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The views that the layout inserts, or deletes, although their sections stay, by kind.
  private var coming: [String: Set<IndexPath>] = [:]
  private(set) var going: [String: Set<IndexPath>] = [:]
  /// The views that are visible when the change begins.
  private var shown: Set<ElementKey> = []
  /// The remaining elements for which the layout was asked for initial attributes.
  private var begun: Set<ElementKey> = []
  /// A Boolean value that determines whether the layout is also asked for initial and final attributes of the
  /// elements that stay. It is not while the user moves one of them.
  var asksOfAll = true
  /// The layout that places the elements at the end, if it is not the one that they start in.
  weak var destination: UICollectionViewLayout?

  init(_ items: [UICollectionViewUpdateItem]) { updates = RowUpdates(items) }

  /// Records the position of an element before the change.
  func note(_ attributes: UICollectionViewLayoutAttributes) {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    if let key = copy.elementKey { views[key] = copy } else { cells[copy.indexPath] = copy }
  }

  /// Records the positions at which the visible elements are shown.
  func note(_ elements: VisibleElements) {
    for (path, cell) in elements.cells {
      guard let place = cell.taken?.attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      place.indexPath = path
      cells[path] = place
    }
    for (key, view) in elements.views {
      guard let place = view.taken?.attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      place.indexPath = key.path
      views[key] = place
      shown.insert(key)
    }
  }

  /// Returns whether the layout is still to be asked for the initial attributes of an element that stays,
  /// given by its new key.
  func isToBegin(_ key: ElementKey) -> Bool { asksOfAll && begun.insert(key).inserted }

  /// Asks a layout which views of the given kinds the change deletes.
  func askWhatGoes(of kinds: Set<String>, _ layout: UICollectionViewLayout) {
    for kind in kinds.sorted() {
      going[kind] = Set(
        layout.decorations[kind] != nil
          ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
          : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind))
    }
  }

  /// Returns the new index path of an element that stays and is not reloaded.
  func stay(of old: IndexPath) -> IndexPath? {
    updates.reload(of: old) == nil ? updates.path(after: old) : nil
  }

  /// Returns the new key of a view that stays; nil for one that is deleted with its section.
  func stay(of old: ElementKey) -> ElementKey? {
    // The view belongs to the whole layout, not to a section.
    if old.path.count == 1 { return old }
    guard old.path.count == 2, let section = updates.section(after: old.path.section),
      updates.reloadedSections[old.path.section] == nil
    else { return nil }
    return ElementKey(kind: old.kind, path: IndexPath(item: old.path.item, section: section))
  }

  /// Returns the initial attributes of a cell with the final attributes `place`: those its item had before,
  /// or the final ones with alpha 0.
  func start(of place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard let start = place.copy() as? UICollectionViewLayoutAttributes else { return nil }
    guard let old = updates.path(before: place.indexPath), updates.reload(of: old) == nil else {
      start.alpha = 0
      return start
    }
    guard let was = cells[old]?.copy() as? UICollectionViewLayoutAttributes else { return start }
    was.indexPath = place.indexPath
    return was
  }

  /// Returns the final attributes of the cell whose item was at `old`: those at the item's new position, or
  /// the old ones with alpha 0.
  func end(of old: IndexPath, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    if let new = stay(of: old), let place = layout.layoutAttributesForItem(at: new) {
      return place.copy() as? UICollectionViewLayoutAttributes
    }
    let end = cells[old]?.copy() as? UICollectionViewLayoutAttributes
    end?.alpha = 0
    return end
  }

  /// Returns the key that a view had before the change; nil if its section is inserted or reloaded.
  private func origin(of new: ElementKey) -> ElementKey? {
    guard new.path.count == 2 else { return new }
    guard let section = updates.section(before: new.path.section), updates.reloadedSections[section] == nil
    else { return nil }
    return ElementKey(kind: new.kind, path: IndexPath(item: new.path.item, section: section))
  }

  /// Returns the initial attributes of a view with the final attributes `place`: those it was shown with, or
  /// `place` itself; with alpha 0 if it or its section is new.
  func start(ofView place: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    let start = place.copy() as? UICollectionViewLayoutAttributes
    let isNew = place.elementKey.map { comes($0, in: layout) } ?? false
    if isNew || (place.indexPath.count == 2 && updates.section(before: place.indexPath.section) == nil) {
      start?.alpha = 0
    } else if let old = place.elementKey.flatMap({ origin(of: $0) }), shown.contains(old),
      let was = views[old]?.copy() as? UICollectionViewLayoutAttributes
    {
      was.indexPath = place.indexPath
      return was
    }
    return start
  }

  /// Returns whether the layout inserts a view with this change. Each kind is asked for once.
  func comes(_ key: ElementKey, in layout: UICollectionViewLayout) -> Bool {
    guard !updates.isEmpty else { return false }
    if let known = coming[key.kind] { return known.contains(key.path) }
    let isDecoration = layout.decorations[key.kind] != nil
    let paths = Set(
      isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: key.kind)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: key.kind))
    coming[key.kind] = paths
    return paths.contains(key.path)
  }

  /// Returns the final attributes of the view that was at `key`: those at its new position, or the old ones
  /// with alpha 0 if it or its section is deleted.
  func end(ofView key: ElementKey, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    if going[key.kind]?.contains(key.path) != true, let new = stay(of: key),
      let place = layout.place(ofView: new)
    {
      return place.copy() as? UICollectionViewLayoutAttributes
    }
    let end = views[key]?.copy() as? UICollectionViewLayoutAttributes
    end?.alpha = 0
    return end
  }
}

extension RowUpdates {
  /// Creates the updates of a collection view, all with the same animation.
  init(_ items: [UICollectionViewUpdateItem]) {
    self.init()
    for item in items {
      let before = item.indexPathBeforeUpdate, after = item.indexPathAfterUpdate
      let isSection = (before ?? after)?.item == NSNotFound
      switch item.updateAction {
      case .insert:
        after.map { if isSection { insertedSections[$0.section] = .fade } else { insertedRows[$0] = .fade } }
      case .delete:
        before.map { if isSection { deletedSections[$0.section] = .fade } else { deletedRows[$0] = .fade } }
      case .reload:
        before.map { if isSection { reloadedSections[$0.section] = .fade } else { reloadedRows[$0] = .fade } }
      case .move:
        guard let before, let after else { continue }
        if isSection { movedSections[before.section] = after.section } else { movedRows[before] = after }
      case .none: break
      }
    }
  }
}

extension UICollectionView {
  /// The duration of the move of items to their new places, in seconds; not measured.
  static let changeDuration = 0.3

  /// Applies updates: immediately, or together with the group of updates that is open.
  func updateItems(_ items: [UICollectionViewUpdateItem]) {
    waitingUpdates += items
    if updateDepth == 0 { finishUpdates(nil) }
  }

  func beginUpdates() {
    if updateDepth == 0 { dropItem(isCancelled: true) }
    // The positions of all elements have to be known before the data changes.
    if updateDepth == 0, counts != nil, dataSource != nil, window != nil { prepareLayout() }
    updateDepth += 1
  }

  /// Ends a group of updates. The outermost call shows the changes and calls the completion handlers when
  /// they have been shown.
  func finishUpdates(_ completion: ((Bool) -> Void)?) {
    updateDepth = max(0, updateDepth - 1)
    if let completion { updateCompletions.append(completion) }
    guard updateDepth == 0 else { return }
    closeRow(animated: false)
    let (items, ends, reloads) = (waitingUpdates, updateCompletions, reloadsAfterUpdates)
    let filled = waitingFills
    (waitingUpdates, updateCompletions, reloadsAfterUpdates, waitingFills) = ([], [], false, [])
    let end = { (finished: Bool) in ends.forEach { $0(finished) } }
    guard !reloads, dataSource != nil, counts != nil else {
      let change = ItemChange(items), kept = selection.compactMap { change.updates.path(after: $0) }
      collectionViewLayout.updates += items
      forgetItems()
      if !reloads {
        selection = kept
        layOutUnseen()
      }
      prepareShown()
      return end(true)
    }
    show(items, filled: filled, end)
    layOutUnseen()
  }

  /// Lays out at once if the view is in no window: the new items are then present immediately (tests of
  /// LayoutKit and BrickKit that pass on iPhones).
  private func layOutUnseen() {
    if window == nil, !layer.bounds.isEmpty { layoutIfNeeded() }
  }

  /// Prepares the layout if the view is in a window: the layout knows the new items as soon as the updates
  /// end, before any cell is requested, since clients then ask it for positions (tests of Listable that pass
  /// on iPhones).
  private func prepareShown() {
    guard window != nil, dataSource != nil, !layer.bounds.isEmpty else { return }
    prepareLayout()
    takeContentSize()
  }

  /// Shows a change that the data source has made or, for an item that the user moves, one that `take` makes
  /// to what is shown.
  func show(
    _ items: [UICollectionViewUpdateItem], filled: [IndexPath] = [],
    byHand context: UICollectionViewLayoutInvalidationContext? = nil,
    take: () -> Void = {}, _ end: @escaping (Bool) -> Void = { _ in }
  ) {
    let layout = collectionViewLayout, change = ItemChange(items)
    change.asksOfAll = context == nil
    if layout.isValid {
      let around = bounds.insetBy(dx: -layer.bounds.width, dy: -layer.bounds.height)
      for attributes in layout.layoutAttributesForElements(in: around) ?? [] { change.note(attributes) }
    }
    change.note(visible)
    if context == nil {
      selection = selection.compactMap { change.updates.path(after: $0) }
      prefetching.follow(change.updates)
    }
    pressed = pressed.flatMap { change.updates.path(after: $0) }
    var leavers: [Leaver] = [], stay = VisibleElements(scrollers: visible.scrollers)
    // The elements that stay: their keys after the change and before it.
    var staying: [ElementKey: ElementKey] = [:]
    for (path, cell) in visible.cells.sorted(by: { $0.key < $1.key }) {
      if let new = change.stay(of: path) {
        stay.cells[new] = cell
        staying[ElementKey(cell: new)] = ElementKey(cell: path)
      } else {
        leavers.append(Leaver(view: cell, key: ElementKey(cell: path)))
      }
    }
    for (key, view) in visible.views.sorted(by: { $0.key < $1.key }) {
      if let new = change.stay(of: key) {
        stay.views[new] = view
        staying[new] = key
      } else {
        leavers.append(Leaver(view: view, key: key))
      }
    }
    visible = stay
    layout.followSizes(change.updates)
    layout.change = change
    if let context {
      take()
      layout.invalidateLayout(with: context)
    } else {
      let before = counts
      counts = nil
      if let before {
        UpdateCheck(updates: change.updates, before: before, after: loadedCounts, wording: .collection)
          .enforce()
      }
      layout.updates += items
      let context = layout.newContext()
      context.invalidateDataSourceCounts = true
      layout.invalidateLayout(with: context)
    }
    func goToPlaces() {
      prepareLayout()
      let shown = elementsToBeSeen()
      leavers += takeViewsThatTheLayoutDeletes(change, &staying)
      for index in leavers.indices { leavers[index].end = layout.end(of: leavers[index].key) }
      let ends = change.asksOfAll ? layout.ends(of: staying) : [:]
      leavers += takeThoseThatLeave(shown, ends)
      ViewAnimation.apart { reconfigure(filled.compactMap { change.stay(of: $0) }) }
      layoutItems()
      for one in leavers {
        guard let end = one.end else { one.view.alpha = 0; continue }
        put(end, on: one.view)
      }
      if context == nil { layout.finalizeCollectionViewUpdates() }
      layout.change = nil
    }
    if window == nil {
      UIView.performWithoutAnimation { goToPlaces() }
      for one in leavers { release(one) }
      end(true)
    } else {
      UIView.animateUpdates(withDuration: Self.changeDuration) {
        goToPlaces()
      } completion: { [weak self] finished in
        for one in leavers { self?.release(one) }
        end(finished)
      }
    }
    setNeedsLayout()
  }

  /// Animates the elements to their positions in another layout.
  func moveElements(to layout: UICollectionViewLayout, _ completion: ((Bool) -> Void)?) {
    endMovements()
    let old = collectionViewLayout, change = ItemChange([])
    prepareLayout()
    let around = bounds.insetBy(dx: -layer.bounds.width, dy: -layer.bounds.height)
    for attributes in old.layoutAttributesForElements(in: around) ?? [] { change.note(attributes) }
    change.note(visible)
    change.destination = layout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let seen: [UICollectionReusableView] =
      visible.cells.sorted { $0.key < $1.key }.map(\.value)
      + visible.views.sorted { $0.key < $1.key }.map(\.value)
    for view in seen { view.willTransition(from: old, to: layout) }
    // The old layout is asked for final attributes; it belongs to the view until then.
    layout.attach(to: self)
    take(layout)
    visible.asked = []
    (old.change, layout.change) = (change, change)
    var leavers: [Leaver] = []
    UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) { [self] in
      prepareLayout()
      contentSize = layout.collectionViewContentSize
      setOffset(nearestOffset(to: proposedOffset(in: layout)))
      let shown = elementsToBeSeen()
      leavers = takeThoseThatLeave(shown, old.ends(of: visible.keys))
      layoutItems()
      for one in leavers { one.end.map { put($0, on: one.view) } }
      (old.change, layout.change) = (nil, nil)
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      if old !== collectionViewLayout, old.collectionView === self { old.attach(to: nil) }
    } completion: { [weak self] finished in
      for one in leavers { self?.release(one) }
      for view in seen { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    setNeedsLayout()
  }

  /// Marks a visible cell whose size may have changed as needing to be measured again.
  func sizeIsOld(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, !isPlacing, let path = indexPath(for: cell),
      visible.asked.remove(ElementKey(kind: "", path: path)) != nil
    else { return }
    if window != nil, UIView.areAnimationsEnabled, moving?.phase ?? .idle == .idle { resizesAnimated = true }
    setNeedsLayout()
  }

  /// Lays out the items whose cells have changed their sizes, animated.
  func layoutResized() {
    resizesAnimated = false
    UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) { [self] in
      layoutItems()
    }
  }

  /// Returns whether a cell is shown in editing mode.
  func isEdited(_ cell: UICollectionViewCell) -> Bool {
    guard isEditing else { return false }
    guard let collectionDelegate, let path = indexPath(for: cell) else { return true }
    return collectionDelegate.collectionView(self, canEditItemAt: path)
  }

  /// Returns the content offset under another layout, as proposed by that layout and the delegate.
  func proposedOffset(in layout: UICollectionViewLayout) -> CGPoint {
    let offset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    return collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
      ?? offset
  }
}
