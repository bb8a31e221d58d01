internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UIDatePicker {
  /// Reads a `datePicker` element.
  final func decodeNib(_ nib: NibCoder) {
    switch nib.name("datePickerMode") {
    case "time": datePickerMode = .time
    case "date": datePickerMode = .date
    case "countDownTimer": datePickerMode = .countDownTimer
    case "yearAndMonth": datePickerMode = .yearAndMonth
    default: datePickerMode = .dateAndTime
    }
    switch nib.name("style") {
    case "wheels": preferredDatePickerStyle = .wheels
    case "compact": preferredDatePickerStyle = .compact
    case "inline": preferredDatePickerStyle = .inline
    default: break
    }
    func date(_ key: String) -> Date? {
      nib.object.child(named: "date", key: key)?.double("timeIntervalSinceReferenceDate")
        .map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    if let name = nib.object.child(named: "timeZone")?.attributes["name"] {
      timeZone = TimeZone(identifier: name)
    }
    // Interface Builder's canvas shows the time at which the document was saved.
    let isNow = nib.bool("useCurrentDate") == true && nib.loader.purpose == .app
    if !isNow, let value = date("date") { self.date = value }
    minimumDate = date("minimumDate")
    maximumDate = date("maximumDate")
    if let value = nib.int("minuteInterval"), value > 0 { minuteInterval = value }
    if let value = nib.number("countDownDuration") { countDownDuration = TimeInterval(value) }
    if let name = nib.object.child(named: "locale")?.attributes["localeIdentifier"] {
      locale = Locale(identifier: name)
    }
  }
}
