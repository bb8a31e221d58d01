internal import Foundation

// Filters that change the colour of each pixel, in linear light and unpremultiplied. The formulas are those
// of Apple's Core Image Filter Reference if it has one; otherwise a comment says so.

extension FilterKind {
  /// Returns a filter that changes the colour of each pixel.
  private static func adjustment(
    _ name: String, _ title: String, _ inputs: [FilterInput],
    _ change: @escaping @Sendable (FilterValues) -> @Sendable (SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterKind {
    FilterKind(name, title, [kCICategoryColorAdjustment], [.image] + inputs) { values in
      let change = change(values)
      return values.image()?.recolored { _ in change }
    }
  }

  /// Returns a filter that changes the components of each pixel, including alpha.
  private static func components(
    _ name: String, _ title: String, _ category: String, _ inputs: [FilterInput],
    _ change: @escaping @Sendable (FilterValues) -> @Sendable (Pixel) -> Pixel
  ) -> FilterKind {
    FilterKind(name, title, [category], [.image] + inputs) { values in
      let change = change(values)
      return values.image()?.mapped { _ in { change($0.straight).premultiplied } }
    }
  }

  private static let clamp = components(
    "CIColorClamp", "Color Clamp", kCICategoryColorAdjustment,
    [.vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]
  ) { values in
    let (low, high) = (values.factors("inputMinComponents"), values.factors("inputMaxComponents"))
    return { pointwiseMin(pointwiseMax($0, low), high) }
  }

  // "To calculate saturation, this filter linearly interpolates between a grayscale image and the original
  // image. … color.rgb + vec3(brightness) … (color.rgb - vec3(0.5)) * contrast + vec3(0.5)"
  private static let controls = adjustment(
    "CIColorControls", "Color Controls",
    [
      .number(kCIInputSaturationKey, 1, 0...2, identity: 1),
      .number(kCIInputBrightnessKey, 0, -1...1, identity: 0),
      .number(kCIInputContrastKey, 1, 0...4, identity: 1),
    ]
  ) { values in
    let saturation = values.float(kCIInputSaturationKey), brightness = values.float(kCIInputBrightnessKey)
    let contrast = values.float(kCIInputContrastKey)
    return { color in
      let gray = SIMD3<Float>(repeating: color.luminance)
      return (gray + (color - gray) * saturation + brightness - 0.5) * contrast + 0.5
    }
  }

  // "s.r = dot(s, redVector) … s = s + bias"
  private static let matrix = components(
    "CIColorMatrix", "Color Matrix", kCICategoryColorAdjustment,
    [
      .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
      .vector("inputBVector", 0, 0, 1, 0),
      .vector("inputAVector", 0, 0, 0, 1), .vector("inputBiasVector", 0, 0, 0, 0),
    ]
  ) { values in
    let rows = ["R", "G", "B", "A"].map { values.factors("input\($0)Vector") }
    let bias = values.factors("inputBiasVector")
    return { s in
      Pixel((rows[0] * s).sum(), (rows[1] * s).sum(), (rows[2] * s).sum(), (rows[3] * s).sum()) + bias
    }
  }

  // "r = rCoeff[0] + rCoeff[1] * r + rCoeff[2] * r*r + rCoeff[3] * r*r*r"
  private static let polynomial = components(
    "CIColorPolynomial", "Color Polynomial", kCICategoryColorAdjustment,
    ["Red", "Green", "Blue", "Alpha"].map { .vector("input\($0)Coefficients", 0, 1, 0, 0) }
  ) { values in
    let terms = ["Red", "Green", "Blue", "Alpha"].map { values.factors("input\($0)Coefficients") }
    @Sendable func of(_ x: Float, _ c: Pixel) -> Float { c.x + x * (c.y + x * (c.z + x * c.w)) }
    return { Pixel(of($0.x, terms[0]), of($0.y, terms[1]), of($0.z, terms[2]), of($0.w, terms[3])) }
  }

  // "s.rgb * pow(2.0, ev)"
  private static let exposure = adjustment(
    "CIExposureAdjust", "Exposure Adjust", [.number(kCIInputEVKey, 0, -10...10, identity: 0)]
  ) { values in
    let factor = exp2(min(values.float(kCIInputEVKey), 64))
    return { $0 * factor }
  }

  // "pow(s.rgb, vec3(power))"
  private static let gamma = adjustment(
    "CIGammaAdjust", "Gamma Adjust", [.number("inputPower", 1, 0.25...4, identity: 1)]
  ) { values in
    let power = values.float("inputPower")
    return { $0.each { pow(max($0, 0), power) } }
  }

  // "Rotates the color cube around the neutral axis": Rodrigues' rotation around (1, 1, 1).
  private static let hue = adjustment(
    "CIHueAdjust", "Hue Adjust", [.number(kCIInputAngleKey, 0, -Double.pi...Double.pi, identity: 0)]
  ) { values in
    let angle = values.number(kCIInputAngleKey)
    let c = Float(cos(angle)), s = Float(sin(angle)) / Float(3).squareRoot()
    return { color in
      let neutral = SIMD3<Float>(repeating: color.sum() / 3)
      let crossed = SIMD3(color.z - color.y, color.x - color.z, color.y - color.x)
      return neutral + (color - neutral) * c + crossed * s
    }
  }

  // "Adjusts the saturation of an image while keeping pleasing skin tones": the formula is Mica's own. The
  // less saturated a colour is, the more it moves away from gray.
  private static let vibrance = adjustment(
    "CIVibrance", "Vibrance", [.number(kCIInputAmountKey, 0, -1...1, identity: 0)]
  ) { values in
    let amount = values.float(kCIInputAmountKey)
    return { color in
      let saturation = min(max(color.max() - color.min(), 0), 1),
        gray = SIMD3<Float>(repeating: color.luminance)
      return color + (color - gray) * (amount * (1 - saturation))
    }
  }

  // "Adjusts the reference white point for an image and maps all colors in the source using the new
  // reference": white becomes the colour.
  private static let whitePoint = FilterKind(
    "CIWhitePointAdjust", "White Point Adjust", [kCICategoryColorAdjustment],
    [.image, .color(kCIInputColorKey, 1, 1, 1, 1)]
  ) { values in
    let color = values.color(kCIInputColorKey)
    return values.image()?.recolored { evaluation in
      let white = evaluation.pixel(color).straight.color
      return { $0 * white }
    }
  }

  /// Returns a filter that converts components between linear light and the transfer curve of sRGB.
  private static func curve(_ name: String, _ title: String, _ isDecoding: Bool) -> FilterKind {
    FilterKind(name, title, [kCICategoryColorAdjustment], [.image]) { values in
      values.image()?.converted { _ in
        let (curved, light) = (CGColorSpace.standard, CGColorSpace(name: CGColorSpace.linearSRGB))
        return isDecoding ? (curved, light) : (light, curved)
      }
    }
  }

  // "Adjusts tone response of the R, G, and B channels of an image": a monotone curve (Fritsch and Carlson,
  // 1980) through five points, in components with the transfer curve of sRGB.
  private static let toneCurve = FilterKind(
    "CIToneCurve", "Tone Curve", [kCICategoryColorAdjustment],
    [.image] + (0...4).map { .position("inputPoint\($0)", CGFloat($0) / 4, CGFloat($0) / 4) }
  ) { values in
    let curve = ToneCurve((0...4).map { values.point("inputPoint\($0)") })
    return values.image()?.recolored { evaluation in
      let encode = ColorConversion(from: evaluation.working, to: .standard)
      let decode = ColorConversion(from: .standard, to: evaluation.working)
      return { decode(encode($0).each { curve($0) }) }
    }
  }

  // "Produces an image with the Lab ∆E difference values between two images … ∆E 1994 values between 0.0 and
  // 100.0", in every component.
  private static let labDifference = FilterKind(
    "CILabDeltaE", "Lab ∆E", [kCICategoryColorAdjustment], [.image, .image("inputImage2")]
  ) { values in
    guard let image = values.image(), let other = values.image("inputImage2") else { return nil }
    return .mixed(image, other, extent: image.extent.union(other.extent)) { _ in
      { first, second, _, _ in
        let difference = LabColor(first).difference(from: LabColor(second))
        return Pixel(SIMD3(repeating: difference), 1)
      }
    }
  }

  static let colorAdjustments: [FilterKind] = [
    labDifference,
    clamp, controls, matrix, polynomial, exposure, gamma, hue, vibrance, whitePoint, temperature, toneCurve,
    curve("CILinearToSRGBToneCurve", "Linear to sRGB", false),
    curve("CISRGBToneCurveToLinear", "sRGB to Linear", true),
  ]
}

/// A smooth curve through points that is monotone between them, and constant before the first and after the
/// last.
struct ToneCurve: Sendable {
  private let points: [SIMD2<Double>]
  private let slopes: [Double]

  /// Creates a curve through points in any order; the first of several points with the same x counts.
  init(_ points: [SIMD2<Double>]) {
    var kept: [SIMD2<Double>] = []
    for point in points.sorted(by: { $0.x < $1.x }) where kept.last.map({ point.x > $0.x + 1e-6 }) ?? true {
      kept.append(point)
    }
    self.points = kept
    let steps = zip(kept, kept.dropFirst()).map { ($1.y - $0.y) / ($1.x - $0.x) }
    slopes = kept.indices.map { index in
      guard index > 0, index < steps.count else {
        return steps.isEmpty ? 0 : steps[index == 0 ? 0 : steps.count - 1]
      }
      let (before, after) = (steps[index - 1], steps[index])
      // The harmonic mean keeps the curve between its points.
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
  }

  func callAsFunction(_ value: Float) -> Float {
    let x = Double(value)
    guard let first = points.first, let last = points.last, x > first.x else {
      return Float(points.first?.y ?? x)
    }
    guard x < last.x, let index = points.lastIndex(where: { $0.x <= x }) else { return Float(last.y) }
    let (low, high) = (points[index], points[index + 1]), width = high.x - low.x, t = (x - low.x) / width
    let bend = t * t * (3 - 2 * t)
    return Float(
      low.y * (1 - bend) + high.y * bend + width * t * (1 - t)
        * (slopes[index] * (1 - t) - slopes[index + 1] * t))
  }
}

/// A colour in CIE 1976 L*a*b*, relative to the white of sRGB (D65).
private struct LabColor {
  let l, a, b: Float

  /// Creates the colour of a pixel in linear sRGB (IEC 61966-2-1).
  init(_ pixel: Pixel) {
    let (r, g, b) = (pixel.straight.x, pixel.straight.y, pixel.straight.z)
    func root(_ value: Float) -> Float {
      value > 216 / 24389 ? Float(cbrt(Double(value))) : (24389 / 27 * value + 16) / 116
    }
    let x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    (l, a, self.b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Returns the ∆E of CIE 1994 with the weights of graphic arts, 0…100.
  func difference(from other: LabColor) -> Float {
    let chroma = (a * a + b * b).squareRoot(),
      otherChroma = (other.a * other.a + other.b * other.b).squareRoot()
    let (dl, da, db, dc) = (l - other.l, a - other.a, b - other.b, chroma - otherChroma)
    let hue = max(da * da + db * db - dc * dc, 0), (sc, sh) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    return min((dl * dl + dc * dc / (sc * sc) + hue / (sh * sh)).squareRoot(), 100)
  }
}
