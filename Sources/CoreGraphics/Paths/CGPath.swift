/// A shape made of lines and curves, in no particular coordinate space.
///
/// A `CGPath` made by an initializer is immutable; `CGMutablePath` is mutable, and `copy()` returns an
/// immutable copy. Two paths are equal if they have the same segments with the same points.
public class CGPath: @unchecked Sendable {
  // Only initialisers and `CGMutablePath` change it.
  var storage = PathStorage()

  init(storage: PathStorage) { self.storage = storage }

  /// Decodes the string that `encode(to:)` writes.
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

  /// Creates a closed rectangle, transformed.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(storage: PathStorage())
    storage.addRect(rect, transform?.pointee ?? .identity)
  }

  /// Creates the closed ellipse that is inscribed in a rectangle, transformed.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(storage: PathStorage())
    storage.addEllipse(rect, transform?.pointee ?? .identity)
  }

  /// Creates a closed rectangle with quarter ellipses for corners, transformed.
  ///
  /// Corners are limited to half of a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(storage: PathStorage())
    storage.addRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
  }

  /// A Boolean value that indicates whether the path has no segments.
  public var isEmpty: Bool { storage.isEmpty }

  /// The end of the last segment, or zero if the path is empty.
  public var currentPoint: CGPoint { storage.current }

  /// Returns an immutable path with the same segments.
  public func copy() -> CGPath? { CGPath(storage: storage) }

  /// Returns an immutable path with the same segments, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable path with the same segments.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.storage = storage
    return copy
  }

  /// Returns a mutable path with the same segments, transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.storage = storage.applying(transform?.pointee ?? .identity)
    return copy
  }
}

extension CGPath: Decodable {}

extension CGPath: Hashable {
  /// Returns a Boolean value that indicates whether two paths have the same segments with the same points.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || (lhs.storage.verbs == rhs.storage.verbs && lhs.storage.points == rhs.storage.points)
  }

  /// Hashes the points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.points)
  }
}

/// A path that can be modified.
///
/// Every method takes points in the coordinate space that its transform maps from.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Sendable because its superclass is. As on Apple's systems, a mutable path must be used by one thread at a
  // time; share a `copy()`.

  /// Creates an empty path.
  public init() { super.init(storage: PathStorage()) }

  /// Decodes the string that `encode(to:)` writes.
  public required init(from decoder: any Decoder) throws { try super.init(from: decoder) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: point.applying(transform))
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.addLine(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    storage.addQuad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    storage.addCurve(
      to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  /// Closes the current subpath with a line to its first point.
  public func closeSubpath() { storage.close() }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.addRect(rect, transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { storage.addRect(rect, transform) }
  }

  /// Adds a subpath of straight lines through the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    storage.move(to: first.applying(transform))
    for point in points.dropFirst() { storage.addLine(to: point.applying(transform)) }
  }

  /// Adds the closed ellipse that is inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.addEllipse(rect, transform)
  }

  /// Adds a closed rectangle with quarter ellipses for corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.addRoundedRect(rect, cornerWidth, cornerHeight, transform)
  }

  /// Adds an arc between two angles in radians, joined by a line to the current point.
  ///
  /// `clockwise` means decreasing angles, which look clockwise if y points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform)
  }

  /// Adds a line and an arc that is tangent to the line from the current point to the first end and to the
  /// line between the two ends.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let origin = storage.current.applying(transform.inverted())
    storage.addTangentArc(from: origin, corner: tangent1End, end: tangent2End, radius: radius, transform)
  }

  /// Adds an arc from an angle over `delta` radians, joined by a line to the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    storage.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Adds the segments of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform)
  }
}
