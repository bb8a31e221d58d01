public import Foundation

/// A place in a text, which only the content manager that made it understands.
public protocol NSTextLocation: NSObjectProtocol {
  /// Where the place lies to another of the same text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place as a distance from the start of the text, in UTF-16 units.
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

/// The part of a text from a place up to another; it never changes.
open class NSTextRange: NSObject {
  /// Where the part begins.
  public let location: any NSTextLocation
  /// Where it ends: the place behind its last character.
  public let endLocation: any NSTextLocation

  /// The part between two places, nil where the end lies before the start; nil as the end is the start.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }

  /// A part in UTF-16 units from the start of the text.
  init(_ range: NSRange) {
    (location, endLocation) = (TextOffset(range.location), TextOffset(range.location + max(0, range.length)))
    super.init()
  }

  /// The empty part at a place.
  public init(location: any NSTextLocation) {
    (self.location, endLocation) = (location, location)
    super.init()
  }

  /// Whether the part has no characters.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
  /// Whether another part begins and ends at the same places.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { location.hash }
  open override var description: String { "\(location.description)...\(endLocation.description)" }

  /// Whether the character at a place belongs to the part.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }
  /// Whether another part lies in this one.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }
  /// Whether both have characters in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    intersection(textRange).map { !$0.isEmpty } ?? false
  }
  /// What both have in common; nil where there is a gap between them.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    NSTextRange(
      location: later(location, textRange.location), end: earlier(endLocation, textRange.endLocation))
  }
  /// The least part that holds both.
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
