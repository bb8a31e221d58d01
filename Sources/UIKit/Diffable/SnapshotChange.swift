internal import Foundation

/// The difference between two snapshots in the terms of `performBatchUpdates`: index paths of deletions refer
/// to the old snapshot, those of insertions to the new one.
struct SnapshotChange {
  var deletedSections = IndexSet(), insertedSections = IndexSet(), reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = [], inserted: [IndexPath] = [], reloaded: [IndexPath] = [],
    reconfigured: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// Computes the difference; O(items · log items). Items of inserted or deleted sections have no changes of
  /// their own.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let before = Self.places(old.sectionIdentifiers), after = Self.places(new.sectionIdentifiers)
    for (section, index) in before where after[section] == nil { deletedSections.insert(index) }
    for (section, index) in after where before[section] == nil { insertedSections.insert(index) }
    let common = new.sectionIdentifiers.compactMap { before[$0] }
    let still = Self.longestRise(common)
    for index in common.indices where !still.contains(index) {
      guard let to = after[old.sectionIdentifiers[common[index]]] else { continue }
      movedSections.append((common[index], to))
    }
    reloadedSections = IndexSet(
      new.reloadedSectionIdentifiers.compactMap { before[$0] }.filter { !deletedSections.contains($0) })

    var oldPlaces: [Item: IndexPath] = [:]
    for (index, section) in old.sectionIdentifiers.enumerated() where after[section] != nil {
      for (row, item) in old.itemIdentifiers(inSection: section).enumerated() {
        oldPlaces[item] = IndexPath(row: row, section: index)
      }
    }
    var met: Set<Item> = []
    for (index, section) in new.sectionIdentifiers.enumerated() where before[section] != nil {
      let items = new.itemIdentifiers(inSection: section)
      // Items that stay in the section and keep their order are not moved.
      let stayed = items.indices.filter { oldPlaces[items[$0]]?.section == before[section] }
      let rise = Self.longestRise(stayed.compactMap { oldPlaces[items[$0]]?.row })
      let unmoved = Set(rise.map { stayed[$0] })
      for (row, item) in items.enumerated() {
        let place = IndexPath(row: row, section: index)
        met.insert(item)
        guard let from = oldPlaces[item] else {
          inserted.append(place)
          continue
        }
        if !unmoved.contains(row) { moved.append((from, place)) }
      }
    }
    deleted = oldPlaces.filter { !met.contains($0.key) }.map(\.value).sorted()
    reloaded = new.reloadedItemIdentifiers.compactMap { met.contains($0) ? oldPlaces[$0] : nil }
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { new.path(of: $0) }
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty
      && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
  }

  private static func places<Name: Hashable>(_ names: [Name]) -> [Name: Int] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  /// Returns the indexes of a longest increasing subsequence of distinct numbers; O(n log n).
  static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = [], previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var low = 0, high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: Set<Int> = [], place = ends.last
    while let current = place {
      result.insert(current)
      place = previous[current]
    }
    return result
  }
}
