internal import CoreGraphics
public import Foundation

/// The methods that provide the items of a drag and observe it. Every method but the first has a default.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items of a drag that begins at the session's location; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the preview that is lifted for an item; nil for none. The default is the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the lift; animations added to `animator` run alongside.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called when the finger has moved 10 points after the lift, so that the drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Returns whether items may be moved, not only copied. The default is `true`.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether only this program may accept the items; other programs cannot in any case. The default
  /// is `false`.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Returns whether previews keep their full size. Never called: they do in any case.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// Called for every move of the finger once the drag has begun, before drop interactions are asked.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called when the finger has lifted, before the animation of the drop or the cancellation.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called after that animation, when each item has been dropped or has returned to its source.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Called after `didEndWith` if the items were dropped.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Returns the items that a tap of another finger adds to the current drag. The default is none.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Returns the preview to which an item returns that was not dropped. The default is the one where it was
  /// lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called for each item that returns; animations added to `animator` run alongside.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// Returns the interaction's view by default; nil while that has no superview.
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
  /// Returns `true` by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false` by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Returns `false` by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
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
  /// Returns `defaultPreview` by default, at the place where the item was lifted.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}

/// An interaction that lets the user drag items out of a view: a long press lifts them, and they follow the
/// finger.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var receiver: (any UIDragInteractionDelegate)?
  private var isOn = UIDragInteraction.isEnabledByDefault
  private lazy var press = DragPress(self)
  private lazy var tap = DragTap(self)

  /// Creates an interaction with a delegate, which it does not retain.
  public init(delegate: any UIDragInteractionDelegate) {
    receiver = delegate
    super.init()
  }

  /// A Boolean value that indicates whether interactions are enabled by default; as Apple documents it,
  /// `true` on iPads, `false` on other devices.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  /// The delegate that the interaction was created with; nil once that is deallocated.
  open weak var delegate: (any UIDragInteractionDelegate)? { receiver }
  /// A Boolean value that determines whether a long press lifts items. The default is `isEnabledByDefault`.
  open var isEnabled: Bool {
    get { isOn }
    set {
      isOn = newValue
      press.isEnabled = newValue
      tap.isEnabled = newValue
    }
  }
  /// A Boolean value that determines whether other recognisers may continue during the lift.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// The view that owns the interaction. A weak reference.
  open var view: UIView? { owner }
  /// Removes the gesture recognisers of the lift from the previous view.
  open func willMove(to view: UIView?) {
    for recognizer in [press, tap] { owner?.removeGestureRecognizer(recognizer) }
  }
  /// Adds the gesture recognisers of the lift to the view: a long press, and the tap that adds items.
  open func didMove(to view: UIView?) {
    owner = view
    for recognizer in [press, tap] {
      recognizer.isEnabled = isOn
      view?.addGestureRecognizer(recognizer)
    }
  }
}

/// The press that lifts and drags items.
final class DragPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?
  private var flow: DragFlow?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    onAction { ($0 as? DragPress)?.pressed() }
  }

  /// Begins only if there is something to drag, and no other drag is in progress.
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

/// The tap of another finger, which adds items to the current drag.
final class DragTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    onAction { ($0 as? DragTap)?.tapped() }
  }

  // The finger that drags does not belong to the tap.
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
