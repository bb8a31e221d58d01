internal import CoreGraphics
internal import Foundation

/// The layout of a section's groups.
extension UICollectionViewCompositionalLayout {
  /// Lays out a section's items and returns their end, including the insets around them.
  func layItems(
    of section: NSCollectionLayoutSection, _ index: Int, count: Int, from start: CGFloat,
    _ insets: NSDirectionalEdgeInsets, _ room: CGSize, _ isVertical: Bool
  ) -> CGFloat {
    let inner = CGSize(
      width: room.width - insets.leading - insets.trailing,
      height: isVertical ? room.height : room.height - insets.top - insets.bottom)
    let outlines = section.list == nil ? nil : collectionView?.dataSource as? any OutlineSource
    let row: (IndexPath) -> ListPlace? = { path in
      ListPlace(section, path, count: count, width: room.width, outline: outlines?.outline(at: path))
    }
    var course = GroupCourse(section, from: start, insets, isVertical: isVertical)
    var item = 0
    let traits = collectionView?.traitCollection ?? .current
    while item < count {
      var sizes = SaidSizes(next: item, traits: traits) { [said] in said[IndexPath(item: $0, section: index)]
      }
      let group = section.group.place(in: inner, &sizes)
      guard !group.cells.isEmpty else { break }
      let origin = course.begin(isFirst: item == 0)
      let first = IndexPath(item: item, section: index)
      let (members, anchored) = put(
        group.cells.prefix(count - item), from: first, at: origin, of: section, as: row)
      item += members.count
      stretches.append(members, isVertical: isVertical)
      course.end(group.size, members, anchored)
    }
    if let band = course.band(room) { scrolling[index] = band }
    return course.endWithInsets
  }

  /// Lays out the cells of a group and their supplementary views.
  private func put(
    _ group: ArraySlice<PlacedCell>, from first: IndexPath, at origin: CGPoint,
    of section: NSCollectionLayoutSection, as row: (IndexPath) -> ListPlace?
  ) -> (members: [UICollectionViewLayoutAttributes], anchored: [UICollectionViewLayoutAttributes]) {
    var members: [UICollectionViewLayoutAttributes] = [], anchored: [UICollectionViewLayoutAttributes] = []
    for (place, cell) in group.enumerated() {
      let path = IndexPath(item: first.item + place, section: first.section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      attributes.openSides = cell.openSides
      attributes.zIndex = cell.zIndex
      attributes.list = row(path)
      for (addition, box) in cell.additions {
        let view = anchor(addition, to: box.offsetBy(dx: origin.x, dy: origin.y), of: path)
        view.scrollsWithSection = section.orthogonalScrollingBehavior != .none
        anchored.append(view)
      }
      cells[path] = attributes
      members.append(attributes)
    }
    return (members, anchored)
  }

  /// Returns the attributes of a supplementary view anchored to an item.
  private func anchor(
    _ item: NSCollectionLayoutSupplementaryItem, to box: CGRect, of path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    attributes.frame = item.frame(in: box)
    attributes.zIndex = item.zIndex
    views[item.elementKind, default: [:]][path] = attributes
    return attributes
  }
}

/// The progress of laying out the groups of a section: along the layout's direction, or across it if they
/// scroll there.
@MainActor private struct GroupCourse {
  private let section: NSCollectionLayoutSection
  private let insets: NSDirectionalEdgeInsets
  private let isVertical: Bool
  private let gaps: GroupGaps
  /// A Boolean value that indicates whether the groups scroll across the layout's direction.
  private let isAcross: Bool
  private let start: CGFloat
  /// The end of the last group, along the layout's direction and across it.
  private var place: CGFloat, across: CGFloat = 0
  /// The extent in the layout's direction of groups that scroll across it.
  private var thickness: CGFloat = 0
  /// The cells that scroll across the direction, and the positions of their groups.
  private var scrolling: [UICollectionViewLayoutAttributes] = []
  private var groups: [(start: CGFloat, length: CGFloat)] = []

  init(
    _ section: NSCollectionLayoutSection, from start: CGFloat, _ insets: NSDirectionalEdgeInsets,
    isVertical: Bool
  ) {
    (self.section, self.insets, self.isVertical) = (section, insets, isVertical)
    gaps = GroupGaps(section.group.edgeSpacing, isVertical: isVertical)
    isAcross = section.orthogonalScrollingBehavior != .none
    self.start = start + (isVertical ? insets.top : insets.leading)
    place = self.start
  }

  /// The space before the first group across the layout's direction.
  private var lead: CGFloat { isVertical ? insets.leading : insets.top }

  /// Adds the spacing before a group and returns the group's origin.
  mutating func begin(isFirst: Bool) -> CGPoint {
    let spacing = isFirst ? 0 : section.interGroupSpacing
    if isAcross { across = across + spacing + gaps.low } else { place = place + spacing + gaps.before }
    let along = place + (isAcross ? gaps.before : 0), beside = lead + (isAcross ? across : gaps.low)
    return isVertical ? CGPoint(x: beside, y: along) : CGPoint(x: along, y: beside)
  }

  /// Continues after a group with its cells and their supplementary views.
  mutating func end(
    _ size: CGSize, _ members: [UICollectionViewLayoutAttributes],
    _ anchored: [UICollectionViewLayoutAttributes]
  ) {
    let along = isVertical ? size.height : size.width
    guard isAcross else {
      place += along + gaps.after
      return
    }
    scrolling += anchored
    scrolling += members
    let length = isVertical ? size.width : size.height
    groups.append((lead + across, length))
    across += length + gaps.high
    thickness = max(thickness, gaps.before + along + gaps.after)
  }

  /// The end of the groups, including the insets after them.
  var endWithInsets: CGFloat { place + (thickness + (isVertical ? insets.bottom : insets.trailing)) }

  /// Returns the band that scrolls across the layout's direction, if any.
  func band(_ room: CGSize) -> OrthogonalBand? {
    guard isAcross, thickness > 0 else { return nil }
    let length = lead + across + (isVertical ? insets.trailing : insets.bottom)
    return OrthogonalBand(
      behavior: section.orthogonalScrollingBehavior,
      properties: section.orthogonalScrollingProperties, isHorizontal: isVertical,
      frame: isVertical
        ? CGRect(x: 0, y: start, width: room.width, height: thickness)
        : CGRect(x: start, y: 0, width: thickness, height: room.height),
      contentSize: isVertical
        ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length),
      lead: lead, groups: groups, cells: scrolling)
  }
}

/// The spacing around each group: before and after it along the layout's direction, and at both sides across
/// it.
@MainActor private struct GroupGaps {
  let before, after, low, high: CGFloat

  init(_ edges: NSCollectionLayoutEdgeSpacing?, isVertical: Bool) {
    before = (isVertical ? edges?.top : edges?.leading)?.spacing ?? 0
    after = (isVertical ? edges?.bottom : edges?.trailing)?.spacing ?? 0
    low = (isVertical ? edges?.leading : edges?.top)?.spacing ?? 0
    high = (isVertical ? edges?.trailing : edges?.bottom)?.spacing ?? 0
  }
}
