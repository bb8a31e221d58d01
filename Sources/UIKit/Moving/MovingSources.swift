internal import Foundation
internal import QuartzCore

/// The data source classes known to be unable to move items.
///
/// UIKit allows rows and items to be moved if the data source implements the method that moves them in the
/// data.
/// - Note: Swift cannot tell whether a type implements a method itself or inherits the protocol's default.
///   Controllers can move items if they override that method, or the one that returns which items can be
///   moved; any other data source counts as one that can until its default method, which does nothing, is
///   called.
@MainActor enum MovingSources {
  private static var others: Set<ObjectIdentifier> = []

  private static let tableMethods = ClassMethods(
    of: UITableViewController.self, overriddenIn: [MoveRowOverride.self, CanMoveRowOverride.self])
  private static let collectionMethods = ClassMethods(
    of: UICollectionViewController.self, overriddenIn: [MoveItemOverride.self, CanMoveItemOverride.self])

  static func learn(cannotMove source: AnyObject) { others.insert(ObjectIdentifier(type(of: source))) }

  static func contains(_ source: AnyObject) -> Bool {
    if source is UITableViewController { return tableMethods.areOverridden(in: source) }
    if source is UICollectionViewController { return collectionMethods.areOverridden(in: source) }
    return !others.contains(ObjectIdentifier(type(of: source)))
  }
}

private final class MoveRowOverride: UITableViewController {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

private final class CanMoveRowOverride: UITableViewController {
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}

private final class CanMoveItemOverride: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
}

private final class MoveItemOverride: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
