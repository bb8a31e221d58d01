internal import CoreGraphics
public import Foundation

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Scrolling has no effect.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Scrolling along y only.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Scrolling along x only.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Scrolling along both axes. The default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its content and can be scrolled: scrolling sets the origin of its bounds.
open class CAScrollLayer: CALayer {
  /// The axes along which `scroll(to:)` scrolls. With an unknown mode it does nothing.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls a point in the layer's coordinate space to the top left corner, along the axes of `scrollMode`.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the smallest distance that makes a rectangle in the layer's coordinate space visible. A
  /// rectangle larger than the bounds is scrolled to its origin.
  open func scroll(to r: CGRect) {
    func origin(_ view: (min: CGFloat, max: CGFloat), _ wanted: (min: CGFloat, max: CGFloat)) -> CGFloat {
      if wanted.min < view.min || wanted.max - wanted.min > view.max - view.min { return wanted.min }
      return wanted.max > view.max ? view.min + wanted.max - view.max : view.min
    }
    let b = bounds, r = r.standardized
    scroll(
      to: CGPoint(
        x: origin((b.minX, b.maxX), (r.minX, r.maxX)), y: origin((b.minY, b.maxY), (r.minY, r.maxY))))
  }
}

extension CALayer {
  /// The nearest scroll layer, beginning with this one.
  private var scroller: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }

  /// Scrolls the nearest scroll layer, beginning with this one, so that a point in this layer's coordinate
  /// space is at its top left corner.
  public func scroll(_ p: CGPoint) {
    guard let scroller else { return }
    scroller.scroll(to: convert(p, to: scroller))
  }

  /// Scrolls the nearest scroll layer, beginning with this one, by the smallest distance that makes a
  /// rectangle in this layer's coordinate space visible.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller else { return }
    scroller.scroll(to: convert(r, to: scroller))
  }

  /// The part of the bounds that the nearest scroll layer shows, or the whole bounds if there is none.
  public var visibleRect: CGRect {
    guard let scroller else { return bounds }
    return bounds.intersection(convert(scroller.bounds, from: scroller))
  }
}
