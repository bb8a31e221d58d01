public import CoreGraphics
public import Foundation
public import QuartzCore

/// What a section's layout may depend on.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room that the section gets, or the inside of the custom group.
  var container: any NSCollectionLayoutContainer { get }
  /// Those of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The room that a section gets.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// In points, without the collection view's adjusted insets across the direction of scrolling.
  var contentSize: CGSize { get }
  /// The same less `effectiveContentInsets`.
  var effectiveContentSize: CGSize { get }
  /// What the layout's reference, such as the safe area, takes at the sides.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The same as `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor
final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  /// What the section's reference takes at the sides, such as the safe area.
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

/// Where a supplementary view keeps to.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// A corner or an edge; along an axis of which it names none, or both, the middle.
  public let edges: NSDirectionalRectEdge
  /// To the trailing side and down: in points, or in parts of the view's own size.
  public let offset: CGPoint
  private let isFraction: Bool

  /// On the edges themselves.
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isFraction) = (edges, .zero, false)
    super.init()
  }
  /// Moved by points: to the trailing side and down.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFraction) = (edges, absoluteOffset, false)
    super.init()
  }
  /// `fractionalOffset` is in parts of the view's own size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFraction) = (edges, fractionalOffset, true)
    super.init()
  }
  /// Whether `offset` is in points, as it is where none was given.
  open var isAbsoluteOffset: Bool { !isFraction }
  /// Whether `offset` is in parts of the view's own size.
  open var isFractionalOffset: Bool { isFraction }

  /// Where the edges lie on a box, 0…1 from the top left corner; the middle where neither edge of an axis is
  /// named.
  fileprivate final func place(isMirrored: Bool) -> CGPoint {
    let x: CGFloat =
      edges.contains(.leading) == edges.contains(.trailing) ? 0.5 : edges.contains(.leading) ? 0 : 1
    let y: CGFloat = edges.contains(.top) == edges.contains(.bottom) ? 0.5 : edges.contains(.top) ? 0 : 1
    return CGPoint(x: isMirrored ? 1 - x : x, y: y)
  }
  /// How far a box of a size is moved, in points.
  fileprivate final func shift(of size: CGSize, isMirrored: Bool) -> CGPoint {
    let shift = isFraction ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    return CGPoint(x: isMirrored ? -shift.x : shift.x, y: shift.y)
  }
}

/// A view beside an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  private let anchor: NSCollectionLayoutAnchor
  private let ownAnchor: NSCollectionLayoutAnchor?

  /// One whose edges lie on those of the item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    (kind, anchor, ownAnchor) = (elementKind, containerAnchor, nil)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// One whose `itemAnchor` comes to lie on the container's.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    (kind, anchor, ownAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// By which the data source is asked for the view.
  open var elementKind: String { kind }
  /// Where on the item's box the view lies.
  open var containerAnchor: NSCollectionLayoutAnchor { anchor }
  /// What of the view lies on the container's anchor; nil for the same edges as there.
  open var itemAnchor: NSCollectionLayoutAnchor? { ownAnchor }
  /// Above cells, whose index is 0, at first.
  open var zIndex = 1

  /// Where the view lies that is anchored to a box.
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

/// A view at an edge of a section: its header or footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private let edge: NSRectAlignment
  private let shift: CGPoint

  /// `alignment` is the edge or corner of the section; `absoluteOffset` moves the view from there, in
  /// points.
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

  /// The edge or corner of the section, as it was given.
  open var alignment: NSRectAlignment { edge }
  /// In points; leaves everything else where it is.
  open var offset: CGPoint { shift }
  /// Whether the section grows by the view; else the view lies over its items.
  open var extendsBoundary = true
  /// Whether the view stays in sight while its section is.
  open var pinToVisibleBounds = false

  /// Whether the view stands behind its section in the direction of a layout.
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

  /// How far along the edge the view lies, from 0 at its beginning to 1 at its end.
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

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String
  private init(kind: String) {
    self.kind = kind
    let all = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: all, heightDimension: all), supplementaryItems: [])
  }
  /// One that fills its section. The kind has to be registered with the layout.
  open class func background(elementKind: String) -> Self {
    // The initialiser is private, so there is no subclass to be asked.
    NSCollectionLayoutDecorationItem(kind: elementKind) as! Self
  }
  /// By which the decoration is registered with the layout.
  open var elementKind: String { kind }
  /// Below cells, whose index is 0.
  open var zIndex = -1
}

/// How a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all, freely, resting where groups begin, by the collection view's width, by groups, or by
  /// groups in the middle.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What the insets of a section count from, besides the edges of the content.
public enum UIContentInsetsReference: Int, Sendable {
  /// `none` is the edges of the content alone.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls that scrolls by itself.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether content goes beyond its ends under a finger.
  public enum Bounce: Int, Sendable {
    /// `automatic` bounces where there is more content than room.
    case automatic, always, never
  }
  public override init() { super.init() }
  /// How soon content comes to rest; `automatic` is what the section's behaviour asks for.
  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    .automatic
  /// `automatic` unless set.
  open var bounce = Bounce.automatic
  /// How soon content that a finger has let go comes to rest.
  public enum DecelerationRate: Int, Sendable {
    /// `automatic` is fast, but for `continuous`.
    case automatic, normal, fast
  }
}

/// A section of a compositional layout: a group that is repeated.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// How the section's rows look, where it is a list.
  final var list: UICollectionLayoutListConfiguration?

  /// A section that repeats a group until all its items have a place.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// In points, around all groups, within `contentInsetsReference`.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// In points, along the direction in which the groups follow each other.
  open var interGroupSpacing: CGFloat = 0
  /// Whether groups lie beside each other and scroll by themselves, and where such scrolling comes to rest.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers; along one edge in this order.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary views keep to `contentInsets` at the sides.
  open var supplementariesFollowContentInsets = true
  /// What `contentInsets` count from; `automatic` is what the layout's configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The same for boundary views; `automatic` is the section's own.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How scrolling across the layout's direction feels.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// What lies behind the section's items.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called when the content moves, with the items that are seen, which it may change, and the offset in
  /// points.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
}

/// An item that is seen.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// Changes last until the layout is asked again.
  var alpha: CGFloat { get set }
  /// Items with a higher one lie in front; changes last until the layout is asked again.
  var zIndex: Int { get set }
  /// Changes last until the layout is asked again.
  var isHidden: Bool { get set }
  /// In the content's points.
  var center: CGPoint { get set }
  /// About the centre; changes last until the layout is asked again.
  var transform: CGAffineTransform { get set }
  /// About the centre, in space; changes last until the layout is asked again.
  var transform3D: CATransform3D { get set }
  /// The kind of a view; of a cell a name of the system's.
  var name: String { get }
  /// Which item it is, or of a view the path that the layout gives it.
  var indexPath: IndexPath { get }
  /// In the content's points, as if there were no transform.
  var frame: CGRect { get }
  /// The size, at an origin of zero.
  var bounds: CGRect { get }
  /// A cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}
