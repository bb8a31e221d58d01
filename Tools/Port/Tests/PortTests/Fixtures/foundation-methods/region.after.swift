import AppleFoundation; import Foundation

func text(of date: Date, locale: Locale = .ofPhone) -> String {
  let formatter = DateFormatter(ofPhone: ())  // line
  formatter.locale = .ofPhone
  formatter.calendar = Calendar.ofPhone
  let zone = TimeZone.current, loop = RunLoop.current
  let numbers = NumberFormatter(ofPhone: ())
  print(NSLocale.ofPhone, zone, loop, numbers, Loader(queue: .current))
  return formatter.string(from: date)
}
