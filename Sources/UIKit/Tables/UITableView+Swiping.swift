internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The pan that pulls rows aside: it begins across a row that has actions at the end that the finger uncovers.
final class SwipePan: UIPanGestureRecognizer {
  private var table: UITableView? { view as? UITableView }
  private var start: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard attempt.state == .possible, let table, let touch = touches.first else { return }
    start = touch.location(in: table)
    if table.touchClosesRow(touch) { state = .failed }
  }

  override func judge(_ travel: CGPoint) -> Judgement {
    guard let table, let start, attempt.touches.count == 1, abs(travel.x) > abs(travel.y) else { return .fail }
    return table.beginSwipe(at: start, toLeft: travel.x < 0) ? .begin : .fail
  }

  /// A pull that did not come about leaves nothing open.
  override func reset() {
    super.reset()
    if let table, let swipe = table.swipe, swipe.pulled == 0, !swipe.isPerforming { table.closeRow(animated: false) }
  }

  /// The edge of the screen belongs to going back.
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other is UIScreenEdgePanGestureRecognizer }
}

/// Which data sources cannot delete rows: their commit method is the one that does nothing, as has been seen.
@MainActor enum DeletingSources {
  private static var others: Set<ObjectIdentifier> = []

  private static let controllerMethods = ClassMethods(
    of: UITableViewController.self, overriddenIn: [CommitOverride.self, CanEditOverride.self])

  static func learn(cannotDelete source: AnyObject) { others.insert(ObjectIdentifier(type(of: source))) }

  /// - Note: Swift cannot tell whether a type has a method of its own or the protocol's: a data source counts as one that deletes
  ///   until it has turned out that it does not. Table controllers that override neither of the two methods do not.
  static func contains(_ source: AnyObject) -> Bool {
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

extension UITableView {
  func makeSwipePan() -> SwipePan {
    let pan = SwipePan()
    pan.maximumNumberOfTouches = 1
    pan.onAction { [weak self] gesture in self?.swiped(gesture) }
    return pan
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: - What there is

  /// The actions at an end of a row: those the delegate names, or deleting. Nil where it has none.
  private func actions(at end: RowSwipe.End, of path: IndexPath) -> UISwipeActionsConfiguration? {
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
        let action = UIContextualAction(style: old.style == .destructive ? .destructive : .normal, title: old.title) {
          [weak self] _, _, _ in
          guard let self, let path = swipe?.path else { return }
          swipe?.isPerforming = false
          old.handler(old, path)
        }
        if let color = old.backgroundColor { action.backgroundColor = color }
        return action
      })
  }

  private func deletion(
    of path: IndexPath, from source: any UITableViewDataSource
  ) -> UISwipeActionsConfiguration? {
    guard document?.isStatic != true || !(source is UITableViewController), DeletingSources.contains(source) else { return nil }
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

  // MARK: - Under a finger

  /// Whether a touch does nothing but close the open row: it lies neither in the row nor in its actions.
  fileprivate func touchClosesRow(_ touch: UITouch) -> Bool {
    guard let swipe, !swipe.strip.frame.contains(touch.location(in: self)) else { return false }
    spentTouch = touch
    guard indexPathForRow(at: touch.location(in: self)) != swipe.path else { return false }
    closeRow(animated: true)
    return true
  }

  /// Whether touches were spent on closing a row.
  func closesRow(_ touches: Set<UITouch>) -> Bool { touches.contains { $0 === spentTouch } }

  /// Readies the row at a point to be pulled; tells whether it can be.
  fileprivate func beginSwipe(at point: CGPoint, toLeft: Bool) -> Bool {
    if let swipe, indexPathForRow(at: point) == swipe.path { return !swipe.isPerforming }
    guard swipe == nil, !isEditing, let path = indexPathForRow(at: point), visible.cells[path] != nil else { return false }
    let end: RowSwipe.End = toLeft != isMirrored ? .trailing : .leading
    guard let configuration = actions(at: end, of: path) else { return false }
    open(RowSwipe(path: path, end: end, configuration: configuration, in: rectForRow(at: path), isMirrored: isMirrored))
    return true
  }

  /// Opens a row at the end where deleting lies, without a finger that pulls it.
  func openActions(of path: IndexPath) {
    guard swipe == nil, let configuration = actions(at: .trailing, of: path) else { return }
    let new = RowSwipe(path: path, end: .trailing, configuration: configuration, in: rectForRow(at: path), isMirrored: isMirrored)
    open(new)
    UIView.performWithoutAnimation { new.place(in: self) }
    settle(new, at: new.strip.openWidth)
  }

  private func open(_ new: RowSwipe) {
    press(nil)
    swipe = new
    for button in new.strip.buttons {
      button.addAction(UIAction { [weak self, weak new] _ in new.map { self?.perform(button, of: $0) } }, for: .touchUpInside)
    }
    insertSubview(new.strip, at: background == nil ? 0 : 1)
    tableDelegate?.tableView(self, willBeginEditingRowAt: new.path)
    let cell = visible.cells[new.path]
    cell?.willTransition(to: .showingDeleteConfirmation)
    cell?.parts.isSwiped = true
    cell?.setNeedsUpdateConfiguration()
    cell?.didTransition(to: .showingDeleteConfirmation)
  }

  private func swiped(_ pan: UIGestureRecognizer) {
    guard let pan = pan as? SwipePan, let swipe, !swipe.isPerforming else { return }
    let row = rectForRow(at: swipe.path)
    switch pan.state {
    case .began, .changed:
      if pan.state == .began { swipe.grip = swipe.pulled }
      swipe.pull(to: swipe.grip + swipe.sign * pan.translation(in: self).x, in: row)
      swipe.place(in: self)
      let isFull = swipe.isFull(in: row)
      guard isFull != swipe.strip.isFull else { return }
      UIView.animate(withDuration: 0.2) {
        swipe.strip.isFull = isFull
        swipe.strip.layoutIfNeeded()
      }
    case .ended where swipe.isFull(in: row): swipe.strip.buttons.first.map { perform($0, of: swipe) }
    case .ended, .cancelled:
      let speed = pan.state == .ended ? swipe.sign * pan.velocity(in: self).x : 0
      let opens = speed > RowSwipe.flick || (speed > -RowSwipe.flick && swipe.pulled > swipe.strip.openWidth / 2)
      opens ? settle(swipe, at: swipe.strip.openWidth) : closeRow(animated: true)
    default: break
    }
  }

  private func settle(_ swipe: RowSwipe, at distance: CGFloat) {
    UIView.animate(withDuration: RowSwipe.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { [self] in
      swipe.pulled = distance
      swipe.place(in: self)
    }
  }

  // MARK: - Performing and closing

  /// Has an action done. A pull all the way takes the row out of sight until it is.
  private func perform(_ button: SwipeButton, of swipe: RowSwipe) {
    guard self.swipe === swipe, !swipe.isPerforming else { return }
    swipe.isPerforming = true
    if swipe.strip.isFull { settle(swipe, at: rectForRow(at: swipe.path).width) }
    button.action.handler(button.action, button) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      closeRow(animated: true)
    }
  }

  /// Puts the row that is pulled aside back in its place.
  func closeRow(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    let cell = visible.cells[swipe.path]
    cell?.willTransition(to: [])
    cell?.parts.isSwiped = false
    cell?.setNeedsUpdateConfiguration()
    func lie() {
      swipe.pulled = 0
      swipe.place(in: self)
    }
    let end = { [weak self, weak cell] in
      swipe.strip.removeFromSuperview()
      cell?.didTransition(to: [])
      guard let self else { return }
      tableDelegate?.tableView(self, didEndEditingRowAt: swipe.path)
    }
    guard animated, window != nil else {
      lie()
      return end()
    }
    UIView.animate(withDuration: RowSwipe.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: lie) { _ in
      end()
    }
  }

  /// Keeps the open row open where it goes. Gives the actions of one that goes away, which go with it.
  func followSwipe(_ updates: RowUpdates) -> UIView? {
    guard let swipe else { return nil }
    if let new = updates.path(after: swipe.path), updates.reload(of: swipe.path) == nil {
      swipe.path = new
      return nil
    }
    self.swipe = nil
    visible.cells[swipe.path]?.parts.isSwiped = false
    tableDelegate?.tableView(self, didEndEditingRowAt: swipe.path)
    return swipe.strip
  }
}
