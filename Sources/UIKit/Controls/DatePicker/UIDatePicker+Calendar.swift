internal import CoreGraphics
internal import Foundation

/// The layout of an inline picker in its coordinate space: a title with two arrows, the names of the days,
/// six weeks.
private struct CalendarGrid {
  let area: CGRect
  /// The number of empty cells in the first week before the first day.
  let offset: Int

  var column: CGFloat { area.width / 7 }
  var row: CGFloat { min(44, (area.height - 66) / 6) }

  func center(ofPlace place: Int) -> CGPoint {
    CGPoint(
      x: area.minX + column * (CGFloat(place % 7) + 0.5), y: area.minY + 66 + row * (CGFloat(place / 7) + 0.5)
    )
  }
  /// The centres of the arrows for the previous and the next month, and the frame of the title, which is a
  /// button.
  var title: CGRect { CGRect(x: area.minX, y: area.minY - 8, width: area.width - 70, height: 36) }
  func arrow(_ index: Int) -> CGPoint { CGPoint(x: area.maxX - (index == 0 ? 44 : 8), y: area.minY + 10) }

  /// Returns the day of the month at a point, counted from 1; it may lie outside of the month.
  func day(at point: CGPoint) -> Int? {
    let weeks = point.y - area.minY - 66
    guard area.minX <= point.x, point.x < area.maxX, weeks >= 0, weeks < 6 * row else { return nil }
    return Int(weeks / row) * 7 + Int((point.x - area.minX) / column) - offset + 1
  }
}

extension UIDatePicker {
  /// The start of the month that an inline picker shows: that of the date, or one that the user has turned
  /// to.
  private var month: Date {
    let calendar = shownCalendar
    let shown = calendar.date(byAdding: .month, value: turnedMonths, to: date) ?? date
    return calendar.date(from: calendar.dateComponents([.year, .month], from: shown)) ?? shown
  }

  private var grid: CalendarGrid {
    let calendar = shownCalendar
    let first = calendar.component(.weekday, from: month) - calendar.firstWeekday
    return CalendarGrid(area: bounds.insetBy(dx: 16, dy: 12), offset: (first + 7) % 7)
  }

  /// Draws a month as a grid, with the selected day on a disc.
  final func drawCalendar(in context: CGContext) {
    let calendar = shownCalendar, grid = grid, month = month
    drawTitle(
      styled(text(pattern("yMMMM"), month), size: 17, weight: .semibold), at: grid.area.origin, in: context)
    if let timePill { drawTime(timePill, in: context) }
    guard monthWheels == nil else { return }
    for (index, direction) in [CGFloat(-1), 1].enumerated() {
      let tip = grid.arrow(index)
      context.strokeLines(
        [
          [
            CGPoint(x: tip.x - 4 * direction, y: tip.y - 8), CGPoint(x: tip.x + 4 * direction, y: tip.y),
            CGPoint(x: tip.x - 4 * direction, y: tip.y + 8),
          ]
        ], width: 2.2, with: tintColor)
    }
    func center(_ title: StyledText, _ place: CGPoint) {
      let size = title.size()
      title.draw(at: CGPoint(x: place.x - size.width / 2, y: place.y - size.height / 2))
    }
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: shownLocale) }
    for index in names.indices {
      let name = names[(index + calendar.firstWeekday - 1) % 7]
      center(
        styled(name, size: 13, color: .tertiaryLabel, weight: .semibold),
        CGPoint(x: grid.center(ofPlace: index).x, y: grid.area.minY + 48))
    }
    let side = min(44, grid.row, grid.column)
    for day in calendar.range(of: .day, in: .month, for: month) ?? 1..<1 {
      let place = grid.center(ofPlace: grid.offset + day - 1)
      let isChosen = turnedMonths == 0 && day == calendar.component(.day, from: date)
      if isChosen {
        context.fillRounded(
          CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side), radius: side / 2,
          with: tintColor.withMultipliedAlpha(0.12))
      }
      let color: UIColor = isChosen ? tintColor : allows(day) ? .label : .tertiaryLabel
      center(styled("\(day)", size: 20, color: color, weight: isChosen ? .semibold : .regular), place)
    }
  }

  /// Draws the month's name and a chevron, which points down while the month wheels are shown.
  private func drawTitle(_ title: StyledText, at point: CGPoint, in context: CGContext) {
    title.draw(at: point)
    let size = title.size(), middle = CGPoint(x: point.x + size.width + 10, y: point.y + size.height / 2)
    let (along, across): (CGFloat, CGFloat) = (3, 5)
    let chevron =
      monthWheels == nil
      ? [CGPoint(x: -along, y: -across), CGPoint(x: along, y: 0), CGPoint(x: -along, y: across)]
      : [CGPoint(x: -across, y: -along), CGPoint(x: 0, y: along), CGPoint(x: across, y: -along)]
    context.strokeLines(
      [chevron.map { CGPoint(x: $0.x + middle.x, y: $0.y + middle.y) }], width: 2, with: tintColor)
  }

  /// The time below the days, if the picker's mode is date and time and the calendar is high enough.
  private var timePill: DatePill? {
    let area = grid.area, least: CGFloat = 66 + 6 * 44 + 24
    guard datePickerMode == .dateAndTime, area.height >= least else { return nil }
    let text = text(pattern("jmm"), date), width = styled(text, size: 17).size().width + 22
    return DatePill(
      text: text, isTime: true,
      box: CGRect(x: area.maxX - width, y: area.maxY - 28, width: width, height: 34.5))
  }

  private func drawTime(_ pill: DatePill, in context: CGContext) {
    let title = styled("Time", size: 17)
    title.draw(at: CGPoint(x: grid.area.minX, y: pill.box.midY - title.size().height / 2))
    draw(pill, in: context)
  }

  /// Shows the wheels of month and year in place of the days, or the days again. A turned wheel changes the
  /// date immediately.
  private func toggleMonthWheels() {
    defer { setNeedsDisplay() }
    if let old = monthWheels {
      monthWheels = nil
      return old.removeFromSuperview()
    }
    let wheels = UIDatePicker(frame: .zero), area = grid.area
    (wheels.datePickerMode, wheels.calendar, wheels.locale, wheels.timeZone) = (
      .yearAndMonth, calendar, locale, timeZone
    )
    (wheels.minimumDate, wheels.maximumDate, wheels.date) = (minimumDate, maximumDate, date)
    wheels.frame = CGRect(
      x: area.minX, y: area.minY + 40, width: area.width,
      height: min(ControlMetrics.wheelsHeight, area.height - 40))
    wheels.addAction(
      UIAction { [weak self, unowned wheels] _ in
        self?.setDate(wheels.date, animated: false)
        self?.send(for: [.valueChanged, .primaryActionTriggered], event: nil)
      }, for: .valueChanged)
    addSubview(wheels)
    monthWheels = wheels
  }

  /// Returns the selected time on another day of the shown month.
  private func moment(on day: Int) -> Date? {
    let calendar = shownCalendar
    guard calendar.range(of: .day, in: .month, for: month)?.contains(day) ?? false else { return nil }
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    let shown = calendar.dateComponents([.era, .year, .month], from: month)
    (parts.era, parts.year, parts.month, parts.day) = (shown.era, shown.year, shown.month, day)
    return calendar.date(from: parts)
  }

  /// Returns a Boolean value that indicates whether a part of a day of the shown month lies within the
  /// limits.
  private func allows(_ day: Int) -> Bool {
    guard let moment = moment(on: day) else { return false }
    let start = shownCalendar.startOfDay(for: moment)
    let end = shownCalendar.date(byAdding: .day, value: 1, to: start) ?? moment
    let limits = limits
    return limits.least.map { $0 < end } ?? true && limits.greatest.map { $0 >= start } ?? true
  }

  /// Handles a tap: opens the board of a date or a time; on a calendar it selects a day, turns to the
  /// previous or next month, or shows the month wheels.
  final func calendarTapped(at point: CGPoint) {
    guard isEnabled else { return }
    guard shownStyle == .inline else {
      return pillTapped(at: point, among: shownStyle == .compact ? pills : [])
    }
    let grid = grid
    if let timePill, timePill.box.contains(point) { return pillTapped(at: point, among: [timePill]) }
    if grid.title.contains(point) { return toggleMonthWheels() }
    guard monthWheels == nil else { return }
    for (index, step) in [-1, 1].enumerated() {
      let arrow = grid.arrow(index)
      if abs(point.x - arrow.x) <= 18, abs(point.y - arrow.y) <= 22 { return turnMonths(by: step) }
    }
    guard let day = grid.day(at: point), allows(day), let moment = moment(on: day) else { return }
    setDate(moment, animated: true)
    send(for: [.valueChanged, .primaryActionTriggered], event: nil)
  }

  /// Shows another month; the date does not change.
  final func turnMonths(by step: Int) {
    turnedMonths += step
    setNeedsDisplay()
  }

  /// Creates the recognisers of the calendar: a tap, and swipes from month to month.
  final func makeCalendarGestures() -> [UIGestureRecognizer] {
    let tap = UITapGestureRecognizer()
    tap.onAction { [unowned self] gesture in
      if gesture.state == .ended { calendarTapped(at: gesture.location(in: self)) }
    }
    let swipes = [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)].map { direction, step in
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.onAction { [unowned self] gesture in
        if gesture.state == .ended, shownStyle == .inline, isEnabled, monthWheels == nil {
          turnMonths(by: step)
        }
      }
      return swipe
    }
    return [tap] + swipes
  }
}
