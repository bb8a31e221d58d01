internal import Foundation

// Filters without an input image, all of infinite extent unless noted. Core Image Filter Reference,
// categories Generator and Gradient.

extension FilterKind {
  private static let constant = FilterKind(
    "CIConstantColorGenerator", "Constant Color", [kCICategoryGenerator],
    [.color(kCIInputColorKey, 1, 0, 0, 1)]
  ) { values in
    CIImage(color: values.color(kCIInputColorKey)).recipe
  }

  /// Returns the share, 0…1, of the first of two colours that alternate every `width`, starting with the
  /// first at 0. A sharpness of 1 has hard edges, one of 0 none at all.
  private static func turn(_ place: Double, _ width: Double, _ sharpness: Double) -> Double {
    let phase = (place / (2 * width)) - (place / (2 * width)).rounded(.down)
    // The signed distance from the nearest edge, in widths: positive inside the first colour, which has the
    // first half.
    let inside = phase < 0.5 ? min(phase, 0.5 - phase) * 2 : -min(phase - 0.5, 1 - phase) * 2
    let soft = (1 - min(max(sharpness, 0), 1)) / 2
    if soft == 0 { return inside >= 0 && phase < 0.5 ? 1 : 0 }
    let t = min(max(inside / soft / 2 + 0.5, 0), 1)
    return t * t * (3 - 2 * t)
  }

  private static func pattern(
    _ name: String, _ title: String, _ share: @escaping @Sendable (SIMD2<Double>, Double, Double) -> Double
  ) -> FilterKind {
    FilterKind(
      name, title, [kCICategoryGenerator],
      [
        .position(kCIInputCenterKey, 150, 150), .color(kCIInputColor0Key, 1, 1, 1, 1),
        .color(kCIInputColor1Key, 0, 0, 0, 1), .number(kCIInputWidthKey, 80, 0...800),
        .number(kCIInputSharpnessKey, 1, 0...1),
      ]
    ) { values in
      let center = values.point(kCIInputCenterKey), sharpness = values.number(kCIInputSharpnessKey)
      let width = max(abs(values.number(kCIInputWidthKey)), 1e-3)
      return .ramp(values.color(kCIInputColor0Key), values.color(kCIInputColor1Key)) { place in
        1 - share(place - center, width, sharpness)
      }
    }
  }

  // "Generates an image of infinite extent whose pixel values are made up of four independent,
  // uniformly-distributed random numbers in the 0 to 1 range": a hash of column and row, so that every
  // rendering is the same.
  private static let random = FilterKind("CIRandomGenerator", "Random Generator", [kCICategoryGenerator], [])
  { _ in
    .generated { _ in
      { place in
        var seed = UInt64(bitPattern: Int64(place.x.rounded(.down))) &* 0x9E37_79B9_7F4A_7C15
        seed ^= UInt64(bitPattern: Int64(place.y.rounded(.down))) &* 0xC2B2_AE3D_27D4_EB4F
        var pixel = Pixel.clear
        for slot in 0..<4 {
          // The finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
          seed &+= 0x9E37_79B9_7F4A_7C15
          var z = (seed ^ seed >> 30) &* 0xBF58_476D_1CE4_E5B9
          z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
          pixel[slot] = Float((z ^ z >> 31) >> 40) / Float(1 << 24)
        }
        return pixel.premultiplied
      }
    }
  }

  private static let roundedRectangle = FilterKind(
    "CIRoundedRectangleGenerator", "Rounded Rectangle Generator", [kCICategoryGenerator],
    [
      .rectangle(kCIInputExtentKey, 0, 0, 100, 100), .number(kCIInputRadiusKey, 10, 0...1000),
      .color(kCIInputColorKey, 1, 1, 1, 1),
    ]
  ) { values in
    let box = values.rectangle(kCIInputExtentKey).standardized
    let radius = min(max(values.number(kCIInputRadiusKey), 0), min(box.width, box.height).native / 2)
    let color = values.color(kCIInputColorKey)
    let center = SIMD2(box.midX.native, box.midY.native)
    let inner = SIMD2(box.width.native, box.height.native) / 2 - radius
    return .generated(box) { evaluation in
      let pixel = evaluation.pixel(color)
      return { place in
        let offset = place - center
        let out = SIMD2(abs(offset.x), abs(offset.y)) - inner, beyond = pointwiseMax(out, SIMD2(0, 0))
        let distance = (beyond * beyond).sum().squareRoot() + min(max(out.x, out.y), 0) - radius
        return pixel * Float(min(max(0.5 - distance, 0), 1))
      }
    }
  }

  static let generators: [FilterKind] = [
    constant,
    pattern("CICheckerboardGenerator", "Checkerboard") { place, width, sharpness in
      let (a, b) = (turn(place.x, width, sharpness), turn(place.y, width, sharpness))
      return a * b + (1 - a) * (1 - b)
    },
    pattern("CIStripesGenerator", "Stripes") { place, width, sharpness in turn(place.x, width, sharpness) },
    random, roundedRectangle,
  ]

  private static func linear(
    _ name: String, _ title: String, _ bend: @escaping @Sendable (Double) -> Double
  ) -> FilterKind {
    FilterKind(
      name, title, [kCICategoryGradient],
      [
        .position("inputPoint0", 0, 0), .position("inputPoint1", 200, 200),
        .color(kCIInputColor0Key, 1, 1, 1, 1),
        .color(kCIInputColor1Key, 0, 0, 0, 1),
      ]
    ) { values in
      let start = values.point("inputPoint0"), way = values.point("inputPoint1") - start
      let length = max((way * way).sum(), 1e-12)
      return .ramp(values.color(kCIInputColor0Key), values.color(kCIInputColor1Key)) { place in
        bend(min(max(((place - start) * way).sum() / length, 0), 1))
      }
    }
  }

  private static let radial = FilterKind(
    "CIRadialGradient", "Radial Gradient", [kCICategoryGradient],
    [
      .position(kCIInputCenterKey, 150, 150), .number("inputRadius0", 5, 0...800),
      .number("inputRadius1", 100, 0...800),
      .color(kCIInputColor0Key, 1, 1, 1, 1), .color(kCIInputColor1Key, 0, 0, 0, 1),
    ]
  ) { values in
    let center = values.point(kCIInputCenterKey)
    let (first, last) = (values.number("inputRadius0"), values.number("inputRadius1"))
    return .ramp(values.color(kCIInputColor0Key), values.color(kCIInputColor1Key)) { place in
      let distance = ((place - center) * (place - center)).sum().squareRoot()
      return last == first ? (distance < first ? 0 : 1) : min(max((distance - first) / (last - first), 0), 1)
    }
  }

  // "Varies from one color to another using a Gaussian distribution": Mica takes the radius as three standard
  // deviations.
  private static let gaussian = FilterKind(
    "CIGaussianGradient", "Gaussian Gradient", [kCICategoryGradient],
    [
      .position(kCIInputCenterKey, 150, 150), .color(kCIInputColor0Key, 1, 1, 1, 1),
      .color(kCIInputColor1Key, 0, 0, 0, 0),
      .number(kCIInputRadiusKey, 300, 0...800),
    ]
  ) { values in
    let center = values.point(kCIInputCenterKey), deviation = max(values.number(kCIInputRadiusKey), 1e-3) / 3
    return .ramp(values.color(kCIInputColor0Key), values.color(kCIInputColor1Key)) { place in
      let way = (place - center) / deviation
      return 1 - exp(-0.5 * (way * way).sum())
    }
  }

  // "Generates a color wheel that shows hues and saturations for a specified value". Mica's own are the
  // position, the orientation (red to the right, hues counterclockwise, saturation 0 in the center) and the
  // fade within the softness, in pixels, about the radius.
  private static let wheel = FilterKind(
    "CIHueSaturationValueGradient", "Hue/Saturation/Value Gradient", [kCICategoryGradient],
    [
      .number("inputValue", 1, 0...5), .number(kCIInputRadiusKey, 300, 0...800),
      .number("inputSoftness", 1, 0...5),
      .number("inputDither", 1, 0...3), .space,
    ]
  ) { values in
    let radius = max(values.number(kCIInputRadiusKey), 0),
      softness = max(values.number("inputSoftness"), 1e-3)
    let value = values.number("inputValue"), space = values.space("inputColorSpace") ?? .standard
    return .generated(CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)) { evaluation in
      let conversion = ColorConversion(from: space, to: evaluation.working)
      return { place in
        let way = place - radius, distance = (way * way).sum().squareRoot()
        let turn = 3 * atan2(way.y, way.x) / .pi, saturation = min(distance / max(radius, 1e-3), 1)
        // The components of a hue are the same wave, a third of a turn apart: 1 up to a sixth of a turn from
        // its center, 0 beyond two sixths.
        func share(_ start: Double) -> Float {
          let apart = abs((turn - start).remainder(dividingBy: 6))
          return Float(value * (1 - saturation * min(max(apart - 1, 0), 1)))
        }
        let opacity = min(max((radius - distance) / softness + 0.5, 0), 1)
        return Pixel(conversion(SIMD3(share(0), share(2), share(4))), Float(opacity)).premultiplied
      }
    }
  }

  static let gradients: [FilterKind] = [
    linear("CILinearGradient", "Linear Gradient") { $0 },
    linear("CISmoothLinearGradient", "Smooth Linear Gradient") { $0 * $0 * (3 - 2 * $0) },
    radial, gaussian, wheel,
  ]
}

extension Recipe {
  /// Creates an image of infinite extent that blends two colours.
  ///
  /// `share` is a function of the position that is 0 for the first colour and 1 for the second.
  fileprivate static func ramp(
    _ first: CIColor, _ second: CIColor, _ share: @escaping @Sendable (SIMD2<Double>) -> Double
  ) -> Recipe {
    .generated { evaluation in
      let (a, b) = (evaluation.pixel(first), evaluation.pixel(second))
      return { place in a.mixed(b, Float(share(place))) }
    }
  }
}
