public import CoreGraphics
public import Foundation

/// The methods that provide the items of drags. Every method but the first has a default.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  /// Returns the items of a drag that begins at an item; none for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap of another finger adds to the current drag. The default is none.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns the preview parameters of an item's cell while it is dragged; nil for its usual appearance.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the finger has moved far enough after the lift.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended and its animations are complete, whether or not the items were dropped.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the items may be moved. Called before the lift. The default is `true`.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether only this program may accept the items; other programs cannot in any case. The default
  /// is `false`.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Adds no items by default.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns nil by default: the cell keeps its usual appearance.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  {}
  /// Returns `true` by default.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// The methods that handle drops on a collection view. Every method but the first has a default.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Performs a drop: adds the items to the data and updates the view.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the view accepts the drag at all. Called while the finger moves over the view. The
  /// default is `true`.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger enters the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the proposal for a drop. By default, items of the view itself are moved, and all others are
  /// copied.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the finger leaves the view, or is lifted without a drop.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of every drag that came over the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the preview parameters of a dropped item; nil, the default, for its usual appearance.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns `true` by default.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a move by default while something is dragged out of the view itself, otherwise a copy; items
  /// make room for it.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    collectionView.hasActiveDrag
      ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  {}
  /// Returns nil by default: the item keeps its usual appearance.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for a drop on a collection view.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The intended effects of a drop on the item at the destination.
  public enum Intent: Int, Sendable {
    /// No effect is shown; the items make room; the drop goes into the item.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// The intended effect on the item at the destination.
  public let intent: Intent

  /// Creates a proposal for the item at the destination; `move` is only for items of the same program.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
  /// Returns a copy with the same intent.
  open override func copy(with zone: NSZone? = nil) -> Any {
    withSettings(UICollectionViewDropProposal(operation: operation, intent: intent))
  }
}

/// An item of a drop.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item, with its data provider.
  var dragItem: UIDragItem { get }
  /// The index path of the item's source, if it comes from the same view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the drag preview, in points.
  var previewSize: CGSize { get }
}

/// A placeholder for an item whose data has not been loaded yet.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let path: IndexPath
  let identifier: String

  /// Creates a placeholder at an index path, whose cell is dequeued with an identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (path, identifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }

  /// Stored only. The closure that configures the placeholder's cell. No cell is shown before the data has
  /// been loaded.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)? {
    didSet { if cellUpdateHandler != nil { notYet("UICollectionViewPlaceholder.cellUpdateHandler") } }
  }
}

/// A placeholder for a dropped item.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Stored only. The closure that returns the preview parameters of the placeholder's cell. No cell is shown
  /// before the data has been loaded.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? {
    didSet {
      if previewParametersProvider != nil {
        notYet("UICollectionViewDropPlaceholder.previewParametersProvider")
      }
    }
  }
}

/// An object that replaces a placeholder by its item when the data has been loaded, or removes the
/// placeholder.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item for which the placeholder stands.
  var dragItem: UIDragItem { get }
  /// Runs a closure that inserts the data, and shows the new item. Returns `false` if the placeholder has
  /// been removed.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void
  ) -> Bool
  /// Removes the placeholder without inserting an item. Returns `false` if it has been removed already.
  @discardableResult func deletePlaceholder() -> Bool
}

/// A drop that is being performed.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items, in the order in which they were lifted.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which the items are inserted; nil if they were not dropped on an item.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal for this destination.
  var proposal: UICollectionViewDropProposal { get }
  /// The session, which holds the items and the position of the finger.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for an item whose data has not been loaded yet.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates the drag preview to the position of an item that already shows the dropped content.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the drag preview into an item, to a rectangle in the cell's coordinate space.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates the drag preview to a target in any view, in that view's coordinate space.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
