/// The compositing of two images: Porter and Duff's operators and the blend modes of ISO 32000-1 (PDF 1.7),
/// 11.3.5.
enum Blending {
  /// A function of the unpremultiplied colours of the image and its backdrop.
  typealias Mode = @Sendable (_ source: SIMD3<Float>, _ backdrop: SIMD3<Float>) -> SIMD3<Float>

  static let sourceOver: Recipe.Mixer = { _ in { s, b, _, _ in s + b * (1 - s.w) } }

  /// Returns the compositing of a blend mode.
  ///
  /// 11.3.6: αr = αs + αb − αs·αb, αr·Cr = (1 − αb)·αs·Cs + (1 − αs)·αb·Cb + αs·αb·B(Cb, Cs).
  static func mixer(_ mode: @escaping Mode) -> Recipe.Mixer {
    { _ in
      { s, b, _, _ in
        let both = s.w * b.w
        var color = s.color * (1 - b.w) + b.color * (1 - s.w)
        if both > 0 { color += mode(s.straight.color, b.straight.color) * both }
        return Pixel(color, s.w + b.w - both)
      }
    }
  }

  /// Returns a mode that mixes each component separately.
  static func each(_ mix: @escaping @Sendable (_ s: Float, _ b: Float) -> Float) -> Mode {
    { s, b in SIMD3(mix(s.x, b.x), mix(s.y, b.y), mix(s.z, b.z)) }
  }

  static func screen(_ s: Float, _ b: Float) -> Float { s + b - s * b }
  static func hardLight(_ s: Float, _ b: Float) -> Float { s <= 0.5 ? 2 * s * b : screen(2 * s - 1, b) }
  static func dodge(_ s: Float, _ b: Float) -> Float { b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
  static func burn(_ s: Float, _ b: Float) -> Float { b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
  static func softLight(_ s: Float, _ b: Float) -> Float {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  // The nonseparable modes of 11.3.5.3.
  private static let weights = SIMD3<Float>(0.3, 0.59, 0.11)
  private static func brightness(_ color: SIMD3<Float>) -> Float { (color * weights).sum() }

  static func with(brightnessOf other: SIMD3<Float>, _ color: SIMD3<Float>) -> SIMD3<Float> {
    let moved = color + (brightness(other) - brightness(color)), l = brightness(moved)
    let (low, high) = (moved.min(), moved.max()), gray = SIMD3<Float>(repeating: l)
    var clipped = moved
    if low < 0, l > low { clipped = gray + (clipped - gray) * (l / (l - low)) }
    if high > 1, high > l { clipped = gray + (clipped - gray) * ((1 - l) / (high - l)) }
    return clipped
  }

  static func with(saturationOf other: SIMD3<Float>, _ color: SIMD3<Float>) -> SIMD3<Float> {
    let (low, high) = (color.min(), color.max())
    return high > low ? (color - low) * ((other.max() - other.min()) / (high - low)) : SIMD3(repeating: 0)
  }
}

extension FilterKind {
  private enum Reach { case union, intersection, source, backdrop }

  private static func operation(
    _ name: String, _ title: String, _ reach: Reach, _ mixer: @escaping Recipe.Mixer
  ) -> FilterKind {
    FilterKind(name, title, [kCICategoryCompositeOperation], [.image, .background]) { values in
      let source = values.image(), backdrop = values.image(kCIInputBackgroundImageKey)
      guard let source, let backdrop else { return source ?? backdrop }
      let extent =
        switch reach {
        case .union: source.extent.joined(backdrop.extent)
        case .intersection: source.extent.common(backdrop.extent)
        case .source: source.extent
        case .backdrop: backdrop.extent
        }
      return .mixed(source, backdrop, extent: extent, mixer)
    }
  }

  private static func pixels(
    _ name: String, _ title: String, _ reach: Reach,
    _ mix: @escaping @Sendable (_ s: Pixel, _ b: Pixel) -> Pixel
  ) -> FilterKind {
    operation(name, title, reach) { _ in { s, b, _, _ in mix(s, b) } }
  }

  private static func mode(_ name: String, _ title: String, _ mode: @escaping Blending.Mode) -> FilterKind {
    operation("CI\(name)BlendMode", "\(title) Blend Mode", .union, Blending.mixer(mode))
  }

  // Porter and Duff, "Compositing Digital Images", 1984, which the Filter Reference cites.
  private static let operators = [
    pixels("CIAdditionCompositing", "Addition", .union) { s, b in Pixel((s + b).color, min(s.w + b.w, 1)) },
    pixels("CIMaximumCompositing", "Maximum", .union) { pointwiseMax($0, $1) },
    pixels("CIMinimumCompositing", "Minimum", .intersection) { pointwiseMin($0, $1) },
    pixels("CIMultiplyCompositing", "Multiply", .intersection) { $0 * $1 },
    operation("CISourceOverCompositing", "Source Over", .union, Blending.sourceOver),
    pixels("CISourceInCompositing", "Source In", .intersection) { s, b in s * b.w },
    pixels("CISourceOutCompositing", "Source Out", .source) { s, b in s * (1 - b.w) },
    pixels("CISourceAtopCompositing", "Source Atop", .backdrop) { s, b in s * b.w + b * (1 - s.w) },
  ]

  private static let separable = [
    mode("ColorBurn", "Color Burn", Blending.each(Blending.burn)),
    mode("ColorDodge", "Color Dodge", Blending.each(Blending.dodge)),
    mode("Darken", "Darken", Blending.each { min($0, $1) }),
    mode("Difference", "Difference", Blending.each { abs($0 - $1) }),
    mode("Divide", "Divide", Blending.each { s, b in s <= 0 ? (b <= 0 ? 0 : 1) : min(b / s, 1) }),
    mode("Exclusion", "Exclusion", Blending.each { s, b in s + b - 2 * s * b }),
    mode("HardLight", "Hard Light", Blending.each(Blending.hardLight)),
    mode("Lighten", "Lighten", Blending.each { max($0, $1) }),
    mode("LinearBurn", "Linear Burn", Blending.each { s, b in max(s + b - 1, 0) }),
    mode("LinearDodge", "Linear Dodge", Blending.each { s, b in min(s + b, 1) }),
    mode("LinearLight", "Linear Light", Blending.each { s, b in min(max(b + 2 * s - 1, 0), 1) }),
    mode("Multiply", "Multiply", Blending.each { $0 * $1 }),
    mode("Overlay", "Overlay", Blending.each { s, b in Blending.hardLight(b, s) }),
    mode("PinLight", "Pin Light", Blending.each { s, b in s <= 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1) }),
    mode("Screen", "Screen", Blending.each(Blending.screen)),
    mode("SoftLight", "Soft Light", Blending.each(Blending.softLight)),
    mode("Subtract", "Subtract", Blending.each { s, b in max(b - s, 0) }),
    mode(
      "VividLight", "Vivid Light",
      Blending.each { s, b in
        s <= 0.5 ? Blending.burn(2 * s, b) : Blending.dodge(2 * s - 1, b)
      }),
  ]

  private static let whole = [
    mode("Hue", "Hue") { s, b in
      Blending.with(brightnessOf: b, Blending.with(saturationOf: b, s))
    },
    mode("Saturation", "Saturation") { s, b in
      Blending.with(brightnessOf: b, Blending.with(saturationOf: s, b))
    },
    mode("Color", "Color") { s, b in Blending.with(brightnessOf: b, s) },
    mode("Luminosity", "Luminosity") { s, b in Blending.with(brightnessOf: s, b) },
  ]

  static let compositions: [FilterKind] = operators + separable + whole

  /// Returns a filter that mixes an image and a background by a mask.
  ///
  /// "Uses values from a grayscale mask to interpolate between an image and the background. When a mask value
  /// is 0.0, the result is the background. When 1.0, the result is the image."
  private static func masked(
    _ name: String, _ title: String, _ share: @escaping @Sendable (Pixel) -> Float
  ) -> FilterKind {
    FilterKind(name, title, [kCICategoryStylize], [.image, .background, .image(kCIInputMaskImageKey)]) {
      values in
      guard let image = values.image() else { return values.image(kCIInputBackgroundImageKey) }
      let back = values.image(kCIInputBackgroundImageKey) ?? .nothing
      guard let mask = values.image(kCIInputMaskImageKey) else { return image }
      return .mixed(image, back, mask, extent: image.extent.joined(back.extent)) { _ in
        { image, back, mask, _ in back.mixed(image, min(max(share(mask), 0), 1)) }
      }
    }
  }

  static let masks = [
    masked("CIBlendWithMask", "Blend With Mask") { $0.luminance },
    masked("CIBlendWithAlphaMask", "Blend With Alpha Mask") { $0.w },
    masked("CIBlendWithRedMask", "Blend With Red Mask") { $0.x },
    masked("CIBlendWithBlueMask", "Blend With Blue Mask") { $0.z },
  ]
}
