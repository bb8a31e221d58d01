internal import Foundation

// Filters for artistic and tonal effects. Core Image Filter Reference, category Stylize, which has no
// formulas: these are Mica's own.

extension FilterKind {
  // "Creates polygon-shaped color blocks by aggregating source pixel-color values": each square of a grid
  // with the radius as its side, starting at the center, has a random point; a pixel has the average colour
  // of the square whose point is nearest.
  static let crystallize = FilterKind(
    "CICrystallize", "Crystallize", [kCICategoryStylize],
    [.image, .number(kCIInputRadiusKey, 20, 1...100, identity: 1), .position(kCIInputCenterKey, 150, 150)]
  ) { values in
    let side = min(max(values.number(kCIInputRadiusKey), 1), 1e6), center = values.point(kCIInputCenterKey)
    guard let image = values.image(), side > 1 else { return values.image() }
    let small = image.clamped(image.extent).placed(
      CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(
        CGAffineTransform(scaleX: 1 / side, y: 1 / side)),
      .linear)
    return small.warped(image.extent, .nearest, isCurved: true) { place in
      let place = (place - center) / side
      let cell = SIMD2(place.x.rounded(.down), place.y.rounded(.down))
      var nearest = (square: Double.infinity, cell: cell)
      for y in -2...2 {
        for x in -2...2 {
          let other = cell + SIMD2(Double(x), Double(y)), way = other + point(of: other) - place
          let square = (way * way).sum()
          if square < nearest.square { nearest = (square, other) }
        }
      }
      return nearest.cell + 0.5
    }
  }

  /// Returns the position of the point in a square, 0…1: a hash of the square's position, so that every
  /// rendering is the same.
  static func point(of cell: SIMD2<Double>) -> SIMD2<Double> {
    var bits = UInt64(bitPattern: Int64(max(min(cell.x, 1e15), -1e15))) &* 0x9E37_79B9_7F4A_7C15
    bits ^= UInt64(bitPattern: Int64(max(min(cell.y, 1e15), -1e15))) &* 0xC2B2_AE3D_27D4_EB4F
    // The finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return SIMD2(Double(bits >> 32), Double(bits & 0xFFFF_FFFF)) / Double(1 << 32)
  }

  // "Dulls the highlights of an image": what is brighter than its surroundings approaches them.
  static let gloom = FilterKind(
    "CIGloom", "Gloom", [kCICategoryStylize],
    [.image, .number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1, identity: 0)]
  ) { values in
    let amount = values.float(kCIInputIntensityKey)
    return values.image()?.against(radius: min(values.number(kCIInputRadiusKey), 100)) { own, blurred in
      Pixel(pointwiseMin(own, own.mixed(blurred, amount)).color, own.w)
    }
  }

  // "Produces a stylized black-and-white rendition of an image that looks similar to a woodblock cutout":
  // white where the brightness differs by a tenth from the surroundings, black where it does not differ.
  static let edgeWork = FilterKind(
    "CIEdgeWork", "Edge Work", [kCICategoryStylize], [.image, .number(kCIInputRadiusKey, 3, 0...20)]
  ) { values in
    values.image()?.against(radius: min(values.number(kCIInputRadiusKey), 20)) { own, blurred in
      let steep = min(10 * abs(own.straight.luminance - blurred.straight.luminance), 1)
      return Pixel(SIMD3(repeating: steep), 1) * own.w
    }
  }

  // "Adjusts the tonal mapping of an image while preserving spatial detail": components with the transfer
  // curve of sRGB are multiplied by 1 + s·(1 − l)² − (1 − h)·l²/2, where s and h are the amounts and l is the
  // brightness, with the curve, of the surroundings within the radius.
  static let highlightShadow = FilterKind(
    "CIHighlightShadowAdjust", "Highlight and Shadow Adjust", [kCICategoryStylize],
    [
      .image, .number(kCIInputRadiusKey, 0, 0...10, identity: 0),
      .number("inputShadowAmount", 0, -1...1, identity: 0),
      .number("inputHighlightAmount", 1, 0...1, identity: 1),
    ]
  ) { values in
    let shadow = min(max(values.float("inputShadowAmount"), -1), 1)
    let highlight = min(max(values.float("inputHighlightAmount"), 0), 1)
    guard let image = values.image(), shadow != 0 || highlight != 1 else { return values.image() }
    let around = image.clamped(image.extent).blurred(min(values.number(kCIInputRadiusKey), 10))
    return .mixed(image, around, extent: image.extent) { evaluation in
      let encode = ColorConversion(from: evaluation.working, to: .standard)
      let decode = ColorConversion(from: .standard, to: evaluation.working)
      return { own, around, _, _ in
        let gray = encode(SIMD3(repeating: around.straight.luminance)).x, level = min(max(gray, 0), 1)
        let dark = 1 - level, factor = 1 + shadow * dark * dark - (1 - highlight) * level * level / 2
        return Pixel(decode(encode(own.straight.color) * factor), own.w == 0 ? 0 : 1) * own.w
      }
    }
  }
}
