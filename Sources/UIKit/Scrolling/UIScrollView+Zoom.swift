internal import CoreGraphics
internal import Foundation

/// A zoom in progress, by touch or animation.
struct ZoomState {
  /// The scale when the pinch began.
  var start: CGFloat
  /// The point of the zoomed view, in its own coordinate space, that stays under the fingers.
  var anchor: CGPoint
  var isBouncing = false
}

extension UIScrollView {
  /// The range of scales in which zooming ends.
  private var scales: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

  /// Scales the delegate's view about the centre of the visible area; the content gets the scaled size of the
  /// view.
  func zoom(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, delegate?.viewForZooming(in: self) != nil else { return }
    let scale = min(max(scale, scales.lowerBound), scales.upperBound)
    guard scale != zoomScale else { return }
    let size = layer.bounds.size
    let origin = zoomedOrigin
    let middle = CGPoint(
      x: (contentOffset.x + size.width / 2 - origin.x) / zoomScale,
      y: (contentOffset.y + size.height / 2 - origin.y) / zoomScale)
    cuttingZoomShort { zoom(to: scale, showing: middle, animated: animated) }
  }

  func zoom(onto rect: CGRect, animated: Bool) {
    let size = layer.bounds.size
    guard rect.width > 0, rect.height > 0, delegate?.viewForZooming(in: self) != nil else { return }
    let wanted = min(size.width / rect.width, size.height / rect.height)
    let scale = min(max(wanted, scales.lowerBound), scales.upperBound)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    cuttingZoomShort { zoom(to: scale, showing: middle, animated: animated) }
  }

  /// The origin of the delegate's view, in the content's coordinate space.
  private var zoomedOrigin: CGPoint { delegate?.viewForZooming(in: self)?.frame.origin ?? .zero }

  /// Zooms to a scale within the limits, with a point of the zoomed view, in its own coordinate space, at the
  /// centre as far as the content's ends allow.
  private func zoom(to scale: CGFloat, showing middle: CGPoint, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    moving?.rest()
    let size = layer.bounds.size
    let origin = zoomedOrigin
    let offset = CGPoint(
      x: origin.x + middle.x * scale - size.width / 2, y: origin.y + middle.y * scale - size.height / 2)
    // The delegate is notified of a beginning and an end only for gestures and animated changes.
    guard animated, window != nil else {
      applyZoom(scale, offset: offset)
      delegate?.scrollViewDidZoom(self)
      return
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    zooming = ZoomState(start: zoomScale, anchor: middle)
    driver.animateZoom(to: scale, offset: nearestOffset(to: offset, scale: scale))
  }

  /// Applies a scale to the zoomed view, and sets the content size to the scaled size.
  ///
  /// - Parameters:
  ///   - scale: The new zoom scale.
  ///   - offset: The new content offset, as near as the ends allow; nil leaves it.
  func applyZoom(_ scale: CGFloat, offset: CGPoint?) {
    guard let view = delegate?.viewForZooming(in: self), scale > 0, scale.isFinite else { return }
    let origin = view.frame.origin
    let hasChanged = scale != scrolling.zoomScale || view !== scrolling.zoomed
    scrolling.zoomScale = scale
    setZoomed(view)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.center = CGPoint(x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
    if hasChanged { LayoutEvents.zoomChanged(of: view) }
    let size = contentSize(around: frame.size)
    if offset == nil { scrolling.contentSize = size } else { contentSize = size }
    setNeedsLayout()
    if let offset { contentOffset = nearestOffset(to: offset) }
  }

  private func setZoomed(_ view: UIView) {
    guard scrolling.zoomed !== view else { return }
    let last = scrolling.zoomed
    last?.settings.remove(.isZoomed)
    scrolling.zoomed = view
    if let last { LayoutEvents.zoomChanged(of: last) }
    view.settings.insert(.isZoomed)
  }

  /// Returns the content size: that of the constraints on the content's edges, or the scaled size of the
  /// zoomed view.
  private func contentSize(around appearance: CGSize) -> CGSize {
    var size = appearance
    guard let content = contentLayoutGuide.constraintStore?.item, content.sizesWidth || content.sizesHeight
    else { return size }
    // The caller sets the offset; intermediate sizes do not affect it.
    let before = scrolling.contentSize
    defer { scrolling.contentSize = before }
    updateLayoutEngine()
    if content.sizesWidth { size.width = scrolling.contentSize.width }
    if content.sizesHeight { size.height = scrolling.contentSize.height }
    return size
  }

  /// Returns the nearest offset without space beyond the content, for content of another scale.
  private func nearestOffset(to offset: CGPoint, scale: CGFloat) -> CGPoint {
    let size = scrolling.contentSize
    let part = scale / zoomScale
    scrolling.contentSize = CGSize(width: size.width * part, height: size.height * part)
    defer { scrolling.contentSize = size }
    return nearestOffset(to: offset)
  }

  /// Runs a change that may replace an animated zoom, and ends the zoom if it does.
  func cuttingZoomShort(_ move: () -> Void) {
    let wasAnimating = isZoomAnimating
    move()
    if wasAnimating, !isZoomAnimating, zooming != nil { endZooming() }
  }

  /// Ends the zoom and notifies the delegate.
  func endZooming() {
    zooming = nil
    delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: zoomScale)
  }

  // MARK: - Pinching

  /// Begins a pinch about `point`, in the scroll view's coordinate space.
  func beginPinching(at point: CGPoint) {
    guard scales.lowerBound < scales.upperBound, let view = delegate?.viewForZooming(in: self) else { return }
    moving?.rest()
    let origin = view.frame.origin
    let anchor = CGPoint(x: (point.x - origin.x) / zoomScale, y: (point.y - origin.y) / zoomScale)
    zooming = ZoomState(start: zoomScale, anchor: anchor)
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Scales by `factor` relative to the beginning of the pinch, about a point that is `place` away from the
  /// upper left corner.
  func pinch(by factor: CGFloat, at place: CGPoint) {
    guard let zooming else { return }
    let scale = elastic(zooming.start * factor)
    applyZoom(scale, offset: nil)
    let origin = scrolling.zoomed?.frame.origin ?? .zero
    contentOffset = CGPoint(
      x: origin.x + zooming.anchor.x * scale - place.x, y: origin.y + zooming.anchor.y * scale - place.y)
    delegate?.scrollViewDidZoom(self)
  }

  /// Ends a pinch: a scale beyond the limits returns to them, as does content beyond its ends.
  func endPinching() {
    guard zooming != nil else { return }
    let scale = min(max(zoomScale, scales.lowerBound), scales.upperBound)
    let size = layer.bounds.size, part = scale / zoomScale, origin = zoomedOrigin
    let middle = CGPoint(x: contentOffset.x + size.width / 2, y: contentOffset.y + size.height / 2)
    let offset = nearestOffset(
      to: CGPoint(
        x: origin.x + (middle.x - origin.x) * part - size.width / 2,
        y: origin.y + (middle.y - origin.y) * part - size.height / 2), scale: scale)
    guard scale != zoomScale || offset != contentOffset else { return endZooming() }
    zooming?.isBouncing = scale != zoomScale
    guard window != nil else {
      applyZoom(scale, offset: offset)
      delegate?.scrollViewDidZoom(self)
      return endZooming()
    }
    driver.animateZoom(to: scale, offset: offset)
  }

  /// Returns the shown scale: beyond the limits it follows the fingers ever more slowly, or, without
  /// `bouncesZoom`, stays at the limit.
  private func elastic(_ scale: CGFloat) -> CGFloat {
    let end = min(max(scale, scales.lowerBound), scales.upperBound)
    guard end != scale, bouncesZoom, end > 0 else { return end }
    return scale > end
      ? end * (1 + RubberBand.shown(scale / end - 1, dimension: 1))
      : end / (1 + RubberBand.shown(end / scale - 1, dimension: 1))
  }
}

extension UIView {
  /// The factor by which a view appears larger than its bounds because its scroll view zooms it; 1 for other
  /// views. Constraints between the view and others outside refer to its scaled size; those of its own size,
  /// of its guides and of its subviews refer to the unscaled one.
  final var zoomInScroll: CGFloat {
    guard settings.contains(.isZoomed), let scroll = superview as? UIScrollView,
      scroll.scrolling.zoomed === self
    else { return 1 }
    return scroll.zoomScale
  }
}
