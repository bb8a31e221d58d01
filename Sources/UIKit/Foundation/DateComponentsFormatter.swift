public import Foundation

/// A formatter of durations, in English: "1h 5m", "1 hour, 5 minutes" or "1:05".
///
/// Foundation on Linux declares the class without an implementation. The words of its styles are those of
/// Apple's reference of `DateComponentsFormatter.UnitsStyle`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked: a formatter is configured before threads share it, like `Formatter`, whose subclasses have to
  // declare it.

  /// The styles of units: "1:05", "1h 5m", "1 hr, 5 min", "1 hour, 5 minutes", "one hour, five minutes" and
  /// "1hr 5min", in this order.
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// The rules for omitting or writing units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw value, one bit per rule, as in Foundation's headers.
    public let rawValue: UInt
    /// Creates rules from a raw value; without any, all units are written.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Omits leading zeros in the positional style, all zeros in others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Omits zeros before the first nonzero unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Omits zeros between nonzero units.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Omits zeros after the last nonzero unit.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Omits all zeros; for a duration of zero the smallest unit is written.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes all units, with two digits in the positional style.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of the units. The default is `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are counted; empty for years to seconds, without weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// The rules for units whose value is zero. The default is `default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that determines months and years; nil for the user's.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The start of durations, which determines the lengths of months; nil for the beginning of 2001.
  open var referenceDate: Date?
  /// Stored only. A Boolean value that determines whether units may be fractional. As on iOS, it has no
  /// effect.
  open var allowsFractionalUnits = false
  /// The maximum number of units, of which the largest are written; 0 for all.
  open var maximumUnitCount = 0
  /// A Boolean value that determines whether a largest unit of one is merged into the next: "63 minutes" for
  /// an hour and three minutes.
  open var collapsesLargestUnit = false
  /// A Boolean value that determines whether "About" precedes the duration.
  open var includesApproximationPhrase = false
  /// A Boolean value that determines whether "remaining" follows the duration.
  open var includesTimeRemainingPhrase = false
  /// Stored only. The context in which the string is used. It does not affect the text.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter that writes durations as "1:05:00".
  public override init() { super.init() }
  /// Creates a formatter with the defaults of `init()`: its state in an archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string) }
  /// Returns a duration in seconds as a string.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }
  /// Returns the duration between two dates as a string, with a minus sign if the second is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Self.units.filter { shownUnits.contains($0.unit) }
    let found = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    return text(units.map { ($0, found.value(for: $0.component) ?? 0) }, isNegative: endDate < startDate)
  }
  /// Returns components as a string, converted to the allowed units.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }
  /// Returns components as a string in a style, with all their units; in English.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: - Units

  private struct Unit {
    let unit: NSCalendar.Unit, component: Calendar.Component
    /// The words "1h", "1 hr" and "1 hour"; the last two with their plurals.
    let letter: String, short: (one: String, many: String), name: String
    /// The number of the next smaller units in one, if it is constant.
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
