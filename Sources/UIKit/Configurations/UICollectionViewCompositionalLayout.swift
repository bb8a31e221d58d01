public import CoreGraphics
public import Foundation
internal import QuartzCore

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public override init() { super.init() }
}

/// Lays sections out one after the other, each as groups of items.
///
/// Estimated lengths are taken as they are. Sections that scroll across the layout's direction are laid out so and do not scroll.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var views: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var size = CGSize.zero

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }
  public init(sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }

  open override func prepare() {
    super.prepare()
    cells = [:]
    views = [:]
    grounds = [:]
    size = .zero
    guard let view = collectionView else { return }
    let isVertical = configuration.scrollDirection == .vertical
    let insets = view.adjustedContentInset
    let room = CGSize(
      width: view.bounds.width - (isVertical ? insets.left + insets.right : 0),
      height: view.bounds.height - (isVertical ? 0 : insets.top + insets.bottom))
    var place: CGFloat = 0
    for index in 0..<view.numberOfSections {
      if index > 0 { place += configuration.interSectionSpacing }
      let surroundings = LayoutSurroundings(size: room, traits: view.traitCollection)
      guard let section = provider(index, surroundings) else { continue }
      place = lay(section, index, count: view.numberOfItems(inSection: index), from: place, room, isVertical)
    }
    size = isVertical ? CGSize(width: room.width, height: place) : CGSize(width: place, height: room.height)
  }

  /// Places a section's items and views; returns where the section ends.
  private func lay(
    _ section: NSCollectionLayoutSection, _ index: Int, count: Int, from start: CGFloat, _ room: CGSize, _ isVertical: Bool
  ) -> CGFloat {
    var place = start
    for item in section.boundarySupplementaryItems where !item.isAtEnd { place = put(item, index, at: place, room, isVertical, section) }
    let insets = section.contentInsets
    let inner = CGSize(
      width: room.width - insets.leading - insets.trailing,
      height: isVertical ? room.height : room.height - insets.top - insets.bottom)
    place += isVertical ? insets.top : insets.leading
    let isAcross = section.orthogonalScrollingBehavior != .none
    var item = 0, across: CGFloat = 0, thickness: CGFloat = 0, isFirst = true
    while item < count {
      let group = section.group.place(in: inner)
      guard !group.frames.isEmpty else { break }
      if !isFirst {
        if isAcross { across += section.interGroupSpacing } else { place += section.interGroupSpacing }
      }
      isFirst = false
      for frame in group.frames.prefix(count - item) {
        let origin =
          isVertical
          ? CGPoint(x: insets.leading + across, y: place) : CGPoint(x: place, y: insets.top + across)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
        attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        cells[attributes.indexPath] = attributes
        item += 1
      }
      let along = isVertical ? group.size.height : group.size.width
      if isAcross {
        across += isVertical ? group.size.width : group.size.height
        thickness = max(thickness, along)
      } else { place += along }
    }
    place += thickness + (isVertical ? insets.bottom : insets.trailing)
    for item in section.boundarySupplementaryItems where item.isAtEnd { place = put(item, index, at: place, room, isVertical, section) }
    for background in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: background.elementKind, with: IndexPath(item: 0, section: index))
      attributes.frame =
        isVertical
        ? CGRect(x: 0, y: start, width: room.width, height: place - start)
        : CGRect(x: start, y: 0, width: place - start, height: room.height)
      attributes.zIndex = background.zIndex
      grounds[attributes.indexPath, default: []].append(attributes)
    }
    return place
  }

  private var grounds: [IndexPath: [UICollectionViewLayoutAttributes]] = [:]

  private func put(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, at place: CGFloat, _ room: CGSize,
    _ isVertical: Bool, _ around: NSCollectionLayoutSection
  ) -> CGFloat {
    let insets = around.supplementariesFollowContentInsets ? around.contentInsets : .zero
    let inner = isVertical
      ? CGSize(width: room.width - insets.leading - insets.trailing, height: room.height)
      : CGSize(width: room.width, height: room.height - insets.top - insets.bottom)
    let size = item.layoutSize.size(in: inner)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    let origin = isVertical ? CGPoint(x: insets.leading, y: place) : CGPoint(x: place, y: insets.top)
    attributes.frame = CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
    attributes.zIndex = item.zIndex
    views[item.elementKind, default: [:]][attributes.indexPath] = attributes
    return item.extendsBoundary ? place + (isVertical ? size.height : size.width) : place
  }

  open override var collectionViewContentSize: CGSize { size }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var all = Array(cells.values)
    for kind in views.values { all += Array(kind.values) }
    for list in grounds.values { all += list }
    return all.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cells[indexPath] }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { views[elementKind]?[indexPath] }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    grounds[indexPath]?.first { $0.representedElementKind == elementKind }
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
