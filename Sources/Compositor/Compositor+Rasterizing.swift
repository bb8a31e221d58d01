internal import CoreGraphics
internal import RenderTree

extension Compositor {
  /// The maximum number of pixels of a rasterized layer, about two and a half times a large iPhone's screen.
  /// Larger layers are not rasterized ("iOS App Performance: Graphics and Animations", WWDC 2012).
  private static let mostPixels = 1 << 23

  /// Creates the image of a rasterized layer and its sublayers, with shadow, filters and mask but without its
  /// opacity (`CALayer.h`, "shouldRasterize").
  ///
  /// - Returns: The image and its rectangle in the layer's plane, or nil for a layer that is painted normally
  ///   because it is not rasterized or has the resolution of the screen.
  func rasterized(_ node: RenderNode, on canvas: Canvas) -> (image: CGImage, frame: CGRect)? {
    let state = node.state, matrix = canvas.context.matrixToPixels
    guard state.flags.contains(.rasterized), paintsAsOnScreen, canvas.context.hasPixels else { return nil }
    let scale = state.detail.rasterizationScale
    let density = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    guard scale > 0, scale.isFinite, abs(density - scale) > 0.01 * scale, !node.looksBehind else {
      return nil
    }
    let toPicture = CGAffineTransform(scaleX: scale, y: scale)
    let pixels = PixelArea(around: extent(of: node, level: canvas.level + 1).applying(toPicture))
    guard !pixels.isEmpty, pixels.count <= Self.mostPixels,
      let context = CGContext(pixelsWide: pixels.width, pixelsHigh: pixels.height, flipped: true)
    else { return nil }
    context.translateBy(x: CGFloat(-pixels.x), y: CGFloat(-pixels.y))
    context.concatenate(toPicture)
    paintMasked(node, on: Canvas(context: context, level: canvas.level), opacity: 1, nil)
    let nearest = density > scale ? state.detail.magnifiesNearest : state.detail.minifiesNearest
    canvas.context.interpolationQuality = nearest ? .none : .default
    return (context.finish(), CGRect(pixels).applying(toPicture.inverted()))
  }
}
