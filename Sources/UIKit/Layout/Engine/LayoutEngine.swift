internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

/// The constraints of one view tree as one system, and its solution.
///
/// An engine belongs to the topmost view of a tree and exists once constraints touch the tree. Views that are
/// placed by their frames enter the system as constants. Changes are recorded and applied to the system by
/// `update()`.
@MainActor final class LayoutEngine {
  private(set) weak var root: UIView?
  let system = ConstraintSystem()
  /// A Boolean value that indicates whether the engine computes a fitting size: the root's size is solved
  /// for, and the engine keeps its own records, since the tree has another engine.
  let isFitting: Bool
  /// The facts of frames and system guides, as constraints of the system; nil for an engine that uses them as
  /// constants.
  var frameFacts: FrameFacts?

  /// The engine's record of one installed constraint.
  struct Record {
    var constraint: NSLayoutConstraint
    /// The constraint in the system; nil if it contains no variables.
    var handle: ConstraintSystem.Constraint?
    /// The items that the constraint depends on without mentioning them.
    var passed: [EngineItem] = []
    var relation = NSLayoutConstraint.Relation.equal
    var terms: [ConstraintSystem.Term] = []
    var constant = 0.0
    var isStale = false
  }
  var records: [Record?] = []
  private var gaps: [Int] = []
  var recordOfHandle: [ConstraintSystem.Constraint: Int] = [:]

  var itemOfVariable: [ConstraintSystem.Variable: EngineItem] = [:]
  /// The items of a fitting engine.
  private var privateItems: [ObjectIdentifier: EngineItem] = [:]

  // The changes to be applied to the system.
  var arrivals: [NSLayoutConstraint] = []
  var staleRecords: [Int] = []
  var staleItems: [EngineItem] = []
  var staleContents: [EngineItem] = []
  /// The views whose text was broken to a width that may have changed.
  var wrapping: [EngineItem] = []
  /// The views whose text requested more width than it got and now requests less: space that becomes free is
  /// theirs again.
  var narrowed: [EngineItem] = []
  /// The contents of scroll views whose size the solution has changed.
  var resizedContents: [EngineItem] = []
  /// The number of constraints whose mentions of lengths are recorded.
  var mentionCount = 0
  /// The lists of views whose contents have to be ordered.
  var orders: [[UIView]] = []
  /// The views that a solution moves while their superview is laid out, which sets their frames at its end.
  var unplaced: [EngineItem] = []
  var serial = 0
  /// The views whose text a trial has broken.
  var brokenTexts: [UIView] = []
  /// A Boolean value that indicates whether the system itself has changed since it was solved.
  var isUnsolved = false
  private(set) var isUpdating = false

  /// The conflicts found since the last report, and constraints between frames that were not satisfied.
  var conflicts: [ConstraintSystem.Conflict] = []
  var constantConflicts: [NSLayoutConstraint] = []
  /// The number of entries of `conflicts` that were lowered again.
  var doubted = 0
  /// The broken constraints that were reported.
  var reported: Set<ConstraintSystem.Constraint> = []
  var rounding: PixelRounding
  /// The number of frames set, for tests.
  var framesSet = 0

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    rounding = PixelRounding(scale: root.pixelScale)
  }

  /// Leaves the constraints below a deallocated root for the next tree that their views join.
  isolated deinit {
    guard !isFitting else { return }
    for record in records {
      guard let constraint = record?.constraint, constraint.holder?.treeEngine == nil else { continue }
      constraint.engineRecord = -1
    }
  }

  var isDirty: Bool {
    isUnsolved || !arrivals.isEmpty || !staleRecords.isEmpty || !staleItems.isEmpty || !staleContents.isEmpty
  }

  // MARK: - Items

  func item(of view: UIView) -> EngineItem {
    if let known = knownItem(of: view) { return known }
    let new = EngineItem(view: view, in: self)
    if isFitting { privateItems[ObjectIdentifier(view)] = new } else { view.needConstraintStore().item = new }
    shape(new)
    return new
  }

  func item(of guide: UILayoutGuide) -> EngineItem {
    if let known = knownItem(of: guide) { return known }
    let new = EngineItem(guide: guide, in: self)
    if isFitting {
      privateItems[ObjectIdentifier(guide)] = new
    } else {
      guide.needConstraintStore().item = new
    }
    shape(new)
    return new
  }

  func knownItem(of item: any LayoutItem) -> EngineItem? {
    if isFitting { return privateItems[ObjectIdentifier(item)] }
    guard let known = item.constraintStore?.item, known.engine === self else { return nil }
    return known
  }

  /// Creates the variables that an item needs.
  private func shape(_ item: EngineItem) {
    if let view = item.view {
      if view.isPlacedByFrame { frameFacts?.items.append(item) }
      if view === root {
        guard isFitting || !view.isPlacedByFrame else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { makeLength(of: item, axis) }
        markContentStale(item)
      } else if frameFacts != nil || !view.isPlacedByFrame {
        makeVariables(of: item)
        markContentStale(item)
        if !isFitting { needsPlacing(item) }
      }
    } else if let guide = item.guide {
      switch guide.role {
      case .free: makeVariables(of: item)
      case .scrollContent:
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { makeLength(of: item, axis) }
      default: break
      }
    }
  }

  private func makeVariables(of item: EngineItem) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let variable = system.makeVariable()
      itemOfVariable[variable] = item
      item[axis].origin = variable
      makeLength(of: item, axis)
    }
  }

  /// Creates a length variable, which is never negative.
  private func makeLength(of item: EngineItem, _ axis: NSLayoutConstraint.Axis) {
    let variable = system.makeVariable()
    itemOfVariable[variable] = item
    item[axis].length = variable
    item[axis].bound = system.add(
      [ConstraintSystem.Term(variable, 1)], .greaterThanOrEqual, 0, priority: 1000, breakRank: .max)
  }

  /// Removes an item's variables and their own constraints from the system. No other constraint may mention
  /// them.
  func clear(_ item: EngineItem) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContent(of: item, axis, to: nil)
      let span = item[axis]
      for constraint in [span.bound, item.push] { if let constraint { system.remove(constraint) } }
      for variable in [span.origin, span.length] {
        guard let variable else { continue }
        itemOfVariable[variable] = nil
        system.remove(variable)
      }
      item[axis] = EngineItem.Span()
      item.push = nil
    }
    isUnsolved = true
  }

  /// Creates the variables that an item needs now, after `clear(_:)`.
  func reshape(_ item: EngineItem) { shape(item) }

  // MARK: - Records

  func addRecord(_ record: Record) -> Int {
    isUnsolved = true
    if let gap = gaps.popLast() {
      records[gap] = record
      return gap
    }
    records.append(record)
    return records.count - 1
  }

  func dropRecord(_ index: Int) {
    records[index] = nil
    gaps.append(index)
  }

  func markStale(_ item: EngineItem) {
    guard !item.isStale else { return }
    item.isStale = true
    staleItems.append(item)
  }

  func markContentStale(_ item: EngineItem) {
    guard item.isContentStale == false else { return }
    item.isContentStale = true
    staleContents.append(item)
  }

  /// Runs `body` unless an update is in progress: requests by user code meanwhile wait for the next round.
  func whileUpdating(_ body: () -> Void) {
    guard !isUpdating else { return }
    isUpdating = true
    body()
    isUpdating = false
  }
}
