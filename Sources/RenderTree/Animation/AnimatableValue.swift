package import CoreGraphics

/// The value of a layer's property, which can be interpolated with another of its kind.
package enum AnimatableValue: Sendable, Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(Transform3D)
  /// A colour, or nil for no colour, which is interpolated as the other colour made transparent.
  case color(CGColor?)
  case contents(RenderContents?)
  case flag(Bool)
  case path(CGPath?)
  case colors([CGColor])
  /// An array of numbers, or nil for none.
  case list([Double]?)

  /// Returns the value interpolated to another. Fractions outside 0…1 extrapolate. Values of different kinds,
  /// and those that cannot be interpolated, switch in the middle.
  package func interpolated(to other: AnimatableValue, at fraction: Double) -> AnimatableValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, at: fraction))
    case (.color(let a), .color(let b)): return .color(Self.mix(a, b, fraction))
    case (.path(let a?), .path(let b?)):
      return .path(a.mixed(with: b, at: fraction) ?? (fraction < 0.5 ? a : b))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { Self.mix($0, $1, fraction) ?? $0 })
    case (.contents, _), (.flag, _): return fraction < 0.5 ? self : other
    default: return joined(with: other) { $0 + ($1 - $0) * fraction } ?? (fraction < 0.5 ? self : other)
    }
  }

  /// Returns the sum of two values, for additive animations. Numbers are added; of transforms this one is
  /// applied first.
  ///
  /// A colour plus a difference of colours is an array of four numbers, which may be outside the range of a
  /// colour. It becomes a colour when it is assigned to a property.
  package func adding(_ other: AnimatableValue, times factor: Double = 1) -> AnimatableValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(a.concatenating(b))
    case (.color(let a?), .color(let b?)):
      let (p, q) = (a.srgb, b.srgb)
      return .color(
        CGColor(
          srgbRed: p.red + q.red * factor, green: p.green + q.green * factor, blue: p.blue + q.blue * factor,
          alpha: p.alpha + q.alpha * factor))
    case (.color(let color), .list):
      let parts = color.map { [$0.srgb.red, $0.srgb.green, $0.srgb.blue, $0.srgb.alpha] }
      return AnimatableValue.list(parts ?? [0, 0, 0, 0]).adding(other, times: factor)
    default: return joined(with: other) { $0 + $1 * factor } ?? other
    }
  }

  /// Returns the value that `adding(_:)` must add to another to obtain this one; for colours, an array of
  /// four numbers. Returns nil if there is none: for singular transforms, no colour, and values without
  /// numbers.
  package func difference(from other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      let back = b.inverted()
      guard back != b || b.concatenating(b) == .identity else { return nil }
      return .transform(back.concatenating(a))
    case (.color(let a?), .color(let b?)):
      let (p, q) = (a.srgb, b.srgb)
      return .list([p.red - q.red, p.green - q.green, p.blue - q.blue, p.alpha - q.alpha])
    default: return joined(with: other, -)
    }
  }

  /// Returns the value as a property stores it: a sum of a colour and differences is clamped to a colour.
  package func asValue(of property: AnimatedProperty) -> AnimatableValue {
    guard property.base.isColor, case .list(let parts?) = self, parts.count == 4 else { return self }
    return .color(CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }

  /// Returns an equivalent value for the end of an animation, where nil would mean the layer's own value: no
  /// colour becomes the other colour made transparent.
  package func filled(from other: AnimatableValue) -> AnimatableValue {
    guard case (.color(nil), .color(let color?)) = (self, other) else { return self }
    return .color(color.copy(alpha: 0) ?? color)
  }

  /// The value that changes nothing when it is added.
  package var neutral: AnimatableValue {
    if case .transform = self { return .transform(.identity) }
    return numbers.map { with($0.map { _ in 0 }) } ?? self
  }

  /// Combines the numbers of two values of a kind. Returns nil if their counts differ. Values of few numbers
  /// are combined in place, since a frame in which hundreds of layers move combines thousands.
  @inline(__always)
  private func joined(with other: AnimatableValue, _ body: (Double, Double) -> Double) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(body(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: body(a.x, b.x), y: body(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: body(a.width, b.width), height: body(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      let (p, q) = (a.origin, b.origin)
      return .rect(
        CGRect(
          x: body(p.x, q.x), y: body(p.y, q.y), width: body(a.size.width, b.size.width),
          height: body(a.size.height, b.size.height)))
    default:
      guard let a = numbers, let b = other.numbers, a.count == b.count else { return nil }
      return with(zip(a, b).map(body))
    }
  }

  /// Returns the distance to another value of its kind, for paced keyframes, or 0 for kinds without a
  /// distance.
  package func distance(to other: AnimatableValue) -> Double {
    guard let a = components, let b = other.components, a.count == b.count else { return 0 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private var components: [Double]? {
    if case .color(let color?) = self {
      return [color.srgb.red, color.srgb.green, color.srgb.blue, color.srgb.alpha]
    }
    return numbers
  }

  /// The numbers that the value consists of, or nil if it does not consist of numbers.
  package var numbers: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .list(let list): list
    case .transform, .color, .contents, .flag, .path, .colors: nil
    }
  }

  /// Returns a value of the same kind with the given numbers.
  package func with(_ n: [Double]) -> AnimatableValue {
    switch self {
    case .number: .number(n[0])
    case .point: .point(CGPoint(x: n[0], y: n[1]))
    case .size: .size(CGSize(width: n[0], height: n[1]))
    case .rect: .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .list: .list(n)
    case .transform, .color, .contents, .flag, .path, .colors: self
    }
  }

  /// Interpolates colours by component in encoded sRGB (`ios26/animation.json`).
  private static func mix(_ a: CGColor?, _ b: CGColor?, _ f: Double) -> CGColor? {
    guard let some = a ?? b else { return nil }
    let p = (a ?? some.copy(alpha: 0) ?? some).srgb, q = (b ?? some.copy(alpha: 0) ?? some).srgb
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * f }
    return CGColor(
      srgbRed: mix(p.red, q.red), green: mix(p.green, q.green), blue: mix(p.blue, q.blue),
      alpha: mix(p.alpha, q.alpha))
  }
}
