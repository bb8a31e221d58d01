internal import Foundation

// Halftone filters. Core Image Filter Reference, category Halftone Effect, which has no formulas: these are
// Mica's own. A screen has a threshold, 0…1, at every position, which repeats every `inputWidth` pixels;
// brighter pixels are white.

extension FilterKind {
  /// A function that returns the threshold at a position, in widths of the screen.
  private typealias Screen = @Sendable (SIMD2<Double>) -> Double

  private static let width = FilterInput.number(kCIInputWidthKey, 6, 1...50)
  private static let angle = FilterInput.number(kCIInputAngleKey, 0, -Double.pi...Double.pi)
  private static let sharpness = FilterInput.number(kCIInputSharpnessKey, 0.7, 0...1)
  private static let center = FilterInput.position(kCIInputCenterKey, 150, 150)

  /// Returns the distance from the nearest whole number, doubled: 0 there, 1 in the middle between two.
  private static func between(_ place: Double) -> Double { 2 * abs(place - place.rounded()) }

  /// Returns a function of a position and a level, 0…1, that returns the whiteness there.
  private static func screened(
    _ values: FilterValues, turned: Double = 0, _ screen: @escaping Screen
  ) -> @Sendable (SIMD2<Double>, Float) -> Float {
    let center = values.point(kCIInputCenterKey), width = max(values.number(kCIInputWidthKey), 1)
    let angle = values.kind.input(kCIInputAngleKey) == nil ? 0 : values.number(kCIInputAngleKey) + turned
    let (c, s) = (cos(angle), sin(angle))
    // A sharpness below 1 spreads the step from black to white over that many of the levels.
    let soft = max(1 - values.float(kCIInputSharpnessKey), 1e-3)
    return { place, level in
      let way = (place - center) / width
      let threshold = Float(screen(SIMD2(way.x * c + way.y * s, way.y * c - way.x * s)))
      // Only pure black stays entirely black, only pure white entirely white.
      return min(max((level * (1 + soft) - threshold) / soft, 0), 1)
    }
  }

  private static func halftone(
    _ name: String, _ title: String, isTurned: Bool = true, _ screen: @escaping Screen
  ) -> FilterKind {
    FilterKind(
      name, title, [kCICategoryHalftoneEffect],
      [.image, center] + (isTurned ? [angle] : []) + [width, sharpness]
    ) { values in
      let white = screened(values, screen)
      guard let image = values.image() else { return nil }
      return .mixed(image, extent: image.extent) { _ in
        { pixel, _, _, place in
          let level = white(place, min(max(pixel.straight.luminance, 0), 1))
          return Pixel(SIMD3(repeating: level), 1) * pixel.w
        }
      }
    }
  }

  /// Black dots in the corners of squares, white ones in the centers.
  private static let dots: Screen = { (2 + cos(2 * .pi * $0.x) + cos(2 * .pi * $0.y)) / 4 }

  // "Creates a color, halftoned rendition of the source image, using cyan, magenta, yellow, and black inks
  // over a white page": at the usual printing angles, 15°, 75°, 0° and 45°. Black replaces the share
  // `inputGCR` of the gray in the other inks; `inputUCR` removes that much more of them where black is
  // printed.
  private static let cmyk = FilterKind(
    "CICMYKHalftone", "CMYK Halftone", [kCICategoryHalftoneEffect],
    [.image, center, width, angle, sharpness, .number("inputGCR", 1, 0...1), .number("inputUCR", 0.5, 0...1)]
  ) { values in
    let plates = [15.0, 75, 0, 45].map { screened(values, turned: $0 * .pi / 180, dots) }
    let replaced = values.float("inputGCR"), removed = values.float("inputUCR")
    guard let image = values.image() else { return nil }
    return .mixed(image, extent: image.extent) { _ in
      { pixel, _, _, place in
        let inks = pixel.straight.color.each { 1 - min(max($0, 0), 1) }, black = inks.min() * replaced
        let rest = inks.each { max(($0 - black) * (1 - black * removed), 0) }
        let left = SIMD3(
          plates[0](place, 1 - rest.x), plates[1](place, 1 - rest.y), plates[2](place, 1 - rest.z))
        return Pixel(left * plates[3](place, 1 - black), 1) * pixel.w
      }
    }
  }

  static let halftones: [FilterKind] = [
    halftone("CIDotScreen", "Dot Screen", dots),
    // If the screen is sharp, the white share of the area is the level.
    halftone("CILineScreen", "Line Screen") { between($0.y) },
    halftone("CIHatchedScreen", "Hatched Screen") {
      let (x, y) = (between($0.x), between($0.y))
      return max(x, y) * max(x, y)
    },
    halftone("CICircularScreen", "Circular Screen", isTurned: false) {
      between(($0 * $0).sum().squareRoot())
    },
    cmyk,
  ]
}
