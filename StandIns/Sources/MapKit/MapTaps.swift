internal import Foundation
@_spi(SelectorTable) internal import UIKit

// Fingers on a map: taps choose annotations, a drag moves the map, two fingers zoom it. The map does not
// glide on, and two taps do not zoom.

/// Hears them, beside the app's own recognisers.
final class MapTaps: NSObject, SelectorTarget, UIGestureRecognizerDelegate {
  weak var map: MKMapView?

  func listen() {
    let tap = UITapGestureRecognizer(target: self, action: Selector(("tapped:")))
    let pan = UIPanGestureRecognizer(target: self, action: Selector(("panned:")))
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(("pinched:")))
    tap.cancelsTouchesInView = false
    for recognizer in [tap, pan, pinch] as [UIGestureRecognizer] {
      recognizer.delegate = self
      map?.addGestureRecognizer(recognizer)
    }
  }

  func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
    switch selector.description {
    case "tapped:": { [weak self] sender, _ in self?.tapped(sender) }
    case "panned:": { [weak self] sender, _ in self?.panned(sender) }
    case "pinched:": { [weak self] sender, _ in self?.pinched(sender) }
    default: nil
    }
  }

  private func tapped(_ sender: Any?) {
    guard let map, let tap = sender as? UITapGestureRecognizer else { return }
    let point = tap.location(in: map.annotationBoard)
    if let callout = map.callout, callout.frame.contains(point) { return }
    let hit = map.annotationBoard.subviews.reversed().compactMap { $0 as? MKAnnotationView }.first {
      !$0.isHidden && $0.isEnabled && $0.frame.insetBy(dx: -4, dy: -4).contains(point)
    }
    if let annotation = hit?.annotation {
      map.selectAnnotation(annotation, animated: true)
    } else {
      for annotation in map.chosen { map.deselectAnnotation(annotation, animated: true) }
    }
  }

  private func panned(_ sender: Any?) {
    guard let map, let pan = sender as? UIPanGestureRecognizer else { return }
    tellBegin(pan)
    let moved = pan.translation(in: map)
    pan.setTranslation(.zero, in: map)
    map.drag(
      to: map.visibleMapRect.offsetBy(dx: -Double(moved.x) / map.scale, dy: -Double(moved.y) / map.scale))
    tellEnd(pan)
  }

  private func pinched(_ sender: Any?) {
    guard let map, let pinch = sender as? UIPinchGestureRecognizer, pinch.scale > 0 else { return }
    tellBegin(pinch)
    let seen = map.visibleMapRect, factor = 1 / Double(pinch.scale)
    pinch.scale = 1
    let fixed = MKMapPoint(map.convert(pinch.location(in: map), toCoordinateFrom: map))
    if (200...MKMapSize.world.width).contains(seen.width * factor) {
      map.drag(
        to: MKMapRect(
          x: fixed.x - (fixed.x - seen.minX) * factor, y: fixed.y - (fixed.y - seen.minY) * factor,
          width: seen.width * factor, height: seen.height * factor))
    }
    tellEnd(pinch)
  }

  private func tellBegin(_ recognizer: UIGestureRecognizer) {
    guard let map, recognizer.state == .began else { return }
    map.setUserTrackingMode(.none, animated: true)
    map.delegate?.mapView(map, regionWillChangeAnimated: false)
  }
  private func tellEnd(_ recognizer: UIGestureRecognizer) {
    guard let map, [.ended, .cancelled].contains(recognizer.state) else { return }
    map.delegate?.mapView(map, regionDidChangeAnimated: false)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    switch gestureRecognizer {
    case is UIPanGestureRecognizer: map?.isScrollEnabled ?? false
    case is UIPinchGestureRecognizer: map?.isZoomEnabled ?? false
    default: true
    }
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer is UITapGestureRecognizer || otherGestureRecognizer.view === map }
}
