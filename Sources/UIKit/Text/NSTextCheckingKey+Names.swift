public import Foundation

/// Keys for the components of an address and other data that a detector finds. Foundation on Linux has the
/// type but does not make its values public.
extension NSTextCheckingKey {
  /// The name of a person. Like all components, a string.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The job title of a person.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// The name of a company or other organization.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The street with the house number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state or province, as the address spells it.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country, as the address spells it.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A telephone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The name of an airline.
  ///
  /// - Note: ``NSDataDetector`` does not find flights.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight.
  ///
  /// - Note: ``NSDataDetector`` does not find flights.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
