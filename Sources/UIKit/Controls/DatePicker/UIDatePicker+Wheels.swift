internal import CoreGraphics
internal import Foundation

extension UIDatePicker {
  /// The date component that a wheel changes.
  enum Part { case month, day, anyDay, year, hour, minute, half, hours, minutes }

  /// The components of the wheels, in the locale's order.
  final var parts: [Part] {
    switch datePickerMode {
    case .date: ordered("yMMMMd")
    case .yearAndMonth: ordered("yMMMM")
    case .time: ordered("jmm")
    case .dateAndTime: [.anyDay] + ordered("jmm")
    case .countDownTimer: [.hours, .minutes]
    }
  }

  /// Returns the components of a template's date format, each once.
  private func ordered(_ template: String) -> [Part] {
    var parts: [Part] = []
    for letter in letters(template) {
      let part: Part? =
        switch letter {
        case "y", "Y", "u", "U", "r": .year
        case "M", "L": .month
        case "d": .day
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .half
        default: nil
        }
      if let part, !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  /// The row of the selected value on an endless wheel.
  private static let middle = 10_000

  /// Creates the motion of the wheels; `valueChanged` is sent when a wheel comes to rest.
  final func makeMotion() -> WheelMotion {
    WheelMotion(
      of: self, columnAt: { [unowned self] in wheel(at: $0) },
      wheel: { [unowned self] column in
        let (rows, chosen) = rows(of: column)
        return WheelMotion.Wheel(rows: rows, chosen: chosen, rowHeight: ControlMetrics.wheelRow)
      },
      choose: { [unowned self] column, row in
        choose(column, by: row - rows(of: column).chosen)
        send(for: [.valueChanged, .primaryActionTriggered], event: nil)
      })
  }

  private func rows(of column: Int) -> (rows: Int, chosen: Int) {
    guard parts.indices.contains(column) else { return (0, 0) }
    let minutes = Int(countDownDuration) / 60, step = max(1, minuteInterval)
    return switch parts[column] {
    case .half: (2, shownCalendar.component(.hour, from: date) < 12 ? 0 : 1)
    case .hours: (24, minutes / 60)
    case .minutes: (60 / step, minutes % 60 / step)
    default: (2 * Self.middle + 1, Self.middle)
    }
  }

  /// Returns the rotation of a wheel away from the selected value, in whole rows and a fraction of a row.
  final func turn(of column: Int, _ motion: WheelMotion?) -> (rows: Int, part: CGFloat) {
    guard let place = motion?.place(of: column) else { return (0, 0) }
    return (place.row - rows(of: column).chosen, place.part)
  }

  /// Returns the wheel at a point, or `nil` if there is none.
  private func wheel(at point: CGPoint) -> Int? {
    guard shownStyle == .wheels, isEnabled else { return nil }
    let wheels = wheels
    var x =
      bounds.midX
      - (wheels.columns.reduce(0) { $0 + $1.width } + wheels.gap * CGFloat(max(0, wheels.columns.count - 1)))
      / 2
    for (column, one) in wheels.columns.enumerated() {
      if point.x >= x - wheels.gap / 2, point.x < x + one.width + wheels.gap / 2 { return column }
      x += one.width + wheels.gap
    }
    return nil
  }

  /// Changes one component by a number of rows. The other components keep their values, as separate wheels
  /// do.
  private func choose(_ column: Int, by rows: Int) {
    guard parts.indices.contains(column), rows != 0 else { return }
    let calendar = shownCalendar, date = shownDate
    func around(_ component: Calendar.Component, _ count: Int, by amount: Int, from first: Int = 0) -> Date? {
      let old = calendar.component(component, from: date)
      let new = first + (((old - first + amount) % count) + count) % count
      return calendar.date(byAdding: component, value: new - old, to: date)
    }
    var new: Date?
    switch parts[column] {
    case .anyDay: new = calendar.date(byAdding: .day, value: rows, to: date)
    case .year: new = calendar.date(byAdding: .year, value: rows, to: date)
    case .month: new = around(.month, 12, by: rows, from: 1)
    case .day:
      new = around(.day, calendar.range(of: .day, in: .month, for: date)?.count ?? 30, by: rows, from: 1)
    case .hour: new = around(.hour, 24, by: rows)
    case .minute: new = around(.minute, 60, by: rows * max(1, minuteInterval))
    case .half: new = calendar.date(byAdding: .hour, value: 12 * rows, to: date)
    case .hours: countDownDuration += Double(rows) * 3600
    case .minutes:
      let step = max(1, minuteInterval), minutes = Int(countDownDuration) / 60, hour = minutes / 60
      let row = minutes % 60 / step + rows
      countDownDuration = Double(hour * 60 + row * step) * 60
    }
    if let new { setDate(new, animated: false) }
  }
}
