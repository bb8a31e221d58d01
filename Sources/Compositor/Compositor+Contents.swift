package import CoreGraphics
package import RenderTree

extension Compositor {
  /// Paints a layer's contents as its gravity places them. They are clipped only by a layer that masks to its
  /// bounds.
  func paint(_ contents: RenderContents, of state: LayerState, on canvas: Canvas) {
    guard case .image(let image) = contents else { return }
    let detail = state.detail
    let part = detail.contentsRect
    guard part.width > 0, part.height > 0, image.width > 0, image.height > 0 else { return }
    let pixels = CGRect(
      x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
      width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height))
    let size = Self.size(of: image, in: detail)
    let target = Self.place(size, in: state.bounds, by: detail.contentsGravity)
    guard target.width > 0, target.height > 0 else { return }
    // Whether contents are enlarged depends on the pixels of the screen; the same number of pixels counts as
    // enlarged.
    let toPixels = canvas.context.matrixToPixels
    let seenWidth = target.width * hypot(toPixels.a, toPixels.b)
    let seenHeight = target.height * hypot(toPixels.c, toPixels.d)
    let isEnlarged = seenWidth > pixels.width * 0.999 && seenHeight > pixels.height * 0.999
    let nearest = isEnlarged ? detail.magnifiesNearest : detail.minifiesNearest
    canvas.context.interpolationQuality = nearest ? .none : .default
    let center = detail.contentsCenter
    if center == CGRect(x: 0, y: 0, width: 1, height: 1) {
      canvas.draw(image, part: pixels, in: target)
    } else {
      paintStretched(image, pixels, size: size, center: center, in: target, canvas)
    }
  }

  /// Returns the size in points of the shown part of an image.
  private static func size(of image: CGImage, in detail: LayerState.Detail) -> CGSize {
    let scale = detail.contentsScale > 0 ? detail.contentsScale : 1, part = detail.contentsRect
    return CGSize(
      width: part.width * CGFloat(image.width) / scale, height: part.height * CGFloat(image.height) / scale)
  }

  /// Returns the rectangle of a layer's image relative to its bounds, or null if none of it is shown.
  static func frame(of image: CGImage, in state: LayerState) -> CGRect {
    guard state.hasDetail else { return state.bounds }
    let frame = place(size(of: image, in: state.detail), in: state.bounds, by: state.detail.contentsGravity)
    return frame.width > 0 && frame.height > 0 ? frame : .null
  }

  /// Returns the rectangle of contents of `size` points in `bounds`.
  package static func place(_ size: CGSize, in bounds: CGRect, by gravity: ContentsGravity) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    func at(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ k: CGFloat) -> CGRect {
      at(0.5, 0.5, CGSize(width: size.width * k, height: size.height * k))
    }
    let fitX = bounds.width / size.width, fitY = bounds.height / size.height
    return switch gravity {
    case .resize: bounds
    case .resizeAspect: scaled(min(fitX, fitY))
    case .resizeAspectFill: scaled(max(fitX, fitY))
    case .center: at(0.5, 0.5, size)
    case .top: at(0.5, 1, size)
    case .bottom: at(0.5, 0, size)
    case .left: at(0, 0.5, size)
    case .right: at(1, 0.5, size)
    case .topLeft: at(0, 1, size)
    case .topRight: at(1, 1, size)
    case .bottomLeft: at(0, 0, size)
    case .bottomRight: at(1, 0, size)
    }
  }

  /// Paints the nine parts of a part of an image: the corners keep their size, the edges stretch in one
  /// direction, the centre in both.
  private func paintStretched(
    _ image: CGImage, _ pixels: CGRect, size: CGSize, center: CGRect, in target: CGRect, _ canvas: Canvas
  ) {
    let columns = Self.thirds(
      center.minX, center.maxX, pixels: pixels.width, length: size.width, target.minX, target.width)
    let rows = Self.thirds(
      center.minY, center.maxY, pixels: pixels.height, length: size.height, target.minY, target.height)
    for (sourceY, targetY) in rows {
      for (sourceX, targetX) in columns {
        let part = CGRect(
          x: pixels.minX + sourceX.0 * pixels.width, y: pixels.minY + sourceY.0 * pixels.height,
          width: (sourceX.1 - sourceX.0) * pixels.width, height: (sourceY.1 - sourceY.0) * pixels.height)
        // The pixels that the part touches, ignoring a fraction within rounding.
        let whole = part.insetBy(dx: min(1e-3, part.width / 4), dy: min(1e-3, part.height / 4)).integral
        guard let piece = image.cropping(to: whole) else { continue }
        canvas.draw(
          piece, part: part.offsetBy(dx: -max(whole.minX, 0), dy: -max(whole.minY, 0)),
          in: CGRect(x: targetX.0, y: targetY.0, width: targetX.1 - targetX.0, height: targetY.1 - targetY.0))
      }
    }
  }

  /// Divides one axis into three (unit range of the image, range of the target), omitting empty parts. A
  /// middle of less than a pixel is the pixel around its centre (`CALayer.h`, "contentsCenter").
  private static func thirds(
    _ low: CGFloat, _ high: CGFloat, pixels: CGFloat, length: CGFloat, _ start: CGFloat, _ extent: CGFloat
  ) -> [((CGFloat, CGFloat), (CGFloat, CGFloat))] {
    let half = max(high - low, 1 / max(pixels, 1)) / 2, middle = (low + high) / 2
    let low = min(max(middle - half, 0), 1), high = min(max(middle + half, low), 1)
    var head = low * length, tail = (1 - high) * length
    if head + tail > extent, head + tail > 0 {
      let k = extent / (head + tail)
      head *= k
      tail *= k
    }
    let parts = [
      ((0, low), (start, start + head)),
      ((low, high), (start + head, start + extent - tail)),
      ((high, 1), (start + extent - tail, start + extent)),
    ]
    return parts.filter { $0.0.1 > $0.0.0 && $0.1.1 > $0.1.0 }
  }
}
