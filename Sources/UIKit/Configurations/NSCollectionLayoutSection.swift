public import CoreGraphics
public import Foundation
public import QuartzCore

/// The environment that a section's layout may depend on.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section, or the inside of the custom group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The container of a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points, less the collection view's adjusted insets across the scroll direction.
  var contentSize: CGSize { get }
  /// The size less ``effectiveContentInsets``.
  var effectiveContentSize: CGSize { get }
  /// The insets of the layout's reference, such as the safe area.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, equal to ``contentInsets``.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor
final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  /// The insets of the section's reference, such as the safe area.
  let contentInsets: NSDirectionalEdgeInsets

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection = .current) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// The anchor of a supplementary view.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges of the anchor: a corner or an edge. Along an axis with no or both edges it is centred.
  public let edges: NSDirectionalRectEdge
  /// The offset towards the trailing side and down, in points or as a fraction of the view's own size.
  public let offset: CGPoint
  private let isFraction: Bool

  /// Creates an anchor on the edges.
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isFraction) = (edges, .zero, false)
    super.init()
  }
  /// Creates an anchor with an offset in points, towards the trailing side and down.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFraction) = (edges, absoluteOffset, false)
    super.init()
  }
  /// Creates an anchor with an offset as a fraction of the view's own size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFraction) = (edges, fractionalOffset, true)
    super.init()
  }
  /// A Boolean value that indicates whether ``offset`` is in points, also if none was given.
  open var isAbsoluteOffset: Bool { !isFraction }
  /// A Boolean value that indicates whether ``offset`` is a fraction of the view's own size.
  open var isFractionalOffset: Bool { isFraction }

  /// Returns the position of the edges in a rectangle, 0…1 from the top left corner; centred if no edge of
  /// an axis is set.
  fileprivate final func place(isMirrored: Bool) -> CGPoint {
    let x: CGFloat =
      edges.contains(.leading) == edges.contains(.trailing) ? 0.5 : edges.contains(.leading) ? 0 : 1
    let y: CGFloat = edges.contains(.top) == edges.contains(.bottom) ? 0.5 : edges.contains(.top) ? 0 : 1
    return CGPoint(x: isMirrored ? 1 - x : x, y: y)
  }
  /// Returns the offset for a view of the given size, in points.
  fileprivate final func shift(of size: CGSize, isMirrored: Bool) -> CGPoint {
    let shift = isFraction ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    return CGPoint(x: isMirrored ? -shift.x : shift.x, y: shift.y)
  }
}

/// A supplementary view of an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  private let anchor: NSCollectionLayoutAnchor
  private let ownAnchor: NSCollectionLayoutAnchor?

  /// Creates a view whose edges are aligned to those of the item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    (kind, anchor, ownAnchor) = (elementKind, containerAnchor, nil)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// Creates a view whose `itemAnchor` is aligned to the container's anchor.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    (kind, anchor, ownAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The kind with which the data source is asked for the view.
  open var elementKind: String { kind }
  /// The anchor in the item's frame.
  open var containerAnchor: NSCollectionLayoutAnchor { anchor }
  /// The anchor in the view that is aligned to the container's anchor. If `nil`, it has the same edges.
  open var itemAnchor: NSCollectionLayoutAnchor? { ownAnchor }
  /// The position in the z order. The default is 1, in front of cells, whose index is 0.
  open var zIndex = 1

  /// Returns the frame of a view anchored to a rectangle.
  final func frame(in box: CGRect, isMirrored: Bool = false) -> CGRect {
    let size = layoutSize.size(in: box.size)
    let there = anchor.place(isMirrored: isMirrored),
      here = (ownAnchor ?? anchor).place(isMirrored: isMirrored)
    let shift = anchor.shift(of: size, isMirrored: isMirrored),
      own = ownAnchor?.shift(of: size, isMirrored: isMirrored) ?? .zero
    return CGRect(
      x: box.minX + there.x * box.width - here.x * size.width + shift.x + own.x,
      y: box.minY + there.y * box.height - here.y * size.height + shift.y + own.y, width: size.width,
      height: size.height)
  }
}

/// A supplementary view at an edge of a section: its header or footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private let edge: NSRectAlignment
  private let shift: CGPoint

  /// Creates a view. `alignment` is the edge or corner of the section; `absoluteOffset` moves the view from
  /// there, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    edge = alignment
    shift = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .all)
    )
  }

  /// The edge or corner of the section.
  open var alignment: NSRectAlignment { edge }
  /// The offset in points, which does not affect the rest of the layout.
  open var offset: CGPoint { shift }
  /// A Boolean value that determines whether the view extends the section; otherwise it overlaps the items.
  /// The default is `true`.
  open var extendsBoundary = true
  /// A Boolean value that determines whether the view remains visible while its section is. The default is
  /// `false`.
  open var pinToVisibleBounds = false

  /// Returns a Boolean value that indicates whether the view comes after its section in the direction of a
  /// layout.
  final func isAtEnd(isVertical: Bool) -> Bool {
    switch edge {
    case .bottom: true
    case .trailing: true
    case .bottomLeading: isVertical
    case .bottomTrailing: true
    case .topTrailing: !isVertical
    default: false
    }
  }

  /// Returns the position of the view along the edge, from 0 at its beginning to 1 at its end.
  final func part(isVertical: Bool) -> CGFloat {
    switch edge {
    case .topLeading: 0
    case .topTrailing: isVertical ? 1 : 0
    case .bottomLeading: isVertical ? 0 : 1
    case .bottomTrailing: 1
    default: 0.5
    }
  }
}

/// A decoration view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String
  private init(kind: String) {
    self.kind = kind
    let all = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: all, heightDimension: all), supplementaryItems: [])
  }
  /// Returns an item that fills its section. The kind has to be registered with the layout.
  open class func background(elementKind: String) -> Self {
    // The initialiser is private, so there are no subclasses.
    NSCollectionLayoutDecorationItem(kind: elementKind) as! Self
  }
  /// The kind with which the decoration view is registered with the layout.
  open var elementKind: String { kind }
  /// The position in the z order. The default is -1, behind cells, whose index is 0.
  open var zIndex = -1
}

/// The scrolling of a section across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// No scrolling, or scrolling that comes to rest anywhere, at the beginning of groups, at multiples of the
  /// collection view's width, at groups, or at centred groups.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The reference of a section's insets, besides the edges of the content.
public enum UIContentInsetsReference: Int, Sendable {
  /// `none` is the edges of the content only.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The properties of a section that scrolls on its own.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The bouncing of content beyond its ends during a drag.
  public enum Bounce: Int, Sendable {
    /// `automatic` bounces if the content is larger than the visible area.
    case automatic, always, never
  }
  public override init() { super.init() }
  /// The deceleration rate; `automatic` depends on the section's scrolling behaviour.
  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    .automatic
  /// The bouncing. The default is `automatic`.
  open var bounce = Bounce.automatic
  /// The rate of deceleration after a drag.
  public enum DecelerationRate: Int, Sendable {
    /// `automatic` is fast, except for `continuous`.
    case automatic, normal, fast
  }
}

/// A section of a compositional layout: a group that is repeated.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// The list configuration, if the section is a list.
  final var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group until all its items are laid out.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets around all groups in points, within ``contentInsetsReference``.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups in points, along the direction in which they follow each other.
  open var interGroupSpacing: CGFloat = 0
  /// The scrolling behaviour: whether groups are side by side and scroll on their own, and where they come to
  /// rest.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers, along one edge in this order.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that determines whether boundary views respect ``contentInsets`` at the sides.
  open var supplementariesFollowContentInsets = true
  /// The reference of ``contentInsets``; `automatic` uses that of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of boundary views; `automatic` uses the section's own.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The properties of scrolling across the layout's direction.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The decoration views behind the section's items.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called when the content scrolls, with the visible items, which it may change, and the
  /// offset in points.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
}

/// A visible item.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity. Changes last until the layout is computed again.
  var alpha: CGFloat { get set }
  /// The position in the z order; items with a higher index are in front. Changes last until the layout is
  /// computed again.
  var zIndex: Int { get set }
  /// A Boolean value that determines whether the item is hidden. Changes last until the layout is computed
  /// again.
  var isHidden: Bool { get set }
  /// The centre, in content coordinates.
  var center: CGPoint { get set }
  /// The transform about the centre. Changes last until the layout is computed again.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform about the centre. Changes last until the layout is computed again.
  var transform3D: CATransform3D { get set }
  /// The kind of a view; for a cell a name of the system's.
  var name: String { get }
  /// The index path of the item, or the one that the layout gives a view.
  var indexPath: IndexPath { get }
  /// The frame in content coordinates, without the transform.
  var frame: CGRect { get }
  /// The bounds, with an origin of zero.
  var bounds: CGRect { get }
  /// The category of the item: a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for cells.
  var representedElementKind: String? { get }
}
