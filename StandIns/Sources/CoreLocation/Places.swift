public import Foundation

// Regions, beacons, headings and addresses of Core Location. Nothing enters or leaves them; addresses
// are not found, as without a network.

open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  fileprivate let place: (center: CLLocationCoordinate2D, radius: CLLocationDistance)

  fileprivate init(
    identifier: String, center: CLLocationCoordinate2D = kCLLocationCoordinate2DInvalid,
    radius: CLLocationDistance = 0
  ) {
    self.identifier = identifier
    place = (center, radius)
    super.init()
  }

  // Regions of one identifier are one.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// The places within a distance of one.
open class CLCircularRegion: CLRegion {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    super.init(identifier: identifier, center: center, radius: radius)
  }
  open var center: CLLocationCoordinate2D { place.center }
  open var radius: CLLocationDistance { place.radius }
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

open class CLBeaconIdentityConstraint: NSObject {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?
  fileprivate init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    super.init()
  }
  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid, major, minor)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return (other.uuid, other.major ?? 0, other.minor ?? 0) == (uuid, major ?? 0, minor ?? 0)
  }
  open override var hash: Int { uuid.hashValue }
}

open class CLBeaconRegion: CLRegion {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  open var notifyEntryStateOnDisplay = false

  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major)
    self.init(beaconIdentityConstraint: constraint, identifier: identifier)
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
    self.init(beaconIdentityConstraint: constraint, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}

/// A beacon in range; there is none on this system.
open class CLBeacon: NSObject {
  open var uuid: UUID { UUID() }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
  open var timestamp: Date { Date() }
}

/// A direction of the device; there is none.
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var x: Double { 0 }
  open var y: Double { 0 }
  open var z: Double { 0 }
  open var timestamp: Date { Date() }
}

/// A place and its address, by the keys of address books: "Street", "City", "ZIP".
open class CLPlacemark: NSObject {
  public let location: CLLocation?
  private let parts: [AnyHashable: Any]

  public init(placemark: CLPlacemark) {
    (location, parts) = (placemark.location, placemark.parts)
    super.init()
  }
  /// Creates a placemark for MapKit.
  public init(place location: CLLocation?, address: [AnyHashable: Any]?) {
    (self.location, parts) = (location, address ?? [:])
    super.init()
  }
  private func part(_ key: String) -> String? { parts[key] as? String }

  open var name: String? { part("Name") ?? part("Street") }
  open var thoroughfare: String? { part("Thoroughfare") ?? part("Street") }
  open var subThoroughfare: String? { part("SubThoroughfare") }
  open var locality: String? { part("City") }
  open var subLocality: String? { part("SubLocality") }
  open var administrativeArea: String? { part("State") }
  open var subAdministrativeArea: String? { part("SubAdministrativeArea") }
  open var postalCode: String? { part("ZIP") }
  open var isoCountryCode: String? { part("CountryCode") }
  open var country: String? { part("Country") }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var addressDictionary: [AnyHashable: Any]? { parts.isEmpty ? nil : parts }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places and places of addresses: none, as without a network.
open class CLGeocoder: NSObject {
  open private(set) var isGeocoding = false

  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    isGeocoding = true
    DispatchQueue.main.async { [weak self] in
      let isStopped = self?.isGeocoding == false
      self?.isGeocoding = false
      completion(nil, CLError(isStopped ? .geocodeCanceled : .network))
    }
  }

  open func cancelGeocode() { isGeocoding = false }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
}
