internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The data source classes known to be unable to delete rows, since the protocol's default commit method,
/// which does nothing, was called on them.
@MainActor enum DeletingSources {
  private static var others: Set<ObjectIdentifier> = []

  private static let controllerMethods = ClassMethods(
    of: UITableViewController.self, overriddenIn: [CommitOverride.self, CanEditOverride.self])

  static func learn(cannotDelete source: AnyObject) { others.insert(ObjectIdentifier(type(of: source))) }

  /// Returns whether a data source is known to be unable to delete rows.
  ///
  /// - Note: Swift cannot tell whether a type implements a method itself or inherits the protocol's default.
  ///   Unless a table says so, a data source counts as one that deletes until its default method is called.
  ///   Table controllers that override neither of the two methods do not delete.
  static func contains(_ source: AnyObject) -> Bool {
    if let isKnown = SelectorTables.deletesRows(source) { return isKnown }
    if source is UITableViewController { return controllerMethods.areOverridden(in: source) }
    return !others.contains(ObjectIdentifier(type(of: source)))
  }
}

private final class CommitOverride: UITableViewController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

private final class CanEditOverride: UITableViewController {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

extension UITableView: SwipingRows {
  // MARK: - Swipe actions

  /// Returns the actions at one end of a row: those the delegate returns, or a delete action; nil if it has
  /// none.
  func actions(at end: RowSwipe.End, of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
    let named =
      end == .leading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        ?? olderActions(of: path) ?? deletion(of: path, from: dataSource)
    return named.flatMap { $0.actions.isEmpty ? nil : $0 }
  }

  private func olderActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let older = tableDelegate?.tableView(self, editActionsForRowAt: path) else { return nil }
    return UISwipeActionsConfiguration(
      actions: older.map { old in
        // The row stays open until the client ends the editing.
        let action = UIContextualAction(
          style: old.style == .destructive ? .destructive : .normal, title: old.title
        ) {
          [weak self] _, _, _ in
          guard let self, let path = swipe?.path else { return }
          swipe?.isPerforming = false
          old.handler(old, path)
        }
        if let color = old.backgroundColor { action.backgroundColor = color }
        action.backgroundEffect = old.backgroundEffect
        return action
      })
  }

  private func deletion(
    of path: IndexPath, from source: any UITableViewDataSource
  ) -> UISwipeActionsConfiguration? {
    guard document?.isStatic != true || !(source is UITableViewController), DeletingSources.contains(source)
    else { return nil }
    guard tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
        guard let self, let path = swipe?.path else { return done(false) }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  // MARK: - Swipeable rows

  var takesSwipes: Bool { !isEditing }
  func shownRow(_ path: IndexPath) -> UIView? { visible.cells[path] }
  func shownRow(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  var stripIndex: Int { background == nil ? 0 : 1 }

  func rowOpens(_ path: IndexPath) {
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    let cell = visible.cells[path]
    cell?.willTransition(to: .showingDeleteConfirmation)
    cell?.parts.isSwiped = true
    cell?.setNeedsUpdateConfiguration()
    cell?.didTransition(to: .showingDeleteConfirmation)
  }
  func rowCloses(_ path: IndexPath) {
    let cell = visible.cells[path]
    cell?.willTransition(to: [])
    cell?.parts.isSwiped = false
    cell?.setNeedsUpdateConfiguration()
  }
  func rowIsClosed(_ path: IndexPath, _ cell: UIView?) {
    (cell as? UITableViewCell)?.didTransition(to: [])
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// Keeps the open row open at its new position. Returns the swipe of a row that is removed together with
  /// its actions; the caller finishes it when they have gone.
  func followSwipe(_ updates: RowUpdates) -> RowSwipe? {
    guard let swipe else { return nil }
    if let new = updates.path(after: swipe.path), updates.reload(of: swipe.path) == nil {
      swipe.path = new
      return nil
    }
    self.swipe = nil
    visible.cells[swipe.path]?.parts.isSwiped = false
    tableDelegate?.tableView(self, didEndEditingRowAt: swipe.path)
    return swipe
  }
}
