// Gradients fill the whole clip.

extension CGContext {
  /// Paints a gradient along a line. Paints nothing if both ends are the same point.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint else { return }
    draw(.linear(startPoint, endPoint), gradient.stops, options)
  }

  /// Paints a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0 else { return }
    draw(.radial(startCenter, startRadius, endCenter, endRadius), gradient.stops, options)
  }

  /// Paints a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - center: The point to sweep around.
  ///   - angle: The angle at which the gradient begins, in radians. Locations grow with the angle.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let inverse = state.matrix.inverted()
    let table = ColorTable(gradient.stops)
    let (c, s) = (cos(angle.native), sin(angle.native))
    // The size of a pixel step, which tells how far a pixel's centre may be from the ray on which the last
    // colour meets the first for the ray to cross it.
    let (stepX, stepY) = (hypot(inverse.a, inverse.b).native, hypot(inverse.c, inverse.d).native)
    let half = max(stepX, stepY, 1e-12) / 2
    guard
      let picture = backend.picture(at: { pixel in
        let point = pixel.applying(inverse)
        let (dx, dy) = ((point.x - center.x).native, (point.y - center.y).native)
        let (along, across) = (dx * c + dy * s, dy * c - dx * s)
        func turn(_ across: Double) -> Double { atan2(across, along) / (2 * .pi) }
        guard along > 0, abs(across) < half else {
          let turn = turn(across)
          return table[turn < 0 ? turn + 1 : turn]
        }
        // Mix the colours at the middle of the pixel's part on either side, so that the result is continuous.
        return Pixel.mixed(
          table[turn((across - half) / 2) + 1], table[turn((across + half) / 2)],
          UInt32((across / half + 1) * 127.5))
      })
    else { return }
    let place = CGAffineTransform(translationX: picture.origin.x, y: picture.origin.y)
    backend.draw(.everything, with: .image(picture.image, place, quality: .none, tiled: false), paint)
  }

  private func draw(_ shape: GradientShape, _ stops: [GradientStop], _ options: CGGradientDrawingOptions) {
    let extend = (
      before: options.contains(.drawsBeforeStartLocation), after: options.contains(.drawsAfterEndLocation)
    )
    backend.draw(.everything, with: .gradient(shape, stops, state.matrix, extend: extend), paint)
  }
}

/// A lookup table of a gradient's premultiplied colours at even distances.
private struct ColorTable {
  private static let count = 4096
  private let colors: [UInt32]

  init(_ stops: [GradientStop]) {
    var colors: [UInt32] = []
    colors.reserveCapacity(Self.count)
    var next = 0
    for index in 0..<Self.count {
      let location = (Double(index) + 0.5) / Double(Self.count)
      while next < stops.count, stops[next].location.native <= location { next += 1 }
      colors.append(Self.color(stops, before: next, location))
    }
    self.colors = colors
  }

  /// The colour at a location in 0…1.
  subscript(location: Double) -> UInt32 {
    // NaN counts as 0.
    location > 0 ? colors[min(Int(min(location, 1) * Double(Self.count)), Self.count - 1)] : colors[0]
  }

  private static func color(_ stops: [GradientStop], before next: Int, _ location: Double) -> UInt32 {
    guard let first = stops.first, let last = stops.last else { return 0 }
    if next == 0 { return pixel(first.color) }
    if next == stops.count { return pixel(last.color) }
    let (a, b) = (stops[next - 1], stops[next])
    let share = (location - a.location.native) / (b.location - a.location).native
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return pixel(
      (
        mix(a.color.red, b.color.red), mix(a.color.green, b.color.green), mix(a.color.blue, b.color.blue),
        mix(a.color.alpha, b.color.alpha)
      ))
  }

  private static func pixel(_ c: CGColor.SRGB) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * c.alpha * 255 + 0.5, 0), 255)) }
    return byte(1) << 24 | byte(c.red) << 16 | byte(c.green) << 8 | byte(c.blue)
  }
}

extension CairoBackend {
  /// Creates an image of the clip's extents from a function of the pixels' centres that returns premultiplied
  /// colours.
  fileprivate func picture(at color: (CGPoint) -> UInt32) -> (image: CGImage, origin: CGPoint)? {
    let area = canvas.clipArea
    guard !area.isEmpty else { return nil }
    let image = CGImage(width: area.width, height: area.height, isOpaque: false) { pixels, stride in
      for y in 0..<area.height {
        for x in 0..<area.width {
          pixels[y * stride + x] = color(CGPoint(x: CGFloat(area.x + x) + 0.5, y: CGFloat(area.y + y) + 0.5))
        }
      }
    }
    return image.map { ($0, CGPoint(x: area.x, y: area.y)) }
  }
}
