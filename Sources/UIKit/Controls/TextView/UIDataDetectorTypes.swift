internal import InterfaceBuilder

/// What is found in a text without being marked as a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// One bit a kind, as in UIKit's headers.
  public let rawValue: UInt
  /// Kinds of the bits. Others than `link` and `phoneNumber` find nothing here.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers, which lead to "tel:" addresses.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses. Not found here.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times. Not found here.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels. Not found here.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights. Not found here.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Names that the system knows something of. Not found here.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money. Not found here.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and the like. Not found here.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds, also those to come: here links and telephone numbers.
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// Those that an element of a document names.
  init(_ element: IBObject) {
    let names: [(String, UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
      ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
      ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
    ]
    self.init(names.filter { element.bool($0.0) == true }.map(\.1))
  }
}
