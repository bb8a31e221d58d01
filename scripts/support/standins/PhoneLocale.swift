internal import Foundation

// The region of an iPhone, and of Xcode's simulators where nobody sets another: the United States. Linux's Foundation has none, `en_001`, whose dates,
// weeks and currencies are others.

extension Locale {
  static var current: Locale { Locale(identifier: "en_US") }
  static var autoupdatingCurrent: Locale { current }
}

extension NSLocale {
  class var current: Locale { .current }
}

extension Calendar {
  static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (.current, .current)
    return calendar
  }
}

extension DateFormatter {
  convenience init(ofPhone: Void) {
    self.init()
    locale = .current
  }
}

extension NumberFormatter {
  convenience init(ofPhone: Void) {
    self.init()
    locale = .current
  }
}
