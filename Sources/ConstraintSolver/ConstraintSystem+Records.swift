/// The absence of an index in the records below.
let none: Int32 = -1

extension ConstraintSystem {
  struct VariableRecord {
    var generation: UInt32 = 0
    var isAlive = true
    var start: Double
    var value: Double
    /// The first of the places where the variable occurs, in `links`.
    var firstLink = none
    /// The number of forms the variable occurs in.
    var linkCount: Int32 = 0
    /// The form that determines the variable from known ones: it is known itself.
    var definer = none
    /// Known variables are computed in this order.
    var order: Int32 = 0
    /// Among what the variable is solved, where it is not known.
    var island = none
    /// Its step in the island's plan, and its place in a core.
    var step = none
    var place = none
    /// While an island is planned: the forms with others that are left, and those with this unknown alone.
    var degree: Int32 = 0
    var ownCosts: Int32 = 0
    /// Nothing but required bounds is said about the variable alone; `isFirm` where they must be kept in
    /// mind, since the solution without them has broken them.
    var isOnlyBounded = false
    var isFirm = false
    var isLoose = false
    var isOnAgenda = false
    /// The value before the solve that last changed it.
    var before = 0.0
    var stamp: UInt32 = 0

    @inline(__always) var isKnown: Bool { definer != none }
  }

  /// Where a variable occurs in a form: one term of it. The terms of a form lie side by side, in the order of
  /// their variables; the places of a variable are a doubly linked list.
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
    /// The variable that was written first in the constraint that made the form.
    var lead: Int32
    var firstConstraint = none
    /// The number of its variables that are not known.
    var unknowns: Int32 = 0
    /// The variable it determines.
    var defines = none
    /// The required equality that fixes its value: of several the first.
    var fixing = none
    /// The number of constraints that are in force.
    var active: Int32 = 0
    /// What the constraints in force are like, but for constants.
    var shape: UInt64 = 0
    var island = none
    var step = none
    var isTouched = false
    var isChanged = false
    var isUnchecked = false
    var isAlive = true
  }

  /// Variables that are not known, and hang together.
  struct Island {
    /// The variable that is alone, or none.
    var single: Int32
    var plan: Int32
    var isDirty = false
  }

  /// What was asked for is `scale · form RELATION constant`.
  struct ConstraintRecord {
    var generation: UInt32 = 0
    var isAlive = true
    /// Given up because it contradicts others.
    var isBroken = false
    var relation: Relation
    /// None where no term is left: the constraint says only how zero compares with its constant.
    var form: Int32
    var nextInForm = none
    var scale: Double
    var constant: Double
    var priority: Double
    var breakRank: Int
    /// The order of adding, from 1.
    var sequence: Int64

    var isRequired: Bool { priority >= 1000 }
    /// Whether it says of one variable that it is not negative.
    var isSign = false
    /// What was said first counts first where a choice is left. Signs come before everything else: to a
    /// simplex tableau they are part of what a variable is, not rows.
    var age: Int64 { isSign && constant == 0 && isRequired ? sequence - (1 << 40) : sequence }
    /// What the form is compared with.
    var target: Double { constant / scale }
    /// The relation of the form to `target`.
    var formRelation: Relation {
      scale > 0 ? relation : Relation(rawValue: -relation.rawValue)!
    }
  }

  /// The variable's index; a name that is not of this system's living variables stops the program.
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

  /// The terms of a form, as a range of `links`.
  @inline(__always) func terms(of form: Int) -> Range<Int> {
    let first = Int(forms[form].firstLink)
    return first..<first + Int(forms[form].count)
  }
}
