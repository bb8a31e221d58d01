internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// Draws the tree, stretched to a rectangle: in its current state, or as the window showed it last.
  func drawTree(in rect: CGRect, isNewest: Bool) -> Bool {
    let bounds = self.bounds
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      rect.width.isFinite,
      rect.height.isFinite
    else { return false }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    guard isNewest else {
      return window?.lastFrame.map { ownLayer.paintTree(of: $0, size: rect.size, in: context) } ?? false
    }
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    ownLayer.paintTree(in: context, asSeen: true)
    return true
  }

  /// Returns a view that shows a rectangle of this one's coordinate space as an image of the screen's
  /// resolution.
  func snapshot(of rect: CGRect, capInsets: UIEdgeInsets, isNewest: Bool) -> UIView? {
    let format = UIGraphicsImageRendererFormat(for: traitCollection)
    // A part without a size has a view as empty (tests of FlowingMenu force it).
    guard rect.width > 0, rect.height > 0 else {
      return UIView(frame: CGRect(origin: .zero, size: rect.size))
    }
    let picture = UIGraphicsImageRenderer(bounds: rect, format: format).image { _ in
      _ = drawHierarchy(in: bounds, afterScreenUpdates: isNewest)
    }
    guard let pixels = picture.cgImage else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.ownLayer.contents = pixels
    view.ownLayer.contentsScale = picture.scale
    let inner = CGRect(origin: .zero, size: rect.size).inset(by: capInsets)
    if capInsets != .zero, inner.width >= 0, inner.height >= 0 {
      view.ownLayer.contentsCenter = CGRect(
        x: inner.minX / rect.width, y: inner.minY / rect.height, width: inner.width / rect.width,
        height: inner.height / rect.height)
    }
    return view
  }
}
