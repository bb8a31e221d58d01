internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Hit testing of items, scrolling to items, selection, and context menus.
extension UICollectionView {
  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    for scroller in visible.scrollers.values where scroller.superview != nil && scroller.frame.contains(point)
    {
      let place = scroller.layer.convert(point, from: layer)
      if let found = visible.cells.first(where: {
        $0.value.superview === scroller && $0.value.frame.contains(place)
      }) {
        return found.key
      }
    }
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: spot)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
        && collectionViewLayout.bands[$0.indexPath.section] == nil
    }?.indexPath
  }

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    prepareLayout()
    takeContentSize()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return }
    guard let band = collectionViewLayout.bands[path.section] else {
      return scroll(to: frame, at: position, animated: animated)
    }
    // The section's own view scrolls to the item, the collection view to the section.
    let scroller = visible.scrollers[path.section] ?? OrthogonalScroller(band, in: self)
    visible.scrollers[path.section] = scroller
    scroller.follow(band)
    let place = frame.offsetBy(dx: -band.frame.minX, dy: -band.frame.minY)
    let along: ScrollPosition =
      band.isHorizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    let inside = position.intersection(along), outside = position.subtracting(along)
    if position == [] || inside != [] { scroller.scroll(to: place, at: inside, animated: animated) }
    if position == [] || outside != [] { scroll(to: band.frame, at: outside, animated: animated) }
  }

  func select(_ path: IndexPath?, scrollPosition: ScrollPosition, animated: Bool) {
    guard let path else {
      for old in selection { deselect(old) }
      return
    }
    if !selectsSeveral {
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

  /// Highlights an item under a finger and unhighlights the previous one; nil highlights none.
  func press(_ path: IndexPath?) {
    if let old = pressed {
      pressed = nil
      unhighlight(old)
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: old)
    }
    guard let path, canSelect, collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    pressed = path
    visible.cells[path]?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func unhighlight(_ path: IndexPath) {
    // Overrides that observe the property run once.
    if let cell = visible.cells[path], cell.isHighlighted { cell.isHighlighted = false }
  }

  /// Handles a tap on an item: selects or deselects it, asking and notifying the delegate. The item stays
  /// highlighted until then, in the order that the header of Apple's class notes.
  package func userSelectsItem(at path: IndexPath) {
    guard canSelect else { return }
    if let cell = visible.cells[path] as? UICollectionViewListCell, cell.tapExpands {
      return toggleOutline(at: path)
    }
    if selection.contains(path), selectsSeveral { return userDeselectsItem(at: path) }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let others = selectsSeveral ? [] : selection.filter { $0 != path }
    // Cells that look different in both states end with the look of the selection. The delegate is notified
    // that the item is no longer highlighted when the finger has left.
    unhighlight(path)
    select(path, scrollPosition: [], animated: false)
    for other in others { collectionDelegate?.collectionView(self, didDeselectItemAt: other) }
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    visible.cells[path]?.triggerSelectionSegue()
    // A tap that adds an item to a multiple selection does not perform the primary action.
    if !selectsSeveral, let collectionDelegate,
      collectionDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    {
      collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  func userDeselectsItem(at path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// A Boolean value that indicates whether taps select items in the current mode.
  private var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  // MARK: - Menus

  /// Opens the edit menu of an item if the delegate shows one. The press that opened it does not select the
  /// item.
  private func showEditMenu(ofItemAt path: IndexPath) {
    guard let collectionDelegate, let cell = visible.cells[path],
      collectionDelegate.collectionView(self, shouldShowMenuForItemAt: path)
    else { return }
    press(nil)
    UIMenuController.shared.showMenu(from: cell, rect: cell.bounds) { [weak self] action, sender in
      guard let self else { return false }
      return self.collectionDelegate?.collectionView(
        self, canPerformAction: action, forItemAt: path, withSender: sender) ?? false
    } perform: { [weak self] action, sender in
      guard let self else { return }
      self.collectionDelegate?.collectionView(
        self, performAction: action, forItemAt: path, withSender: sender)
    }
  }

  func makeMenuPress() -> MenuPress {
    .context { [weak self] point in
      guard let self, let receiver = collectionDelegate else { return nil }
      // Outside all items, the delegate is asked for a menu of no items.
      let path = indexPathForItem(at: point), chosen = indexPathsForSelectedItems ?? []
      let paths = path.map { chosen.contains($0) ? chosen : [$0] } ?? []
      guard
        let wanted = receiver.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
      else {
        if let path { showEditMenu(ofItemAt: path) }
        return nil
      }
      @MainActor func cell() -> UITargetedPreview? {
        path.flatMap { self.cellForItem(at: $0) }.map {
          $0 is UICollectionViewListCell ? UITargetedPreview(row: $0) : UITargetedPreview(view: $0)
        }
      }
      return ContextMenuRequest(
        configuration: wanted,
        highlight: {
          path.flatMap {
            receiver.collectionView(self, contextMenuConfiguration: wanted, highlightPreviewForItemAt: $0)
          } ?? cell()
        },
        dismiss: {
          path.flatMap {
            receiver.collectionView(self, contextMenuConfiguration: wanted, dismissalPreviewForItemAt: $0)
          } ?? cell()
        },
        willDisplay: { receiver.collectionView(self, willDisplayContextMenu: wanted, animator: $0) },
        willEnd: { receiver.collectionView(self, willEndContextMenuInteraction: wanted, animator: $0) },
        commit: { receiver.collectionView(self, willPerformPreviewActionForMenuWith: wanted, animator: $0) })
    }
  }
}
