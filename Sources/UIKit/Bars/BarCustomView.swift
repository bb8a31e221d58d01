internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The sizes of a custom view in a bar, in points.
struct BarViewSize {
  /// The size that the client gave the view.
  var own: CGSize
  /// The size that the bar gave it.
  var given: CGSize
}

extension UIView {
  /// The size that the client gave a view that a bar shows.
  fileprivate final var ownSizeInBar: CGSize {
    guard let sizes = extras?.barSize, sizes.given == layer.bounds.size else { return layer.bounds.size }
    return sizes.own
  }

  /// The priority with which a view that uses its autoresizing mask keeps its frame's size in a bar: content
  /// that needs more enlarges it, content that needs less does not shrink it, and constraints take
  /// precedence. So images are larger than their buttons' frames since iOS 11, and segments stored wider than
  /// their titles remain so.
  private static var framePriority: UILayoutPriority { UILayoutPriority(500) }

  /// Returns the size that a bar gives the view, in points: what constraints and content require, or
  /// otherwise the frame's.
  ///
  /// - Parameter room: The available size. Content that needs more is limited to it, frames are not.
  /// - Returns: The size in points.
  fileprivate final func sizeInBar(_ room: CGSize) -> CGSize {
    let own = ownSizeInBar, usesFrame = translatesAutoresizingMaskIntoConstraints
    var size = own
    if isSizedByContent() {
      func priority(_ length: CGFloat) -> UILayoutPriority {
        usesFrame && length > 0 ? Self.framePriority : .fittingSizeLevel
      }
      size = fittingSize(
        near: usesFrame ? own : .zero, priority(own.width), priority(own.height),
        limit: CGSize(width: max(room.width, own.width), height: max(room.height, own.height)))
    }
    // Views that only implement `sizeThatFits(_:)`.
    guard size.width == 0 || size.height == 0 else { return size }
    let fitting = sizeThatFits(room)
    return CGSize(
      width: size.width == 0 ? min(fitting.width, room.width) : size.width,
      height: size.height == 0 ? min(fitting.height, room.height) : size.height)
  }
}

extension BarButton: SelfSizingCell {
  /// Shows a custom view. The origin of its frame is kept: the bounds of this view are moved instead.
  func show(_ custom: UIView) {
    // The view is resized only in `placeCustomView()`, whatever its autoresizing mask.
    autoresizesSubviews = false
    settings.insert(.sizesItself)
    contentSize = custom.layer.bounds.size
    layer.bounds.origin = custom.frame.origin
    addSubview(custom)
    custom.becomeElement()
  }

  /// A Boolean value that indicates whether the button uses the space that other items leave: that of a
  /// search bar without a width of its own.
  var fillsBar: Bool {
    guard let bar = item.customView as? UISearchBar, item.width == 0 else { return false }
    return bar.translatesAutoresizingMaskIntoConstraints
      ? bar.ownSizeInBar.width == 0 : !bar.hasWidthConstraint
  }

  /// Measures a custom view, unless its size for this space is cached.
  ///
  /// - Parameters:
  ///   - room: The available size, in points.
  ///   - isCut: If `true`, a width that exceeds the space is limited to it.
  func measure(in room: CGSize, isCut: Bool = false) {
    guard let custom = item.customView, measuredRoom != room || measuredOwn != custom.ownSizeInBar else {
      return
    }
    measuredRoom = room
    measuredOwn = custom.ownSizeInBar
    isMeasuring = true
    contentSize = custom.sizeInBar(room)
    isMeasuring = false
    if item.width > 0 { contentSize.width = item.width }
    if isCut { contentSize.width = min(contentSize.width, room.width) }
    setNeedsLayout()
  }

  /// Sets the width of a view that fills the bar, and a height within the row.
  func fill(width: CGFloat, height: CGFloat) {
    let new = CGSize(width: width, height: min(contentSize.height, height))
    guard contentSize != new else { return }
    contentSize = new
    setNeedsLayout()
  }

  /// Measures the custom view again after the client has changed its constraints.
  func constraintsChanged() {
    guard !isMeasuring, item.customView != nil else { return }
    measuredRoom = nil
    superview?.setNeedsLayout()
  }

  /// Sets the custom view to its measured size.
  func placeCustomView() {
    guard let custom = item.customView, custom.superview === self else { return }
    let own = custom.ownSizeInBar
    if custom.layer.bounds.size != contentSize {
      custom.bounds = CGRect(origin: custom.bounds.origin, size: contentSize)
    }
    custom.needExtras().barSize = BarViewSize(own: own, given: contentSize)
    let anchor = custom.layer.anchorPoint, origin = layer.bounds.origin
    let place = CGPoint(
      x: origin.x + contentSize.width * anchor.x, y: origin.y + contentSize.height * anchor.y)
    if custom.center != place { custom.center = place }
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view has a width constraint of its own.
  fileprivate final var hasWidthConstraint: Bool {
    constraints.contains { $0.firstItem === self && $0.firstAttribute == .width && $0.secondItem == nil }
  }
}

/// Shares the space that the other items of a bar leave among the views that fill it.
@MainActor func fillBar(_ buttons: [BarButton], height: CGFloat, free: () -> CGFloat) {
  let fillers = buttons.filter(\.fillsBar)
  guard !fillers.isEmpty else { return }
  for button in fillers { button.contentSize.width = 0 }
  let share = max(0, free()) / CGFloat(fillers.count)
  for button in fillers { button.fill(width: share, height: height) }
}
