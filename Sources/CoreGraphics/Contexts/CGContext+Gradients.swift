// Gradients fill the whole clip.

extension CGContext {
  /// Paints a gradient along a line. Where both ends are one point nothing is painted.
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

  /// Paints a gradient around a point, beginning at an angle in radians and turning towards larger angles.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let inverse = state.matrix.inverted()
    guard
      let picture = backend.picture(at: { pixel in
        let point = pixel.applying(inverse)
        let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
        return gradient.stops.color(at: turn - turn.rounded(.down))
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

extension [GradientStop] {
  /// The colour at a location, 0…1.
  func color(at location: CGFloat) -> CGColor.SRGB {
    guard let first, let last else { return (0, 0, 0, 0) }
    guard let after = firstIndex(where: { $0.location > location }) else { return last.color }
    if after == 0 { return first.color }
    let (a, b) = (self[after - 1], self[after])
    let share = ((location - a.location) / (b.location - a.location)).native
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return (
      mix(a.color.red, b.color.red), mix(a.color.green, b.color.green), mix(a.color.blue, b.color.blue),
      mix(a.color.alpha, b.color.alpha)
    )
  }
}

extension CairoBackend {
  /// A picture of the clip's extents whose pixels have the colours of a function of their centres.
  fileprivate func picture(at color: (CGPoint) -> CGColor.SRGB) -> (image: CGImage, origin: CGPoint)? {
    let area = canvas.clipArea
    guard !area.isEmpty else { return nil }
    let image = CGImage(width: area.width, height: area.height, isOpaque: false) { pixels, stride in
      for y in 0..<area.height {
        for x in 0..<area.width {
          let c = color(CGPoint(x: CGFloat(area.x + x) + 0.5, y: CGFloat(area.y + y) + 0.5))
          func byte(_ value: Double) -> UInt32 {
            UInt32(Swift.min(Swift.max(value * c.alpha * 255 + 0.5, 0), 255))
          }
          pixels[y * stride + x] = byte(1) << 24 | byte(c.red) << 16 | byte(c.green) << 8 | byte(c.blue)
        }
      }
    }
    return image.map { ($0, CGPoint(x: area.x, y: area.y)) }
  }
}
