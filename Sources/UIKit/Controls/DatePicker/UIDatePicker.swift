public import CoreGraphics
public import Foundation
internal import QuartzCore

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A control that chooses a date, a time or a duration.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  /// A picker shows the time of its making until it is given
  /// another; one of a picture shows the epoch of `Date`.
  private final var moment = Date(timeIntervalSinceReferenceDate: 0)

  /// A picker with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    moment = FrameClock.current.today
    prepare()
  }

  /// A picker read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    guard let nib = coder as? NibCoder else { return }
    if nib.loader.connects { moment = FrameClock.current.today }
    decodeNib(nib)
  }

  /// What fingers do to the wheels.
  private(set) final var motion: WheelMotion?

  /// How many months beyond the date's an inline picker shows.
  final var turnedMonths = 0

  /// Whether a board for the time is open, or one for the day; nil while none is.
  final var openBoard: Bool? { didSet { setNeedsDisplay() } }
  /// The wheels of month and year that an inline picker shows in place of its days.
  final var monthWheels: UIDatePicker?

  private func prepare() {
    motion = makeMotion()
    for gesture in makeCalendarGestures() { addGestureRecognizer(gesture) }
    isOpaque = false
    settings.insert(.redrawsOnResize)
  }

  /// Date and time unless set.
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// The language and manner of dates; nil is the user's.
  open var locale: Locale? {
    didSet {
      patterns = [:]
      contentDidChange()
    }
  }
  /// The locale's patterns of dates, by their templates.
  final var patterns: [String: String] = [:]
  /// Gregorian unless set; what days, months and years are counted by.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { contentDidChange() } }
  /// Nil is the time zone of `calendar`.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  /// The chosen moment, kept within the limits.
  open var date: Date {
    get { roundsToMinuteInterval ? shownDate : moment }
    set { setDate(newValue, animated: false) }
  }
  /// Nil is no limit; an earlier moment becomes this one. Where the limits are crossed neither counts.
  open var minimumDate: Date? { didSet { setDate(moment, animated: false) } }
  /// Nil is no limit; a later moment becomes this one.
  open var maximumDate: Date? { didSet { setDate(moment, animated: false) } }
  /// The limits that count: none where they are crossed.
  final var limits: (least: Date?, greatest: Date?) {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }
  /// The chosen duration of a count-down timer, in seconds: whole minutes, what is left of one is dropped, of
  /// 0 up to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      let kept = countDownDuration.isFinite ? min(max(countDownDuration, 0), 86_399) : 0
      countDownDuration = (kept / 60).rounded(.down) * 60
      setNeedsDisplay()
    }
  }
  /// The step of the minutes, 1…30 and a divisor of 60; any other counts as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      setNeedsDisplay()
    }
  }
  /// Whether `date` is the moment that is shown, a whole number
  /// of steps after the hour; else the one that was set.
  open var roundsToMinuteInterval = true
  /// The moment at the last step of the minutes.
  final var shownDate: Date {
    guard minuteInterval > 1, datePickerMode == .time || datePickerMode == .dateAndTime else { return moment }
    let parts = shownCalendar.dateComponents([.minute, .second, .nanosecond], from: moment)
    let over =
      Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)) + Double(parts.nanosecond ?? 0)
      / 1e9
    return moment.addingTimeInterval(-over)
  }
  /// Chooses a moment without sending an action; the change shows at once.
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
  /// The style that is wanted; one that the mode has not shows another: see `datePickerStyle`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentDidChange() } }
  /// The style that is shown; automatic is compact, wheels for durations.
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
