import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor struct CalendarViewTests {
  private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    var chosen: [Int?] = [], months: [Int?] = []
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    {
      dateComponents.day == 7 ? .default(color: .systemRed, size: .large) : nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      months.append(previousDateComponents.month)
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {
      chosen.append(dateComponents?.day)
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool {
      dateComponents?.day != 13
    }
  }

  private func calendar(on screen: HeadlessScreen) -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 20, y: 100, width: 350, height: 330))
    view.timeZone = TimeZone(identifier: "UTC")
    view.visibleDateComponents = DateComponents(year: 2024, month: 2, day: 1)
    screen.show(view)
    return view
  }

  @Test func daysAreChosenOneAtATime() throws {
    let screen = HeadlessScreen(), view = calendar(on: screen), listener = Listener()
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    view.delegate = listener
    view.selectionBehavior = selection
    #expect(screen.shows("February 2024"))
    #expect(screen.shows("29"))
    #expect(!screen.shows("30"))
    // The first of February 2024 was a Thursday: the fifth column of seven.
    let first = try screen.find("Thursday, February 1").box
    #expect(abs(first.minX - 220) < 1)
    try screen.tap("Wednesday, February 14")
    #expect(selection.selectedDate?.day == 14)
    #expect(screen.speech.contains("selected, Wednesday, February 14, button"))
    try screen.tap("Tuesday, February 13")
    #expect(selection.selectedDate?.day == 14)
    #expect(listener.chosen == [14])
    #expect(screen.speech.contains("Tuesday, February 13, dimmed, button"))
  }

  @Test func monthsAreTurnedWithinTheRange() throws {
    let screen = HeadlessScreen(), view = calendar(on: screen), listener = Listener()
    view.delegate = listener
    try screen.tap("Next Month")
    #expect(view.visibleDateComponents.month == 3)
    #expect(listener.months == [2])
    let utc = view.calendar
    var components = DateComponents(year: 2024, month: 3, day: 1)
    components.timeZone = view.timeZone
    let start = try #require(utc.date(from: components))
    view.availableDateRange = DateInterval(start: start, duration: 10 * 86_400)
    try screen.tap("Previous Month")
    #expect(view.visibleDateComponents.month == 3)
  }

  @Test func severalDaysAreChosen() throws {
    let screen = HeadlessScreen(), view = calendar(on: screen)
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    view.selectionBehavior = selection
    try screen.tap("Monday, February 5")
    try screen.tap("Tuesday, February 6")
    try screen.tap("Monday, February 5")
    #expect(selection.selectedDates.map(\.day) == [6])
  }

  /// The variables are in the order of POSIX. "C" is not a language.
  @Test func namesAreInTheUsersLanguage() {
    #expect(Locale(environment: [:]).identifier == "en_US")
    #expect(Locale(environment: ["LANG": "C.UTF-8"]).identifier == "en_US")
    #expect(Locale(environment: ["LANG": "de_DE.UTF-8", "LC_TIME": ""]).identifier == "de_DE")
    let both = ["LANG": "de_DE.UTF-8", "LC_TIME": "fr_FR@euro", "LC_ALL": ""]
    #expect(Locale(environment: both).identifier == "fr_FR")
    #expect(UICalendarView().locale == .user)
  }
}
