internal import CoreGraphics
internal import Foundation

/// The control at the left edge of a row while its table is edited: deletes the row, inserts one, or shows
/// whether the row is selected.
final class EditControl: UIControl {
  enum Sign { case delete, insert, unselected, selected }

  var sign: Sign { didSet { if sign != oldValue { setNeedsDisplay() } } }

  /// The distance by which the row's content moves to the right for the control, and the diameter of the
  /// symbol, in points; not measured.
  static let room: CGFloat = 38, diameter: CGFloat = 22

  init(_ sign: Sign) {
    self.sign = sign
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = sign == .delete || sign == .insert
    accessibilityLabel = sign == .delete ? "Delete" : sign == .insert ? "Insert" : nil
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY), radius = Self.diameter / 2
    let disc = UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let line = UIBezierPath()
    line.lineWidth = 2
    line.lineCapStyle = .round
    line.lineJoinStyle = .round
    switch sign {
    case .unselected:
      UIColor.tertiaryLabel.setStroke()
      // The line lies inside the disc.
      let ring = UIBezierPath(
        arcCenter: middle, radius: radius - 0.75, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      ring.lineWidth = 1.5
      return ring.stroke()
    case .delete, .insert:
      (sign == .delete ? UIColor.systemRed : .systemGreen).setFill()
      line.move(to: CGPoint(x: middle.x - 5.5, y: middle.y))
      line.addLine(to: CGPoint(x: middle.x + 5.5, y: middle.y))
      if sign == .insert {
        line.move(to: CGPoint(x: middle.x, y: middle.y - 5.5))
        line.addLine(to: CGPoint(x: middle.x, y: middle.y + 5.5))
      }
    case .selected:
      tintColor.setFill()
      line.move(to: CGPoint(x: middle.x - 4.5, y: middle.y + 0.5))
      line.addLine(to: CGPoint(x: middle.x - 1.5, y: middle.y + 4))
      line.addLine(to: CGPoint(x: middle.x + 5, y: middle.y - 4))
    }
    disc.fill()
    UIColor.white.setStroke()
    line.stroke()
  }
}

extension UITableViewCell {
  /// The symbol that the cell shows while its table is edited; nil for none.
  private var editSign: EditControl.Sign? {
    guard parts.isEditing, let table, let path = place?.path, table.isEditing else { return nil }
    if table.allowsMultipleSelectionDuringEditing {
      guard table.dataSource?.tableView(table, canEditRowAt: path) == true else { return nil }
      return isSelected ? .selected : .unselected
    }
    switch table.editStyle(of: path) {
    case .delete: return .delete
    case .insert: return .insert
    case .none: return nil
    }
  }

  /// Places the control and returns the x-coordinate where the content begins.
  func placeEditControl(at left: CGFloat, in size: CGSize) -> CGFloat {
    let sign = editSign
    if parts.editControl?.sign != sign || sign == nil { parts.editControl?.removeFromSuperview() }
    guard let sign else {
      parts.editControl = nil
      let indents =
        parts.isEditing && shouldIndentWhileEditing && table?.indentsWhileEditing(place?.path) ?? false
      return left + (indents ? EditControl.room : 0)
    }
    let control = parts.editControl?.sign == sign ? parts.editControl ?? EditControl(sign) : EditControl(sign)
    if control.superview !== self {
      parts.editControl = control
      control.addAction(
        UIAction { [weak self] _ in
          guard let self, let table, let path = place?.path else { return }
          table.userEdits(path)
        }, for: .touchUpInside)
      addAccessory(control)
    }
    control.frame = CGRect(x: left + margin - 8, y: 0, width: EditControl.room, height: size.height)
    return left + EditControl.room
  }
}

extension UITableView {
  /// Returns the editing style of a row; `none` for a row that cannot be edited.
  func editStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Returns whether a row without an editing style is indented like the others while the table is edited.
  func indentsWhileEditing(_ path: IndexPath?) -> Bool {
    guard let path, let dataSource, isEditing, dataSource.tableView(self, canEditRowAt: path) else {
      return false
    }
    return tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
  }

  /// Handles a tap on a row's edit control: for a deletion, reveals the actions of the row, which confirm it;
  /// for an insertion, asks the data source to insert.
  func userEdits(_ path: IndexPath) {
    switch editStyle(of: path) {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: openActions(of: path)
    case .none: break
    }
  }
}
