/// The kind of components that a colour space counts in.
public enum CGColorSpaceModel: Int32, Sendable {
  /// None of the others.
  case unknown = -1
  /// One component from black to white.
  case monochrome = 0
  /// Red, green, blue.
  case rgb = 1
  /// Cyan, magenta, yellow, black.
  case cmyk = 2
  /// CIE L*a*b*.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// An index into a table of colours.
  case indexed = 5
  /// A repeated drawing.
  case pattern = 6
  /// CIE XYZ.
  case XYZ = 7
}

/// What a conversion tries to keep when a colour does not fit.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The drawing's own choice.
  case defaultIntent = 0
  /// Colours outside are moved to the nearest inside; the others stay.
  case absoluteColorimetric = 1
  /// As absolute, relative to the white point.
  case relativeColorimetric = 2
  /// The relations between colours.
  case perceptual = 3
  /// Saturation.
  case saturation = 4
}
