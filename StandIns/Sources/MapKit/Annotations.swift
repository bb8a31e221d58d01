public import Foundation

// The annotations of a map: points with titles, the user, addresses. A point that moves moves its view.

/// A protocol whose extension provides the titles that an annotation may omit.
public protocol MKAnnotationDefaults: NSObjectProtocol {}
extension MKAnnotationDefaults {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

public protocol MKAnnotation: MKAnnotationDefaults {
  var coordinate: CLLocationCoordinate2D { get }
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}
// Of an annotation of any class a title is optional twice, as a requirement that classes may leave out is in
// Objective-C: code says `annotation.title!!`, or `if let title = annotation.title, let title`.
extension MKAnnotation {
  public var title: String?? {
    let own: String? = self.title
    return .some(own)
  }
  public var subtitle: String?? {
    let own: String? = self.subtitle
    return .some(own)
  }
}

open class MKShape: NSObject {
  open var title: String? { didSet { changed() } }
  open var subtitle: String? { didSet { changed() } }
  weak var map: MKMapView?

  public override init() { super.init() }

  func changed() {
    guard let map else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { map.setNeedsPlacing() }
    } else {
      DispatchQueue.main.async { map.setNeedsPlacing() }
    }
  }
}

open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D() { didSet { changed() } }
  public override init() { super.init() }
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// Where the user is; unknown.
open class MKUserLocation: NSObject, MKAnnotation {
  open var title: String? = "My Location"
  open var subtitle: String?
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
    super.init(
      place: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      address: addressDictionary)
  }
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
  open var title: String? {
    let parts = [thoroughfare, locality, administrativeArea, postalCode, country].compactMap { $0 }
    return parts.isEmpty ? name : parts.joined(separator: ", ")
  }
  open var subtitle: String? { nil }
  open var countryCode: String? { isoCountryCode }
}
