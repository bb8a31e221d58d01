internal import CoreGraphics
public import Foundation

/// A view that shows the days of a month, of which some have decorations and some are selected.
///
/// The lengths are those of a calendar in a date picker, as far as they are known, and not measured.
open class UICalendarView: UIView {
  /// The delegate, which provides decorations and is notified of the visible month.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { fill() } }
  /// The selection of days. If `nil`, days cannot be selected.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      fill()
    }
  }
  /// The calendar. The default is the Gregorian calendar.
  open var calendar: Calendar = Calendar(identifier: .gregorian) {
    didSet { month = startOfMonth(of: month) }
  }
  /// The locale of the names. The default is the user's.
  open var locale: Locale = .user { didSet { fill() } }
  /// The time zone. If `nil`, it is the user's.
  open var timeZone: TimeZone? { didSet { month = startOfMonth(of: month) } }
  /// The design of the font of the days. The default is the system's.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { fill() } }
  /// The range of days that can be shown and selected.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { fill() } }
  /// A Boolean value that determines whether days may have decorations. The default is `true`.
  open var wantsDateDecorations = true { didSet { fill() } }
  /// The visible month, with a day in it.
  open var visibleDateComponents: DateComponents {
    get { usedCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  /// Shows the month of a day. Does nothing for a day that the calendar does not have.
  ///
  /// - Note: The change is never animated.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    if let date = usedCalendar.date(from: dateComponents) { month = startOfMonth(of: date) }
  }
  /// Asks the delegate again for the decorations of some days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { fill() }

  final var usedCalendar: Calendar {
    var used = calendar
    used.timeZone = timeZone ?? .current
    used.locale = locale
    return used
  }
  /// The start of the visible month.
  private var month = FrameClock.current.today {
    didSet {
      guard month != oldValue else { return fill() }
      fill()
      let old = usedCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: oldValue)
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }
  }
  private func startOfMonth(of date: Date) -> Date {
    usedCalendar.date(from: usedCalendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  // MARK: - Subviews

  private let heading = UILabel(), back = UIButton(type: .system), forth = UIButton(type: .system)
  private var weekdays: [UILabel] = [], days: [CalendarDay] = []
  /// The heights of the rows of title, weekdays and days, and the maximum width of a day, in points.
  private static let titleRow: CGFloat = 44, weekRow: CGFloat = 20, dayRow: CGFloat = 44

  override func prepare() {
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.accessibilityTraits = .header
    back.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    forth.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
    (back.accessibilityLabel, forth.accessibilityLabel) = ("Previous Month", "Next Month")
    for (button, months) in [(back, -1), (forth, 1)] {
      button.addAction(UIAction { [weak self] _ in self?.turn(by: months) }, for: .touchUpInside)
    }
    for view in [heading, back, forth] as [UIView] { addSubview(view) }
    month = startOfMonth(of: month)
    fill()
  }

  private func turn(by months: Int) {
    guard let next = usedCalendar.date(byAdding: .month, value: months, to: month), canShow(next) else {
      return
    }
    month = next
  }

  private func canShow(_ month: Date) -> Bool {
    let end = usedCalendar.date(byAdding: .month, value: 1, to: month) ?? month
    return end > availableDateRange.start && month <= availableDateRange.end
  }

  /// Creates the days of the month again.
  private func fill() {
    let calendar = usedCalendar
    for view in weekdays as [UIView] + days { view.removeFromSuperview() }
    let format = DateFormatter()
    (format.calendar, format.locale, format.timeZone, format.dateFormat) = (
      calendar, locale, calendar.timeZone, "MMMM y"
    )
    heading.text = format.string(from: month)
    let names = format.shortStandaloneWeekdaySymbols
    weekdays = (0..<7).map { index in
      let label = UILabel()
      label.text = names[(calendar.firstWeekday - 1 + index) % 7].uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      return label
    }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let chosen = selectionBehavior?.shown ?? []
    let today = calendar.dateComponents([.era, .year, .month, .day], from: FrameClock.current.today)
    format.dateFormat = "EEEE, MMMM d"
    days = (0..<count).compactMap { index in
      guard let date = calendar.date(byAdding: .day, value: index, to: month) else { return nil }
      var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
      let isToday = components == today
      components.calendar = calendar
      let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
      let isOpen =
        end > availableDateRange.start && date <= availableDateRange.end
        && selectionBehavior?.allows(components) ?? true
      let day = CalendarDay(components, design: fontDesign, isToday: isToday)
      day.isEnabled = isOpen
      day.isSelected = chosen.contains { $0.isDay(components) }
      day.accessibilityLabel = format.string(from: date)
      if wantsDateDecorations { day.show(delegate?.calendarView(self, decorationFor: components)) }
      if selectionBehavior != nil {
        day.addAction(
          UIAction { [weak self] _ in self?.selectionBehavior?.tapped(components) }, for: .touchUpInside)
      }
      return day
    }
    for view in weekdays as [UIView] + days { addSubview(view) }
    back.isEnabled = calendar.date(byAdding: .month, value: -1, to: month).map(canShow) ?? false
    forth.isEnabled = calendar.date(byAdding: .month, value: 1, to: month).map(canShow) ?? false
    setNeedsLayout()
  }

  final func selectionDidChange() { fill() }

  /// The natural size, with six rows of days in every month, so that the height does not change.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 7 * Self.dayRow, height: Self.titleRow + Self.weekRow + 6 * Self.dayRow)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let column = bounds.width / 7, side = Self.titleRow, margin: CGFloat = 8
    heading.frame = CGRect(x: margin, y: 0, width: max(0, bounds.width - 2 * side - 2 * margin), height: side)
    forth.frame = CGRect(x: bounds.width - side, y: 0, width: side, height: side)
    back.frame = forth.frame.offsetBy(dx: -side, dy: 0)
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * column, y: side, width: column, height: Self.weekRow)
    }
    let calendar = usedCalendar
    let start = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    for (index, day) in days.enumerated() {
      let place = start + index
      day.frame = CGRect(
        x: CGFloat(place % 7) * column, y: side + Self.weekRow + CGFloat(place / 7) * Self.dayRow,
        width: column, height: Self.dayRow)
    }
    direct([heading, back, forth] + weekdays + days)
  }

  /// The size of a decoration.
  public enum DecorationSize: Int, Sendable { case small, medium, large }

  /// A decoration below the number of a day.
  @preconcurrency @MainActor open class Decoration: NSObject {
    let make: () -> UIView

    private init(make: @escaping () -> UIView) {
      self.make = make
      super.init()
    }

    /// Creates a decoration that is a dot.
    public convenience init(color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init {
        let side: CGFloat = size == .small ? 4 : size == .medium ? 6 : 8
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.layer.cornerRadius = side / 2
        view.backgroundColor = color ?? .systemFill
        return view
      }
    }
    /// Returns a decoration that is a dot of 4, 6 or 8 points. If the colour is `nil`, the system's fill is
    /// used.
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }
    /// Returns a decoration that is an image of 10, 12 or 14 points.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration {
        let view = UIImageView(image: image), side: CGFloat = size == .small ? 10 : size == .medium ? 12 : 14
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? .secondaryLabel
        view.frame = CGRect(x: 0, y: 0, width: side, height: side)
        return view
      }
    }
    /// Returns a decoration that is a view of its own size, created whenever the day is shown.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration {
        let view = customViewProvider()
        if view.bounds.isEmpty { view.sizeToFit() }
        return view
      }
    }
  }
}

/// The delegate of a calendar view. All methods have a default implementation.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration of a day, or `nil`, the default, for none. Called for every visible day.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called when another month is shown, by the user or in code, with the previous month.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns `nil`.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// The view of a day: a number, on a disc if it is selected.
final class CalendarDay: UIControl {
  private let number = UILabel()
  private var mark: UIView?
  private let isToday: Bool

  init(_ day: DateComponents, design: UIFontDescriptor.SystemDesign, isToday: Bool) {
    self.isToday = isToday
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    number.text = day.day.map { String($0) }
    let plain = UIFont.systemFont(ofSize: 20, weight: isToday ? .medium : .regular)
    number.font = plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 20) } ?? plain
    number.textAlignment = .center
    addSubview(number)
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isSelected ? .selected : []).union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  override var takesSingleTaps: Bool { true }
  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  func show(_ decoration: UICalendarView.Decoration?) {
    mark?.removeFromSuperview()
    mark = decoration?.make()
    if let mark {
      mark.isUserInteractionEnabled = false
      addSubview(mark)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: mark == nil ? bounds.height : bounds.height - 8)
    mark?.center = CGPoint(x: bounds.midX, y: bounds.height - 6)
    number.textColor =
      !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
  }

  override func draw(_ rect: CGRect) {
    guard isSelected, let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.width, bounds.height) - 4
    context.setFillColor((isToday ? tintColor : tintColor.withAlphaComponent(0.12)).cgColor)
    context.fillEllipse(
      in: CGRect(x: number.frame.midX - side / 2, y: number.frame.midY - side / 2, width: side, height: side))
  }
}
