public import CoreGraphics
public import Foundation

/// Says which rows are dragged. Every method but the first has a default.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
  /// The items of a drag that begins at a row; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that another finger adds by a tap while a drag is under way; none unless implemented.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How the row's cell looks while it is dragged; nil for as it is.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the finger has moved far enough after the lift.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called when what is dragged has settled, dropped or not.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the rows may be moved, asked before the lift; true by default.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether only this program may take the rows: no other can here. False by default.
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
  /// Nil by default: the cell as it is.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// True by default.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False by default.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Says what is dropped where. Every method but the first has a default.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what is dropped into the data, and has the view show it.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table takes the drag at all, asked as the finger moves over it. True by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger comes over the table, and when it leaves or is lifted without a drop.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do. Unless implemented, what comes from
  /// the view itself is moved, and everything else is copied.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the finger leaves the table, or is lifted without a drop.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of every drag that came over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How a row that is dropped looks on its way to its cell; nil, as by default, is as it is.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True by default.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// By default a move while a row of the table itself is dragged, else a copy; rows make room for it.
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
  /// Nil by default: the row as it is.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a table would do with a drop, and where.
open class UITableViewDropProposal: UIDropProposal {
  /// How the row that is named takes the drop.
  public enum Intent: Int, Sendable {
    /// Nothing is shown of it; the rows make room; the row takes it in; one of both, by where the finger is.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// What the row at the destination shows meanwhile.
  public let intent: Intent

  /// A proposal for the row at the destination; `move` is for items of the same program alone.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
  /// Another proposal with the same intent.
  open override func copy(with zone: NSZone? = nil) -> Any {
    withSettings(UITableViewDropProposal(operation: operation, intent: intent))
  }
}

/// One of the items that are dropped.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// What was dragged, with its provider of data.
  var dragItem: UIDragItem { get }
  /// Where it was, if it comes from the same view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is dragged, in points.
  var previewSize: CGSize { get }
}

/// Stands for a row whose data have not come yet.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let path: IndexPath
  let identifier: String

  /// A placeholder at a place, of a height, whose cell is dequeued by an identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (path, identifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }

  /// Fills the cell that is shown meanwhile.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)? {
    didSet { if cellUpdateHandler != nil { notYet("UITableViewPlaceholder.cellUpdateHandler") } }
  }
}

/// The same for a drop.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How the cell that is shown meanwhile is cut out; not asked, as no cell is shown before the data come.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
    didSet {
      if previewParametersProvider != nil { notYet("UITableViewDropPlaceholder.previewParametersProvider") }
    }
  }
}

/// Puts the row of a placeholder in when its data have come, or takes the placeholder away.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item that the placeholder stands for.
  var dragItem: UIDragItem { get }
  /// Runs what puts the data in, and shows the new row; false where the placeholder is gone.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void
  ) -> Bool
  /// Takes the placeholder away without a row; false where it is gone already.
  @discardableResult func deletePlaceholder() -> Bool
}

/// A drop that is being performed.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// In the order in which they were lifted.
  var items: [any UITableViewDropItem] { get }
  /// Where the items go; nil where they were dropped on no row.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate said last of this place.
  var proposal: UITableViewDropProposal { get }
  /// The drag, which knows the items and where the finger was.
  var session: any UIDropSession { get }
  /// Has a row follow whose data are not there yet.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Has what is dragged go to the place of a row, which shows the item by now.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has it go into a row, to a box in the cell's points.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Has it go to a place of any view, in that view's points.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
