internal import CoreGraphics
internal import Foundation

/// The drawing of a picker's wheels.
///
/// The geometry is the cylinder of `ios26/controls.json`, UIPickerView_wheel: a row `d` rows from the centre
/// lies at H/2 + R·sin(2πd/N) and its height is scaled by cos(2πd/N), with R = 0.334225372·(H + 75).
@MainActor struct Wheels {
  /// A single wheel.
  struct Column {
    var width: CGFloat
    /// Returns the title at a distance from the selected row; `nil` where there is no row.
    var title: (Int) -> StyledText?
    var alignment = NSTextAlignment.center
    /// The rotation of the wheel beyond the row from which distances are counted, in rows.
    var turn: CGFloat = 0
    /// The height of its rows, in points. If `nil`, that of all wheels is used.
    var rowHeight: CGFloat?
  }

  var columns: [Column]
  var rowHeight = ControlMetrics.wheelRow
  var fontSize: CGFloat = 23
  var gap: CGFloat = 5

  func draw(in bounds: CGRect, context: CGContext) {
    drawBand(in: bounds, context)
    let total = columns.reduce(0) { $0 + $1.width } + gap * CGFloat(max(0, columns.count - 1))
    var x = bounds.midX - total / 2
    context.saveGState()
    context.clip(to: bounds)
    for column in columns {
      let cylinder = Self.cylinder(in: bounds, rowHeight: column.rowHeight ?? rowHeight)
      for row in cylinder.rowsInSight(turn: column.turn) {
        guard let title = column.title(row.distance), !title.isEmpty else { continue }
        draw(title, column: column, at: CGPoint(x: x, y: bounds.midY + row.drop), of: row, context)
      }
      x += column.width + gap
    }
    context.restoreGState()
  }

  /// Returns the distance in rows of the row that lies `y` points below the centre.
  static func distance(of y: CGFloat, in bounds: CGRect, rowHeight: CGFloat) -> Int {
    let cylinder = cylinder(in: bounds, rowHeight: rowHeight)
    return Int((asin(min(max(y / cylinder.radius, -1), 1)) * cylinder.rows / (2 * .pi)).rounded())
  }

  private func drawBand(in bounds: CGRect, _ context: CGContext) {
    context.fillRounded(band(in: bounds), radius: 8, with: .tertiarySystemFill)
  }

  /// Returns the rectangle behind the selected rows (`ios26/controls.json`,
  /// UIPickerView_wheel.selection_rect).
  func band(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 9, y: bounds.minY + (bounds.height - rowHeight - 2) / 2, width: bounds.width - 18,
      height: rowHeight + 2)
  }

  /// The cylinder on which the rows lie, in points.
  struct Cylinder {
    var radius: CGFloat
    /// The number of rows of a full turn.
    var rows: CGFloat
    /// Returns the angle of a row at a distance from the centre, in radians.
    func angle(_ distance: CGFloat) -> CGFloat { distance * 2 * .pi / rows }

    /// Returns the rows on the visible side of a wheel that is rotated by a fraction of a row.
    func rowsInSight(turn: CGFloat) -> [RowInSight] {
      (-Int(rows / 4)...Int(rows / 4)).compactMap { distance in
        let angle = angle(CGFloat(distance) - turn), squeeze = cos(angle)
        guard abs(angle) < .pi / 2 else { return nil }
        return RowInSight(
          distance: distance, drop: radius * sin(angle), squeeze: max(0.05, squeeze),
          alpha: distance == 0 && abs(turn) < 0.5 ? 1 : 0.55 * squeeze * squeeze)
      }
    }
  }

  /// The appearance of a visible row.
  struct RowInSight {
    /// The distance from the row in the centre, in rows.
    var distance: Int
    /// The distance of its centre below that of the wheel, in points.
    var drop: CGFloat
    /// The height relative to the natural one.
    var squeeze: CGFloat
    var alpha: CGFloat
  }

  static func cylinder(in bounds: CGRect, rowHeight: CGFloat) -> Cylinder {
    let tableHeight = bounds.height + 75
    return Cylinder(
      radius: 0.334225372 * tableHeight, rows: max(4, (2 * tableHeight / rowHeight).rounded(.up)))
  }

  private func draw(
    _ title: StyledText, column: Column, at point: CGPoint, of row: RowInSight, _ context: CGContext
  ) {
    let size = title.size()
    let slack = column.width - size.width
    let shift: CGFloat =
      switch column.alignment {
      case .left: 8
      case .right: slack - 8
      default: slack / 2
      }
    context.saveGState()
    context.setAlpha(row.alpha)
    context.translateBy(x: point.x + shift, y: point.y)
    context.scaleBy(x: 1, y: row.squeeze)
    title.draw(at: CGPoint(x: 0, y: -size.height / 2))
    context.restoreGState()
  }

  /// Returns a row's title in the wheels' font.
  func styled(_ text: String) -> StyledText {
    StyledText(text, [.font: UIFont.systemFont(ofSize: fontSize), .foregroundColor: UIColor.label])
  }
}
