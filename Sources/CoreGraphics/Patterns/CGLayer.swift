/// A drawing on the side that is painted into a context as a whole, once or often.
///
/// It is a bitmap of the resolution that the context had which it was made for. Its coordinates have the
/// origin at the bottom left and y up; where it is painted its y follows that of the context's user space.
public final class CGLayer {
  /// What the layer's content is drawn into.
  public let context: CGContext?
  /// The size that the layer was made with, in units of the user space of its context.
  public let size: CGSize

  /// A layer of a size in base units of a context that it resembles; nil where the size is empty, not
  /// finite or above 32,767 pixels.
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

  /// Paints a layer, stretched to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let own = layer.context, let image = own.makeImage(), layer.size.width > 0, layer.size.height > 0
    else { return }
    // The bitmap is a whole number of pixels and may be a little larger than the layer.
    let whole = CGSize(
      width: rect.width * CGFloat(own.width) / (layer.size.width * own.base.a),
      height: rect.height * CGFloat(own.height) / (layer.size.height * own.base.a))
    draw(image, in: CGRect(origin: rect.origin, size: whole))
  }
}
