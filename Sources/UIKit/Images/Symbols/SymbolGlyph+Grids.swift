internal import CoreGraphics

// Symbols made of equal cells in columns and rows, such as `rectangle.grid.1x2.fill`.

extension SymbolGlyph {
  /// Returns the drawing for a name in the form `<shape>.grid.<columns>x<rows>`, optionally with `.fill`, or
  /// nil for other names.
  static func grid(_ name: String) -> SymbolGlyph? {
    var parts = name.split(separator: ".")
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count == 3, parts[1] == "grid" else { return nil }
    let counts = parts[2].split(separator: "x").compactMap { Int($0) }
    guard counts.count == 2, counts.allSatisfy({ (1...4).contains($0) }) else { return nil }
    let (columns, rows) = (counts[0], counts[1])
    switch parts[0] {
    case "rectangle":
      // The grid is as wide and high as a single rectangle; the cells of a single column or row are larger.
      let width: CGFloat = columns > 2 ? 128 : 120, height: CGFloat = rows > 2 || columns == 1 ? 92 : 84
      return grid(columns, rows, width: width, height: height, gap: 9, radius: 8, isFilled)
    case "square", "circle":
      let gap: CGFloat = max(columns, rows) > 2 ? 7 : 8, most: CGFloat = max(columns, rows) > 3 ? 124 : 100
      let side = (most - CGFloat(max(columns, rows) - 1) * gap) / CGFloat(max(columns, rows))
      let width = CGFloat(columns) * (side + gap) - gap, height = CGFloat(rows) * (side + gap) - gap
      let radius = parts[0] == "circle" ? side / 2 : side * 0.19
      return grid(columns, rows, width: width, height: height, gap: gap, radius: radius, isFilled)
    default: return nil
    }
  }

  /// Returns a drawing of cells that fill a width and height, including their outlines.
  private static func grid(
    _ columns: Int, _ rows: Int, width: CGFloat, height: CGFloat, gap: CGFloat, radius: CGFloat,
    _ isFilled: Bool
  ) -> SymbolGlyph {
    // Half of the stroke of the regular weight lies outside of an outline.
    let inset: CGFloat = isFilled ? 0 : 4.25
    let cell = CGSize(
      width: (width - CGFloat(columns - 1) * gap) / CGFloat(columns),
      height: (height - CGFloat(rows - 1) * gap) / CGFloat(rows))
    var cells: [String] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let x = CGFloat(column) * (cell.width + gap) - width / 2
        let y = CGFloat(row) * (cell.height + gap) - height / 2
        let box = CGRect(origin: CGPoint(x: x, y: y), size: cell).insetBy(dx: inset, dy: inset)
        cells.append("R \(box.minX) \(box.minY) \(box.width) \(box.height) \(max(radius - inset, 2))")
      }
    }
    let outline = cells.joined(separator: " ")
    return SymbolGlyph(width + 15.6, height + 11.5, isFilled ? .area(outline) : .line(outline))
  }
}
