internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Has a collection view take part in drags: what is dragged out of it, and dropped on it.
///
/// While one of its own items is moved over it, the others make room, as they do for items moved by hand.
final class CollectionDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var view: UICollectionView?
  private(set) lazy var drags = UIDragInteraction(delegate: self)
  private(set) lazy var drops = UIDropInteraction(delegate: self)
  /// Where the items of the drag that is under way come from.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private(set) var isDragging = false
  private(set) var isDroppedOn = false
  private var proposal: UICollectionViewDropProposal?
  private var destination: IndexPath?
  /// Where in the item the finger has taken hold.
  private var grip = CGPoint.zero

  init(_ view: UICollectionView) { self.view = view }

  private func cells() -> [UICollectionViewCell] { sources.values.compactMap { view?.cellForItem(at: $0) } }

  // MARK: - Dragging

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let view, let delegate = view.dragDelegate else { return [] }
    let place = session.location(in: view)
    guard let path = view.indexPathForItem(at: place) else { return [] }
    let items = delegate.collectionView(view, itemsForBeginning: session, at: path)
    sources = Dictionary(items.map { (ObjectIdentifier($0), path) }) { $1 }
    let frame = view.layoutAttributesForItem(at: path)?.frame ?? .zero
    grip = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view, let path = sources[ObjectIdentifier(item)], let cell = view.cellForItem(at: path) else { return nil }
    let parameters = view.dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { for cell in cells() { cell.dragStateDidChange(.lifting) } }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let view else { return }
    isDragging = true
    view.press(nil)
    for cell in cells() { cell.dragStateDidChange(.dragging) }
    view.dragDelegate?.collectionView(view, dragSessionWillBegin: session)
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    view.flatMap { view in view.dragDelegate?.collectionView(view, dragSessionAllowsMoveOperation: session) } ?? true
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    view.flatMap { view in view.dragDelegate?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    for cell in cells() { cell.dragStateDidChange(.none) }
    sources = [:]
    guard let view else { return }
    view.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
  }

  // MARK: - Dropping

  /// The one item of this view that is dragged.
  private func ownSource(_ session: any UIDropSession) -> IndexPath? {
    guard isDragging, session.items.count == 1 else { return nil }
    return sources[ObjectIdentifier(session.items[0])]
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let view else { return false }
    if let delegate = view.dropDelegate { return delegate.collectionView(view, canHandle: session) }
    return ownSource(session).map { view.carry != nil || view.canMove($0) } ?? false
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let view else { return }
    isDroppedOn = true
    view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    guard let view else { return UIDropProposal(operation: .cancel) }
    let place = session.location(in: view)
    destination = view.carry?.path ?? view.indexPathForItem(at: place)
    let new =
      view.dropDelegate?.collectionView(view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    proposal = new
    guard let source = ownSource(session), new.operation == .move, new.opensGap else {
      endCarrying()
      return new
    }
    if view.carry == nil { view.takeUpForDrag(source, grip: grip) }
    view.carryForDrag(to: place, grip: grip)
    destination = view.carry?.path ?? destination
    return new
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    endCarrying()
    (isDroppedOn, proposal, destination) = (false, nil, nil)
    guard let view else { return }
    view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
  }
  private func endCarrying() { view?.endCarryForDrag() }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let proposal else { return }
    guard let delegate = view.dropDelegate else {
      for item in session.items { target(item, in: view) }
      return view.finishCarryForDrag()
    }
    let drop = CollectionDrop(view, session, proposal, at: destination) { [sources] in sources[ObjectIdentifier($0)] }
    view.forgetCarryForDrag()
    delegate.collectionView(view, performDropWith: drop)
    running = drop
    view.setNeedsLayout()
  }
  private var running: CollectionDrop?

  private func target(_ item: UIDragItem, in view: UICollectionView) {
    guard let destination else { return }
    let frame = view.layoutAttributesForItem(at: destination)?.frame ?? .zero
    DropPlaces.put(item, at: UIDragPreviewTarget(container: view, center: CGPoint(x: frame.midX, y: frame.midY)))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = running?.animators.removeValue(forKey: ObjectIdentifier(item)) else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { _ in own.complete() }
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    (isDroppedOn, proposal, destination, running) = (false, nil, nil, nil)
    guard let view else { return }
    view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
  }
}

/// A drop on a collection view.
final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
  private let view: UICollectionView
  let session: any UIDropSession
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UICollectionViewDropItem]
  var animators: [ObjectIdentifier: DragAnimator] = [:]

  init(
    _ view: UICollectionView, _ session: any UIDropSession, _ proposal: UICollectionViewDropProposal, at path: IndexPath?,
    source: (UIDragItem) -> IndexPath?
  ) {
    (self.view, self.session, self.proposal, destinationIndexPath) = (view, session, proposal, path)
    items = session.items.map { item in
      let path = source(item)
      return CollectionDropPart(item, path, path.flatMap { view.cellForItem(at: $0)?.bounds.size } ?? .zero)
    }
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
    CollectionPlaceholderContext(dragItem, view, placeholder.path)
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    let destination = indexPath
    let frame = view.layoutAttributesForItem(at: destination)?.frame ?? .zero
    return drop(dragItem, to: UIDragPreviewTarget(container: view, center: CGPoint(x: frame.midX, y: frame.midY)))
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    guard let cell = view.cellForItem(at: indexPath) else { return drop(dragItem, toItemAt: indexPath) }
    let target = UIDragPreviewTarget(
      container: cell, center: CGPoint(x: rect.midX, y: rect.midY), transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
    return drop(dragItem, to: target)
  }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DropPlaces.put(dragItem, at: target)
    let animator = animators[ObjectIdentifier(dragItem)] ?? DragAnimator()
    animators[ObjectIdentifier(dragItem)] = animator
    return animator
  }
}

private final class CollectionDropPart: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) { (dragItem, sourceIndexPath, previewSize) = (item, path, size) }
}

/// An item to come.
///
/// - Note: no cell is shown for it; the item appears when its data have come.
private final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var view: UICollectionView?
  private let path: IndexPath
  private var waits = true

  init(_ item: UIDragItem, _ view: UICollectionView, _ path: IndexPath) { (dragItem, self.view, self.path) = (item, view, path) }

  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    guard waits, let view else { return false }
    waits = false
    view.performBatchUpdates {
      dataSourceUpdates(path)
      view.insertItems(at: [path])
    }
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { waits = false }
    return waits
  }
  func addAnimations(_ animations: @escaping () -> Void) { UIView.animate(withDuration: RowCarry.duration, animations: animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

extension UICollectionViewDropProposal {
  /// Whether items make room for what is dropped.
  fileprivate var opensGap: Bool { intent == .insertAtDestinationIndexPath }
}

extension UICollectionView {
  /// Takes part in drags from now on.
  final func takePartInDrags() {
    if dragging == nil { dragging = CollectionDragging(self) }
    guard let dragging else { return }
    if dragging.drags.view == nil {
      addInteraction(dragging.drags)
      addInteraction(dragging.drops)
    }
    dragging.drags.isEnabled = dragInteractionEnabled && dragDelegate != nil
  }

  /// Has the others make room for an item that is dragged, whose cell is not to be seen meanwhile.
  fileprivate final func takeUpForDrag(_ path: IndexPath, grip: CGPoint) {
    guard carry == nil, let place = layoutAttributesForItem(at: path) else { return }
    take(path, at: place.center)
    carry?.isHidden = true
  }
  fileprivate final func carryForDrag(to place: CGPoint, grip: CGPoint) { carryItem(to: place) }
  fileprivate final func endCarryForDrag() { dropItem(isCancelled: true) }
  fileprivate final func finishCarryForDrag() { dropItem(isCancelled: false) }
  /// The items stand for themselves again, and lie where they are until the next layout.
  fileprivate final func forgetCarryForDrag() {
    guard let carry else { return }
    let change = carry.change
    visible.cells = Dictionary(visible.cells.map { (change.path(before: $0.key) ?? $0.key, $0.value) }) { $1 }
    counts?[carry.path.section] -= 1
    counts?[carry.start.section] += 1
    forgetCarry()
    collectionViewLayout.invalidateLayout()
  }
}
