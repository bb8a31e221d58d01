internal import CoreGraphics
internal import Foundation

/// A drop on a view of rows, as its delegate performs it.
@MainActor class RowDrop: NSObject {
  private let rows: any DraggingRows
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  /// The animators of the drop, by item.
  var animators: [ObjectIdentifier: DragAnimator] = [:]

  init(_ rows: any DraggingRows, _ session: any UIDropSession, at path: IndexPath?) {
    (self.rows, self.session, destinationIndexPath) = (rows, session, path)
  }

  func drop(_ item: UIDragItem, over path: IndexPath) -> any UIDragAnimating {
    put(
      item, UIDragPreviewTarget(container: rows, center: rows.middle(of: path)), rows.dropParameters(at: path)
    )
  }
  func drop(_ item: UIDragItem, within path: IndexPath, _ rect: CGRect) -> any UIDragAnimating {
    guard let cell = rows.shownRow(path) else { return drop(item, over: path) }
    let target = UIDragPreviewTarget(
      container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
      transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
    return put(item, target, rows.dropParameters(at: path))
  }
  func drop(_ item: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    put(item, target, nil)
  }

  private func put(
    _ item: UIDragItem, _ target: UIDragPreviewTarget, _ parameters: UIDragPreviewParameters?
  ) -> DragAnimator {
    DropPlaces.put(item, at: target, parameters)
    let animator = animators[ObjectIdentifier(item)] ?? DragAnimator()
    animators[ObjectIdentifier(item)] = animator
    return animator
  }
}

/// A drop with the types of one kind of view.
class ProposedDrop<Rows: DraggingRows, Proposal: UIDropProposal, Item>: RowDrop {
  let view: Rows
  let proposal: Proposal
  let items: [Item]

  init(
    _ view: Rows, _ session: any UIDropSession, _ proposal: Proposal, at path: IndexPath?, _ items: [Item]
  ) {
    (self.view, self.proposal, self.items) = (view, proposal, items)
    super.init(view, session, at: path)
  }
}

/// A drop on a table.
final class TableDrop: ProposedDrop<UITableView, UITableViewDropProposal, any UITableViewDropItem>,
  UITableViewDropCoordinator
{
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    RowToCome(dragItem) { [weak view, path = placeholder.path] update in
      view?.performBatchUpdates {
        update(path)
        view?.insertRows(at: [path], with: .automatic)
      }
    }
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(dragItem, over: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop(dragItem, within: indexPath, rect)
  }
}

/// A drop on a collection view.
final class CollectionDrop: ProposedDrop<
  UICollectionView, UICollectionViewDropProposal, any UICollectionViewDropItem
>, UICollectionViewDropCoordinator
{
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    RowToCome(dragItem) { [weak view, path = placeholder.path] update in
      view?.performBatchUpdates {
        update(path)
        view?.insertItems(at: [path])
      }
    }
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(dragItem, over: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop(dragItem, within: indexPath, rect)
  }
}

/// An item of a drop and its source row.
final class RowDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, path, size)
  }
}

/// A placeholder for a row whose data has not been loaded yet.
///
/// - Note: No cell is shown for it; the row appears when its data has been loaded.
private final class RowToCome: NSObject, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  /// Inserts the row, given the closure that inserts its data.
  private var insert: (((IndexPath) -> Void) -> Void)?

  init(_ item: UIDragItem, insert: @escaping ((IndexPath) -> Void) -> Void) {
    (dragItem, self.insert) = (item, insert)
  }

  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    guard let insert else { return false }
    self.insert = nil
    insert(dataSourceUpdates)
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { insert = nil }
    return insert != nil
  }
  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(
      withDuration: RowCarry.duration, delay: 0, options: .allowUserInteraction, animations: animations)
  }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
