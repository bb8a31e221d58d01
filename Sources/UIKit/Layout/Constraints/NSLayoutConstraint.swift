internal import CoreGraphics
public import Foundation

/// A linear relation between attributes of views and layout guides:
/// `first.attribute  relation  multiplier * second.attribute + constant`.
///
/// Items are not retained. A constraint takes effect while a view holds it (`isActive`); that view is an
/// ancestor of every item, or the item itself.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  final weak var first: AnyObject?
  final weak var second: AnyObject?
  final var attributes: (first: Attribute, second: Attribute) = (.notAnAttribute, .notAnAttribute)
  final var relationStorage = Relation.equal
  final var multiplierStorage: CGFloat = 1
  final var constantStorage: CGFloat = 0
  final var priorityStorage = UILayoutPriority.required
  /// The sides of a constraint between distances, which have two items each.
  final var offsets: OffsetSides?
  package final var nibIdentity: NibIdentity?

  /// The view that holds the constraint; nil while it is inactive.
  final weak var holder: UIView?
  final var slots = ConstraintSlots()
  /// The index of the layout engine's record of this constraint.
  final var engineRecord = -1

  /// Creates a constraint without items, which has no effect.
  public override init() { super.init() }

  /// Called when all objects of the document that contains the constraint have been created.
  open func awakeFromNib() {}

  /// Creates the constraint `view1.attr1  relation  multiplier * view2.attr2 + c`, or, without a second item,
  /// `view1.attr1  relation c`.
  ///
  /// Items are views or layout guides. Traps, as UIKit does, for other items, for attributes of different
  /// kinds (such as a width and an edge), for an edge without a second item, and for numbers that are not
  /// finite.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    first = Self.item(view1)
    second = view2.map { Self.item($0) }
    attributes = (attr1, second == nil ? .notAnAttribute : attr2)
    relationStorage = relation
    // Without a second item the multiplier is irrelevant: the tests of ConstrainTo expect 0 to read as 1.
    multiplierStorage = view2 == nil ? 1 : multiplier
    constantStorage = c
    checkForm()
  }

  /// Returns whether an object is the same, unless an extension in the client compares constraints
  /// differently.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let own = self as? any ReplacedEquality else { return super.isEqual(object) }
    let sides = SendableBox((own, object))
    return MainActor.assumeIsolated { sides.value.0.isReplacedEqual(sides.value.1) }
  }

  /// The priority of the constraint, 1…1000. The default, 1000, makes it required.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set { setPriority(newValue) }
  }
  /// Stored only. A Boolean value that determines whether the constraint is archived with its view. Archives
  /// in Mica contain no constraints.
  open var shouldBeArchived = false
  /// The item of the first side; nil if it has been deallocated, or if the side is a distance between two
  /// items.
  open var firstItem: AnyObject? { offsets?.first.end == nil ? first : nil }
  /// The attribute of the first side; for a distance between two items, that of the item where it begins.
  open var firstAttribute: Attribute { attributes.first }
  /// The relation, which is set at creation.
  open var relation: Relation { relationStorage }
  /// The item of the second side; nil if there is none, or if the side is a distance between two items.
  open var secondItem: AnyObject? { offsets?.second?.end == nil ? second : nil }
  /// The attribute of the second side; `notAnAttribute` without a second item.
  open var secondAttribute: Attribute { attributes.second }
  /// The factor of the second side, applied before `constant` is added.
  open var multiplier: CGFloat { multiplierStorage }
  /// The constant, in points: the only number of a constraint that may change while it is active.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      setConstant(newValue)
      tellObservers()
    }
  }
  /// A Boolean value that indicates whether a view holds the constraint. Setting it to `true` adds the
  /// constraint to the nearest common ancestor of the items; without one it traps.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }
  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    offsets.map { NSLayoutAnchor($0.first) }
      ?? SideAnchors.anchor(of: AnchorSide(first, attributes.first))
  }
  /// The second side as an anchor; nil if the constraint compares with a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    if let offsets { return offsets.second.map { NSLayoutAnchor($0) } }
    return second.map { SideAnchors.anchor(of: AnchorSide($0, attributes.second)) }
  }
  /// A name that messages about the layout include.
  open var identifier: String?
  /// A Boolean value that indicates whether a stack view created the constraint, judging by UIKit's
  /// identifiers.
  final var isOfStack: Bool { identifier?.hasPrefix("UISV-") ?? false }

  /// The rank among contradictory required constraints, of which the one with the lowest is broken.
  ///
  /// Constraints that arrange a stack's views are kept: stored frames of five repositories keep to their
  /// stacks, those of one do not. Constraints that hide a view are broken first: stored hidden views with a
  /// required size keep it. In a xib's cell on the canvas, the edges that depend on the stored size of the
  /// cell are broken before others that are not of contents: stored frames of ten documents.
  final var breakRank: Int {
    guard isOfStack else { return dependsOnCellSize ? -1 : 0 }
    return identifier == StackConstraints.hidingIdentifier ? LayoutEngine.contentRank - 1 : 1
  }

  /// A Boolean value that indicates whether the constraint relates a view of a self-sizing cell on the canvas
  /// to an edge or to the centre of the cell that depends on the cell's size.
  private var dependsOnCellSize: Bool {
    guard nibIdentity != nil else { return false }
    func isSize(_ item: AnyObject?, _ attribute: Attribute) -> Bool {
      guard let view = item as? UIView, view.isSelfSizingOnCanvas else { return false }
      switch attribute {
      case .bottom, .bottomMargin, .centerY, .centerYWithinMargins, .height: return true
      case .trailing, .trailingMargin, .right, .rightMargin, .centerX, .centerXWithinMargins, .width:
        return true
      default: return false
      }
    }
    return isSize(firstItem, firstAttribute) || isSize(secondItem, secondAttribute)
  }

  /// Activates each constraint; equivalent to setting `isActive` of each.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates each constraint.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns the constraints that a visual format describes, such as `V:|-[a(>=20)]-8-[b]|`, in its order.
  ///
  /// `|` is the superview of the view next to it, a lone hyphen the standard distance: 8 points between
  /// views, the layout margin at the superview. `metrics` names numbers, `views` views and layout guides.
  /// Traps if the format is invalid, with the position marked.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try make(format, opts, metrics: metrics ?? [:], views: views)
    } catch {
      writeToStandardError("\(error)\n")
      raiseException("\(error)")
    }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { descriptionText }
  }
}
