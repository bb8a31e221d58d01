internal import CoreGraphics
public import Foundation

/// A layout that places items in lines, section after section.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The references of `sectionInset`.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's adjusted insets; or the safe area or the layout margins, where they are larger.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// An estimated size that stands for "as large as the cell requires".
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var flow = FlowGeometry()
  /// The inputs of `flow`, and Boolean values that indicate whether inputs and geometry are out of date.
  private var inputs: [FlowGeometry.SectionInput] = []
  private var metricsAreOld = true, attributesAreOld = true

  public override init() { super.init() }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Creates a flow layout from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeFlow(from: nib) }
  }

  /// The minimum distance between lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum distance between the items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items for which the delegate returns none, in points. The default is 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of self-sizing cells, in points; zero, the default, if cells are not self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The scroll direction. In a vertical layout, lines are horizontal and follow each other down; a
  /// horizontal layout exchanges the axes.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers, of which the height counts, or the width in a horizontal layout; zero for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which the height counts, or the width in a horizontal layout; zero for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The distance of a section's items from its header, its footer and the sides, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The reference of `sectionInset` at the sides of a vertical layout, or above and below in a horizontal
  /// one.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that determines whether the header of a section stays visible while the section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that determines whether the footer of a section stays visible while the section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return flow.contentSize
  }
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return flow = FlowGeometry() }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if metricsAreOld || inputs.map(\.items.count) != counts {
      inputs = counts.indices.map { readSection($0, of: view) }
      attributesAreOld = true
    }
    if attributesAreOld {
      flow = place(inputs, in: view)
      reportWideItems(in: room(in: view))
    }
    (metricsAreOld, attributesAreOld) = (false, false)
  }
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole = flow == nil || context.invalidateEverything || context.invalidateDataSourceCounts
    if isWhole || flow?.invalidateFlowLayoutDelegateMetrics == true { metricsAreOld = true }
    if isWhole || flow?.invalidateFlowLayoutAttributes == true { attributesAreOld = true }
    super.invalidateLayout(with: context)
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    let rect = directed(rect)
    var result: [UICollectionViewLayoutAttributes] = []
    for (index, section) in flow.sections.enumerated() {
      let path = IndexPath(item: 0, section: index)
      if let header = pinnedHeader(of: section), header.overlaps(rect) {
        result.append(attributes(UICollectionView.elementKindSectionHeader, path, header))
      }
      if let footer = pinnedFooter(of: section), footer.overlaps(rect) {
        result.append(attributes(UICollectionView.elementKindSectionFooter, path, footer))
      }
    }
    flow.forEachItem(in: rect) { section, item in
      if let found = layoutAttributesForItem(at: IndexPath(item: item, section: section)) {
        result.append(found)
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard flow.sections.indices.contains(indexPath.section),
      flow.sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    let result = made()
    result.indexPath = indexPath
    result.frame = directed(flow.sections[indexPath.section].frames[indexPath.item])
    if estimatedItemSize != .zero { result.openSides = [.width, .height] }
    return result
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard flow.sections.indices.contains(indexPath.section) else { return nil }
    let section = flow.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    // A missing header or footer has a size of zero.
    let place = isHeader ? section.start : section.end
    let none = CGRect(
      origin: scrollDirection == .horizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place), size: .zero)
    let frame = (isHeader ? pinnedHeader(of: section) : pinnedFooter(of: section)) ?? none
    return attributes(elementKind, IndexPath(item: 0, section: indexPath.section), frame)
  }

  /// Creates attributes of the layout's attributes class.
  private func made() -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (type ?? UICollectionViewLayoutAttributes.self).created()
  }

  private func attributes(
    _ kind: String, _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let result = made()
    result.stands(forSupplementaryViewOfKind: kind, at: path)
    result.frame = directed(frame)
    result.zIndex = 10
    return result
  }

  // MARK: - Right-to-left layout

  /// A Boolean value that indicates whether lines begin at the right, and lines of a horizontal layout follow
  /// each other to the left; `false` if the view itself is flipped.
  private var isMirrored: Bool {
    !flipsHorizontallyInOppositeLayoutDirection && collectionView?.isRightToLeft == true
  }
  override var startsAtRight: Bool { isMirrored && scrollDirection == .horizontal }

  /// Mirrors a rectangle if the layout is mirrored.
  private func directed(_ rect: CGRect) -> CGRect {
    guard isMirrored, let view = collectionView else { return rect }
    let width = max(flow.contentSize.width, room(in: view).width)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the visible area, in which headers and footers are pinned.
  private func sight(of view: UICollectionView) -> CGRect {
    directed(view.bounds.inset(by: view.adjustedContentInset))
  }

  // MARK: - Pinned headers and footers

  private func pinnedHeader(of section: FlowGeometry.Section) -> CGRect? {
    guard let header = section.header, sectionHeadersPinToVisibleBounds, let view = collectionView else {
      return section.header
    }
    return header.pinned(
      toStartOf: sight(of: view), isHorizontal: scrollDirection == .horizontal,
      limit: section.end - (section.footer.map(down) ?? 0))
  }

  private func pinnedFooter(of section: FlowGeometry.Section) -> CGRect? {
    guard let footer = section.footer, sectionFootersPinToVisibleBounds, let view = collectionView else {
      return section.footer
    }
    return footer.pinned(
      toEndOf: sight(of: view), isHorizontal: scrollDirection == .horizontal,
      limit: section.start + (section.header.map(down) ?? 0))
  }

  private func down(_ rect: CGRect) -> CGFloat { scrollDirection == .horizontal ? rect.width : rect.height }

  // MARK: - Self-sizing cells

  private var measured: [IndexPath: CGSize] = [:]

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.representedElementCategory == .cell && estimatedItemSize != .zero
      && !preferredAttributes.size.isNear(originalAttributes.size)
  }
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let path = originalAttributes.indexPath, size = preferredAttributes.size
    measured[path] = size
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    // The cell has determined its size, so the delegate need not be asked again.
    if !metricsAreOld, inputs.indices.contains(path.section),
      inputs[path.section].items.indices.contains(path.item)
    {
      inputs[path.section].items[path.item] = size
      (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    }
    return context
  }
  override func forgetSizes() {
    measured = [:]
    metricsAreOld = true
  }
  override func insetsDidChange() { if wasPrepared { invalidateLayout() } }
  override func followSizes(_ updates: RowUpdates) { measured = measured.following(updates) }

  /// Returns the size of an item before its cell is measured.
  private func size(of path: IndexPath, said: CGSize) -> CGSize {
    guard estimatedItemSize != .zero else { return said }
    if let own = measured[path] { return own }
    return said == itemSize && estimatedItemSize != Self.automaticSize ? estimatedItemSize : said
  }

  // MARK: - Reading

  private func place(_ inputs: [FlowGeometry.SectionInput], in view: UICollectionView) -> FlowGeometry {
    FlowGeometry(
      sections: inputs, bounds: room(in: view), isHorizontal: scrollDirection == .horizontal,
      scale: max(view.traitCollection.displayScale, 1))
  }

  /// Logs, in UIKit's words, that items are too long for the lines of the layout, once per direction.
  private func reportWideItems(in room: CGSize) {
    guard room.width > 0, room.height > 0 else { return }
    let isVertical = scrollDirection == .vertical
    let isWide = inputs.contains { input in
      let inset = input.inset
      let breadth =
        isVertical ? room.width - inset.left - inset.right : room.height - inset.top - inset.bottom
      return input.items.contains { (isVertical ? $0.width : $0.height) > breadth + 0.01 }
    }
    guard isWide else { return }
    let (length, first, last) = isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
    warnOnce(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) must be \
      less than the \(length) of the UICollectionView minus the section insets \(first) and \(last) values, \
      minus the content insets \(first) and \(last) values. Please check the values returned by the delegate.
      """)
  }

  private func room(in view: UICollectionView) -> CGSize {
    let insets = view.adjustedContentInset
    return CGSize(
      width: view.bounds.width - insets.left - insets.right,
      height: view.bounds.height - insets.top - insets.bottom)
  }

  /// The insets of the safe area or the margins across the scroll direction, beyond the content's insets.
  private var referenceInsets: UIEdgeInsets {
    guard sectionInsetReference != .fromContentInset, let view = collectionView else { return .zero }
    let reference = sectionInsetReference == .fromSafeArea ? view.safeAreaInsets : view.layoutMargins,
      own = view.adjustedContentInset
    let left = max(0, reference.left - own.left), right = max(0, reference.right - own.right)
    return scrollDirection == .vertical
      ? UIEdgeInsets(top: 0, left: isMirrored ? right : left, bottom: 0, right: isMirrored ? left : right)
      : UIEdgeInsets(
        top: max(0, reference.top - own.top), left: 0, bottom: max(0, reference.bottom - own.bottom), right: 0
      )
  }

  private func readSection(_ section: Int, of view: UICollectionView) -> FlowGeometry.SectionInput {
    let count = view.numberOfItems(inSection: section)
    var input = FlowGeometry.SectionInput(items: [])
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      input.items =
        estimatedItemSize == .zero
        ? Array(repeating: itemSize, count: count)
        : (0..<count).map { size(of: IndexPath(item: $0, section: section), said: itemSize) }
      (input.inset, input.lineSpacing, input.interitemSpacing) = (
        sectionInset, minimumLineSpacing, minimumInteritemSpacing
      )
      input.inset = input.inset + referenceInsets
      (input.header, input.footer) = (headerReferenceSize, footerReferenceSize)
      return input
    }
    input.items = (0..<count).map {
      let path = IndexPath(item: $0, section: section)
      return size(
        of: path, said: delegate.collectionView(view, layout: self, sizeForItemAt: view.stored(path)))
    }
    input.inset = delegate.collectionView(view, layout: self, insetForSectionAt: section)
    input.lineSpacing = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    input.interitemSpacing =
      delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    input.inset = input.inset + referenceInsets
    input.header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    input.footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    return input
  }
}
