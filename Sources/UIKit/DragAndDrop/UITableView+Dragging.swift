internal import CoreGraphics
internal import Foundation

/// Drag and drop of rows of a table.
extension UITableView: DraggingRows {
  var givesDrags: Bool { dragDelegate != nil }
  var takesDrops: Bool { dropDelegate != nil }

  // MARK: - Drag source

  func dragItems(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func dragBegins(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragEnds(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
  func allowsMoves(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func showDrag(_ phase: RowDragging.Phase, at path: IndexPath) {
    if let state = UITableViewCell.DragState(rawValue: phase.rawValue) {
      cellForRow(at: path)?.dragStateDidChange(state)
    }
  }

  func path(of cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap { indexPath(for: $0) } }
  func dragStatesDidChange() {
    for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
  }

  // MARK: - Drop destination

  func canDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropEnters(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropExits(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  func dropEnds(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> UIDropProposal {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }
  func opensGap(_ proposal: UIDropProposal) -> Bool {
    guard let proposal = proposal as? UITableViewDropProposal else { return false }
    return proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic
  }
  func targetsRow(_ proposal: UIDropProposal) -> Bool {
    (proposal as? UITableViewDropProposal)?.intent == .insertIntoDestinationIndexPath
      && [.copy, .move].contains(proposal.operation)
  }
  func perform(
    _ session: any UIDropSession, _ proposal: UIDropProposal, at destination: IndexPath?,
    _ items: [RowDropItem]
  ) -> RowDrop? {
    guard let dropDelegate, let proposal = proposal as? UITableViewDropProposal else { return nil }
    let drop = TableDrop(self, session, proposal, at: destination, items)
    dropDelegate.tableView(self, performDropWith: drop)
    return drop
  }

  // MARK: - Gap for a dragged row

  var gap: IndexPath? { carry?.target }
  func openGap(for path: IndexPath, grip: CGPoint) {
    guard carry == nil, let cell = visible.cells[path] else { return }
    carry = RowCarry(
      cell, at: path, grip: grip.y, scroller: EdgeScroller(self) { [weak self] in self?.followFinger() })
    cell.isHidden = true
  }
  func moveGap(to place: CGPoint) { carryRow(to: place) }
  func closeGap(isCancelled: Bool) {
    carry?.cell.isHidden = false
    dropRow(isCancelled: isCancelled)
  }
  func forgetGap() {
    carry?.cell.isHidden = false
    forgetCarry()
  }
}
