internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Has a table take part in drags: what is dragged out of it, and dropped on it.
///
/// While one of its own rows is moved over it, the others make room, as they do for rows moved by hand.
final class TableDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var view: UITableView?
  private(set) lazy var drags = UIDragInteraction(delegate: self)
  private(set) lazy var drops = UIDropInteraction(delegate: self)
  /// Where the items of the drag that is under way come from.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private(set) var isDragging = false
  private(set) var isDroppedOn = false
  private var proposal: UITableViewDropProposal?
  private var destination: IndexPath?
  /// Where in the row the finger has taken hold.
  private var grip = CGPoint.zero

  init(_ view: UITableView) { self.view = view }

  private func cells() -> [UITableViewCell] { sources.values.compactMap { view?.cellForRow(at: $0) } }

  // MARK: - Dragging

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let view, let delegate = view.dragDelegate else { return [] }
    let place = session.location(in: view)
    guard let path = view.indexPathForRow(at: place) else { return [] }
    let items = delegate.tableView(view, itemsForBeginning: session, at: path)
    sources = Dictionary(items.map { (ObjectIdentifier($0), path) }) { $1 }
    let frame = view.rectForRow(at: path)
    grip = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view, let path = sources[ObjectIdentifier(item)], let cell = view.cellForRow(at: path) else { return nil }
    let parameters = view.dragDelegate?.tableView(view, dragPreviewParametersForRowAt: path)
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
    view.dragDelegate?.tableView(view, dragSessionWillBegin: session)
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    view.flatMap { view in view.dragDelegate?.tableView(view, dragSessionAllowsMoveOperation: session) } ?? true
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    view.flatMap { view in view.dragDelegate?.tableView(view, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    for cell in cells() { cell.dragStateDidChange(.none) }
    sources = [:]
    guard let view else { return }
    view.dragDelegate?.tableView(view, dragSessionDidEnd: session)
  }

  // MARK: - Dropping

  /// The one row of this view that is dragged.
  private func ownSource(_ session: any UIDropSession) -> IndexPath? {
    guard isDragging, session.items.count == 1 else { return nil }
    return sources[ObjectIdentifier(session.items[0])]
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let view else { return false }
    if let delegate = view.dropDelegate { return delegate.tableView(view, canHandle: session) }
    return ownSource(session).map { view.carry != nil || view.canMove($0) } ?? false
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let view else { return }
    isDroppedOn = true
    view.dropDelegate?.tableView(view, dropSessionDidEnter: session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    guard let view else { return UIDropProposal(operation: .cancel) }
    let place = session.location(in: view)
    destination = view.carry?.target ?? view.indexPathForRow(at: place)
    let new =
      view.dropDelegate?.tableView(view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    proposal = new
    guard let source = ownSource(session), new.operation == .move, new.opensGap else {
      endCarrying()
      return new
    }
    if view.carry == nil { view.takeUpForDrag(source, grip: grip) }
    view.carryForDrag(to: place, grip: grip)
    destination = view.carry?.target ?? destination
    return new
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    endCarrying()
    (isDroppedOn, proposal, destination) = (false, nil, nil)
    guard let view else { return }
    view.dropDelegate?.tableView(view, dropSessionDidExit: session)
  }
  private func endCarrying() { view?.endCarryForDrag() }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let proposal else { return }
    guard let delegate = view.dropDelegate else {
      for item in session.items { target(item, in: view) }
      return view.finishCarryForDrag()
    }
    let drop = TableDrop(view, session, proposal, at: destination) { [sources] in sources[ObjectIdentifier($0)] }
    view.forgetCarryForDrag()
    delegate.tableView(view, performDropWith: drop)
    running = drop
    view.setNeedsLayout()
  }
  private var running: TableDrop?

  private func target(_ item: UIDragItem, in view: UITableView) {
    guard let destination else { return }
    let frame = view.rectForRow(at: destination)
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
    view.dropDelegate?.tableView(view, dropSessionDidEnd: session)
  }
}

/// A drop on a table.
final class TableDrop: NSObject, UITableViewDropCoordinator {
  private let view: UITableView
  let session: any UIDropSession
  let proposal: UITableViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UITableViewDropItem]
  var animators: [ObjectIdentifier: DragAnimator] = [:]

  init(
    _ view: UITableView, _ session: any UIDropSession, _ proposal: UITableViewDropProposal, at path: IndexPath?,
    source: (UIDragItem) -> IndexPath?
  ) {
    (self.view, self.session, self.proposal, destinationIndexPath) = (view, session, proposal, path)
    items = session.items.map { item in
      let path = source(item)
      return TableDropPart(item, path, path.flatMap { view.cellForRow(at: $0)?.bounds.size } ?? .zero)
    }
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
    TablePlaceholderContext(dragItem, view, placeholder.path)
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    let destination = indexPath
    let frame = view.rectForRow(at: destination)
    return drop(dragItem, to: UIDragPreviewTarget(container: view, center: CGPoint(x: frame.midX, y: frame.midY)))
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    guard let cell = view.cellForRow(at: indexPath) else { return drop(dragItem, toRowAt: indexPath) }
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

private final class TableDropPart: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) { (dragItem, sourceIndexPath, previewSize) = (item, path, size) }
}

/// A row to come.
///
/// - Note: no cell is shown for it; the row appears when its data have come.
private final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var view: UITableView?
  private let path: IndexPath
  private var waits = true

  init(_ item: UIDragItem, _ view: UITableView, _ path: IndexPath) { (dragItem, self.view, self.path) = (item, view, path) }

  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    guard waits, let view else { return false }
    waits = false
    view.performBatchUpdates {
      dataSourceUpdates(path)
      view.insertRows(at: [path], with: .automatic)
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

extension UITableViewDropProposal {
  /// Whether rows make room for what is dropped.
  fileprivate var opensGap: Bool { intent == .insertAtDestinationIndexPath || intent == .automatic }
}

extension UITableView {
  /// Takes part in drags from now on.
  final func takePartInDrags() {
    if dragging == nil { dragging = TableDragging(self) }
    guard let dragging else { return }
    if dragging.drags.view == nil {
      addInteraction(dragging.drags)
      addInteraction(dragging.drops)
    }
    dragging.drags.isEnabled = dragInteractionEnabled && dragDelegate != nil
  }

  /// Has the others make room for a row that is dragged, whose cell is not to be seen meanwhile.
  fileprivate final func takeUpForDrag(_ path: IndexPath, grip: CGPoint) {
    guard carry == nil, let cell = visible.cells[path] else { return }
    carry = RowCarry(cell, at: path, grip: grip.y, scroller: EdgeScroller(self) { [weak self] in self?.followFinger() })
    cell.isHidden = true
  }
  fileprivate final func carryForDrag(to place: CGPoint, grip: CGPoint) { carryRow(to: place) }
  fileprivate final func endCarryForDrag() {
    carry?.cell.isHidden = false
    dropRow(isCancelled: true)
  }
  fileprivate final func finishCarryForDrag() {
    carry?.cell.isHidden = false
    dropRow(isCancelled: false)
  }
  /// The rows stand for themselves again, and lie where they are until the next layout.
  fileprivate final func forgetCarryForDrag() {
    carry?.cell.isHidden = false
    forgetCarry()
  }
}
