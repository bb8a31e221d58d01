public import CoreGraphics

/// The methods with which a delegate lays out and draws a layer. Every method is optional.
public protocol CALayerDelegate: AnyObject {
  /// Tells the delegate to set the layer's contents. The default implementation draws them with
  /// `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Tells the delegate to draw the layer's contents into a context in the layer's coordinate space.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells the delegate that the layer is about to draw its contents.
  func layerWillDraw(_ layer: CALayer)
  /// Tells the delegate to lay out the layer's sublayers, after its bounds or its sublayers have changed.
  func layoutSublayers(of layer: CALayer)
  /// Asks the delegate for the action for an event. Nil continues the search, `NSNull` ends it without an
  /// action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer's contents with its `draw(in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil, so that the search continues.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
