internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

/// The constraints of one view tree as one system, and its solution.
///
/// An engine belongs to the topmost view of a tree and exists once constraints
/// touch the tree. Views that are placed by their frames enter the system as
/// constants. What changes is noted and brought into the system by `update()`.
@MainActor final class LayoutEngine {
  private(set) weak var root: UIView?
  let system = ConstraintSystem()
  /// The root's size is solved for, and the engine keeps its records to itself: the tree has another engine.
  let isFitting: Bool
  /// What frames and system guides say, as constraints of the system; nil for an engine that counts with it
  /// as constants.
  var frameFacts: FrameFacts?

  /// What the engine keeps of one installed constraint.
  struct Record {
    var constraint: NSLayoutConstraint
    /// Nil where the constraint says nothing about variables.
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
  /// Only of a fitting engine.
  private var privateItems: [ObjectIdentifier: EngineItem] = [:]

  // What is to be brought into the system.
  var arrivals: [NSLayoutConstraint] = []
  var staleRecords: [Int] = []
  var staleItems: [EngineItem] = []
  var staleContents: [EngineItem] = []
  /// Views whose text was broken to a width that now may be another.
  var wrapping: [EngineItem] = []
  /// Views whose text asked for more width than it got and
  /// now asks for less: room that comes back is theirs again.
  var narrowed: [EngineItem] = []
  /// Contents of scroll views whose size the solution has changed.
  var resizedContents: [EngineItem] = []
  /// Views whose contents have to stand in an order.
  var orders: [[UIView]] = []
  /// Views that a solution moves while their superview is laid out, which sets their frames at its end.
  var unplaced: [EngineItem] = []
  var serial = 0
  /// Views whose text a trial has broken.
  var brokenTexts: [UIView] = []
  /// Something was taken out or changed in the system itself.
  var isUnsolved = false
  private(set) var isUpdating = false

  /// What was found to contradict since the last report, and constraints between frames that did not hold.
  var conflicts: [ConstraintSystem.Conflict] = []
  var constantConflicts: [NSLayoutConstraint] = []
  /// How many of `conflicts` were lowered again.
  var doubted = 0
  /// Broken constraints that were reported.
  var reported: Set<ConstraintSystem.Constraint> = []
  var rounding: PixelRounding
  /// How many frames were set, for tests.
  var framesSet = 0

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    rounding = PixelRounding(scale: root.pixelScale)
  }

  /// Constraints below a root that has gone wait for the next tree that their views come to.
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

  /// Gives an item the variables that it needs.
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

  /// A length is never negative.
  private func makeLength(of item: EngineItem, _ axis: NSLayoutConstraint.Axis) {
    let variable = system.makeVariable()
    itemOfVariable[variable] = item
    item[axis].length = variable
    item[axis].bound = system.add(
      [ConstraintSystem.Term(variable, 1)], .greaterThanOrEqual, 0, priority: 1000, breakRank: .max)
  }

  /// Takes an item's variables and their own constraints out of the system. Nothing else may speak of them.
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

  /// Gives an item the variables that it needs now, after `clear(_:)`.
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

  /// Runs `body` unless an update is under way: what user code asks for meanwhile waits for the next round.
  func whileUpdating(_ body: () -> Void) {
    guard !isUpdating else { return }
    isUpdating = true
    body()
    isUpdating = false
  }
}
