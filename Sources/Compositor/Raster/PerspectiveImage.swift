// Images in perspective: for every pixel of the image's box on the screen, the ray through the pixel's centre
// is intersected with the image's plane, and the four nearest pixels are interpolated. Cairo supports affine
// transforms only.

internal import CoreGraphics
internal import RenderTree

extension Canvas {
  /// Paints an image into a rectangle of the layer's plane, with its first row at the rectangle's minimum y.
  func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, part: CGRect(x: 0, y: 0, width: image.width, height: image.height), in: rect)
  }

  /// Paints a part of an image, in pixels, into a rectangle of the layer's plane. Outside the image its edge
  /// pixels are repeated.
  func draw(_ image: CGImage, part: CGRect, in rect: CGRect) {
    guard let perspective else {
      if hasHardEdges { context.setShouldAntialias(false) }
      context.drawUpright(image, part: part, in: rect)
      if hasHardEdges { context.setShouldAntialias(true) }
      return
    }
    let toPixels = context.matrixToPixels
    let matrix = perspective.concatenating(Transform3D(toPixels))
    let corners = Self.project(rect.corners, matrix)
    guard corners.count > 2 else { return }
    let box = CGRect(around: corners).insetBy(dx: -1, dy: -1).integral.intersection(
      context.clipInPixels.integral)
    guard !box.isNull, box.width >= 1, box.height >= 1 else { return }
    guard let seen = Self.sample(image, part, in: rect, through: matrix, box: box) else { return }
    context.saveGState()
    clip(to: .rect(rect))
    context.setMatrixToPixels(.identity)
    context.interpolationQuality = .none
    context.drawUpright(seen, in: box)
    context.restoreGState()
  }

  /// Samples the image through the pixels of `box`. The image's edges are extended outwards, since the clip
  /// cuts them.
  private static func sample(
    _ image: CGImage, _ part: CGRect, in rect: CGRect, through matrix: Transform3D, box: CGRect
  ) -> CGImage? {
    let scaleX = part.width / rect.width, scaleY = part.height / rect.height
    return CGImage(width: Int(box.width), height: Int(box.height), isOpaque: false) { target, stride in
      image.withPixels { source, sourceStride in
        for row in 0..<Int(box.height) {
          for column in 0..<Int(box.width) {
            let pixel = CGPoint(x: box.minX + CGFloat(column) + 0.5, y: box.minY + CGFloat(row) + 0.5)
            guard let p = matrix.unproject(pixel) else { continue }
            target[row * stride + column] = bilinear(
              source, sourceStride, image.width, image.height,
              part.minX + (p.x - rect.minX) * scaleX - 0.5, part.minY + (p.y - rect.minY) * scaleY - 0.5)
          }
        }
      }
    }
  }

  /// Interpolates the four pixels around (x, y), relative to the centre of the first pixel.
  private static func bilinear(
    _ pixels: UnsafeBufferPointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int, _ x: CGFloat,
    _ y: CGFloat
  ) -> UInt32 {
    let x = min(max(x, 0), CGFloat(width - 1)), y = min(max(y, 0), CGFloat(height - 1))
    let x0 = Int(x), y0 = Int(y)
    let x1 = min(x0 + 1, width - 1), y1 = min(y0 + 1, height - 1)
    let fx = UInt32((x - CGFloat(x0)) * 256), fy = UInt32((y - CGFloat(y0)) * 256)
    let a = pixels[y0 * stride + x0], b = pixels[y0 * stride + x1]
    let c = pixels[y1 * stride + x0], d = pixels[y1 * stride + x1]
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      func part(_ p: UInt32) -> UInt32 { p >> shift & 255 }
      let top = part(a) * (256 - fx) + part(b) * fx
      let bottom = part(c) * (256 - fx) + part(d) * fx
      result |= ((top * (256 - fy) + bottom * fy + 32768) >> 16) << shift
    }
    return result
  }
}
