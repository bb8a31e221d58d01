public import Foundation

// Results of other kinds than an expression's, which Foundation on Linux declares and cannot make. Kinds are
// numbered as its `NSTextCheckingResult.CheckingType` numbers them on Linux, whose names it warns of.
extension NSTextCheckingResult {
  /// A link to an address.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    FoundResult(range, CheckingType(rawValue: 1 << 6)) { $0.link = url }
  }
  /// A telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    FoundResult(range, CheckingType(rawValue: NSDataDetector.phoneNumber)) { $0.telephone = phoneNumber }
  }
  /// A date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    FoundResult(range, CheckingType(rawValue: 1 << 4)) { $0.day = date }
  }
  /// An address by its parts.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    FoundResult(range, CheckingType(rawValue: 1 << 5)) { $0.parts = components }
  }

  /// The address of a link; nil for other kinds.
  public var url: URL? { (self as? FoundResult)?.link }
  /// As it stands in the text; nil for results of other kinds, as all below.
  public var phoneNumber: String? { (self as? FoundResult)?.telephone }
  /// Of results that `dateCheckingResult(range:date:)` made: no detector here finds dates.
  public var date: Date? { (self as? FoundResult)?.day }
  /// The parts of results that `addressCheckingResult(range:components:)` made: no detector here finds
  /// addresses.
  public var components: [NSTextCheckingKey: String]? { (self as? FoundResult)?.parts }
  /// A date's time zone and length in seconds; none is ever found.
  public var timeZone: TimeZone? { nil }
  /// Seconds; always 0, as for a date without a length.
  public var duration: TimeInterval { 0 }
  /// The same as `components`.
  public var addressComponents: [NSTextCheckingKey: String]? { components }
}

/// A result of a kind that is not an expression's.
final class FoundResult: NSTextCheckingResult {
  private let place: NSRange
  private let kind: CheckingType
  fileprivate(set) var link: URL?
  fileprivate(set) var telephone: String?
  fileprivate(set) var day: Date?
  fileprivate(set) var parts: [NSTextCheckingKey: String]?

  init(_ place: NSRange, _ kind: CheckingType, _ fill: (FoundResult) -> Void) {
    (self.place, self.kind) = (place, kind)
    super.init()
    fill(self)
  }
  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FoundResult else { return false }
    return place == other.place && kind.rawValue == other.kind.rawValue && link == other.link
      && telephone == other.telephone && day == other.day
      && parts == other.parts
  }
  override var hash: Int { place.location ^ place.length << 8 ^ Int(truncatingIfNeeded: kind.rawValue) }
}
