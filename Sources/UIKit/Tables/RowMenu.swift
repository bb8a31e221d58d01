internal import CoreGraphics
internal import Foundation

extension UITableView {
  /// Opens the edit menu of a row if the delegate shows one. The press that opened it does not select the
  /// row.
  func showEditMenu(ofRowAt path: IndexPath) {
    guard let tableDelegate, let cell = visible.cells[path],
      tableDelegate.tableView(self, shouldShowMenuForRowAt: path)
    else { return }
    press(nil)
    UIMenuController.shared.showMenu(from: cell, rect: cell.bounds) { [weak self] action, sender in
      guard let self else { return false }
      return self.tableDelegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: sender)
        ?? false
    } perform: { [weak self] action, sender in
      guard let self else { return }
      self.tableDelegate?.tableView(self, performAction: action, forRowAt: path, withSender: sender)
    }
  }
}
