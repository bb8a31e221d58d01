internal import CoreGraphics
public import Foundation

/// A snapshot as an object, whose identifiers are of no particular type but have to be hashable.
///
/// `snapshot as NSDiffableDataSourceSnapshot<Section, Item>` converts it to a value, and
/// `snapshot as NSDiffableDataSourceSnapshotReference` converts a value to an object.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  fileprivate typealias Value = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>
  fileprivate var value = Value()

  public override init() { super.init() }

  /// Returns an independent snapshot of the same sections, items and reload marks.
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

  /// The number of items in all sections.
  open var numberOfItems: Int { value.numberOfItems }
  /// The number of sections, including empty ones.
  open var numberOfSections: Int { value.numberOfSections }
  /// The sections, in order.
  open var sectionIdentifiers: [Any] { value.sectionIdentifiers.map(\.base) }
  /// The items of all sections, in order; O(items).
  open var itemIdentifiers: [Any] { value.itemIdentifiers.map(\.base) }
  /// The sections whose items get new cells when the snapshot is applied.
  open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.map(\.base) }
  /// The items that get new cells when the snapshot is applied.
  open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.map(\.base) }
  /// The items whose cells are configured again when the snapshot is applied.
  open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.map(\.base) }
  /// Returns the number of items in a section. Traps if the section is not in the snapshot.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    value.numberOfItems(inSection: hashable(sectionIdentifier))
  }
  /// Returns the items of a section, in order. Traps if the section is not in the snapshot.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    value.itemIdentifiers(inSection: hashable(sectionIdentifier)).map(\.base)
  }
  /// Returns the section of an item; nil if the item is not in the snapshot.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    value.sectionIdentifier(containingItem: hashable(itemIdentifier))?.base
  }
  /// Returns the index of an item; `NSNotFound` if it is not in the snapshot.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    value.indexOfItem(hashable(itemIdentifier)) ?? NSNotFound
  }
  /// Returns the index of a section; `NSNotFound` if it is not in the snapshot.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    value.indexOfSection(hashable(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: - Items

  /// Appends items to the last section. Traps if there is no section, or one of the items is already in the
  /// snapshot.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    value.appendItems(identifiers.map(hashable))
  }
  /// Appends items to a section. Traps if that is not in the snapshot, or one of the items is.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier section: Any) {
    value.appendItems(identifiers.map(hashable), toSection: hashable(section))
  }
  /// Inserts items before another one. Traps if that is not in the snapshot, or one of the items is.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier item: Any) {
    value.insertItems(identifiers.map(hashable), beforeItem: hashable(item))
  }
  /// Inserts items after another one. Traps if that is not in the snapshot, or one of the items is.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier item: Any) {
    value.insertItems(identifiers.map(hashable), afterItem: hashable(item))
  }
  /// Deletes items; items that are not in the snapshot are ignored.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    value.deleteItems(identifiers.map(hashable))
  }
  /// Deletes all items and all sections.
  open func deleteAllItems() { value.deleteAllItems() }
  /// Moves an item before another one, possibly in another section. Traps if one of them is not in the
  /// snapshot.
  open func moveItem(withIdentifier from: Any, beforeItemWithIdentifier to: Any) {
    value.moveItem(hashable(from), beforeItem: hashable(to))
  }
  /// Moves an item after another one, possibly in another section. Traps if one of them is not in the
  /// snapshot.
  open func moveItem(withIdentifier from: Any, afterItemWithIdentifier to: Any) {
    value.moveItem(hashable(from), afterItem: hashable(to))
  }
  /// Marks items to get new cells; items that are not in the snapshot are ignored.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    value.reloadItems(identifiers.map(hashable))
  }
  /// Marks items whose cells are to be configured again; items that are not in the snapshot are ignored.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    value.reconfigureItems(identifiers.map(hashable))
  }

  // MARK: - Sections

  /// Appends sections without items. Traps if one is already in the snapshot.
  open func appendSections(withIdentifiers identifiers: [Any]) {
    value.appendSections(identifiers.map(hashable))
  }
  /// Inserts sections without items before another one. Traps if that is not in the snapshot, or one of the
  /// sections is.
  open func insertSections(withIdentifiers identifiers: [Any], beforeSectionWithIdentifier section: Any) {
    value.insertSections(identifiers.map(hashable), beforeSection: hashable(section))
  }
  /// Inserts sections without items after another one. Traps if that is not in the snapshot, or one of the
  /// sections is.
  open func insertSections(withIdentifiers identifiers: [Any], afterSectionWithIdentifier section: Any) {
    value.insertSections(identifiers.map(hashable), afterSection: hashable(section))
  }
  /// Deletes sections with their items; sections that are not in the snapshot are ignored.
  open func deleteSections(withIdentifiers identifiers: [Any]) {
    value.deleteSections(identifiers.map(hashable))
  }
  /// Moves a section with its items before another one. Traps if one of them is not in the snapshot.
  open func moveSection(withIdentifier from: Any, beforeSectionWithIdentifier to: Any) {
    value.moveSection(hashable(from), beforeSection: hashable(to))
  }
  /// Moves a section with its items after another one. Traps if one of them is not in the snapshot.
  open func moveSection(withIdentifier from: Any, afterSectionWithIdentifier to: Any) {
    value.moveSection(hashable(from), afterSection: hashable(to))
  }
  /// Marks sections whose items are to get new cells; sections that are not in the snapshot are ignored.
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
  /// Converts the value to an object.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.value = mapped({ AnyHashable($0) }, { AnyHashable($0) })
    return reference
  }
  /// Converts an object, which must be convertible, and assigns the value to `result`.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      raiseException(
        "an identifier of a snapshot is neither \(SectionIdentifierType.self) nor \(ItemIdentifierType.self)")
    }
  }
  /// Converts a snapshot; returns `false` if an identifier is of another type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    let value = source.value
    guard value.sectionIdentifiers.allSatisfy({ $0.base is SectionIdentifierType }),
      value.itemIdentifiers.allSatisfy({ $0.base is ItemIdentifierType })
    else { return false }
    // The guard has checked all types.
    result = value.mapped({ $0.base as! SectionIdentifierType }, { $0.base as! ItemIdentifierType })
    return true
  }
  /// Returns the value of an object.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot {
    var result: NSDiffableDataSourceSnapshot?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? NSDiffableDataSourceSnapshot()
  }
}
