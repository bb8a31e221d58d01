// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// A notification center whose methods subclasses can override, like Apple's: Foundation on Linux declares
/// those of `NotificationCenter` in an extension, where they cannot be overridden. In a translated package,
/// subclasses of a center derive from this class.
///
/// Each method is called by the one of its name without `_own`, even if the static type is
/// `NotificationCenter`.
// Unchecked: it stores nothing; Foundation's center, which is Sendable, has a lock of its own.
@_spi(SelectorTable)
open class OverridableNotificationCenter: NotificationCenter, @unchecked Sendable {
  /// Posts a notification to the observers of its name and object.
  open func post_own(_ notification: Notification) { post(notification) }
  /// Posts a notification without user information.
  open func post_own(name: Notification.Name, object: Any?) {
    post(name: name, object: object, userInfo: nil)
  }
  /// Posts a notification with user information.
  open func post_own(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(name: name, object: object, userInfo: userInfo)
  }
  /// Adds an observer, which is not retained, whose method is called; a name or an object of nil stands for
  /// any.
  open func addObserver_own(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) { observe(AssociatedValues.owner(observer), selector, name, object) }
  /// Adds a block, called on the queue if there is one; the observation ends with the returned object.
  @discardableResult open func addObserver_own(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }
  /// Removes all observations of an observer.
  open func removeObserver_own(_ observer: Any) { forget(AssociatedValues.owner(observer)) }
  /// Removes the observations of an observer for a name and an object; nil stands for any.
  open func removeObserver_own(_ observer: Any, name: Notification.Name?, object: Any?) {
    forget(AssociatedValues.owner(observer), name, object)
  }
}
