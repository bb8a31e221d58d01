public import Foundation
public import QuartzCore

/// The dimensions of an element that its content may change.
struct OpenSides: OptionSet, Sendable {
  let rawValue: Int
  static let width = OpenSides(rawValue: 1)
  static let height = OpenSides(rawValue: 2)
}

/// The position and appearance of one element of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the element.
  public final var indexPath: IndexPath
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?
  private var place = LayoutPlace()
  /// The dimensions that are estimates, which the element itself may replace.
  final var openSides: OpenSides = []
  /// The position of a cell in a list; nil for others.
  final var list: ListPlace?
  /// A Boolean value that indicates whether a view belongs to an item of an orthogonally scrolling section
  /// and scrolls with it.
  final var scrollsWithSection = false
  /// The background colour of a section of a list.
  final var ground: UIColor?

  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    stands(forSupplementaryViewOfKind: elementKind, at: indexPath)
  }
  final func stands(forSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath) {
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  /// The category of the element; `cell` for attributes that were created with `init()`.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind }

  /// The frame without the transform, in the content's coordinate space.
  open var frame: CGRect {
    get {
      CGRect(
        x: place.center.x - place.size.width / 2, y: place.center.y - place.size.height / 2,
        width: place.size.width, height: place.size.height)
    }
    set {
      place.center = CGPoint(x: newValue.midX, y: newValue.midY)
      place.size = newValue.size
    }
  }
  /// The centre of the element, in the content's coordinate space.
  open var center: CGPoint {
    get { place.center }
    set { place.center = newValue }
  }
  /// The size without the transform, in points. The default is zero.
  open var size: CGSize {
    get { place.size }
    set { place.size = newValue }
  }
  /// The bounds, with an origin of zero; a different origin is ignored.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set { place.size = newValue.size }
  }
  /// The transform about the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(place.transform) }
    set { place.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The three-dimensional transform about the centre. It replaces `transform`, which is its affine part.
  open var transform3D: CATransform3D {
    get { place.transform }
    set { place.transform = newValue }
  }
  /// The opacity, 0…1. The default is 1.
  open var alpha: CGFloat {
    get { place.alpha }
    set { place.alpha = newValue }
  }
  /// The position in the stacking order; elements with higher values are in front.
  open var zIndex: Int {
    get { place.zIndex }
    set { place.zIndex = newValue }
  }
  /// A Boolean value that determines whether the element is hidden. Its view is created all the same.
  open var isHidden: Bool {
    get { place.isHidden }
    set { place.isHidden = newValue }
  }

  /// Returns a copy that can be changed independently.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableBox(duplicate()) }.value
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).created()
    copy.indexPath = indexPath
    copy.category = category
    copy.kind = kind
    copy.place = place
    copy.openSides = openSides
    copy.list = list
    copy.scrollsWithSection = scrollsWithSection
    copy.ground = ground
    return copy
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    let box = SendableBox(other)
    return MainActor.assumeIsolated {
      let other = box.value
      return indexPath == other.indexPath && category == other.category && kind == other.kind
        && place == other.place
    }
  }

  /// Returns whether an element looks the same with other attributes.
  func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
    let isSameRow = list.map { place in other.list.map(place.isSame) ?? false } ?? (other.list == nil)
    return isSameRow && ground == other.ground && isEqual(other)
  }

  /// Applies position and appearance to a view.
  func apply(to view: UIView) {
    if CATransform3DIsIdentity(place.transform), CATransform3DIsIdentity(view.layer.transform) {
      let box = frame
      if view.frame != box { view.frame = box }
    } else {
      view.bounds.size = place.size
      view.center = place.center
      view.transform3D = place.transform
    }
    if view.alpha != place.alpha { view.alpha = place.alpha }
    // A view that the client has hidden stays so unless attributes hide it.
    if place.isHidden || (view as? UICollectionReusableView)?.isHiddenByLayout == true {
      view.isHidden = place.isHidden
      (view as? UICollectionReusableView)?.isHiddenByLayout = place.isHidden
    }
    if view.layer.zPosition != CGFloat(place.zIndex) { view.layer.zPosition = CGFloat(place.zIndex) }
  }
}

/// The attributes of an element besides its identity.
struct LayoutPlace: Equatable {
  var center = CGPoint.zero
  var size = CGSize.zero
  var transform = CATransform3DIdentity
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false
}

/// A box that carries a value out of a closure that runs on the same thread.
struct SendableBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension UICollectionView {
  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    /// The category `cell` has no kind; the others are distinguished by theirs.
    case cell, supplementaryView, decorationView
  }
}
