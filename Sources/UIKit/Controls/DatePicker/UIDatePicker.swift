public import CoreGraphics
public import Foundation
internal import QuartzCore

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A control for choosing a date, a time or a duration.
open class UIDatePicker: UIControl {
  /// The mode of a date picker, which determines the values it shows.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  /// The selected date. A picker shows the time of its creation until it gets another; one in a document's
  /// image shows the reference date.
  private final var moment = Date(timeIntervalSinceReferenceDate: 0)

  /// Creates a date picker with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    moment = FrameClock.current.today
  }

  /// Creates a date picker from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The motion of the wheels.
  private(set) final var motion: WheelMotion?

  /// The number of months between the date's month and the month that an inline picker shows.
  final var turnedMonths = 0

  /// A Boolean value that indicates whether the open board is for the time rather than the date; `nil` if no
  /// board is open.
  final var openBoard: Bool? { didSet { setNeedsDisplay() } }
  /// The wheels of month and year that an inline picker shows in place of the days.
  final var monthWheels: UIDatePicker?

  override class var drawsItself: Bool { true }
  override func prepare() {
    motion = makeMotion()
    for gesture in makeCalendarGestures() { addGestureRecognizer(gesture) }
  }
  override func decode(from nib: NibCoder) {
    super.decode(from: nib)
    if nib.loader.connects { moment = FrameClock.current.today }
    decodeNib(nib)
  }

  /// The mode of the picker. The default is `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// The locale for the display of dates. If `nil`, the user's locale is used.
  open var locale: Locale? {
    didSet {
      patterns = [:]
      contentDidChange()
    }
  }
  /// The locale's date formats by template, cached.
  final var patterns: [String: String] = [:]
  /// The calendar of the picker. The default is the Gregorian calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { contentDidChange() } }
  /// The time zone of the picker. If `nil`, that of ``calendar`` is used.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  /// The selected date, limited to the range between ``minimumDate`` and ``maximumDate``.
  open var date: Date {
    get { roundsToMinuteInterval ? shownDate : moment }
    set { setDate(newValue, animated: false) }
  }
  /// The earliest date, or `nil` for no limit. An earlier date is changed to it. If the minimum exceeds the
  /// maximum, both are ignored.
  open var minimumDate: Date? { didSet { setDate(moment, animated: false) } }
  /// The latest date, or `nil` for no limit. A later date is changed to it.
  open var maximumDate: Date? { didSet { setDate(moment, animated: false) } }
  /// The limits in effect: none if the minimum exceeds the maximum.
  final var limits: (least: Date?, greatest: Date?) {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }
  /// The selected duration of a countdown timer, in seconds, rounded down to whole minutes, from 0 to 23
  /// hours and 59 minutes.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      let kept = countDownDuration.isFinite ? min(max(countDownDuration, 0), 86_399) : 0
      countDownDuration = (kept / 60).rounded(.down) * 60
      setNeedsDisplay()
    }
  }
  /// The interval between the minutes, a divisor of 60 in the range 1…30; any other value counts as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      setNeedsDisplay()
    }
  }
  /// A Boolean value that determines whether ``date`` is rounded to the displayed value, a whole number of
  /// intervals after the hour, rather than the date that was set. The default is `true`.
  open var roundsToMinuteInterval = true
  /// The date, rounded down to the minute interval.
  final var shownDate: Date {
    guard minuteInterval > 1, datePickerMode == .time || datePickerMode == .dateAndTime else { return moment }
    let parts = shownCalendar.dateComponents([.minute, .second, .nanosecond], from: moment)
    let over =
      Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)) + Double(parts.nanosecond ?? 0)
      / 1e9
    return moment.addingTimeInterval(-over)
  }
  /// Sets the date without sending an action.
  ///
  /// - Note: The change is never animated.
  open func setDate(_ date: Date, animated: Bool) {
    moment = date
    turnedMonths = 0
    let limits = limits
    if let least = limits.least, moment < least { moment = least }
    if let greatest = limits.greatest, moment > greatest { moment = greatest }
    motion?.reset()
    if shownStyle == .compact { invalidateIntrinsicContentSize() }
    tellObservers()
  }
  /// The preferred style. For a style that the mode does not support see ``datePickerStyle``.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentDidChange() } }
  /// The style in effect. `automatic` resolves to compact, or to wheels for durations.
  open var datePickerStyle: UIDatePickerStyle { shownStyle }

  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  open override func draw(_ rect: CGRect) { drawPicker() }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
