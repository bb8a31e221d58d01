@_exported public import CoreLocation
public import Foundation

// Regions of the earth, and the plane of MapKit's map points: a spherical Mercator map of the whole world.

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees = 0
  public var longitudeDelta: CLLocationDegrees = 0
  public init() {}
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

private let metresPerDegree = 6_371_009 * Double.pi / 180

public struct MKCoordinateRegion: Sendable {
  public var center = CLLocationCoordinate2D()
  public var span = MKCoordinateSpan()
  public init() {}
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let narrowing = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metresPerDegree,
        longitudeDelta: min(360, longitudinalMeters / metresPerDegree / narrowing)))
  }
  /// Creates the region that a rectangle of the map shows, around its centre.
  public init(_ rect: MKMapRect) {
    let top = MKMapPoint(x: rect.midX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: rect.size.width / MKMapSize.world.width * 360))
  }

  /// The rectangle of the map around the centre that is as high and as wide as the spans.
  var mapRect: MKMapRect {
    func y(_ latitude: Double) -> Double {
      MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
    }
    let middle = MKMapPoint(center)
    let width = max(span.longitudeDelta, 1e-6) / 360 * MKMapSize.world.width
    let half = max(span.latitudeDelta, 1e-6) / 2
    let height = y(center.latitude - half) - y(center.latitude + half)
    return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }
}

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

public struct MKMapPoint: Equatable, Sendable {
  public var x = 0.0, y = 0.0
  public init() {}
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(min(max(coordinate.latitude, -85.0511287798), 85.0511287798) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = MKMapSize.world.height * (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi))
  }
  public var coordinate: CLLocationCoordinate2D {
    let (across, down) = (x / MKMapSize.world.width, 0.5 - y / MKMapSize.world.height)
    return CLLocationCoordinate2D(
      latitude: 90 - 360 * atan(exp(-down * 2 * .pi)) / .pi, longitude: across * 360 - 180)
  }
  public func distance(to b: MKMapPoint) -> CLLocationDistance {
    let (from, to) = (coordinate, b.coordinate)
    return CLLocation(latitude: from.latitude, longitude: from.longitude)
      .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
  }
}

public struct MKMapSize: Equatable, Sendable {
  public var width = 0.0, height = 0.0
  public init() {}
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public struct MKMapRect: Equatable, Sendable {
  public var origin = MKMapPoint()
  public var size = MKMapSize()
  public init() {}
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  public func contains(_ rect: MKMapRect) -> Bool { !rect.isNull && union(rect) == self }
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    if isNull || rect.isNull { return .null }
    let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    if left > right || top > bottom { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

public let MKMapRectNull = MKMapRect.null
public let MKMapRectWorld = MKMapRect.world
public typealias MKZoomScale = CGFloat

public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  cos(latitude * .pi / 180) * 360 * metresPerDegree / MKMapSize.world.width
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
