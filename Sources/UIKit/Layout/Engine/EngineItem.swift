internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

/// The engine's record of one view or guide: the variables of its alignment rectangle, in the coordinate
/// space of the superview (for a guide, of the owning view).
///
/// An item without variables is placed by its frame, whose numbers enter the system as constants.
@MainActor final class EngineItem {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  private(set) weak var engine: LayoutEngine?
  /// The variables of each axis.
  var x = Span(), y = Span()
  /// The constraints of the intrinsic size; nil if the item has none.
  var content: ContentConstraints?
  /// The constraints that depend on this item without mentioning it: it lies between an item and the common
  /// ancestor.
  var passers: Set<NSLayoutConstraint> = []
  /// The numbers of the first constraints that mention the width and the height.
  var mentions = (width: Int.max, height: Int.max)
  /// The distance from the rounded position to the exact one, in points, accumulated from the root.
  var drift = CGPoint.zero
  /// A Boolean value that indicates whether the item's numbers have changed since the last solution.
  var isStale = false
  /// The alignment insets with which its constraints were created.
  var alignment = UIEdgeInsets.zero
  /// A Boolean value that indicates whether a constraint depends on the view's margins or safe area.
  var readsInsets = false
  /// A Boolean value that indicates whether the intrinsic size, or a priority of it, has changed.
  var isContentStale = false
  /// A Boolean value that indicates whether the text has to be broken to the next solution's width.
  var isWrapStale = false
  /// The constraint that `exerciseAmbiguityInLayout()` added.
  var push: ConstraintSystem.Constraint?
  /// Boolean values that indicate whether a constraint determines the width or height of a scroll view's
  /// content.
  var sizesWidth = false, sizesHeight = false

  init(view: UIView, in engine: LayoutEngine) {
    self.view = view
    self.engine = engine
    alignment = view.alignmentRectInsets
  }

  init(guide: UILayoutGuide, in engine: LayoutEngine) {
    self.guide = guide
    self.engine = engine
  }

  /// The variables of an axis; nil for those that are not solved for.
  struct Span {
    var origin: ConstraintSystem.Variable?
    var length: ConstraintSystem.Variable?
    /// The constraint that the length is not negative.
    var bound: ConstraintSystem.Constraint?
  }

  subscript(_ axis: NSLayoutConstraint.Axis) -> Span {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// A Boolean value that indicates whether the solution determines the item's position.
  var isPlaced: Bool { x.origin != nil }

  /// All variables of the item.
  var variables: [ConstraintSystem.Variable] {
    [x.origin, x.length, y.origin, y.length].compactMap { $0 }
  }

  /// The view in whose coordinate space the variables are: the superview of a view, the owner of a guide.
  var space: UIView? { view != nil ? view?.superview : guide?.owner }

  /// Detaches the item from its engine.
  func disown() {
    engine = nil
    x = Span()
    y = Span()
    content = nil
    mentions = (.max, .max)
    passers = []
    drift = .zero
    isStale = false
    isContentStale = false
    isWrapStale = false
  }
}

/// The constraints of an intrinsic size: no larger by hugging, no smaller by compression resistance.
struct ContentConstraints {
  init(serial: Int, wrap: CGFloat? = nil) {
    self.serial = serial
    self.wrap = wrap
  }

  struct Pair {
    var length: CGFloat
    var hugging: Float
    var resistance: Float
    var most: ConstraintSystem.Constraint
    var least: ConstraintSystem.Constraint
    /// Bounds just below required, if the others are required. A required length that has to yield is thus
    /// met as nearly as the other constraints allow.
    var nearlyMost: ConstraintSystem.Constraint?
    var nearlyLeast: ConstraintSystem.Constraint?

    /// The priority of those bounds.
    static let nearlyRequired = 999.9

    var constraints: [ConstraintSystem.Constraint] {
      [most, least, nearlyMost, nearlyLeast].compactMap(\.self)
    }
  }

  var width: Pair?
  var height: Pair?
  /// The serial number of the content in its engine, in order of creation.
  var serial = 0
  /// The width that the text was broken to; nil before the width is known and for views that do not wrap.
  var wrap: CGFloat?

  subscript(_ axis: NSLayoutConstraint.Axis) -> Pair? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
