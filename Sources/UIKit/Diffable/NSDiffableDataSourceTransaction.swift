/// A move that the user has made.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items, in order; a moved item is removed and inserted, with each change referring
  /// to the other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections in which something has changed, in the order of the sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// Creates the transaction that leads from one snapshot to another.
  ///
  /// - Parameters:
  ///   - initial: The snapshot before the move.
  ///   - final: The snapshot after the move.
  ///   - tree: A closure that returns the tree of a section, before or after the move, or nil for a section
  ///     of root items only.
  init(
    initialSnapshot initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    finalSnapshot final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    tree: (SectionIdentifierType, _ isFinal: Bool) ->
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? = { _, _ in nil }
  ) {
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    func list(
      _ section: SectionIdentifierType, isFinal: Bool
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
      if let tree = tree(section, isFinal) { return tree }
      let whole = isFinal ? final : initial
      var list = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      if whole.indexOfSection(section) != nil { list.append(whole.itemIdentifiers(inSection: section)) }
      return list
    }
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, from: list(section, isFinal: false), to: list(section, isFinal: true))
    }
  }
}

/// The changes that a move by the user makes in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section in which something has changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's tree before the move, with root items only if the section is not shown as a tree; empty
  /// for a section that did not exist.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's tree after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the section's visible items, in order; an item moved within the section is removed and
  /// inserted, with each change referring to the other.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// Creates a transaction; nil if nothing has changed.
  init?(
    sectionIdentifier: SectionIdentifierType,
    from old: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to new: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    func places(_ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> [Int] {
      tree.items.map(tree.level)
    }
    guard old.items != new.items || places(old) != places(new) else { return nil }
    self.sectionIdentifier = sectionIdentifier
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.visibleItems.difference(from: old.visibleItems).inferringMoves()
  }
}
