internal import CPixels

/// Arithmetic on premultiplied ARGB pixels with eight bits per component.
enum Pixel {
  /// Copies pixels of four bytes with red and blue exchanged.
  static func swapRedAndBlue(
    from pixels: UnsafeRawPointer, into target: UnsafeMutableRawPointer, count: Int
  ) { pixels_swap_red_and_blue(pixels, target, count) }

  /// Returns a·b / 255, rounded.
  @inline(__always)
  static func times(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a * b + 128
    return (product + product >> 8) >> 8
  }

  /// Returns a pixel with every component multiplied by `amount` / 255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by amount: UInt32) -> UInt32 {
    if amount == 255 { return pixel }
    var outer = (pixel & 0xFF00FF) * amount + 0x800080
    var inner = ((pixel >> 8) & 0xFF00FF) * amount + 0x800080
    outer = ((outer + ((outer >> 8) & 0xFF00FF)) >> 8) & 0xFF00FF
    inner = (inner + ((inner >> 8) & 0xFF00FF)) & 0xFF00_FF00
    return outer | inner
  }

  /// Converts a component, 0…1, as Cairo does: to the nearest 16-bit number, of which the upper 8 bits are
  /// used.
  static func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 65535 + 0.5) >> 8 }

  /// Returns the pixel that Cairo paints for a colour at an opacity.
  static func ink(_ color: CGColor.SRGB, alpha: CGFloat) -> UInt32 {
    let alpha = min(max(color.alpha * alpha.native, 0), 1)
    return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
      | byte(color.blue * alpha)
  }

  /// Returns the pixel before it was multiplied by a coverage, which must not be 0.
  @inline(__always)
  static func uncovered(_ pixel: UInt32, _ coverage: UInt32) -> UInt32 {
    each(pixel, 0) { value, _ in min(255, (value * 255 + coverage / 2) / coverage) }
  }

  /// Interpolates between two pixels by `amount` / 255.
  @inline(__always)
  static func mixed(_ from: UInt32, _ to: UInt32, _ amount: UInt32) -> UInt32 {
    each(from, to) { from, to in (from * (255 - amount) + to * amount + 127) / 255 }
  }

  /// Returns the pixel with its colour premultiplied by its opacity.
  @inline(__always)
  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return alpha == 255 ? pixel : scaled(pixel & 0xFFFFFF, by: alpha) | alpha << 24
  }

  /// Returns the pixel with its colour not premultiplied.
  @inline(__always)
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    return uncovered(pixel, alpha) & 0xFFFFFF | alpha << 24
  }

  /// Applies a function to each of the four components of two pixels.
  @inline(__always)
  static func each(_ a: UInt32, _ b: UInt32, _ body: (UInt32, UInt32) -> UInt32) -> UInt32 {
    body(a & 255, b & 255) | body(a >> 8 & 255, b >> 8 & 255) << 8
      | body(a >> 16 & 255, b >> 16 & 255) << 16 | body(a >> 24, b >> 24) << 24
  }

  /// Returns the result of the modes that Cairo lacks or does not limit to a shape. All other modes return
  /// the source.
  static func blend(_ mode: CGBlendMode, _ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let (sa, da) = (source >> 24, backdrop >> 24)
    switch mode {
    case .clear: return 0
    case .sourceIn: return scaled(source, by: da)
    case .sourceOut: return scaled(source, by: 255 - da)
    case .destinationIn: return scaled(backdrop, by: sa)
    case .destinationAtop:
      return each(scaled(source, by: 255 - da), scaled(backdrop, by: sa)) { min(255, $0 + $1) }
    case .plusDarker:
      // R = Ra − ((Da − D) + (Sa − S)), at least 0, with Ra = min(1, Sa + Da).
      let alpha = min(255, sa + da)
      let color = each(source, backdrop) { s, d in
        let missing = (da - min(d, da)) + (sa - min(s, sa))
        return alpha > missing ? alpha - missing : 0
      }
      return color & 0xFFFFFF | alpha << 24
    case .colorBurn:
      if sa == 0 { return backdrop }
      let color = each(source, backdrop) { s, d in burned(s, sa, d, da) }
      return color & 0xFFFFFF | (sa + da - times(sa, da)) << 24
    case .hue, .saturation, .color, .luminosity: return blendColor(mode, source, backdrop)
    default: return source
    }
  }

  /// Returns the colour burn of one component.
  ///
  /// If the source's component is 0 the result is 0, however transparent the source is, by
  /// `facts/apple/cgcontext.json` (blend.colorBurn), unlike the W3C's formula.
  private static func burned(_ s: UInt32, _ sa: UInt32, _ d: UInt32, _ da: UInt32) -> UInt32 {
    let rest = times(s, 255 - da) + times(d, 255 - sa)
    if d >= da { return min(255, times(sa, da) + rest) }
    if s == 0 { return 0 }
    // sa·da·(1 − min(1, (1 − d/da) / (s/sa)))
    let share = min(1, Double(da - d) / Double(da) * Double(sa) / Double(s))
    return min(255, UInt32(Double(sa * da) / 255 * (1 - share) + 0.5) + rest)
  }
}
