public import Foundation

/// How days of a calendar are chosen.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  final weak var view: UICalendarView?

  /// Has the calendar ask again which days can be chosen.
  open func updateSelectableDates() { view?.selectionDidChange() }

  /// The days that are chosen.
  var shown: [DateComponents] { [] }
  func allows(_ day: DateComponents) -> Bool { true }
  func tapped(_ day: DateComponents) {}
}

extension DateComponents {
  /// Whether both name the same day.
  func isDay(_ other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day && (era ?? other.era) == (other.era ?? era)
  }
}

/// One day at a time.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Asked and told of taps; not retained.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The chosen day. Setting it does not tell the delegate.
  open var selectedDate: DateComponents? { didSet { view?.selectionDidChange() } }
  /// Chooses a day, or none for nil, at once, animated or not; the delegate is not told.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

  /// A selection with nothing chosen; the delegate is not retained.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  override var shown: [DateComponents] { selectedDate.map { [$0] } ?? [] }
  override func allows(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  /// A tap on the chosen day takes the choice back, where the delegate allows none.
  override func tapped(_ day: DateComponents) {
    let isChosen = selectedDate?.isDay(day) ?? false
    if isChosen, !(delegate?.dateSelection(self, canSelectDate: nil) ?? false) { return }
    selectedDate = isChosen ? nil : day
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// Told of the chosen day. What can be chosen has a default: every day, and not none.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// The user has tapped a day; nil where that took the choice back.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen; asked with nil whether none can.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Every day by default; nil, which is none, is not.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    dateComponents != nil
  }
}

/// Any days, each tap one more or one less.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Asked and told of taps; not retained.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The chosen days. Setting them does not tell the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { view?.selectionDidChange() } }
  /// Chooses days in place of those before, at once, animated or not; the delegate is not told.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  /// A selection with nothing chosen; the delegate is not retained.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  override var shown: [DateComponents] { selectedDates }
  override func allows(_ day: DateComponents) -> Bool {
    selectedDates.contains { $0.isDay(day) } || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func tapped(_ day: DateComponents) {
    if let place = selectedDates.firstIndex(where: { $0.isDay(day) }) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      selectedDates.remove(at: place)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Told of the chosen days. What can be chosen has a default: every day.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// The user has tapped a day that was not chosen, or one that was.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user has tapped a chosen day, which is chosen no more.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Asked of every day that is shown, and not chosen; false makes it pale.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Asked before a tap takes a chosen day away.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Every day by default.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Every chosen day by default.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
