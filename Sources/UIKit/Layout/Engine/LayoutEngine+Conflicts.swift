internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension LayoutEngine {
  /// Tells about constraints that cannot hold together, once for each that is broken.
  func report(_ conflict: ConstraintSystem.Conflict) {
    guard !isFitting, reported.insert(conflict.broken).inserted else { return }
    let members = conflict.members.compactMap(constraint)
    guard let broken = constraint(conflict.broken) else { return }
    UnsatisfiableConstraints.report(members, breaking: broken)
  }

  func constraint(_ handle: ConstraintSystem.Constraint) -> NSLayoutConstraint? {
    recordOfHandle[handle].flatMap { records[$0]?.constraint }
  }

  /// A required constraint between views that frames place holds by those frames or not at all.
  func noteConstantConflict(_ lowering: Lowering, of constraint: NSLayoutConstraint) {
    guard !isFitting, constraint.priorityStorage == .required else { return }
    let excess = lowering.form.constant
    let holds =
      switch lowering.relation {
      case .equal: abs(excess) < 1e-3
      case .lessThanOrEqual: excess < 1e-3
      case .greaterThanOrEqual: excess > -1e-3
      }
    if !holds { UnsatisfiableConstraints.report([constraint], breaking: constraint) }
  }
}
