internal import Foundation

/// The positions of a constraint in the lists that hold or mention it; -1 for none.
struct ConstraintSlots {
  var held = -1
  var first = -1
  var second = -1

  subscript(_ role: ConstraintRole) -> Int {
    get {
      switch role {
      case .held: held
      case .first: first
      case .second: second
      }
    }
    set {
      switch role {
      case .held: held = newValue
      case .first: first = newValue
      case .second: second = newValue
      }
    }
  }
}

/// The reason for which a constraint is in a list: the list's owner holds it, or is its first or second item.
enum ConstraintRole {
  case held, first, second
}

/// A list of constraints in the order of addition. Adding and removing take constant time: a removal leaves a
/// gap, and gaps are closed when they are half of the list.
@MainActor struct ConstraintList {
  private var entries: [(constraint: NSLayoutConstraint, role: ConstraintRole)?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The constraints; one that mentions the owner on both sides appears twice.
  var all: [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    result.reserveCapacity(count)
    for entry in entries { if let entry { result.append(entry.constraint) } }
    return result
  }

  mutating func add(_ constraint: NSLayoutConstraint, as role: ConstraintRole) {
    constraint.slots[role] = entries.count
    entries.append((constraint, role))
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint, as role: ConstraintRole) {
    let slot = constraint.slots[role]
    guard entries.indices.contains(slot), entries[slot]?.constraint === constraint else { return }
    constraint.slots[role] = -1
    entries[slot] = nil
    count -= 1
    if count == 0 {
      entries = []
    } else if entries.count > 16, count * 2 < entries.count {
      entries = entries.filter { $0 != nil }
      for (index, entry) in entries.enumerated() { entry!.constraint.slots[entry!.role] = index }
    }
  }
}

/// The constraints of a view or a layout guide.
@MainActor final class ConstraintStore {
  /// The constraints that the view holds: `UIView.constraints`.
  var held = ConstraintList()
  /// The active constraints of which this is an item, regardless of their holder.
  var mentions = ConstraintList()
  /// The number of constraints in `held` that compare distances, whose items do not all know of them.
  var offsetCount = 0
  /// The layout engine's item for the view or guide.
  var item: EngineItem?
  /// The engine of the tree below the view, if it is the topmost one.
  var engine: LayoutEngine?
}
