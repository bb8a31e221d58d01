internal import CoreGraphics
public import Foundation
@_spi(SelectorTable) internal import UIKit

// The annotations and the overlays of a map: their views and renderers, where they are, which are chosen.

extension MKAnnotationView {
  /// A new view of the class that this is called on, made by its `init(annotation:reuseIdentifier:)`. Swift
  /// lets only `required` initialisers run through a metatype, and Apple's are not; the entry point of a
  /// convenience initialiser takes any class, and calls that class's own, as for a table's cells.
  @_silgen_name("$s6MapKit16MKAnnotationViewC17dynamicAnnotation15reuseIdentifierAcA0C0_pSg_SSSgtcfC")
  static func make(
    annotation: __owned (any MKAnnotation)?, reuseIdentifier: __owned String?
  ) -> MKAnnotationView
  /// Creates a view for translated code, which calls this method of a metatype.
  public static func created(annotation: (any MKAnnotation)?, reuseIdentifier: String?) -> Self {
    // An initialiser of this very class has made it.
    unsafeDowncast(make(annotation: annotation, reuseIdentifier: reuseIdentifier), to: Self.self)
  }
}

extension MKMapView {
  // MARK: Annotations

  public var annotations: [any MKAnnotation] { places }
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !places.contains(where: { $0 === annotation }) {
      places.append(annotation)
      (annotation as? MKShape)?.map = self
    }
    setNeedsPlacing()
  }
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      deselectAnnotation(annotation, animated: false)
      places.removeAll { $0 === annotation }
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      if view.reuseIdentifier != nil { spare.append(view) }
    }
  }
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(places.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
  }
  public var annotationVisibleRect: CGRect { bounds }
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let points = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) }
    guard let first = points.first else { return }
    var rect = points.reduce(MKMapRect(origin: first, size: MKMapSize())) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
    let least = 1000 * MKMapPointsPerMeterAtLatitude(first.coordinate.latitude)
    rect = rect.insetBy(dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
    setVisibleMapRect(rect.insetBy(dx: -rect.width * 0.15, dy: -rect.height * 0.15), animated: animated)
  }

  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { registered[identifier] = viewClass as? MKAnnotationView.Type }
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    if let index = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let view = spare.remove(at: index)
      view.prepareForReuse()
      return view
    }
    return registered[identifier].map { $0.make(annotation: nil, reuseIdentifier: identifier) }
  }
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  /// Schedules that views are created and placed before the next frame.
  func setNeedsPlacing() { setNeedsLayout() }

  /// Makes the views that are missing, and puts all where their coordinates are.
  func place() {
    overlayBoard.setNeedsDisplay()
    guard bounds.width > 0, bounds.height > 0 else { return }
    var added: [MKAnnotationView] = []
    for annotation in places where CLLocationCoordinate2DIsValid(annotation.coordinate) {
      let point = point(of: annotation.coordinate)
      let old = views[ObjectIdentifier(annotation)]
      guard old != nil || bounds.insetBy(dx: -100, dy: -100).contains(point) else { continue }
      let view = old ?? made(for: annotation)
      if old == nil { added.append(view) }
      let offset = CGPoint(
        x: view.centerOffset.x + view.ownOffset.x, y: view.centerOffset.y + view.ownOffset.y)
      view.center = CGPoint(x: point.x - bounds.minX + offset.x, y: point.y - bounds.minY + offset.y)
    }
    callout?.place()
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  private func made(for annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    if view.annotation !== annotation { view.annotation = annotation }
    views[ObjectIdentifier(annotation)] = view
    view.prepareForDisplay()
    annotationBoard.addSubview(view)
    return view
  }

  // MARK: Selection

  public var selectedAnnotations: [any MKAnnotation] {
    get { chosen }
    set {
      for annotation in chosen { deselectAnnotation(annotation, animated: false) }
      if let first = newValue.first { selectAnnotation(first, animated: false) }
    }
  }
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard places.contains(where: { $0 === annotation }), !chosen.contains(where: { $0 === annotation })
    else { return }
    for other in chosen { deselectAnnotation(other, animated: animated) }
    chosen = [annotation]
    place()
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    if view.canShowCallout, let title = annotation.title ?? nil, !title.isEmpty {
      callout = MapCallout(of: view, in: self)
    }
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, chosen.contains(where: { $0 === annotation }) else { return }
    chosen.removeAll { $0 === annotation }
    callout?.removeFromSuperview()
    callout = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  // MARK: Overlays

  public var overlays: [any MKOverlay] { layers.map(\.overlay) }
  public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  public func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { insertOverlay(overlay, at: layers.count) }
  }
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    let renderer = delegate?.mapView(self, rendererFor: overlay)
    renderer?.map = self
    layers.insert((overlay, renderer), at: min(max(index, 0), layers.count))
    overlayBoard.setNeedsDisplay()
    if let renderer { delegate?.mapView(self, didAdd: [renderer]) }
  }
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    layers.removeAll { layer in overlays.contains { $0 === layer.overlay } }
    overlayBoard.setNeedsDisplay()
  }
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    layers.first { $0.overlay === overlay }?.renderer
  }
}

/// Holds the views of annotations, and lets touches beside them through to the map.
final class AnnotationBoard: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}

/// The ground, with the overlays on it.
final class OverlayBoard: UIView {
  weak var map: MKMapView?
  override func draw(_ rect: CGRect) {
    guard let map, let context = UIGraphicsGetCurrentContext() else { return }
    let seen = map.visibleMapRect, zoom = CGFloat(map.scale)
    for (overlay, renderer) in map.layers where overlay.intersects(seen) {
      guard let renderer, renderer.canDraw(seen, zoomScale: zoom) else { continue }
      let corner = overlay.boundingMapRect.origin
      context.saveGState()
      context.translateBy(x: CGFloat(corner.x - seen.minX) * zoom, y: CGFloat(corner.y - seen.minY) * zoom)
      context.scaleBy(x: zoom, y: zoom)
      context.setAlpha(renderer.alpha)
      renderer.draw(seen, zoomScale: zoom, in: context)
      context.restoreGState()
    }
  }
}
