internal import CoreGraphics
internal import Foundation

/// A view whose rows are dragged and dropped on: a table, or a collection
/// view. What a delegate answers that is not there is nothing.
@MainActor protocol DraggingRows: ShowingRows {
  var dragging: RowDragging? { get set }
  var dragInteractionEnabled: Bool { get }
  var givesDrags: Bool { get }
  var takesDrops: Bool { get }

  // MARK: What is dragged

  func dragItems(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragBegins(_ session: any UIDragSession)
  func dragEnds(_ session: any UIDragSession)
  func allowsMoves(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
  /// Has the cell of a row look as one that is lifted, dragged or neither.
  func showDrag(_ phase: RowDragging.Phase, at path: IndexPath)
  func path(of cell: UIView) -> IndexPath?
  /// Has the configurations of the cells follow what is dragged and dropped.
  func dragStatesDidChange()

  // MARK: What is dropped

  func canDrop(_ session: any UIDropSession) -> Bool
  func dropEnters(_ session: any UIDropSession)
  func dropExits(_ session: any UIDropSession)
  func dropEnds(_ session: any UIDropSession)
  /// What the delegate would do with a drop; without one, rows are moved.
  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> UIDropProposal
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Whether rows make room for what is dropped.
  func opensGap(_ proposal: UIDropProposal) -> Bool
  /// Whether the row at the destination takes in what is dropped.
  func targetsRow(_ proposal: UIDropProposal) -> Bool
  /// Has the delegate perform a drop of items, each with the row that it comes from.
  func perform(
    _ session: any UIDropSession, _ proposal: UIDropProposal, at destination: IndexPath?,
    _ items: [RowDropItem]
  ) -> RowDrop?

  // MARK: The row that is moved meanwhile

  /// Where the row would come to lie for which the others make room.
  var gap: IndexPath? { get }
  func canMove(_ path: IndexPath) -> Bool
  /// Has the others make room for a row, which is not to be seen
  /// meanwhile; the finger holds it at a point from its corner.
  func openGap(for path: IndexPath, grip: CGPoint)
  func moveGap(to place: CGPoint)
  /// The row goes back, or stays where the gap is, of which the data source is told.
  func closeGap(isCancelled: Bool)
  /// The rows stand for themselves again, and lie where they are until the next layout.
  func forgetGap()
}

extension DraggingRows {
  /// Takes part in drags from now on.
  func takePartInDrags() {
    let dragging = self.dragging ?? RowDragging(self)
    self.dragging = dragging
    if dragging.drags.view == nil {
      addInteraction(dragging.drags)
      addInteraction(dragging.drops)
    }
    dragging.drags.isEnabled = dragInteractionEnabled && givesDrags
  }

  /// The middle of a row, in the view's points.
  func middle(of path: IndexPath) -> CGPoint {
    let frame = rowRect(path)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
