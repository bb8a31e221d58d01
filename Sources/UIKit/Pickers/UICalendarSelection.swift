public import Foundation

/// The abstract superclass for the selection of days in a calendar.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  final weak var view: UICalendarView?

  /// Asks again which days of the calendar can be selected.
  open func updateSelectableDates() { view?.selectionDidChange() }

  /// The selected days.
  var shown: [DateComponents] { [] }
  func allows(_ day: DateComponents) -> Bool { true }
  func tapped(_ day: DateComponents) {}
}

extension DateComponents {
  /// Returns a Boolean value that indicates whether both specify the same day.
  func isDay(_ other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day && (era ?? other.era) == (other.era ?? era)
  }
}

/// A selection of a single day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate, which is not retained.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected day. Setting it does not notify the delegate.
  open var selectedDate: DateComponents? { didSet { view?.selectionDidChange() } }
  /// Selects a day, or none if `nil`, without notifying the delegate.
  ///
  /// - Note: The change is never animated.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

  /// Creates an empty selection; the delegate is not retained.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  override var shown: [DateComponents] { selectedDate.map { [$0] } ?? [] }
  override func allows(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  /// A tap on the selected day deselects it, if the delegate allows an empty selection.
  override func tapped(_ day: DateComponents) {
    let isChosen = selectedDate?.isDay(day) ?? false
    if isChosen, !(delegate?.dateSelection(self, canSelectDate: nil) ?? false) { return }
    selectedDate = isChosen ? nil : day
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// The delegate of the selection of a single day. By default every day can be selected, and the selection
/// cannot be emptied.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the user has tapped a day; `nil` if that deselected it.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day can be selected, or for `nil` whether the selection can be emptied.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true` for every day and `false` for `nil`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    dateComponents != nil
  }
}

/// A selection of any number of days, of which a tap adds or removes one.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate, which is not retained.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected days. Setting them does not notify the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { view?.selectionDidChange() } }
  /// Replaces the selected days without notifying the delegate.
  ///
  /// - Note: The change is never animated.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  /// Creates an empty selection; the delegate is not retained.
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

/// The delegate of the selection of several days. By default every day can be selected.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has deselected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a day can be selected. Called for every visible day that is not selected; if `false`, it
  /// is dimmed.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether a tap deselects a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
