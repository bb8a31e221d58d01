internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension UIView {
  /// Returns the required constraints of the view's tree that given frames, rather than the solved ones, do
  /// not satisfy, with the difference between the left and the right side, in points. Constraints with items
  /// other than views with a given frame are ignored, as are differences of less than `slack`.
  ///
  /// Margins and safe areas are those of the current layout. The cost is that of lowering every constraint
  /// once.
  package final func constraintsBent(
    slack: CGFloat, by frame: (UIView) -> CGRect?
  ) -> [(constraint: NSLayoutConstraint, excess: CGFloat)] {
    guard let engine = treeEngine else { return [] }
    return engine.records.compactMap { record in
      guard let constraint = record?.constraint, constraint.priorityStorage == .required,
        constraint.holder?.isDescendant(of: self) == true,
        let excess = engine.excess(of: constraint, by: frame), excess.magnitude >= slack
      else { return nil }
      switch constraint.relationStorage {
      case .lessThanOrEqual where excess < 0, .greaterThanOrEqual where excess > 0: return nil
      default: return (constraint, excess)
      }
    }
  }

  /// Sets a content size, -1 along an axis for none, that replaces the view's own in layout.
  package final func assumeContentSize(_ size: CGSize) {
    needExtras().placeholderSize = size
    LayoutEvents.intrinsicSizeChanged(of: self)
  }

  /// The first and last baseline of the view's text, as y in its own coordinate space; nil without a text.
  package final var baselinesInBounds: (first: CGFloat, last: CGFloat)? {
    guard let lines = textBaselines else { return nil }
    let rect = layer.bounds.inset(by: alignmentRectInsets)
    func place(_ line: TextBaselines.Line) -> CGFloat {
      rect.minY + rect.height * line.fraction + line.shift
    }
    return (place(lines.first), place(lines.last))
  }

  /// The content size used in layout, without alignment insets; -1 along an axis for none. Text that wraps is
  /// broken to the width of the last layout.
  package final var contentSizeInLayout: CGSize { contentSizeForLayout }
}

extension NSLayoutConstraint {
  /// The difference between the left and the right side in the current solution, in points; nil if a view is
  /// in no tree with constraints.
  @MainActor package final var misfit: CGFloat? {
    guard let view = (first as? any LayoutItem)?.itemView, let engine = view.treeEngine,
      let lowering = engine.lower(self)
    else { return nil }
    return lowering.form.terms.reduce(lowering.form.constant) {
      $0 + $1.coefficient * engine.system[$1.variable]
    }.magnitude
  }

  /// A Boolean value that indicates whether the constraint stands for the intrinsic size of a view, in a
  /// report.
  package final var isOfContent: Bool { self is NSContentSizeLayoutConstraint }

  /// A Boolean value that indicates whether the constraint stands for a part of a frame that is given, in a
  /// report.
  package final var isOfFrame: Bool { self is NSAutoresizingMaskLayoutConstraint }
}

extension UIView {
  /// Returns whether the required ones of constraints in the view's tree can be satisfied if each view may
  /// have any frame.
  package final func fitsSomeFrames(_ constraints: [NSLayoutConstraint]) -> Bool {
    guard let root = treeEngine?.root else { return true }
    let required = constraints.filter { $0.isActive && $0.priority == .required }
    return LayoutEngine.areSatisfiable(required, in: root)
  }
}

extension LayoutEngine {
  /// Returns the difference between the left and the right side of a constraint for frames other than the
  /// solved ones.
  fileprivate func excess(of constraint: NSLayoutConstraint, by frame: (UIView) -> CGRect?) -> CGFloat? {
    guard let lowering = lower(constraint) else { return nil }
    var excess = lowering.form.constant
    for term in lowering.form.terms {
      guard let item = itemOfVariable[term.variable], let view = item.view, let frame = frame(view) else {
        return nil
      }
      let rect = frame.inset(by: view.alignmentRectInsets)
      let value =
        switch term.variable {
        case item.x.origin: rect.minX
        case item.x.length: rect.width
        case item.y.origin: rect.minY
        default: rect.height
        }
      excess += term.coefficient * value
    }
    return excess
  }
}
