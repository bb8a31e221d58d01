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
  /// For the layout engine: where its own record of this constraint is.
  final var engineRecord = -1

  /// A constraint of no items, which says nothing.
  public override init() { super.init() }

  /// Called once the document that holds the constraint is whole.
  open func awakeFromNib() {}

  /// `view1.attr1  relation  multiplier * view2.attr2 +
  /// c`; without a second item, `view1.attr1  relation c`.
  ///
  /// Items are views or layout guides. Traps, as UIKit does, for other
  /// items, for attributes of different kinds (such as a width and an edge),
  /// for an edge without a second item, and for numbers that are not finite.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    first = Self.item(view1)
    second = view2.map { Self.item($0) }
    attributes = (attr1, second == nil ? .notAnAttribute : attr2)
    relationStorage = relation
    // Without a second item there is nothing to multiply: the tests of ConstrainTo hold that a 0 reads as 1.
    multiplierStorage = view2 == nil ? 1 : multiplier
    constantStorage = c
    checkForm()
  }

  /// The same object, unless an extension of the app's compares constraints otherwise.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let own = self as? any ReplacedEquality else { return super.isEqual(object) }
    let sides = SendableBox((own, object))
    return MainActor.assumeIsolated { sides.value.0.isReplacedEqual(sides.value.1) }
  }

  /// How much the constraint weighs against others, 1…1000; 1000, the default, is required.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set { setPriority(newValue) }
  }
  /// Whether archives of views have the constraint. Kept for the app: archives here have no constraints.
  open var shouldBeArchived = false
  /// The item of the first side; nil where it is gone, and where the side is a distance between two.
  open var firstItem: AnyObject? { offsets?.first.end == nil ? first : nil }
  /// As it was given; where the side is a distance between two, that of the one it begins at.
  open var firstAttribute: Attribute { attributes.first }
  /// Given once, and never changed.
  open var relation: Relation { relationStorage }
  /// The item of the second side; nil where there is none, and where the side is a distance between two.
  open var secondItem: AnyObject? { offsets?.second?.end == nil ? second : nil }
  /// `notAnAttribute` without a second item.
  open var secondAttribute: Attribute { attributes.second }
  /// What the second side is multiplied by, before `constant` is added.
  open var multiplier: CGFloat { multiplierStorage }
  /// In points; the one number of a constraint that may change while it is active.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      setConstant(newValue)
      tellObservers()
    }
  }
  /// Whether a view holds the constraint. Set to true, the nearest
  /// common ancestor of the items takes it; without one it traps.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }
  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    offsets.map { NSLayoutAnchor($0.first) }
      ?? SideAnchors.anchor(of: AnchorSide(first, attributes.first))
  }
  /// The second side as an anchor; nil where the constraint compares with a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    if let offsets { return offsets.second.map { NSLayoutAnchor($0) } }
    return second.map { SideAnchors.anchor(of: AnchorSide($0, attributes.second)) }
  }
  /// A name that messages about the layout show.
  open var identifier: String?
  /// Whether it is one of those that a stack view makes, which UIKit names so.
  final var isOfStack: Bool { identifier?.hasPrefix("UISV-") ?? false }

  /// The rank among required constraints that contradict each other, of which the one with the lowest is
  /// broken.
  ///
  /// What arranges a stack's views stays: stored frames of five repositories keep to their stacks, those of
  /// one do not. What hides a view gives way first: stored hidden views with a required size keep it.
  final var breakRank: Int {
    guard isOfStack else { return 0 }
    return identifier == StackConstraints.hidingIdentifier ? LayoutEngine.contentRank - 1 : 1
  }

  /// Activates each constraint; the same as setting `isActive` one by one.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates each constraint.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraints that a visual format describes, such as `V:|-[a(>=20)]-8-[b]|`, in its order.
  ///
  /// `|` is the superview of the view next to it, a lone hyphen the standard distance: 8 points between
  /// views, the layout margin at the superview. `metrics` names numbers, `views` views and layout guides.
  /// Traps on a format that it cannot read, with the place marked.
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
