import Testing
import simd

/// Tests of inverses and determinants by the rules of linear algebra, and by examples that can be computed by
/// hand.
struct MatrixTests {
  @Test func determinants() {
    #expect(simd_float2x2([2, 1], [4, 5]).determinant == 6)
    #expect(simd_double2x2([2, 1], [4, 5]).determinant == 6)
    #expect(simd_float3x3([0, 1, 0], [1, 0, 0], [0, 0, 3]).determinant == -3)
    #expect(simd_double3x3(diagonal: [2, 3, 4]).determinant == 24)
    #expect(simd_float4x4(diagonal: [2, 3, 4, 5]).determinant == 120)
    #expect(simd_double4x4([0, 0, 0, 1], [0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0]).determinant == -1)
  }

  @Test func aMatrixTimesItsInverseIsTheIdentity() {
    let two = simd_float2x2([0, 2], [4, 1]), three = simd_float3x3([0, 2, 1], [1, 0, 4], [3, 1, 0])
    let four = simd_double4x4([0, 2, 1, 0], [1, 0, 4, 2], [3, 1, 0, 0], [0, 5, 1, 8])
    for column in 0..<2 { #expect(near((two * two.inverse)[column], simd_float2x2(1)[column])) }
    for column in 0..<3 { #expect(near((three * three.inverse)[column], simd_float3x3(1)[column])) }
    for column in 0..<4 { #expect(near((four * four.inverse)[column], simd_double4x4(1)[column])) }
  }

  @Test func singularMatricesHaveNoInverse() {
    let flat = simd_double2x2([1, 2], [2, 4])
    #expect(flat.determinant == 0)
    #expect(!flat.inverse[0][0].isFinite)
  }

  @Test func aVectorBeforeAMatrixIsARow() {
    #expect(SIMD2<Float>(5, 6) * simd_float2x2([1, 2], [3, 4]) == [17, 39])
    #expect(
      simd_mul(SIMD3<Double>(1, 0, 2), simd_double3x3([1, 2, 3], [4, 5, 6], [7, 8, 9])) == [7, 16, 25])
    #expect(SIMD4<Double>(1, 2, 3, 4) * simd_double4x4(diagonal: [1, 2, 3, 4]) == [1, 4, 9, 16])
  }

  private func near<V: SIMD>(_ a: V, _ b: V) -> Bool where V.Scalar: BinaryFloatingPoint {
    a.indices.allSatisfy { abs(a[$0] - b[$0]) < 1e-5 }
  }
}
