internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIEdgeInsets {
  /// Returns the insets along one axis.
  func span(_ axis: NSLayoutConstraint.Axis) -> (low: CGFloat, high: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension CGRect {
  func span(_ axis: NSLayoutConstraint.Axis) -> (origin: CGFloat, length: CGFloat) {
    axis == .horizontal ? (origin.x, size.width) : (origin.y, size.height)
  }
}

extension CGRect {
  /// Returns the rectangle with each edge rounded to the nearest pixel, halves up.
  func edgesRounded(scale: CGFloat) -> CGRect {
    let rounding = PixelRounding(scale: scale)
    let x = rounding.span(minX, width), y = rounding.span(minY, height)
    return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }
}

extension UIView.AutoresizingMask {
  /// Returns the flexible parts along one axis.
  func span(_ axis: NSLayoutConstraint.Axis) -> (low: Bool, length: Bool, high: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}

extension UIView {
  /// The frame without the transform, in the superview's coordinate space.
  final var layoutFrame: CGRect {
    let size = layer.bounds.size, position = layer.position, anchor = layer.anchorPoint
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// The size of the alignment rectangle.
  final var alignmentSize: CGSize {
    let insets = alignmentRectInsets, size = layer.bounds.size
    return CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// Returns the view to whose text a baseline constraint on this view refers: itself or a subview.
  final func textView(for baseline: NSLayoutConstraint.Attribute.Baseline) -> UIView {
    var view = self
    while true {
      let next = baseline == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }

  /// The topmost view of the tree.
  final var topmost: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }
}
