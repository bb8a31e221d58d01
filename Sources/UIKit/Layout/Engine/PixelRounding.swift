internal import CoreGraphics

/// How solved frames become multiples of device pixels.
struct PixelRounding: Equatable {
  /// Pixels a point.
  var scale: CGFloat
  var manner = Manner.edges

  enum Manner {
    /// Each edge to the nearest pixel, halves up; the iPhone's way.
    case edges
    /// The origin to whole points, the size to half points, halves away from zero: Catalyst offscreen at scale 2
    /// (`facts/ios26/autolayout.json`).
    case catalyst
  }

  /// Solutions are right to about a billionth; what misses a half by that much counts as the half.
  private static let noise: CGFloat = 1e-5

  func edge(_ value: CGFloat) -> CGFloat { pixel(value) / scale }

  private func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + Self.noise).rounded(.down) }

  /// The rounded span of an exact one.
  func span(_ origin: CGFloat, _ length: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    switch manner {
    case .edges:
      // Subtracted in pixels: a width of 100 points is 100 wherever it begins, also where a third is no exact number.
      let low = pixel(origin)
      return (low / scale, (pixel(origin + length) - low) / scale)
    case .catalyst: return (Self.awayFromZero(origin), Self.awayFromZero(length * 2) / 2)
    }
  }

  private static func awayFromZero(_ value: CGFloat) -> CGFloat {
    value < 0 ? -(0.5 + noise - value).rounded(.down) : (value + 0.5 + noise).rounded(.down)
  }
}
