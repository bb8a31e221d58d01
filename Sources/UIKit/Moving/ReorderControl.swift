internal import CoreGraphics
internal import Foundation

/// The reorder control at the right of a row that can be moved while its table or list is edited.
final class ReorderControl: UIView {
  /// The offset from the finger to the centre of the list item that it moves.
  private var hold = CGPoint.zero
  /// The width of the control, in points; not measured.
  static let room: CGFloat = 47
  /// The lengths, thickness and distance of the lines, in points; not measured.
  private static let length: CGFloat = 20, thickness: CGFloat = 1.5, distance: CGFloat = 5

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    accessibilityLabel = "Reorder"
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.onAction { [weak self] in self?.pressed($0) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  private func pressed(_ press: UIGestureRecognizer) {
    if let cell = superview as? UICollectionViewCell { return move(cell, press) }
    guard let cell = superview as? UITableViewCell, let table = cell.table else { return }
    switch press.state {
    case .began: table.lift(cell, at: press.location(in: table))
    case .changed: table.carryRow(to: press.location(in: table))
    case .ended: table.dropRow(isCancelled: false)
    default: table.dropRow(isCancelled: true)
    }
  }

  private func move(_ cell: UICollectionViewCell, _ press: UIGestureRecognizer) {
    guard let items = cell.collection else { return }
    let finger = press.location(in: items)
    switch press.state {
    case .began:
      hold = CGPoint(x: cell.center.x - finger.x, y: cell.center.y - finger.y)
      if let path = items.indexPath(for: cell) { _ = items.beginInteractiveMovementForItem(at: path) }
    case .changed:
      items.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + hold.x, y: finger.y + hold.y))
    case .ended: items.endInteractiveMovement()
    default: items.cancelInteractiveMovement()
    }
  }

  override func draw(_ rect: CGRect) {
    UIColor.tertiaryLabel.setFill()
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * Self.distance - Self.thickness / 2
      let box = CGRect(x: bounds.midX - Self.length / 2, y: y, width: Self.length, height: Self.thickness)
      UIBezierPath(roundedRect: box, cornerRadius: Self.thickness / 2).fill()
    }
  }
}

extension UITableViewCell {
  /// Places the reorder control, if there is one, at the right edge and returns where the content to its left
  /// ends.
  func placeReorderControl(in size: CGSize) -> CGFloat {
    guard showsReorderControl, parts.isEditing, table?.isEditing ?? false else {
      parts.reorderControl?.removeFromSuperview()
      parts.reorderControl = nil
      return size.width
    }
    let control = parts.reorderControl ?? ReorderControl()
    if control.superview !== self {
      parts.reorderControl = control
      addAccessory(control)
    }
    control.frame = CGRect(
      x: size.width - ReorderControl.room, y: 0, width: ReorderControl.room, height: size.height)
    return size.width - ReorderControl.room
  }
}
