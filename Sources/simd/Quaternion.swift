// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

/// A type of the numbers of quaternions.
///
/// There is no public counterpart, nor one of ``_Quaternion``: Apple's functions have an overload for each
/// precision.
public protocol _QuaternionScalar: BinaryFloatingPoint, SIMDScalar, Codable {
  /// Returns the sine of an angle in radians.
  static func _sine(_ angle: Self) -> Self
  /// Returns the cosine of an angle in radians.
  static func _cosine(_ angle: Self) -> Self
  /// Returns the angle of a point with the x-axis, in radians.
  static func _angle(y: Self, x: Self) -> Self
}

extension Float: _QuaternionScalar {
  /// Returns the sine of an angle in radians.
  public static func _sine(_ angle: Float) -> Float { sin(angle) }
  /// Returns the cosine of an angle in radians.
  public static func _cosine(_ angle: Float) -> Float { cos(angle) }
  /// Returns the angle of a point with the x-axis, in radians.
  public static func _angle(y: Float, x: Float) -> Float { atan2(y, x) }
}

extension Double: _QuaternionScalar {
  /// Returns the sine of an angle in radians.
  public static func _sine(_ angle: Double) -> Double { sin(angle) }
  /// Returns the cosine of an angle in radians.
  public static func _cosine(_ angle: Double) -> Double { cos(angle) }
  /// Returns the angle of a point with the x-axis, in radians.
  public static func _angle(y: Double, x: Double) -> Double { atan2(y, x) }
}

/// The common operations of quaternions of both precisions.
///
/// The requirements are compiled for each precision; the rest only in optimised code.
public protocol _Quaternion: Hashable, Sendable {
  /// The type of the components.
  associatedtype Scalar: _QuaternionScalar
  /// The matrix of a rotation.
  associatedtype Matrix3: _SquareMatrix where Matrix3.Column == SIMD3<Scalar>
  /// The matrix of a rotation, with four columns.
  associatedtype Matrix4: _SquareMatrix where Matrix4.Column == SIMD4<Scalar>
  /// The components x, y, z and w, of which w is the real part.
  var vector: SIMD4<Scalar> { get set }
  /// Creates a quaternion from its components x, y, z and w.
  init(vector: SIMD4<Scalar>)
  /// The quaternion of length 1 with the same direction.
  var normalized: Self { get }
  /// Returns a rotated vector.
  func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar>
  /// Returns the sum of two quaternions.
  static func + (a: Self, b: Self) -> Self
  /// Returns the difference of two quaternions.
  static func - (a: Self, b: Self) -> Self
  /// Returns the rotation that applies `b` first and `a` second.
  static func * (a: Self, b: Self) -> Self
  /// Returns the product of a quaternion and a scalar.
  static func * (a: Self, b: Scalar) -> Self
}

extension _Quaternion {
  /// Creates a quaternion of zeros.
  @inlinable public init() { self.init(vector: .zero) }
  /// Creates a quaternion from its components.
  @inlinable public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    self.init(vector: [ix, iy, iz, r])
  }
  /// Creates a quaternion from its real and imaginary parts.
  @inlinable public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }
  /// Creates a rotation by an angle in radians about an axis of length 1, counterclockwise as seen against
  /// the axis.
  @inlinable public init(angle: Scalar, axis: SIMD3<Scalar>) {
    self.init(real: Scalar._cosine(angle / 2), imag: Scalar._sine(angle / 2) * axis)
  }
  /// Creates the shortest rotation from one direction to another, both of length 1.
  @inlinable public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let half = from + to
    guard simd.length(half) > 1e-6 else {  // Half a turn about any perpendicular axis.
      let across = abs(from.x) < 0.9 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, across)))
      return
    }
    let middle = normalize(half)
    self.init(real: dot(from, middle), imag: cross(from, middle))
  }
  /// Creates the rotation of a matrix.
  @inlinable public init(_ rotationMatrix: Matrix3) {
    self.init(rotationMatrix[0], rotationMatrix[1], rotationMatrix[2])
  }
  /// Creates the rotation of a matrix.
  @inlinable public init(_ rotationMatrix: Matrix4) {
    let m = rotationMatrix
    self.init(
      SIMD3(m[0].x, m[0].y, m[0].z), SIMD3(m[1].x, m[1].y, m[1].z), SIMD3(m[2].x, m[2].y, m[2].z))
  }
  /// Creates the rotation that turns the axes into the given directions.
  @usableFromInline init(_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>, _ c: SIMD3<Scalar>) {
    let squares: SIMD4<Scalar> = [
      1 + a[0] - b[1] - c[2], 1 - a[0] + b[1] - c[2], 1 - a[0] - b[1] + c[2], 1 + a[0] + b[1] + c[2],
    ]
    let (xy, xz, yz) = (a[1] + b[0], a[2] + c[0], b[2] + c[1])
    let (x, y, z) = (b[2] - c[1], c[0] - a[2], a[1] - b[0])
    let greatest = squares.max()  // The divisor that preserves the most precision.
    let scaled: SIMD4<Scalar> =
      squares.w == greatest
      ? [x, y, z, greatest]
      : squares.x == greatest
        ? [greatest, xy, xz, x] : squares.y == greatest ? [xy, greatest, yz, y] : [xz, yz, greatest, z]
    self.init(vector: scaled / (2 * greatest.squareRoot()))
  }

  /// The real part.
  @inlinable public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary part.
  @inlinable public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the rotation in radians, 0…2π.
  @inlinable public var angle: Scalar { 2 * Scalar._angle(y: simd.length(imag), x: real) }
  /// The axis of the rotation, of length 1. NaN for the identity.
  @inlinable public var axis: SIMD3<Scalar> { normalize(imag) }
  /// The length of the quaternion.
  @inlinable public var length: Scalar { simd.length(vector) }
  /// The conjugate, with the imaginary part negated.
  @inlinable public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The multiplicative inverse.
  @inlinable public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }

  /// Returns the product of a quaternion and a scalar.
  @inlinable public static func * (a: Scalar, b: Self) -> Self { Self(vector: a * b.vector) }
  /// Returns the quotient of a quaternion and a scalar.
  @inlinable public static func / (a: Self, b: Scalar) -> Self { Self(vector: a.vector / b) }
  /// Returns the product of a quaternion and the inverse of another.
  @inlinable public static func / (a: Self, b: Self) -> Self { a * b.inverse }
  /// Adds a quaternion.
  @inlinable public static func += (a: inout Self, b: Self) { a = a + b }
  /// Subtracts a quaternion.
  @inlinable public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Multiplies by a quaternion.
  @inlinable public static func *= (a: inout Self, b: Self) { a = a * b }
  /// Multiplies by a scalar.
  @inlinable public static func *= (a: inout Self, b: Scalar) { a = a * b }
  /// Divides by a scalar.
  @inlinable public static func /= (a: inout Self, b: Scalar) { a = a / b }
  /// Returns the negative of a quaternion.
  @inlinable public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
}

/// Returns the real part of a quaternion.
@inlinable public func simd_real<Q: _Quaternion>(_ q: Q) -> Q.Scalar { q.real }
/// Returns the imaginary part of a quaternion.
@inlinable public func simd_imag<Q: _Quaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.imag }
/// Returns the sum of two quaternions.
@inlinable public func simd_add<Q: _Quaternion>(_ a: Q, _ b: Q) -> Q { a + b }
/// Returns the difference of two quaternions.
@inlinable public func simd_sub<Q: _Quaternion>(_ a: Q, _ b: Q) -> Q { a - b }
/// Returns the product of two quaternions.
@inlinable public func simd_mul<Q: _Quaternion>(_ a: Q, _ b: Q) -> Q { a * b }
/// Returns the product of a quaternion and a scalar.
@inlinable public func simd_mul<Q: _Quaternion>(_ a: Q, _ b: Q.Scalar) -> Q { a * b }
/// Returns the product of a quaternion and a scalar.
@inlinable public func simd_mul<Q: _Quaternion>(_ a: Q.Scalar, _ b: Q) -> Q { a * b }
/// Returns a rotated vector.
@inlinable public func simd_act<Q: _Quaternion>(_ q: Q, _ v: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> { q.act(v) }
/// Returns the dot product of two quaternions.
@inlinable public func dot<Q: _Quaternion>(_ a: Q, _ b: Q) -> Q.Scalar { simd_dot(a, b) }
/// Returns the dot product of two quaternions.
@inlinable public func simd_dot<Q: _Quaternion>(_ a: Q, _ b: Q) -> Q.Scalar { dot(a.vector, b.vector) }
/// Returns the length of a quaternion.
@inlinable public func simd_length<Q: _Quaternion>(_ q: Q) -> Q.Scalar { q.length }
/// Returns the quaternion of length 1 with the same direction.
@inlinable public func simd_normalize<Q: _Quaternion>(_ q: Q) -> Q { q.normalized }
/// Returns the conjugate of a quaternion.
@inlinable public func simd_conjugate<Q: _Quaternion>(_ q: Q) -> Q { q.conjugate }
/// Returns the multiplicative inverse of a quaternion.
@inlinable public func simd_inverse<Q: _Quaternion>(_ q: Q) -> Q { q.inverse }
/// Returns the angle of a rotation in radians, 0…2π.
@inlinable public func simd_angle<Q: _Quaternion>(_ q: Q) -> Q.Scalar { q.angle }
/// Returns the axis of a rotation, of length 1.
@inlinable public func simd_axis<Q: _Quaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.axis }
/// Returns the negative of a quaternion.
@inlinable public func simd_negate<Q: _Quaternion>(_ q: Q) -> Q { -q }
/// Interpolates between two rotations along the shorter arc, with `t` in 0…1.
@inlinable public func simd_slerp<Q: _Quaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  simd_dot(q0, q1) >= 0 ? simd_slerp_longest(q0, q1, t) : simd_slerp_longest(q0, -q1, t)
}
/// Interpolates between two quaternions along the arc that connects them, which may be the longer one, with
/// `t` in 0…1.
@inlinable public func simd_slerp_longest<Q: _Quaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  // Accurate for small angles too.
  let angle = 2 * Q.Scalar._angle(y: (q0 - q1).length, x: (q0 + q1).length), sine = Q.Scalar._sine(angle)
  guard sine.magnitude > 1e-6 else { return q0 * (1 - t) + q1 * t }
  let (start, end) = (Q.Scalar._sine((1 - t) * angle) / sine, Q.Scalar._sine(t * angle) / sine)
  return (q0 * start + q1 * end).normalized
}
