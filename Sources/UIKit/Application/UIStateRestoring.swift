public import Foundation

// The state that programs without scenes save from one launch to the next: what controllers, their views and
// other objects encode by keys.

/// An object whose state is saved: a controller with a restoration identifier, or an object registered with
/// the application.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// The parent in the path of identifiers to the object. If `nil`, the path is the object's own identifier.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that recreates the object; `nil` for one that exists when the program is launched.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the state. Called when the program enters the background.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the state. Called when all controllers are restored.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when everything was restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Returns `nil`: the path is the object's own identifier.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Returns `nil`: the object exists when the program is launched.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that recreates controllers whose state was saved.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller for a path of identifiers, ancestors first, or `nil` to omit it.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// A class that recreates other objects whose state was saved.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  /// Returns the object for a path of identifiers, or `nil` to omit it.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (
    any UIStateRestoring
  )?
}

/// A data source that identifies its elements, so that the selected and the first visible ones are found
/// again after the data have changed.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
  /// Returns an identifier of the element that does not change with the data, or `nil` for none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the current index path of the element with an identifier, or `nil` if it no longer exists.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIViewController: UIStateRestoring {}

extension UIApplication {
  // The keys that the application's own coder contains initially.

  /// The key of the `CFBundleVersion` of the program that saved the state.
  public nonisolated class var stateRestorationBundleVersionKey: String {
    "UIApplicationStateRestorationBundleVersionKey"
  }
  /// The key of the raw value of the `UIUserInterfaceIdiom`.
  public nonisolated class var stateRestorationUserInterfaceIdiomKey: String {
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  }
  /// The key of the `Date` at which the state was saved.
  public nonisolated class var stateRestorationTimestampKey: String {
    "UIApplicationStateRestorationTimestampKey"
  }
  /// The key of `UIDevice.systemVersion`.
  public nonisolated class var stateRestorationSystemVersionKey: String {
    "UIApplicationStateRestorationSystemVersionKey"
  }
  /// The key of the storyboard of a controller, in the controller's coder.
  public nonisolated class var stateRestorationViewControllerStoryboardKey: String {
    "UIStateRestorationViewControllerStoryboardKey"
  }

  /// Registers an object that is not a controller for saving its state; it is not retained.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    StateKeeper.register(object, restorationIdentifier)
  }
  /// Extends the restoration until ``completeStateRestoration()`` was called as often.
  public final func extendStateRestoration() { StateKeeper.extensions += 1 }
  /// Ends one call of ``extendStateRestoration()``; the last one ends the restoration.
  public final func completeStateRestoration() { StateKeeper.complete() }
  /// Does nothing: no snapshots of the program are shown.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}
}
