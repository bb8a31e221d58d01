public import Foundation

/// A line or a length of a layer's frame that a constraint ties.
public enum CAConstraintAttribute: Int32, Sendable {
  /// Lines of a frame, of x for its left, middle and right, of y for its top, middle and bottom where y
  /// points down, and its lengths, in points of the superlayer's coordinates.
  case minX, midX, maxX, width, minY, midY, maxY, height
}

/// Ties one attribute of a layer's frame to one of a sibling's frame, or of the superlayer's bounds: value =
/// source × `scale` + `offset`.
///
/// Layers have these on the Mac alone; `CAConstraintLayoutManager` makes frames of them.
open class CAConstraint: NSObject {
  /// What of the layer is tied.
  public let attribute: CAConstraintAttribute
  /// The name of the sibling, or "superlayer". A name that no sibling has leaves the constraint out.
  public let sourceName: String
  /// What of the source it is tied to.
  public let sourceAttribute: CAConstraintAttribute
  /// What the source's value is multiplied by.
  public let scale: CGFloat
  /// In points.
  public let offset: CGFloat

  /// The layer's `attr` is to be `m` times the source's `srcAttr`, plus `c` points.
  public init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
    scale m: CGFloat, offset c: CGFloat
  ) {
    (attribute, sourceName, sourceAttribute, scale, offset) = (attr, srcId, srcAttr, m, c)
  }
  /// The layer's `attr` is to be `c` points beyond the source's `srcAttr`.
  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
    offset c: CGFloat
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
  }
  /// The layer's `attr` is to be the source's `srcAttr`.
  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
  }
}

/// Places the sublayers of layers that have no delegate.
public protocol CALayoutManager: AnyObject {
  /// The size in points that the layer should have for its sublayers, for `CALayer.preferredFrameSize()`. By
  /// default the one it has.
  func preferredSize(of layer: CALayer) -> CGSize
  /// The layer's layout is asked for anew.
  func invalidateLayout(of layer: CALayer)
  /// Places the sublayers, when the layer is laid out and has no delegate. Does nothing by default.
  func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
  /// The size of the layer's bounds.
  public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
  /// Does nothing.
  public func invalidateLayout(of layer: CALayer) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}
