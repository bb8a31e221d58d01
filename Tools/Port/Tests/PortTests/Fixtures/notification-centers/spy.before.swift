import Foundation

final class Spy: NotificationCenter, @unchecked Sendable {
  var count = 0
  override func post(_ notification: Notification) {
    count += 1
    super.post(notification)
  }
  func post() {}
}
func tell(_ center: NotificationCenter) {
  center.post(Notification(name: .init("a")))  // line
}
