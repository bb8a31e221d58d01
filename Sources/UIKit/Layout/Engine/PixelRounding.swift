internal import CoreGraphics

/// The rounding of solved frames to multiples of device pixels.
struct PixelRounding: Equatable {
  /// The number of pixels per point.
  var scale: CGFloat
  var manner = Manner.edges

  enum Manner {
    /// Each edge to the nearest pixel, halves up, as on iPhones.
    case edges
    /// The origin to whole points, the size to half points, halves away from zero: Catalyst offscreen at
    /// scale 2 (`facts/ios26/autolayout.json`).
    case catalyst
  }

  /// The tolerance: solutions are accurate to about a billionth, and a number that close to a half counts as
  /// the half.
  private static let noise: CGFloat = 1e-5

  private func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + Self.noise).rounded(.down) }

  /// Returns whether a view moves left by half a point, with its subviews.
  ///
  /// Halves of a centre do so on canvases of whole points from Xcode 9 to 11, which no device has: of the
  /// views that real documents store there in the middle of a superview of an odd width, those of 17
  /// documents do, and those of 4 go right. Where the centre is whole, and vertically, halves are rounded up
  /// as elsewhere.
  func goesLeft(_ origin: CGFloat, _ length: CGFloat) -> Bool {
    scale == 1 && manner == .edges && isHalf(origin) && isHalf(origin + length / 2)
      && (.iOS11 ... .iOS13).contains(SystemRelease.current)
  }

  /// Returns the rounded horizontal span of an exact one.
  func spanAcross(_ origin: CGFloat, _ length: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    goesLeft(origin, length) ? (pixel(origin) - 1, length.rounded()) : span(origin, length)
  }

  private func isHalf(_ value: CGFloat) -> Bool { abs(value - value.rounded(.down) - 0.5) < Self.noise }

  /// Returns the rounded span of an exact one.
  func span(_ origin: CGFloat, _ length: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    switch manner {
    case .edges:
      // Subtracted in pixels: a width of 100 points is 100 wherever it begins, even where a third is no exact
      // number.
      let low = pixel(origin)
      return (low / scale, (pixel(origin + length) - low) / scale)
    case .catalyst: return (Self.awayFromZero(origin), Self.awayFromZero(length * 2) / 2)
    }
  }

  private static func awayFromZero(_ value: CGFloat) -> CGFloat {
    value < 0 ? -(0.5 + noise - value).rounded(.down) : (value + 0.5 + noise).rounded(.down)
  }
}
