internal import CoreGraphics
internal import Foundation

/// The sections of a list and the items of each, all of them named by values that occur once: a value itself.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// What was asked for since the snapshot was made or read, as the two that follow.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that get new cells when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are filled anew when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// A snapshot without sections: items need one.
  public init() {}

  // MARK: - Reading

  /// In all sections.
  public var numberOfItems: Int { homes.count }
  /// With those that have no items.
  public var numberOfSections: Int { sections.count }
  /// In order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// Of all sections, in order; O(items).
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// Traps for a section that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Traps for a section that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      raiseException("itemIdentifiers(inSection:): \(identifier) is no section of the snapshot")
    }
    return found
  }
  /// Nil for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }
  /// Among all items, in order; O(items).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Nil for a section that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: - Items

  /// Behind those of a section; nil stands for the last one. An item that is there already traps.
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
  /// Traps where the other item is not there, or one of these is.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier, "insertItems(_:beforeItem:)")
    insert(identifiers, at: place.index, in: place.section)
  }
  /// Behind the other item; traps where that is not there, or one of these is.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier, "insertItems(_:afterItem:)")
    insert(identifiers, at: place.index + 1, in: place.section)
  }
  /// Those that are not there are left out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { homes[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for item in identifiers { homes[item] = nil }
    forgetChanges { gone.contains($0) }
  }
  /// The sections go, too.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Also into another section; traps where one of the items is not there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier, "moveItem(_:beforeItem:)")
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Behind the other item, also in another section; traps where one of them is not there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier, "moveItem(_:afterItem:)")
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// They get new cells; those that are not there are left out.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Their cells are filled anew; those that are not there are left out.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// Takes an item out of its section, to be put elsewhere; that it is reloaded stays.
  private mutating func take(_ item: ItemIdentifierType, _ call: StaticString) {
    let place = place(of: item, call)
    items[place.section]?.remove(at: place.index)
    homes[item] = nil
  }

  /// Items that have gone are not reloaded either.
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

  /// Without items; traps where one is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Without items; traps where the other section is not there, or one of these is.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier))
  }
  /// Without items; traps where the other section is not there, or one of these is.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier) + 1)
  }
  /// With their items; those that are not there are left out.
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
  /// With its items; traps where one of the sections is not there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier))
  }
  /// Behind the other section, with its items; traps where one of them is not there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier) + 1)
  }
  /// All their items get new cells; those that are not there are left out.
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

  /// The item at a place; nil beyond the ends.
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

  /// The same with other identifiers, as many of them.
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

  /// The same without what is to be reloaded.
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
