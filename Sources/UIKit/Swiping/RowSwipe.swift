internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A row that is pulled aside, and the actions that it uncovers.
@MainActor final class RowSwipe {
  enum End { case leading, trailing }

  /// The row, where changes have brought it.
  var path: IndexPath
  let configuration: UISwipeActionsConfiguration
  let strip: SwipeStrip
  /// How far the row is pulled, in points; 0 lies in place.
  var pulled: CGFloat = 0
  /// What it was pulled when the finger came.
  var grip: CGFloat = 0
  private let window = RowWindow(frame: .zero)
  private weak var clipped: UIView?
  /// The handler of an action has not said yet that it is done.
  var isPerforming = false

  /// How much of the row's width a pull must be to perform the first action; not measured.
  static let fullPart: CGFloat = 0.7
  /// The speed of a finger, in points a second, that opens and closes a row wherever it is; not measured.
  static let flick: CGFloat = 300
  /// How long rows take to open and to close, in seconds; not measured.
  static let duration = 0.3

  init(
    path: IndexPath, end: End, configuration: UISwipeActionsConfiguration, in row: CGRect, isMirrored: Bool
  ) {
    self.path = path
    self.configuration = configuration
    strip = SwipeStrip(configuration.actions, height: row.height, isAtRight: (end == .trailing) != isMirrored)
  }

  /// 1 where pulling moves the row to the right, -1 where to the left.
  var sign: CGFloat { strip.isAtRight ? -1 : 1 }

  /// How far the row is pulled by a finger that has moved to `distance` along the pull.
  func pull(to distance: CGFloat, in row: CGRect) {
    let open = strip.openWidth
    guard distance > open, !configuration.performsFirstActionWithFullSwipe else {
      return pulled = max(0, distance)
    }
    pulled = open + RubberBand.shown(distance - open, dimension: row.width)
  }

  /// Whether letting go here performs the first action.
  func isFull(in row: CGRect) -> Bool {
    configuration.performsFirstActionWithFullSwipe
      && pulled >= max(row.width * Self.fullPart, strip.openWidth)
  }

  /// Where the cell of the row lies, of whose place `rect` is.
  func frame(ofRowAt rect: CGRect) -> CGRect { rect.offsetBy(dx: sign * pulled, dy: 0) }

  /// Puts the cell and the actions where the pull has them.
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
  /// The row's corners become those of its place, in which it moves.
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

  /// The corners are the cell's own again, as its place has them now.
  private func unclip() {
    if let clipped, clipped.mask === window { clipped.leaveRowWindow() }
    clipped = nil
  }

  /// The row lies in its place again, or is gone.
  func finish() {
    strip.removeFromSuperview()
    unclip()
  }
}

/// What is seen of a row on a card while it is pulled: the part in its place, whose corners stay. It is the
/// mask of the row's cell, and a view so that it moves as the cell does.
final class RowWindow: UIView {}

extension UIView {
  /// The layer that has the corners of a cell's place: while the cell is pulled aside on a card, not its own.
  final var placeLayer: CALayer { (mask as? RowWindow)?.layer ?? layer }

  /// The corners are the view's own again, where it was pulled aside and has not come back yet.
  final func leaveRowWindow() {
    guard let window = mask as? RowWindow else { return }
    UIView.performWithoutAnimation {
      mask = nil
      layer.takeCorners(of: window.layer)
    }
  }
}

extension CALayer {
  /// Rounds the corners as those of another layer are.
  fileprivate func takeCorners(of other: CALayer) {
    (cornerRadius, cornerCurve, maskedCorners) = (other.cornerRadius, other.cornerCurve, other.maskedCorners)
    // Last: setting the radius takes them away.
    cornerShares = other.cornerShares
  }
}

/// The actions behind a row, side by side in what the row has uncovered.
final class SwipeStrip: UIView {
  /// Whether it lies at the right end, as trailing actions do where text runs to the right.
  let isAtRight: Bool
  let buttons: [SwipeButton]
  /// Whether the first action fills the strip, since letting go performs it.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

  init(_ actions: [UIContextualAction], height: CGFloat, isAtRight: Bool) {
    self.isAtRight = isAtRight
    buttons = actions.map { SwipeButton($0, height: height) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first lies in front: it grows over the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// How wide the actions are, in points.
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

  /// Has the corners of a cell that the strip lies beside.
  func follow(_ cell: CALayer) {
    let outer: CACornerMask =
      isAtRight
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    layer.takeCorners(of: cell)
    layer.maskedCorners.formIntersection(outer)
  }
}

/// One action behind a row.
final class SwipeButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  /// The width at which it is shown when the row has come to rest: 74 points, or more for a long title.
  let naturalWidth: CGFloat
  /// Whether the content keeps near to the row, as in a button that fills the strip.
  var isHuggingRow = false { didSet { if isHuggingRow != oldValue { setNeedsLayout() } } }
  var isAtRight = true

  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 15
  /// The height from which a row has room for both a picture and a title.
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
    // A button that is squeezed is uncovered from the row's side.
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
