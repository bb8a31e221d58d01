@_spi(SelectorTable) import UIKit

/// Foundation's methods, which ask a center of a package for its own. A module's own come before another's.
extension NotificationCenter {
  func post(_ notification: Notification) {
    if let own = self as? OverridableNotificationCenter {
      own.post_own(notification)
    } else {
      self.Foundation::post(notification)
    }
  }

  func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    if let own = self as? OverridableNotificationCenter {
      own.post_own(name: name, object: object, userInfo: userInfo)
    } else {
      self.Foundation::post(name: name, object: object, userInfo: userInfo)
    }
  }

  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    if let own = self as? OverridableNotificationCenter {
      own.addObserver_own(forName: name, object: object, queue: queue, using: block)
    } else {
      self.Foundation::addObserver(forName: name, object: object, queue: queue, using: block)
    }
  }

  func removeObserver(_ observer: Any) {
    if let own = self as? OverridableNotificationCenter {
      own.removeObserver_own(observer)
    } else {
      self.Foundation::removeObserver(observer)
    }
  }

  func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    if let own = self as? OverridableNotificationCenter {
      own.removeObserver_own(observer, name: name, object: object)
    } else {
      self.Foundation::removeObserver(observer, name: name, object: object)
    }
  }
}
