internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension LayoutEngine {
  /// Records unsatisfiable constraints.
  func note(_ conflict: ConstraintSystem.Conflict) {
    guard !isFitting else { return }
    conflicts.append(conflict)
  }

  /// Lowers conflicting constraints again, once: margins on which they depend may have changed at the end of
  /// a layout.
  func doubtConflicts() {
    while doubted < conflicts.count {
      for handle in conflicts[doubted].members { if let member = constraint(handle) { markStale(member) } }
      doubted += 1
    }
  }

  /// Reports, once per constraint, which are broken at the end of a layout. Conflicts with intermediate sizes
  /// only are ignored.
  func reportConflicts() {
    guard !conflicts.isEmpty, !isDirty else { return }
    let noted = conflicts
    conflicts = []
    doubted = 0
    for conflict in noted {
      guard let broken = told(conflict.broken), !holds(broken), reported.insert(conflict.broken).inserted
      else { continue }
      let members = conflict.members.compactMap { $0 == conflict.broken ? broken : told($0) }
      UnsatisfiableConstraints.report(explanation(of: members, breaking: broken), breaking: broken)
    }
  }

  /// Returns whether the current values satisfy a constraint.
  func holds(_ constraint: NSLayoutConstraint) -> Bool {
    guard let lowering = lower(constraint) else { return true }
    return lowering.relation.holds(
      lowering.form.terms.reduce(lowering.form.constant) {
        $0 + $1.coefficient * system[$1.variable]
      })
  }

  func constraint(_ handle: ConstraintSystem.Constraint) -> NSLayoutConstraint? {
    recordOfHandle[handle].flatMap { records[$0]?.constraint }
  }

  /// Returns the constraint that a handle stands for in reports: a constraint, or the intrinsic size of a
  /// view.
  private func told(_ handle: ConstraintSystem.Constraint) -> NSLayoutConstraint? {
    if let known = constraint(handle) { return known }
    for item in itemOfVariable.values {
      guard let view = item.view else { continue }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        guard let content = item.content?[axis], handle == content.most || handle == content.least else {
          continue
        }
        let made = NSContentSizeLayoutConstraint(
          item: view, attribute: axis == .horizontal ? .width : .height,
          relatedBy: handle == content.most ? .lessThanOrEqual : .greaterThanOrEqual, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: content.length)
        made.priority = UILayoutPriority(handle == content.most ? content.hugging : content.resistance)
        return made
      }
    }
    return nil
  }

  /// Reports the recorded constraints between frames that are still not satisfied.
  func reportConstantConflicts() {
    let noted = constantConflicts
    constantConflicts = []
    for constraint in noted where constraint.holder != nil && !holds(constraint) {
      UnsatisfiableConstraints.report(
        explanation(of: [constraint], breaking: constraint), breaking: constraint)
    }
  }

  /// Records a required constraint between views placed by their frames if the frames do not satisfy it.
  func noteConstantConflict(_ lowering: Lowering, of constraint: NSLayoutConstraint) {
    guard !isFitting, constraint.priorityStorage == .required else { return }
    // The topmost view keeps its size: nothing says that its frame has precedence over its constraints.
    if constraint.second == nil, constraint.first === root, !(root is UIWindow) { return }
    if !lowering.relation.holds(lowering.form.constant) { constantConflicts.append(constraint) }
  }
}

/// A fact about a frame, as a constraint in reports. It is never installed.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The mask in Apple's reports: for each axis near margin, length and far margin, `&` where it is flexible;
  /// a view without flexible parts keeps to the near edge: ` h=--& v=--&`.
  var maskText: String {
    guard let mask = (first as? UIView)?.autoresizingMask else { return "" }
    func marks(_ axis: NSLayoutConstraint.Axis) -> String {
      var (low, length, high) = mask.span(axis)
      if !low, !length { high = true }
      return [low, length, high].map { $0 ? "&" : "-" }.joined()
    }
    return " h=\(marks(.horizontal)) v=\(marks(.vertical))"
  }
}

/// The intrinsic size of a view, as a constraint in reports. It is never installed.
package final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}

extension NSLayoutConstraint.Relation {
  /// Returns whether the relation holds between a number and zero, with a tolerance of a thousandth of a
  /// point.
  fileprivate func holds(_ excess: Double) -> Bool {
    switch self {
    case .equal: abs(excess) < 1e-3
    case .lessThanOrEqual: excess < 1e-3
    case .greaterThanOrEqual: excess > -1e-3
    }
  }
}
