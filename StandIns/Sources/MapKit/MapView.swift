public import Foundation
@_spi(SelectorTable) public import UIKit

// A map without a picture: plain ground, with annotations and overlays at their places. It is dragged
// and pinched, not turned or tilted, and never knows where the user is.

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

@preconcurrency @MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsPlacing() } }
  open var mapType = MKMapType.standard { didSet { showGround() } }
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var userTrackingMode = MKUserTrackingMode.none
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation, !oldValue else { return }
      DispatchQueue.main.async { [weak self] in
        guard let self, self.showsUserLocation else { return }
        self.delegate?.mapViewWillStartLocatingUser(self)
        self.delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
      }
    }
  }

  let overlayBoard = OverlayBoard(), annotationBoard = AnnotationBoard()
  let taps = MapTaps()
  var callout: MapCallout?
  /// The region that the app requested; the visible region contains it and has the aspect ratio of the view.
  private var wanted = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.13284, longitude: -95.78558),
    span: MKCoordinateSpan(latitudeDelta: 76, longitudeDelta: 61)).mapRect
  var places: [any MKAnnotation] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var spare: [MKAnnotationView] = []
  var registered: [String: MKAnnotationView.Type] = [:]
  var chosen: [any MKAnnotation] = []
  var layers: [(overlay: any MKOverlay, renderer: MKOverlayRenderer?)] = []
  private var hasTriedLoading = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    clipsToBounds = true
    overlayBoard.map = self
    overlayBoard.isUserInteractionEnabled = false
    overlayBoard.contentMode = .redraw
    for board in [overlayBoard, annotationBoard] as [UIView] {
      board.frame = bounds
      board.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(board, at: board === overlayBoard ? 0 : 1)
    }
    taps.map = self
    taps.listen()
    showGround()
  }
  /// A Boolean value that indicates whether the ground would be a picture, which is dark.
  var isPicture: Bool { [.satellite, .hybrid, .satelliteFlyover, .hybridFlyover].contains(mapType) }
  private func showGround() {
    let isPicture = isPicture
    for case let marker as MKMarkerAnnotationView in views.values { marker.showTitle() }
    overlayBoard.backgroundColor = UIColor { traits in
      isPicture || traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.16, green: 0.17, blue: 0.19, alpha: 1)
        : UIColor(red: 0.97, green: 0.96, blue: 0.93, alpha: 1)
    }
  }

  // MARK: Visible region

  /// The width of a map point in points of the view. A view without size is treated as a phone's.
  var scale: Double { Double(viewport.width) / visibleMapRect.width }
  private var viewport: CGSize {
    bounds.width > 0 && bounds.height > 0 ? bounds.size : CGSize(width: 375, height: 667)
  }
  private func fitted(_ rect: MKMapRect) -> MKMapRect {
    let aspect = Double(viewport.width / viewport.height)
    let width = max(rect.width, rect.height * aspect, 1), height = width / aspect
    return MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  open var visibleMapRect: MKMapRect {
    get { fitted(wanted) }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// Shows what a finger has moved or spread.
  func drag(to mapRect: MKMapRect) {
    wanted = mapRect
    place()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    guard !mapRect.isNull, mapRect.width.isFinite, mapRect.height.isFinite else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animate)
    wanted = mapRect
    if animate {
      UIView.animate(withDuration: 0.3) { self.place() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
        guard let self else { return }
        self.delegate?.mapView(self, regionDidChangeAnimated: true)
      }
    } else {
      place()
      delegate?.mapView(self, regionDidChangeAnimated: false)
    }
    delegate?.mapViewDidChangeVisibleRegion(self)
  }
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    setVisibleMapRect(mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
  }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { fitted(mapRect) }
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let across = max(1, Double(viewport.width - insets.left - insets.right))
    let down = max(1, Double(viewport.height - insets.top - insets.bottom))
    let unit = max(mapRect.width / across, mapRect.height / down)   // Map points in a point of the view.
    return MKMapRect(
      x: mapRect.midX - (across / 2 + Double(insets.left)) * unit,
      y: mapRect.midY - (down / 2 + Double(insets.top)) * unit,
      width: Double(viewport.width) * unit, height: Double(viewport.height) * unit)
  }

  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(region.center) else { return }
    setVisibleMapRect(region.mapRect, animated: animated)
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(fitted(region.mapRect))
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    let seen = visibleMapRect, middle = MKMapPoint(coordinate)
    setVisibleMapRect(
      seen.offsetBy(dx: middle.x - seen.midX, dy: middle.y - seen.midY), animated: animated)
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != userTrackingMode else { return }
    userTrackingMode = mode
    delegate?.mapView(self, didChange: mode, animated: animated)
  }

  // MARK: Between points and coordinates

  func point(of coordinate: CLLocationCoordinate2D) -> CGPoint {
    let place = MKMapPoint(coordinate), corner = visibleMapRect.origin
    return CGPoint(
      x: bounds.minX + CGFloat((place.x - corner.x) * scale),
      y: bounds.minY + CGFloat((place.y - corner.y) * scale))
  }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(point(of: coordinate), to: view)
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let own = convert(point, from: view), corner = visibleMapRect.origin
    return MKMapPoint(
      x: corner.x + Double(own.x - bounds.minX) / scale, y: corner.y + Double(own.y - bounds.minY) / scale
    ).coordinate
  }
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.mapRect, corner = visibleMapRect.origin
    let own = CGRect(
      x: Double(bounds.minX) + (rect.minX - corner.x) * scale,
      y: Double(bounds.minY) + (rect.minY - corner.y) * scale, width: rect.width * scale,
      height: rect.height * scale)
    return convert(own, to: view)
  }
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let own = convert(rect, from: view), corner = visibleMapRect.origin
    return MKCoordinateRegion(
      MKMapRect(
        x: corner.x + Double(own.minX - bounds.minX) / scale,
        y: corner.y + Double(own.minY - bounds.minY) / scale, width: Double(own.width) / scale,
        height: Double(own.height) / scale))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
    guard !hasTriedLoading, window != nil else { return }
    hasTriedLoading = true
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      delegate.mapViewWillStartLoadingMap(self)
      delegate.mapViewDidFailLoadingMap(self, withError: MKError(.loadingThrottled))
      delegate.mapViewDidFinishRenderingMap(self, fullyRendered: false)
    }
  }
}
