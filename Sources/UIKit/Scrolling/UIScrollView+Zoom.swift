internal import CoreGraphics
internal import Foundation

extension UIScrollView {
  /// Scales the delegate's view about the content's origin; the content becomes as large as the view appears.
  func zoom(to scale: CGFloat) {
    guard scale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale != zoomScale else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    let origin = view.frame.origin
    scrolling.zoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.center = CGPoint(x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
    contentSize = frame.size
    contentOffset = nearestOffset(to: contentOffset)
    delegate?.scrollViewDidZoom(self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }

  func zoom(onto rect: CGRect) {
    let size = layer.bounds.size
    guard rect.width > 0, rect.height > 0, delegate?.viewForZooming(in: self) != nil else { return }
    zoom(to: min(size.width / rect.width, size.height / rect.height))
    let scale = zoomScale
    let offset = CGPoint(x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2)
    contentOffset = nearestOffset(to: offset)
  }
}
