public import Foundation

// Results of types other than regular expressions, which Foundation on Linux declares but cannot create. The
// values of the types are those of `NSTextCheckingResult.CheckingType` on Linux, whose names produce
// warnings.
extension NSTextCheckingResult {
  /// Creates a result for a link to a URL.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    FoundResult(range, CheckingType(rawValue: 1 << 6)) { $0.link = url }
  }
  /// Creates a result for a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    FoundResult(range, CheckingType(rawValue: NSDataDetector.phoneNumber)) { $0.telephone = phoneNumber }
  }
  /// Creates a result for a date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    FoundResult(range, CheckingType(rawValue: 1 << 4)) { $0.day = date }
  }
  /// Creates a result for an address with the given components.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    FoundResult(range, CheckingType(rawValue: 1 << 5)) { $0.parts = components }
  }

  /// The URL of a link, or nil for results of other types.
  public var url: URL? { (self as? FoundResult)?.link }
  /// The telephone number as written in the text, or nil for results of other types.
  public var phoneNumber: String? { (self as? FoundResult)?.telephone }
  /// The date of a result created with `dateCheckingResult(range:date:)`, otherwise nil. ``NSDataDetector``
  /// does not find dates.
  public var date: Date? { (self as? FoundResult)?.day }
  /// The components of a result created with `addressCheckingResult(range:components:)`, otherwise nil.
  /// ``NSDataDetector`` does not find addresses.
  public var components: [NSTextCheckingKey: String]? { (self as? FoundResult)?.parts }
  /// The time zone of a date. Always nil.
  public var timeZone: TimeZone? { nil }
  /// The duration of a date in seconds. Always 0, as for a date without a duration.
  public var duration: TimeInterval { 0 }
  /// The components of an address. Equivalent to `components`.
  public var addressComponents: [NSTextCheckingKey: String]? { components }
}

/// A result of a type other than a regular expression.
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
