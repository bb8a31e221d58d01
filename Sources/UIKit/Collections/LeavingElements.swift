internal import CoreGraphics
internal import Foundation

/// A cell or a view that leaves: where it was, or where its item goes to.
@MainActor struct Leaver {
  var view: UICollectionReusableView
  var key: ElementKey
  /// Where it goes; nil for one that fades out where it is.
  var end: UICollectionViewLayoutAttributes?
}

extension VisibleElements {
  /// What is shown, each as what stays where it is.
  @MainActor var keys: [ElementKey: ElementKey] {
    var keys: [ElementKey: ElementKey] = [:]
    for path in cells.keys { keys[ElementKey(cell: path)] = ElementKey(cell: path) }
    for key in views.keys { keys[key] = key }
    return keys
  }
}

extension UICollectionViewLayout {
  /// Where a supplementary or decoration view lies.
  func place(ofView key: ElementKey) -> UICollectionViewLayoutAttributes? {
    decorations[key.kind] != nil
      ? layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
      : layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
  }

  /// Where a supplementary or decoration view comes from, by its place after a change.
  func start(ofView key: ElementKey) -> UICollectionViewLayoutAttributes? {
    decorations[key.kind] != nil
      ? initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
      : initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
  }

  /// Where an element goes, by its place before a change.
  func end(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.isCell { return finalLayoutAttributesForDisappearingItem(at: key.path) }
    return decorations[key.kind] != nil
      ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
      : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
  }

  /// The same for elements that stay, whose places before are given by those after; in the order of these.
  func ends(of staying: [ElementKey: ElementKey]) -> [ElementKey: UICollectionViewLayoutAttributes] {
    var ends: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for (new, old) in staying.sorted(by: { $0.value < $1.value }) { ends[new] = end(of: old) }
    return ends
  }
}

extension UICollectionView {
  /// Lays out in the animation block that the size changes in: elements go where the layout says, from where
  /// it says, and those that are not seen any more go as well.
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
    // Those that stay where they are go with the others.
    let delay = ViewAnimation.current?.delay ?? 0
    FrameSchedule.main.after(delay + UIView.inheritedAnimationDuration) { [weak self] in
      for one in leavers { self?.release(one) }
    }
  }

  /// The supplementary and decoration views that the layout says go with a change, by their places before;
  /// those that are shown are known by their places after it, as is what stays.
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

  /// What will be seen after a change. A layout that finds places as it is asked for what is seen is asked
  /// for that first.
  func elementsToBeSeen() -> [UICollectionViewLayoutAttributes] {
    takeContentSize()
    return shownElements()
  }

  /// The elements that stay, but not where they can be seen; they go to `ends`, by their places afterwards,
  /// or to their places.
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
      // One that the layout has no more place for is gone at once.
      guard let place = layout.place(ofView: key), !place.frame.overlaps(bounds) else { continue }
      visible.views[key] = nil
      leavers.append(Leaver(view: view, key: key, end: ends[key] ?? place))
    }
    return leavers
  }

  /// An element that has left is there for others.
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
