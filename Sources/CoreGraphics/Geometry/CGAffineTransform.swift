/// A 2D affine transform, stored as the first two columns of a 3×3 matrix that acts on row vectors.
///
/// A point (x, y) is mapped to (a·x + c·y + tx, b·x + d·y + ty). Angles are in radians; positive angles turn
/// from the positive x axis towards the positive y axis. Nothing is normalised: NaN and infinities pass
/// through.
@frozen
public struct CGAffineTransform: Hashable, Sendable {
  /// The x coordinate to which the unit vector (1, 0) is mapped.
  public var a: CGFloat
  /// The y coordinate to which the unit vector (1, 0) is mapped.
  public var b: CGFloat
  /// The x coordinate to which the unit vector (0, 1) is mapped.
  public var c: CGFloat
  /// The y coordinate to which the unit vector (0, 1) is mapped.
  public var d: CGFloat
  /// The x coordinate to which the origin is mapped.
  public var tx: CGFloat
  /// The y coordinate to which the origin is mapped.
  public var ty: CGFloat

  /// Creates a transform with all six entries zero, which is not invertible.
  @inlinable
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform with the given entries.
  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform with the given entries, without labels.
  @inlinable
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation by (`translationX`, `y`).
  @inlinable
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Creates a scaling about the origin.
  @inlinable
  public init(scaleX: CGFloat, y: CGFloat) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin by an angle in radians.
  ///
  /// The entries are exactly `cos` and `sin` of the angle, so a quarter turn has a = 6.1e-17, as Apple's has.
  @inlinable
  public init(rotationAngle: CGFloat) {
    let sine = CGFloat(sin(rotationAngle.native))
    let cosine = CGFloat(cos(rotationAngle.native))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that maps every point to itself.
  @inlinable
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// A Boolean value that indicates whether every entry equals the identity's exactly.
  @inlinable
  public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }

  /// Returns this transform preceded by a translation, in the coordinates that this transform maps from.
  @inlinable
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x * a + y * c + tx, ty: x * b + y * d + ty)
  }

  /// Returns this transform preceded by a scaling.
  @inlinable
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: x * a, b: x * b, c: y * c, d: y * d, tx: tx, ty: ty)
  }

  /// Returns this transform preceded by a rotation by an angle in radians.
  @inlinable
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that applies this one first and `t2` second.
  @inlinable
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the inverse transform.
  ///
  /// A transform whose determinant is zero has no inverse and is returned unchanged, as Apple documents.
  @inlinable
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    if determinant == 0 { return self }
    if b == 0 && c == 0 {
      return CGAffineTransform(a: 1 / a, b: 0, c: 0, d: 1 / d, tx: -tx / a, ty: -ty / d)
    }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension CGAffineTransform: Codable {
  /// Decodes six numbers in the order a, b, c, d, tx, ty.
  public init(from decoder: any Decoder) throws {
    var entries = try decoder.unkeyedContainer()
    self.init(
      a: try entries.decode(CGFloat.self), b: try entries.decode(CGFloat.self),
      c: try entries.decode(CGFloat.self), d: try entries.decode(CGFloat.self),
      tx: try entries.decode(CGFloat.self), ty: try entries.decode(CGFloat.self))
  }

  /// Encodes six numbers in the order a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var entries = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try entries.encode(entry) }
  }
}

extension CGPoint {
  /// Returns the point that the transform maps this point to.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size as a vector transformed by the linear part of the transform: translation has no effect,
  /// and components of the result may be negative.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains the transformed corners of this one.
  ///
  /// The null and the infinite rectangle are returned unchanged. The result is always standardised.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if origin.x == .infinity || origin.y == .infinity || isInfinite { return self }
    // Each corner is the image of the origin plus any of two edge vectors, so the extents add up per axis.
    let edgeX = (x: t.a * size.width, y: t.b * size.width)
    let edgeY = (x: t.c * size.height, y: t.d * size.height)
    let corner = origin.applying(t)
    let left = corner.x + Swift.min(edgeX.x, 0) + Swift.min(edgeY.x, 0)
    let top = corner.y + Swift.min(edgeX.y, 0) + Swift.min(edgeY.y, 0)
    return CGRect(
      x: left, y: top, width: abs(edgeX.x) + abs(edgeY.x), height: abs(edgeX.y) + abs(edgeY.y))
  }
}
