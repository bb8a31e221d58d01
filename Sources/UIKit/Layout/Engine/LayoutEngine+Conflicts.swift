internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension LayoutEngine {
  /// Tells about constraints that cannot hold together, once for each that is broken.
  func report(_ conflict: ConstraintSystem.Conflict) {
    guard !isFitting, reported.insert(conflict.broken).inserted else { return }
    let members = conflict.members.compactMap(constraint)
    guard let broken = constraint(conflict.broken) else { return }
    UnsatisfiableConstraints.report(members + frames(behind: members), breaking: broken)
  }

  func constraint(_ handle: ConstraintSystem.Constraint) -> NSLayoutConstraint? {
    recordOfHandle[handle].flatMap { records[$0]?.constraint }
  }

  /// A required constraint between views that frames place holds by those frames or not at all.
  func noteConstantConflict(_ lowering: Lowering, of constraint: NSLayoutConstraint) {
    guard !isFitting, constraint.priorityStorage == .required else { return }
    // The topmost view is as large as it was made: nothing says that its frame weighs more than its constraints.
    if constraint.second == nil, constraint.first === root, !(root is UIWindow) { return }
    let excess = lowering.form.constant
    let holds =
      switch lowering.relation {
      case .equal: abs(excess) < 1e-3
      case .lessThanOrEqual: excess < 1e-3
      case .greaterThanOrEqual: excess > -1e-3
      }
    if !holds { UnsatisfiableConstraints.report([constraint] + frames(behind: [constraint]), breaking: constraint) }
  }

  /// What frames say about the views of some constraints, in the form of UIKit's constraints for autoresizing masks.
  private func frames(behind constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var told: Set<[Int]> = []
    for constraint in constraints {
      for (side, attribute) in [(constraint.first, constraint.attributes.first), (constraint.second, constraint.attributes.second)] {
        guard let view = (side as? any LayoutItem)?.itemView, let item = knownItem(of: view), !item.isPlaced,
          item.x.length == nil, let reading = attribute.reading(isFlipped: false), reading.fraction != 0,
          told.insert([ObjectIdentifier(view).hashValue, reading.axis.rawValue]).inserted
        else { continue }
        let size = view.layer.bounds.size
        found.append(
          NSAutoresizingMaskLayoutConstraint(
            item: view, attribute: reading.axis == .horizontal ? .width : .height, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1,
            constant: reading.axis == .horizontal ? size.width : size.height))
      }
    }
    return found
  }
}

/// What a frame says, as a constraint in reports. It is never installed.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}
