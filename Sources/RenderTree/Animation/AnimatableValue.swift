package import CoreGraphics

/// A value of a layer's property that can be mixed with another of its kind.
package enum AnimatableValue: Sendable, Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(Transform3D)
  /// Nil is no colour, which mixes as the other colour made clear.
  case color(CGColor?)
  case contents(RenderContents?)
  case flag(Bool)
  case path(CGPath?)
  case colors([CGColor])
  /// Numbers in a row; nil for none.
  case list([Double]?)

  /// The value `fraction` of the way to another; fractions outside of 0…1 go beyond the ends. Values of
  /// different kinds, and those that cannot be mixed, change over in the middle.
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

  /// The sum of two values, for additive animations: numbers are added, of transforms this one comes first.
  ///
  /// A colour plus a difference of colours is a list of four numbers, which may lie outside of what a colour
  /// can hold: it becomes a colour when it is assigned to a property.
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

  /// The value that `adding(_:)` has to add to another to get this one, of colours a list of four numbers;
  /// nil if there is none: for transforms that cannot be inverted, no colour, and values without numbers.
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

  /// The value as a property holds it: a sum of a colour and differences is limited to a colour.
  package func asValue(of property: AnimatedProperty) -> AnimatableValue {
    guard property.base.isColor, case .list(let parts?) = self, parts.count == 4 else { return self }
    return .color(CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }

  /// The value that mixes as this one does and that an animation's end can hold, where nil would be the
  /// layer's own value: no colour is the other colour made clear.
  package func filled(from other: AnimatableValue) -> AnimatableValue {
    guard case (.color(nil), .color(let color?)) = (self, other) else { return self }
    return .color(color.copy(alpha: 0) ?? color)
  }

  /// What changes nothing when it is added.
  package var neutral: AnimatableValue {
    if case .transform = self { return .transform(.identity) }
    return numbers.map { with($0.map { _ in 0 }) } ?? self
  }

  /// The value of this one's kind whose numbers are made of this one's and another's; nil where they
  /// have not as many. Values of few numbers are joined in place: a frame in which hundreds of
  /// layers move joins thousands.
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

  /// How far it is to another value of its kind, for keyframes at an even pace; 0 for
  /// kinds without a distance.
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

  /// The numbers that the value is made of; nil where it is none of numbers.
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

  /// A value of the same kind with these numbers.
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

  /// Component by component in encoded sRGB (`ios26/animation.json`).
  private static func mix(_ a: CGColor?, _ b: CGColor?, _ f: Double) -> CGColor? {
    guard let some = a ?? b else { return nil }
    let p = (a ?? some.copy(alpha: 0) ?? some).srgb, q = (b ?? some.copy(alpha: 0) ?? some).srgb
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * f }
    return CGColor(
      srgbRed: mix(p.red, q.red), green: mix(p.green, q.green), blue: mix(p.blue, q.blue),
      alpha: mix(p.alpha, q.alpha))
  }
}
