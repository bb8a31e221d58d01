import Testing
import simd

/// Tests of the C functions on vectors, matrices and quaternions, by examples that can be computed by hand.
struct FunctionTests {
  @Test func productsOfMatrices() {
    let a = simd_float2x2([1, 2], [3, 4]), b = simd_float2x2([0, 1], [1, 0])
    #expect(matrix_multiply(a, b) == simd_float2x2([3, 4], [1, 2]))
    #expect(matrix_multiply(a, simd_float2(1, 1)) == [4, 6])
    #expect(matrix_multiply(simd_float2(1, 1), a) == [3, 7])
    #expect(matrix_multiply(simd_float3x3(1), simd_float3(1, 2, 3)) == [1, 2, 3])
    #expect(matrix_multiply(simd_double4x4(2), simd_double4(1, 2, 3, 4)) == [2, 4, 6, 8])
    #expect(matrix_scale(3, b) == simd_float2x2([0, 3], [3, 0]))
  }

  @Test func determinantsAndInverses() {
    #expect(simd_determinant(simd_float3x3(1)) == 1)
    #expect(simd_determinant(simd_double2x2([2, 1], [4, 5])) == 6)
    #expect(matrix_determinant(simd_float4x4(diagonal: [2, 3, 4, 5])) == 120)
    let inverse = simd_double3x3(diagonal: [0.5, 0.25, 0.125])
    #expect(matrix_invert(simd_double3x3(diagonal: [2, 4, 8])) == inverse)
  }

  @Test func sumsAndParts() {
    let a = simd_double2x2([1, 2], [3, 4])
    #expect(simd_add(a, a) == 2 * a)
    #expect(simd_sub(a, a) == simd_double2x2(0))
    #expect(matrix_transpose(a) == simd_double2x2([1, 3], [2, 4]))
    #expect(simd_matrix([1, 2], [3, 4]) as simd_double2x2 == a)
    #expect(simd_matrix_from_rows([1, 3], [2, 4]) as simd_double2x2 == a)
    #expect(simd_diagonal_matrix(simd_float3(1, 2, 3)) == simd_float3x3(diagonal: [1, 2, 3]))
    #expect(simd_almost_equal_elements(a, a + simd_double2x2(0.01), 0.02))
    #expect(!simd_almost_equal_elements(a, a + simd_double2x2(0.03), 0.02))
  }

  @Test func stepsAndSigns() {
    #expect(sign(simd_float3(-2, 0, 5)) == [-1, 0, 1])
    #expect(step(simd_float2(1, 3), edge: [2, 3]) == [0, 1])
    #expect(smoothstep(simd_double2(0, 0.5), edge0: [0, 0], edge1: [1, 1]) == [0, 0.5])
    #expect(fract(simd_double2(1.25, -0.25)) == [0.25, 0.75])
    #expect(clamp(simd_float2(-1, 9), min: 0, max: 4) == [0, 4])
  }

  @Test func normsAndDirections() {
    #expect(norm_one(simd_float3(1, -2, 3)) == 6)
    #expect(norm_inf(simd_float3(1, -5, 3)) == 5)
    #expect(recip(simd_double2(2, 4)) == [0.5, 0.25])
    // Straight through a surface nothing is turned, and at a flat angle all is reflected.
    #expect(refract(simd_double2(0, -1), n: [0, 1], eta: 0.5) == [0, -1])
    #expect(refract(simd_double2(1, 0), n: [0, 1], eta: 1.5) == [0, 0])
  }

  @Test func partsOfQuaternions() {
    let q = simd_quaternion(simd_float4(1, 2, 3, 4))
    #expect(simd_real(q) == 4)
    #expect(simd_imag(q) == [1, 2, 3])
    #expect(simd_add(q, q) == simd_mul(2, q))
    #expect(dot(q, q) == 30)
  }
}
