internal import CoreGraphics
internal import Foundation

/// The items of one section as a tree, of which those are seen whose parents are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var members: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// A tree without items.
  public init() {}

  // MARK: - Reading

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { roots.flatMap { branch(of: $0) { _ in true } } }
  /// Those without a parent, in order.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that are seen.
  public var visibleItems: [ItemIdentifierType] { roots.flatMap { branch(of: $0) { expanded.contains($0) } } }
  /// Whether the item is in the tree, seen or not. Constant time.
  public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }
  /// Among all items, in order; O(items).
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Whether its children are seen where it is itself; false for an item that is not there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether all above it are expanded; false for an item that is not there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var current = item
    while let parent = parents[current] {
      guard expanded.contains(parent) else { return false }
      current = parent
    }
    return true
  }
  /// How many parents an item has above it. An item that is not there traps.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item, "level(of:)")
    var level = 0, current = item
    while let parent = parents[current] { (level, current) = (level + 1, parent) }
    return level
  }
  /// Nil for a root. An item that is not there traps.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    check(child, "parent(of:)")
    return parents[child]
  }
  /// What lies below an item, with the item as its root if that is wanted.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    check(parent, "snapshot(of:includingParent:)")
    var result = NSDiffableDataSourceSectionSnapshot()
    if includingParent { result.append([parent]) }
    result.take(self, below: parent, to: includingParent ? parent : nil)
    result.expanded = expanded.intersection(result.members)
    return result
  }
  /// A line an item, moved in by its level; `*` stands before what
  /// is seen, `+` and `-` before what can be expanded and collapsed.
  public func visualDescription() -> String {
    items.map { item in
      let sign = children[item]?.isEmpty == false ? (isExpanded(item) ? "-" : "+") : " "
      return (isVisible(item) ? "*" : " ") + String(repeating: "  ", count: level(of: item))
        + " \(sign) \(item)"
    }.joined(separator: "\n")
  }

  private func branch(
    of item: ItemIdentifierType, _ opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    guard opens(item), let below = children[item] else { return [item] }
    return [item] + below.flatMap { branch(of: $0, opens) }
  }

  private func check(_ item: ItemIdentifierType, _ call: StaticString) {
    raiseUnless(members.contains(item), "\(call): \(item) is no item of the snapshot")
  }

  // MARK: - Changing

  /// Behind the children of an item; nil stands for the roots. An item that is there already traps.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { check(parent, "append(_:to:)") }
    insert(items, below: parent, at: (parent.map { children[$0] ?? [] } ?? roots).count)
  }
  /// As siblings of `item`; traps where that is not there, or one of these is.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    check(item, "insert(_:before:)")
    insert(items, below: parents[item], at: place(of: item))
  }
  /// As siblings behind `item`; traps where that is not there, or one of these is.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    check(item, "insert(_:after:)")
    insert(items, below: parents[item], at: place(of: item) + 1)
  }
  /// The roots of the other as siblings of `item`, with all below them and what is expanded there.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot.roots, before: item)
    takeBranches(of: snapshot)
  }
  /// The same behind `item`.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot.roots, after: item)
    takeBranches(of: snapshot)
  }
  /// Items, and all below them, go; those that are not there are left out.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where members.contains(item) {
      let gone = branch(of: item) { _ in true }
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      for one in gone {
        (parents[one], children[one]) = (nil, nil)
        members.remove(one)
        expanded.remove(one)
      }
    }
  }
  /// What is expanded is forgotten, too.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  /// Those that are not there are left out.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(members.intersection(items))
  }
  /// Those that are not there are left out; what is expanded below them stays so.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// The children go, and the roots of the other come in their place; traps where the parent is not there.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    check(parent, "replace(childrenOf:using:)")
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    takeBranches(of: snapshot)
  }

  private func place(of item: ItemIdentifierType) -> Int {
    (parents[item].map { children[$0] ?? [] } ?? roots).firstIndex(of: item) ?? 0
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int
  ) {
    for item in items {
      raiseUnless(members.insert(item).inserted, "the item \(item) is in the snapshot already")
      parents[item] = parent
    }
    guard let parent else { return roots.insert(contentsOf: items, at: index) }
    children[parent, default: []].insert(contentsOf: items, at: index)
  }

  // MARK: - Moving by hand

  /// Takes an item out with all below it, which comes back as a tree.
  mutating func takeBranch(of item: ItemIdentifierType) -> NSDiffableDataSourceSectionSnapshot {
    defer { delete([item]) }
    return snapshot(of: item, includingParent: true)
  }

  /// Puts a branch where it is seen behind an item: as its first children where some of it are seen, else as
  /// siblings. Nil stands for the start.
  mutating func put(_ branch: NSDiffableDataSourceSectionSnapshot, behind item: ItemIdentifierType?) {
    let follower =
      item.map { isExpanded($0) ? children[$0]?.first : nil } ?? (item == nil ? roots.first : nil)
    if let follower {
      insert(branch, before: follower)
    } else if let item {
      insert(branch, after: item)
    } else {
      append(branch.roots)
      takeBranches(of: branch)
    }
  }

  private mutating func takeBranches(of other: NSDiffableDataSourceSectionSnapshot) {
    for root in other.roots { take(other, below: root, to: root) }
    expanded.formUnion(other.expanded)
  }

  private mutating func take(
    _ other: NSDiffableDataSourceSectionSnapshot, below item: ItemIdentifierType,
    to parent: ItemIdentifierType?
  ) {
    guard let below = other.children[item], !below.isEmpty else { return }
    append(below, to: parent)
    for child in below { take(other, below: child, to: child) }
  }
}
