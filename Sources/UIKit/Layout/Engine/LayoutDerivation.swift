internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

/// A derivation of solved positions and sizes: steps from which they follow, down to constants.
///
/// Values are those of alignment rectangles before they are rounded to pixels, in points, in the coordinate
/// space of the superview (for a guide, of the owning view).
@MainActor package struct LayoutDerivation {
  /// A part of an alignment rectangle.
  package enum Part: String, CaseIterable {
    case x, y, width, height

    /// The axis of the part.
    package var axis: NSLayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
    /// A Boolean value that indicates whether the part is a length.
    package var isLength: Bool { self == .width || self == .height }
  }

  /// A part of the alignment rectangle of a view or layout guide.
  package struct Quantity: Hashable {
    /// The view or layout guide.
    package let item: NSObject
    package let part: Part
  }

  /// The reason for a step.
  package enum Reason {
    /// A constraint that holds with equality.
    case constraint(NSLayoutConstraint)
    /// The intrinsic length of a view, with its priorities along the axis.
    case content(UIView, hugging: Float, resistance: Float)
    /// A length that is not negative.
    case nonnegative
  }

  /// The value of a quantity as a sum.
  package struct Step {
    package let quantity: Quantity
    package let value: CGFloat
    /// The quantities of earlier steps, with their factors.
    package let terms: [(factor: CGFloat, quantity: Quantity)]
    package let constant: CGFloat
    /// The reasons: several if only all of them together determine the quantity, none if nothing determines
    /// it.
    package let reasons: [Reason]
  }

  /// The steps, each of which only uses quantities of earlier ones.
  package var steps: [Step]
}

extension UIView {
  /// Returns a derivation of parts of the view's alignment rectangle in the last layout, or nil if no
  /// constraint places the view.
  package final func layoutDerivation(
    of parts: [LayoutDerivation.Part] = LayoutDerivation.Part.allCases
  ) -> LayoutDerivation? {
    guard let engine = treeEngine, let item = engine.knownItem(of: self),
      item.isPlaced || item.x.length != nil
    else { return nil }
    let steps = engine.system.derivation(of: parts.compactMap { item.variable(of: $0) })
    let contents = engine.contentReasons
    return LayoutDerivation(steps: steps.compactMap { engine.step($0, contents) })
  }

  /// Returns the active constraints that mention the view and do not hold in the last layout, with the
  /// difference between their sides, in points.
  package final var unmetConstraints: [(constraint: NSLayoutConstraint, difference: CGFloat)] {
    guard let engine = treeEngine, let item = engine.knownItem(of: self) else { return [] }
    return engine.dependents(of: item).compactMap { constraint in
      // Those of stack views that only make a layout unique are not meant to hold.
      guard constraint.identifier != "UISV-ambiguity-suppression", let lowering = engine.lower(constraint),
        !lowering.form.terms.isEmpty
      else { return nil }
      let excess = lowering.form.terms.reduce(lowering.form.constant) {
        $0 + $1.coefficient * engine.system[$1.variable]
      }
      switch lowering.relation {
      case .lessThanOrEqual where excess < 0.001, .greaterThanOrEqual where excess > -0.001: return nil
      default: return abs(excess) < 0.001 ? nil : (constraint, CGFloat(excess))
      }
    }
  }

  /// The exact alignment rectangle of the last solution, in the superview's coordinate space; nil if no
  /// constraint places the view.
  package final var solvedAlignmentRect: CGRect? {
    guard let engine = treeEngine, let item = engine.knownItem(of: self), item.isPlaced else { return nil }
    return engine.solved(item)
  }

  /// The distance from the rounded position of the superview to the exact one, in points, with which the
  /// view's frame is rounded.
  package final var roundingOffset: CGPoint {
    var view = superview
    while let current = view {
      if let item = current.constraintStore?.item, item.isPlaced { return item.drift }
      view = current.superview
    }
    return .zero
  }
}

extension EngineItem {
  fileprivate func variable(of part: LayoutDerivation.Part) -> ConstraintSystem.Variable? {
    part.isLength ? self[part.axis].length : self[part.axis].origin
  }
}

extension LayoutEngine {
  fileprivate func step(
    _ step: ConstraintSystem.DerivationStep,
    _ contents: [ConstraintSystem.Constraint: LayoutDerivation.Reason]
  ) -> LayoutDerivation.Step? {
    guard let quantity = self.quantity(of: step.variable) else { return nil }
    return LayoutDerivation.Step(
      quantity: quantity, value: system[step.variable],
      terms: step.terms.compactMap { term in
        self.quantity(of: term.variable).map { (CGFloat(term.coefficient), $0) }
      },
      constant: step.constant, reasons: step.constraints.map { reason($0, contents) })
  }

  private func quantity(of variable: ConstraintSystem.Variable) -> LayoutDerivation.Quantity? {
    guard let item = itemOfVariable[variable], let object = item.view ?? item.guide as NSObject?,
      let part = LayoutDerivation.Part.allCases.first(where: { item.variable(of: $0) == variable })
    else { return nil }
    return LayoutDerivation.Quantity(item: object, part: part)
  }

  private func reason(
    _ handle: ConstraintSystem.Constraint, _ contents: [ConstraintSystem.Constraint: LayoutDerivation.Reason]
  ) -> LayoutDerivation.Reason {
    constraint(handle).map { .constraint($0) } ?? contents[handle] ?? .nonnegative
  }

  /// The reasons for the constraints of all intrinsic lengths.
  fileprivate var contentReasons: [ConstraintSystem.Constraint: LayoutDerivation.Reason] {
    var reasons: [ConstraintSystem.Constraint: LayoutDerivation.Reason] = [:]
    for item in itemOfVariable.values {
      guard let view = item.view else { continue }
      for pair in [item.content?.width, item.content?.height].compactMap(\.self) {
        for handle in pair.constraints {
          reasons[handle] = .content(view, hugging: pair.hugging, resistance: pair.resistance)
        }
      }
    }
    return reasons
  }
}
