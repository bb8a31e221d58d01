internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A change of what a collection view shows, while it is shown: what has come, gone and moved, and where
/// everything lay before.
@MainActor final class ItemChange {
  let updates: RowUpdates
  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var views: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The views that the layout says come, or go, though their sections stay, by kind.
  private var coming: [String: Set<IndexPath>] = [:]
  private(set) var going: [String: Set<IndexPath>] = [:]
  /// The views that are shown when the change begins.
  private var shown: Set<ElementKey> = []
  /// The elements that stay whose beginning the layout was asked for.
  private var begun: Set<ElementKey> = []
  /// Whether the layout says of elements that stay, too, where they come from and go to. It does not while a
  /// finger moves one of them.
  var asksOfAll = true
  /// What places the elements at the end, where that is another layout than the one that they leave.
  weak var destination: UICollectionViewLayout?

  init(_ items: [UICollectionViewUpdateItem]) { updates = RowUpdates(items) }

  /// Notes where an element lies before the change.
  func note(_ attributes: UICollectionViewLayoutAttributes) {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    if let key = copy.elementKey { views[key] = copy } else { cells[copy.indexPath] = copy }
  }

  /// Notes where the elements that are shown lie: there they are seen.
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

  /// Whether the layout is still to be asked where an element that stays begins; by its place afterwards.
  func isToBegin(_ key: ElementKey) -> Bool { asksOfAll && begun.insert(key).inserted }

  /// Asks a layout which of the views of some kinds go with the change.
  func askWhatGoes(of kinds: Set<String>, _ layout: UICollectionViewLayout) {
    for kind in kinds.sorted() {
      going[kind] = Set(
        layout.decorations[kind] != nil
          ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
          : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind))
    }
  }

  /// Whether the element of a place stays what it is, and where it goes.
  func stay(of old: IndexPath) -> IndexPath? {
    updates.reload(of: old) == nil ? updates.path(after: old) : nil
  }

  /// The key of a view that stays; nil for one that goes with its section.
  func stay(of old: ElementKey) -> ElementKey? {
    // One of the whole layout, not of a section.
    if old.path.count == 1 { return old }
    guard old.path.count == 2, let section = updates.section(after: old.path.section),
      updates.reloadedSections[old.path.section] == nil
    else { return nil }
    return ElementKey(kind: old.kind, path: IndexPath(item: old.path.item, section: section))
  }

  /// Where a cell comes from whose place will be that of `place`: from where its item lay, or it fades in.
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

  /// Where a cell goes whose item was at `old`: to the item's new place, or it fades out.
  func end(of old: IndexPath, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    if let new = stay(of: old), let place = layout.layoutAttributesForItem(at: new) {
      return place.copy() as? UICollectionViewLayoutAttributes
    }
    let end = cells[old]?.copy() as? UICollectionViewLayoutAttributes
    end?.alpha = 0
    return end
  }

  /// The key that a view had before the change; nil for one of a section that is new or loaded anew.
  private func origin(of new: ElementKey) -> ElementKey? {
    guard new.path.count == 2 else { return new }
    guard let section = updates.section(before: new.path.section), updates.reloadedSections[section] == nil
    else { return nil }
    return ElementKey(kind: new.kind, path: IndexPath(item: new.path.item, section: section))
  }

  /// Where a view comes from whose place will be that of `place`: from where it was shown, else from there,
  /// or it fades in where it or its section is new.
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

  /// Whether the layout says that a view comes with this change; each kind is asked for once.
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

  /// Where a view goes that was at `key`: to its new place, or it fades out where it or its section goes.
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
  /// The changes of a collection view, in which all come and go alike.
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
  /// How long items take to their places, in seconds; not measured.
  static let changeDuration = 0.3

  /// Takes changes up: at once, or with those around them.
  func updateItems(_ items: [UICollectionViewUpdateItem]) {
    waitingUpdates += items
    if updateDepth == 0 { finishUpdates(nil) }
  }

  func beginUpdates() {
    if updateDepth == 0 { dropItem(isCancelled: true) }
    // What lies where is known before the data changes.
    if updateDepth == 0, counts != nil, dataSource != nil, window != nil { prepareLayout() }
    updateDepth += 1
  }

  /// Shows what has changed when the outermost updates are over; `completion` is called when it has been
  /// seen.
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

  /// On no screen the new items are there at once (tests of LayoutKit and BrickKit that hold on iPhones).
  private func layOutUnseen() {
    if window == nil, !layer.bounds.isEmpty { layoutIfNeeded() }
  }

  /// On a screen the layout knows the new items once updates are over, though no cell has been asked for:
  /// what follows asks it where they lie (tests of Listable that hold on iPhones).
  private func prepareShown() {
    guard window != nil, dataSource != nil, !layer.bounds.isEmpty else { return }
    prepareLayout()
    takeContentSize()
  }

  /// Shows a change that the data source has made or, for an item that is moved by hand, one that `take`
  /// makes in what is shown.
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
    // What stays, by its place after the change, and where it was before.
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
      UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
        goToPlaces()
      } completion: { [weak self] finished in
        for one in leavers { self?.release(one) }
        end(finished)
      }
    }
    setNeedsLayout()
  }

  /// Has the elements go to the places of another layout.
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
    // The old layout is asked where its elements go to: it belongs to the view until then.
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

  /// A cell that is seen may want another size.
  func sizeIsOld(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, !isPlacing, let path = indexPath(for: cell),
      visible.asked.remove(ElementKey(kind: "", path: path)) != nil
    else { return }
    if window != nil, UIView.areAnimationsEnabled, moving?.phase ?? .idle == .idle { resizesAnimated = true }
    setNeedsLayout()
  }

  /// Lays out the items whose cells want other sizes.
  func layoutResized() {
    resizesAnimated = false
    UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) { [self] in
      layoutItems()
    }
  }

  /// Whether a cell shows what edits it.
  func isEdited(_ cell: UICollectionViewCell) -> Bool {
    guard isEditing else { return false }
    guard let collectionDelegate, let path = indexPath(for: cell) else { return true }
    return collectionDelegate.collectionView(self, canEditItemAt: path)
  }

  /// Where the content is to be under another layout: what that layout says, or the delegate.
  func proposedOffset(in layout: UICollectionViewLayout) -> CGPoint {
    let offset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    return collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
      ?? offset
  }
}
