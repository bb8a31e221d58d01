internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension UIView {
  /// The required constraints of the view's tree that frames other than the solved ones do not satisfy, with
  /// how far the left side exceeds the right, in points. Constraints that speak of anything but views with a
  /// frame given are passed over, and so is an excess of less than `slack`.
  ///
  /// Margins and safe areas are those of the present layout. Costs as much as lowering every constraint once.
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

  /// Has layout count with a content of this size, -1 for none, in place of the view's own.
  package final func assumeContentSize(_ size: CGSize) {
    needExtras().placeholderSize = size
    LayoutEvents.intrinsicSizeChanged(of: self)
  }

  /// The content's size as layout counts with it, alignment insets not included; -1 along an axis for none.
  /// Text that wraps is broken to the width of the last layout.
  package final var contentSizeInLayout: CGSize { contentSizeForLayout }
}

extension NSLayoutConstraint {
  /// How far the solution leaves the left side from the right,
  /// in points; nil where a view is in no tree with constraints.
  @MainActor package final var misfit: CGFloat? {
    guard let view = (first as? any LayoutItem)?.itemView, let engine = view.treeEngine,
      let lowering = engine.lower(self)
    else { return nil }
    return lowering.form.terms.reduce(lowering.form.constant) {
      $0 + $1.coefficient * engine.system[$1.variable]
    }.magnitude
  }

  /// Whether this stands for what the content of a view asks for, in a report.
  package final var isOfContent: Bool { self is NSContentSizeLayoutConstraint }
}

extension LayoutEngine {
  /// How far a constraint's left side exceeds its right where views have other frames than the solved.
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
