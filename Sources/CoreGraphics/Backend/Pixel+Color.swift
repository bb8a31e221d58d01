/// The non-separable blend modes: `B(Cb, Cs)` of the W3C's "Compositing and Blending Level 1", which are
/// PDF's.
extension Pixel {
  /// Red, green and blue, 0...1, not premultiplied.
  private typealias Color = SIMD3<Float>

  /// Returns the result of `hue`, `saturation`, `color` or `luminosity`.
  static func blendColor(_ mode: CGBlendMode, _ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let (sa, da) = (source >> 24, backdrop >> 24)
    if sa == 0 { return backdrop }
    if da == 0 { return source }
    let (s, d) = (color(source), color(backdrop))
    let mixed =
      switch mode {
      case .hue: d.lending(luminosityTo: s.with(saturation: d.saturation))
      case .saturation: d.lending(luminosityTo: d.with(saturation: s.saturation))
      case .color: d.lending(luminosityTo: s)
      default: s.lending(luminosityTo: d)
      }
    let both = Float(sa * da) / 255
    var result = (sa + da - times(sa, da)) << 24
    for (index, shift) in [UInt32(16), 8, 0].enumerated() {
      let apart = times(source >> shift & 255, 255 - da) + times(backdrop >> shift & 255, 255 - sa)
      result |= min(result >> 24, UInt32(mixed[index] * both + 0.5) + apart) << shift
    }
    return result
  }

  private static func color(_ pixel: UInt32) -> Color {
    Color(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255)) / Float(pixel >> 24)
  }
}

extension SIMD3<Float> {
  private var luminosity: Float { (self * SIMD3(0.3, 0.59, 0.11)).sum() }
  fileprivate var saturation: Float { max() - min() }

  /// Returns another colour with this one's luminosity, clipped to the displayable range.
  fileprivate func lending(luminosityTo other: SIMD3) -> SIMD3 {
    let own = luminosity
    var color = other + (own - other.luminosity)
    let (least, most) = (color.min(), color.max())
    if least < 0 { color = own + (color - own) * (own / (own - least)) }
    if most > 1 { color = own + (color - own) * ((1 - own) / (most - own)) }
    return color.clamped(lowerBound: .zero, upperBound: .one)
  }

  /// Returns the colour with another difference between its strongest and its weakest component.
  fileprivate func with(saturation: Float) -> SIMD3 {
    let least = min(), span = max() - least
    return span > 0 ? (self - least) * (saturation / span) : .zero
  }
}
