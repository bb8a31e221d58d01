internal import CoreGraphics
public import Foundation

/// The axes that a scroll layer scrolls along.
public struct CAScrollLayerScrollMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Scrolling does nothing.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Along y alone.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Along x alone.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Along both axes. What scroll layers have unless set.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of what it holds and can be scrolled to another: scrolling sets
/// the origin of its bounds.
open class CAScrollLayer: CALayer {
  /// The axes that `scroll(to:)` moves along; an unknown mode moves along none.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Brings `p`, of this layer's coordinates, to the top left corner, along the axes of `scrollMode`.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls as little as it takes to bring `r`, of this layer's coordinates, into view; what is larger than
  /// the view is brought to its own origin.
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
  /// The nearest scroll layer, this one included.
  private var scroller: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }

  /// Scrolls the nearest scroll layer, this one included, so that `p` of this layer's coordinates
  /// comes to its top left corner.
  public func scroll(_ p: CGPoint) {
    guard let scroller else { return }
    scroller.scroll(to: convert(p, to: scroller))
  }

  /// Scrolls the nearest scroll layer, this one included, as little as it takes to show `r` of
  /// this layer's coordinates.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller else { return }
    scroller.scroll(to: convert(r, to: scroller))
  }

  /// The part of the bounds that the nearest scroll layer shows; the whole bounds where there is none.
  public var visibleRect: CGRect {
    guard let scroller else { return bounds }
    return bounds.intersection(convert(scroller.bounds, from: scroller))
  }
}
