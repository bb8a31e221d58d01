internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A supplementary or decoration view.
struct ElementKey: Hashable {
  var kind: String
  var path: IndexPath
}

/// The cells and other elements that are in the tree.
struct VisibleElements {
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var views: [ElementKey: UICollectionReusableView] = [:]
}

extension UICollectionViewLayoutAttributes {
  /// What the element is found by; nil for cells.
  var elementKey: ElementKey? { representedElementKind.map { ElementKey(kind: $0, path: indexPath) } }
}

extension UICollectionView {
  var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    let read = (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    counts = read
    return read
  }

  func forgetItems() {
    guard updateDepth == 0 else { return }
    counts = nil
    selection = []
    guard dataSource != nil || documentViews == nil else { return }
    for path in Array(visible.cells.keys) { retire(path) }
    for key in Array(visible.views.keys) { retire(key) }
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Changes come to the layout together, when it has been prepared for what the data source then says.
  func updateItems(_ items: [UICollectionViewUpdateItem]) {
    notYet("the animation of inserted, deleted and moved items of UICollectionView")
    collectionViewLayout.updates += items
    forgetItems()
  }

  func leaveDocument() {
    for view in documentViews ?? [] { view.removeFromSuperview() }
    documentViews = nil
    visible = VisibleElements()
  }

  func prepareLayout() {
    guard dataSource != nil else { return }
    collectionViewLayout.prepareIfNeeded()
  }

  /// Puts the visible elements in place and takes the others out.
  func layoutItems() {
    if let background, background.nibIdentity == nil || dataSource != nil, background.frame != bounds {
      background.frame = bounds
    }
    guard dataSource != nil else { return }
    prepareLayout()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    let shown = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
      $0.frame.intersects(bounds) || !CATransform3DIsIdentity($0.transform3D)
    }
    // Views that have left the window serve the elements that come into it.
    let paths = Set(shown.lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let keys = Set(shown.compactMap(\.elementKey))
    for path in Array(visible.cells.keys) where !paths.contains(path) { retire(path) }
    for key in Array(visible.views.keys) where !keys.contains(key) { retire(key) }
    for attributes in shown {
      if let key = attributes.elementKey { showView(attributes, key: key) } else { showCell(attributes) }
    }
  }

  private func showCell(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = visible.cells[path] {
      cell.apply(attributes)
      attributes.apply(to: cell)
      return
    }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    visible.cells[path] = cell
    cell.apply(attributes)
    attributes.apply(to: cell)
    cell.isSelected = selection.contains(path)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
  }

  private func showView(_ attributes: UICollectionViewLayoutAttributes, key: ElementKey) {
    if let view = visible.views[key] {
      view.apply(attributes)
      attributes.apply(to: view)
      return
    }
    let made: UICollectionReusableView?
    if attributes.representedElementCategory == .decorationView {
      made =
        collectionViewLayout.decorations[key.kind]?.make(frame: attributes.frame) as? UICollectionReusableView
    } else {
      made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    }
    guard let view = made else { return }
    visible.views[key] = view
    view.apply(attributes)
    attributes.apply(to: view)
    collectionDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    addSubview(view)
  }

  private func retire(_ path: IndexPath) {
    guard let cell = visible.cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { registry.keep(cell, for: identifier) }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  private func retire(_ key: ElementKey) {
    guard let view = visible.views.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier {
      supplementaryRegistries[key.kind, default: CellRegistry()].keep(view, for: identifier)
    }
    collectionDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  // MARK: - Reuse

  func dequeueCell(_ identifier: String) -> UICollectionViewCell {
    if let cell = registry.takeWaiting(identifier) {
      cell.prepareForReuse()
      return cell
    }
    let cell =
      registry.type(for: identifier)?.make(frame: .zero) as? UICollectionViewCell
      ?? registry.prototypes[identifier]?() as? UICollectionViewCell
    guard let cell else {
      preconditionFailure(
        "dequeueReusableCell(withReuseIdentifier:for:): no class, nib or prototype for \"\(identifier)\"")
    }
    cell.identifier = identifier
    return cell
  }

  func dequeueView(_ identifier: String, kind: String) -> UICollectionReusableView {
    if let view = supplementaryRegistries[kind]?.takeWaiting(identifier) {
      view.prepareForReuse()
      return view
    }
    let view =
      supplementaryRegistries[kind]?.type(for: identifier)?.make(frame: .zero) as? UICollectionReusableView
      ?? supplementaryRegistries[kind]?.prototypes[identifier]?() as? UICollectionReusableView
    guard let view else {
      preconditionFailure(
        "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:): no class, nib or prototype for "
          + "\"\(identifier)\" of kind \(kind)")
    }
    view.identifier = identifier
    return view
  }

  // MARK: - Places and selection

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: spot)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    prepareLayout()
    contentSize = collectionViewLayout.collectionViewContentSize
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return }
    if position == [] { return scrollRectToVisible(frame, animated: animated) }
    let insets = adjustedContentInset
    let area = CGRect(origin: .zero, size: layer.bounds.size).inset(by: insets)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - area.minY }
    if position.contains(.centeredVertically) { offset.y = frame.midY - area.midY }
    if position.contains(.bottom) { offset.y = frame.maxY - area.maxY }
    if position.contains(.left) { offset.x = frame.minX - area.minX }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - area.midX }
    if position.contains(.right) { offset.x = frame.maxX - area.maxX }
    setContentOffset(nearestOffset(to: offset), animated: animated)
  }

  func select(_ path: IndexPath?, scrollPosition: ScrollPosition, animated: Bool) {
    guard let path else {
      for old in selection { deselect(old) }
      return
    }
    if !allowsMultipleSelection {
      for old in selection where old != path { deselect(old) }
    }
    if !selection.contains(path) { selection.append(path) }
    visible.cells[path]?.isSelected = true
    if scrollPosition != [] { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    selection.removeAll { $0 == path }
    visible.cells[path]?.isSelected = false
  }

  /// Shows that a finger rests on an item, or on none.
  func press(_ path: IndexPath?) {
    if let old = pressed { visible.cells[old]?.isHighlighted = false }
    pressed = nil
    guard let path, allowsSelection, collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    pressed = path
    visible.cells[path]?.isHighlighted = true
  }

  /// What a tap on an item does: the delegate is asked and told.
  package func userSelectsItem(at path: IndexPath) {
    guard allowsSelection, collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    if selection.contains(path), allowsMultipleSelection {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let others = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    select(path, scrollPosition: [], animated: false)
    for other in others { collectionDelegate?.collectionView(self, didDeselectItemAt: other) }
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    visible.cells[path]?.triggerSelectionSegue()
  }
}
