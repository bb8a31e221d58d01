/// The rules that determine the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if a ray to infinity crosses more segments in one direction than in the other.
  case winding = 0
  /// A point is inside if a ray to infinity crosses an odd number of segments.
  case evenOdd = 1
}

/// The modes of painting a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path with the winding rule.
  case fill = 0
  /// Fills the path with the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills the path with the winding rule, then strokes it.
  case fillStroke = 3
  /// Fills the path with the even-odd rule, then strokes it.
  case eoFillStroke = 4
}

/// The shape of the ends of an open stroke.
public enum CGLineCap: Int32, Sendable {
  /// Ends exactly at the end point.
  case butt = 0
  /// Ends with a semicircle around the end point.
  case round = 1
  /// Ends half a line width beyond the end point.
  case square = 2
}

/// The shape of the corners of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, or a bevel if it exceeds the miter limit.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2
}
