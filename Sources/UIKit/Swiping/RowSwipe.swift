internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A row that is swiped aside, and the actions that it uncovers.
@MainActor final class RowSwipe {
  enum End { case leading, trailing }

  /// The index path of the row, updated by changes.
  var path: IndexPath
  let configuration: UISwipeActionsConfiguration
  let strip: SwipeStrip
  /// The distance by which the row is swiped, in points; 0 at rest.
  var pulled: CGFloat = 0
  /// The distance when the touch began.
  var grip: CGFloat = 0
  private let window = RowWindow(frame: .zero)
  private weak var clipped: UIView?
  /// A Boolean value that indicates whether the handler of an action has not yet called its completion.
  var isPerforming = false

  /// The fraction of the row's width at which a swipe performs the first action; not measured.
  static let fullPart: CGFloat = 0.7
  /// The velocity, in points per second, at which a swipe opens or closes a row at any distance; not
  /// measured.
  static let flick: CGFloat = 300
  /// The duration of opening and closing a row, in seconds; not measured.
  static let duration = 0.3

  init(
    path: IndexPath, end: End, configuration: UISwipeActionsConfiguration, in row: CGRect, isMirrored: Bool
  ) {
    self.path = path
    self.configuration = configuration
    strip = SwipeStrip(configuration.actions, height: row.height, isAtRight: (end == .trailing) != isMirrored)
  }

  /// 1 if the swipe moves the row to the right, -1 if to the left.
  var sign: CGFloat { strip.isAtRight ? -1 : 1 }

  /// Sets the distance of the row for a touch that has moved to `distance` in the direction of the swipe.
  func pull(to distance: CGFloat, in row: CGRect) {
    let open = strip.openWidth
    guard distance > open, !configuration.performsFirstActionWithFullSwipe else {
      return pulled = max(0, distance)
    }
    pulled = open + RubberBand.shown(distance - open, dimension: row.width)
  }

  /// Returns a Boolean value that indicates whether ending the swipe now performs the first action.
  func isFull(in row: CGRect) -> Bool {
    configuration.performsFirstActionWithFullSwipe
      && pulled >= max(row.width * Self.fullPart, strip.openWidth)
  }

  /// Returns the frame of the row's cell, for the frame of the row at rest.
  func frame(ofRowAt rect: CGRect) -> CGRect { rect.offsetBy(dx: sign * pulled, dy: 0) }

  /// Lays out the cell and the actions for the distance of the swipe.
  func place(in view: some SwipingRows) {
    let row = view.rowRect(path)
    if let cell = view.shownRow(path) {
      let frame = frame(ofRowAt: row)
      if cell.frame != frame { cell.frame = frame }
      if row.width < view.bounds.width { clip(cell) }
      strip.follow(cell.placeLayer)
      window.frame = CGRect(x: -sign * pulled, y: 0, width: row.width, height: row.height)
    }
    let width = min(pulled, row.width)
    strip.frame = CGRect(
      x: strip.isAtRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
    strip.layoutIfNeeded()
  }
}

extension RowSwipe {
  /// Clips the row to the corners of its frame at rest, in which it moves.
  private func clip(_ cell: UIView) {
    guard cell.layer.mask == nil else { return }
    unclip()
    clipped = cell
    UIView.performWithoutAnimation {
      window.backgroundColor = .black
      window.layer.takeCorners(of: cell.layer)
      cell.layer.cornerRadius = 0
      cell.mask = window
    }
  }

  /// Restores the corners of the cell to those of its frame at rest.
  private func unclip() {
    if let clipped, clipped.mask === window { clipped.leaveRowWindow() }
    clipped = nil
  }

  /// Called when the row is at rest again, or was removed.
  func finish() {
    strip.removeFromSuperview()
    unclip()
  }
}

/// The visible part of a row on a card while it is swiped: the part in its frame at rest, whose corners do
/// not move. It is the mask of the row's cell, and a view so that it moves with the cell.
final class RowWindow: UIView {}

extension UIView {
  /// The layer with the corners of a cell's frame at rest: while the cell is swiped aside on a card, not its
  /// own.
  final var placeLayer: CALayer { (mask as? RowWindow)?.layer ?? layer }

  /// Restores the view's own corners if it was swiped aside and has not returned yet.
  final func leaveRowWindow() {
    guard let window = mask as? RowWindow else { return }
    UIView.performWithoutAnimation {
      mask = nil
      layer.takeCorners(of: window.layer)
    }
  }
}

extension CALayer {
  /// Copies the corners of another layer.
  fileprivate func takeCorners(of other: CALayer) {
    (cornerRadius, cornerCurve, maskedCorners) = (other.cornerRadius, other.cornerCurve, other.maskedCorners)
    // Last, since setting the radius resets it.
    cornerShares = other.cornerShares
  }
}

/// The view of the actions behind a row, side by side in the uncovered area.
final class SwipeStrip: UIView {
  /// A Boolean value that indicates whether it lies at the right end, like trailing actions in a
  /// left-to-right layout.
  let isAtRight: Bool
  let buttons: [SwipeButton]
  /// A Boolean value that indicates whether the first action fills the strip, since ending the swipe performs
  /// it.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

  init(_ actions: [UIContextualAction], height: CGFloat, isAtRight: Bool) {
    self.isAtRight = isAtRight
    buttons = actions.map { SwipeButton($0, height: height) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action lies in front: it grows over the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the actions, in points.
  var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size, open = openWidth
    var outer: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width =
        isFull ? (index == 0 ? size.width : 0) : open > 0 ? size.width * button.naturalWidth / open : 0
      button.frame = CGRect(
        x: isAtRight ? size.width - outer - width : outer, y: 0, width: width, height: size.height)
      button.isHuggingRow = isFull && index == 0
      button.isAtRight = isAtRight
      button.layoutIfNeeded()
      outer += width
    }
  }

  /// Adopts the corners of the cell beside the strip.
  func follow(_ cell: CALayer) {
    let outer: CACornerMask =
      isAtRight
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    layer.takeCorners(of: cell)
    layer.maskedCorners.formIntersection(outer)
  }
}

/// The button of an action behind a row.
final class SwipeButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  /// The width at rest: 74 points, or more for a long title.
  let naturalWidth: CGFloat
  /// A Boolean value that indicates whether the content stays near the row, as in a button that fills the
  /// strip.
  var isHuggingRow = false { didSet { if isHuggingRow != oldValue { setNeedsLayout() } } }
  var isAtRight = true

  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 15
  /// The minimum height of a row for both an image and a title.
  private static let tallRow: CGFloat = 91

  init(_ action: UIContextualAction, height: CGFloat) {
    self.action = action
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    picture.image = action.image
    picture.tintColor = .white
    picture.contentMode = .scaleAspectFit
    if action.image != nil, height < Self.tallRow { label.isHidden = true }
    let text = label.isHidden ? 0 : label.sizeThatFits(CGSize(width: 200, height: height)).width
    naturalWidth = max(
      Self.leastWidth, (text + 2 * Self.margin).rounded(.up),
      (action.image?.size.width ?? 0) + 2 * Self.margin)
    super.init(frame: CGRect(x: 0, y: 0, width: naturalWidth, height: height))
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    accessibilityLabel = action.accessibilityLabel ?? action.title ?? action.image?.accessibilityLabel
    (accessibilityHint, accessibilityValue) = (action.accessibilityHint, action.accessibilityValue)
    accessibilityIdentifier = action.accessibilityIdentifier
    if !action.accessibilityTraits.isEmpty { accessibilityTraits.formUnion(action.accessibilityTraits) }
    if let effect = action.backgroundEffect {
      let glass = UIVisualEffectView(effect: effect)
      glass.frame = bounds
      glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      glass.isUserInteractionEnabled = false
      addSubview(glass)
    }
    for view in [picture, label] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.7 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    // A narrowed button is uncovered from the row's side.
    let room = isHuggingRow || size.width < naturalWidth ? naturalWidth : size.width
    let left = isAtRight ? 0 : size.width - room
    let image =
      picture.image.map { CGSize(width: min($0.size.width, room), height: min($0.size.height, size.height)) }
      ?? .zero
    let text = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: size.height))
    let gap: CGFloat = image.height > 0 && text.height > 0 ? 4 : 0
    let top = ((size.height - image.height - gap - text.height) / 2).rounded()
    picture.frame = CGRect(
      x: left + (room - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(x: left, y: top + image.height + gap, width: room, height: text.height)
  }
}
