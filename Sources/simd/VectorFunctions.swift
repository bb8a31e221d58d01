// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

// The functions for vectors and scalars by their names in C.
// --------------------------------------------------------------------------------------------------------

/// Returns the square of the distance between two points.
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  distance_squared(x, y)
}
/// Returns the vector of length 1 in the same direction, as precise as `normalize(_:)`.
@inlinable public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  normalize(x)
}
/// Returns the length of a vector, as precise as `length(_:)`.
@inlinable public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x)
}
/// Returns the distance between two points, as precise as `distance(_:_:)`.
@inlinable public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(x, y)
}
/// Returns the projection of `x` onto `y`.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  project(x, y)
}
/// Returns the direction `x` after reflection at a surface with normal `n`, of length 1.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  reflect(x, n: n)
}
/// Returns the direction of a ray with direction `x` after refraction at a surface with normal `n`, both of
/// length 1. Returns zero for total reflection.
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  let along = dot(x, n), rest = 1 - eta * eta * (1 - along * along)
  return rest < 0 ? V(repeating: 0) : x * eta - n * (eta * along + rest.squareRoot())
}
/// Returns the direction of a ray with direction `x` after refraction at a surface with normal `n`. Returns
/// zero for total reflection.
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  refract(x, n: n, eta: eta)
}
/// Returns the cross product of two vectors in the plane, along z.
@inlinable public func simd_cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> { cross(x, y) }
/// Returns the sum of the components' absolute values.
@inlinable public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).sum() }
/// Returns the sum of the components' absolute values.
@inlinable public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  norm_one(x)
}
/// Returns the greatest of the components' absolute values.
@inlinable public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).max() }
/// Returns the greatest of the components' absolute values.
@inlinable public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  norm_inf(x)
}
/// Returns the sum of the components.
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// Returns the smallest component.
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// Returns the largest component.
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// Returns the sum of the components.
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// Returns the smallest component.
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// Returns the largest component.
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// Returns the absolute value of each component.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
/// Returns the reciprocal of each component.
@inlinable public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }
/// Returns the reciprocal of each component.
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { recip(x) }
/// Returns the reciprocal of each component's square root.
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { recip(x.squareRoot()) }
/// Returns the reciprocal of each component's square root.
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { rsqrt(x) }
/// Returns the fractional part of each component.
@inlinable public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
/// Returns the fractional part of each component.
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
/// Returns the sign of each component: -1, 0 or 1.
@inlinable public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  let zero = V(repeating: 0)
  return zero.replacing(with: V(repeating: 1), where: x .> zero).replacing(
    with: V(repeating: -1), where: x .< zero)
}
/// Returns the sign of each component: -1, 0 or 1.
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }
/// Returns for each component 0 below an edge, and 1 from the edge on.
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: V(repeating: 0), where: x .< edge)
}
/// Returns for each component 0 below an edge, and 1 from the edge on.
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  step(x, edge: edge)
}
/// Returns for each component a smooth step between two edges.
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = clamp((x - edge0) / (edge1 - edge0), min: V(repeating: 0), max: V(repeating: 1))
  return t * t * (V(repeating: 3) - 2 * t)
}
/// Returns for each component a smooth step between two edges.
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
/// Returns each component limited to a range.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  clamp(x, min: V(repeating: min), max: V(repeating: max))
}
/// Returns a Boolean value that indicates whether two vectors are equal.
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool where V.Scalar: FloatingPoint { x == y }

/// Creates a vector from its components.
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> simd_double4 {
  [x, y, z, w]
}
/// Creates a vector from the components of another one.
public func simd_make_float3(_ xy: simd_float2, _ z: Float) -> simd_float3 { [xy.x, xy.y, z] }
/// Creates a vector from the components of another one.
public func simd_make_float3(_ other: simd_float4) -> simd_float3 { [other.x, other.y, other.z] }
/// Creates a vector from the components of another one.
public func simd_make_float4(_ xyz: simd_float3, _ w: Float) -> simd_float4 { SIMD4(xyz, w) }
/// Creates a vector from the components of another one.
public func simd_make_float2(_ other: simd_float3) -> simd_float2 { [other.x, other.y] }
