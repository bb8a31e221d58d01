/// An incremental system of linear constraints, and the values that satisfy it.
///
/// Constraints of priority 1000 hold exactly. Those below are met in the order of their priorities: no error
/// at one priority is accepted for a lower one, and within one priority the sum of the absolute errors is
/// minimal. Among solutions that are equally good so far, the constraint that was added first yields.
///
/// If the solution is still not unique, the result is Apple's: an unconstrained variable keeps its start
/// value, and an inequality that alone bounds something is met with equality (of several, the one added
/// first, as far as the others allow). That is the result of an engine whose unconstrained variables enter
/// the basis at once and whose slack variables stay at zero until something forces them away from it.
///
/// Nothing is computed until ``solve()``. A system must not be used from two threads at once.
public final class ConstraintSystem {
  /// The identifier of a variable. The identifier of a removed variable is never reused.
  public struct Variable: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
  }

  /// The identifier of a constraint of one system. The identifier of a removed constraint is never reused.
  public struct Constraint: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
  }

  /// The comparison of the sum of a constraint's terms with its constant.
  public enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A variable times a coefficient.
  public struct Term: Equatable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The coefficient, which must be finite. A variable whose coefficients sum to zero is left out.
    public var coefficient: Double

    /// Creates the term `coefficient·variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }

    /// Creates the term `coefficient·variable`.
    public init(variable: Variable, coefficient: Double) { self.init(variable, coefficient) }
  }

  /// Required constraints that contradict one another, and the one that was broken.
  public struct Conflict: Sendable {
    /// The broken constraint: the member with the lowest break rank; of several, the one added last.
    public let broken: Constraint
    /// The members of the contradiction, in the order they were added. Each, including `broken`, is necessary
    /// for it.
    public let members: [Constraint]
  }

  /// The result of a call of ``solve()``.
  public struct Outcome: Sendable {
    /// The variables whose value differs from that after the previous call.
    public var changed: [Variable] = []
    /// The constraints that were broken in this call, in that order.
    public var conflicts: [Conflict] = []
  }

  let variables = Store<VariableRecord>()
  let freeVariables = Store<Int32>()
  let constraints = Store<ConstraintRecord>()
  let freeConstraints = Store<Int32>()
  let forms = Store<Form>()
  let freeForms = Store<Int32>()
  let links = Store<Link>()
  /// The unused ranges of `links`, by length.
  var freeLinks: [[Int32]] = []
  var additions: Int64 = 0

  /// The forms whose set of constraints has changed, and those of which only constants have changed.
  let touchedForms = Store<Int32>()
  let changedForms = Store<Int32>()
  /// Fixed forms that may have one unknown left.
  let candidates = Store<Int32>()
  /// Forms without unknowns that must be checked.
  let unchecked = Store<Int32>()
  /// Variables that have lost their definer but still count as known.
  let lost = Store<Int32>()
  let growing = Store<Int32>()
  /// Variables that belong to no island.
  let loose = Store<Int32>()
  /// The known variables to evaluate: those that have just become known, in order, and a heap of the others
  /// by evaluation order, lowest first.
  let newlyKnown = Store<Int32>()
  var nextNewlyKnown = 0
  let agenda = Store<UInt64>()
  var orders: Int32 = 0
  let islands = Store<Island>()
  let freeIslands = Store<Int32>()
  var plans: [Plan?] = []
  var freePlans: [Int32] = []
  let dirtyIslands = Store<Int32>()
  /// The constraints without terms that have not been checked.
  var emptyConstraints: [Int32] = []
  /// The broken constraints, with the constraints that each contradicts.
  var broken: [(constraint: Int32, members: [Int32])] = []
  /// The contradictions found in the current solve, without those that no longer exist.
  var conflicts: [Conflict] = []
  /// The number of broken constraints reactivated in this solve because others were broken.
  var returns = 0
  /// The number of calls of ``solve()`` so far, and the variables changed by the current one.
  var stamp: UInt32 = 0
  let moved = Store<Int32>()
  /// The number of coefficients above which a tableau stores its matrix in factors. Measured with systems of
  /// random inequalities between 10 to 120 views: factors are as fast as dense rows below, and up to five
  /// times as fast above.
  var denseLimit = 10_000
  /// The bends of the current quantity.
  let scratch = Store<Bend>()

  /// Creates a system without variables and constraints.
  public init() {}

  deinit {
    variables.deallocate()
    freeVariables.deallocate()
    constraints.deallocate()
    freeConstraints.deallocate()
    forms.deallocate()
    freeForms.deallocate()
    links.deallocate()
    touchedForms.deallocate()
    changedForms.deallocate()
    candidates.deallocate()
    unchecked.deallocate()
    lost.deallocate()
    growing.deallocate()
    loose.deallocate()
    newlyKnown.deallocate()
    agenda.deallocate()
    islands.deallocate()
    freeIslands.deallocate()
    dirtyIslands.deallocate()
    moved.deallocate()
    scratch.deallocate()
  }
}
