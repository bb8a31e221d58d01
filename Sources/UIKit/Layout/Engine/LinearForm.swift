internal import ConstraintSolver
internal import CoreGraphics

/// A sum of variables, each times a coefficient, and a constant.
struct LinearForm {
  private(set) var terms: [ConstraintSystem.Term] = []
  var constant = 0.0

  mutating func add(_ variable: ConstraintSystem.Variable, times factor: Double) {
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += factor
      if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
      return
    }
    if factor != 0 { terms.append(ConstraintSystem.Term(variable, factor)) }
  }

  mutating func add(_ other: LinearForm, times factor: Double) {
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    constant += other.constant * factor
  }
}
