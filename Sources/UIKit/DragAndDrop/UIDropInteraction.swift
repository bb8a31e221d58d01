internal import CoreGraphics
public import Foundation

/// The methods that determine what may be dropped on a view, and handle drops. All methods are optional;
/// without `performDrop` and a proposal nothing is dropped.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether the view accepts the drag at all. Called at each move of the finger over the view;
  /// `false` passes the drag to enclosing views. The default is `true`.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger enters the view, before the first `sessionDidUpdate`.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns the proposal for a drop at the session's location. The default is to cancel.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when the finger leaves the view, or is lifted without a drop.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Performs the drop. Called when the finger lifts over the view and the last proposal was to copy or to
  /// move. Data is requested here.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when the animation of the drop has ended.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called at the end of every drag that came over the view, after `concludeDrop`.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns the preview to which a dropped item moves. By default, the item shrinks in place.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called for each item before it moves to its preview; animations added to `animator` run alongside.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// Returns `true` by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Returns a proposal to cancel by default: nothing is dropped.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing by default, so that no data is accepted.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// Returns `defaultPreview` by default: the item shrinks in place.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}

/// An interaction that lets the user drop items on a view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var receiver: (any UIDropInteractionDelegate)?

  /// Creates an interaction with a delegate, which it does not retain.
  public init(delegate: any UIDropInteractionDelegate) {
    receiver = delegate
    super.init()
  }

  /// The delegate that the interaction was created with; nil once that is deallocated.
  open weak var delegate: (any UIDropInteractionDelegate)? { receiver }
  /// Stored only. A Boolean value that determines whether several drags may be over the view at once. There
  /// is one drag at a time.
  open var allowsSimultaneousDropSessions = false
  /// The view that owns the interaction. A weak reference.
  open var view: UIView? { owner }
  /// Does nothing: drags find the interactions through the views.
  open func willMove(to view: UIView?) {}
  /// Stores the view, which accepts drops from then on.
  open func didMove(to view: UIView?) { owner = view }
}
