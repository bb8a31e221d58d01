internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIScrollView {
  func setOffset(_ offset: CGPoint) {
    guard offset != layer.bounds.origin, !offset.x.isInfinite, !offset.y.isInfinite else { return }
    bounds = CGRect(origin: offset, size: layer.bounds.size)
  }

  /// Moves to an offset, animated on the frame clock, or immediately if the view is in no window. An
  /// immediate move ends any other movement except a drag, which continues from there.
  func move(to offset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      let isMove = offset != contentOffset
      cuttingZoomShort {
        if !isDragging { moving?.rest() }
        contentOffset = offset
      }
      if animated, isMove { delegate?.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    if offset != contentOffset { cuttingZoomShort { driver.animate(to: offset) } }
  }

  /// The driver that moves the content, created on first access.
  final var driver: ScrollDriver {
    if let moving { return moving }
    let new = ScrollDriver(self)
    moving = new
    return new
  }

  /// Prepares for a drag: dismisses the keyboard, if the mode says so, and shows the indicators. Another
  /// refresh may start.
  final func prepareDrag() {
    refreshControl?.dragBegins()
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory,
      let typing = FirstResponder.current as? UIView, typing.window === window
    {
      typing.resignFirstResponder()
    }
    revealIndicators()
    dragWillMove()
  }

  /// Moves the keyboard with the drag, in the interactive modes, and shows or dismisses it at the end.
  final func moveKeyboard(with pan: UIPanGestureRecognizer) {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory, let window
    else { return }
    switch pan.state {
    case .began, .changed:
      let guides = sequence(first: self as UIView, next: \.superview).flatMap { $0.extras?.guides ?? [] }
      let padding = guides.compactMap { ($0 as? UIKeyboardLayoutGuide)?.keyboardDismissPadding }.max() ?? 0
      InputViewHost.drag(to: pan.location(in: window).y, padding: max(0, padding), in: window)
    case .ended: InputViewHost.drop(speed: pan.velocity(in: window).y)
    case .cancelled: InputViewHost.drop(speed: -1)
    default: break
    }
  }

  /// Scrolls to the top, as a tap on the status bar does; returns whether it does.
  @discardableResult package final func scrollToTop() -> Bool {
    let top = CGPoint(x: contentOffset.x, y: -restingTopInset)
    guard scrollsToTop, contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return false
    }
    guard window != nil else {
      contentOffset = top
      delegate?.scrollViewDidScrollToTop(self)
      return true
    }
    cuttingZoomShort {
      driver.animate(to: top) { [weak self] in
        guard let self else { return }
        delegate?.scrollViewDidScrollToTop(self)
      }
    }
    return true
  }

  func setContentSize(_ size: CGSize) {
    guard size != scrolling.contentSize else { return }
    let old = contentOffset
    // Content that a drag or deceleration has moved beyond its end stays as far beyond it.
    let inner = isDragging || isDecelerating ? nearestOffset(to: old) : old
    scrolling.contentSize = size
    defer { tellObservers() }
    let end = nearestOffset(to: old)
    // Content that shrinks moves an offset that would lie beyond its new end, but not one before its start.
    let offset = CGPoint(
      x: min(old.x, end.x + max(0, old.x - inner.x)), y: min(old.y, end.y + max(0, old.y - inner.y)))
    if offset != contentOffset { contentOffset = offset } else { tellLowerBars() }
    roomDidChange()
  }

  func setContentInset(_ insets: UIEdgeInsets) {
    guard insets != scrolling.contentInset else { return }
    scrolling.contentInset = insets
    defer { tellObservers() }
    settledInsets = settledInsets.map { _ in adjustedContentInset }
    keepContentInside()
    contentInsetsDidChange()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    roomDidChange()
  }

  /// Schedules an update of what depends on the content's size and insets for the next layout, or for the end
  /// of the current one: a view that sets them in `layoutSubviews()` does not need another.
  private func roomDidChange() {
    if isLayoutActive { roomIsOld = true } else { setNeedsLayout() }
  }

  func layoutRoom() {
    roomIsOld = false
    settleInsets()
    refresher?.follow(self)
    placeIndicators()
  }

  // MARK: - Insets

  var effectiveContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return contentInset }
    var added = UIEdgeInsets.zero
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: added = safe
    case .scrollableAxes, .automatic:
      if canScroll(.vertical) || clearsBars {
        added.top = max(0, safe.top - roomInContent)
        added.bottom = safe.bottom
      }
      if canScroll(.horizontal) {
        added.left = safe.left
        added.right = safe.right
      }
    }
    return contentInset + added
  }

  /// A Boolean value that indicates whether the content always clears the bars of a navigation controller:
  /// the view is the root view of a controller there, or that view's backmost subview, or the one that the
  /// bars follow.
  private var clearsBars: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    if isBelowChrome { return true }
    let root = extras?.controller == nil ? superview : self
    guard let controller = root?.extras?.controller, controller.navigationController != nil,
      controller.automaticallyAdjustsScrollViewInsets
    else {
      return false
    }
    if root === self || root?.layer.children.first === layer { return true }
    return controller.viewIfLoaded === root && controller.content(at: .top) === self
  }

  func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch axis {
    case .horizontal:
      scrolling.flags.contains(.alwaysBounceHorizontal) || scrolling.contentSize.width > layer.bounds.width
    case .vertical:
      scrolling.flags.contains(.alwaysBounceVertical) || scrolling.contentSize.height > layer.bounds.height
    }
  }

  /// Handles a change of the safe area: content that was at its top or left end stays there.
  func settleInsets() {
    let new = adjustedContentInset
    let old = settledInsets ?? contentInset
    // The offset stays as a finger or a collapsing bar holds it, and as it was set before the first layout.
    let isHeld =
      settledInsets == nil || window == nil || isTracking || isDecelerating || isZooming || collapse.room > 0
    settledInsets = new
    defer { tellEdges() }
    guard new != old else { return }
    settleSafeArea()
    follow(from: old, to: new, movesAlong: !isHeld)
    contentInsetsDidChange()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves an offset that, after a change of insets or bounds size, would show space beyond the content, and
  /// no other: content at its top stays there when the top inset grows, as tests of SwifterSwift see it on
  /// iOS; an empty list begins below the inset, as those of BrickKit do.
  final func keepContentInside() {
    guard !isDragging, !isDecelerating, !isZooming else { return }
    // Bars count from the first layout on, when the view's position is known.
    let inside =
      settledInsets == nil
      ? nearestOffset(
        to: contentOffset, insets: contentInset, widest: contentInset.top, resting: contentInset.top)
      : nearestOffset(to: contentOffset)
    if inside != contentOffset { contentOffset = inside }
  }

  /// Moves content along with its top inset, keeps it at its left end, and at its other ends when the insets
  /// beyond them shrink.
  ///
  /// Content that is not at its top moves as well when a bar appears or goes: tests of
  /// ScrollingStackViewController see it on iOS.
  private func follow(from old: UIEdgeInsets, to new: UIEdgeInsets, movesAlong: Bool) {
    let inside = nearestOffset(to: contentOffset)
    var offset = contentOffset
    if offset.y == -old.top {
      offset.y = -new.top
    } else if movesAlong, new.top != old.top {
      offset = nearestOffset(to: CGPoint(x: offset.x, y: offset.y + old.top - new.top))
    } else if new.bottom < old.bottom {
      offset.y = min(offset.y, inside.y)
    }
    if offset.x == -old.left {
      offset.x = -new.left
    } else if new.right < old.right {
      offset.x = min(offset.x, inside.x)
    }
    if offset != contentOffset { contentOffset = offset }
  }

  // MARK: - Offsets

  /// A Boolean value that indicates whether no content lies above the visible part.
  var isAtTopEdge: Bool { contentOffset.y <= -adjustedContentInset.top }
  /// A Boolean value that indicates whether no content lies below the visible part.
  var isAtBottomEdge: Bool {
    contentOffset.y + layer.bounds.height >= scrolling.contentSize.height + adjustedContentInset.bottom
  }

  /// Returns the nearest offset that shows no space beyond the content and its insets, if the content fills
  /// the bounds.
  func nearestOffset(to offset: CGPoint) -> CGPoint {
    nearestOffset(
      to: offset, insets: adjustedContentInset, widest: widestTopInset, resting: restingTopInset)
  }

  /// Returns the nearest offset for given insets, of which the one at the top has a widest and a resting
  /// height.
  private func nearestOffset(
    to offset: CGPoint, insets: UIEdgeInsets, widest: CGFloat, resting: CGFloat
  ) -> CGPoint {
    let size = layer.bounds.size, content = scrolling.contentSize
    let right = max(-insets.left, content.width + insets.right - size.width)
    let bottom = max(-resting, content.height + insets.bottom - size.height)
    return CGPoint(x: min(max(offset.x, -insets.left), right), y: min(max(offset.y, -widest), bottom))
  }

  /// Scrolls so that a rectangle of the content is at a position in the visible area, as near as the
  /// content's ends allow; without a position, by the smallest distance that shows it.
  func scroll(to rect: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    if position == [] { return reveal(rect, animated: animated) }
    let area = CGRect(origin: .zero, size: layer.bounds.size).inset(by: adjustedContentInset)
    var offset = contentOffset
    if position.contains(.top) { offset.y = rect.minY - area.minY }
    if position.contains(.centeredVertically) { offset.y = rect.midY - area.midY }
    if position.contains(.bottom) { offset.y = rect.maxY - area.maxY }
    if position.contains(.left) { offset.x = rect.minX - area.minX }
    if position.contains(.centeredHorizontally) { offset.x = rect.midX - area.midX }
    if position.contains(.right) { offset.x = rect.maxX - area.maxX }
    setContentOffset(nearestOffset(to: offset), animated: animated)
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    // An empty rectangle shows nothing.
    guard rect.width != 0, rect.height != 0 else { return }
    let offset = offsetRevealing(rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Returns the nearest offset that shows a rectangle of the content.
  func offsetRevealing(_ rect: CGRect) -> CGPoint {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    let rect = rect.standardized
    var offset = contentOffset
    offset.x += Self.shift(rect.minX, rect.maxX, into: visible.minX, visible.maxX)
    offset.y += Self.shift(rect.minY, rect.maxY, into: visible.minY, visible.maxY)
    return nearestOffset(to: offset)
  }

  /// Returns the smallest shift of the window `low…high` that makes it cover `start…end`. A span that is too
  /// long is shown from its nearer end; one that covers the window needs no shift.
  private static func shift(_ start: CGFloat, _ end: CGFloat, into low: CGFloat, _ high: CGFloat) -> CGFloat {
    if start < low, end > high { return 0 }
    if start < low { return max(start - low, end - high) }
    if end > high { return min(end - high, start - low) }
    return 0
  }
}
