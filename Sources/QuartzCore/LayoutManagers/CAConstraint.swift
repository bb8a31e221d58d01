public import Foundation

/// The attributes of a layer's frame that a constraint can relate.
public enum CAConstraintAttribute: Int32, Sendable {
  /// Positions along x (left, middle, right) and along y (top, middle, bottom if y points down), and lengths,
  /// in the superlayer's coordinate space.
  case minX, midX, maxX, width, minY, midY, maxY, height
}

/// A relation between an attribute of a layer's frame and one of a sibling's frame or the superlayer's
/// bounds: value = source × `scale` + `offset`.
///
/// Layers have constraints on the Mac alone; `CAConstraintLayoutManager` computes frames from them.
open class CAConstraint: NSObject {
  /// The constrained attribute of the layer.
  public let attribute: CAConstraintAttribute
  /// The name of the sibling, or "superlayer". The constraint is ignored if no sibling has the name.
  public let sourceName: String
  /// The attribute of the source.
  public let sourceAttribute: CAConstraintAttribute
  /// The factor of the source's value.
  public let scale: CGFloat
  /// The constant added to the value, in points.
  public let offset: CGFloat

  /// Creates a constraint: the layer's `attr` is `m` times the source's `srcAttr`, plus `c` points.
  public init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
    scale m: CGFloat, offset c: CGFloat
  ) {
    (attribute, sourceName, sourceAttribute, scale, offset) = (attr, srcId, srcAttr, m, c)
  }
  /// Creates a constraint: the layer's `attr` is the source's `srcAttr` plus `c` points.
  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
    offset c: CGFloat
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
  }
  /// Creates a constraint: the layer's `attr` is the source's `srcAttr`.
  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
  }
}

/// The methods of an object that lays out the sublayers of layers without a delegate.
public protocol CALayoutManager: AnyObject {
  /// Returns the preferred size of a layer in points, for `CALayer.preferredFrameSize()`. The default is its
  /// current size.
  func preferredSize(of layer: CALayer) -> CGSize
  /// Invalidates cached layout information, because the layer is marked as needing layout.
  func invalidateLayout(of layer: CALayer)
  /// Lays out the sublayers of a layer without a delegate. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
  /// Returns the size of the layer's bounds.
  public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
  /// Does nothing.
  public func invalidateLayout(of layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
