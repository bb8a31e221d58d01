internal import CoreGraphics
internal import Foundation

/// A date or a time on a gray background that opens a board when it is tapped.
struct DatePill {
  let text: String
  let isTime: Bool
  let box: CGRect
}

extension UIDatePicker {
  /// The style shown. An automatic picker that is as high as wheels was laid out for them; before iOS 14
  /// there is no other style.
  final var shownStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return bounds.height >= 120 || SystemRelease.current < .iOS14 ? .wheels : .compact
  }

  final var naturalSize: CGSize {
    switch shownStyle {
    case .wheels: return CGSize(width: 320, height: ControlMetrics.wheelsHeight)
    case .inline: return CGSize(width: 320, height: datePickerMode == .dateAndTime ? 385 : 340)
    case .compact, .automatic:
      let width = compactTexts.reduce(0) { $0 + styled($1, size: 17).size().width + 22 + 5 } - 5
      return CGSize(width: width.roundedUp(toPixelsOf: pixelScale), height: 34.5)
    }
  }

  final var shownCalendar: Calendar {
    var calendar: Calendar = self.calendar ?? Calendar(identifier: .gregorian)
    calendar.locale = shownLocale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  final var shownLocale: Locale { locale ?? .user }

  /// Returns the date format for a template, in the order and with the separators of the locale.
  final func pattern(_ template: String) -> String {
    if let known = patterns[template] { return known }
    let found = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: shownLocale) ?? template
    // Replaces narrow spaces, which many fonts lack, by plain ones.
    let pattern = found.replacingOccurrences(of: "\u{202F}", with: " ")
    patterns[template] = pattern
    return pattern
  }

  /// Returns the letters of a date format without its quoted text.
  final func letters(_ template: String) -> String {
    pattern(template).components(separatedBy: "'").enumerated().filter { $0.offset % 2 == 0 }
      .map { $0.element }.joined()
  }

  final func text(_ format: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = shownLocale
    formatter.calendar = shownCalendar
    formatter.timeZone = shownCalendar.timeZone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  final func styled(
    _ text: String, size: CGFloat, color: UIColor = .label, weight: UIFont.Weight = .regular
  ) -> StyledText {
    StyledText(text, [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color])
  }

  private var compactTexts: [String] {
    switch datePickerMode {
    case .date: [text(pattern("yMMMd"), shownDate)]
    case .time: [text(pattern("jmm"), shownDate)]
    default: [text(pattern("yMMMd"), shownDate), text(pattern("jmm"), shownDate)]
    }
  }

  final func drawPicker() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    switch shownStyle {
    case .wheels: wheels.draw(in: bounds, context: context)
    case .inline: drawCalendar(in: context)
    case .compact, .automatic: drawPills(in: context)
    }
  }

  /// The parts for the date and the time, each on a gray background, in the picker's coordinate space.
  final var pills: [DatePill] {
    var x = bounds.minX
    return compactTexts.enumerated().map { index, text in
      let width = styled(text, size: 17).size().width + 22
      defer { x += width + 5 }
      let box = CGRect(x: x, y: bounds.midY - 17.25, width: width, height: 34.5)
      return DatePill(text: text, isTime: datePickerMode == .time || index == 1, box: box)
    }
  }

  private func drawPills(in context: CGContext) { for pill in pills { draw(pill, in: context) } }

  /// Draws a part, in the tint colour while its board is open.
  final func draw(_ pill: DatePill, in context: CGContext) {
    let title = styled(
      pill.text, size: 17, color: !isEnabled ? .tertiaryLabel : openBoard == pill.isTime ? tintColor : .label)
    let size = title.size(), box = pill.box
    context.fillRounded(box, radius: 6, with: .tertiarySystemFill)
    title.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
  }

  /// Opens the board of the tapped part.
  final func pillTapped(at point: CGPoint, among pills: [DatePill]) {
    guard isEnabled, openBoard == nil, let pill = pills.first(where: { $0.box.contains(point) }) else {
      return
    }
    openBoard = pill.isTime
    if DateBoard.open(from: self, forTime: pill.isTime, at: pill.box) == nil { openBoard = nil }
  }

  final func boardDidClose() { openBoard = nil }

  // MARK: - Wheel columns

  final var wheels: Wheels {
    var wheels = Wheels(columns: [])
    wheels.fontSize = 21
    let calendar = shownCalendar, date = shownDate, base = wheels
    func column(
      _ width: CGFloat, _ step: Calendar.Component, _ format: String, _ alignment: NSTextAlignment = .center,
      by amount: Int = 1
    ) -> Wheels.Column {
      Wheels.Column(
        width: width,
        title: { distance in
          calendar.date(byAdding: step, value: distance * amount, to: date).map {
            base.styled(self.text(format, $0))
          }
        }, alignment: alignment)
    }
    let isMorning = calendar.component(.hour, from: date) < 12
    let halves = Wheels.Column(width: 50) { distance in
      switch (distance, isMorning) {
      case (0, true), (-1, false): base.styled(calendar.amSymbol)
      case (0, false), (1, true): base.styled(calendar.pmSymbol)
      default: nil
      }
    }
    let minutes = Int(countDownDuration) / 60, step = max(1, minuteInterval)
    func number(_ row: Int, of rows: Int, by step: Int, _ unit: String) -> Wheels.Column {
      Wheels.Column(width: 110) { distance in
        guard (0..<rows).contains(row + distance) else { return nil }
        let value = (row + distance) * step
        return base.styled(
          distance == 0 ? "\(value) \(unit)" : "\(value)" + String(repeating: " ", count: 8))
      }
    }
    let isDate = datePickerMode == .date
    wheels.columns = parts.map { part -> Wheels.Column in
      switch part {
      case .month: isDate ? column(120, .month, "MMMM", .left) : column(140, .month, "LLLL")
      case .day: column(44, .day, "d")
      case .year: column(isDate ? 70 : 90, .year, "yyyy")
      // Without the comma that follows the weekday in many languages.
      case .anyDay:
        column(130, .day, pattern("MMMEd").replacingOccurrences(of: ",", with: ""), .right)
      case .hour: column(40, .hour, letters("j").filter { "hHkK".contains($0) })
      case .minute: column(40, .minute, "mm", by: step)
      case .half: halves
      case .hours: number(minutes / 60, of: 24, by: 1, "hours")
      case .minutes: number(minutes % 60 / step, of: 60 / step, by: step, "min")
      }
    }
    for index in wheels.columns.indices {
      let (rows, part) = turn(of: index, motion), title = wheels.columns[index].title
      wheels.columns[index].turn = part
      if rows != 0 { wheels.columns[index].title = { title($0 + rows) } }
    }
    return wheels
  }
}
