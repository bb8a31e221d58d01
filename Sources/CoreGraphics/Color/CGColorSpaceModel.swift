/// The kinds of components a colour space can have.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that is none of the others.
  case unknown = -1
  /// One component, from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// CIE L*a*b*.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// An index into a table of colours.
  case indexed = 5
  /// A repeated drawing instead of a single colour.
  case pattern = 6
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// CIE XYZ.
  case XYZ = 7
}

/// The handling of colours that are outside the gamut of the destination colour space.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent for the drawing operation.
  case defaultIntent = 0
  /// Maps colours outside the gamut to the nearest inside it and leaves the others unchanged.
  case absoluteColorimetric = 1
  /// Like `absoluteColorimetric`, relative to the white point.
  case relativeColorimetric = 2
  /// Preserves the visual relationship between colours.
  case perceptual = 3
  /// Preserves saturation.
  case saturation = 4
}
