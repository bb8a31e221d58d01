internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The items of a section that scroll across the direction of their layout.
@MainActor struct OrthogonalBand {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  /// A Boolean value that indicates whether it scrolls horizontally, in a layout that scrolls vertically.
  let isHorizontal: Bool
  /// The visible area, in content coordinates.
  private(set) var frame: CGRect
  /// The size of the items with the section's insets.
  let contentSize: CGSize
  /// The space before the first group, in points.
  let lead: CGFloat
  /// The start and the length of each group.
  private(set) var groups: [(start: CGFloat, length: CGFloat)]
  /// The attributes of the cells in content coordinates, as if it were not scrolled.
  let cells: [UICollectionViewLayoutAttributes]

  /// A Boolean value that indicates whether the first group is the rightmost.
  private(set) var isMirrored = false

  init(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    properties: UICollectionLayoutSectionOrthogonalScrollingProperties, isHorizontal: Bool, frame: CGRect,
    contentSize: CGSize, lead: CGFloat,
    groups: [(start: CGFloat, length: CGFloat)], cells: [UICollectionViewLayoutAttributes]
  ) {
    (self.behavior, self.properties, self.isHorizontal) = (behavior, properties, isHorizontal)
    (self.frame, self.contentSize, self.lead, self.groups, self.cells) = (
      frame, contentSize, lead, groups, cells
    )
  }

  /// Updates the band after its cells were mirrored about the centre of the scrolled content; for vertical
  /// scrolling, about that of the whole layout, which is `width` wide.
  mutating func mirror(in width: CGFloat) {
    guard isHorizontal else {
      frame.origin.x = width - frame.maxX
      return
    }
    isMirrored = true
    groups = groups.map { (length - $0.start - $0.length, $0.length) }
  }

  /// The offset that shows the first group.
  var first: CGFloat { isMirrored ? max(-margins.before, length + margins.after - window) : -margins.before }

  /// Converts an offset to its distance from the one that shows the first group, in reading direction, and
  /// back.
  func distance(of offset: CGFloat) -> CGFloat { isMirrored ? first - offset : offset - first }
  func offset(at distance: CGFloat) -> CGFloat { isMirrored ? first - distance : first + distance }

  /// The length of the visible area in the scroll direction.
  var window: CGFloat { isHorizontal ? frame.width : frame.height }
  /// The length of the content in the scroll direction.
  var length: CGFloat { isHorizontal ? contentSize.width : contentSize.height }

  /// Returns the offset that shows a group according to the scrolling behaviour.
  func offset(ofGroup index: Int) -> CGFloat {
    let group = groups[index]
    if behavior == .groupPagingCentered { return group.start + group.length / 2 - window / 2 }
    return isMirrored ? group.start + group.length + lead - window : group.start - lead
  }

  /// The space before and after the items that lets the first and the last group be centred.
  var margins: (before: CGFloat, after: CGFloat) {
    guard behavior == .groupPagingCentered, !groups.isEmpty else { return (0, 0) }
    let ends = (offset(ofGroup: 0), offset(ofGroup: groups.count - 1))
    return (max(0, -min(ends.0, ends.1)), max(0, max(ends.0, ends.1) + window - length))
  }

  /// Returns the offset at which scrolling ends instead of at `proposed`, for a drag that began at `start`
  /// and ended with the velocity `speed`.
  func target(of proposed: CGFloat, from start: CGFloat, speed: CGFloat) -> CGFloat {
    guard !groups.isEmpty else { return proposed }
    let offsets = groups.indices.map { offset(ofGroup: $0) }
    func nearest(_ place: CGFloat) -> Int {
      offsets.indices.min { abs(offsets[$0] - place) < abs(offsets[$1] - place) } ?? 0
    }
    var target = proposed
    switch behavior {
    case .continuousGroupLeadingBoundary: target = offsets[nearest(proposed)]
    case .groupPaging, .groupPagingCentered:
      let here = nearest(start)
      let step =
        speed == 0
        ? nearest(proposed).clamped(to: (here - 1)...(here + 1)) - here : (speed > 0) != isMirrored ? 1 : -1
      target = offsets[(here + step).clamped(to: 0...(offsets.count - 1))]
    case .none, .continuous, .paging: return proposed
    }
    return clamped(target)
  }

  /// Returns the nearest offset that shows nothing beyond the items and their margins.
  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, -margins.before), max(-margins.before, length + margins.after - window))
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// The scroll view of the items of one section.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  weak var owner: UICollectionView?
  private var start: CGFloat = 0
  private(set) var band: OrthogonalBand

  init(_ band: OrthogonalBand, in owner: UICollectionView) {
    self.band = band
    self.owner = owner
    super.init(frame: band.frame)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    delegate = self
    follow(band)
    place = band.first
  }

  required init?(coder: NSCoder) { nil }

  /// The offset in the scroll direction.
  private var place: CGFloat {
    get { band.isHorizontal ? contentOffset.x : contentOffset.y }
    set { contentOffset = band.isHorizontal ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue) }
  }

  /// Updates the scroll view after the layout of the band has changed.
  func follow(_ new: OrthogonalBand) {
    // Visible content keeps its distance from the section's start, also if it is now mirrored.
    let distance = band.distance(of: place)
    band = new
    defer { keep(distance) }
    if frame != new.frame { frame = new.frame }
    contentSize = new.contentSize
    let margins = new.margins
    contentInset =
      new.isHorizontal
      ? UIEdgeInsets(top: 0, left: margins.before, bottom: 0, right: margins.after)
      : UIEdgeInsets(top: margins.before, left: 0, bottom: margins.after, right: 0)
    isPagingEnabled = new.behavior == .paging
    switch new.properties.decelerationRate {
    case .automatic: decelerationRate = new.behavior == .continuous ? .normal : .fast
    case .normal: decelerationRate = .normal
    case .fast: decelerationRate = .fast
    }
    bounces = new.properties.bounce != .never
    alwaysBounceHorizontal = new.properties.bounce == .always && new.isHorizontal
    alwaysBounceVertical = new.properties.bounce == .always && !new.isHorizontal
  }

  private func keep(_ distance: CGFloat) {
    let kept = band.offset(at: distance)
    place = isDragging || isDecelerating ? kept : band.clamped(kept)
  }

  /// The cells to be shown.
  var shown: [UICollectionViewLayoutAttributes] {
    let window = bounds.offsetBy(dx: band.frame.minX, dy: band.frame.minY)
    return band.cells.filter { $0.frame.overlaps(window) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { owner?.setNeedsLayout() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = place }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    if band.isHorizontal {
      targetContentOffset.pointee.x = band.target(of: target.x, from: start, speed: velocity.x)
    } else {
      targetContentOffset.pointee.y = band.target(of: target.y, from: start, speed: velocity.y)
    }
  }
}

/// A visible item that its section's handler may change until the next layout.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  let name = UUID().uuidString

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = (attributes.copy() as? UICollectionViewLayoutAttributes) ?? attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
