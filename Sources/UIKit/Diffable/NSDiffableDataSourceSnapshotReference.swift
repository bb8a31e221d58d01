public import Foundation

/// A snapshot as an object, whose identifiers are of no type that is known: they have to be hashable.
///
/// `snapshot as NSDiffableDataSourceSnapshot<Section, Item>` makes a value of it, and
/// `snapshot as NSDiffableDataSourceSnapshotReference` an object of a value.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  fileprivate typealias Value = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>
  fileprivate var value = Value()

  public override init() { super.init() }

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

  open var numberOfItems: Int { value.numberOfItems }
  open var numberOfSections: Int { value.numberOfSections }
  open var sectionIdentifiers: [Any] { value.sectionIdentifiers.map(\.base) }
  open var itemIdentifiers: [Any] { value.itemIdentifiers.map(\.base) }
  open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.map(\.base) }
  open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.map(\.base) }
  open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.map(\.base) }
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    value.numberOfItems(inSection: hashable(sectionIdentifier))
  }
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    value.itemIdentifiers(inSection: hashable(sectionIdentifier)).map(\.base)
  }
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    value.sectionIdentifier(containingItem: hashable(itemIdentifier))?.base
  }
  /// `NSNotFound` for one that is not there, as in the next.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    value.indexOfItem(hashable(itemIdentifier)) ?? NSNotFound
  }
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    value.indexOfSection(hashable(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: - Items

  open func appendItems(withIdentifiers identifiers: [Any]) {
    value.appendItems(identifiers.map(hashable))
  }
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier section: Any) {
    value.appendItems(identifiers.map(hashable), toSection: hashable(section))
  }
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier item: Any) {
    value.insertItems(identifiers.map(hashable), beforeItem: hashable(item))
  }
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier item: Any) {
    value.insertItems(identifiers.map(hashable), afterItem: hashable(item))
  }
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    value.deleteItems(identifiers.map(hashable))
  }
  open func deleteAllItems() { value.deleteAllItems() }
  open func moveItem(withIdentifier from: Any, beforeItemWithIdentifier to: Any) {
    value.moveItem(hashable(from), beforeItem: hashable(to))
  }
  open func moveItem(withIdentifier from: Any, afterItemWithIdentifier to: Any) {
    value.moveItem(hashable(from), afterItem: hashable(to))
  }
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    value.reloadItems(identifiers.map(hashable))
  }
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    value.reconfigureItems(identifiers.map(hashable))
  }

  // MARK: - Sections

  open func appendSections(withIdentifiers identifiers: [Any]) {
    value.appendSections(identifiers.map(hashable))
  }
  open func insertSections(withIdentifiers identifiers: [Any], beforeSectionWithIdentifier section: Any) {
    value.insertSections(identifiers.map(hashable), beforeSection: hashable(section))
  }
  open func insertSections(withIdentifiers identifiers: [Any], afterSectionWithIdentifier section: Any) {
    value.insertSections(identifiers.map(hashable), afterSection: hashable(section))
  }
  open func deleteSections(withIdentifiers identifiers: [Any]) {
    value.deleteSections(identifiers.map(hashable))
  }
  open func moveSection(withIdentifier from: Any, beforeSectionWithIdentifier to: Any) {
    value.moveSection(hashable(from), beforeSection: hashable(to))
  }
  open func moveSection(withIdentifier from: Any, afterSectionWithIdentifier to: Any) {
    value.moveSection(hashable(from), afterSection: hashable(to))
  }
  open func reloadSections(withIdentifiers identifiers: [Any]) {
    value.reloadSections(identifiers.map(hashable))
  }
}

private func hashable(_ identifier: Any) -> AnyHashable {
  guard let identifier = identifier as? any Hashable else {
    preconditionFailure("NSDiffableDataSourceSnapshotReference: the identifier \(identifier) is not hashable")
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
      preconditionFailure(
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
