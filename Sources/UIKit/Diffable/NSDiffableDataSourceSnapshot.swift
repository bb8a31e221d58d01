internal import CoreGraphics
internal import Foundation

/// The sections of a list and the items of each, all identified by unique values.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections whose items get new cells when the snapshot is applied, as requested since the snapshot was
  /// created or read.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that get new cells when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are configured again when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections, which items need.
  public init() {}

  // MARK: - Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { homes.count }
  /// The number of sections, including empty ones.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order; O(items).
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// Returns the number of items in a section. Traps if the section is not in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the items of a section. Traps if the section is not in the snapshot.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      raiseException("itemIdentifiers(inSection:): \(identifier) is no section of the snapshot")
    }
    return found
  }
  /// Returns the section of an item; nil if the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }
  /// Returns the index of an item among all items, in order; O(items).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the index of a section; nil if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: - Items

  /// Appends items to a section, or to the last one if `sectionIdentifier` is nil. Traps if an item is
  /// already in the snapshot.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      raiseException("appendItems(_:toSection:): the snapshot has no section")
    }
    guard let count = items[section]?.count else {
      raiseException("appendItems(_:toSection:): \(section) is no section of the snapshot")
    }
    insert(identifiers, at: count, in: section)
  }
  /// Inserts items before another one. Traps if that is not in the snapshot, or one of the items is.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier, "insertItems(_:beforeItem:)")
    insert(identifiers, at: place.index, in: place.section)
  }
  /// Inserts items after another one. Traps if that is not in the snapshot, or one of the items is.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier, "insertItems(_:afterItem:)")
    insert(identifiers, at: place.index + 1, in: place.section)
  }
  /// Deletes items; items that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { homes[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for item in identifiers { homes[item] = nil }
    forgetChanges { gone.contains($0) }
  }
  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Moves an item before another one, possibly in another section. Traps if one of them is not in the
  /// snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier, "moveItem(_:beforeItem:)")
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another one, possibly in another section. Traps if one of them is not in the
  /// snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier, "moveItem(_:afterItem:)")
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Marks items to get new cells; items that are not in the snapshot are ignored.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Marks items whose cells are to be configured again; items that are not in the snapshot are ignored.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// Removes an item from its section in order to insert it elsewhere; its reload mark stays.
  private mutating func take(_ item: ItemIdentifierType, _ call: StaticString) {
    let place = place(of: item, call)
    items[place.section]?.remove(at: place.index)
    homes[item] = nil
  }

  /// Removes the marks of deleted items.
  private mutating func forgetChanges(where isGone: (ItemIdentifierType) -> Bool) {
    reloadedItemIdentifiers.removeAll(where: isGone)
    reconfiguredItemIdentifiers.removeAll(where: isGone)
  }

  private func place(of item: ItemIdentifierType, _ call: StaticString) -> (
    section: SectionIdentifierType, index: Int
  ) {
    guard let section = homes[item], let index = items[section]?.firstIndex(of: item) else {
      raiseException("\(call): \(item) is no item of the snapshot")
    }
    return (section, index)
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], at index: Int, in section: SectionIdentifierType
  ) {
    for item in new {
      raiseUnless(homes[item] == nil, "the item \(item) is in the snapshot already")
      homes[item] = section
    }
    items[section]?.insert(contentsOf: new, at: index)
  }

  // MARK: - Sections

  /// Appends sections without items. Traps if one is already in the snapshot.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Inserts sections without items before another one. Traps if that is not in the snapshot, or one of the
  /// sections is.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier))
  }
  /// Inserts sections without items after another one. Traps if that is not in the snapshot, or one of the
  /// sections is.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier) + 1)
  }
  /// Deletes sections with their items; sections that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      let gone = Set(items[section] ?? [])
      for item in gone { homes[item] = nil }
      forgetChanges { gone.contains($0) }
      items[section] = nil
    }
    sections.removeAll { items[$0] == nil }
    reloadedSectionIdentifiers.removeAll { items[$0] == nil }
  }
  /// Moves a section with its items before another one. Traps if one of them is not in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier))
  }
  /// Moves a section with its items after another one. Traps if one of them is not in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier) + 1)
  }
  /// Marks sections whose items are to get new cells; sections that are not in the snapshot are ignored.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      raiseException("\(section) is no section of the snapshot")
    }
    return index
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    for section in new {
      raiseUnless(items[section] == nil, "the section \(section) is in the snapshot already")
      items[section] = []
    }
    sections.insert(contentsOf: new, at: index)
  }

  /// Returns the item at an index path; nil if it is out of range.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path[0]), let row = items[sections[path[0]]],
      row.indices.contains(path[1])
    else { return nil }
    return row[path[1]]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = homes[item], let row = items[section]?.firstIndex(of: item),
      let index = sections.firstIndex(of: section)
    else { return nil }
    return IndexPath(indexes: [index, row])
  }

  /// Returns the same snapshot with other identifiers, which must be as many.
  func mapped<Section: Hashable, Item: Hashable>(
    _ section: (SectionIdentifierType) -> Section, _ item: (ItemIdentifierType) -> Item
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var result = NSDiffableDataSourceSnapshot<Section, Item>()
    result.appendSections(sections.map(section))
    for name in sections { result.appendItems((items[name] ?? []).map(item), toSection: section(name)) }
    result.reloadedSectionIdentifiers = reloadedSectionIdentifiers.map(section)
    result.reloadedItemIdentifiers = reloadedItemIdentifiers.map(item)
    result.reconfiguredItemIdentifiers = reconfiguredItemIdentifiers.map(item)
    return result
  }

  /// A copy without reload marks.
  var settled: NSDiffableDataSourceSnapshot {
    var result = self
    result.reloadedSectionIdentifiers = []
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    return result
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
