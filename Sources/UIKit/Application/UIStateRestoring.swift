public import Foundation

// The state that programs without scenes keep from one start to the next: what controllers, their views and
// other objects encode by names.

/// Something whose state is kept: a controller with a restoration
/// identifier, or an object that the application was given.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// What the path of identifiers to the object goes through; nil for the object's own identifier alone.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object again; nil for one that is there when the program has started.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes what is to be kept; called as the program goes to the back.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads what was kept; called once all controllers are there again.
  func decodeRestorableState(with coder: NSCoder)
  /// Called once everything was restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nil: the path is the object's own identifier.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Nil: the object is there when the program has started.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Keeps nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Reads nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Nobody is told.
  public func applicationFinishedRestoringState() {}
}

/// A class that makes controllers whose state was kept.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// The controller for a path of identifiers, its ancestors' first; nil to leave it out.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// A class that makes other objects whose state was kept.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  /// The object for a path of identifiers; nil to leave it out.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (
    any UIStateRestoring
  )?
}

/// A data source that knows its elements by names, so that the chosen and the first visible ones are found
/// again where the data have changed.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
  /// A name of the element that stays the same when the data change; nil for none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The place of the element of that name now; nil where it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIViewController: UIStateRestoring {}

extension UIApplication {
  // Keys of what the application's own coder has from the start.

  /// `CFBundleVersion` of the program that kept the state.
  public nonisolated class var stateRestorationBundleVersionKey: String {
    "UIApplicationStateRestorationBundleVersionKey"
  }
  /// The raw value of the `UIUserInterfaceIdiom`.
  public nonisolated class var stateRestorationUserInterfaceIdiomKey: String {
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  }
  /// When the state was kept, a `Date`.
  public nonisolated class var stateRestorationTimestampKey: String {
    "UIApplicationStateRestorationTimestampKey"
  }
  /// `UIDevice.systemVersion`.
  public nonisolated class var stateRestorationSystemVersionKey: String {
    "UIApplicationStateRestorationSystemVersionKey"
  }
  /// The key of the storyboard that a controller was made of, in the coder of that.
  public nonisolated class var stateRestorationViewControllerStoryboardKey: String {
    "UIStateRestorationViewControllerStoryboardKey"
  }

  /// Has the state of an object kept that is no controller; it is not retained.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    StateKeeper.register(object, restorationIdentifier)
  }
  /// Puts off the end of restoring until `completeStateRestoration()` was called as often.
  public final func extendStateRestoration() { StateKeeper.extensions += 1 }
  /// Takes one call of `extendStateRestoration()` back; the last one ends the restoring.
  public final func completeStateRestoration() { StateKeeper.complete() }
  /// Has nobody show a picture of the program as it was before it runs again. None is shown here.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}
}
