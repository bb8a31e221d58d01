// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The product of a vector and a matrix, with the vector as a row.

extension simd_float2x2 {
  /// Returns the product of a row vector and a matrix.
  public static func * (a: SIMD2<Float>, b: simd_float2x2) -> SIMD2<Float> { b.transpose * a }
}
/// Returns the product of a row vector and a matrix.
public func simd_mul(_ a: SIMD2<Float>, _ b: simd_float2x2) -> SIMD2<Float> { a * b }

extension simd_float3x3 {
  /// Returns the product of a row vector and a matrix.
  public static func * (a: SIMD3<Float>, b: simd_float3x3) -> SIMD3<Float> { b.transpose * a }
}
/// Returns the product of a row vector and a matrix.
public func simd_mul(_ a: SIMD3<Float>, _ b: simd_float3x3) -> SIMD3<Float> { a * b }

extension simd_float4x4 {
  /// Returns the product of a row vector and a matrix.
  public static func * (a: SIMD4<Float>, b: simd_float4x4) -> SIMD4<Float> { b.transpose * a }
}
/// Returns the product of a row vector and a matrix.
public func simd_mul(_ a: SIMD4<Float>, _ b: simd_float4x4) -> SIMD4<Float> { a * b }

extension simd_double2x2 {
  /// Returns the product of a row vector and a matrix.
  public static func * (a: SIMD2<Double>, b: simd_double2x2) -> SIMD2<Double> { b.transpose * a }
}
/// Returns the product of a row vector and a matrix.
public func simd_mul(_ a: SIMD2<Double>, _ b: simd_double2x2) -> SIMD2<Double> { a * b }

extension simd_double3x3 {
  /// Returns the product of a row vector and a matrix.
  public static func * (a: SIMD3<Double>, b: simd_double3x3) -> SIMD3<Double> { b.transpose * a }
}
/// Returns the product of a row vector and a matrix.
public func simd_mul(_ a: SIMD3<Double>, _ b: simd_double3x3) -> SIMD3<Double> { a * b }

extension simd_double4x4 {
  /// Returns the product of a row vector and a matrix.
  public static func * (a: SIMD4<Double>, b: simd_double4x4) -> SIMD4<Double> { b.transpose * a }
}
/// Returns the product of a row vector and a matrix.
public func simd_mul(_ a: SIMD4<Double>, _ b: simd_double4x4) -> SIMD4<Double> { a * b }
