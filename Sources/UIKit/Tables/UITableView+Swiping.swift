internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Which data sources cannot delete rows: their commit method is the one that does nothing, as has been seen.
@MainActor enum DeletingSources {
  private static var others: Set<ObjectIdentifier> = []

  private static let controllerMethods = ClassMethods(
    of: UITableViewController.self, overriddenIn: [CommitOverride.self, CanEditOverride.self])

  static func learn(cannotDelete source: AnyObject) { others.insert(ObjectIdentifier(type(of: source))) }

  /// - Note: Swift cannot tell whether a type has a method of its own or the protocol's: where no table says
  ///   so, a data source counts as one that deletes until it has turned out that it does not. Table
  ///   controllers that override neither of the two methods do not.
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
  // MARK: - What there is

  /// The actions at an end of a row: those the delegate names, or deleting. Nil where it has none.
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

  // MARK: - What happens to a row

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

  /// Keeps the open row open where it goes. Gives one that goes away, whose actions go with it; it is to be
  /// finished when they have.
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
