/// How the inside of a path that crosses itself is told.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where a ray to infinity crosses more segments one way than the other.
  case winding = 0
  /// Inside is where a ray to infinity crosses an odd number of segments.
  case evenOdd = 1
}

/// What is painted of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill = 0
  /// The inside, by the even-odd rule.
  case eoFill = 1
  /// The outline.
  case stroke = 2
  /// The inside by the winding rule, then the outline.
  case fillStroke = 3
  /// The inside by the even-odd rule, then the outline.
  case eoFillStroke = 4
}

/// The shape of a stroke's open ends.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// Cut off half a line width beyond the end point.
  case square = 2
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, or a bevel beyond the miter limit.
  case miter = 0
  /// A circle around the corner.
  case round = 1
  /// A corner cut off.
  case bevel = 2
}
