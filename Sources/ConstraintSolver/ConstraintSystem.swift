/// A changing set of linear constraints, and the values that satisfy it.
///
/// Constraints of priority 1000 hold exactly. Those below are met in the order of their priorities: nothing
/// is given up at one priority for the sake of a lower one, and within one priority the sum of the absolute
/// errors is least. Among solutions that are equally good to here, the constraint that was added first gives
/// way.
///
/// Where that leaves a choice, the outcome is Apple's: a variable that nothing constrains keeps its starting
/// value, and an inequality that alone bounds something is met with equality (of several, the one that was
/// added first, as far as the others allow). That is what an engine gives whose unconstrained variables enter
/// the basis at once and whose slack variables stay at zero until something forces them away from it.
///
/// Nothing is computed until `solve()`. A system is not safe to use from two threads at once.
public final class ConstraintSystem {
  /// The name of an unknown. A removed variable's name is never used again.
  public struct Variable: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
  }

  /// The name of a constraint of one system. A removed constraint's name is never used again.
  public struct Constraint: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
  }

  /// How the sum of a constraint's terms compares with its constant.
  public enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A variable times a number.
  public struct Term: Equatable, Sendable {
    /// What is multiplied.
    public var variable: Variable
    /// Finite. A term whose coefficients sum to zero does not take part.
    public var coefficient: Double

    /// `coefficient·variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }

    /// `coefficient·variable`.
    public init(variable: Variable, coefficient: Double) { self.init(variable, coefficient) }
  }

  /// Required constraints that cannot hold together, and the one of them that was given up.
  public struct Conflict: Sendable {
    /// The member with the lowest break rank; of several, the one that was added last.
    public let broken: Constraint
    /// Every one of them is needed for the contradiction, `broken` among them, in the order they were added.
    public let members: [Constraint]
  }

  /// What one call of `solve()` did.
  public struct Outcome: Sendable {
    /// The variables whose value is not what it was after the previous call.
    public var changed: [Variable] = []
    /// The constraints that were given up in this call, in that order.
    public var conflicts: [Conflict] = []
  }

  let variables = Store<VariableRecord>()
  let freeVariables = Store<Int32>()
  let constraints = Store<ConstraintRecord>()
  let freeConstraints = Store<Int32>()
  let forms = Store<Form>()
  let freeForms = Store<Int32>()
  let links = Store<Link>()
  /// Ranges of `links` that nothing uses, by their length.
  var freeLinks: [[Int32]] = []
  var additions: Int64 = 0

  /// Forms whose constraints are others than they were, and forms of which only constants are.
  let touchedForms = Store<Int32>()
  let changedForms = Store<Int32>()
  /// Fixed forms that may have one unknown left.
  let candidates = Store<Int32>()
  /// Forms without unknowns that must be seen to hold.
  let unchecked = Store<Int32>()
  /// Variables that have lost their definer but are still counted as known.
  let lost = Store<Int32>()
  let growing = Store<Int32>()
  /// Variables that belong to no island.
  let loose = Store<Int32>()
  /// Known variables to compute: those that have just become known, in order, and the rest by their order,
  /// least on top.
  let newlyKnown = Store<Int32>()
  var nextNewlyKnown = 0
  let agenda = Store<UInt64>()
  var orders: Int32 = 0
  let islands = Store<Island>()
  let freeIslands = Store<Int32>()
  var plans: [Plan?] = []
  var freePlans: [Int32] = []
  let dirtyIslands = Store<Int32>()
  /// The constraints without terms that have not been looked at.
  var emptyConstraints: [Int32] = []
  /// The broken constraints, and what each contradicts.
  var broken: [(constraint: Int32, members: [Int32])] = []
  /// The contradictions that the present solve has found, without those that no longer hold.
  var conflicts: [Conflict] = []
  /// The number of broken constraints that came back in this solve because others were broken.
  var returns = 0
  /// The number of calls of `solve()` so far, and the variables that the present one has given another value.
  var stamp: UInt32 = 0
  let moved = Store<Int32>()
  /// Tableaus with more coefficients than this store their matrix in factors. Measured with systems of random
  /// inequalities between 10 to 120 views: factors are as quick as dense rows below, and up to five times as
  /// quick above.
  var denseLimit = 10_000
  /// The bends of the quantity at hand.
  let scratch = Store<Bend>()

  /// A system without variables and constraints.
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
