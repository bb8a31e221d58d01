internal import CoreGraphics
internal import Foundation

/// The positions of all rows, headers and footers of a table, in the content's coordinate space, computed
/// from their heights.
struct TableGeometry {
  /// The lengths of one section, from which `rowEnds` and the other positions follow.
  struct Section {
    /// The space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [CGFloat] = []
    /// A Boolean value per row that indicates whether its height is an estimate; may be empty if none is.
    var guessed: [Bool] = []
    /// A Boolean value that indicates whether the lengths above and below the rows are estimates.
    var guessesEnds = false
    /// The y-coordinate of the section's start, padding included.
    fileprivate(set) var start: CGFloat = 0
    /// The lower edge of each row.
    fileprivate(set) var rowEnds: [CGFloat] = []

    var headerY: CGFloat { start + padding }
    var rowsY: CGFloat { headerY + header }
    var footerY: CGFloat { rowEnds.last ?? rowsY }
    var end: CGFloat { footerY + footer }

    func rowY(_ row: Int) -> CGFloat { row == 0 ? rowsY : rowEnds[row - 1] }
  }

  private(set) var sections: [Section]
  /// The number of rows of each section.
  var rowCounts: [Int] { sections.map(\.rows.count) }
  /// The height of the table's header view.
  let top: CGFloat
  /// The height of the table's footer view.
  let bottom: CGFloat
  let width: CGFloat
  /// The distance of cells from the sides.
  let inset: CGFloat
  /// The width by which the safe area narrows the cells' contents.
  var safeSides: CGFloat = 0
  /// A Boolean value that indicates whether the table has been in a window with these heights.
  var isInWindow = false

  init(
    sections: [Section] = [], top: CGFloat = 0, bottom: CGFloat = 0, width: CGFloat = 0, inset: CGFloat = 0
  ) {
    self.sections = sections
    self.top = top
    self.bottom = bottom
    self.width = width
    self.inset = inset
    place(from: 0)
  }

  /// Changes the height of a row and moves everything below it. The cost is linear in the number of rows
  /// below.
  mutating func setHeight(_ height: CGFloat, ofRow row: Int, in section: Int) {
    sections[section].rows[row] = height
    settle(row, in: section)
    place(from: section)
  }

  /// Replaces estimates by the heights that were known before an update.
  @MainActor mutating func remember(_ old: TableGeometry, _ updates: RowUpdates) {
    let origins = RowOrigins(updates, sections: sections.count)
    for index in sections.indices {
      guard let was = origins.sections[index], old.sections.indices.contains(was),
        updates.reloadedSections[was] == nil
      else { continue }
      let past = old.sections[was]
      if sections[index].guessesEnds, !past.guessesEnds {
        (sections[index].padding, sections[index].header, sections[index].footer) = (
          past.padding, past.header, past.footer
        )
      }
      guard sections[index].guessed.contains(true) else { continue }
      for (row, path) in origins.rows(of: index, count: sections[index].guessed.count).enumerated()
      where sections[index].guessed[row] {
        guard let path, old.sections.indices.contains(path.section),
          old.sections[path.section].rows.indices.contains(path.row),
          updates.reload(of: path) == nil
        else { continue }
        sections[index].rows[row] = old.sections[path.section].rows[path.row]
      }
    }
    place(from: 0)
  }

  /// Returns whether a row's height is an estimate.
  func isGuessed(_ row: Int, in section: Int) -> Bool {
    !sections[section].guessed.isEmpty && sections[section].guessed[row]
  }

  /// Sets the lengths above and below a section's rows, which are no longer estimates, and moves everything
  /// below.
  mutating func setEnds(_ ends: (padding: CGFloat, header: CGFloat, footer: CGFloat), of section: Int) {
    (sections[section].padding, sections[section].header, sections[section].footer) = ends
    sections[section].guessesEnds = false
    place(from: section)
  }

  /// Marks the height of a row as final, no longer an estimate.
  mutating func settle(_ row: Int, in section: Int) {
    if !sections[section].guessed.isEmpty { sections[section].guessed[row] = false }
  }

  /// Removes a row, moves everything below it up, and returns the row's height.
  mutating func removeRow(_ path: IndexPath) -> CGFloat {
    let height = sections[path.section].rows.remove(at: path.row)
    if !sections[path.section].guessed.isEmpty { sections[path.section].guessed.remove(at: path.row) }
    place(from: path.section)
    return height
  }

  /// Inserts a row and moves everything below it down.
  mutating func insertRow(_ height: CGFloat, at path: IndexPath) {
    sections[path.section].rows.insert(height, at: path.row)
    if !sections[path.section].guessed.isEmpty { sections[path.section].guessed.insert(false, at: path.row) }
    place(from: path.section)
  }

  private mutating func place(from first: Int) {
    var y = first == 0 ? top : sections[first - 1].end
    for index in sections.indices.dropFirst(first) {
      sections[index].start = y
      var end = sections[index].rowsY
      sections[index].rowEnds = sections[index].rows.map {
        end += $0
        return end
      }
      y = sections[index].end
    }
  }

  /// The y-coordinate where the sections end and the table's footer view starts.
  var sectionsEnd: CGFloat { sections.last?.end ?? top }
  var height: CGFloat { sectionsEnd + bottom }

  func rowRect(_ row: Int, in section: Int) -> CGRect {
    let place = sections[section]
    return CGRect(x: inset, y: place.rowY(row), width: width - 2 * inset, height: place.rows[row])
  }

  func headerRect(_ section: Int) -> CGRect {
    CGRect(x: 0, y: sections[section].headerY, width: width, height: sections[section].header)
  }

  func footerRect(_ section: Int) -> CGRect {
    CGRect(x: 0, y: sections[section].footerY, width: width, height: sections[section].footer)
  }

  func rect(_ section: Int) -> CGRect {
    CGRect(
      x: 0, y: sections[section].start, width: width, height: sections[section].end - sections[section].start)
  }

  /// Returns the frame of a plain table's header, which is pinned to the top of the visible area while its
  /// section is visible and pushed out by the section's end.
  func pinnedHeaderRect(_ section: Int, at top: CGFloat) -> CGRect {
    var rect = headerRect(section)
    rect.origin.y = max(rect.minY, min(top, sections[section].footerY - rect.height))
    return rect
  }

  /// Returns the frame of a plain table's footer, which is pinned to the bottom of the visible area while its
  /// section is visible.
  func pinnedFooterRect(_ section: Int, at bottom: CGFloat) -> CGRect {
    var rect = footerRect(section)
    rect.origin.y = min(rect.minY, max(bottom - rect.height, sections[section].rowsY))
    return rect
  }

  /// Returns the sections that intersect the span from `low` to `high`. O(log n).
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = sections.partition { $0.end > low }
    let last = sections.partition { $0.start >= high }
    return first..<max(first, last)
  }

  /// Returns the rows of a section that intersect the span from `low` to `high`. O(log n).
  func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let ends = sections[section].rowEnds
    guard !ends.isEmpty, sections[section].rowsY < high else { return 0..<0 }
    let first = ends.partition { $0 > low }
    // A row starts where the one above ends.
    let last = min(ends.count, ends.partition { $0 >= high } + 1)
    return first..<max(first, last)
  }
}

extension Array {
  /// Returns the index of the first element that satisfies a predicate, which must hold for all elements from
  /// there on.
  fileprivate func partition(_ predicate: (Element) -> Bool) -> Int {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
