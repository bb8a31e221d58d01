internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension LayoutEngine {
  // MARK: - Constraints

  /// Schedules a held constraint for addition to the system in the next update.
  func arrive(_ constraint: NSLayoutConstraint) { arrivals.append(constraint) }

  /// Removes a constraint from the system.
  func depart(_ constraint: NSLayoutConstraint) {
    guard !isFitting, constraint.engineRecord >= 0 else { return }
    let index = constraint.engineRecord
    constraint.engineRecord = -1
    guard let record = records.indices.contains(index) ? records[index] : nil,
      record.constraint === constraint
    else { return }
    remove(record)
    dropRecord(index)
  }

  private func remove(_ record: Record) {
    if let handle = record.handle {
      system.remove(handle)
      recordOfHandle[handle] = nil
      reported.remove(handle)
      isUnsolved = true
    }
    for item in record.passed { item.passers.remove(record.constraint) }
  }

  /// Lowers a constraint into the system. The constraint must not have a record yet.
  func install(_ constraint: NSLayoutConstraint) {
    guard isFitting || constraint.engineRecord < 0, let lowering = lower(constraint) else { return }
    let record = Record(
      constraint: constraint, handle: add(lowering, for: constraint), passed: lowering.passed,
      relation: lowering.relation, terms: lowering.form.terms, constant: lowering.form.constant)
    for item in lowering.passed { item.passers.insert(constraint) }
    noteMentions(in: lowering, of: constraint)
    let index = addRecord(record)
    if let handle = record.handle { recordOfHandle[handle] = index }
    if !isFitting { constraint.engineRecord = index }
  }

  /// The largest number of a constraint that is installed: of a double's 53 bits it leaves 13 for fractions
  /// of a point.
  private static var reach: Double { 1_099_511_627_776 }

  private func add(_ lowering: Lowering, for constraint: NSLayoutConstraint) -> ConstraintSystem.Constraint? {
    guard !lowering.form.terms.isEmpty else {
      noteConstantConflict(lowering, of: constraint)
      return nil
    }
    // No frame can satisfy a multiplier or a constant so large that points are lost beside it.
    guard abs(lowering.form.constant) <= Self.reach,
      lowering.form.terms.allSatisfy({ abs($0.coefficient) <= Self.reach })
    else { return nil }
    return system.add(
      lowering.form.terms, lowering.relation.forSystem, -lowering.form.constant,
      priority: Double(constraint.priorityStorage.usable),
      breakRank: constraint.breakRank)
  }

  /// Marks a constraint whose numbers have changed.
  func markStale(_ constraint: NSLayoutConstraint) {
    let index = constraint.engineRecord
    guard !isFitting, records.indices.contains(index), records[index]?.isStale == false else { return }
    records[index]?.isStale = true
    staleRecords.append(index)
  }

  func setPriority(of constraint: NSLayoutConstraint) {
    let index = constraint.engineRecord
    guard !isFitting, records.indices.contains(index), let handle = records[index]?.handle else { return }
    system.setPriority(Double(constraint.priorityStorage.usable), of: handle)
    isUnsolved = true
  }

  /// Lowers a constraint again: in place if only its constant differs.
  func refresh(_ index: Int) {
    guard var record = records[index] else { return }
    record.isStale = false
    records[index] = record
    let constraint = record.constraint
    guard let lowering = lower(constraint) else { return depart(constraint) }
    if let handle = record.handle, !lowering.form.terms.isEmpty, lowering.relation == record.relation,
      lowering.form.terms == record.terms, abs(lowering.form.constant) <= Self.reach
    {
      guard lowering.form.constant != record.constant else { return }
      system.setConstant(-lowering.form.constant, of: handle)
      records[index]?.constant = lowering.form.constant
      isUnsolved = true
    } else {
      depart(constraint)
      install(constraint)
    }
  }

  // MARK: - Views

  /// Schedules the addition of all constraints and items at and below a view.
  func arrive(below view: UIView) {
    view.forEachConstrained { view in
      for constraint in view.constraintStore?.held.all ?? [] { arrive(constraint) }
      if !view.isPlacedByFrame { _ = item(of: view) }
    }
  }

  /// Removes all constraints and items at and below a view.
  func depart(below view: UIView) {
    var items: [EngineItem] = []
    view.forEachConstrained { view in
      for constraint in view.constraintStore?.held.all ?? [] { depart(constraint) }
      if let item = knownItem(of: view) { items.append(item) }
      for guide in view.ownGuides { if let item = knownItem(of: guide) { items.append(item) } }
    }
    for item in items { forget(item) }
  }

  /// Releases an item that no constraint in the system mentions.
  func forget(_ item: EngineItem) {
    clear(item)
    (item.view as (any LayoutItem)? ?? item.guide)?.constraintStore?.item = nil
    item.disown()
  }

  /// Recreates an item whose set of variables has changed, with its constraints.
  func rebuild(_ item: EngineItem) {
    let constraints = dependents(of: item)
    for constraint in constraints { depart(constraint) }
    clear(item)
    reshape(item)
    for constraint in constraints { arrive(constraint) }
  }

  /// Lowers the constraints of an item again after their factors have changed.
  func renewConstraints(of item: EngineItem) {
    let constraints = dependents(of: item)
    for constraint in constraints { depart(constraint) }
    for constraint in constraints { arrive(constraint) }
    markStale(item)
  }

  /// Returns every installed constraint whose numbers may depend on an item.
  func dependents(of item: EngineItem) -> [NSLayoutConstraint] {
    var found = item.passers
    let store = (item.view as (any LayoutItem)? ?? item.guide)?.constraintStore
    for constraint in store?.mentions.all ?? [] where constraint.engineRecord >= 0 {
      found.insert(constraint)
    }
    for guide in item.view?.ownGuides ?? [] where guide.role != .free {
      for constraint in guide.constraintStore?.mentions.all ?? [] where constraint.engineRecord >= 0 {
        found.insert(constraint)
      }
    }
    // The order of arrival breaks ties.
    return found.sorted { $0.engineRecord < $1.engineRecord }
  }
}

extension NSLayoutConstraint.Relation {
  var forSystem: ConstraintSystem.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UIView {
  /// The engine of the tree that contains this view; O(depth).
  final var treeEngine: LayoutEngine? {
    if let item = constraintStore?.item, let engine = item.engine { return engine }
    return topmost.constraintStore?.engine
  }

  /// The guides that the view owns, including existing system guides.
  final var ownGuides: [UILayoutGuide] { extras?.guides ?? [] }

  /// Marks this view and those above as touched by constraints.
  final func markUsesConstraints() {
    var view: UIView? = self
    while let current = view, !current.settings.contains(.usesConstraints) {
      current.settings.insert(.usesConstraints)
      current.layer.marks.insert(.ownerLaysOut)
      view = current.superview
    }
  }

  /// Visits this view and those below that constraints touch, superviews first.
  final func forEachConstrained(_ body: (UIView) -> Void) {
    guard settings.contains(.usesConstraints) else { return }
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      for child in view.layer.children.reversed() {
        if let view = UIView.owner(of: child), view.settings.contains(.usesConstraints) {
          waiting.append(view)
        }
      }
    }
  }
}
