import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of notifications that a program schedules for itself.
@Suite(.serialized) @MainActor struct LocalNotificationTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var bodies: [String] = []
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
      bodies.append(notification.alertBody ?? "")
    }
  }

  private func run(_ body: (FingerWorld, Delegate) -> Void) {
    let before = UIApplication.shared.delegate, delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer {
      UIApplication.shared.cancelAllLocalNotifications()
      UIApplication.shared.delegate = before
    }
    FingerWorld().run { body($0, delegate) }
  }

  private func notification(_ body: String, after seconds: Double) -> UILocalNotification {
    let one = UILocalNotification()
    (one.alertBody, one.fireDate) = (body, Date(timeIntervalSinceNow: seconds))
    return one
  }

  @Test func aNotificationIsDeliveredAtItsDate() {
    run { world, delegate in
      UIApplication.shared.scheduleLocalNotification(notification("a", after: 5))
      world.wait(4)
      #expect(delegate.bodies == [])
      #expect(UIApplication.shared.scheduledLocalNotifications?.count == 1)
      world.wait(2)
      #expect(delegate.bodies == ["a"])
      #expect(UIApplication.shared.scheduledLocalNotifications == [])
    }
  }

  @Test func aNotificationIsScheduledAsItWas() {
    run { world, delegate in
      let one = notification("before", after: 5)
      UIApplication.shared.scheduleLocalNotification(one)
      one.alertBody = "after"
      world.wait(6)
      #expect(delegate.bodies == ["before"])
    }
  }

  @Test func cancelledNotificationsAreNotDelivered() {
    run { world, delegate in
      let one = notification("a", after: 5)
      UIApplication.shared.scheduleLocalNotification(one)
      UIApplication.shared.scheduleLocalNotification(notification("b", after: 5))
      UIApplication.shared.cancelLocalNotification(one)
      world.wait(6)
      #expect(delegate.bodies == ["b"])
    }
  }

  @Test func repeatedNotificationsAreScheduledAgain() {
    run { world, delegate in
      let one = notification("a", after: 1)
      one.repeatInterval = .minute
      UIApplication.shared.scheduleLocalNotification(one)
      world.wait(2)
      #expect(delegate.bodies == ["a"])
      let next = UIApplication.shared.scheduledLocalNotifications?.first
      #expect(next != nil)
      #expect(one.nextDate(after: one.fireDate!) == one.fireDate!.addingTimeInterval(60))
    }
  }

  @Test func settingsAreThoseThatWereRegistered() {
    let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
    UIApplication.shared.registerUserNotificationSettings(settings)
    #expect(UIApplication.shared.currentUserNotificationSettings?.types == [.alert, .badge])
  }

  @Test func categoriesHoldActionsByContext() {
    let action = UIMutableUserNotificationAction(), category = UIMutableUserNotificationCategory()
    (action.identifier, action.title, action.isDestructive) = ("a", "A", true)
    category.identifier = "c"
    category.setActions([action], for: .minimal)
    #expect(category.actions(for: .minimal)?.first?.title == "A")
    #expect(category.actions(for: .default) == nil)
  }
}
