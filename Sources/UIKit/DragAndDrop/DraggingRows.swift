internal import CoreGraphics
internal import Foundation

/// A view whose rows can be dragged and dropped on: a table or a collection view. Without a delegate, its
/// answers are empty.
@MainActor protocol DraggingRows: ShowingRows {
  var dragging: RowDragging? { get set }
  var dragInteractionEnabled: Bool { get }
  var givesDrags: Bool { get }
  var takesDrops: Bool { get }

  // MARK: Drag source

  func dragItems(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragBegins(_ session: any UIDragSession)
  func dragEnds(_ session: any UIDragSession)
  func allowsMoves(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
  /// Shows the cell of a row as lifted, dragged or neither.
  func showDrag(_ phase: RowDragging.Phase, at path: IndexPath)
  func path(of cell: UIView) -> IndexPath?
  /// Updates the configurations of the cells for the current drag and drop.
  func dragStatesDidChange()

  // MARK: Drop destination

  func canDrop(_ session: any UIDropSession) -> Bool
  func dropEnters(_ session: any UIDropSession)
  func dropExits(_ session: any UIDropSession)
  func dropEnds(_ session: any UIDropSession)
  /// Returns the delegate's proposal for a drop; without a delegate, a move of rows.
  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> UIDropProposal
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Returns whether rows make room for a drop.
  func opensGap(_ proposal: UIDropProposal) -> Bool
  /// Returns whether a drop goes into the row at the destination.
  func targetsRow(_ proposal: UIDropProposal) -> Bool
  /// Asks the delegate to perform a drop of items, each with its source row.
  func perform(
    _ session: any UIDropSession, _ proposal: UIDropProposal, at destination: IndexPath?,
    _ items: [RowDropItem]
  ) -> RowDrop?

  // MARK: Gap for a dragged row

  /// The index path of the gap that the other rows leave for a row.
  var gap: IndexPath? { get }
  func canMove(_ path: IndexPath) -> Bool
  /// Makes the others leave a gap for a row, which is hidden meanwhile; `grip` is the offset of the finger
  /// from the row's origin.
  func openGap(for path: IndexPath, grip: CGPoint)
  func moveGap(to place: CGPoint)
  /// Closes the gap: the row returns, or moves to the gap, and the data source is notified.
  func closeGap(isCancelled: Bool)
  /// Removes the gap; rows keep their positions until the next layout.
  func forgetGap()
}

extension DraggingRows {
  /// Adds the drag and drop interactions if needed.
  func takePartInDrags() {
    let dragging = self.dragging ?? RowDragging(self)
    self.dragging = dragging
    if dragging.drags.view == nil {
      addInteraction(dragging.drags)
      addInteraction(dragging.drops)
    }
    dragging.drags.isEnabled = dragInteractionEnabled && givesDrags
  }

  /// Returns the centre of a row, in the view's coordinate space.
  func middle(of path: IndexPath) -> CGPoint {
    let frame = rowRect(path)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
