internal import InterfaceBuilder

/// The types of data that are detected in a text without being marked as links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the types, as in UIKit's headers.
  public let rawValue: UInt
  /// Creates types from the given bits.
  ///
  /// - Note: Only ``link`` and ``phoneNumber`` are detected.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers, which link to "tel:" addresses.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and email addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses. Not detected.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times. Not detected.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of shipments. Not detected.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers. Not detected.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Names that the system can look up. Not detected.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money. Not detected.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and other physical quantities. Not detected.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All types, including future ones. Links and telephone numbers are detected.
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// Creates the types that an element of a document names.
  init(_ element: IBObject) {
    let names: [(String, UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
      ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
      ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
    ]
    self.init(names.filter { element.bool($0.0) == true }.map(\.1))
  }
}
