internal import Foundation

// Transition filters, which lead from an image at time 0 to the target image at time 1. Core Image Filter
// Reference, category Transition, which has no formulas: all but that of the dissolve are Mica's own.

extension FilterKind {
  private static let box = FilterInput.rectangle(kCIInputExtentKey, 0, 0, 300, 300)
  private static let center = FilterInput.position(kCIInputCenterKey, 150, 150)

  /// Returns a transition filter.
  ///
  /// For a time, 0…1, `mix` computes a pixel from those of both images.
  private static func transition(
    _ name: String, _ title: String, _ inputs: [FilterInput] = [],
    _ mix:
      @escaping @Sendable (FilterValues, Double) ->
      @Sendable (Evaluation) -> (
        _ image: Pixel, _ target: Pixel, _ place: SIMD2<Double>
      ) -> Pixel
  ) -> FilterKind {
    FilterKind(
      name, title, [kCICategoryTransition],
      [.image, .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1, identity: 0)] + inputs
    ) { values in
      guard let image = values.image(), let target = values.image(kCIInputTargetImageKey) else {
        return values.image() ?? values.image(kCIInputTargetImageKey)
      }
      let mix = mix(values, min(max(values.number(kCIInputTimeKey), 0), 1))
      return .mixed(image, target, extent: image.extent.joined(target.extent)) { evaluation in
        let mix = mix(evaluation)
        return { image, target, _, place in mix(image, target, place) }
      }
    }
  }

  /// Returns a transition in which a bar moves across the extent in the direction of the angle, revealing the
  /// target.
  ///
  /// `mix` computes a pixel within the bar. Its share is 0 at the trailing edge and 1 at the leading edge of
  /// the bar.
  private static func bar(
    _ name: String, _ title: String, _ inputs: [FilterInput],
    _ mix: @escaping @Sendable (Pixel, Pixel, _ bar: Pixel, _ share: Float) -> Pixel
  ) -> FilterKind {
    transition(
      name, title, [box, .number(kCIInputAngleKey, 0, -Double.pi...Double.pi)] + inputs
    ) { values, time in
      let angle = values.number(kCIInputAngleKey), way = SIMD2(cos(angle), sin(angle))
      let width = max(values.number(kCIInputWidthKey), 1e-3), opacity = values.float("inputOpacity")
      let box = values.rectangle(kCIInputExtentKey).standardized, color = values.color(kCIInputColorKey)
      let (low, high) = (SIMD2(box.minX.native, box.minY.native), SIMD2(box.maxX.native, box.maxY.native))
      let places = [low, high, SIMD2(low.x, high.y), SIMD2(high.x, low.y)].map { ($0 * way).sum() }
      let first = (places.min() ?? 0) - width, last = places.max() ?? 0
      let front = first + time * (last - first)
      return { evaluation in
        let color = evaluation.pixel(color) * opacity
        return { image, target, place in
          let share = Float(min(max(((place * way).sum() - front) / width, 0), 1))
          return mix(image, target, color, share)
        }
      }
    }
  }

  /// Adds coloured light to a pixel, in proportion to the pixel's alpha.
  private static func lit(_ pixel: Pixel, _ light: Pixel, _ amount: Float) -> Pixel {
    Pixel(pixel.color + light.color * (amount * pixel.w), pixel.w)
  }

  // "Uses a dissolve to transition from one image to another."
  private static let dissolve = transition("CIDissolveTransition", "Dissolve") { _, time in
    { _ in { image, target, _ in image.mixed(target, Float(time)) } }
  }

  // "Transitions from one image to another by simulating a swiping action": both images show within the bar,
  // with most of the colour in its middle.
  private static let swipe = bar(
    "CISwipeTransition", "Swipe",
    [
      .color(kCIInputColorKey, 1, 1, 1, 1), .number(kCIInputWidthKey, 300, 0.1...800),
      .number("inputOpacity", 0, 0...1),
    ]
  ) { image, target, color, share in
    lit(target.mixed(image, share), color, 1 - abs(2 * share - 1))
  }

  // "Transitions from one image to another by simulating the effect of a copy machine": the light passes, and
  // under its middle one image is replaced by the other.
  private static let copyMachine = bar(
    "CICopyMachineTransition", "Copy Machine",
    [
      .color(kCIInputColorKey, 0.6, 1, 0.8, 1), .number(kCIInputWidthKey, 200, 0.1...500),
      .number("inputOpacity", 1.3, 0...3),
    ]
  ) { image, target, color, share in
    lit(share < 0.5 ? target : image, color, 1 - abs(2 * share - 1))
  }

  // "The flash originates from a point you specify. Small at first, it rapidly expands until the image frame
  // is completely filled with the flash color. As the color fades, the target image begins to appear": it
  // fills the extent at half the time. Striations are rays that stretch its edge, which is a quarter of its
  // reach wide.
  private static let flash = transition(
    "CIFlashTransition", "Flash",
    [
      center, box, .color(kCIInputColorKey, 1, 0.8, 0.6, 1), .number("inputMaxStriationRadius", 2.58, 0...10),
      .number("inputStriationStrength", 0.5, 0...3), .number("inputStriationContrast", 1.375, 0...5),
      .number("inputFadeThreshold", 0.85, 0...1),
    ]
  ) { values, time in
    let center = values.point(kCIInputCenterKey), color = values.color(kCIInputColorKey)
    let box = values.rectangle(kCIInputExtentKey).standardized
    let far = SIMD2(
      max(abs(box.minX.native - center.x), abs(box.maxX.native - center.x)),
      max(abs(box.minY.native - center.y), abs(box.maxY.native - center.y)))
    let reach = max((far * far).sum().squareRoot(), 1), soft = reach / 4
    let rays = (
      reach: max(values.number("inputMaxStriationRadius"), 1e-3) * reach,
      strength: max(values.number("inputStriationStrength"), 0),
      contrast: max(values.number("inputStriationContrast"), 0)
    )
    let fade = max(values.number("inputFadeThreshold"), 1e-3)
    return { evaluation in
      let flash = evaluation.pixel(color)
      return { image, target, place in
        if time >= 0.5 { return target.mixed(flash, Float(min((2 - 2 * time) / fade, 1))) }
        let way = place - center, distance = (way * way).sum().squareRoot(), turn = atan2(way.y, way.x)
        let share = min(max((2 * time * (reach + soft) - distance) / soft, 0), 1)
        let ray = pow((2 + sin(17 * turn) + sin(41 * turn)) / 4, rays.contrast)
        let pulled = rays.strength * ray * max(1 - distance / rays.reach, 0)
        return image.mixed(flash, Float(pow(share, 1 / (1 + pulled))))
      }
    }
  }

  // "Transitions from one image to another by revealing the target image through irregularly shaped holes":
  // first at the crests of waves whose wavelength is the radius, and later with the distance from the center,
  // in multiples of the compression.
  private static let mod = transition(
    "CIModTransition", "Mod",
    [
      center, .number(kCIInputAngleKey, 2, -2 * Double.pi...2 * Double.pi),
      .number(kCIInputRadiusKey, 150, 1...200), .number("inputCompression", 300, 1...800),
    ]
  ) { values, time in
    let center = values.point(kCIInputCenterKey), angle = values.number(kCIInputAngleKey)
    let radius = max(values.number(kCIInputRadiusKey), 1), (c, s) = (cos(angle), sin(angle))
    let compression = max(values.number("inputCompression"), 1)
    let soft = 0.05
    return { _ in
      { image, target, place in
        let way = place - center, wave = way * (2 * .pi / radius)
        let level = (2 + sin(wave.x * c - wave.y * s) + sin(wave.x * s + wave.y * c)) / 4
        let late = min((way * way).sum().squareRoot() / compression, 1)
        let share = (time * (1 + soft) - (1 - level + late) / 2) / soft
        return image.mixed(target, Float(min(max(share, 0), 1)))
      }
    }
  }

  static let transitions: [FilterKind] = [dissolve, swipe, copyMachine, flash, mod]
}
