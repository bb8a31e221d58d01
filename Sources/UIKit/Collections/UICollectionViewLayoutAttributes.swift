public import Foundation
public import QuartzCore

/// The sides of an element that its content may stretch.
struct OpenSides: OptionSet, Sendable {
  let rawValue: Int
  static let width = OpenSides(rawValue: 1)
  static let height = OpenSides(rawValue: 2)
}

/// Where one element of a collection view lies and how it looks.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which element it is.
  public final var indexPath: IndexPath
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?
  private var place = LayoutPlace()
  /// The lengths that are estimates, which the element itself may replace.
  final var openSides: OpenSides = []
  /// Which place of a list a cell has; nil for others.
  final var list: ListPlace?
  /// Whether a view is beside an item of a section that scrolls by itself, and scrolls with it.
  final var scrollsWithSection = false
  /// The colour of what lies behind a section of a list.
  final var ground: UIColor?

  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    stands(forSupplementaryViewOfKind: elementKind, at: indexPath)
  }
  final func stands(forSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath) {
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  /// `cell` for attributes that were made by `init()`.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind }

  /// The box in the content's points, as if there were no transform.
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
  /// In the content's points.
  open var center: CGPoint {
    get { place.center }
    set { place.center = newValue }
  }
  /// In points, as if there were no transform. Zero unless set.
  open var size: CGSize {
    get { place.size }
    set { place.size = newValue }
  }
  /// The size, at an origin of zero: another origin is not kept.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set { place.size = newValue.size }
  }
  /// About the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(place.transform) }
    set { place.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// About the centre, in space; the same as `transform` where it keeps to the plane.
  open var transform3D: CATransform3D {
    get { place.transform }
    set { place.transform = newValue }
  }
  /// 0…1, 1 unless set.
  open var alpha: CGFloat {
    get { place.alpha }
    set { place.alpha = newValue }
  }
  /// Elements with higher numbers lie in front.
  open var zIndex: Int {
    get { place.zIndex }
    set { place.zIndex = newValue }
  }
  /// Its view is made all the same, and hidden.
  open var isHidden: Bool {
    get { place.isHidden }
    set { place.isHidden = newValue }
  }

  /// A copy that can be changed without changing this one.
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

  /// Whether an element shows the same by these as by others.
  func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
    let isSameRow = list.map { place in other.list.map(place.isSame) ?? false } ?? (other.list == nil)
    return isSameRow && ground == other.ground && isEqual(other)
  }

  /// Gives a view the place and look.
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
    // A view that its maker has hidden stays so while no attributes hide it.
    if place.isHidden || (view as? UICollectionReusableView)?.isHiddenByLayout == true {
      view.isHidden = place.isHidden
      (view as? UICollectionReusableView)?.isHiddenByLayout = place.isHidden
    }
    if view.layer.zPosition != CGFloat(place.zIndex) { view.layer.zPosition = CGFloat(place.zIndex) }
  }
}

/// What attributes say of an element besides which one it is.
struct LayoutPlace: Equatable {
  var center = CGPoint.zero
  var size = CGSize.zero
  var transform = CATransform3DIdentity
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false
}

/// Carries a value out of a closure that runs on the same thread.
struct SendableBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension UICollectionView {
  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// The category `cell` has no kind, the others are told apart by theirs.
    case cell, supplementaryView, decorationView
  }
}
