internal import CoreGraphics
internal import Foundation

/// Drag and drop of items of a collection view.
extension UICollectionView: DraggingRows {
  var givesDrags: Bool { dragDelegate != nil }
  var takesDrops: Bool { dropDelegate != nil }

  // MARK: - Drag source

  func dragItems(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func dragBegins(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragEnds(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func allowsMoves(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func showDrag(_ phase: RowDragging.Phase, at path: IndexPath) {
    if let state = UICollectionViewCell.DragState(rawValue: phase.rawValue) {
      cellForItem(at: path)?.dragStateDidChange(state)
    }
  }

  func path(of cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) } }
  func dragStatesDidChange() {
    for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
  }

  // MARK: - Drop destination

  func canDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropEnters(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropExits(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropEnds(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> UIDropProposal {
    dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }
  func opensGap(_ proposal: UIDropProposal) -> Bool {
    guard let proposal = proposal as? UICollectionViewDropProposal else { return false }
    return proposal.intent == .insertAtDestinationIndexPath
  }
  func targetsRow(_ proposal: UIDropProposal) -> Bool {
    (proposal as? UICollectionViewDropProposal)?.intent == .insertIntoDestinationIndexPath
      && [.copy, .move].contains(proposal.operation)
  }
  func perform(
    _ session: any UIDropSession, _ proposal: UIDropProposal, at destination: IndexPath?,
    _ items: [RowDropItem]
  ) -> RowDrop? {
    guard let dropDelegate, let proposal = proposal as? UICollectionViewDropProposal else { return nil }
    let drop = CollectionDrop(self, session, proposal, at: destination, items)
    dropDelegate.collectionView(self, performDropWith: drop)
    return drop
  }

  // MARK: - Gap for a dragged item

  var gap: IndexPath? { carry?.path }
  func openGap(for path: IndexPath, grip: CGPoint) {
    guard carry == nil, let place = layoutAttributesForItem(at: path) else { return }
    take(path, at: place.center)
    carry?.isHidden = true
  }
  func moveGap(to place: CGPoint) { carryItem(to: place) }
  func closeGap(isCancelled: Bool) { dropItem(isCancelled: isCancelled) }
  func forgetGap() {
    guard let carry else { return }
    let change = carry.change
    visible.cells = Dictionary(visible.cells.map { (change.path(before: $0.key) ?? $0.key, $0.value) }) { $1 }
    counts?[carry.path.section] -= 1
    counts?[carry.start.section] += 1
    forgetCarry()
    collectionViewLayout.invalidateLayout()
  }
}
