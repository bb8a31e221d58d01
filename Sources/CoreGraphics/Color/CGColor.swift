/// A colour: a set of components in a colour space, and an opacity.
///
/// Colours are immutable and compare by space, components and opacity.
public final class CGColor: Sendable {
  /// A colour as red, green, blue and opacity in sRGB: encoded, not premultiplied, and outside 0…1 where the
  /// colour lies outside sRGB.
  package typealias SRGB = (red: Double, green: Double, blue: Double, alpha: Double)

  /// The colour space of the components.
  public let colorSpace: CGColorSpace?
  /// The components with the opacity last, clamped to 0…1 unless the space is extended.
  let values: [CGFloat]
  /// The colour in sRGB, computed once.
  package let srgb: SRGB

  /// Creates a colour from components with the opacity last. Missing components and NaN count as 0.
  package init(space: CGColorSpace, values: [CGFloat]) {
    let count = space.numberOfComponents + 1
    var kept = values.prefix(count).map { value in
      value.isNaN ? 0 : space.isExtended ? value : min(max(value, 0), 1)
    }
    while kept.count < count { kept.append(0) }
    kept[count - 1] = min(max(kept[count - 1], 0), 1)
    pattern = nil
    colorSpace = space
    self.values = kept
    srgb = space.toSRGB(kept)
  }

  /// Creates a colour from components in a colour space.
  ///
  /// - Parameters:
  ///   - space: The colour space of the components.
  ///   - components: `space.numberOfComponents + 1` numbers, the opacity last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let buffer = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    self.init(space: space, values: Array(buffer))
  }

  /// Creates a colour in sRGB. Components are clamped to 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Creates a colour in sRGB. Components are clamped to 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Creates a CMYK colour. Each component ranges from 0 (no ink) to 1 (full ink).
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(
      space: CGColorSpace.named[CGColorSpace.genericCMYK] ?? .deviceCMYK,
      values: [cyan, magenta, yellow, black, alpha])
  }

  /// The number of the colour's components, including the opacity.
  public var numberOfComponents: Int { values.count }

  /// The components, the opacity last.
  public var components: [CGFloat]? { values }

  /// The opacity, from 0 (invisible) to 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The pattern of a pattern colour, or nil.
  public let pattern: CGPattern?

  /// Creates a colour that paints with a pattern.
  ///
  /// Where no pattern can be painted, the colour is represented by its average colour.
  ///
  /// - Parameters:
  ///   - space: A pattern space, made with `CGColorSpace(patternBaseSpace:)`. The initializer returns nil for
  ///     any other space, and for an uncoloured pattern in a space without a base.
  ///   - pattern: The pattern to paint with.
  ///   - components: For a coloured pattern one number, the opacity. For an uncoloured pattern the components
  ///     of a colour in the base space, the opacity last.
  public init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern, pattern.isColored || space.patternBase != nil else { return nil }
    let count = pattern.isColored ? 0 : space.patternBase?.numberOfComponents ?? 0
    values = (0...count).map { components[$0].isNaN ? 0 : min(max(components[$0], 0), 1) }
    colorSpace = space
    self.pattern = pattern
    if let below = pattern.isColored ? nil : space.patternBase {
      srgb = below.toSRGB(values)
    } else {
      let average = pattern.averageColor
      srgb = (average.red, average.green, average.blue, average.alpha * values[0].native)
    }
  }

  /// The colour, including its opacity, in which an uncoloured pattern is painted. Nil for any other colour.
  var colorOfPattern: CGColor? {
    guard let pattern, !pattern.isColored, let below = colorSpace?.patternBase else { return nil }
    return CGColor(space: below, values: values)
  }

  /// Returns the colour itself, since colours are immutable.
  public func copy() -> CGColor? { self }

  /// Creates a copy of the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    let changed = values.dropLast() + [alpha]
    if let pattern { return CGColor(patternSpace: colorSpace, pattern: pattern, components: Array(changed)) }
    return CGColor(space: colorSpace, values: Array(changed))
  }

  /// Opaque white in the gray colour space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black in the gray colour space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Fully transparent black in the gray colour space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Decodes a colour written by ``encode(to:)``.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    let name = try box.decodeIfPresent(String.self, forKey: .space) ?? CGColorSpace.sRGB
    guard let space = CGColorSpace.named[name] else {
      throw DecodingError.dataCorruptedError(
        forKey: .space, in: box, debugDescription: "no colour space is called \(name)")
    }
    let stored = try box.decode([CGFloat].self, forKey: .components)
    guard stored.count == space.numberOfComponents + 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .components, in: box,
        debugDescription: "\(name) takes \(space.numberOfComponents + 1) numbers, found \(stored.count)")
    }
    colorSpace = space
    values = stored
    pattern = nil
    srgb = space.toSRGB(stored)
  }
}

/// - Note: Apple's `CGColor` is not `Codable`. Mica's is, because the render tree consists of codable values.
extension CGColor: Codable {
  private enum CodingKeys: String, CodingKey { case space, components }

  /// Encodes the components, opacity last, and the space's name unless it is sRGB. A pattern colour is
  /// encoded as its average colour.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    if pattern != nil {
      return try box.encode([srgb.red, srgb.green, srgb.blue, srgb.alpha], forKey: .components)
    }
    if let name = colorSpace?.name, name != CGColorSpace.sRGB { try box.encode(name, forKey: .space) }
    try box.encode(values, forKey: .components)
  }
}

extension CGColor: Hashable {
  /// Returns a Boolean value that indicates whether two colours have the same space, components and opacity.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace && lhs.pattern === rhs.pattern)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension CGColor: CustomStringConvertible, CustomDebugStringConvertible {
  /// A textual representation: the space's name and the components.
  public var description: String {
    "CGColor(\(colorSpace?.name ?? "none"); \(values.map { "\($0)" }.joined(separator: ", ")))"
  }

  /// A textual representation: the space's name and the components.
  public var debugDescription: String { description }
}
