internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The row of title and buttons.
extension UINavigationBar {
  /// Lays out title and buttons.
  func placeRow(in row: CGRect) {
    let scale = max(traitCollection.displayScale, 1)
    let own = parts.title?.sizeThatFits(CGSize(width: row.width, height: row.height)) ?? .zero
    let leaving = parts.title?.alpha == 0 ? 0 : own.width
    chooseBackTitle(leaving: leaving, in: row, scale: scale)
    measureViews(leaving: leaving, in: row, scale: scale)
    let (low, high) = room(in: row, scale: scale)
    if SystemRelease.hasPlatters {
      placePlatters(in: row, scale: scale)
    } else {
      placeButtons(in: row, scale: scale)
    }
    if let label = parts.title {
      let frame = Self.centered(own, between: low, high, in: row)
      let shift = appearance?.titlePositionAdjustment ?? .zero
      label.frame = frame.offsetBy(
        dx: shift.horizontal, dy: shift.vertical + (parts.titleShifts.shown(in: metrics) ?? 0)
      )
      .edgesRounded(scale: scale)
    }
    if let view = parts.titleView {
      let frame = Self.centered(view.contentSize, between: low, high, in: row).edgesRounded(scale: scale)
      view.layer.position = CGPoint(x: frame.midX, y: frame.midY)
      view.layer.bounds.size = view.contentSize
    }
    direct(parts.left + parts.right + [parts.chevron, parts.title, parts.titleView])
  }

  /// Measures the custom views; those that fill the bar leave `width` points for the title. The title view is
  /// measured last, with the space that the items leave.
  private func measureViews(leaving width: CGFloat, in row: CGRect, scale: CGFloat) {
    let items = parts.left + parts.right
    for button in items {
      button.measure(in: CGSize(width: max(0, row.width - 2 * margin), height: row.height))
    }
    func free() -> CGFloat {
      let (low, high) = room(in: row, scale: scale)
      return max(0, high - low)
    }
    fillBar(items, height: row.height) { free() - width }
    guard let view = parts.titleView else { return }
    let rest = CGSize(width: free(), height: row.height)
    view.measure(in: rest, isCut: true)
    // A search bar uses all available space, whatever its frame.
    if view.item.customView is UISearchBar { view.fill(width: rest.width, height: rest.height) }
  }

  /// Shortens the back button's title if a title of `width` points would be truncated: from memory of UIKit,
  /// not measured. Nothing is laid out meanwhile: a view that changed its size repeatedly would schedule
  /// layout forever.
  private func chooseBackTitle(leaving width: CGFloat, in row: CGRect, scale: CGFloat) {
    guard let back = parts.left.first, let shortest = parts.backTitles.last else { return }
    let fitting = parts.backTitles.first { title in
      back.fit(title: title)
      let room = room(in: row, scale: scale)
      return room.high - room.low >= width
    }
    back.show(title: fitting ?? shortest)
  }

  /// Returns the space that the buttons leave for the title.
  private func room(in row: CGRect, scale: CGFloat) -> (low: CGFloat, high: CGFloat) {
    if SystemRelease.hasPlatters { return roomBetweenPlatters(in: row) }
    func length(_ buttons: [BarButton]) -> CGFloat {
      buttons.reduce(0) { $0 + $1.contentSize.width + Self.gap }
    }
    return (
      start(in: row, scale: scale) + length(parts.left), row.maxX - margin - length(parts.right)
    )
  }

  /// Returns the start of the first button, after the chevron.
  private func start(in row: CGRect, scale: CGFloat) -> CGFloat {
    chevronFrame(in: row, scale: scale).map { $0.maxX + 6 } ?? row.minX + margin
  }

  private func chevronFrame(in row: CGRect, scale: CGFloat) -> CGRect? {
    guard let size = parts.chevron?.shownSize else { return nil }
    return CGRect(x: row.minX + 8, y: row.midY - size.height / 2, width: size.width, height: size.height)
      .edgesRounded(scale: scale)
  }

  private func placeButtons(in row: CGRect, scale: CGFloat) {
    var low = start(in: row, scale: scale), high = row.maxX - margin
    if let chevron = parts.chevron, let frame = chevronFrame(in: row, scale: scale) {
      chevron.isMirrored = isRightToLeft
      chevron.frame = frame
      parts.left.first?.reach = isRightToLeft ? BackChevron.reach.mirrored : BackChevron.reach
    }
    for button in parts.left {
      place(button, x: low, in: row, scale: scale)
      low += button.contentSize.width + Self.gap
    }
    for button in parts.right {
      place(button, x: high - button.contentSize.width, in: row, scale: scale)
      high -= button.contentSize.width + Self.gap
    }
  }

  private static let gap: CGFloat = 16

  func place(_ button: BarButton, x: CGFloat, width: CGFloat? = nil, in row: CGRect, scale: CGFloat) {
    let isOwn = button.item.customView != nil, own = button.contentSize
    let height = isOwn ? own.height : min(row.height, BarButton.height)
    let length = isOwn ? own.width : width ?? own.width
    let frame = CGRect(
      x: x + ((width ?? length) - length) / 2, y: row.midY - height / 2, width: length, height: height
    )
    .edgesRounded(scale: scale)
    button.layer.bounds.size = frame.size
    button.layer.position = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns a frame in the centre of the bar if the buttons leave the space, otherwise between them, limited
  /// to what they leave.
  private static func centered(
    _ size: CGSize, between low: CGFloat, _ high: CGFloat, in row: CGRect
  ) -> CGRect {
    let width = min(size.width, max(0, high - low))
    let x = min(max(row.midX - width / 2, low), high - width)
    return CGRect(x: x, y: row.midY - size.height / 2, width: width, height: size.height)
  }
}
