/// The absence of an index in the records below.
let none: Int32 = -1

extension ConstraintSystem {
  struct VariableRecord {
    var generation: UInt32 = 0
    var isAlive = true
    var start: Double
    var value: Double
    /// The first occurrence of the variable, in `links`.
    var firstLink = none
    /// The number of forms in which the variable occurs.
    var linkCount: Int32 = 0
    /// The form that defines the variable from known ones; a variable with a definer is known.
    var definer = none
    /// The position in the evaluation order of known variables.
    var order: Int32 = 0
    /// The island of an unknown variable.
    var island = none
    /// The step of the variable in the island's plan, and its place in a core.
    var step = none
    var place = none
    /// Used while an island is planned: the numbers of remaining forms with other unknowns, and of forms with
    /// this unknown only.
    var degree: Int32 = 0
    var ownCosts: Int32 = 0
    /// A Boolean value that indicates whether the variable alone has required bounds only. `isFirm` means
    /// that the bounds must be included because a solution without them violated them.
    var isOnlyBounded = false
    var isFirm = false
    var isLoose = false
    var isOnAgenda = false
    /// The value before the solve that last changed it.
    var before = 0.0
    var stamp: UInt32 = 0

    @inline(__always) var isKnown: Bool { definer != none }
  }

  /// The occurrence of a variable in a form: one term. The terms of a form are contiguous, in the order of
  /// their variables; the occurrences of a variable are a doubly linked list.
  struct Link {
    var variable: Int32
    var form: Int32
    var coefficient: Double
    var next = none
    var previous = none
  }

  /// A sum of terms whose first coefficient is 1. Constraints that are multiples of one another share it.
  struct Form {
    var firstLink: Int32
    var count: Int32
    /// The first variable in the constraint that created the form.
    var lead: Int32
    var firstConstraint = none
    /// The number of unknown variables of the form.
    var unknowns: Int32 = 0
    /// The variable that the form defines.
    var defines = none
    /// The required equality that fixes the value of the form: the first, if there are several.
    var fixing = none
    /// The number of constraints in force.
    var active: Int32 = 0
    /// A summary of the constraints in force, without constants.
    var shape: UInt64 = 0
    var island = none
    var step = none
    var isTouched = false
    var isChanged = false
    var isUnchecked = false
    var isAlive = true
  }

  /// A connected set of unknown variables.
  struct Island {
    /// The only variable of the island, or `none`.
    var single: Int32
    var plan: Int32
    var isDirty = false
  }

  /// A constraint, in the form `scale · form RELATION constant`.
  struct ConstraintRecord {
    var generation: UInt32 = 0
    var isAlive = true
    /// A Boolean value that indicates whether the constraint is broken because it contradicts others.
    var isBroken = false
    var relation: Relation
    /// The form, or `none` if no term is left: the constraint only compares zero with its constant.
    var form: Int32
    var nextInForm = none
    var scale: Double
    var constant: Double
    var priority: Double
    var breakRank: Int
    /// The order of addition, from 1.
    var sequence: Int64

    var isRequired: Bool { priority >= 1000 }
    /// A Boolean value that indicates whether the constraint requires one variable to be nonnegative.
    var isSign = false
    /// The precedence where the solution is not unique: the lowest comes first. Signs come before all others:
    /// in a simplex tableau they belong to the variable and are not rows.
    var age: Int64 { isSign && constant == 0 && isRequired ? sequence - (1 << 40) : sequence }
    /// The value with which the form is compared.
    var target: Double { constant / scale }
    /// The relation of the form to `target`.
    var formRelation: Relation {
      scale > 0 ? relation : Relation(rawValue: -relation.rawValue)!
    }
  }

  /// Returns the index of a variable. The program stops if the identifier is not of a living variable of this
  /// system.
  @inline(__always) func index(of variable: Variable, _ call: StaticString) -> Int {
    let index = Int(variable.index)
    precondition(
      index < variables.count && variables[index].isAlive
        && variables[index].generation == variable.generation,
      "ConstraintSystem.\(call): the variable is not one of this system")
    return index
  }

  @inline(__always) func index(of constraint: Constraint, _ call: StaticString) -> Int {
    let index = Int(constraint.index)
    precondition(
      index < constraints.count && constraints[index].isAlive
        && constraints[index].generation == constraint.generation,
      "ConstraintSystem.\(call): the constraint is not one of this system")
    return index
  }

  func name(ofVariable index: Int) -> Variable {
    Variable(index: Int32(index), generation: variables[index].generation)
  }

  func name(ofConstraint index: Int) -> Constraint {
    Constraint(index: Int32(index), generation: constraints[index].generation)
  }

  /// Returns the terms of a form, as a range of `links`.
  @inline(__always) func terms(of form: Int) -> Range<Int> {
    let first = Int(forms[form].firstLink)
    return first..<first + Int(forms[form].count)
  }
}
