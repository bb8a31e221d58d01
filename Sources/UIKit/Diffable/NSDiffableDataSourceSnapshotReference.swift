internal import CoreGraphics
public import Foundation

/// A snapshot as an object, whose identifiers are of no type that is known: they have to be hashable.
///
/// `snapshot as NSDiffableDataSourceSnapshot<Section, Item>` makes a value of it, and
/// `snapshot as NSDiffableDataSourceSnapshotReference` an object of a value.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  fileprivate typealias Value = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>
  fileprivate var value = Value()

  public override init() { super.init() }

  /// A snapshot of the same sections, items and reloads, which can be changed by itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.value = value
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? NSDiffableDataSourceSnapshotReference)?.value else { return false }
    return value.sectionIdentifiers == other.sectionIdentifiers
      && value.sectionIdentifiers.allSatisfy {
        value.itemIdentifiers(inSection: $0) == other.itemIdentifiers(inSection: $0)
      }
  }
  open override var hash: Int { value.sectionIdentifiers.hashValue ^ value.itemIdentifiers.hashValue }

  // MARK: - Reading

  /// In all sections.
  open var numberOfItems: Int { value.numberOfItems }
  /// With those that have no items.
  open var numberOfSections: Int { value.numberOfSections }
  /// In order.
  open var sectionIdentifiers: [Any] { value.sectionIdentifiers.map(\.base) }
  /// Of all sections, in order; O(items).
  open var itemIdentifiers: [Any] { value.itemIdentifiers.map(\.base) }
  /// The sections that get new cells when the snapshot is applied.
  open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.map(\.base) }
  /// The items that get new cells when the snapshot is applied.
  open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.map(\.base) }
  /// The items whose cells are filled anew when the snapshot is applied.
  open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.map(\.base) }
  /// Traps for a section that is not there.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    value.numberOfItems(inSection: hashable(sectionIdentifier))
  }
  /// In order; traps for a section that is not there.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    value.itemIdentifiers(inSection: hashable(sectionIdentifier)).map(\.base)
  }
  /// Nil for an item that is not there.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    value.sectionIdentifier(containingItem: hashable(itemIdentifier))?.base
  }
  /// `NSNotFound` for one that is not there, as in the next.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    value.indexOfItem(hashable(itemIdentifier)) ?? NSNotFound
  }
  /// `NSNotFound` for one that is not there.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    value.indexOfSection(hashable(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: - Items

  /// Behind those of the last section; traps where there is none, or one of these items is there already.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    value.appendItems(identifiers.map(hashable))
  }
  /// Behind those of a section; traps where that is not there, or one of these items is.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier section: Any) {
    value.appendItems(identifiers.map(hashable), toSection: hashable(section))
  }
  /// Traps where the other item is not there, or one of these is.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier item: Any) {
    value.insertItems(identifiers.map(hashable), beforeItem: hashable(item))
  }
  /// Traps where the other item is not there, or one of these is.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier item: Any) {
    value.insertItems(identifiers.map(hashable), afterItem: hashable(item))
  }
  /// Those that are not there are left out.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    value.deleteItems(identifiers.map(hashable))
  }
  /// The sections go, too.
  open func deleteAllItems() { value.deleteAllItems() }
  /// Also into another section; traps where the other item is not there.
  open func moveItem(withIdentifier from: Any, beforeItemWithIdentifier to: Any) {
    value.moveItem(hashable(from), beforeItem: hashable(to))
  }
  /// Also into another section; traps where the other item is not there.
  open func moveItem(withIdentifier from: Any, afterItemWithIdentifier to: Any) {
    value.moveItem(hashable(from), afterItem: hashable(to))
  }
  /// They get new cells; those that are not there are left out.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    value.reloadItems(identifiers.map(hashable))
  }
  /// Their cells are filled anew; those that are not there are left out.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    value.reconfigureItems(identifiers.map(hashable))
  }

  // MARK: - Sections

  /// Behind the others, without items; traps where one is there already.
  open func appendSections(withIdentifiers identifiers: [Any]) {
    value.appendSections(identifiers.map(hashable))
  }
  /// Without items; traps where the other section is not there, or one of these is.
  open func insertSections(withIdentifiers identifiers: [Any], beforeSectionWithIdentifier section: Any) {
    value.insertSections(identifiers.map(hashable), beforeSection: hashable(section))
  }
  /// Without items; traps where the other section is not there, or one of these is.
  open func insertSections(withIdentifiers identifiers: [Any], afterSectionWithIdentifier section: Any) {
    value.insertSections(identifiers.map(hashable), afterSection: hashable(section))
  }
  /// With their items; those that are not there are left out.
  open func deleteSections(withIdentifiers identifiers: [Any]) {
    value.deleteSections(identifiers.map(hashable))
  }
  /// With its items; traps where the other section is not there.
  open func moveSection(withIdentifier from: Any, beforeSectionWithIdentifier to: Any) {
    value.moveSection(hashable(from), beforeSection: hashable(to))
  }
  /// With its items; traps where the other section is not there.
  open func moveSection(withIdentifier from: Any, afterSectionWithIdentifier to: Any) {
    value.moveSection(hashable(from), afterSection: hashable(to))
  }
  /// All their items get new cells; those that are not there are left out.
  open func reloadSections(withIdentifiers identifiers: [Any]) {
    value.reloadSections(identifiers.map(hashable))
  }
}

private func hashable(_ identifier: Any) -> AnyHashable {
  guard let identifier = identifier as? any Hashable else {
    raiseException("NSDiffableDataSourceSnapshotReference: the identifier \(identifier) is not hashable")
  }
  return AnyHashable(identifier)
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.value = mapped({ AnyHashable($0) }, { AnyHashable($0) })
    return reference
  }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      raiseException(
        "an identifier of a snapshot is neither \(SectionIdentifierType.self) nor \(ItemIdentifierType.self)")
    }
  }
  /// No where an identifier is of another type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    let value = source.value
    guard value.sectionIdentifiers.allSatisfy({ $0.base is SectionIdentifierType }),
      value.itemIdentifiers.allSatisfy({ $0.base is ItemIdentifierType })
    else { return false }
    // All of them are: the guard has asked.
    result = value.mapped({ $0.base as! SectionIdentifierType }, { $0.base as! ItemIdentifierType })
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot {
    var result: NSDiffableDataSourceSnapshot?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? NSDiffableDataSourceSnapshot()
  }
}
