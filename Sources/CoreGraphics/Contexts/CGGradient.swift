/// Colours that change smoothly from one location, 0…1, to the next.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  init(stops: [GradientStop]) {
    // Cairo and Core Graphics want ascending locations.
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
  }

  /// A gradient through colours, at the given locations or, without any, at equal distances.
  ///
  /// Colours are mixed as sRGB values. Nil where there are no colours or something else is in the list.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    self.init(
      stops: known.enumerated().map { index, color in
        GradientStop(location: locations?[index], index: index, of: known.count, color: color.srgb)
      })
  }

  /// A gradient through colours given as components of a space, the opacity last, `count` colours in a row.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    self.init(
      stops: (0..<count).map { index in
        let values = UnsafeBufferPointer(start: components + index * size, count: size)
        return GradientStop(
          location: locations?[index], index: index, of: count,
          color: CGColor(space: space, values: Array(values)).srgb)
      })
  }

  /// The space that colours are mixed in.
  public var colorSpace: CGColorSpace? { .standard }
}

/// A colour at a location of a gradient.
struct GradientStop: Sendable {
  var location: CGFloat
  var color: CGColor.SRGB

  init(location: CGFloat, color: CGColor.SRGB) {
    (self.location, self.color) = (location, color)
  }

  init(location: CGFloat?, index: Int, of count: Int, color: CGColor.SRGB) {
    let even = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
    let wanted = location.map { $0.isNaN ? 0 : $0 } ?? even
    self.init(location: min(max(wanted, 0), 1), color: color)
  }
}

/// Where a gradient's location 0 and 1 lie.
enum GradientShape {
  case linear(CGPoint, CGPoint)
  case radial(CGPoint, CGFloat, CGPoint, CGFloat)
}

/// What is painted beyond a gradient's ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// The set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
