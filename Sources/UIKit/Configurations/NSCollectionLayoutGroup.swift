internal import CoreGraphics
public import Foundation

/// A group of items in a row, in a column, or with frames from a closure.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Content {
    case row([NSCollectionLayoutItem]), column([NSCollectionLayoutItem])
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }
  private let content: Content
  /// The number of repetitions of the only item; `nil` for as many as fit.
  private let count: Int?

  private init(_ content: Content, _ size: NSCollectionLayoutSize, count: Int? = nil) {
    self.content = content
    self.count = count
    super.init(layoutSize: size, supplementaryItems: [])
  }

  private class func make(_ content: Content, _ size: NSCollectionLayoutSize, count: Int? = nil) -> Self {
    // The initialiser is private, so there are no subclasses.
    NSCollectionLayoutGroup(content, size, count: count) as! Self
  }

  /// Returns a group of items from the leading side on, repeated as often as they fit; once if the width is
  /// estimated.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(.row(subitems), layoutSize)
  }
  /// Returns a group of `count` items, which share the width, whatever their own width.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> Self
  {
    make(.row([subitem]), layoutSize, count: count)
  }
  /// Returns a group like ``horizontal(layoutSize:subitem:count:)``: the items share the width, whatever
  /// their own width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.row([subitem]), layoutSize, count: count) }
  /// Returns a group of items from top to bottom, repeated as often as they fit; once if the height is
  /// estimated.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(.column(subitems), layoutSize)
  }
  /// Returns a group of `count` items, which share the height, whatever their own height.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> Self
  {
    make(.column([subitem]), layoutSize, count: count)
  }
  /// Returns a group like ``vertical(layoutSize:subitem:count:)``: the items share the height, whatever their
  /// own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.column([subitem]), layoutSize, count: count) }
  /// Returns a group of items with frames relative to the group's top left corner, in points. The provider is
  /// called at each layout.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> Self { make(.custom(itemProvider), layoutSize) }

  /// The spacing between adjacent items; `nil` for none. Flexible spacing uses the remaining space.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The views that are anchored to the whole group; each has the index path of the group's first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupItems }
    set { groupItems = newValue }
  }
  private var groupItems: [NSCollectionLayoutSupplementaryItem] = []
  /// The items that the group was created with; empty for a group with a provider.
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .row(let items), .column(let items): items
    case .custom: []
    }
  }

  /// Returns the cells of a group for the size of its inside, and their extent.
  final func cells(in size: CGSize, _ sizes: inout SaidSizes) -> (
    extent: CGSize, cells: [PlacedCell]
  ) {
    switch content {
    case .row(let items): return line(items, size, isRow: true, &sizes)
    case .column(let items): return line(items, size, isRow: false, &sizes)
    case .custom(let provider):
      let cells = provider(LayoutSurroundings(size: size, traits: sizes.traits)).map { item in
        var cell = PlacedCell(item.frame)
        cell.zIndex = item.zIndex
        return cell
      }
      sizes.next += cells.count
      let box = cells.reduce(CGRect.zero) { $0.union($1.frame) }
      return (CGSize(width: box.maxX, height: box.maxY), cells)
    }
  }

  private func line(
    _ items: [NSCollectionLayoutItem], _ size: CGSize, isRow: Bool, _ sizes: inout SaidSizes
  ) -> (extent: CGSize, cells: [PlacedCell]) {
    guard !items.isEmpty else { return (.zero, []) }
    let room = isRow ? size.width : size.height
    // A line that is as long as its content contains its items once.
    let isOpen = layoutSize.openSides.contains(isRow ? .width : .height)
    var line = GroupLine(isRow: isRow, gap: interItemSpacing)
    if let count {
      // Items of a counted group share the space.
      let gap = interItemSpacing?.spacing ?? 0
      let length = max(0, (room - gap * CGFloat(count - 1)) / CGFloat(max(1, count)))
      for _ in 0..<count {
        var placed =
          isOpen ? items[0].place(in: size, &sizes) : items[0].share(length, of: size, isRow: isRow, &sizes)
        if !isOpen {
          placed.size =
            isRow
            ? CGSize(width: length, height: placed.size.height)
            : CGSize(width: placed.size.width, height: length)
        }
        line.append(items[0], placed, spaced: isOpen)
      }
      return line.finished(in: size, isOpen: true)
    }
    var index = 0
    // A list of items is repeated as often as it fits.
    while !isOpen || index < items.count {
      let item = items[index % items.count]
      var ahead = sizes
      let placed = item.place(in: size, &ahead)
      guard isRow ? placed.size.width > 0 : placed.size.height > 0,
        isOpen || index == 0 || line.end(with: item, placed.size) <= room + 0.01
      else { break }
      sizes = ahead
      line.append(item, placed, spaced: true)
      index += 1
    }
    return line.finished(in: size, isOpen: isOpen)
  }
}

/// The items of a group one after the other, before the remaining space is distributed.
@MainActor private struct GroupLine {
  private struct Member {
    var item: NSCollectionLayoutItem
    var size: CGSize, cells: [PlacedCell]
    var edges: NSCollectionLayoutEdgeSpacing?
  }
  let isRow: Bool, gap: NSCollectionLayoutSpacing?
  private var members: [Member] = []
  private var end: CGFloat = 0

  init(isRow: Bool, gap: NSCollectionLayoutSpacing?) { (self.isRow, self.gap) = (isRow, gap) }

  private func sides(_ edges: NSCollectionLayoutEdgeSpacing?, along: Bool) -> (
    NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?
  ) {
    along == isRow ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
  }

  /// Returns the end of the line with another item, including the spacing around it.
  func end(with item: NSCollectionLayoutItem, _ size: CGSize) -> CGFloat {
    let (before, after) = sides(item.edgeSpacing, along: true)
    return end + (members.isEmpty ? 0 : gap?.spacing ?? 0) + (before?.spacing ?? 0)
      + (isRow ? size.width : size.height)
      + (after?.spacing ?? 0)
  }

  mutating func append(
    _ item: NSCollectionLayoutItem, _ placed: (size: CGSize, cells: [PlacedCell]), spaced: Bool
  ) {
    if spaced {
      end = end(with: item, placed.size)
    } else {
      end += (members.isEmpty ? 0 : gap?.spacing ?? 0) + (isRow ? placed.size.width : placed.size.height)
    }
    members.append(
      Member(item: item, size: placed.size, cells: placed.cells, edges: spaced ? item.edgeSpacing : nil))
  }

  /// Returns the cells at their positions. Flexible spacings share the remaining space equally; items with a
  /// uniform length all get the longest.
  func finished(in size: CGSize, isOpen: Bool) -> (extent: CGSize, cells: [PlacedCell]) {
    let spaces =
      members.flatMap { [sides($0.edges, along: true).0, sides($0.edges, along: true).1] }
      + (members.dropFirst().map { _ in gap })
    let flexible = spaces.count { $0?.isFlexible == true }
    let left = (isRow ? size.width : size.height) - end
    let more = flexible > 0 && left > 0 && !isOpen ? left / CGFloat(flexible) : 0
    func length(_ space: NSCollectionLayoutSpacing?) -> CGFloat {
      (space?.spacing ?? 0) + (space?.isFlexible == true ? more : 0)
    }
    func breadth(_ member: Member) -> CGFloat { isRow ? member.size.height : member.size.width }
    let uniform = members.filter {
      (isRow ? $0.item.layoutSize.heightDimension : $0.item.layoutSize.widthDimension).isUniformAcrossSiblings
    }
    .map(breadth).max()
    let room = isRow ? size.height : size.width
    var cells: [PlacedCell] = [], place: CGFloat = 0, across: CGFloat = 0
    for (index, member) in members.enumerated() {
      let (before, after) = sides(member.edges, along: true), (low, high) = sides(member.edges, along: false)
      if index > 0 { place += length(gap) }
      place += length(before)
      let around = (low?.spacing ?? 0) + (high?.spacing ?? 0)
      // Across the line each item has its own space.
      let ends = [low, high].count { $0?.isFlexible == true }, free = room - breadth(member) - around
      let start = (low?.spacing ?? 0) + (low?.isFlexible == true && free > 0 ? free / CGFloat(ends) : 0)
      let isUniform = (isRow ? member.item.layoutSize.heightDimension : member.item.layoutSize.widthDimension)
        .isUniformAcrossSiblings
      let growth = isUniform ? (uniform ?? 0) - breadth(member) : 0
      for cell in member.cells {
        var moved = isRow ? cell.moved(place, start) : cell.moved(start, place)
        if growth > 0 {
          let own = moved.frame
          if isRow { moved.frame.size.height += growth } else { moved.frame.size.width += growth }
          moved.additions = moved.additions.map { ($0.item, $0.box == own ? moved.frame : $0.box) }
        }
        cells.append(moved)
      }
      across = max(across, breadth(member) + growth + around)
      place += (isRow ? member.size.width : member.size.height) + length(after)
    }
    return (isRow ? CGSize(width: place, height: across) : CGSize(width: across, height: place), cells)
  }
}

/// An item with a frame from a closure.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame relative to the group's top left corner, in points.
  public let frame: CGRect
  /// The position in the z order. Items with a higher index are in front.
  public let zIndex: Int
  /// Creates an item. The default `zIndex` is 0, like that of cells.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
