public import Foundation
internal import QuartzCore

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the system's default sound for a notification.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// A notification that a program schedules for itself, as programs before iOS 10 do.
///
/// It is delivered to the delegate of the application, in the first frame at or after its date. Nothing is
/// shown and no sound is played: the program is always in front of the user.
@preconcurrency @MainActor open class UILocalNotification: NSObject, NSCopying {
  /// The date at which the notification is delivered; nil for at once.
  open var fireDate: Date?
  /// Stored only. The time zone to which ``fireDate`` is adjusted as the user travels; `nil` for none.
  open var timeZone: TimeZone?
  /// The interval at which the notification is delivered again: one unit of the calendar; empty, the default,
  /// for never.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar that `repeatInterval` counts by; nil for the current one.
  open var repeatCalendar: Calendar?
  /// The message, which is not shown; `cancelLocalNotification(_:)` compares it.
  open var alertBody: String?
  /// Stored only. A short description of why the notification is delivered.
  open var alertTitle: String?
  /// Stored only. A Boolean value that indicates whether an alert has a button for an action.
  open var hasAction = true
  /// Stored only. The title of that button.
  open var alertAction: String?
  /// Stored only. The name of the image shown while the program is launched.
  open var alertLaunchImage: String?
  /// Stored only. The name of the sound.
  open var soundName: String?
  /// The number for the program's icon, which becomes the application's on delivery; 0 leaves that as it is.
  open var applicationIconBadgeNumber = 0
  /// Custom values of the program.
  open var userInfo: [AnyHashable: Any]?
  /// Stored only. The name of the category of its actions.
  open var category: String?

  /// Creates a notification that is delivered at once.
  public override init() { super.init() }

  /// Returns a notification with the same values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UILocalNotification in
      let copy = UILocalNotification()
      (copy.fireDate, copy.timeZone) = (fireDate, timeZone)
      (copy.repeatInterval, copy.repeatCalendar) = (repeatInterval, repeatCalendar)
      (copy.alertBody, copy.alertTitle, copy.hasAction) = (alertBody, alertTitle, hasAction)
      (copy.alertAction, copy.alertLaunchImage, copy.soundName) = (alertAction, alertLaunchImage, soundName)
      (copy.applicationIconBadgeNumber, copy.userInfo) = (applicationIconBadgeNumber, userInfo)
      copy.category = category
      return copy
    }
  }

  /// Returns the first date after a delivery at which the notification is delivered again, or `nil` for
  /// never.
  final func nextDate(after date: Date) -> Date? {
    let units: [(NSCalendar.Unit, Calendar.Component, Int)] = [
      (.second, .second, 1), (.minute, .minute, 1), (.hour, .hour, 1), (.day, .day, 1),
      (.weekday, .day, 1), (.weekOfYear, .day, 7), (.month, .month, 1), (.quarter, .month, 3),
      (.year, .year, 1),
    ]
    guard let unit = units.first(where: { repeatInterval.contains($0.0) }) else { return nil }
    return (repeatCalendar ?? .current).date(byAdding: unit.1, value: unit.2, to: date)
  }
}

/// The scheduled notifications.
@MainActor private enum NotificationQueue {
  struct Entry {
    let notification: UILocalNotification
    let alarm: FrameSchedule.Alarm
  }
  static var waiting: [Entry] = []

  static func schedule(_ notification: UILocalNotification, at date: Date) {
    // Seconds from now: the frame clock knows no dates.
    let alarm = FrameSchedule.main.after(max(0, date.timeIntervalSinceNow)) {
      waiting.removeAll { $0.notification === notification }
      if let next = notification.nextDate(after: date) { schedule(notification, at: next) }
      deliver(notification)
    }
    waiting.append(Entry(notification: notification, alarm: alarm))
  }

  static func deliver(_ notification: UILocalNotification) {
    let application = UIApplication.shared
    if notification.applicationIconBadgeNumber > 0 {
      application.applicationIconBadgeNumber = notification.applicationIconBadgeNumber
    }
    application.delegate?.application(application, didReceive: notification)
  }

  static func cancel(where isCancelled: (UILocalNotification) -> Bool) {
    for entry in waiting where isCancelled(entry.notification) { entry.alarm.cancel() }
    waiting.removeAll { isCancelled($0.notification) }
  }
}

extension UIApplication {
  /// Schedules a copy of a notification for its date; one without a date, or whose date has passed, is
  /// delivered in the next frame.
  public final func scheduleLocalNotification(_ notification: UILocalNotification) {
    guard let copy = notification.copy() as? UILocalNotification else { return }
    NotificationQueue.schedule(copy, at: copy.fireDate ?? Date())
  }
  /// Delivers a notification at once.
  public final func presentLocalNotificationNow(_ notification: UILocalNotification) {
    NotificationQueue.deliver(notification)
  }
  /// Cancels the notifications that were scheduled with the same values of date, message and information.
  public final func cancelLocalNotification(_ notification: UILocalNotification) {
    NotificationQueue.cancel { one in
      one === notification
        || one.fireDate == notification.fireDate && one.alertBody == notification.alertBody
          && NSDictionary(dictionary: one.userInfo ?? [:]).isEqual(to: notification.userInfo ?? [:])
    }
  }
  /// Cancels all notifications that are scheduled.
  public final func cancelAllLocalNotifications() { NotificationQueue.cancel { _ in true } }
  /// The scheduled notifications. Setting it replaces them.
  public final var scheduledLocalNotifications: [UILocalNotification]? {
    get { NotificationQueue.waiting.map(\.notification) }
    set {
      cancelAllLocalNotifications()
      for one in newValue ?? [] { scheduleLocalNotification(one) }
    }
  }
}
