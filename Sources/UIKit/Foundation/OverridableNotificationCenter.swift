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
  open func post_own(_ notification: Notification) { post(notification) }
  open func post_own(name: Notification.Name, object: Any?) {
    post(name: name, object: object, userInfo: nil)
  }
  open func post_own(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(name: name, object: object, userInfo: userInfo)
  }
  open func addObserver_own(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) { observe(observer as AnyObject, selector, name, object) }
  @discardableResult open func addObserver_own(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }
  open func removeObserver_own(_ observer: Any) { forget(observer as AnyObject) }
  open func removeObserver_own(_ observer: Any, name: Notification.Name?, object: Any?) {
    forget(observer as AnyObject, name, object)
  }
}
