public import Foundation

/// Writes lengths of time, in English: "1h 5m", "1 hour, 5 minutes" or "1:05".
///
/// Foundation of Linux names the class and has none. The words of its styles are those of Apple's reference
/// of `DateComponentsFormatter.UnitsStyle`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked: a formatter is set before threads share it, as `Formatter`, whose subclasses have to say so.

  /// How units are written: "1:05", "1h 5m", "1 hr, 5 min", "1 hour, 5 minutes", "one hour, five minutes" and
  /// "1hr 5min", in this order.
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// Which units of which there are none are left out, and which are written all the same.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// One bit a rule, as in Foundation's headers.
    public let rawValue: UInt
    /// Rules of the bits; without any, all units are written.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positional lengths drop the leading ones, others all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Left out before the first unit of which there are any.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Left out between the first and the last unit that are written.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Left out behind the last unit of which there are any.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Left out wherever they are; of nothing at all the smallest unit is written.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are written; positional ones have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written; `positional` unless set.
  open var unitsStyle = UnitsStyle.positional
  /// What is counted; empty for years to seconds, without weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units of which there are none are written; `default` unless set.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// By what months and years are counted; nil for the user's.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// Where lengths begin, from which it depends how long a month is; nil for the beginning of 2001.
  open var referenceDate: Date?
  /// Kept for the app, as at Apple, where it has no effect.
  open var allowsFractionalUnits = false
  /// How many units are written at most, the largest ones; 0 for all.
  open var maximumUnitCount = 0
  /// Whether one of the largest unit counts in the next: "63 minutes" for an hour and three minutes.
  open var collapsesLargestUnit = false
  /// Whether "About" stands before the length.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind it.
  open var includesTimeRemainingPhrase = false
  /// Kept for the app.
  open var formattingContext = Formatter.Context.unknown

  /// A formatter of lengths as "1:05:00".
  public override init() { super.init() }
  /// A formatter as `init()` makes it: what an archive says of it is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string) }
  /// The length in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }
  /// The length between two dates, with a minus where the second is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Self.units.filter { shownUnits.contains($0.unit) }
    let found = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    return text(units.map { ($0, found.value(for: $0.component) ?? 0) }, isNegative: endDate < startDate)
  }
  /// The components, brought to the units that are allowed.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }
  /// A length in a style, with all units that it has; in English.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: - Units

  private struct Unit {
    let unit: NSCalendar.Unit, component: Calendar.Component
    /// "1h", "1 hr" and "1 hour"; the last two with their plurals.
    let letter: String, short: (one: String, many: String), name: String
    /// How many of the next one make one, where that never changes.
    let size: Int?
  }
  private static let units = [
    Unit(unit: .year, component: .year, letter: "y", short: ("yr", "yrs"), name: "year", size: 12),
    Unit(unit: .month, component: .month, letter: "mo", short: ("mth", "mths"), name: "month", size: nil),
    Unit(
      unit: .weekOfMonth, component: .weekOfYear, letter: "w", short: ("wk", "wks"), name: "week", size: 7),
    Unit(unit: .day, component: .day, letter: "d", short: ("day", "days"), name: "day", size: 24),
    Unit(unit: .hour, component: .hour, letter: "h", short: ("hr", "hr"), name: "hour", size: 60),
    Unit(unit: .minute, component: .minute, letter: "m", short: ("min", "min"), name: "minute", size: 60),
    Unit(unit: .second, component: .second, letter: "s", short: ("sec", "sec"), name: "second", size: nil),
  ]
  private var shownUnits: NSCalendar.Unit {
    allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
  }

  // MARK: - Text

  private func text(_ all: [(unit: Unit, count: Int)], isNegative: Bool) -> String? {
    guard !all.isEmpty else { return nil }
    var parts = collapsed(all)
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    if behavior.contains(.pad) { behavior = .pad }
    let smallest = parts.suffix(1)
    if behavior.contains(.dropLeading) { parts = Array(parts.drop { $0.count == 0 }) }
    if behavior.contains(.dropTrailing) {
      while parts.last?.count == 0 { parts.removeLast() }
    }
    if behavior.contains(.dropMiddle), parts.count > 2 {
      parts = parts.enumerated().filter { $0 == 0 || $0 == parts.count - 1 || $1.count != 0 }.map(\.element)
    }
    if parts.isEmpty { parts = Array(smallest) }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    var text = parts.enumerated().map { words($1.unit, $1.count, isFirst: $0 == 0) }
      .joined(separator: separator)
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func collapsed(_ all: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    guard collapsesLargestUnit, let first = all.firstIndex(where: { $0.count != 0 }), all[first].count == 1,
      first + 1 < all.count, let size = all[first].unit.size, all[first + 1].count != 0
    else { return all }
    var all = all
    all[first].count = 0
    all[first + 1].count += size
    return all
  }

  private var separator: String {
    switch unitsStyle {
    case .positional: ":"
    case .abbreviated, .brief: " "
    case .short, .full, .spellOut: ", "
    }
  }

  private func words(_ unit: Unit, _ count: Int, isFirst: Bool) -> String {
    let isOne = count == 1, name = isOne ? unit.name : unit.name + "s"
    let short = isOne ? unit.short.one : unit.short.many
    switch unitsStyle {
    case .positional:
      let digits = String(count)
      return digits.count < 2 && (!isFirst || zeroFormattingBehavior.contains(.pad)) ? "0" + digits : digits
    case .abbreviated: return "\(count)\(unit.letter)"
    case .short: return "\(count) \(short)"
    case .brief: return "\(count)\(short)"
    case .full: return "\(count) \(name)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .spellOut
      return "\(formatter.string(from: NSNumber(value: count)) ?? String(count)) \(name)"
    }
  }
}
