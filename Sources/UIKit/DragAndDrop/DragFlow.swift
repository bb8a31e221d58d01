internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The session of a drag, shared by its source and its destinations.
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The position of the finger, in the window's coordinate space.
  var place = CGPoint.zero
  weak var window: UIWindow?

  func location(in view: UIView) -> CGPoint {
    guard let window, view !== window else { return place }
    return view.layer.convert(place, from: window.layer)
  }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The session of a drag as its destinations see it.
final class DropSession: NSObject, UIDropSession {
  let drag: DragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)

  init(_ drag: DragSession) { self.drag = drag }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loading = ObjectLoading(
      items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }, completion)
    loading.start(aClass)
    progress.completedUnitCount = 1
    return progress
  }
}

/// A request that waits for the objects of several providers, in their order.
private final class ObjectLoading: @unchecked Sendable {
  // Mutable state is protected by the lock; `completion` is called once, by the load that delivers the last
  // object.
  private let providers: [NSItemProvider]
  private let completion: ([any NSItemProviderReading]) -> Void
  private let lock = NSLock()
  private var objects: [Int: any NSItemProviderReading] = [:]
  private var left: Int
  /// A Boolean value that indicates whether some objects are loaded asynchronously; `completion` is then
  /// called on the main queue.
  private var isWaiting = false

  init(_ providers: [NSItemProvider], _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    (self.providers, self.completion, left) = (providers, completion, providers.count)
  }

  func start(_ aClass: any NSItemProviderReading.Type) {
    guard left > 0 else { return completion([]) }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { [self] object, _ in
        // The object was created for this call alone.
        nonisolated(unsafe) let object = object
        lock.lock()
        objects[index] = object
        left -= 1
        let isDone = left == 0 && isWaiting
        lock.unlock()
        if isDone { DispatchQueue.main.async { [self] in finish() } }
      }
    }
    lock.lock()
    isWaiting = left > 0
    lock.unlock()
    if !isWaiting { finish() }
  }

  private func finish() { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
}

/// One drag from the lift to its end: calls the interactions' delegates and shows the previews.
@MainActor final class DragFlow {
  /// The current drag.
  private(set) static weak var current: DragFlow?

  let session = DragSession()
  let window: UIWindow
  private weak var source: UIDragInteraction?
  private lazy var dropSession = DropSession(session)
  private weak var target: UIDropInteraction?
  private(set) var proposal: UIDropProposal?
  /// The drop interactions that the drag has been over.
  private var visited: [UIDropInteraction] = []
  private let start: CGPoint
  private var hasBegun = false
  private var shown: [Shown] = []

  /// The visible preview of an item, and its source.
  private struct Shown {
    var item: UIDragItem
    weak var source: UIDragInteraction?
    var preview: UITargetedDragPreview
    var view: UIView
    /// The offset of the preview's centre from the finger.
    var offset: CGPoint
  }

  /// The distance that the finger moves before the drag begins, in points; the scale and the shadow opacity
  /// of lifted previews, and the duration of lifting and dropping, in seconds; not measured.
  private static let slop: CGFloat = 10, growth: CGFloat = 1.05, shadow: Float = 0.3, duration = 0.25

  /// Creates a drag of the items that an interaction provides at a point of the window; nil if there are
  /// none.
  init?(_ source: UIDragInteraction, at place: CGPoint, in window: UIWindow) {
    (self.source, self.window, start) = (source, window, place)
    session.place = place
    session.window = window
    guard let delegate = source.delegate else { return nil }
    session.items = delegate.dragInteraction(source, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: session)
  }

  // MARK: - Lifting

  func lift() {
    guard let source, let delegate = source.delegate else { return }
    Self.current = self
    for item in session.items { show(item, of: source) }
    let animator = DragAnimator()
    delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [shown] in
      animator.animate()
      for one in shown {
        one.view.transform = CGAffineTransform(scaleX: Self.growth, y: Self.growth)
        one.view.layer.shadowOpacity = Self.shadow
      }
    } completion: { _ in
      animator.complete()
    }
  }

  /// Shows the preview that an interaction provides for an item.
  private func show(_ item: UIDragItem, of interaction: UIDragInteraction) {
    guard
      let preview = interaction.delegate?.dragInteraction(
        interaction, previewForLifting: item, session: session)
    else { return }
    let place = preview.target.container.layer.convert(preview.target.center, to: window.layer)
    let picture = preview.picture
    UIView.performWithoutAnimation {
      picture.isUserInteractionEnabled = false
      picture.center = place
      picture.layer.shadowOffset = .zero
      picture.layer.shadowRadius = 8
      window.addSubview(picture)
    }
    let offset = CGPoint(x: place.x - session.place.x, y: place.y - session.place.y)
    shown.append(Shown(item: item, source: interaction, preview: preview, view: picture, offset: offset))
  }

  /// Returns the items that a tap of another finger adds at a point of the interaction's view; none before
  /// the drag has begun.
  func added(by interaction: UIDragInteraction, at point: CGPoint) -> [UIDragItem] {
    guard hasBegun else { return [] }
    return interaction.delegate?.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
      ?? []
  }

  /// Adds items to the drag.
  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    session.items += items
    for item in items { show(item, of: interaction) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in follow()
    }
    updateTarget()
  }

  // MARK: - Moving

  func move(to place: CGPoint) {
    guard let source else { return }
    session.place = place
    if !hasBegun {
      guard hypot(place.x - start.x, place.y - start.y) > Self.slop else {
        return UIView.performWithoutAnimation { follow() }
      }
      begin()
    }
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    UIView.performWithoutAnimation { follow() }
    updateTarget()
  }

  private func begin() {
    guard let source else { return }
    hasBegun = true
    for case let panel as MenuPanel in window.subviews { panel.close() }
    source.delegate?.dragInteraction(source, sessionWillBegin: session)
    for index in shown.indices {
      guard let preview = shown[index].item.previewProvider?() else { continue }
      if preview.view.bounds.isEmpty { preview.view.sizeToFit() }
      let old = shown[index].view
      let new = UITargetedPreview(view: preview.view, parameters: preview.parameters).picture
      UIView.performWithoutAnimation {
        new.isUserInteractionEnabled = false
        new.center = old.center
        window.addSubview(new)
      }
      old.removeFromSuperview()
      shown[index].view = new
    }
  }

  private func follow() {
    for (index, one) in shown.enumerated() {
      // Previews behind the first one are offset so that their edges are visible.
      let behind = CGFloat(index) * 4
      one.view.center =
        hasBegun && index > 0
        ? CGPoint(
          x: session.place.x + shown[0].offset.x + behind, y: session.place.y + shown[0].offset.y + behind)
        : CGPoint(x: session.place.x + one.offset.x, y: session.place.y + one.offset.y)
    }
  }

  // MARK: - Drop targets

  /// Returns the drop interaction of the innermost view below the finger that accepts the drag.
  private func findTarget() -> UIDropInteraction? {
    var view = window.hitTest(session.place, with: nil)
    while let current = view {
      for case let drop as UIDropInteraction in current.interactions {
        if drop.delegate?.dropInteraction(drop, canHandle: dropSession) == true { return drop }
      }
      view = current.superview
    }
    return nil
  }

  private func updateTarget() {
    let found = findTarget()
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: dropSession)
      }
    }
    guard let target else { return proposal = nil }
    proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: dropSession)
  }

  // MARK: - Drop and cancellation

  /// The operation of a drop at the current position.
  private var operation: UIDropOperation {
    switch proposal?.operation {
    case .copy: .copy
    case .move: session.allowsMoveOperation ? .move : .forbidden
    case .forbidden: .forbidden
    case .cancel, nil: .cancel
    }
  }

  func end(isCancelled: Bool) {
    if Self.current === self { Self.current = nil }
    guard hasBegun else { return putBack(with: .cancel, tells: false) }
    let operation = isCancelled ? UIDropOperation.cancel : operation
    guard operation == .copy || operation == .move, let target, let receiver = target.delegate else {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      return putBack(with: operation == .forbidden ? .forbidden : .cancel, tells: true)
    }
    receiver.dropInteraction(target, performDrop: dropSession)
    if let source { source.delegate?.dragInteraction(source, session: session, willEndWith: operation) }
    let animator = DragAnimator()
    var ends: [UITargetedDragPreview?] = []
    for one in shown {
      let stays = UITargetedDragPreview(
        view: one.view, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(container: window, center: one.view.center))
      let wanted =
        DropPlaces.take(one.item)
        ?? receiver.dropInteraction(target, previewForDropping: one.item, withDefault: stays)
      ends.append(wanted === stays ? nil : wanted)
      receiver.dropInteraction(target, item: one.item, willAnimateDropWith: animator)
    }
    settle(animator, at: ends) { [self] in
      receiver.dropInteraction(target, concludeDrop: dropSession)
      if let source {
        source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
        source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
      }
      tellEnd()
    }
  }

  /// Animates the items back to where they were lifted.
  private func putBack(with operation: UIDropOperation, tells: Bool) {
    guard let source else { return settle(DragAnimator(), at: shown.map { _ in nil }) {} }
    let delegate = source.delegate, animator = DragAnimator()
    if tells { delegate?.dragInteraction(source, session: session, willEndWith: operation) }
    let ends = shown.map { one -> UITargetedDragPreview? in
      guard tells, let source = one.source else { return one.preview }
      source.delegate?.dragInteraction(source, item: one.item, willAnimateCancelWith: animator)
      return source.delegate?.dragInteraction(
        source, previewForCancelling: one.item, withDefault: one.preview)
    }
    settle(animator, at: ends) { [self] in
      if tells { delegate?.dragInteraction(source, session: session, didEndWith: operation) }
      tellEnd()
    }
  }

  private func tellEnd() {
    for drop in visited { drop.delegate?.dropInteraction(drop, sessionDidEnd: dropSession) }
    visited = []
  }

  /// Animates the previews to their targets; previews without a target shrink.
  private func settle(
    _ animator: DragAnimator, at ends: [UITargetedDragPreview?], _ done: @escaping () -> Void
  ) {
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [shown, window] in
      animator.animate()
      for (one, end) in zip(shown, ends) {
        if let end {
          end.parameters.clip(one.view)
          one.view.center = end.target.container.layer.convert(end.target.center, to: window.layer)
          one.view.transform = end.target.transform
          one.view.layer.shadowOpacity = 0
        } else {
          one.view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
          one.view.alpha = 0
        }
      }
    } completion: { [shown] _ in
      for one in shown { one.view.removeFromSuperview() }
      animator.complete()
      done()
    }
  }
}

/// The drop targets that drop coordinators have set for items.
@MainActor enum DropPlaces {
  private static var places: [ObjectIdentifier: UITargetedDragPreview] = [:]

  /// Sets the target of an item in a drop.
  static func put(
    _ item: UIDragItem, at target: UIDragPreviewTarget, _ parameters: UIDragPreviewParameters? = nil
  ) {
    places[ObjectIdentifier(item)] = UITargetedDragPreview(
      view: target.container, parameters: parameters ?? UIDragPreviewParameters(), target: target)
  }
  static func take(_ item: UIDragItem) -> UITargetedDragPreview? {
    places.removeValue(forKey: ObjectIdentifier(item))
  }
}
