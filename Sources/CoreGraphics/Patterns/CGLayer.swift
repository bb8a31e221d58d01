/// An offscreen drawing that is painted into a context as a whole, once or repeatedly.
///
/// A layer is a bitmap with the resolution of the context that it was created for. Its coordinate space has
/// the origin at the bottom left and y up; when it is painted, its y axis follows that of the context's user
/// space.
public final class CGLayer {
  /// The context that draws the layer's content.
  public let context: CGContext?
  /// The size of the layer, in units of its context's user space.
  public let size: CGSize

  /// Creates a layer for a context. Returns nil if the size is empty, not finite or above 32,767 pixels.
  ///
  /// - Parameters:
  ///   - context: The context whose resolution the layer has.
  ///   - size: The size of the layer, in base units of the context.
  ///   - auxiliaryInfo: Ignored.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let scale = max(context.base.largestScale / 2.0.squareRoot(), 1e-3)
    let (wide, high) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let sides = 1...CGFloat(PixelStorage.maximumSide)
    guard sides.contains(wide), sides.contains(high),
      let own = CGContext(pixelsWide: Int(wide), pixelsHigh: Int(high), scale: scale, flipped: false)
    else { return nil }
    (self.context, self.size) = (own, size)
  }
}

extension CGContext {
  /// Paints a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Paints a layer scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let own = layer.context, let image = own.makeImage(), layer.size.width > 0, layer.size.height > 0
    else { return }
    // The bitmap has whole pixels and may be a little larger than the layer.
    let whole = CGSize(
      width: rect.width * CGFloat(own.width) / (layer.size.width * own.base.a),
      height: rect.height * CGFloat(own.height) / (layer.size.height * own.base.a))
    draw(image, in: CGRect(origin: rect.origin, size: whole))
  }
}
