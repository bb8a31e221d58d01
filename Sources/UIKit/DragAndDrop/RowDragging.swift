internal import CoreGraphics
internal import Foundation

/// The drag and drop support of a view of rows.
///
/// While one of its own rows is dragged over the view, the others make room, as for interactive movements.
final class RowDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  /// The phases of dragging a row.
  enum Phase: Int { case none, lifting, dragging }

  private weak var view: (any DraggingRows)?
  private(set) lazy var drags = UIDragInteraction(delegate: self)
  private(set) lazy var drops = UIDropInteraction(delegate: self)
  /// The source rows of the items in the current drag.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private(set) var isDragging = false
  private(set) var isDroppedOn = false {
    didSet { if isDroppedOn != oldValue { view?.dragStatesDidChange() } }
  }
  private var proposal: UIDropProposal?
  /// The row into which a drop would go.
  private var target: IndexPath? { didSet { if target != oldValue { view?.dragStatesDidChange() } } }
  private var phase = Phase.none
  private var destination: IndexPath?
  /// The position of the finger in the row.
  private var grip = CGPoint.zero
  private var running: RowDrop?

  init(_ view: any DraggingRows) { self.view = view }

  private func show(_ phase: Phase) {
    self.phase = phase
    for path in Set(sources.values) { view?.showDrag(phase, at: path) }
    view?.dragStatesDidChange()
  }

  /// Sets the drag and drop properties of a cell's state.
  func fill(_ state: inout UICellConfigurationState, of cell: UIView) {
    guard phase != .none || isDroppedOn, let path = view?.path(of: cell) else { return }
    if sources.values.contains(path) {
      state.cellDragState = phase == .none ? .none : phase == .lifting ? .lifting : .dragging
    }
    if isDroppedOn { state.cellDropState = path == target ? .targeted : .notTargeted }
  }

  // MARK: - Dragging

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view else { return [] }
    let place = session.location(in: view)
    guard let path = view.shownRow(at: place) else { return [] }
    let items = view.dragItems(beginning: session, at: path)
    sources = Dictionary(items.map { (ObjectIdentifier($0), path) }) { $1 }
    let frame = view.rowRect(path)
    grip = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let view, let path = view.shownRow(at: point) else { return [] }
    let items = view.dragItems(addingTo: session, at: path, point: point)
    for item in items { sources[ObjectIdentifier(item)] = path }
    if !items.isEmpty {
      view.showDrag(.dragging, at: path)
      view.dragStatesDidChange()
    }
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view, let path = sources[ObjectIdentifier(item)], let cell = view.shownRow(path) else {
      return nil
    }
    return UITargetedDragPreview(
      view: cell, parameters: view.dragParameters(at: path) ?? UIDragPreviewParameters())
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { show(.lifting) }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let view else { return }
    isDragging = true
    view.press(nil)
    show(.dragging)
    view.dragBegins(session)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    view?.allowsMoves(session) ?? true
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { view?.isRestricted(session) ?? false }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    show(.none)
    sources = [:]
    view?.dragEnds(session)
  }

  // MARK: - Dropping

  /// Returns the only row of this view that is being dragged.
  private func ownSource(_ session: any UIDropSession) -> IndexPath? {
    guard isDragging, session.items.count == 1 else { return nil }
    return sources[ObjectIdentifier(session.items[0])]
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let view else { return false }
    if view.takesDrops { return view.canDrop(session) }
    return ownSource(session).map { view.gap != nil || view.canMove($0) } ?? false
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isDroppedOn = true
    view?.dropEnters(session)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view else { return UIDropProposal(operation: .cancel) }
    let place = session.location(in: view)
    destination = view.gap ?? view.shownRow(at: place)
    let new = view.dropProposal(session, at: destination)
    proposal = new
    target = view.targetsRow(new) ? destination : nil
    guard let source = ownSource(session), new.operation == .move, view.opensGap(new) else {
      view.closeGap(isCancelled: true)
      return new
    }
    if view.gap == nil { view.openGap(for: source, grip: grip) }
    view.moveGap(to: place)
    destination = view.gap ?? destination
    return new
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    view?.closeGap(isCancelled: true)
    (isDroppedOn, proposal, destination, target) = (false, nil, nil, nil)
    view?.dropExits(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let proposal else { return }
    guard view.takesDrops else {
      if let destination {
        let target = UIDragPreviewTarget(container: view, center: view.middle(of: destination))
        for item in session.items { DropPlaces.put(item, at: target) }
      }
      return view.closeGap(isCancelled: false)
    }
    let items = session.items.map { item in
      let source = sources[ObjectIdentifier(item)]
      return RowDropItem(item, source, source.flatMap { view.shownRow($0)?.bounds.size } ?? .zero)
    }
    view.forgetGap()
    running = view.perform(session, proposal, at: destination, items)
    view.setNeedsLayout()
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = running?.animators.removeValue(forKey: ObjectIdentifier(item)) else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { _ in own.complete() }
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    (isDroppedOn, proposal, destination, target, running) = (false, nil, nil, nil, nil)
    view?.dropEnds(session)
  }
}
