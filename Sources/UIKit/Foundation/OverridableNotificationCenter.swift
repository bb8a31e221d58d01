public import Foundation

/// A center whose methods subclasses override, as Apple's: Linux's Foundation declares those of
/// `NotificationCenter` in an extension, where they cannot be overridden. What a package derives from a
/// center is derived from this in its copy.
///
/// Each method is asked by the one of its name without `_own`, also where a `NotificationCenter` is all that
/// is known.
// Unchecked: it stores nothing; Foundation's center, which is Sendable, has a lock of its own.
@_spi(SelectorTable)
open class OverridableNotificationCenter: NotificationCenter, @unchecked Sendable {
  /// Posts a notification to those who observe its name and its object.
  open func post_own(_ notification: Notification) { post(notification) }
  /// Posts a notification without information.
  open func post_own(name: Notification.Name, object: Any?) {
    post(name: name, object: object, userInfo: nil)
  }
  /// Posts a notification with information.
  open func post_own(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(name: name, object: object, userInfo: userInfo)
  }
  /// Has a method of an observer called, which is not retained; nil for a name or an object stands for any.
  open func addObserver_own(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) { observe(AssociatedValues.owner(observer), selector, name, object) }
  /// Has a block called, on the queue where there is one; observing ends with the object that comes back.
  @discardableResult open func addObserver_own(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }
  /// Ends all that an observer observes.
  open func removeObserver_own(_ observer: Any) { forget(AssociatedValues.owner(observer)) }
  /// Ends what an observer observes of a name and an object; nil stands for any.
  open func removeObserver_own(_ observer: Any, name: Notification.Name?, object: Any?) {
    forget(AssociatedValues.owner(observer), name, object)
  }
}
