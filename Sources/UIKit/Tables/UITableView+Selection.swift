internal import CoreGraphics
internal import Foundation

extension UITableView {
  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for old in selection { deselect(old, animated: animated) }
      return
    }
    if !selectsSeveral {
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

  /// Exchanges the selections of the normal and the editing mode, without notifying the delegate. The two are
  /// separate: the earlier selection is shown again as soon as editing ends (rdar://19056268, which asks for
  /// that to come a little later).
  func exchangeSelection(animated: Bool) {
    let returning = isEditing ? [] : settingsOfRows.selectionOutsideEditing
    settingsOfRows.selectionOutsideEditing = isEditing ? selection : []
    for path in selection where !returning.contains(path) { deselect(path, animated: animated) }
    selection = returning
    for path in returning { visible.cells[path]?.setSelected(true, animated: animated) }
  }

  /// Replaces the selected rows, and those to be selected again after editing, by what `update` returns for
  /// them.
  func keepSelection(_ update: ([IndexPath]) -> [IndexPath]) {
    selection = update(selection)
    settingsOfRows.selectionOutsideEditing = update(settingsOfRows.selectionOutsideEditing)
  }

  /// A Boolean value that indicates whether taps select rows in the current mode.
  private var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Highlights a row under a finger and unhighlights the previous one; nil highlights none.
  func press(_ path: IndexPath?) {
    if let old = pressed {
      pressed = nil
      visible.cells[old]?.setHighlighted(false, animated: true)
      tableDelegate?.tableView(self, didUnhighlightRowAt: old)
    }
    guard let path, canSelect, tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      return
    }
    pressed = path
    visible.cells[path]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Handles a tap on a row: selects or deselects it, asking and notifying the delegate.
  package func userSelectsRow(at path: IndexPath) {
    guard canSelect else { return }
    if selection.contains(path), selectsSeveral { return userDeselectsRow(at: path) }
    guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    for other in selectsSeveral ? [] : selection where other != path {
      guard let other = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: other) }) ?? other else {
        continue
      }
      deselect(other, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: other)
    }
    if !selection.contains(path) { selection.append(path) }
    visible.cells[path]?.setSelected(true, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    visible.cells[path]?.triggerSelectionSegue()
    // A tap that adds a row to a multiple selection does not perform the primary action.
    if !selectsSeveral, let tableDelegate,
      tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    {
      tableDelegate.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  func userDeselectsRow(at path: IndexPath) {
    guard let path = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else {
      return
    }
    deselect(path, animated: true)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Handles a tap on a row's detail button.
  func tapAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    cell.triggerSegue("accessoryAction")
  }

  /// Returns the press that opens a row's context menu if the delegate returns one.
  func makeMenuPress() -> MenuPress {
    .context { [weak self] point in
      guard let self, swipe == nil, let path = indexPathForRow(at: point), let receiver = tableDelegate else {
        return nil
      }
      guard let wanted = receiver.tableView(self, contextMenuConfigurationForRowAt: path, point: point) else {
        showEditMenu(ofRowAt: path)
        return nil
      }
      @MainActor func cell() -> UITargetedPreview? {
        self.cellForRow(at: path).map { UITargetedPreview(row: $0) }
      }
      return ContextMenuRequest(
        configuration: wanted,
        highlight: {
          receiver.tableView(self, previewForHighlightingContextMenuWithConfiguration: wanted) ?? cell()
        },
        dismiss: {
          receiver.tableView(self, previewForDismissingContextMenuWithConfiguration: wanted) ?? cell()
        },
        willDisplay: { receiver.tableView(self, willDisplayContextMenu: wanted, animator: $0) },
        willEnd: { receiver.tableView(self, willEndContextMenuInteraction: wanted, animator: $0) },
        commit: { receiver.tableView(self, willPerformPreviewActionForMenuWith: wanted, animator: $0) })
    }
  }

  // MARK: - Reuse

  /// Asks the data source to configure the visible cells of rows again; dequeuing returns the existing cell.
  func reconfigure(_ paths: [IndexPath]) {
    // Within other changes, index paths refer to the state before all of them, and the data source is already
    // in the new state.
    guard settingsOfRows.updateDepth == 0 else { return settingsOfRows.updates.reconfiguredRows += paths }
    let others = fill(paths)
    setNeedsLayout()
    if !others.isEmpty { reloadRows(at: others, with: .none) }
  }

  /// Asks the data source to configure the cells of rows again. Returns the rows for which it returned
  /// another cell.
  func fill(_ paths: [IndexPath]) -> [IndexPath] {
    var others: [IndexPath] = []
    for path in paths {
      guard let old = visible.cells[path], let dataSource else { continue }
      reconfigured = old
      let cell = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      visible.unmeasured.insert(path)
      if cell !== old { others.append(path) }
    }
    return others
  }

  func cellToReconfigure(_ identifier: String, at path: IndexPath) -> UITableViewCell? {
    guard let cell = reconfigured, cell.reuseIdentifier == identifier, visible.cells[path] === cell else {
      return nil
    }
    return cell
  }

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
      if let asksForHeader { view.prepare(isHeader: asksForHeader) }
      view.prepareForReuse()
      view.setNeedsUpdateConfiguration()
      return view
    }
    let type = headerFooterRegistry.type(for: identifier)
    let view =
      type?.make(reuseIdentifier: identifier) ?? headerFooterRegistry.prototypes[identifier]?()
      as? UITableViewHeaderFooterView
    view?.prepare(for: style)
    if let asksForHeader { view?.prepare(isHeader: asksForHeader) }
    return view
  }
}
