/// A smooth transition between colours at locations in 0…1.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  init(stops: [GradientStop]) {
    // Cairo and Core Graphics expect ascending locations.
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
  }

  /// Creates a gradient from colours. Colours are interpolated as sRGB values.
  ///
  /// - Parameters:
  ///   - space: Ignored.
  ///   - colors: The colours, instances of `CGColor`. The initializer returns nil if the array is empty or
  ///     holds anything else.
  ///   - locations: A location for each colour, or nil for even distances.
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

  /// Creates a gradient from components of a colour space: `count` colours in a row, each with its opacity
  /// last.
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

  /// The colour space in which colours are interpolated: sRGB.
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

/// The geometry of a gradient: the places of locations 0 and 1.
enum GradientShape {
  case linear(CGPoint, CGPoint)
  case radial(CGPoint, CGFloat, CGPoint, CGFloat)
}

/// Options for the area beyond a gradient's ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Extends the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
