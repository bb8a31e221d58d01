import Foundation

// The region of an iPhone, and of Xcode's simulators where nobody sets another: the United States. Linux's Foundation has none, `en_001`, whose dates,
// weeks and currencies are others. Public functions may have these for defaults.

extension Locale {
  @usableFromInline static var current: Locale { Locale(identifier: "en_US") }
  @usableFromInline static var autoupdatingCurrent: Locale { current }
}

extension NSLocale {
  @usableFromInline class var current: Locale { .current }
}

extension Calendar {
  @usableFromInline static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (.current, .current)
    return calendar
  }
}

extension DateFormatter {
  @usableFromInline convenience init(ofPhone: Void) {
    self.init()
    locale = .current
  }
}

extension NumberFormatter {
  @usableFromInline convenience init(ofPhone: Void) {
    self.init()
    locale = .current
  }
}
