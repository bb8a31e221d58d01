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

  /// - Parameter tree: That of a section, before the move and after it; nil for one of roots alone.
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

/// What a move that the user has made changes in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section in which something has changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's tree before the move, of roots alone where it is not shown as one; empty for a section
  /// that was not there.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's tree after it.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Of the section's visible items in order; what has moved within it is removed and inserted, and each says
  /// where the other is.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// Nil where nothing has changed.
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
