internal import CoreGraphics
public import Foundation

/// A layout that interpolates between two others: elements that both have lie between their two positions,
/// those of only one fade.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at progress 0.
  public let currentLayout: UICollectionViewLayout
  /// The layout at progress 1.
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// Creates a transition layout at progress 0.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns nil: transition layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The progress of the transition, 0…1; a gesture may exceed the range.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      invalidateLayout()
      collectionView?.followTransition(transitionProgress)
    }
  }

  open override func prepare() {
    super.prepare()
    currentLayout.prepareIfNeeded()
    nextLayout.prepareIfNeeded()
  }
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // Progress does not affect the two layouts; insertions and deletions do.
    if context.invalidateDataSourceCounts {
      for layout in [currentLayout, nextLayout] { layout.invalidateCounts() }
    }
    super.invalidateLayout(with: context)
  }

  /// Stores a value on which a subclass's layout depends.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the value stored for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override var collectionViewContentSize: CGSize {
    let from = currentLayout.collectionViewContentSize, to = nextLayout.collectionViewContentSize
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let near = rect.insetBy(dx: -rect.width, dy: -rect.height)
    let from = currentLayout.layoutAttributesForElements(in: near) ?? []
    let to = nextLayout.layoutAttributesForElements(in: near) ?? []
    var found: [UICollectionViewLayoutAttributes] = []
    for one in from {
      let other = to.first { $0.isOfSameElement(as: one) }
      found.append(mix(one, other))
    }
    for one in to where !from.contains(where: { $0.isOfSameElement(as: one) }) { found.append(mix(nil, one)) }
    return found.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let from = currentLayout.layoutAttributesForItem(at: indexPath)
    let to = nextLayout.layoutAttributesForItem(at: indexPath)
    return from == nil && to == nil ? nil : mix(from, to)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let from = currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    let to = nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    return from == nil && to == nil ? nil : mix(from, to)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let from = currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    let to = nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    return from == nil && to == nil ? nil : mix(from, to)
  }

  private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  private func mix(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes {
    guard let start = from ?? to, let end = to ?? from,
      let mixed = (transitionProgress < 0.5 ? start : end).copy() as? UICollectionViewLayoutAttributes
    else { raiseException("UICollectionViewTransitionLayout: an element without attributes") }
    mixed.center = CGPoint(x: mix(start.center.x, end.center.x), y: mix(start.center.y, end.center.y))
    mixed.size = CGSize(
      width: mix(start.size.width, end.size.width), height: mix(start.size.height, end.size.height))
    mixed.alpha = mix(from?.alpha ?? 0, to?.alpha ?? 0)
    return mixed
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns whether other attributes describe the same cell, supplementary or decoration view.
  final func isOfSameElement(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }
}
