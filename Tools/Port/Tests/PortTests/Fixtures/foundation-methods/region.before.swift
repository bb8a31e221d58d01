import Foundation

func text(of date: Date, locale: Locale = .current) -> String {
  let formatter = DateFormatter()  // line
  formatter.locale = .current
  formatter.calendar = Calendar.autoupdatingCurrent
  let zone = TimeZone.current, loop = RunLoop.current
  let numbers = NumberFormatter()
  print(NSLocale.current, zone, loop, numbers, Loader(queue: .current))
  return formatter.string(from: date)
}
