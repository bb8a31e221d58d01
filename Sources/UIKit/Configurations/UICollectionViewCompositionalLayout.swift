public import CoreGraphics
public import Foundation
internal import QuartzCore

/// The configuration of a whole compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other; a section may scroll across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections in points; none above the first and below the last.
  open var interSectionSpacing: CGFloat = 0
  /// The views above and below all sections; their index paths have a single index, 0.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the insets of sections that do not set their own.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  public override init() { super.init() }
}

/// A closure that creates the section for an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections one after the other, each made of groups of items.
///
/// Estimated lengths are used until cells and views have reported their sizes.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// The cells again, for lookups by rectangle.
  var stretches = Stretches()
  var views: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var size = CGSize.zero
  var scrolling: [Int: OrthogonalBand] = [:]
  private var sections: [Int: (section: NSCollectionLayoutSection, surroundings: LayoutSurroundings)] = [:]
  private var pins: [ElementKey: Pin] = [:]
  /// The sizes that cells and views have reported.
  var said: [IndexPath: CGSize] = [:]
  private var saidByViews: [ElementKey: CGSize] = [:]

  /// The range in which a pinned view may move.
  private struct Pin {
    var isAtEnd: Bool
    var limit: CGFloat
  }

  /// Creates a layout in which all sections are alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  /// Creates a layout in which all sections are alike, with a configuration.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout whose provider is called for each section at each layout; `nil` omits the section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }
  /// Creates a layout with a section provider and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Returns `nil`: compositional layouts are not decoded from archives.
  public required init?(coder: NSCoder) { nil }

  /// The configuration of the layout. Set it again after a change, since the object is not observed.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  open override func prepare() {
    super.prepare()
    cells = [:]
    stretches = Stretches()
    views = [:]
    grounds = [:]
    (scrolling, sections, pins) = ([:], [:], [:])
    size = .zero
    guard let view = collectionView else { return }
    let isVertical = configuration.scrollDirection == .vertical
    let insets = view.adjustedContentInset
    let room = CGSize(
      width: view.bounds.width - (isVertical ? insets.left + insets.right : 0),
      height: view.bounds.height - (isVertical ? 0 : insets.top + insets.bottom))
    var place: CGFloat = 0
    let whole = IndexPath(index: 0)
    let ends = configuration.boundarySupplementaryItems
    let around = self.insets(of: configuration.contentInsetsReference, in: view)
    for item in ends where !item.isAtEnd(isVertical: isVertical) {
      place = put(item, whole, at: place, room, isVertical, around)
    }
    for index in 0..<view.numberOfSections {
      if index > 0 { place += configuration.interSectionSpacing }
      let surroundings = LayoutSurroundings(size: room, insets: around, traits: view.traitCollection)
      guard let section = provider(index, surroundings) else { continue }
      sections[index] = (section, surroundings)
      place = lay(section, index, count: view.numberOfItems(inSection: index), from: place, room, isVertical)
    }
    let end = place
    for item in ends where item.isAtEnd(isVertical: isVertical) {
      place = put(item, whole, at: place, room, isVertical, around)
    }
    for item in ends where item.pinToVisibleBounds {
      let isAtEnd = item.isAtEnd(isVertical: isVertical)
      pins[ElementKey(kind: item.elementKind, path: whole)] = Pin(isAtEnd: isAtEnd, limit: isAtEnd ? 0 : end)
    }
    size = isVertical ? CGSize(width: room.width, height: place) : CGSize(width: place, height: room.height)
    if isMirrored { mirror(isVertical) }
    stretches.finish()
  }

  /// A Boolean value that indicates whether sections begin at the right, unless the view itself is flipped,
  /// and those of a horizontally scrolling layout follow each other to the left.
  private var isMirrored: Bool {
    !flipsHorizontallyInOppositeLayoutDirection && collectionView?.isRightToLeft == true
  }
  override var startsAtRight: Bool { isMirrored && configuration.scrollDirection == .horizontal }

  /// The width about whose centre the layout is mirrored, in points: the content's, or the visible width if
  /// that is greater.
  private var mirrorWidth: CGFloat {
    guard startsAtRight, let view = collectionView else { return size.width }
    let insets = view.adjustedContentInset
    return max(size.width, view.bounds.width - insets.left - insets.right)
  }

  /// Returns a rectangle of a horizontally scrolling layout in the other reading direction.
  private func directed(_ rect: CGRect) -> CGRect {
    guard startsAtRight else { return rect }
    return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Swaps left and right. Sections that scroll horizontally are mirrored about the centre of their content.
  private func mirror(_ isVertical: Bool) {
    let whole = mirrorWidth
    func width(_ section: Int) -> CGFloat {
      isVertical ? scrolling[section]?.contentSize.width ?? whole : whole
    }
    for attributes in cells.values {
      attributes.center.x = width(attributes.indexPath.section) - attributes.center.x
    }
    for kind in views.values {
      for attributes in kind.values {
        let own = attributes.scrollsWithSection ? width(attributes.indexPath.section) : whole
        attributes.center.x = own - attributes.center.x
      }
    }
    for attributes in grounds.values.joined() { attributes.center.x = whole - attributes.center.x }
    for section in scrolling.keys { scrolling[section]?.mirror(in: whole) }
  }

  /// Returns the insets of a reference at the sides across the layout's direction, beyond the content's own
  /// insets.
  private func insets(
    of reference: UIContentInsetsReference, in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let taken: UIEdgeInsets
    switch reference {
    case .automatic, .none: return .zero
    case .safeArea: taken = view.safeAreaInsets
    case .layoutMargins: taken = view.layoutMargins
    case .readableContent: taken = view.insets(of: .readableContent)
    }
    let own = view.adjustedContentInset
    let left = max(0, taken.left - own.left), right = max(0, taken.right - own.right)
    return configuration.scrollDirection == .vertical
      ? NSDirectionalEdgeInsets(
        top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
      : NSDirectionalEdgeInsets(
        top: max(0, taken.top - own.top), leading: 0, bottom: max(0, taken.bottom - own.bottom), trailing: 0)
  }

  /// Returns a section's insets with those of its reference, for its items and for its boundary views.
  private func insets(
    of section: NSCollectionLayoutSection
  ) -> (items: NSDirectionalEdgeInsets, views: NSDirectionalEdgeInsets) {
    guard let view = collectionView else { return (section.contentInsets, section.contentInsets) }
    // The rows of a list extend from edge to edge and inset their content by the safe area themselves.
    let said = section.contentInsetsReference, saidForViews = section.supplementaryContentInsetsReference
    let own = section.list != nil && said == .automatic ? .none : said
    let items = own == .automatic ? configuration.contentInsetsReference : own
    let views = saidForViews == .automatic ? items : saidForViews
    let base = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    return (section.contentInsets + insets(of: items, in: view), base + insets(of: views, in: view))
  }

  /// Lays out a section's items and views and returns the section's end.
  private func lay(
    _ section: NSCollectionLayoutSection, _ index: Int, count: Int, from start: CGFloat, _ room: CGSize,
    _ isVertical: Bool
  ) -> CGFloat {
    var place = start
    let (insets, around) = self.insets(of: section), path = IndexPath(item: 0, section: index)
    let ends = section.boundarySupplementaryItems
    for item in ends where !item.isAtEnd(isVertical: isVertical) {
      place = put(item, path, at: place, room, isVertical, around)
    }
    let bodyStart = place
    place = layItems(of: section, index, count: count, from: place, insets, room, isVertical)
    let bodyEnd = place
    for item in ends where item.isAtEnd(isVertical: isVertical) {
      place = put(item, path, at: place, room, isVertical, around)
    }
    for item in ends where item.pinToVisibleBounds {
      let isAtEnd = item.isAtEnd(isVertical: isVertical)
      let limit = isAtEnd ? bodyStart : bodyEnd
      pins[ElementKey(kind: item.elementKind, path: path)] = Pin(isAtEnd: isAtEnd, limit: limit)
    }
    putBackgrounds(of: section, path, from: start, to: place, room, isVertical)
    if let color = section.list?.ground { putGround(color, behind: index, from: start, to: place, room) }
    return place
  }

  private func putBackgrounds(
    of section: NSCollectionLayoutSection, _ path: IndexPath, from start: CGFloat, to end: CGFloat,
    _ room: CGSize, _ isVertical: Bool
  ) {
    let box =
      isVertical
      ? CGRect(x: 0, y: start, width: room.width, height: end - start)
      : CGRect(x: start, y: 0, width: end - start, height: room.height)
    for background in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: background.elementKind, with: path)
      attributes.frame = box.inset(by: background.contentInsets)
      attributes.zIndex = background.zIndex
      grounds[path, default: []].append(attributes)
    }
  }

  /// Adds the background colour of a list behind a section; that of the first and the last one is also
  /// visible where the content is overscrolled.
  private func putGround(
    _ color: UIColor, behind section: Int, from start: CGFloat, to end: CGFloat, _ room: CGSize
  ) {
    if decorations[ListPlace.groundKind] == nil {
      register(ListGround.self, forDecorationViewOfKind: ListPlace.groundKind)
    }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: ListPlace.groundKind, with: IndexPath(item: 0, section: section))
    let above = section == 0 ? room.height : 0
    let isLast = section == (collectionView?.numberOfSections ?? 0) - 1
    let below = isLast ? max(room.height, room.height - end) : 0
    attributes.frame = CGRect(x: 0, y: start - above, width: room.width, height: end - start + above + below)
    attributes.zIndex = -2
    attributes.ground = color
    grounds[attributes.indexPath, default: []].append(attributes)
  }

  private var grounds: [IndexPath: [UICollectionViewLayoutAttributes]] = [:]

  /// Lays out a view at an edge of a section or of the whole layout, and returns the start of what follows.
  private func put(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, at place: CGFloat, _ room: CGSize,
    _ isVertical: Bool, _ insets: NSDirectionalEdgeInsets
  ) -> CGFloat {
    let inner =
      isVertical
      ? CGSize(width: room.width - insets.leading - insets.trailing, height: room.height)
      : CGSize(width: room.width, height: room.height - insets.top - insets.bottom)
    var size = item.layoutSize.size(in: inner)
    let open = item.layoutSize.openSides
    if let said = saidByViews[ElementKey(kind: item.elementKind, path: path)] {
      let edges = item.contentInsets
      if open.contains(.width) { size.width = said.width + edges.leading + edges.trailing }
      if open.contains(.height) { size.height = said.height + edges.top + edges.bottom }
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    let part = item.part(isVertical: isVertical)
    let origin =
      isVertical
      ? CGPoint(x: insets.leading + part * (inner.width - size.width), y: place)
      : CGPoint(x: place, y: insets.top + part * (inner.height - size.height))
    attributes.frame = CGRect(origin: origin, size: size).inset(by: item.contentInsets)
      .offsetBy(dx: item.offset.x, dy: item.offset.y)
    attributes.zIndex = item.zIndex
    attributes.openSides = open
    views[item.elementKind, default: [:]][path] = attributes
    return item.extendsBoundary ? place + (isVertical ? size.height : size.width) : place
  }

  open override var collectionViewContentSize: CGSize { size }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isVertical = configuration.scrollDirection == .vertical
    var all = stretches.cells(in: directed(rect), isVertical: isVertical).filter { $0.frame.overlaps(rect) }
    for kind in views.values { all += kind.values.lazy.map(pinned).filter { $0.frame.overlaps(rect) } }
    for list in grounds.values { all += list.lazy.filter { $0.frame.overlaps(rect) } }
    return all
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cells[indexPath]
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { views[elementKind]?[indexPath].map(pinned) }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    grounds[indexPath]?.first { $0.representedElementKind == elementKind }
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns a view's attributes at the position where it remains visible.
  private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let key = attributes.elementKey, let pin = pins[key], let view = collectionView,
      let moved = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let visible = directed(view.bounds.inset(by: view.adjustedContentInset)), place = directed(moved.frame)
    let isHorizontal = configuration.scrollDirection == .horizontal
    moved.frame = directed(
      pin.isAtEnd
        ? place.pinned(toEndOf: visible, isHorizontal: isHorizontal, limit: pin.limit)
        : place.pinned(toStartOf: visible, isHorizontal: isHorizontal, limit: pin.limit))
    return moved
  }

  // MARK: - Orthogonal scrolling and visible items handlers

  override var bands: [Int: OrthogonalBand] { scrolling }

  override func handled(_ shown: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let view = collectionView,
      sections.values.contains(where: { $0.section.visibleItemsInvalidationHandler != nil })
    else { return shown }
    var result = shown
    for (index, one) in sections {
      guard let handler = one.section.visibleItemsInvalidationHandler else { continue }
      let places = result.indices.filter {
        result[$0].indexPath.count == 2 && result[$0].indexPath.section == index
      }
      guard !places.isEmpty else { continue }
      let items = places.map { VisibleItem(result[$0]) }
      handler(items, view.visible.scrollers[index]?.contentOffset ?? view.contentOffset, one.surroundings)
      for (place, item) in zip(places, items) { result[place] = item.attributes }
    }
    return result
  }

  // MARK: - Self-sizing elements

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !originalAttributes.openSides.isEmpty && !preferredAttributes.size.isNear(originalAttributes.size)
  }
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if let key = originalAttributes.elementKey {
      saidByViews[key] = preferredAttributes.size
    } else {
      said[originalAttributes.indexPath] = preferredAttributes.size
    }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func forgetSizes() { (said, saidByViews) = ([:], [:]) }
  override func insetsDidChange() { if wasPrepared { invalidateLayout() } }
  override func followSizes(_ updates: RowUpdates) {
    said = said.following(updates)
    saidByViews = [:]
  }
}
