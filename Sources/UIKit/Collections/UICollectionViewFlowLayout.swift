internal import CoreGraphics
public import Foundation

/// Items in lines, sections after each other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What `sectionInset` counts from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// Stands for "as large as the cell asks for" as an estimated size.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var flow = FlowGeometry()

  public override init() { super.init() }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeFlow(from: nib) }
  }

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The least distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The size of items that the delegate does not say.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  /// - Note: cells do not size themselves yet: `itemSize` counts.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      if estimatedItemSize != .zero { notYet("UICollectionViewFlowLayout.estimatedItemSize") }
      invalidateLayout()
    }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The height of headers, or their width in a layout that scrolls to the right; zero for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet {
      if sectionHeadersPinToVisibleBounds {
        notYet("UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds")
      }
    }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet {
      if sectionFootersPinToVisibleBounds {
        notYet("UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds")
      }
    }
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return flow.contentSize
  }
  open override func prepare() {
    super.prepare()
    flow = readGeometry()
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    var result: [UICollectionViewLayoutAttributes] = []
    for (index, section) in flow.sections.enumerated() {
      let path = IndexPath(item: 0, section: index)
      if let header = section.header, header.intersects(rect) {
        result.append(attributes(UICollectionView.elementKindSectionHeader, path, header))
      }
      if let footer = section.footer, footer.intersects(rect) {
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
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let result = (type ?? UICollectionViewLayoutAttributes.self).init()
    result.indexPath = indexPath
    result.frame = flow.sections[indexPath.section].frames[indexPath.item]
    return result
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard flow.sections.indices.contains(indexPath.section) else { return nil }
    let section = flow.sections[indexPath.section]
    let frame = elementKind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
    return frame.map { attributes(elementKind, IndexPath(item: 0, section: indexPath.section), $0) }
  }

  private func attributes(
    _ kind: String, _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    result.frame = frame
    result.zIndex = 10
    return result
  }

  // MARK: - Reading

  private func readGeometry() -> FlowGeometry {
    guard let view = collectionView else { return FlowGeometry() }
    let insets = view.adjustedContentInset
    let size = CGSize(
      width: view.bounds.width - insets.left - insets.right,
      height: view.bounds.height - insets.top - insets.bottom)
    return FlowGeometry(
      sections: (0..<view.numberOfSections).map { readSection($0, of: view) }, bounds: size,
      isHorizontal: scrollDirection == .horizontal, scale: max(view.traitCollection.displayScale, 1))
  }

  private func readSection(_ section: Int, of view: UICollectionView) -> FlowGeometry.SectionInput {
    let count = view.numberOfItems(inSection: section)
    var input = FlowGeometry.SectionInput(items: [])
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      input.items = Array(repeating: itemSize, count: count)
      (input.inset, input.lineSpacing, input.interitemSpacing) = (
        sectionInset, minimumLineSpacing, minimumInteritemSpacing
      )
      (input.header, input.footer) = (headerReferenceSize, footerReferenceSize)
      return input
    }
    input.items = (0..<count).map {
      delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
    }
    input.inset = delegate.collectionView(view, layout: self, insetForSectionAt: section)
    input.lineSpacing = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    input.interitemSpacing =
      delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    input.header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    input.footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    return input
  }
}
