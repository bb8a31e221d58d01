public import CoreGraphics
public import Foundation

/// A length of a compositional layout: absolute, a fraction of what is around, or estimated.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  final let kind: Kind
  private let value: CGFloat

  private init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

  private class func make(_ kind: Kind, _ value: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutDimension(kind, value), to: Self.self)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }
  open var dimension: CGFloat { value }

  /// In points, in a container of a size.
  final func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: value * size.width
    case .fractionalHeight: value * size.height
    case .absolute, .estimated: value
    }
  }
}

/// A width and a height.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  private let width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
    super.init()
  }

  open var widthDimension: NSCollectionLayoutDimension { width }
  open var heightDimension: NSCollectionLayoutDimension { height }
  final func size(in container: CGSize) -> CGSize { CGSize(width: width.length(in: container), height: height.length(in: container)) }
}

/// A distance: exact, or at least that.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  private let value: CGFloat, grows: Bool

  private init(_ value: CGFloat, grows: Bool) {
    self.value = value
    self.grows = grows
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, grows: false), to: Self.self)
  }
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, grows: true), to: Self.self)
  }
  open var spacing: CGFloat { value }
  open var isFlexible: Bool { grows }
  open var isFixed: Bool { !grows }
}

/// Distances around an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// One cell of a compositional layout, or a group of them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  private let size: NSCollectionLayoutSize
  private let additions: [NSCollectionLayoutSupplementaryItem]

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    size = layoutSize
    additions = supplementaryItems
    super.init()
  }

  open var layoutSize: NSCollectionLayoutSize { size }
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { additions }
  /// What the frame is made smaller by once it has its place.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The frames of the cells inside, in order, in a container of a size; their origin is the item's.
  final func place(in container: CGSize) -> (size: CGSize, frames: [CGRect]) {
    let size = layoutSize.size(in: container)
    let frame = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    guard let group = self as? NSCollectionLayoutGroup else { return (size, [frame]) }
    return (size, group.frames(in: frame.size).map { $0.offsetBy(dx: frame.minX, dy: frame.minY) })
  }
}

extension CGRect {
  /// Smaller by insets, leading at the left; never of a negative size.
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// Items in a row, in a column, or where a closure puts them.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Content {
    case row([NSCollectionLayoutItem]), column([NSCollectionLayoutItem])
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }
  private let content: Content
  /// How often the only item is repeated; nil for as often as it fits.
  private let count: Int?

  private init(_ content: Content, _ size: NSCollectionLayoutSize, count: Int? = nil) {
    self.content = content
    self.count = count
    super.init(layoutSize: size, supplementaryItems: [])
  }

  private class func make(_ content: Content, _ size: NSCollectionLayoutSize, count: Int? = nil) -> Self {
    unsafeDowncast(NSCollectionLayoutGroup(content, size, count: count), to: Self.self)
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(.row(subitems), layoutSize)
  }
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    make(.row([subitem]), layoutSize, count: count)
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.row([subitem]), layoutSize, count: count) }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(.column(subitems), layoutSize)
  }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    make(.column([subitem]), layoutSize, count: count)
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.column([subitem]), layoutSize, count: count) }
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> Self { make(.custom(itemProvider), layoutSize) }

  open var interItemSpacing: NSCollectionLayoutSpacing?
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .row(let items), .column(let items): items
    case .custom: []
    }
  }

  /// The frames of the cells in a group whose inside has a size.
  fileprivate final func frames(in size: CGSize) -> [CGRect] {
    switch content {
    case .row(let items): line(items, size, isRow: true)
    case .column(let items): line(items, size, isRow: false)
    case .custom(let provider): provider(LayoutSurroundings(size: size)).map(\.frame)
    }
  }

  private func line(_ items: [NSCollectionLayoutItem], _ size: CGSize, isRow: Bool) -> [CGRect] {
    guard !items.isEmpty else { return [] }
    let gap = interItemSpacing?.spacing ?? 0
    let room = isRow ? size.width : size.height
    if let count {
      // Items of a counted group share the room.
      let length = max(0, (room - gap * CGFloat(count - 1)) / CGFloat(max(1, count)))
      return (0..<count).flatMap { index -> [CGRect] in
        let start = CGFloat(index) * (length + gap)
        let share = isRow ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
        var placed = items[0].place(in: size)
        if items[0] is NSCollectionLayoutGroup == false {
          let own = isRow ? CGSize(width: length, height: placed.size.height) : CGSize(width: placed.size.width, height: length)
          placed.frames = [CGRect(origin: .zero, size: own).inset(by: items[0].contentInsets)]
        } else { placed = items[0].place(in: share) }
        return placed.frames.map { isRow ? $0.offsetBy(dx: start, dy: 0) : $0.offsetBy(dx: 0, dy: start) }
      }
    }
    var frames: [CGRect] = [], place: CGFloat = 0, index = 0
    // A list of items is repeated as often as it fits.
    while true {
      let item = items[index % items.count]
      let placed = item.place(in: size)
      let length = isRow ? placed.size.width : placed.size.height
      let before = (isRow ? item.edgeSpacing?.leading : item.edgeSpacing?.top)?.spacing ?? 0
      let after = (isRow ? item.edgeSpacing?.trailing : item.edgeSpacing?.bottom)?.spacing ?? 0
      guard length > 0, place + before + length <= room + 0.01 || (index == 0) else { break }
      place += before
      frames += placed.frames.map { isRow ? $0.offsetBy(dx: place, dy: 0) : $0.offsetBy(dx: 0, dy: place) }
      place += length + after + gap
      index += 1
      if index >= items.count && items.count > 1 && index % items.count == 0 && place + length > room { break }
    }
    return frames
  }
}

/// A frame that a closure gives.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
