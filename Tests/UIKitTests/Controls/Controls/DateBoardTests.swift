import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of compact date pickers, which open a calendar or wheels, and of calendars with wheels of months and
/// a time.
@Suite(.serialized) @MainActor struct DateBoardTests {
  /// The 14th of July 2026, 9:41, in Greenwich.
  private static let moment = Date(timeIntervalSince1970: 1_784_022_060)

  private func pick(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ frame: CGRect,
    _ body: (FingerWorld, UIDatePicker) -> Void
  ) {
    FingerWorld().run { world in
      world.window.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      let picker = UIDatePicker(frame: frame)
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      (picker.datePickerMode, picker.preferredDatePickerStyle, picker.date) = (mode, style, Self.moment)
      for (event, name) in [
        (UIControl.Event.editingDidBegin, "begin"), (.valueChanged, "changed"), (.editingDidEnd, "end"),
      ] {
        picker.addAction(UIAction { [weak world] _ in world?.log.append(name) }, for: event)
      }
      world.window.addSubview(picker)
      world.window.layoutIfNeeded()
      body(world, picker)
    }
  }

  @Test func crossedLimitsDoNotCount() {
    let picker = UIDatePicker(frame: .zero)
    picker.minimumDate = Self.moment.addingTimeInterval(86400)
    picker.maximumDate = Self.moment.addingTimeInterval(-86400)
    picker.date = Self.moment
    #expect(picker.date == Self.moment)
    picker.maximumDate = Self.moment.addingTimeInterval(2 * 86400)
    #expect(picker.date == Self.moment.addingTimeInterval(86400))
  }

  @Test func datesAreWrittenAsInTheirLocale() {
    let picker = UIDatePicker(frame: .zero)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Self.moment
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = .date
    #expect(picker.parts == [.month, .day, .year])
    #expect(picker.text(picker.pattern("yMMMd"), picker.date) == "Jul 14, 2026")
    picker.datePickerMode = .time
    #expect(picker.parts == [.hour, .minute, .half])
    #expect(picker.text(picker.pattern("jmm"), picker.date) == "9:41 AM")
    picker.locale = Locale(identifier: "de_DE")
    #expect(picker.parts == [.hour, .minute])
    #expect(picker.text(picker.pattern("jmm"), picker.date) == "09:41")
    #expect(picker.wheels.columns[0].title(0)?.string == "09")
    picker.datePickerMode = .date
    #expect(picker.parts == [.day, .month, .year])
    #expect(picker.wheels.columns[1].title(0)?.string == "Juli")
  }

  /// UIKit's header: "limit is 23:59 (86,399 seconds). value being set is div 60 (drops remaining seconds)."
  @Test func durationsAreWholeMinutesOfADay() {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 119
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 1_000_000
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = -5
    #expect(picker.countDownDuration == 0)
  }

  @Test func durationsHaveSteps() {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = .countDownTimer
    picker.minuteInterval = 15
    picker.countDownDuration = 3600 + 30 * 60
    let column = picker.wheels.columns[1]
    #expect(column.title(0)?.string == "30 min")
    #expect(column.title(1)?.string.hasPrefix("45 ") == true)
    #expect(column.title(2) == nil)
    #expect(column.title(-2)?.string.hasPrefix("0 ") == true)
    #expect(column.title(-3) == nil)
  }

  private func text(_ picker: UIDatePicker) -> String { picker.text("yyyy-MM-dd HH:mm", picker.date) }

  @Test func aCompactDateOpensACalendar() throws {
    pick(.dateAndTime, .compact, CGRect(x: 20, y: 40, width: 300, height: 35)) { world, picker in
      let pills = picker.pills
      #expect(pills.map(\.isTime) == [false, true])
      world.tap(20 + pills[0].box.midX, 40 + pills[0].box.midY)
      let board = world.window.subviews.compactMap { $0 as? DateBoard }.first
      #expect(board?.picker.datePickerStyle == .inline)
      #expect(world.said() == ["begin"])
      // July 2026 begins on a Wednesday: the 22nd lies below the fourth name, in the fourth week.
      if let inner = board?.picker {
        world.window.layoutIfNeeded()
        let column = (inner.bounds.width - 32) / 7, row = min(44, (inner.bounds.height - 24 - 66) / 6)
        let place = inner.convert(CGPoint(x: 16 + column * 3.5, y: 12 + 66 + row * 3.5), to: nil)
        world.tap(place.x, place.y)
      }
      #expect(text(picker) == "2026-07-22 09:41")
      #expect(world.said() == ["changed"])
      world.tap(395, 595)
      #expect(world.said() == ["end"])
      world.wait(1)
      _ = FrameLoop(root: world.window).commit()
      #expect(!world.window.subviews.contains { $0 is DateBoard })
    }
  }

  @Test func aCompactTimeOpensWheels() {
    pick(.time, .compact, CGRect(x: 20, y: 540, width: 300, height: 35)) { world, picker in
      world.tap(20 + picker.pills[0].box.midX, 540 + picker.pills[0].box.midY)
      let board = world.window.subviews.compactMap { $0 as? DateBoard }.first
      #expect(board?.picker.datePickerStyle == .wheels)
      #expect(board?.picker.datePickerMode == .time)
      // There is no space below.
      if let board { #expect(board.picker.convert(board.picker.bounds, to: nil).maxY <= 540) }
      picker.isEnabled = false
      world.tap(395, 5)
      world.tap(20 + picker.pills[0].box.midX, 540 + picker.pills[0].box.midY)
      #expect(world.said() == ["begin", "end"])
    }
  }

  @Test func theMonthOfACalendarIsAButton() {
    pick(.dateAndTime, .inline, CGRect(x: 20, y: 20, width: 320, height: 385)) { world, picker in
      world.tap(60, 42)
      #expect(picker.monthWheels?.datePickerMode == .yearAndMonth)
      picker.monthWheels?.date = Self.moment.addingTimeInterval(62 * 86400)
      picker.monthWheels?.sendActions(for: .valueChanged)
      #expect(text(picker).hasPrefix("2026-09"))
      #expect(world.said() == ["changed"])
      world.tap(60, 42)
      #expect(picker.monthWheels == nil)
      world.tap(300, 20 + 373 - 10)
      #expect(world.window.subviews.contains { $0 is DateBoard })
      #expect(world.said() == ["begin"])
      world.tap(395, 595)
    }
  }
}
