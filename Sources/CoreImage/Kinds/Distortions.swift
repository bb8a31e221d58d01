internal import Foundation

// Distortion filters. Core Image Filter Reference, category Distortion Effect, which describes the effects
// and has no formulas: these are Mica's own. Lengths are in pixels, angles are counterclockwise.

extension FilterKind {
  private static let center = FilterInput.position(kCIInputCenterKey, 150, 150)
  private static func radius(_ standard: Double, _ least: Double = 0, _ most: Double = 1000) -> FilterInput {
    .number(kCIInputRadiusKey, standard, least...most)
  }

  /// Returns a filter that distorts a circle. The image grows by the part of the circle beyond its edges.
  ///
  /// `bend` returns the source of a pixel. Its arguments are the vector from the center to the pixel and its
  /// length, 0…1 of the radius.
  private static func circle(
    _ name: String, _ title: String, _ inputs: [FilterInput],
    _ bend: @escaping @Sendable (FilterValues) -> @Sendable (SIMD2<Double>, Double) -> SIMD2<Double>
  ) -> FilterKind {
    FilterKind(
      name, title, [kCICategoryDistortionEffect], [.image, center, radius(300)] + inputs
    ) { values in
      let bend = bend(values), center = values.point(kCIInputCenterKey)
      let radius = values.number(kCIInputRadiusKey)
      guard let image = values.image(), !image.extent.isNull, radius > 0 else { return values.image() }
      let box = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      let extent = image.extent.common(box).isNull ? image.extent : image.extent.joined(box)
      return image.warped(extent, .linear, isCurved: true) { place in
        let way = place - center, length = (way * way).sum().squareRoot() / radius
        return length < 1 ? center + bend(way, length) : place
      }
    }
  }

  /// Rotates a vector by an angle.
  private static func turned(_ way: SIMD2<Double>, _ angle: Double) -> SIMD2<Double> {
    let (c, s) = (cos(angle), sin(angle))
    return SIMD2(way.x * c - way.y * s, way.x * s + way.y * c)
  }

  // "Creates a concave or convex bump that originates at a specified point in the image": the center is
  // enlarged 1 / (1 - scale) times, the surroundings less with the distance.
  private static let bump = circle(
    "CIBumpDistortion", "Bump Distortion", [.number(kCIInputScaleKey, 0.5, -1...1, identity: 0)]
  ) { values in
    let scale = min(max(values.number(kCIInputScaleKey), -1), 1)
    return { way, length in way * bumped(length, scale) }
  }

  /// Returns the factor of a distance from the center of a bump.
  private static func bumped(_ length: Double, _ scale: Double) -> Double {
    let rest = max(1 - length * length, 0)
    return 1 - scale * rest * rest
  }

  // "Creates a bump that originates from a linear portion of the image": the line through the center at the
  // angle. The image does not grow.
  private static let linearBump = FilterKind(
    "CIBumpDistortionLinear", "Bump Distortion Linear", [kCICategoryDistortionEffect],
    [
      .image, center, radius(300), .number(kCIInputAngleKey, 0, -Double.pi...Double.pi),
      .number(kCIInputScaleKey, 0.5, -1...1, identity: 0),
    ]
  ) { values in
    let center = values.point(kCIInputCenterKey), radius = max(values.number(kCIInputRadiusKey), 1e-3)
    let across = turned(SIMD2(0, 1), values.number(kCIInputAngleKey))
    let scale = min(max(values.number(kCIInputScaleKey), -1), 1)
    guard let image = values.image() else { return nil }
    return image.warped(image.extent, .linear, isCurved: true) { place in
      let distance = ((place - center) * across).sum()
      return place + across * (distance * (bumped(distance / radius, scale) - 1))
    }
  }

  // "Pinches an image toward a center point": what appears in the center comes from 1 + scale times farther
  // out.
  private static let pinch = circle(
    "CIPinchDistortion", "Pinch Distortion", [.number(kCIInputScaleKey, 0.5, 0...2, identity: 0)]
  ) { values in
    let scale = min(max(values.number(kCIInputScaleKey), 0), 2)
    return { way, length in way * (1 + scale * (1 - length) * (1 - length)) }
  }

  // "Rotates pixels around a point to give a swirling effect": by the angle in the center, decreasing with
  // the square of the remaining distance to the edge.
  private static let twirl = circle(
    "CITwirlDistortion", "Twirl Distortion",
    [.number(kCIInputAngleKey, .pi, -4 * Double.pi...4 * Double.pi, identity: 0)]
  ) { values in
    let angle = values.number(kCIInputAngleKey)
    return { way, length in turned(way, -angle * (1 - length) * (1 - length)) }
  }

  // "Rotates pixels around a point to simulate a vortex": like a twirl, but with the fourth power, so that
  // the rotation increases toward the center.
  private static let vortex = circle(
    "CIVortexDistortion", "Vortex Distortion",
    [.number(kCIInputAngleKey, 18 * .pi, -30 * Double.pi...30 * Double.pi, identity: 0)]
  ) { values in
    let angle = values.number(kCIInputAngleKey)
    return { way, length in turned(way, -angle * pow(1 - length, 4)) }
  }

  // "Creates a circular area that pushes the image pixels outward, distorting those pixels closest to the
  // circle the most": every part keeps its area.
  private static let hole = FilterKind(
    "CIHoleDistortion", "Hole Distortion", [kCICategoryDistortionEffect], [.image, center, radius(150, 0.01)]
  ) { values in
    let center = values.point(kCIInputCenterKey), radius = values.number(kCIInputRadiusKey)
    guard let image = values.image(), radius > 0 else { return values.image() }
    return image.warped(
      image.extent.grown(CGFloat(radius), CGFloat(radius)), .linear, isCurved: true
    ) { place in
      let way = place - center, square = (way * way).sum()
      return square > radius * radius ? center + way * (1 - radius * radius / square).squareRoot() : nil
    }
  }

  // "Wraps an image around a transparent circle": the lower edge lies on the circle, starting at the angle,
  // counterclockwise; what is longer than the circumference is not visible.
  private static let wrap = FilterKind(
    "CICircularWrap", "Circular Wrap Distortion", [kCICategoryDistortionEffect],
    [.image, center, radius(150, 0, 600), .number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
  ) { values in
    let center = values.point(kCIInputCenterKey), radius = max(values.number(kCIInputRadiusKey), 1e-3)
    let angle = values.number(kCIInputAngleKey)
    guard let image = values.image(), !image.extent.isUnbounded, !image.extent.isNull else {
      return values.image()
    }
    let corner = SIMD2(image.extent.minX.native, image.extent.minY.native)
    let reach = radius + image.extent.height.native
    let extent = CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    return image.warped(extent, .linear, isCurved: true) { place in
      let way = place - center, turns = (atan2(way.y, way.x) - angle) / (2 * .pi)
      let above = (way * way).sum().squareRoot() - radius
      return above < 0
        ? nil : corner + SIMD2((turns - turns.rounded(.down)) * 2 * .pi * radius, above)
    }
  }

  static let distortions: [FilterKind] = [bump, linearBump, pinch, twirl, vortex, hole, wrap]
}
