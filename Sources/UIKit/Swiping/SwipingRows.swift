internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A view whose rows can be swiped aside: a table view, or a list in a collection view.
@MainActor protocol SwipingRows: ShowingRows {
  /// The row that is swiped aside.
  var swipe: RowSwipe? { get set }
  /// The touch that was used for closing it.
  var spentTouch: UITouch? { get set }
  /// A Boolean value that indicates whether rows can be swiped now.
  var takesSwipes: Bool { get }
  /// Returns the actions at an end of a row, or `nil` if there are none.
  func actions(at end: RowSwipe.End, of path: IndexPath) -> UISwipeActionsConfiguration?
  /// The index of the actions among the subviews: behind the rows.
  var stripIndex: Int { get }
  func rowOpens(_ path: IndexPath)
  func rowCloses(_ path: IndexPath)
  func rowIsClosed(_ path: IndexPath, _ cell: UIView?)
}

/// The pan that swipes rows aside. It begins across a row that has actions at the end that the touch
/// uncovers.
final class SwipePan: UIPanGestureRecognizer {
  private var rows: (any SwipingRows)? { view as? any SwipingRows }
  private var start: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard attempt.state == .possible, let rows, let touch = touches.first else { return }
    start = touch.location(in: rows)
    if rows.touchClosesRow(touch) { state = .failed }
  }

  override func judge(_ travel: CGPoint) -> Judgement {
    guard let rows, let start, attempt.touches.count == 1, abs(travel.x) > abs(travel.y) else { return .fail }
    return rows.beginSwipe(at: start, toLeft: travel.x < 0) ? .begin : .fail
  }

  /// Closes a row if the swipe did not begin.
  override func reset() {
    super.reset()
    if let rows, let swipe = rows.swipe, swipe.pulled == 0, !swipe.isPerforming {
      rows.closeRow(animated: false)
    }
  }

  /// The edge of the screen belongs to the gesture for going back.
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    other is UIScreenEdgePanGestureRecognizer
  }
}

extension SwipingRows {
  func makeSwipePan() -> SwipePan {
    let pan = SwipePan()
    pan.maximumNumberOfTouches = 1
    pan.onAction { [weak self] gesture in self?.swiped(gesture) }
    return pan
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: - Swipe gesture

  /// Returns a Boolean value that indicates whether a touch only closes the open row, since it is neither in
  /// the row nor in its actions.
  fileprivate func touchClosesRow(_ touch: UITouch) -> Bool {
    guard let swipe, !swipe.strip.frame.contains(touch.location(in: self)) else { return false }
    spentTouch = touch
    guard shownRow(at: touch.location(in: self)) != swipe.path else { return false }
    closeRow(animated: true)
    return true
  }

  /// Returns a Boolean value that indicates whether touches were used for closing a row.
  func closesRow(_ touches: Set<UITouch>) -> Bool { touches.contains { $0 === spentTouch } }

  /// Prepares the row at a point for a swipe.
  ///
  /// - Returns: `true` if the row can be swiped.
  fileprivate func beginSwipe(at point: CGPoint, toLeft: Bool) -> Bool {
    if let swipe, shownRow(at: point) == swipe.path { return !swipe.isPerforming }
    guard swipe == nil, takesSwipes, let path = shownRow(at: point), shownRow(path) != nil else {
      return false
    }
    let end: RowSwipe.End = toLeft != isMirrored ? .trailing : .leading
    guard let configuration = actions(at: end, of: path) else { return false }
    open(
      RowSwipe(path: path, end: end, configuration: configuration, in: rowRect(path), isMirrored: isMirrored))
    return true
  }

  /// Opens a row at the end with the delete action, without a touch.
  func openActions(of path: IndexPath) {
    guard swipe == nil, let configuration = actions(at: .trailing, of: path) else { return }
    let new = RowSwipe(
      path: path, end: .trailing, configuration: configuration, in: rowRect(path), isMirrored: isMirrored)
    open(new)
    UIView.performWithoutAnimation { new.place(in: self) }
    settle(new, at: new.strip.openWidth)
  }

  private func open(_ new: RowSwipe) {
    press(nil)
    swipe = new
    for button in new.strip.buttons {
      button.addAction(
        UIAction { [weak self, weak new] _ in new.map { self?.perform(button, of: $0) } }, for: .touchUpInside
      )
    }
    insertSubview(new.strip, at: stripIndex)
    rowOpens(new.path)
  }

  private func swiped(_ pan: UIGestureRecognizer) {
    guard let pan = pan as? SwipePan, let swipe, !swipe.isPerforming else { return }
    let row = rowRect(swipe.path)
    switch pan.state {
    case .began, .changed:
      if pan.state == .began { swipe.grip = swipe.pulled }
      swipe.pull(to: swipe.grip + swipe.sign * pan.translation(in: self).x, in: row)
      swipe.place(in: self)
      let isFull = swipe.isFull(in: row)
      guard isFull != swipe.strip.isFull else { return }
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        swipe.strip.isFull = isFull
        swipe.strip.layoutIfNeeded()
      }
    case .ended where swipe.isFull(in: row): swipe.strip.buttons.first.map { perform($0, of: swipe) }
    case .ended, .cancelled:
      let speed = pan.state == .ended ? swipe.sign * pan.velocity(in: self).x : 0
      let opens =
        speed > RowSwipe.flick || (speed > -RowSwipe.flick && swipe.pulled > swipe.strip.openWidth / 2)
      opens ? settle(swipe, at: swipe.strip.openWidth) : closeRow(animated: true)
    default: break
    }
  }

  private func settle(_ swipe: RowSwipe, at distance: CGFloat) {
    UIView.animate(
      withDuration: RowSwipe.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
    ) { [self] in
      swipe.pulled = distance
      swipe.place(in: self)
    }
  }

  // MARK: - Performing actions

  /// Performs an action. A full swipe moves the row out of sight until the action has ended.
  private func perform(_ button: SwipeButton, of swipe: RowSwipe) {
    guard self.swipe === swipe, !swipe.isPerforming else { return }
    swipe.isPerforming = true
    if swipe.strip.isFull { settle(swipe, at: rowRect(swipe.path).width) }
    button.action.handler(button.action, button) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      closeRow(animated: true)
    }
  }

  /// Closes the row that is swiped aside.
  func closeRow(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    let cell = shownRow(swipe.path)
    rowCloses(swipe.path)
    func lie() {
      swipe.pulled = 0
      swipe.place(in: self)
    }
    // Swift 6.3 may lose the second of two weak captures; the row is retained during the animation.
    let end = { [weak self] in
      swipe.finish()
      self?.rowIsClosed(swipe.path, cell)
    }
    guard animated, window != nil else {
      lie()
      return end()
    }
    UIView.animate(
      withDuration: RowSwipe.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: lie
    ) { _ in
      end()
    }
  }
}
