public import CoreGraphics
public import Foundation
public import UIKit

// Lines and discs on a map, and what draws them. There are no areas, no tiles and no gradients along lines.

public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  var canReplaceMapContent: Bool { get }
}
extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

open class MKMultiPoint: MKShape {
  fileprivate var places: [MKMapPoint] = [] {
    didSet {
      storage.deallocate()
      storage = .allocate(capacity: max(1, places.count))
      storage.initialize(from: places, count: places.count)
    }
  }
  private var storage = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: 1)
  public override init() { super.init() }
  deinit { storage.deallocate() }

  open var pointCount: Int { places.count }
  open func points() -> UnsafeMutablePointer<MKMapPoint> { storage }
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for index in 0..<range.length { coords[index] = places[range.location + index].coordinate }
  }
  open var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
  open var boundingMapRect: MKMapRect {
    places.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
  public override init() { super.init() }
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    places = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    places = Array(UnsafeBufferPointer(start: points, count: count))
  }
}

open class MKCircle: MKShape, MKOverlay {
  open private(set) var coordinate = CLLocationCoordinate2D()
  open private(set) var radius: CLLocationDistance = 0
  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    (coordinate, self.radius) = (coord, radius)
  }
  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(coordinate), half = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    return MKMapRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half)
  }
}

/// Draws an overlay, in map points from the corner of its bounding rectangle.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }
  weak var map: MKMapView?

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let corner = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - corner.x, y: mapPoint.y - corner.y)
  }
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let corner = overlay.boundingMapRect.origin
    return MKMapPoint(x: Double(point.x) + corner.x, y: Double(point.y) + corner.y)
  }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() { map?.overlayBoard.setNeedsDisplay() }
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var shouldRasterize = false
  private var made: CGPath?
  open var path: CGPath! {
    get {
      if made == nil { createPath() }
      return made
    }
    set { made = newValue }
  }

  open func createPath() {}
  open func invalidatePath() {
    made = nil
    setNeedsDisplay()
  }
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth((lineWidth == 0 ? 1 : lineWidth) / zoomScale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale }
    context.setLineDash(phase: lineDashPhase / zoomScale, lengths: dashes)
  }
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }
  open func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeColor != nil else { return }
    context.addPath(path)
    context.strokePath()
  }
  open func fillPath(_ path: CGPath, in context: CGContext) {
    guard fillColor != nil else { return }
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    applyFillProperties(to: context, atZoomScale: zoomScale)
    fillPath(path, in: context)
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }

  fileprivate func add(_ places: [MKMapPoint], to path: CGMutablePath) {
    for (index, place) in places.enumerated() {
      if index == 0 { path.move(to: point(for: place)) } else { path.addLine(to: point(for: place)) }
    }
  }
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
  open override func createPath() {
    let line = CGMutablePath()
    add(polyline.places, to: line)
    path = line
  }
  open override func fillPath(_ path: CGPath, in context: CGContext) {}
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
  }
}
