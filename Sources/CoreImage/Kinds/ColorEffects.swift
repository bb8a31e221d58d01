// Filters that replace colours. Core Image Filter Reference, category Color Effect; a comment says where it
// has no formula.

extension FilterKind {
  private static func effect(
    _ name: String, _ title: String, _ inputs: [FilterInput] = [],
    _ change: @escaping @Sendable (FilterValues) -> @Sendable (SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterKind {
    FilterKind(name, title, [kCICategoryColorEffect], [.image] + inputs) { values in
      let change = change(values)
      return values.image()?.recolored { _ in change }
    }
  }

  /// Returns a filter that makes the image gray and maps the gray, with the transfer curve of sRGB, through a
  /// function.
  private static func film(
    _ name: String, _ title: String, _ tone: @escaping @Sendable (Float) -> Float
  ) -> FilterKind {
    FilterKind(name, title, [kCICategoryColorEffect], [.image]) { values in
      values.image()?.recolored { evaluation in
        let encode = ColorConversion(from: evaluation.working, to: .standard)
        let decode = ColorConversion(from: .standard, to: evaluation.working)
        return { decode(encode(SIMD3(repeating: $0.luminance)).each { min(max(tone($0), 0), 1) }) }
      }
    }
  }

  // The brightness as shades of a colour.
  private static let monochrome = FilterKind(
    "CIColorMonochrome", "Color Monochrome", [kCICategoryColorEffect],
    [
      .image, .color(kCIInputColorKey, 0.6, 0.45, 0.3, 1),
      .number(kCIInputIntensityKey, 1, 0...1, identity: 0),
    ]
  ) { values in
    let color = values.color(kCIInputColorKey), amount = values.float(kCIInputIntensityKey)
    return values.image()?.recolored { evaluation in
      let shade = evaluation.pixel(color).straight.color
      return { $0 + (shade * $0.luminance - $0) * amount }
    }
  }

  // The usual matrix of sepia filters, as in Filter Effects Module Level 1, 13.1.2 "sepia" (W3C).
  private static let sepia = effect(
    "CISepiaTone", "Sepia Tone", [.number(kCIInputIntensityKey, 1, 0...1, identity: 0)]
  ) { values in
    let amount = values.float(kCIInputIntensityKey)
    return { c in
      let brown = SIMD3<Float>(
        0.393 * c.x + 0.769 * c.y + 0.189 * c.z, 0.349 * c.x + 0.686 * c.y + 0.168 * c.z,
        0.272 * c.x + 0.534 * c.y + 0.131 * c.z)
      return c + (brown - c) * amount
    }
  }

  // "Remaps red, green, and blue color components to the number of brightness values you specify": evenly
  // from 0 to 1.
  private static let posterize = effect(
    "CIColorPosterize", "Color Posterize", [.number("inputLevels", 6, 2...30)]
  ) { values in
    let levels = Float(min(max(values.number("inputLevels").rounded(), 2), 65536))
    return { $0.each { min((min(max($0, 0), 1) * levels).rounded(.down), levels - 1) / (levels - 1) } }
  }

  // "Maps luminance to a color ramp of two colors."
  private static let falseColor = FilterKind(
    "CIFalseColor", "False Color", [kCICategoryColorEffect],
    [.image, .color(kCIInputColor0Key, 0.3, 0, 0, 1), .color(kCIInputColor1Key, 1, 0.9, 0.8, 1)]
  ) { values in
    let (dark, bright) = (values.color(kCIInputColor0Key), values.color(kCIInputColor1Key))
    return values.image()?.mapped { evaluation in
      let (dark, bright) = (evaluation.pixel(dark), evaluation.pixel(bright))
      return { pixel in dark.mixed(bright, min(max(pixel.straight.luminance, 0), 1)) * pixel.w }
    }
  }

  // "Converts a grayscale image to a white image that is masked by alpha."
  private static let mask = FilterKind("CIMaskToAlpha", "Mask to Alpha", [kCICategoryColorEffect], [.image]) {
    values in
    values.image()?.mapped { _ in { Pixel(repeating: min(max($0.luminance, 0), 1)) } }
  }

  /// Returns the image mapped through a table of `n`³ colours, red changing fastest, each four premultiplied
  /// floats.
  private static func cube(_ values: FilterValues, in space: CGColorSpace?) -> Recipe? {
    guard let image = values.image() else { return nil }
    let side = Int(min(max(values.number("inputCubeDimension"), 0), 256))
    guard side >= 2, let data = values.data("inputCubeData"), data.count >= side * side * side * 16 else {
      tell(
        "\(values.kind.name): inputCubeData needs 16 bytes for each of inputCubeDimension³ colours, 2…256 a side"
      )
      return image
    }
    let table: [Pixel] = data.withUnsafeBytes { bytes in
      (0..<side * side * side).map { index in
        func part(_ slot: Int) -> Float {
          bytes.loadUnaligned(fromByteOffset: index * 16 + slot * 4, as: Float.self)
        }
        return Pixel(part(0), part(1), part(2), part(3))
      }
    }
    return image.mapped { evaluation in
      let into = ColorConversion(from: space == nil ? nil : evaluation.working, to: space)
      let back = ColorConversion(from: space, to: space == nil ? nil : evaluation.working)
      return { pixel in
        if pixel.w == 0 { return .clear }
        let place = into(pixel.straight.color).each { min(max($0.isNaN ? 0 : $0, 0), 1) * Float(side - 1) }
        let low = place.each { min($0.rounded(.down), Float(side - 2)) }, share = place - low
        let first = Int(low.x) + side * (Int(low.y) + side * Int(low.z))
        func along(_ index: Int) -> Pixel { table[index].mixed(table[index + 1], share.x) }
        func across(_ index: Int) -> Pixel { along(index).mixed(along(index + side), share.y) }
        return back(across(first).mixed(across(first + side * side), share.z)) * pixel.w
      }
    }
  }

  private static let cubeInputs: [FilterInput] = [
    .image, .number("inputCubeDimension", 2, 2...256), .data("inputCubeData"),
    .flag("inputExtrapolate", false),
  ]

  // "Performs a nonlinear transformation of source color values using mapping values provided in a table":
  // the lowest row of the gradient, from left to right by brightness.
  private static let map = FilterKind(
    "CIColorMap", "Color Map", [kCICategoryColorEffect], [.image, .image(kCIInputGradientImageKey)]
  ) { values in
    guard let image = values.image(), let gradient = values.image(kCIInputGradientImageKey) else {
      return nil
    }
    guard !gradient.extent.isNull, !gradient.extent.isUnbounded else { return image }
    var row = gradient.area
    row.height = 1
    let place = row
    return Recipe(image.extent, from: [image, gradient]) { area, evaluation in
      let colors = evaluation.tile(of: gradient, place), tile = evaluation.tile(of: image, area)
      return Tile(area) { x, y in
        let pixel = tile[x, y], level = Double(min(max(pixel.straight.luminance, 0), 1))
        let at = SIMD2(Double(place.x) + 0.5 + level * Double(place.width - 1), Double(place.y) + 0.5)
        return colors.linear(at) * pixel.w
      }
    }
  }

  // "Reduces the brightness of an image at the periphery": the formula is Mica's own, with the square of the
  // distance from the center. At radius 1 and intensity 1 the corners are black.
  private static let vignette = FilterKind(
    "CIVignette", "Vignette", [kCICategoryColorEffect],
    [.image, .number(kCIInputRadiusKey, 1, 0...2), .number(kCIInputIntensityKey, 0, -1...1, identity: 0)]
  ) { values in
    let radius = max(values.number(kCIInputRadiusKey), 0.001), amount = values.float(kCIInputIntensityKey)
    guard let image = values.image(), !image.extent.isUnbounded, !image.extent.isNull else {
      return values.image()
    }
    let center = SIMD2(image.extent.midX.native, image.extent.midY.native)
    let reach = hypot(image.extent.width, image.extent.height).native / 2 * radius
    return image.shaded { place in
      let way = (place - center) / reach
      return 1 - amount * Float(min((way * way).sum(), 1))
    }
  }

  // "Modifies the brightness of an image around the periphery of a specified region": the formula is Mica's
  // own, smooth between the radius minus and plus its share `inputFalloff`.
  private static let vignetteEffect = FilterKind(
    "CIVignetteEffect", "Vignette Effect", [kCICategoryColorEffect],
    [
      .image, .position(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, 150, 0...2000),
      .number(kCIInputIntensityKey, 1, -1...1, identity: 0), .number("inputFalloff", 0.5, 0...1),
    ]
  ) { values in
    let center = values.point(kCIInputCenterKey), radius = max(values.number(kCIInputRadiusKey), 0)
    let soft = max(radius * min(max(values.number("inputFalloff"), 0), 1), 0.5)
    let amount = values.float(kCIInputIntensityKey)
    return values.image()?.shaded { place in
      let way = place - center, distance = (way * way).sum().squareRoot()
      let t = min(max((distance - radius + soft) / (2 * soft), 0), 1)
      return 1 - amount * Float(t * t * (3 - 2 * t))
    }
  }

  // "Modifies the pixel values in an image by applying a set of polynomial cross-products … out.r = in.r *
  // rC[0] + in.g * rC[1] + in.b * rC[2] + in.r * in.r * rC[3] + in.g * in.g * rC[4] + in.b * in.b * rC[5] +
  // in.r * in.g * rC[6] + in.g * in.b * rC[7] + in.b * in.r * rC[8] + rC[9]"
  private static let crossPolynomial = effect(
    "CIColorCrossPolynomial", "Color Cross-Polynomial",
    [
      .vector("inputRedCoefficients", 1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      .vector("inputGreenCoefficients", 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
      .vector("inputBlueCoefficients", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
    ]
  ) { values in
    let terms = ["Red", "Green", "Blue"].map { values.vector("input\($0)Coefficients").map { Float($0) } }
    return { c in
      let products: [Float] = [
        c.x, c.y, c.z, c.x * c.x, c.y * c.y, c.z * c.z, c.x * c.y, c.y * c.z, c.z * c.x, 1,
      ]
      func sum(_ terms: [Float]) -> Float { zip(terms, products).reduce(0) { $0 + $1.0 * $1.1 } }
      return SIMD3(sum(terms[0]), sum(terms[1]), sum(terms[2]))
    }
  }

  /// Returns a filter for colour photos that works with the transfer curve of sRGB: it scales the saturation
  /// and the contrast about the middle, multiplies components by a tint, and lifts black to the veil.
  private static func photo(
    _ name: String, _ title: String, saturation: Float = 1, contrast: Float = 1,
    _ tint: SIMD3<Float> = SIMD3(1, 1, 1), veil: Float = 0
  ) -> FilterKind {
    FilterKind(name, title, [kCICategoryColorEffect], [.image]) { values in
      values.image()?.recolored { evaluation in
        let encode = ColorConversion(from: evaluation.working, to: .standard)
        let decode = ColorConversion(from: .standard, to: evaluation.working)
        return { color in
          let color = encode(color), gray = SIMD3<Float>(repeating: color.luminance)
          let toned = ((gray + (color - gray) * saturation - 0.5) * contrast + 0.5) * tint
          return decode(toned.each { veil + (1 - veil) * min(max($0, 0), 1) })
        }
      }
    }
  }

  static let colorEffects: [FilterKind] = [
    effect("CIColorInvert", "Color Invert") { _ in { 1 - $0 } },
    monochrome, sepia, posterize, falseColor, mask,
    effect("CIMaximumComponent", "Maximum Component") { _ in { SIMD3(repeating: $0.max()) } },
    effect("CIMinimumComponent", "Minimum Component") { _ in { SIMD3(repeating: $0.min()) } },
    FilterKind("CIColorCube", "Color Cube", [kCICategoryColorEffect], cubeInputs) { cube($0, in: nil) },
    FilterKind(
      "CIColorCubeWithColorSpace", "Color Cube with ColorSpace", [kCICategoryColorEffect],
      cubeInputs + [.space]
    ) { cube($0, in: $0.space("inputColorSpace")) },
    map, vignette, vignetteEffect, crossPolynomial,
    // "… imitate black-and-white photography film with low contrast", "with exaggerated contrast", "without
    // significantly altering contrast"; the amounts are Mica's own.
    film("CIPhotoEffectMono", "Photo Effect Mono") { 0.5 + ($0 - 0.5) * 0.8 },
    film("CIPhotoEffectNoir", "Photo Effect Noir") { 0.5 + ($0 - 0.5) * 1.5 },
    film("CIPhotoEffectTonal", "Photo Effect Tonal") { $0 },
    // "… imitate vintage photography film with exaggerated color", "… with diminished color", "… with
    // distorted colors", "… with emphasized cool colors", "… with emphasized warm colors"; the amounts are
    // Mica's own.
    photo("CIPhotoEffectChrome", "Photo Effect Chrome", saturation: 1.3, contrast: 1.1),
    photo("CIPhotoEffectFade", "Photo Effect Fade", saturation: 0.7, contrast: 0.9, veil: 0.05),
    photo(
      "CIPhotoEffectInstant", "Photo Effect Instant", saturation: 0.8, contrast: 0.9, SIMD3(1, 0.97, 0.85),
      veil: 0.08),
    photo("CIPhotoEffectProcess", "Photo Effect Process", contrast: 1.05, SIMD3(0.9, 1, 1.08)),
    photo("CIPhotoEffectTransfer", "Photo Effect Transfer", contrast: 0.95, SIMD3(1.08, 1, 0.88)),
  ]
}

extension Recipe {
  /// Returns the image with its brightness multiplied by a factor that depends on the position.
  fileprivate func shaded(_ factor: @escaping @Sendable (SIMD2<Double>) -> Float) -> Recipe {
    .mixed(self, extent: extent) { _ in
      { pixel, _, _, place in Pixel(pixel.color * max(factor(place), 0), pixel.w) }
    }
  }
}
