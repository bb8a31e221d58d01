@_spi(SelectorTable) import UIKit; import Foundation

final class Spy: OverridableNotificationCenter, @unchecked Sendable {
  var count = 0
  override func post_own(_ notification: Notification) {
    count += 1
    super.post_own(notification)
  }
  func post() {}
}
func tell(_ center: NotificationCenter) {
  center.post(Notification(name: .init("a")))  // line
}
fileprivate extension NotificationCenter {
  private var own: OverridableNotificationCenter? { self as? OverridableNotificationCenter }
  func post(_ notification: Notification) {
    if let own { own.post_own(notification) } else { self.Foundation::post(notification) }
  }
  func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    if let own {
      own.post_own(name: name, object: object, userInfo: userInfo)
    } else {
      self.Foundation::post(name: name, object: object, userInfo: userInfo)
    }
  }
  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    if let own { return own.addObserver_own(forName: name, object: object, queue: queue, using: block) }
    return self.Foundation::addObserver(forName: name, object: object, queue: queue, using: block)
  }
  func removeObserver(_ observer: Any) {
    if let own { own.removeObserver_own(observer) } else { self.Foundation::removeObserver(observer) }
  }
  func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    if let own {
      own.removeObserver_own(observer, name: name, object: object)
    } else {
      self.Foundation::removeObserver(observer, name: name, object: object)
    }
  }
}
