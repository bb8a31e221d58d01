public import Foundation

/// A change of a collection view's items, as its layout receives it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes of an item or a section.
  public enum Action: Int, Sendable {
    /// `none` is the action of an object that the client created.
    case insert, delete, reload, move, none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Creates an update; index paths of whole sections have the item `NSNotFound`.
  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    (self.action, self.before, self.after) = (action, before, after)
  }

  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }

  /// The index path before the update; nil for an inserted element.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the update; nil for a deleted element.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The change of the item, or of its section if the item of the paths is `NSNotFound`.
  open var updateAction: Action { action }

  /// Creates one update per section, with paths without an item.
  static func sections(_ sections: IndexSet, _ make: (IndexPath) -> UICollectionViewUpdateItem)
    -> [UICollectionViewUpdateItem]
  {
    sections.map { make(IndexPath(item: NSNotFound, section: $0)) }
  }
}
