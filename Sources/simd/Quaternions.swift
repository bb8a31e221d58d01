// swift-format-ignore-file: AlwaysUseLowerCamelCase
internal import Foundation

// Quaternions of single and double precision.

/// A quaternion with components `vector` = (x, y, z, w), of which w is the real one. Unit quaternions
/// represent rotations.
public struct simd_quatf: Hashable, Sendable {
  /// The components x, y, z and w, of which w is the real part.
  public var vector: SIMD4<Float>

  /// Creates a quaternion of zeros.
  public init() { vector = .zero }
  /// Creates a quaternion from its components x, y, z and w.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// Creates a quaternion from its components.
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = [ix, iy, iz, r] }
  /// Creates a quaternion from its real and imaginary parts.
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
  /// Creates a rotation by an angle in radians about an axis of length 1, counterclockwise as seen against
  /// the axis.
  public init(angle: Float, axis: SIMD3<Float>) {
    self.init(real: cos(angle / 2), imag: sin(angle / 2) * axis)
  }
  /// Creates the shortest rotation from one direction to another, both of length 1.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let half = from + to
    guard simd.length(half) > 1e-6 else {  // Half a turn about any perpendicular axis.
      let across = abs(from.x) < 0.9 ? SIMD3<Float>(1, 0, 0) : SIMD3<Float>(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, across)))
      return
    }
    let middle = normalize(half)
    self.init(real: dot(from, middle), imag: cross(from, middle))
  }
  /// Creates the rotation of a matrix.
  public init(_ rotationMatrix: simd_float3x3) {
    let m = rotationMatrix
    let squares: SIMD4<Float> = [
      1 + m[0][0] - m[1][1] - m[2][2], 1 - m[0][0] + m[1][1] - m[2][2], 1 - m[0][0] - m[1][1] + m[2][2],
      1 + m[0][0] + m[1][1] + m[2][2],
    ]
    let (xy, xz, yz) = (m[0][1] + m[1][0], m[0][2] + m[2][0], m[1][2] + m[2][1])
    let (x, y, z) = (m[1][2] - m[2][1], m[2][0] - m[0][2], m[0][1] - m[1][0])
    let greatest = squares.max()  // The divisor that preserves the most precision.
    let scaled: SIMD4<Float> =
      squares.w == greatest
      ? [x, y, z, greatest]
      : squares.x == greatest
        ? [greatest, xy, xz, x] : squares.y == greatest ? [xy, greatest, yz, y] : [xz, yz, greatest, z]
    vector = scaled / (2 * greatest.squareRoot())
  }
  /// Creates the rotation of a matrix.
  public init(_ rotationMatrix: simd_float4x4) {
    let m = rotationMatrix
    self.init(
      simd_float3x3(
        SIMD3(m[0].x, m[0].y, m[0].z), SIMD3(m[1].x, m[1].y, m[1].z), SIMD3(m[2].x, m[2].y, m[2].z)))
  }

  /// The real part.
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary part.
  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the rotation in radians, 0…2π.
  public var angle: Float { 2 * atan2(simd.length(imag), real) }
  /// The axis of the rotation, of length 1. NaN for the identity.
  public var axis: SIMD3<Float> { normalize(imag) }
  /// The length of the quaternion.
  public var length: Float { simd.length(vector) }
  /// The quaternion of length 1 with the same direction.
  public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }
  /// The conjugate, with the imaginary part negated.
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  /// The multiplicative inverse.
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / dot(vector, vector)) }
  /// Returns a rotated vector.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let turned = 2 * cross(imag, vector)
    return vector + real * turned + cross(imag, turned)
  }

  /// Returns the sum of two quaternions.
  public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(vector: a.vector + b.vector)
  }
  /// Returns the difference of two quaternions.
  public static func - (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(vector: a.vector - b.vector)
  }
  /// Returns the rotation that applies `b` first and `a` second.
  public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag))
  }
  /// Returns the product of a quaternion and a scalar.
  public static func * (a: simd_quatf, b: Float) -> simd_quatf { simd_quatf(vector: a.vector * b) }
  /// Returns the product of a quaternion and a scalar.
  public static func * (a: Float, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a * b.vector) }
  /// Returns the quotient of a quaternion and a scalar.
  public static func / (a: simd_quatf, b: Float) -> simd_quatf { simd_quatf(vector: a.vector / b) }
  /// Returns the product of a quaternion and the inverse of another.
  public static func / (a: simd_quatf, b: simd_quatf) -> simd_quatf { a * b.inverse }
  /// Adds a quaternion.
  public static func += (a: inout simd_quatf, b: simd_quatf) { a = a + b }
  /// Subtracts a quaternion.
  public static func -= (a: inout simd_quatf, b: simd_quatf) { a = a - b }
  /// Multiplies by a quaternion.
  public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
  /// Multiplies by a scalar.
  public static func *= (a: inout simd_quatf, b: Float) { a = a * b }
  /// Divides by a scalar.
  public static func /= (a: inout simd_quatf, b: Float) { a = a / b }
  /// Returns the negative of a quaternion.
  public static prefix func - (a: simd_quatf) -> simd_quatf { simd_quatf(vector: -a.vector) }
}

extension simd_float3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatf) {
    self.init(quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
  }
}

extension simd_float4x4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatf) {
    let turn = simd_float3x3(quaternion)
    self.init(SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), [0, 0, 0, 1])
  }
}

/// Returns a rotation by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
/// Returns the shortest rotation from one direction to another, both of length 1.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
/// Returns a quaternion from its components.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// Returns the product of two quaternions.
public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
/// Returns a rotated vector.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Returns the dot product of two quaternions.
public func simd_dot(_ a: simd_quatf, _ b: simd_quatf) -> Float { dot(a.vector, b.vector) }
/// Returns the length of a quaternion.
public func simd_length(_ q: simd_quatf) -> Float { q.length }
/// Returns the quaternion of length 1 with the same direction.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// Returns the conjugate of a quaternion.
public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }
/// Returns the multiplicative inverse of a quaternion.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
/// Returns the angle of a rotation in radians, 0…2π.
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
/// Returns the axis of a rotation, of length 1.
public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }
/// Returns the negative of a quaternion.
public func simd_negate(_ q: simd_quatf) -> simd_quatf { -q }
/// Interpolates between two rotations along the shorter arc, with `t` in 0…1.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  simd_dot(q0, q1) >= 0 ? simd_slerp_longest(q0, q1, t) : simd_slerp_longest(q0, -q1, t)
}
/// Interpolates between two quaternions along the arc that connects them, which may be the longer one, with
/// `t` in 0…1.
public func simd_slerp_longest(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  let angle = 2 * atan2((q0 - q1).length, (q0 + q1).length)  // Accurate for small angles too.
  guard sin(angle).magnitude > 1e-6 else { return q0 * (1 - t) + q1 * t }
  return (q0 * (sin((1 - t) * angle) / sin(angle)) + q1 * (sin(t * angle) / sin(angle))).normalized
}

/// A quaternion with components `vector` = (x, y, z, w), of which w is the real one. Unit quaternions
/// represent rotations.
public struct simd_quatd: Hashable, Sendable {
  /// The components x, y, z and w, of which w is the real part.
  public var vector: SIMD4<Double>

  /// Creates a quaternion of zeros.
  public init() { vector = .zero }
  /// Creates a quaternion from its components x, y, z and w.
  public init(vector: SIMD4<Double>) { self.vector = vector }
  /// Creates a quaternion from its components.
  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = [ix, iy, iz, r] }
  /// Creates a quaternion from its real and imaginary parts.
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }
  /// Creates a rotation by an angle in radians about an axis of length 1, counterclockwise as seen against
  /// the axis.
  public init(angle: Double, axis: SIMD3<Double>) {
    self.init(real: cos(angle / 2), imag: sin(angle / 2) * axis)
  }
  /// Creates the shortest rotation from one direction to another, both of length 1.
  public init(from: SIMD3<Double>, to: SIMD3<Double>) {
    let half = from + to
    guard simd.length(half) > 1e-6 else {  // Half a turn about any perpendicular axis.
      let across = abs(from.x) < 0.9 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, across)))
      return
    }
    let middle = normalize(half)
    self.init(real: dot(from, middle), imag: cross(from, middle))
  }
  /// Creates the rotation of a matrix.
  public init(_ rotationMatrix: simd_double3x3) {
    let m = rotationMatrix
    let squares: SIMD4<Double> = [
      1 + m[0][0] - m[1][1] - m[2][2], 1 - m[0][0] + m[1][1] - m[2][2], 1 - m[0][0] - m[1][1] + m[2][2],
      1 + m[0][0] + m[1][1] + m[2][2],
    ]
    let (xy, xz, yz) = (m[0][1] + m[1][0], m[0][2] + m[2][0], m[1][2] + m[2][1])
    let (x, y, z) = (m[1][2] - m[2][1], m[2][0] - m[0][2], m[0][1] - m[1][0])
    let greatest = squares.max()  // The divisor that preserves the most precision.
    let scaled: SIMD4<Double> =
      squares.w == greatest
      ? [x, y, z, greatest]
      : squares.x == greatest
        ? [greatest, xy, xz, x] : squares.y == greatest ? [xy, greatest, yz, y] : [xz, yz, greatest, z]
    vector = scaled / (2 * greatest.squareRoot())
  }
  /// Creates the rotation of a matrix.
  public init(_ rotationMatrix: simd_double4x4) {
    let m = rotationMatrix
    self.init(
      simd_double3x3(
        SIMD3(m[0].x, m[0].y, m[0].z), SIMD3(m[1].x, m[1].y, m[1].z), SIMD3(m[2].x, m[2].y, m[2].z)))
  }

  /// The real part.
  public var real: Double {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary part.
  public var imag: SIMD3<Double> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the rotation in radians, 0…2π.
  public var angle: Double { 2 * atan2(simd.length(imag), real) }
  /// The axis of the rotation, of length 1. NaN for the identity.
  public var axis: SIMD3<Double> { normalize(imag) }
  /// The length of the quaternion.
  public var length: Double { simd.length(vector) }
  /// The quaternion of length 1 with the same direction.
  public var normalized: simd_quatd { simd_quatd(vector: normalize(vector)) }
  /// The conjugate, with the imaginary part negated.
  public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
  /// The multiplicative inverse.
  public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / dot(vector, vector)) }
  /// Returns a rotated vector.
  public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let turned = 2 * cross(imag, vector)
    return vector + real * turned + cross(imag, turned)
  }

  /// Returns the sum of two quaternions.
  public static func + (a: simd_quatd, b: simd_quatd) -> simd_quatd {
    simd_quatd(vector: a.vector + b.vector)
  }
  /// Returns the difference of two quaternions.
  public static func - (a: simd_quatd, b: simd_quatd) -> simd_quatd {
    simd_quatd(vector: a.vector - b.vector)
  }
  /// Returns the rotation that applies `b` first and `a` second.
  public static func * (a: simd_quatd, b: simd_quatd) -> simd_quatd {
    simd_quatd(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag))
  }
  /// Returns the product of a quaternion and a scalar.
  public static func * (a: simd_quatd, b: Double) -> simd_quatd { simd_quatd(vector: a.vector * b) }
  /// Returns the product of a quaternion and a scalar.
  public static func * (a: Double, b: simd_quatd) -> simd_quatd { simd_quatd(vector: a * b.vector) }
  /// Returns the quotient of a quaternion and a scalar.
  public static func / (a: simd_quatd, b: Double) -> simd_quatd { simd_quatd(vector: a.vector / b) }
  /// Returns the product of a quaternion and the inverse of another.
  public static func / (a: simd_quatd, b: simd_quatd) -> simd_quatd { a * b.inverse }
  /// Adds a quaternion.
  public static func += (a: inout simd_quatd, b: simd_quatd) { a = a + b }
  /// Subtracts a quaternion.
  public static func -= (a: inout simd_quatd, b: simd_quatd) { a = a - b }
  /// Multiplies by a quaternion.
  public static func *= (a: inout simd_quatd, b: simd_quatd) { a = a * b }
  /// Multiplies by a scalar.
  public static func *= (a: inout simd_quatd, b: Double) { a = a * b }
  /// Divides by a scalar.
  public static func /= (a: inout simd_quatd, b: Double) { a = a / b }
  /// Returns the negative of a quaternion.
  public static prefix func - (a: simd_quatd) -> simd_quatd { simd_quatd(vector: -a.vector) }
}

extension simd_double3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatd) {
    self.init(quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
  }
}

extension simd_double4x4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatd) {
    let turn = simd_double3x3(quaternion)
    self.init(SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), [0, 0, 0, 1])
  }
}

/// Returns a rotation by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// Returns the shortest rotation from one direction to another, both of length 1.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
  simd_quatd(from: from, to: to)
}
/// Returns a quaternion from its components.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
  simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// Returns the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
/// Returns the product of two quaternions.
public func simd_mul(_ a: simd_quatd, _ b: simd_quatd) -> simd_quatd { a * b }
/// Returns a rotated vector.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// Returns the dot product of two quaternions.
public func simd_dot(_ a: simd_quatd, _ b: simd_quatd) -> Double { dot(a.vector, b.vector) }
/// Returns the length of a quaternion.
public func simd_length(_ q: simd_quatd) -> Double { q.length }
/// Returns the quaternion of length 1 with the same direction.
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
/// Returns the conjugate of a quaternion.
public func simd_conjugate(_ q: simd_quatd) -> simd_quatd { q.conjugate }
/// Returns the multiplicative inverse of a quaternion.
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
/// Returns the angle of a rotation in radians, 0…2π.
public func simd_angle(_ q: simd_quatd) -> Double { q.angle }
/// Returns the axis of a rotation, of length 1.
public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }
/// Returns the negative of a quaternion.
public func simd_negate(_ q: simd_quatd) -> simd_quatd { -q }
/// Interpolates between two rotations along the shorter arc, with `t` in 0…1.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  simd_dot(q0, q1) >= 0 ? simd_slerp_longest(q0, q1, t) : simd_slerp_longest(q0, -q1, t)
}
/// Interpolates between two quaternions along the arc that connects them, which may be the longer one, with
/// `t` in 0…1.
public func simd_slerp_longest(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  let angle = 2 * atan2((q0 - q1).length, (q0 + q1).length)  // Accurate for small angles too.
  guard sin(angle).magnitude > 1e-6 else { return q0 * (1 - t) + q1 * t }
  return (q0 * (sin((1 - t) * angle) / sin(angle)) + q1 * (sin(t * angle) / sin(angle))).normalized
}
