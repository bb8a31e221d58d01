// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Quaternions of single and double precision.

/// A quaternion with components `vector` = (x, y, z, w), of which w is the real one. Unit quaternions
/// represent rotations.
public struct simd_quatf: _Quaternion {
  /// The matrix of a rotation.
  public typealias Matrix3 = simd_float3x3
  /// The matrix of a rotation, with four columns.
  public typealias Matrix4 = simd_float4x4
  /// The components x, y, z and w, of which w is the real part.
  public var vector: SIMD4<Float>
  /// Creates a quaternion from its components x, y, z and w.
  public init(vector: SIMD4<Float>) { self.vector = vector }

  /// The quaternion of length 1 with the same direction.
  public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }
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
}

/// A quaternion with components `vector` = (x, y, z, w), of which w is the real one. Unit quaternions
/// represent rotations.
public struct simd_quatd: _Quaternion {
  /// The matrix of a rotation.
  public typealias Matrix3 = simd_double3x3
  /// The matrix of a rotation, with four columns.
  public typealias Matrix4 = simd_double4x4
  /// The components x, y, z and w, of which w is the real part.
  public var vector: SIMD4<Double>
  /// Creates a quaternion from its components x, y, z and w.
  public init(vector: SIMD4<Double>) { self.vector = vector }

  /// The quaternion of length 1 with the same direction.
  public var normalized: simd_quatd { simd_quatd(vector: normalize(vector)) }
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
}

extension simd_float3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatf) {
    self.init(quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
  }
}

extension simd_double3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatd) {
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

extension simd_double4x4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatd) {
    let turn = simd_double3x3(quaternion)
    self.init(SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), [0, 0, 0, 1])
  }
}

/// Returns a rotation by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
/// Returns a rotation by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// Returns the shortest rotation from one direction to another, both of length 1.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
/// Returns the shortest rotation from one direction to another, both of length 1.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
  simd_quatd(from: from, to: to)
}
/// Returns a quaternion from its components.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns a quaternion from its components.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
  simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns a quaternion from its components.
public func simd_quaternion(_ xyzr: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: xyzr) }
/// Returns a quaternion from its components.
public func simd_quaternion(_ xyzr: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: xyzr) }
/// Returns the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// Returns the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
