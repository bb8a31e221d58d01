internal import CoreGraphics
internal import Foundation

/// The items of one section as a tree. An item is visible if all its ancestors are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var members: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  // MARK: - Reading

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { roots.flatMap { branch(of: $0) { _ in true } } }
  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The visible items.
  public var visibleItems: [ItemIdentifierType] { roots.flatMap { branch(of: $0) { expanded.contains($0) } } }
  /// Returns whether the snapshot contains an item, visible or not. Constant time.
  public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }
  /// Returns the index of an item among all items, in order; O(items).
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Returns whether an item's children are visible when it is; `false` for an item that is not in the
  /// snapshot.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether all ancestors of an item are expanded; `false` for an item that is not in the snapshot.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var current = item
    while let parent = parents[current] {
      guard expanded.contains(parent) else { return false }
      current = parent
    }
    return true
  }
  /// Returns the number of ancestors of an item. Traps if the item is not in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item, "level(of:)")
    var level = 0, current = item
    while let parent = parents[current] { (level, current) = (level + 1, parent) }
    return level
  }
  /// Returns the parent of an item; nil for a root item. Traps if the item is not in the snapshot.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    check(child, "parent(of:)")
    return parents[child]
  }
  /// Returns the descendants of an item, with the item as root if `includingParent` is `true`.
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
  /// Returns a description with one line per item, indented by its level; `*` marks visible items, `+` and
  /// `-` items that can be expanded and collapsed.
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

  /// Appends items to the children of a parent, or to the root items if `parent` is nil. Traps if an item is
  /// already in the snapshot.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { check(parent, "append(_:to:)") }
    insert(items, below: parent, at: (parent.map { children[$0] ?? [] } ?? roots).count)
  }
  /// Inserts items as siblings before `item`. Traps if that is not in the snapshot, or one of the items is.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    check(item, "insert(_:before:)")
    insert(items, below: parents[item], at: place(of: item))
  }
  /// Inserts items as siblings after `item`. Traps if that is not in the snapshot, or one of the items is.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    check(item, "insert(_:after:)")
    insert(items, below: parents[item], at: place(of: item) + 1)
  }
  /// Inserts the root items of another snapshot as siblings before `item`, with their descendants and
  /// expansion.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot.roots, before: item)
    takeBranches(of: snapshot)
  }
  /// Inserts the root items of another snapshot as siblings after `item`, with their descendants and
  /// expansion.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot.roots, after: item)
    takeBranches(of: snapshot)
  }
  /// Deletes items with their descendants; items that are not in the snapshot are ignored.
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
  /// Deletes all items, and forgets which were expanded.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  /// Expands items; items that are not in the snapshot are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(members.intersection(items))
  }
  /// Collapses items; items that are not in the snapshot are ignored. Expanded descendants stay so.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Replaces the children of an item by the root items of another snapshot. Traps if the parent is not in
  /// the snapshot.
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

  // MARK: - Reordering

  /// Removes an item with its descendants and returns them as a tree.
  mutating func takeBranch(of item: ItemIdentifierType) -> NSDiffableDataSourceSectionSnapshot {
    defer { delete([item]) }
    return snapshot(of: item, includingParent: true)
  }

  /// Inserts a branch so that it is visible after an item: as its first children if some of them are visible,
  /// otherwise as siblings. Nil stands for the start.
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
