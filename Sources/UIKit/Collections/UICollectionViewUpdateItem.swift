public import Foundation

/// One change of what a collection view shows, as its layout is told of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    /// `none` is that of an object which the app has made.
    case insert, delete, reload, move, none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Paths of whole sections have the item `NSNotFound`.
  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    (self.action, self.before, self.after) = (action, before, after)
  }

  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }

  /// Where the element was; nil for a new one.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where the element will be; nil for one that goes.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What happens to the item, or where the paths have `NSNotFound` for the item to its section.
  open var updateAction: Action { action }

  /// One for each section, as a path without an item.
  static func sections(_ sections: IndexSet, _ make: (IndexPath) -> UICollectionViewUpdateItem)
    -> [UICollectionViewUpdateItem]
  {
    sections.map { make(IndexPath(item: NSNotFound, section: $0)) }
  }
}
