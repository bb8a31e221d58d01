internal import Foundation

// The functions for vectors and scalars by their names in C.
// --------------------------------------------------------------------------------------------------------

public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance_squared(x, y)
}
public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(x, y)
}
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { project(x, y) }
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }
/// Returns the direction of a ray with direction `x` after refraction at a surface with normal `n`, both of
/// length 1. Returns zero for total reflection.
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  let along = dot(x, n), rest = 1 - eta * eta * (1 - along * along)
  return rest < 0 ? V(repeating: 0) : x * eta - n * (eta * along + rest.squareRoot())
}
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  refract(x, n: n, eta: eta)
}
public func simd_cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> { cross(x, y) }
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).sum() }
public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { norm_one(x) }
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).max() }
public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { norm_inf(x) }
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { recip(x) }
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { recip(x.squareRoot()) }
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { rsqrt(x) }
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
/// Returns the sign of each component: -1, 0 or 1.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  let zero = V(repeating: 0)
  return zero.replacing(with: V(repeating: 1), where: x .> zero).replacing(
    with: V(repeating: -1), where: x .< zero)
}
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }
/// Returns for each component 0 below an edge, and 1 from the edge on.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: V(repeating: 0), where: x .< edge)
}
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint { step(x, edge: edge) }
/// Returns for each component a smooth step between two edges.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = clamp((x - edge0) / (edge1 - edge0), min: V(repeating: 0), max: V(repeating: 1))
  return t * t * (V(repeating: 3) - 2 * t)
}
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  clamp(x, min: V(repeating: min), max: V(repeating: max))
}
public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool where V.Scalar: FloatingPoint { x == y }

public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> simd_double4 {
  [x, y, z, w]
}
public func simd_make_float3(_ xy: simd_float2, _ z: Float) -> simd_float3 { [xy.x, xy.y, z] }
public func simd_make_float3(_ other: simd_float4) -> simd_float3 { [other.x, other.y, other.z] }
public func simd_make_float4(_ xyz: simd_float3, _ w: Float) -> simd_float4 { SIMD4(xyz, w) }
public func simd_make_float2(_ other: simd_float3) -> simd_float2 { [other.x, other.y] }

// Quaternions
// --------------------------------------------------------------------------------------------------------

public func simd_quaternion(_ xyzr: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: xyzr) }
public func simd_quaternion(_ xyzr: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: xyzr) }
public func simd_real(_ q: simd_quatf) -> Float { q.real }
public func simd_real(_ q: simd_quatd) -> Double { q.real }
public func simd_imag(_ q: simd_quatf) -> SIMD3<Float> { q.imag }
public func simd_imag(_ q: simd_quatd) -> SIMD3<Double> { q.imag }
public func simd_add(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a + b }
public func simd_add(_ a: simd_quatd, _ b: simd_quatd) -> simd_quatd { a + b }
public func simd_sub(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a - b }
public func simd_sub(_ a: simd_quatd, _ b: simd_quatd) -> simd_quatd { a - b }
public func simd_mul(_ a: simd_quatf, _ b: Float) -> simd_quatf { a * b }
public func simd_mul(_ a: simd_quatd, _ b: Double) -> simd_quatd { a * b }
public func simd_mul(_ a: Float, _ b: simd_quatf) -> simd_quatf { a * b }
public func simd_mul(_ a: Double, _ b: simd_quatd) -> simd_quatd { a * b }
public func dot(_ a: simd_quatf, _ b: simd_quatf) -> Float { simd_dot(a, b) }
public func dot(_ a: simd_quatd, _ b: simd_quatd) -> Double { simd_dot(a, b) }
