internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// An item that is moved by hand. The data source hears of it at
/// the end; until then the layout shows the item at another place.
@MainActor final class ItemCarry {
  /// Where the data source has the item, and where it is shown.
  let start: IndexPath
  var path: IndexPath
  /// Where the centre of the item is wanted, in the content's points.
  var position: CGPoint
  let scroller: EdgeScroller
  /// Not to be seen: a picture of it is.
  var isHidden = false

  init(at path: IndexPath, position: CGPoint, scroller: EdgeScroller) {
    (start, self.path, self.position, self.scroller) = (path, path, position, scroller)
  }

  /// The move as a change.
  var change: RowUpdates {
    var updates = RowUpdates()
    updates.movedRows[start] = path
    return updates
  }

  /// How high the item lies above the others; not measured.
  static let height = 10_000
}

extension UICollectionView {
  /// Which item of the data source is shown at a place.
  func stored(_ path: IndexPath) -> IndexPath { carry.flatMap { $0.change.path(before: path) } ?? path }

  /// Whether the user may move an item.
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

  /// Takes an item up, wherever the data source wants it.
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

  /// The content has scrolled below the finger.
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

  /// Has the item lie at a place in the order of the layout, the others around it.
  private func showCarried(at target: IndexPath, _ context: UICollectionViewLayoutInvalidationContext) {
    guard let carry else { return }
    let old = carry.path
    show([UICollectionViewUpdateItem(.move, before: old, after: target)], byHand: context) {
      carry.path = target
      counts?[old.section] -= 1
      counts?[target.section] += 1
    }
  }

  /// How the layout shows the item that is moved.
  func carriedAttributes() -> UICollectionViewLayoutAttributes? {
    guard let carry else { return nil }
    let place = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: carry.path, withTargetPosition: carry.position)
    let copy = place.copy() as? UICollectionViewLayoutAttributes
    copy?.zIndex += ItemCarry.height
    if carry.isHidden { copy?.isHidden = true }
    return copy
  }

  /// Lets the item go, which settles in its place. The data source
  /// is told once, and only of an item that is elsewhere now.
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

  /// The items are no longer those that they were.
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
