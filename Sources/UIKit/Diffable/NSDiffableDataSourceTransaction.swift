/// A move that the user has made.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What was shown before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown after it.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Of all items in order; what has moved is removed and inserted, and each says where the other is.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What has changed in each section in which something has, in the order of the sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    initialSnapshot initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    finalSnapshot final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let known = initial.sectionIdentifiers.contains(section)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, from: known ? initial.itemIdentifiers(inSection: section) : [],
        to: final.itemIdentifiers(inSection: section))
    }
  }
}

/// What a move that the user has made changes in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section in which something has changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before the move, all of them roots; empty for a section that was not there.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after it, all of them roots.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Of the section's items in order; what has moved within it is removed and inserted, and
  /// each says where the other is.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// Nil where nothing has changed.
  init?(
    sectionIdentifier: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]
  ) {
    guard old != new else { return nil }
    func snapshot(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
      var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      snapshot.append(items)
      return snapshot
    }
    self.sectionIdentifier = sectionIdentifier
    (initialSnapshot, finalSnapshot) = (snapshot(old), snapshot(new))
    difference = new.difference(from: old).inferringMoves()
  }
}
