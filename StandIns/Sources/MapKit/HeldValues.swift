public import Foundation

// Coordinates and spans as objects, such as a dictionary takes.

extension NSValue {
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(degrees: coordinate.latitude, coordinate.longitude)
  }
  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: degrees.0, longitude: degrees.1)
  }
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(degrees: span.latitudeDelta, span.longitudeDelta)
  }
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: degrees.0, longitudeDelta: degrees.1)
  }

  private convenience init(degrees latitude: Double, _ longitude: Double) {
    let both = [latitude, longitude]
    self.init(bytes: both, objCType: Self.twoDoubles)
  }
  /// Zeros of a value that holds something else.
  private var degrees: (Double, Double) {
    guard String(cString: objCType) == Self.twoDoubles else { return (0, 0) }
    var both = [0.0, 0.0]
    getValue(&both)
    return (both[0], both[1])
  }
  private static var twoDoubles: String { "[2d]" }
}
