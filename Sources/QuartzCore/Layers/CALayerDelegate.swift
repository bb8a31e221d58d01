public import CoreGraphics

/// Lays out and draws on behalf of a layer. Every method is optional.
public protocol CALayerDelegate: AnyObject {
  /// Fills the layer's contents; by default they are drawn through `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents; `ctx` has the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to draw.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers, after its bounds or the list of sublayers changed.
  func layoutSublayers(of layer: CALayer)
  /// What happens when `event` does; nil lets the layer go on looking, `NSNull` means nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Has the layer draw its contents by its `draw(in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Nil: the layer goes on looking.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
