internal import CoreGraphics
public import Foundation

/// Says what may be dropped on a view, and is told of it. All methods may
/// be left out; without `performDrop` and a proposal nothing is dropped.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the view takes the drag at all, asked at each move of the finger over it; false asks views
  /// around it. True unless implemented.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger comes over the view, before the first `sessionDidUpdate`.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What would be done with a drop at the session's place; nothing unless implemented.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when the finger leaves the view, or is lifted without a drop.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the finger is lifted over the view and the last proposal was to copy or to move; data are
  /// asked for here.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when what is seen of the drop is over.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called at the end of every drag that came over the view, after `concludeDrop`.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Where an item goes that is dropped. It shrinks where it is unless implemented.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called for each item before it goes to its place; what `animator` is given runs along.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// True by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Cancels by default: nothing is dropped.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing by default, so that no data are taken.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// The default by default: the item shrinks where it is.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}

/// Lets the user drop items on a view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var receiver: (any UIDropInteractionDelegate)?

  /// `delegate` is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    receiver = delegate
    super.init()
  }

  /// The one that it was made with; nil once that is gone.
  open weak var delegate: (any UIDropInteractionDelegate)? { receiver }
  /// Whether several drags may be over the view. Kept for the app: there is one at a time.
  open var allowsSimultaneousDropSessions = false
  /// The view that has the interaction; not retained.
  open var view: UIView? { owner }
  /// Does nothing: drags ask views for their interactions.
  open func willMove(to view: UIView?) {}
  /// Keeps the view, which takes drops from then on.
  open func didMove(to view: UIView?) { owner = view }
}
