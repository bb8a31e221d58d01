internal import CoreGraphics
internal import Foundation

/// The positions of all elements of a flow layout, computed from sizes and spacings.
///
/// Lengths are named for a layout that scrolls vertically: a line runs along the width, lines follow each
/// other down. A layout that scrolls horizontally is the same with the axes exchanged. The rules are those
/// measured in `facts/ios26/collections_tables.json`, "flow_layout_rules".
struct FlowGeometry {
  /// The sizes and spacings of a section.
  struct SectionInput {
    var items: [CGSize]
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 10
    var interitemSpacing: CGFloat = 10
    var header = CGSize.zero
    var footer = CGSize.zero
  }

  /// A run of items side by side.
  struct Line {
    var items: Range<Int>
    var start: CGFloat
    var end: CGFloat
  }

  struct Section {
    var header: CGRect?
    var footer: CGRect?
    var frames: [CGRect] = []
    var lines: [Line] = []
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  private(set) var sections: [Section] = []
  private(set) var contentSize = CGSize.zero

  private let isHorizontal: Bool
  private let breadth: CGFloat
  private let scale: CGFloat

  init(
    sections inputs: [SectionInput] = [], bounds: CGSize = .zero, isHorizontal: Bool = false,
    scale: CGFloat = 1
  ) {
    self.isHorizontal = isHorizontal
    self.scale = scale
    breadth = isHorizontal ? bounds.height : bounds.width
    var y: CGFloat = 0
    for input in inputs {
      let section = lay(input, from: y)
      y = section.end
      sections.append(section)
    }
    contentSize = isHorizontal ? CGSize(width: y, height: breadth) : CGSize(width: breadth, height: y)
  }

  // MARK: - Section layout

  private func lay(_ input: SectionInput, from start: CGFloat) -> Section {
    let inset =
      isHorizontal
      ? (before: input.inset.left, after: input.inset.right, low: input.inset.top, high: input.inset.bottom)
      : (before: input.inset.top, after: input.inset.bottom, low: input.inset.left, high: input.inset.right)
    var section = Section()
    section.start = start
    var y = start
    let header = down(input.header)
    if header > 0 {
      section.header = rect(x: 0, y: y, along: breadth, down: header)
      y += header
    }
    y += inset.before
    let room = breadth - inset.low - inset.high
    section.frames.reserveCapacity(input.items.count)
    var index = 0
    while index < input.items.count {
      let count = fitting(input.items[index...], in: room, spacing: input.interitemSpacing)
      let items = input.items[index..<index + count]
      let isLast = index + count == input.items.count
      let gap = gap(items, in: room, spacing: input.interitemSpacing, isLast: isLast)
      let height = items.map(down).max() ?? 0
      // A line without space for a second item centres its item.
      var x = inset.low + (gap == nil ? (room - along(items[index])) / 2 : 0)
      for item in items {
        let top = y + (height - down(item)) / 2
        section.frames.append(rect(x: snap(x), y: snap(top), along: along(item), down: down(item)))
        x += along(item) + (gap ?? 0)
      }
      section.lines.append(Line(items: index..<index + count, start: y, end: y + height))
      y += height
      index += count
      if index < input.items.count { y += input.lineSpacing }
    }
    y += inset.after
    let footer = down(input.footer)
    if footer > 0 {
      section.footer = rect(x: 0, y: y, along: breadth, down: footer)
      y += footer
    }
    section.end = y
    return section
  }

  /// Returns the number of items in a line: as many as fit with the minimum spacing, but at least one.
  /// Lengths that fit exactly may exceed the available length by the rounding error of their sum.
  private func fitting(_ items: ArraySlice<CGSize>, in room: CGFloat, spacing: CGFloat) -> Int {
    var length: CGFloat = 0
    var count = 0
    for item in items {
      let next = length + (count > 0 ? spacing : 0) + along(item)
      if count > 0, next > room + Self.tolerance { break }
      length = next
      count += 1
    }
    return count
  }

  /// Returns the spacing between the items of a line; nil if its only item is centred.
  private func gap(_ items: ArraySlice<CGSize>, in room: CGFloat, spacing: CGFloat, isLast: Bool) -> CGFloat?
  {
    guard let first = items.first else { return nil }
    let length = items.reduce(0) { $0 + along($1) }
    guard isLast else {
      return items.count > 1 ? max(spacing, (room - length) / CGFloat(items.count - 1)) : nil
    }
    // The last line is spaced as if it were filled with items of the same size, if all have one size.
    guard items.allSatisfy({ $0 == first }), along(first) > 0 else { return spacing }
    let full = ((room + spacing + Self.tolerance) / (along(first) + spacing)).rounded(.down)
    guard full > 1 else { return items.count > 1 ? spacing : nil }
    return max(spacing, (room - full * along(first)) / (full - 1))
  }

  private static let tolerance: CGFloat = 0.001

  // MARK: - Axis helpers

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  private func down(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

  private func rect(x: CGFloat, y: CGFloat, along: CGFloat, down: CGFloat) -> CGRect {
    isHorizontal
      ? CGRect(x: y, y: x, width: down, height: along) : CGRect(x: x, y: y, width: along, height: down)
  }

  // MARK: - Lookup

  /// Calls `body` for the items that intersect a rectangle. The cost is linear in the number of sections, and
  /// of lines in the sections it intersects.
  func forEachItem(in rect: CGRect, _ body: (_ section: Int, _ item: Int) -> Void) {
    let low = isHorizontal ? rect.minX : rect.minY
    let high = isHorizontal ? rect.maxX : rect.maxY
    for (index, section) in sections.enumerated() where section.end >= low && section.start <= high {
      for line in section.lines where line.end >= low && line.start <= high {
        for item in line.items where section.frames[item].overlaps(rect) { body(index, item) }
      }
    }
  }
}
