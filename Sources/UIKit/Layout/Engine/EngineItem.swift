internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

/// What the engine knows of one view or guide: the variables of its alignment rectangle, in the points of the
/// superview (of a guide, of the owning view).
///
/// An item without variables lies where its frame says: its numbers enter the system as constants.
@MainActor final class EngineItem {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  private(set) weak var engine: LayoutEngine?
  /// One for each axis.
  var x = Span(), y = Span()
  /// The intrinsic size as constraints; nil where the item has none.
  var content: ContentConstraints?
  /// Constraints that depend on this item without mentioning
  /// it: it lies between an item and the common ancestor.
  var passers: Set<NSLayoutConstraint> = []
  /// How far the exact place lies right of and below the rounded one, in points, counted from the root.
  var drift = CGPoint.zero
  /// Its numbers have changed since the last solution.
  var isStale = false
  /// The alignment insets that its constraints were made with.
  var alignment = UIEdgeInsets.zero
  /// Some constraint depends on the view's margins or safe area.
  var readsInsets = false
  /// Its intrinsic size, or a priority of it, has changed.
  var isContentStale = false
  /// Its text has to be broken to the next solution's width.
  var isWrapStale = false
  /// What `exerciseAmbiguityInLayout()` added.
  var push: ConstraintSystem.Constraint?
  /// Some constraint speaks of how wide or high a scroll view's content is.
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

  /// The variables of an axis; nil stands for what is not solved for.
  struct Span {
    var origin: ConstraintSystem.Variable?
    var length: ConstraintSystem.Variable?
    /// Says that the length is not negative.
    var bound: ConstraintSystem.Constraint?
  }

  subscript(_ axis: NSLayoutConstraint.Axis) -> Span {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Whether the solution says where the item lies.
  var isPlaced: Bool { x.origin != nil }

  /// Every variable of the item.
  var variables: [ConstraintSystem.Variable] {
    [x.origin, x.length, y.origin, y.length].compactMap { $0 }
  }

  /// The superview of a view, the owner of a guide: whose points the variables are in.
  var space: UIView? { view != nil ? view?.superview : guide?.owner }

  /// The engine lets go of the item.
  func disown() {
    engine = nil
    x = Span()
    y = Span()
    content = nil
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
  }

  var width: Pair?
  var height: Pair?
  /// Counts the contents of an engine in the order of their making.
  var serial = 0
  /// The width that the text was broken to; nil before the width is known and for views that do not wrap.
  var wrap: CGFloat?

  subscript(_ axis: NSLayoutConstraint.Axis) -> Pair? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
