public import CoreGraphics
public import Foundation

/// Says which items are dragged. Every method but the first has a default.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  /// The items of a drag that begins at an item; none for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that another finger adds by a tap while a drag is under way; none unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How the item's cell looks while it is dragged; nil for as it is.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the finger has moved far enough after the lift.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when what is dragged has settled, dropped or not.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the items may be moved, asked before the lift; true by default.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether only this program may take the items: no other can here. False by default.
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
  /// Nil by default: the cell as it is.
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
  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Says what is dropped where. Every method but the first has a default.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what is dropped into the data, and has the view show it.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the view takes the drag at all, asked as the finger moves over it. True by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger comes over the view, and when it leaves or is lifted without a drop.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do. Unless implemented, what comes from
  /// the view itself is moved, and everything else is copied.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the finger leaves the view, or is lifted without a drop.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of every drag that came over the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// How an item that is dropped looks on its way to its cell; nil, as by default, is as it is.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// By default a move while something is dragged out of the view itself, else a copy; items make room for
  /// it.
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
  /// Nil by default: the item as it is.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a collection view would do with a drop, and where.
open class UICollectionViewDropProposal: UIDropProposal {
  /// How the item that is named takes the drop.
  public enum Intent: Int, Sendable {
    /// Nothing is shown of it; the items make room; the item takes it in.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// What the item at the destination shows meanwhile.
  public let intent: Intent

  /// A proposal for the item at the destination; `move` is for items of the same program alone.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
  /// Another proposal with the same intent.
  open override func copy(with zone: NSZone? = nil) -> Any {
    withSettings(UICollectionViewDropProposal(operation: operation, intent: intent))
  }
}

/// One of the items that are dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What was dragged, with its provider of data.
  var dragItem: UIDragItem { get }
  /// Where it was, if it comes from the same view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is dragged, in points.
  var previewSize: CGSize { get }
}

/// Stands for an item whose data have not come yet.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let path: IndexPath
  let identifier: String

  /// A placeholder at a place whose cell is dequeued by an identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (path, identifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }

  /// Fills the cell that is shown meanwhile.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)? {
    didSet { if cellUpdateHandler != nil { notYet("UICollectionViewPlaceholder.cellUpdateHandler") } }
  }
}

/// The same for a drop.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the cell that is shown meanwhile is cut out; not asked, as no cell is shown before the data come.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? {
    didSet {
      if previewParametersProvider != nil {
        notYet("UICollectionViewDropPlaceholder.previewParametersProvider")
      }
    }
  }
}

/// Puts the item of a placeholder in when its data have come, or takes the placeholder away.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that the placeholder stands for.
  var dragItem: UIDragItem { get }
  /// Runs what puts the data in, and shows the new item; false where the placeholder is gone.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void
  ) -> Bool
  /// Takes the placeholder away without an item; false where it is gone already.
  @discardableResult func deletePlaceholder() -> Bool
}

/// A drop that is being performed.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// In the order in which they were lifted.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the items go; nil where they were dropped on no item.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate said last of this place.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag, which knows the items and where the finger was.
  var session: any UIDropSession { get }
  /// Has an item follow whose data are not there yet.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Has what is dragged go to the place of an item, which shows the item by now.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has it go into an item, to a box in the cell's points.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Has it go to a place of any view, in that view's points.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
