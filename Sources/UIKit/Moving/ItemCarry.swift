internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// An interactive movement of an item. The data source is notified at the end; until then, only the layout
/// shows the item at another position.
@MainActor final class ItemCarry {
  /// The index path in the data source, and the one at which the item is shown.
  let start: IndexPath
  var path: IndexPath
  /// The target position of the item's centre, in the content's coordinate space.
  var position: CGPoint
  let scroller: EdgeScroller
  /// A Boolean value that indicates whether the cell is hidden because a drag preview of it is shown.
  var isHidden = false

  init(at path: IndexPath, position: CGPoint, scroller: EdgeScroller) {
    (start, self.path, self.position, self.scroller) = (path, path, position, scroller)
  }

  /// The movement as an update.
  var change: RowUpdates {
    var updates = RowUpdates()
    updates.movedRows[start] = path
    return updates
  }

  /// The `zIndex` of the moved item; not measured.
  static let height = 10_000
}

extension UICollectionView {
  /// Returns the data source's index path of the item that is shown at `path`.
  func stored(_ path: IndexPath) -> IndexPath { carry.flatMap { $0.change.path(before: path) } ?? path }

  /// Returns whether the user may move an item.
  func canMove(_ path: IndexPath) -> Bool {
    guard carry == nil, let dataSource, loadedCounts.indices.contains(path.section),
      (0..<loadedCounts[path.section]).contains(path.item), MovingSources.contains(dataSource)
    else { return false }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }

  func lift(_ path: IndexPath) -> Bool {
    guard canMove(path), let place = layoutAttributesForItem(at: path) else { return false }
    press(nil)
    take(path, at: place.center)
    return true
  }

  /// Begins the movement of an item, without asking the data source.
  func take(_ path: IndexPath, at position: CGPoint) {
    let scroller = EdgeScroller(self) { [weak self] in self?.followScrolling() }
    carry = ItemCarry(at: path, position: position, scroller: scroller)
    lastOffset = contentOffset
    setNeedsLayout()
  }

  func carryItem(to position: CGPoint) {
    guard let carry else { return }
    lastOffset = contentOffset
    carry.scroller.follow(CGPoint(x: position.x - contentOffset.x, y: position.y - contentOffset.y))
    moveCarried(to: position)
  }

  /// Updates the movement after the content has scrolled below the finger.
  private func followScrolling() {
    guard let carry else { return }
    let moved = CGPoint(x: contentOffset.x - lastOffset.x, y: contentOffset.y - lastOffset.y)
    lastOffset = contentOffset
    moveCarried(to: CGPoint(x: carry.position.x + moved.x, y: carry.position.y + moved.y))
  }

  private func moveCarried(to position: CGPoint) {
    guard let carry else { return }
    let was = carry.position
    carry.position = position
    prepareLayout()
    let layout = collectionViewLayout
    let proposed = layout.targetIndexPath(forInteractivelyMovingItem: carry.path, withPosition: position)
    var target = carry.path
    if proposed != carry.path {
      target =
        collectionDelegate?.collectionView(
          self, targetIndexPathForMoveOfItemFromOriginalIndexPath: carry.start,
          atCurrentIndexPath: carry.path,
          toProposedIndexPath: proposed) ?? proposed
    }
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [carry.path],
      previousPosition: was)
    context.previousIndexPathsForInteractivelyMovingItems = [carry.path]
    context.targetIndexPathsForInteractivelyMovingItems = [target]
    context.target = position
    if target != carry.path, hasRoom(for: target) {
      showCarried(at: target, context)
    } else if let place = carriedAttributes(), let cell = visible.cells[carry.path] {
      UIView.performWithoutAnimation { put(place, on: cell) }
    }
  }

  private func hasRoom(for target: IndexPath) -> Bool {
    guard let carry, loadedCounts.indices.contains(target.section) else { return false }
    return (0..<(loadedCounts[target.section] + (target.section == carry.path.section ? 0 : 1))).contains(
      target.item)
  }

  /// Shows the item at another index path, with the others around it.
  private func showCarried(at target: IndexPath, _ context: UICollectionViewLayoutInvalidationContext) {
    guard let carry else { return }
    let old = carry.path
    show([UICollectionViewUpdateItem(.move, before: old, after: target)], byHand: context) {
      carry.path = target
      counts?[old.section] -= 1
      counts?[target.section] += 1
    }
  }

  /// Returns the attributes with which the layout shows the moved item.
  func carriedAttributes() -> UICollectionViewLayoutAttributes? {
    guard let carry else { return nil }
    let place = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: carry.path, withTargetPosition: carry.position)
    let copy = place.copy() as? UICollectionViewLayoutAttributes
    copy?.zIndex += ItemCarry.height
    if carry.isHidden { copy?.isHidden = true }
    return copy
  }

  /// Ends the movement and places the item. The data source is notified once, and only if the item has
  /// changed its position.
  func dropItem(isCancelled: Bool) {
    guard let carry else { return }
    carry.scroller.end()
    let layout = collectionViewLayout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? carry.start : carry.path], previousIndexPaths: [carry.start],
      movementCancelled: isCancelled)
    if isCancelled, carry.path != carry.start {
      showCarried(at: carry.start, context)
      self.carry = nil
      return settle()
    }
    let change = carry.change
    self.carry = nil
    if carry.path != carry.start {
      selection = selection.map { change.path(after: $0) ?? $0 }
      dataSource?.collectionView(self, moveItemAt: carry.start, to: carry.path)
    }
    layout.invalidateLayout(with: context)
    settle()
  }

  private func settle() {
    UIView.animate(withDuration: RowCarry.duration, delay: 0, options: .allowUserInteraction) { [self] in
      layoutItems()
    }
    setNeedsLayout()
  }

  /// Cancels the movement because the items have changed.
  func forgetCarry() {
    carry?.scroller.end()
    carry = nil
  }
}

/// The long press with which the collection view of a collection view controller moves items.
final class ItemPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private var items: UICollectionView? { view as? UICollectionView }

  init() {
    super.init(target: nil, action: nil)
    delegate = self
    onAction { ($0 as? ItemPress)?.pressed() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let items, let path = items.indexPathForItem(at: location(in: items)) else { return false }
    return items.canMove(path)
  }

  private func pressed() {
    guard let items else { return }
    let place = location(in: items)
    switch state {
    case .began:
      if let path = items.indexPathForItem(at: place) { _ = items.beginInteractiveMovementForItem(at: path) }
    case .changed: items.updateInteractiveMovementTargetPosition(place)
    case .ended: items.endInteractiveMovement()
    default: items.cancelInteractiveMovement()
    }
  }
}
