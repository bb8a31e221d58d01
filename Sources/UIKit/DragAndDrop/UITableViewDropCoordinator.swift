public import CoreGraphics
public import Foundation

/// The methods that provide the items of drags. Every method but the first has a default.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
  /// Returns the items of a drag that begins at a row; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap of another finger adds to the current drag. The default is none.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns the preview parameters of a row's cell while it is dragged; nil for its usual appearance.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the finger has moved far enough after the lift.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended and its animations are complete, whether or not the items were dropped.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the rows may be moved. Called before the lift. The default is `true`.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Returns whether only this program may accept the rows; other programs cannot in any case. The default is
  /// `false`.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Adds no items by default.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns nil by default: the cell keeps its usual appearance.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Returns `true` by default.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false` by default.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// The methods that handle drops on a table. Every method but the first has a default.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Performs a drop: adds the items to the data and updates the table.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table accepts the drag at all. Called while the finger moves over the table. The
  /// default is `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger enters the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the proposal for a drop. By default, rows of the table itself are moved, and all other items are
  /// copied.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the finger leaves the table, or is lifted without a drop.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of every drag that came over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the preview parameters of a dropped row; nil, the default, for its usual appearance.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns `true` by default.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Returns a move by default while a row of the table itself is dragged, otherwise a copy; rows make room
  /// for it.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    tableView.hasActiveDrag
      ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Returns nil by default: the row keeps its usual appearance.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for a drop on a table.
open class UITableViewDropProposal: UIDropProposal {
  /// The intended effects of a drop on the row at the destination.
  public enum Intent: Int, Sendable {
    /// No effect is shown; the rows make room; the drop goes into the row; one of both, depending on the
    /// position of the finger.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// The intended effect on the row at the destination.
  public let intent: Intent

  /// Creates a proposal for the row at the destination; `move` is only for items of the same program.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
  /// Returns a copy with the same intent.
  open override func copy(with zone: NSZone? = nil) -> Any {
    withSettings(UITableViewDropProposal(operation: operation, intent: intent))
  }
}

/// An item of a drop.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item, with its data provider.
  var dragItem: UIDragItem { get }
  /// The index path of the item's source, if it comes from the same view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the drag preview, in points.
  var previewSize: CGSize { get }
}

/// A placeholder for a row whose data has not been loaded yet.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let path: IndexPath
  let identifier: String

  /// Creates a placeholder at an index path, with a height, whose cell is dequeued with an identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (path, identifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }

  /// Stored only. The closure that configures the placeholder's cell. No cell is shown before the data has
  /// been loaded.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)? {
    didSet { if cellUpdateHandler != nil { notYet("UITableViewPlaceholder.cellUpdateHandler") } }
  }
}

/// A placeholder for a dropped row.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored only. The closure that returns the preview parameters of the placeholder's cell. No cell is shown
  /// before the data has been loaded.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
    didSet {
      if previewParametersProvider != nil { notYet("UITableViewDropPlaceholder.previewParametersProvider") }
    }
  }
}

/// An object that replaces a placeholder by its row when the data has been loaded, or removes the
/// placeholder.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item for which the placeholder stands.
  var dragItem: UIDragItem { get }
  /// Runs a closure that inserts the data, and shows the new row. Returns `false` if the placeholder has been
  /// removed.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void
  ) -> Bool
  /// Removes the placeholder without inserting a row. Returns `false` if it has been removed already.
  @discardableResult func deletePlaceholder() -> Bool
}

/// A drop that is being performed.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items, in the order in which they were lifted.
  var items: [any UITableViewDropItem] { get }
  /// The index path at which the items are inserted; nil if they were not dropped on a row.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal for this destination.
  var proposal: UITableViewDropProposal { get }
  /// The session, which holds the items and the position of the finger.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for a row whose data has not been loaded yet.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates the drag preview to the position of a row that already shows the dropped content.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the drag preview into a row, to a rectangle in the cell's coordinate space.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates the drag preview to a target in any view, in that view's coordinate space.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
