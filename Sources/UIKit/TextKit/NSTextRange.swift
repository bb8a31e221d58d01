public import Foundation

/// A location in a text, which only the content manager that created it can interpret.
public protocol NSTextLocation: NSObjectProtocol {
  /// Returns the order of the location and another in the same text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location as an offset from the start of the text, in UTF-16 units.
final class TextOffset: NSObject, NSTextLocation {
  let value: Int

  init(_ value: Int) { self.value = value }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = (location as? TextOffset)?.value, other != value else { return .orderedSame }
    return value < other ? .orderedAscending : .orderedDescending
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
  override var hash: Int { value.hashValue }
  override var description: String { "\(value)" }
}

/// An immutable range of a text between two locations.
open class NSTextRange: NSObject {
  /// The start of the range.
  public let location: any NSTextLocation
  /// The end of the range: the location after its last character.
  public let endLocation: any NSTextLocation

  /// Creates a range between two locations. Returns nil if the end precedes the start.
  ///
  /// - Parameters:
  ///   - location: The start.
  ///   - endLocation: The end, or nil for an empty range.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }

  /// Creates a range from UTF-16 offsets from the start of the text.
  init(_ range: NSRange) {
    (location, endLocation) = (TextOffset(range.location), TextOffset(range.location + max(0, range.length)))
    super.init()
  }

  /// Creates an empty range at a location.
  public init(location: any NSTextLocation) {
    (self.location, endLocation) = (location, location)
    super.init()
  }

  /// A Boolean value that indicates whether the range contains no characters.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
  /// Returns a Boolean value that indicates whether another range has the same start and end.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { location.hash }
  open override var description: String { "\(location.description)...\(endLocation.description)" }

  /// Returns a Boolean value that indicates whether the range contains the character at a location.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }
  /// Returns a Boolean value that indicates whether the range contains another.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }
  /// Returns a Boolean value that indicates whether the ranges have characters in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    intersection(textRange).map { !$0.isEmpty } ?? false
  }
  /// Returns the intersection with another range, or nil if there is a gap between the ranges.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    NSTextRange(
      location: later(location, textRange.location), end: earlier(endLocation, textRange.endLocation))
  }
  /// Returns the smallest range that contains both ranges.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    NSTextRange(
      location: earlier(location, textRange.location), end: later(endLocation, textRange.endLocation)) ?? self
  }

  private func earlier(_ a: any NSTextLocation, _ b: any NSTextLocation) -> any NSTextLocation {
    a.compare(b) == .orderedDescending ? b : a
  }
  private func later(_ a: any NSTextLocation, _ b: any NSTextLocation) -> any NSTextLocation {
    a.compare(b) == .orderedAscending ? b : a
  }
}
