import Foundation

// The region of an iPhone, and of Xcode's simulators unless another is set: the United States. Linux's
// Foundation has `en_001`, whose dates, weeks and currencies are others. Public functions may have these for
// defaults.

extension Foundation.Locale {
  @usableFromInline static var current: Self { Self(identifier: "en_US") }
  @usableFromInline static var autoupdatingCurrent: Self { current }
}

extension NSLocale {
  @usableFromInline class var current: Foundation.Locale { .current }
}

extension Foundation.Calendar {
  @usableFromInline static var current: Self {
    var calendar = Self(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (.current, .current)
    return calendar
  }
  @usableFromInline static var autoupdatingCurrent: Self { current }
}

extension Foundation.DateFormatter {
  @usableFromInline convenience init(ofPhone: Void) {
    self.init()
    locale = .current
  }
}

extension Foundation.NumberFormatter {
  @usableFromInline convenience init(ofPhone: Void) {
    self.init()
    locale = .current
  }
}
