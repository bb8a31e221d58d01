internal import Foundation
internal import QuartzCore

/// Which data sources move what the user has moved.
///
/// UIKit lets rows and items be moved if the data source has the method that moves them in the data.
/// - Note: Swift cannot tell whether a type has a method of its own or the protocol's. Controllers move if
///   they override that method, or the one that says what can be moved; another data source counts as one
///   that moves until its method has turned out to be the one that does nothing.
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
