internal import CoreGraphics
internal import Foundation

/// A cell or view that leaves the visible area or is deleted.
@MainActor struct Leaver {
  var view: UICollectionReusableView
  var key: ElementKey
  /// The attributes at which it ends; nil for a view that fades out in place.
  var end: UICollectionViewLayoutAttributes?
}

extension VisibleElements {
  /// The keys of the visible elements, each mapped to itself, as for elements that stay in place.
  @MainActor var keys: [ElementKey: ElementKey] {
    var keys: [ElementKey: ElementKey] = [:]
    for path in cells.keys { keys[ElementKey(cell: path)] = ElementKey(cell: path) }
    for key in views.keys { keys[key] = key }
    return keys
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of a supplementary or decoration view.
  func place(ofView key: ElementKey) -> UICollectionViewLayoutAttributes? {
    decorations[key.kind] != nil
      ? layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
      : layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
  }

  /// Returns the initial attributes of a supplementary or decoration view, by its key after a change.
  func start(ofView key: ElementKey) -> UICollectionViewLayoutAttributes? {
    decorations[key.kind] != nil
      ? initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
      : initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
  }

  /// Returns the final attributes of an element, by its key before a change.
  func end(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.isCell { return finalLayoutAttributesForDisappearingItem(at: key.path) }
    return decorations[key.kind] != nil
      ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
      : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
  }

  /// Returns the final attributes of elements that stay, given by their new and old keys and asked for in the
  /// order of the old ones; the result is indexed by the new keys.
  func ends(of staying: [ElementKey: ElementKey]) -> [ElementKey: UICollectionViewLayoutAttributes] {
    var ends: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for (new, old) in staying.sorted(by: { $0.value < $1.value }) { ends[new] = end(of: old) }
    return ends
  }
}

extension UICollectionView {
  /// Lays out in the current animation block, in which the size changes: elements move between their initial
  /// and final attributes, and those that are no longer visible move out.
  func moveElementsWithBounds() {
    let layout = collectionViewLayout
    guard layout.change == nil, dataSource != nil, !isPlacing else { return layoutItems() }
    let change = ItemChange([])
    change.note(visible)
    layout.change = change
    let shown = elementsToBeSeen()
    let leavers = takeThoseThatLeave(shown, layout.ends(of: visible.keys))
    layoutItems()
    layout.change = nil
    guard !leavers.isEmpty else { return }
    for one in leavers { one.end.map { put($0, on: one.view) } }
    // Those that stay in place leave together with the others.
    let delay = ViewAnimation.current?.delay ?? 0
    FrameSchedule.main.after(delay + UIView.inheritedAnimationDuration) { [weak self] in
      for one in leavers { self?.release(one) }
    }
  }

  /// Removes the supplementary and decoration views that the layout deletes in a change. The layout returns
  /// their old index paths; the visible views are known by the new ones, as is what stays.
  func takeViewsThatTheLayoutDeletes(
    _ change: ItemChange, _ staying: inout [ElementKey: ElementKey]
  ) -> [Leaver] {
    change.askWhatGoes(of: Set(visible.views.keys.map(\.kind)), collectionViewLayout)
    var leavers: [Leaver] = []
    for (kind, paths) in change.going.sorted(by: { $0.key < $1.key }) {
      for path in paths.sorted() {
        let key = ElementKey(kind: kind, path: path)
        guard let now = change.stay(of: key), let view = visible.views.removeValue(forKey: now) else {
          continue
        }
        staying[now] = nil
        leavers.append(Leaver(view: view, key: key))
      }
    }
    return leavers
  }

  /// Returns the elements that are visible after a change. A layout that computes positions when it is asked
  /// for visible elements is asked for those first.
  func elementsToBeSeen() -> [UICollectionViewLayoutAttributes] {
    takeContentSize()
    return shownElements()
  }

  /// Removes the elements that stay but are no longer visible. They move to `ends`, by their new keys, or to
  /// their new positions.
  func takeThoseThatLeave(
    _ shown: [UICollectionViewLayoutAttributes], _ ends: [ElementKey: UICollectionViewLayoutAttributes]
  ) -> [Leaver] {
    let layout = collectionViewLayout
    let paths = Set(shown.lazy.filter { $0.elementKey == nil }.map(\.indexPath))
    var leavers: [Leaver] = []
    for (path, cell) in visible.cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      visible.cells[path] = nil
      let key = ElementKey(cell: path)
      leavers.append(
        Leaver(view: cell, key: key, end: ends[key] ?? layout.layoutAttributesForItem(at: path)))
    }
    let keys = Set(shown.lazy.compactMap(\.elementKey))
    for (key, view) in visible.views.sorted(by: { $0.key < $1.key }) where !keys.contains(key) {
      // A view without a place in the new layout disappears immediately.
      guard let place = layout.place(ofView: key), !place.frame.overlaps(bounds) else { continue }
      visible.views[key] = nil
      leavers.append(Leaver(view: view, key: key, end: ends[key] ?? place))
    }
    return leavers
  }

  /// Queues an element that has left for reuse.
  func release(_ one: Leaver) {
    let key = one.key
    one.view.removeFromSuperview()
    one.view.alpha = 1
    one.view.transform = .identity
    if let cell = one.view as? UICollectionViewCell {
      if let identifier = cell.reuseIdentifier { registry.keep(cell, for: identifier) }
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else {
      if let identifier = one.view.reuseIdentifier {
        supplementaryRegistries[key.kind, default: CellRegistry()].keep(one.view, for: identifier)
      }
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: one.view, forElementOfKind: key.kind, at: key.path)
    }
  }
}
