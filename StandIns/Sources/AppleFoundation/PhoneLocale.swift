import Foundation

// The region of an iPhone, and of Xcode's simulators unless another is set: the United States. Linux's
// Foundation has `en_001`, whose dates, weeks and currencies are others.

extension Locale {
  /// The locale of the United States.
  public static var ofPhone: Locale { Locale(identifier: "en_US") }
}

extension NSLocale {
  /// The locale of the United States.
  public class var ofPhone: Locale { .ofPhone }
}

extension Calendar {
  /// The Gregorian calendar of the United States, in the time zone of the machine.
  public static var ofPhone: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (.ofPhone, .current)
    return calendar
  }
}

extension DateFormatter {
  /// Creates a formatter of dates for the region of the phone.
  public convenience init(ofPhone: Void) {
    self.init()
    locale = .ofPhone
  }
}

extension NumberFormatter {
  /// Creates a formatter of numbers for the region of the phone.
  public convenience init(ofPhone: Void) {
    self.init()
    locale = .ofPhone
  }
}
