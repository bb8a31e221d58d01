public import Foundation

/// The parts of an address, and of other things that a detector finds. Foundation on Linux has the type and
/// keeps its values to itself.
extension NSTextCheckingKey {
  /// The name of a person, as the other parts a string.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// What a person works as.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// A company, an office and the like.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The street with the number of the house.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// A town.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// A state or province, as the address has it.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The code of a post office.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// A country, as the address has it.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A telephone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The name of an airline; no detector here finds flights.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight; no detector here finds flights.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
