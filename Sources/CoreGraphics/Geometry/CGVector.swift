/// A displacement in the plane; unlike a point it has no position.
@frozen
public struct CGVector: Hashable, Sendable {
  /// The component along x.
  public var dx: CGFloat
  /// The component along y.
  public var dy: CGFloat

  /// Creates the zero vector.
  @inlinable
  public init() {
    dx = 0
    dy = 0
  }

  /// Creates the vector (`dx`, `dy`).
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the vector (`dx`, `dy`).
  @inlinable
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates the vector (`dx`, `dy`).
  @inlinable
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of length zero.
  @inlinable
  public static var zero: CGVector { CGVector() }
}

extension CGVector: Codable {
  /// Decodes two numbers, dx and dy.
  public init(from decoder: any Decoder) throws {
    var steps = try decoder.unkeyedContainer()
    self.init(dx: try steps.decode(CGFloat.self), dy: try steps.decode(CGFloat.self))
  }

  /// Encodes two numbers, dx and dy.
  public func encode(to encoder: any Encoder) throws {
    var steps = encoder.unkeyedContainer()
    try steps.encode(dx)
    try steps.encode(dy)
  }
}

extension CGVector: CustomDebugStringConvertible {
  /// A textual representation: "(dx, dy)".
  public var debugDescription: String { "(\(dx), \(dy))" }
}
