/// A shape made of lines and curves, in no particular coordinate space.
///
/// A `CGPath` made by an initialiser never changes; `CGMutablePath` does, and `copy()` freezes it. Two paths
/// are equal when they have the same segments with the same points.
public class CGPath: @unchecked Sendable {
  // Only initialisers and `CGMutablePath` change it.
  var storage = PathStorage()

  init(storage: PathStorage) { self.storage = storage }

  /// Reads the string that `encode(to:)` writes.
  public required init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    let text = try box.decode(String.self)
    guard let storage = PathStorage(text: text) else {
      throw DecodingError.dataCorruptedError(
        in: box,
        debugDescription: "not a path of M, L, Q, C and Z with absolute coordinates: \(text.prefix(40))")
    }
    self.storage = storage
  }

  /// A closed rectangle, through the transform.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(storage: PathStorage())
    storage.addRect(rect, transform?.pointee ?? .identity)
  }

  /// A closed ellipse that touches the rectangle's sides, through the transform.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(storage: PathStorage())
    storage.addEllipse(rect, transform?.pointee ?? .identity)
  }

  /// A closed rectangle with quarter ellipses for corners, through the transform.
  ///
  /// Corners larger than half a side are cut to half.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(storage: PathStorage())
    storage.addRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
  }

  /// Whether the path has no segments.
  public var isEmpty: Bool { storage.isEmpty }

  /// The end of the last segment, or zero in an empty path.
  public var currentPoint: CGPoint { storage.current }

  /// A path with the same segments that never changes.
  public func copy() -> CGPath? { CGPath(storage: storage) }

  /// A path with the same segments, each point through the transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// A path with the same segments that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.storage = storage
    return copy
  }

  /// A path with the same segments that can be added to, each point through the transform.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.storage = storage.applying(transform?.pointee ?? .identity)
    return copy
  }
}

extension CGPath: Decodable {}

extension CGPath: Hashable {
  /// Whether both have the same segments with the same points.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || (lhs.storage.verbs == rhs.storage.verbs && lhs.storage.points == rhs.storage.points)
  }

  /// Feeds the points into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.points)
  }
}

/// A path that can be added to.
///
/// Every method takes points in the coordinates that its transform maps from.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Sendable because its superclass is: as on Apple's systems it must be used by one thread at a time, and
  // what is shared is a `copy()`.

  /// An empty path.
  public init() { super.init(storage: PathStorage()) }

  /// Reads the string that `encode(to:)` writes.
  public required init(from decoder: any Decoder) throws { try super.init(from: decoder) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: point.applying(transform))
  }

  /// A straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.addLine(to: point.applying(transform))
  }

  /// A quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    storage.addQuad(to: end.applying(transform), control: control.applying(transform))
  }

  /// A cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    storage.addCurve(
      to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  /// A line back to where the subpath began.
  public func closeSubpath() { storage.close() }

  /// A closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.addRect(rect, transform)
  }

  /// Closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { storage.addRect(rect, transform) }
  }

  /// A subpath of straight lines through the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    storage.move(to: first.applying(transform))
    for point in points.dropFirst() { storage.addLine(to: point.applying(transform)) }
  }

  /// A closed ellipse that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.addEllipse(rect, transform)
  }

  /// A closed rectangle with quarter ellipses for corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.addRoundedRect(rect, cornerWidth, cornerHeight, transform)
  }

  /// An arc between two angles in radians, joined by a line to the current point.
  ///
  /// `clockwise` means that the angle decreases, which looks clockwise where y points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform)
  }

  /// A line and an arc that touches the line from the current point to the first end and the line between
  /// the ends.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let origin = storage.current.applying(transform.inverted())
    storage.addTangentArc(from: origin, corner: tangent1End, end: tangent2End, radius: radius, transform)
  }

  /// An arc from an angle over `delta` radians, joined by a line to the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    storage.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Another path's segments.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform)
  }
}
