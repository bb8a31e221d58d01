// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

// Apple's names for Swift's own vectors, and their arithmetic.

/// A vector of two single-precision numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three single-precision numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four single-precision numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two double-precision numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three double-precision numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four double-precision numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two signed 32-bit integers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three signed 32-bit integers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four signed 32-bit integers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two unsigned 32-bit integers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three unsigned 32-bit integers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four unsigned 32-bit integers.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of two single-precision numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three single-precision numbers.
public typealias vector_float3 = SIMD3<Float>
/// A vector of four single-precision numbers.
public typealias vector_float4 = SIMD4<Float>
/// A vector of two double-precision numbers.
public typealias vector_double2 = SIMD2<Double>
/// A vector of three double-precision numbers.
public typealias vector_double3 = SIMD3<Double>
/// A vector of four double-precision numbers.
public typealias vector_double4 = SIMD4<Double>
/// A vector of two single-precision numbers.
public typealias float2 = SIMD2<Float>
/// A vector of three single-precision numbers.
public typealias float3 = SIMD3<Float>
/// A vector of four single-precision numbers.
public typealias float4 = SIMD4<Float>
/// A vector of two double-precision numbers.
public typealias double2 = SIMD2<Double>
/// A vector of three double-precision numbers.
public typealias double3 = SIMD3<Double>
/// A vector of four double-precision numbers.
public typealias double4 = SIMD4<Double>

/// Creates a vector from its components.
public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { [x, y] }
/// Creates a vector from its components.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 { [x, y, z] }
/// Creates a vector from its components.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 { [x, y, z, w] }
/// Creates a vector from its components.
public func simd_make_double2(_ x: Double, _ y: Double) -> simd_double2 { [x, y] }
/// Creates a vector from its components.
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> simd_double3 { [x, y, z] }

// Lengths and products
// --------------------------------------------------------------------------------------------------

/// Returns the dot product: the sum of the products of the components.
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}
/// Returns the dot product: the sum of the products of the components.
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}
/// Returns the length of a vector.
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}
/// Returns the length of a vector.
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// Returns the square of a vector's length.
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// Returns the square of a vector's length.
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x)
}
/// Returns the distance between two points.
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// Returns the distance between two points.
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// Returns the square of the distance between two points.
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}
/// Returns the vector of length 1 in the same direction.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// Returns the vector of length 1 in the same direction.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// Returns the cross product of two vectors.
@inlinable public func cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the cross product of two vectors.
@inlinable public func simd_cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { cross(x, y) }
/// Returns the cross product of two vectors in the plane, along z.
@inlinable public func cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// Returns the projection of `x` onto `y`.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}
/// Returns the direction `x` after reflection at a surface with normal `n`, of length 1.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}

// Interpolation and limits
// --------------------------------------------------------------------------------------------------------

/// Returns the linear interpolation between two values: `x` at 0, `y` at 1.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Returns the linear interpolation between two values: `x` at 0, `y` at 1.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Returns the linear interpolation between two values: `x` at 0, `y` at 1.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  mix(x, y, t: t)
}
/// Returns the smaller of each pair of components.
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// Returns the larger of each pair of components.
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// Returns the smaller of each pair of components.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}
/// Returns the larger of each pair of components.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}
/// Returns each component limited to a range.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns each component limited to a range.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  clamp(x, min: min, max: max)
}
/// Returns the absolute value of each component.
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< V(repeating: 0))
}
/// Returns a value limited to a range.
@inlinable public func simd_clamp<T: Comparable>(_ x: T, _ least: T, _ most: T) -> T {
  Swift.min(Swift.max(x, least), most)
}
/// Returns the linear interpolation between two values: `x` at 0, `y` at 1.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }
/// Returns the linear interpolation between two values: `x` at 0, `y` at 1.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }
/// Returns the linear interpolation between two values: `x` at 0, `y` at 1.
public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + (y - x) * t }
/// Returns the linear interpolation between two values: `x` at 0, `y` at 1.
public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + (y - x) * t }
/// Returns a value limited to a range.
@inlinable public func clamp<T: Comparable>(_ x: T, min: T, max: T) -> T { Swift.min(Swift.max(x, min), max) }
/// Returns 0 below an edge, 1 above another, and a smooth step between them.
public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
  let t = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}
/// Returns 0 below an edge, 1 above another, and a smooth step between them.
public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
  let t = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}
/// Returns the sign of a number: -1, 0 or 1.
public func sign(_ x: Double) -> Double { x == 0 ? 0 : x < 0 ? -1 : 1 }
/// Returns the sign of a number: -1, 0 or 1.
public func sign(_ x: Float) -> Float { x == 0 ? 0 : x < 0 ? -1 : 1 }
/// Returns 0 below an edge, and 1 from the edge on.
public func step(_ x: Double, edge: Double) -> Double { x < edge ? 0 : 1 }
/// Returns the fractional part of a number.
public func fract(_ x: Double) -> Double { x - x.rounded(.down) }
/// Returns the fractional part of a number.
public func fract(_ x: Float) -> Float { x - x.rounded(.down) }
