internal import CoreGraphics
internal import Foundation

extension UITableView {
  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for old in selection { deselect(old, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for old in selection where old != path { deselect(old, animated: animated) }
    }
    if !selection.contains(path) { selection.append(path) }
    visible.cells[path]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.removeAll { $0 == path }
    visible.cells[path]?.setSelected(false, animated: animated)
  }

  /// Shows that a finger rests on a row, or on none.
  func press(_ path: IndexPath?) {
    if let old = pressed { visible.cells[old]?.setHighlighted(false, animated: true) }
    pressed = nil
    guard let path, allowsSelection, tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    pressed = path
    visible.cells[path]?.setHighlighted(true, animated: false)
  }

  /// What a tap on a row does: the delegate is asked and told.
  package func userSelectsRow(at path: IndexPath) {
    guard allowsSelection, tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    if selection.contains(path), allowsMultipleSelection {
      guard let path = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else {
        return
      }
      deselect(path, animated: true)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    let others = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    select(path, animated: false, scrollPosition: .none)
    for other in others { tableDelegate?.tableView(self, didDeselectRowAt: other) }
    tableDelegate?.tableView(self, didSelectRowAt: path)
    visible.cells[path]?.triggerSelectionSegue()
  }

  // MARK: - Reuse

  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = registry.takeWaiting(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let type = registry.type(for: identifier) {
      return type.make(style: .default, reuseIdentifier: identifier)
    }
    return registry.prototypes[identifier]?() as? UITableViewCell
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterRegistry.takeWaiting(identifier) {
      view.prepareForReuse()
      return view
    }
    if let type = headerFooterRegistry.type(for: identifier) { return type.make(reuseIdentifier: identifier) }
    return headerFooterRegistry.prototypes[identifier]?() as? UITableViewHeaderFooterView
  }
}
