/// Unknowns that constrain one another: a system of equations, and its degrees of freedom.
///
/// Its rows are forms, `Σ coefficient·variable = fixed value` or, if a form is not fixed, `= the form`, which
/// then is a quantity with a cost, as are the variables that have constraints of their own. Columns
/// `0..<variables.count` are the variables, column `variables.count + r` is the quantity of row `r`. Sparse
/// elimination expresses a variable by each fixed row; if that variable has a cost, the cost becomes a row.
/// Then the other rows express the remaining variables without a cost, which their quantities replace.
/// Tableaus solve the rest. All this depends on coefficients only: the recorded steps are applied to the
/// constants, each time from the original numbers.
final class Core {
  struct Entry {
    var column: Int32
    var coefficient: Double
  }

  /// Subtracts `factor` times the source row from the target row.
  struct Operation {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// A row that expresses a column: `coefficient·column = right side - Σ upper[entries]`.
  struct Elimination {
    var row: Int32
    var column: Int32
    var coefficient: Double
    var first: Int32
    var last: Int32
  }

  /// The columns and rows of a tableau.
  final class Block {
    var columns: [Int32] = []
    /// The rows; the columns of the entries are indices in `columns`.
    var rows: [(row: Int32, entries: [Entry])] = []
    var tableau: Tableau?
  }

  var variables: [Int32] = []
  var forms: [Int32] = []
  /// The variables whose costs are the rows after those of the forms.
  var costs: [Int32] = []
  /// A Boolean value that indicates whether the last solution was unique.
  var isUnique = true
  /// The variables whose bounds have been left out.
  var bounded: [Int32] = []
  var operations: [Operation] = []
  var eliminations: [Elimination] = []
  var upper: [Entry] = []
  var blocks: [Block] = []
  /// The rows without entries: their right sides must vanish, or are the values of forms.
  var emptyRows: [Int32] = []
  /// The value of each column, as of the last solution.
  var values: [Double] = []
  var rightSides: [Double] = []
}

extension ConstraintSystem {
  /// Solves a core.
  ///
  /// - Returns: `false` if its required constraints contradict one another; the values nearly satisfy them
  ///   then.
  func solve(_ core: Core) -> Bool {
    var holds = true
    let links = links.base, variables = variables.base, forms = forms.base
    core.rightSides.withUnsafeMutableBufferPointer { sides in
      for row in core.forms.count..<sides.count { sides[row] = 0 }
      for (row, form) in core.forms.enumerated() {
        let record = forms + Int(form)
        var side = record.pointee.fixing == none ? 0 : constraints.base[Int(record.pointee.fixing)].target
        let first = Int(record.pointee.firstLink)
        for i in first..<first + Int(record.pointee.count) where variables[Int(links[i].variable)].isKnown {
          side -= links[i].coefficient * variables[Int(links[i].variable)].value
        }
        sides[row] = side
      }
      core.operations.withUnsafeBufferPointer {
        for operation in $0 {
          sides[Int(operation.target)] -= operation.factor * sides[Int(operation.source)]
        }
      }
    }
    for (row, form) in core.forms.enumerated()
    where forms[Int(form)].fixing != none && forms[Int(form)].active > 1 {
      if best(form: Int(core.forms[row])).isContradictory { holds = false }
    }
    for row in core.emptyRows {
      let side = core.rightSides[Int(row)]
      guard Int(row) < core.forms.count else {
        scratch.removeAll()
        gather(row: Int(row), of: core)
        if scratch.elements.contains(where: { $0.isViolated(by: -side) }) { holds = false }
        continue
      }
      let form = Int(core.forms[Int(row)])
      if forms[form].fixing != none {
        let size = allowance(constraints[Int(forms[form].fixing)].target)
        if abs(side) > size { holds = false }
      } else if violates(form, -side) {
        holds = false
      }
    }
    core.isUnique = true
    for block in core.blocks {
      if !solve(block, of: core) { holds = false }
    }
    core.values.withUnsafeMutableBufferPointer { values in
      core.upper.withUnsafeBufferPointer { upper in
        for elimination in core.eliminations.reversed() {
          var sum = core.rightSides[Int(elimination.row)]
          for i in Int(elimination.first)..<Int(elimination.last) {
            sum -= upper[i].coefficient * values[Int(upper[i].column)]
          }
          values[Int(elimination.column)] = sum / elimination.coefficient
        }
      }
    }
    return holds
  }

  /// Returns a Boolean value that indicates whether a value of a form violates one of its required
  /// constraints.
  func violates(_ form: Int, _ value: Double) -> Bool {
    var next = forms[form].firstConstraint
    while next != none {
      let constraint = constraints[Int(next)]
      next = constraint.nextInForm
      if constraint.isRequired && !constraint.isBroken
        && !holds(value, constraint.formRelation, constraint.target)
      {
        return true
      }
    }
    return false
  }

  /// Adds the bends of the quantity of a row to `scratch`.
  private func gather(row: Int, of core: Core) {
    if row < core.forms.count {
      gather(Int(core.forms[row]))
    } else {
      gather(variable: Int(core.variables[Int(core.costs[row - core.forms.count])]))
    }
  }

  private func gather(column: Int, of core: Core) {
    if column < core.variables.count {
      gather(variable: Int(core.variables[column]))
    } else {
      gather(row: column - core.variables.count, of: core)
    }
  }

  /// Returns the best value of a column that is alone.
  func best(column: Int, of core: Core) -> Best {
    scratch.removeAll()
    gather(column: column, of: core)
    return bestOfScratch(
      startingAt: column < core.variables.count ? variables[Int(core.variables[column])].start : 0)
  }

  private func solve(_ block: Core.Block, of core: Core) -> Bool {
    if block.rows.isEmpty {
      let column = Int(block.columns[0]), best = best(column: column, of: core)
      core.values[column] = best.value
      if !best.isUnique { core.isUnique = false }
      return !best.isContradictory
    }
    scratch.removeAll()
    for column in block.columns { gather(column: Int(column), of: core) }
    for row in block.rows { gather(row: Int(row.row), of: core) }
    if block.tableau.map({ $0.pivots > 100 }) ?? true {
      block.tableau = makeTableau(block, of: core)
    } else {
      block.tableau!.replaceBends(scratch.elements)
    }
    for (place, row) in block.rows.enumerated() {
      block.tableau!.shifts[block.columns.count + place] = -core.rightSides[Int(row.row)]
    }
    block.tableau!.evaluate()
    block.tableau!.minimise()
    for (place, column) in block.columns.enumerated() {
      core.values[Int(column)] = block.tableau!.values[place]
    }
    if block.tableau!.isContradictory {
      block.tableau = nil
      return false
    }
    if !block.tableau!.isUnique { core.isUnique = false }
    return true
  }

  /// Returns a Boolean value that indicates whether the tableau of a block stores its matrix in factors.
  func isLarge(_ block: Core.Block) -> Bool { block.rows.count * block.columns.count > denseLimit }

  /// Creates the tableau of a block, whose bends are in `scratch`.
  private func makeTableau(_ block: Core.Block, of core: Core) -> Tableau {
    var tableau = Tableau(
      bends: scratch.elements, columnsInFactors: isLarge(block) ? block.columns.count : nil)
    for column in block.columns {
      scratch.removeAll()
      gather(column: Int(column), of: core)
      let start = Int(column) < core.variables.count ? variables[Int(core.variables[Int(column)])].start : 0
      tableau.addColumn(scratch.elements, startingAt: start)
    }
    for row in block.rows {
      scratch.removeAll()
      gather(row: Int(row.row), of: core)
      tableau.addRow(scratch.elements, row.entries, shift: 0)
    }
    return tableau
  }
}
