internal import CoreGraphics
public import Foundation

/// Says what is dragged, and is told how that goes. Every method but the first has a default.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
  /// The items of a drag that begins at the session's place; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// What is lifted for an item. The interaction's view unless implemented; nil for nothing to be seen.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the lift; what `animator` is given runs along with it.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called when the finger has moved 10 points after the lift, so that the drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether items may be moved, not only copied; true unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether only this program may take the items: no other can here. False unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Whether what is dragged keeps its size; it does here in any case, and this is not asked.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
  /// Called for every move of the finger once the drag has begun, before places are asked.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called when the finger has let go, before what is seen of it, and after that.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called after that, when each item lies where it was dropped or is back where it came from.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Called after `didEndWith` where the items were dropped.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// The items that another finger adds by a tap while a drag is under way; none unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Where an item goes back to that has not been dropped. Where it was lifted unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called for each item that goes back; what `animator` is given runs along.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// The interaction's view by default; nil while that has no superview.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    interaction.view.flatMap { $0.superview == nil ? nil : UITargetedDragPreview(view: $0) }
  }
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  /// True by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
  /// False by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// False by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { false }
  /// Does nothing by default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}
  /// Adds no items by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Where the item was lifted by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}

/// Lets the user drag items out of a view: a long press lifts them, and they follow the finger.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var receiver: (any UIDragInteractionDelegate)?
  private var isOn = UIDragInteraction.isEnabledByDefault
  private lazy var press = DragPress(self)
  private lazy var tap = DragTap(self)

  /// `delegate` is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    receiver = delegate
    super.init()
  }

  /// As Apple documents it: true on iPads, false on other devices.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  /// The one that it was made with; nil once that is gone.
  open weak var delegate: (any UIDragInteractionDelegate)? { receiver }
  /// Whether a long press lifts; at first as `isEnabledByDefault`.
  open var isEnabled: Bool {
    get { isOn }
    set {
      isOn = newValue
      press.isEnabled = newValue
      tap.isEnabled = newValue
    }
  }
  /// Whether other recognisers may go on while the finger rests.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// The view that has the interaction; not retained.
  open var view: UIView? { owner }
  /// Takes the recognisers of the lift away from the view before.
  open func willMove(to view: UIView?) {
    for recognizer in [press, tap] { owner?.removeGestureRecognizer(recognizer) }
  }
  /// Gives the view the recognisers of the lift: a long press, and the tap that adds items.
  open func didMove(to view: UIView?) {
    owner = view
    for recognizer in [press, tap] {
      recognizer.isEnabled = isOn
      view?.addGestureRecognizer(recognizer)
    }
  }
}

/// The press that lifts, and then drags.
final class DragPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?
  private var flow: DragFlow?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    onAction { ($0 as? DragPress)?.pressed() }
  }

  /// There is something to drag, and nothing is being dragged.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, DragFlow.current == nil, let view, let window = view.window else { return false }
    flow = DragFlow(interaction, at: location(in: window), in: window)
    return flow != nil
  }

  // A menu opens by the same press; the drag closes it.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other is MenuPress || interaction?.allowsSimultaneousRecognitionDuringLift == true
      ? false : super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other is MenuPress ? false : super.canBePrevented(by: other)
  }

  private func pressed() {
    guard let flow else { return }
    switch state {
    case .began: flow.lift()
    case .changed: flow.move(to: location(in: flow.window))
    case .ended, .cancelled:
      self.flow = nil
      flow.end(isCancelled: state == .cancelled)
    default: break
    }
  }

  override func reset() {
    super.reset()
    flow = nil
  }
}

/// The tap of another finger, which adds to the drag that is under way.
final class DragTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    onAction { ($0 as? DragTap)?.tapped() }
  }

  // The finger that drags is none of its own.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    DragFlow.current != nil
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other is DragPress ? false : super.canPrevent(other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other is DragPress ? false : super.canBePrevented(by: other)
  }

  private func tapped() {
    guard let interaction, let flow = DragFlow.current, let view else { return }
    let items = flow.added(by: interaction, at: location(in: view))
    if !items.isEmpty { flow.add(items, from: interaction) }
  }
}
