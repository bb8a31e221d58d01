// long file: the same functions for six types of matrices
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions for matrices and vectors by their names in C.
// --------------------------------------------------------------------------------------------------------

/// Returns the product of two matrices.
public func matrix_multiply(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a * b }
/// Returns the product of a matrix and a column vector.
public func matrix_multiply(_ a: simd_float2x2, _ b: SIMD2<Float>) -> SIMD2<Float> { a * b }
/// Returns the product of a row vector and a matrix.
public func matrix_multiply(_ a: SIMD2<Float>, _ b: simd_float2x2) -> SIMD2<Float> { a * b }
/// Returns the product of a scalar and a matrix.
public func matrix_scale(_ a: Float, _ b: simd_float2x2) -> simd_float2x2 { a * b }
/// Returns the sum of two matrices.
public func matrix_add(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a + b }
/// Returns the difference of two matrices.
public func matrix_subtract(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a - b }
/// Returns the transpose of a matrix.
public func matrix_transpose(_ a: simd_float2x2) -> simd_float2x2 { a.transpose }
/// Returns the inverse of a matrix. Its elements are not finite if the matrix is singular.
public func matrix_invert(_ a: simd_float2x2) -> simd_float2x2 { a.inverse }
/// Returns the determinant of a matrix.
public func matrix_determinant(_ a: simd_float2x2) -> Float { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func matrix_equal(_ a: simd_float2x2, _ b: simd_float2x2) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: a) }
/// Returns the matrix with the given columns.
public func matrix_from_columns(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(col0, col1)
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(rows: [row0, row1])
}
/// Returns the product of a matrix and a scalar.
public func simd_mul(_ a: Float, _ b: simd_float2x2) -> simd_float2x2 { a * b }
/// Returns the sum of two matrices.
public func simd_add(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a + b }
/// Returns the difference of two matrices.
public func simd_sub(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a - b }
/// Returns the sum of two matrices, each multiplied by a scalar.
public func simd_linear_combination(
  _ a: Float, _ x: simd_float2x2, _ b: Float, _ y: simd_float2x2
) -> simd_float2x2 {
  a * x + b * y
}
/// Returns the determinant of a matrix.
public func simd_determinant(_ a: simd_float2x2) -> Float { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func simd_equal(_ a: simd_float2x2, _ b: simd_float2x2) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: a) }
/// Returns the matrix with the given columns.
public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(col0, col1)
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(rows: [row0, row1])
}
/// Returns a Boolean value that indicates whether no two elements differ by more than a tolerance.
public func simd_almost_equal_elements(_ a: simd_float2x2, _ b: simd_float2x2, _ tol: Float) -> Bool {
  (0..<2).allSatisfy { abs(a[$0] - b[$0]).max() <= tol }
}
extension simd_float2x2 {
  /// Returns the negative of a matrix.
  public static prefix func - (a: simd_float2x2) -> simd_float2x2 { -1 * a }
  /// Adds a matrix.
  public static func += (a: inout simd_float2x2, b: simd_float2x2) { a = a + b }
  /// Subtracts a matrix.
  public static func -= (a: inout simd_float2x2, b: simd_float2x2) { a = a - b }
  /// Multiplies by a scalar.
  public static func *= (a: inout simd_float2x2, b: Float) { a = a * b }
}

/// Returns the product of two matrices.
public func matrix_multiply(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
/// Returns the product of a matrix and a column vector.
public func matrix_multiply(_ a: simd_float3x3, _ b: SIMD3<Float>) -> SIMD3<Float> { a * b }
/// Returns the product of a row vector and a matrix.
public func matrix_multiply(_ a: SIMD3<Float>, _ b: simd_float3x3) -> SIMD3<Float> { a * b }
/// Returns the product of a scalar and a matrix.
public func matrix_scale(_ a: Float, _ b: simd_float3x3) -> simd_float3x3 { a * b }
/// Returns the sum of two matrices.
public func matrix_add(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a + b }
/// Returns the difference of two matrices.
public func matrix_subtract(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a - b }
/// Returns the transpose of a matrix.
public func matrix_transpose(_ a: simd_float3x3) -> simd_float3x3 { a.transpose }
/// Returns the inverse of a matrix. Its elements are not finite if the matrix is singular.
public func matrix_invert(_ a: simd_float3x3) -> simd_float3x3 { a.inverse }
/// Returns the determinant of a matrix.
public func matrix_determinant(_ a: simd_float3x3) -> Float { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func matrix_equal(_ a: simd_float3x3, _ b: simd_float3x3) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: a) }
/// Returns the matrix with the given columns.
public func matrix_from_columns(
  _ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(col0, col1, col2)
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(
  _ row0: SIMD3<Float>, _ row1: SIMD3<Float>, _ row2: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(rows: [row0, row1, row2])
}
/// Returns the product of a matrix and a scalar.
public func simd_mul(_ a: Float, _ b: simd_float3x3) -> simd_float3x3 { a * b }
/// Returns the sum of two matrices.
public func simd_add(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a + b }
/// Returns the difference of two matrices.
public func simd_sub(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a - b }
/// Returns the sum of two matrices, each multiplied by a scalar.
public func simd_linear_combination(
  _ a: Float, _ x: simd_float3x3, _ b: Float, _ y: simd_float3x3
) -> simd_float3x3 {
  a * x + b * y
}
/// Returns the determinant of a matrix.
public func simd_determinant(_ a: simd_float3x3) -> Float { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func simd_equal(_ a: simd_float3x3, _ b: simd_float3x3) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: a) }
/// Returns the matrix with the given columns.
public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) -> simd_float3x3 {
  simd_float3x3(col0, col1, col2)
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(
  _ row0: SIMD3<Float>, _ row1: SIMD3<Float>, _ row2: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(rows: [row0, row1, row2])
}
/// Returns a Boolean value that indicates whether no two elements differ by more than a tolerance.
public func simd_almost_equal_elements(_ a: simd_float3x3, _ b: simd_float3x3, _ tol: Float) -> Bool {
  (0..<3).allSatisfy { abs(a[$0] - b[$0]).max() <= tol }
}
extension simd_float3x3 {
  /// Returns the negative of a matrix.
  public static prefix func - (a: simd_float3x3) -> simd_float3x3 { -1 * a }
  /// Adds a matrix.
  public static func += (a: inout simd_float3x3, b: simd_float3x3) { a = a + b }
  /// Subtracts a matrix.
  public static func -= (a: inout simd_float3x3, b: simd_float3x3) { a = a - b }
  /// Multiplies by a scalar.
  public static func *= (a: inout simd_float3x3, b: Float) { a = a * b }
}

/// Returns the product of two matrices.
public func matrix_multiply(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
/// Returns the product of a matrix and a column vector.
public func matrix_multiply(_ a: simd_float4x4, _ b: SIMD4<Float>) -> SIMD4<Float> { a * b }
/// Returns the product of a row vector and a matrix.
public func matrix_multiply(_ a: SIMD4<Float>, _ b: simd_float4x4) -> SIMD4<Float> { a * b }
/// Returns the product of a scalar and a matrix.
public func matrix_scale(_ a: Float, _ b: simd_float4x4) -> simd_float4x4 { a * b }
/// Returns the sum of two matrices.
public func matrix_add(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a + b }
/// Returns the difference of two matrices.
public func matrix_subtract(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a - b }
/// Returns the transpose of a matrix.
public func matrix_transpose(_ a: simd_float4x4) -> simd_float4x4 { a.transpose }
/// Returns the inverse of a matrix. Its elements are not finite if the matrix is singular.
public func matrix_invert(_ a: simd_float4x4) -> simd_float4x4 { a.inverse }
/// Returns the determinant of a matrix.
public func matrix_determinant(_ a: simd_float4x4) -> Float { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func matrix_equal(_ a: simd_float4x4, _ b: simd_float4x4) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: a) }
/// Returns the matrix with the given columns.
public func matrix_from_columns(
  _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(col0, col1, col2, col3)
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(
  _ row0: SIMD4<Float>, _ row1: SIMD4<Float>, _ row2: SIMD4<Float>, _ row3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(rows: [row0, row1, row2, row3])
}
/// Returns the product of a matrix and a scalar.
public func simd_mul(_ a: Float, _ b: simd_float4x4) -> simd_float4x4 { a * b }
/// Returns the sum of two matrices.
public func simd_add(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a + b }
/// Returns the difference of two matrices.
public func simd_sub(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a - b }
/// Returns the sum of two matrices, each multiplied by a scalar.
public func simd_linear_combination(
  _ a: Float, _ x: simd_float4x4, _ b: Float, _ y: simd_float4x4
) -> simd_float4x4 {
  a * x + b * y
}
/// Returns the determinant of a matrix.
public func simd_determinant(_ a: simd_float4x4) -> Float { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func simd_equal(_ a: simd_float4x4, _ b: simd_float4x4) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: a) }
/// Returns the matrix with the given columns.
public func simd_matrix(
  _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(col0, col1, col2, col3)
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(
  _ row0: SIMD4<Float>, _ row1: SIMD4<Float>, _ row2: SIMD4<Float>, _ row3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(rows: [row0, row1, row2, row3])
}
/// Returns a Boolean value that indicates whether no two elements differ by more than a tolerance.
public func simd_almost_equal_elements(_ a: simd_float4x4, _ b: simd_float4x4, _ tol: Float) -> Bool {
  (0..<4).allSatisfy { abs(a[$0] - b[$0]).max() <= tol }
}
extension simd_float4x4 {
  /// Returns the negative of a matrix.
  public static prefix func - (a: simd_float4x4) -> simd_float4x4 { -1 * a }
  /// Adds a matrix.
  public static func += (a: inout simd_float4x4, b: simd_float4x4) { a = a + b }
  /// Subtracts a matrix.
  public static func -= (a: inout simd_float4x4, b: simd_float4x4) { a = a - b }
  /// Multiplies by a scalar.
  public static func *= (a: inout simd_float4x4, b: Float) { a = a * b }
}

/// Returns the product of two matrices.
public func matrix_multiply(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
/// Returns the product of a matrix and a column vector.
public func matrix_multiply(_ a: simd_double2x2, _ b: SIMD2<Double>) -> SIMD2<Double> { a * b }
/// Returns the product of a row vector and a matrix.
public func matrix_multiply(_ a: SIMD2<Double>, _ b: simd_double2x2) -> SIMD2<Double> { a * b }
/// Returns the product of a scalar and a matrix.
public func matrix_scale(_ a: Double, _ b: simd_double2x2) -> simd_double2x2 { a * b }
/// Returns the sum of two matrices.
public func matrix_add(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a + b }
/// Returns the difference of two matrices.
public func matrix_subtract(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a - b }
/// Returns the transpose of a matrix.
public func matrix_transpose(_ a: simd_double2x2) -> simd_double2x2 { a.transpose }
/// Returns the inverse of a matrix. Its elements are not finite if the matrix is singular.
public func matrix_invert(_ a: simd_double2x2) -> simd_double2x2 { a.inverse }
/// Returns the determinant of a matrix.
public func matrix_determinant(_ a: simd_double2x2) -> Double { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func matrix_equal(_ a: simd_double2x2, _ b: simd_double2x2) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: a) }
/// Returns the matrix with the given columns.
public func matrix_from_columns(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(col0, col1)
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(_ row0: SIMD2<Double>, _ row1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(rows: [row0, row1])
}
/// Returns the product of a matrix and a scalar.
public func simd_mul(_ a: Double, _ b: simd_double2x2) -> simd_double2x2 { a * b }
/// Returns the sum of two matrices.
public func simd_add(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a + b }
/// Returns the difference of two matrices.
public func simd_sub(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a - b }
/// Returns the sum of two matrices, each multiplied by a scalar.
public func simd_linear_combination(
  _ a: Double, _ x: simd_double2x2, _ b: Double, _ y: simd_double2x2
) -> simd_double2x2 {
  a * x + b * y
}
/// Returns the determinant of a matrix.
public func simd_determinant(_ a: simd_double2x2) -> Double { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func simd_equal(_ a: simd_double2x2, _ b: simd_double2x2) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: a) }
/// Returns the matrix with the given columns.
public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(col0, col1)
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(_ row0: SIMD2<Double>, _ row1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(rows: [row0, row1])
}
/// Returns a Boolean value that indicates whether no two elements differ by more than a tolerance.
public func simd_almost_equal_elements(_ a: simd_double2x2, _ b: simd_double2x2, _ tol: Double) -> Bool {
  (0..<2).allSatisfy { abs(a[$0] - b[$0]).max() <= tol }
}
extension simd_double2x2 {
  /// Returns the negative of a matrix.
  public static prefix func - (a: simd_double2x2) -> simd_double2x2 { -1 * a }
  /// Adds a matrix.
  public static func += (a: inout simd_double2x2, b: simd_double2x2) { a = a + b }
  /// Subtracts a matrix.
  public static func -= (a: inout simd_double2x2, b: simd_double2x2) { a = a - b }
  /// Multiplies by a scalar.
  public static func *= (a: inout simd_double2x2, b: Double) { a = a * b }
}

/// Returns the product of two matrices.
public func matrix_multiply(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
/// Returns the product of a matrix and a column vector.
public func matrix_multiply(_ a: simd_double3x3, _ b: SIMD3<Double>) -> SIMD3<Double> { a * b }
/// Returns the product of a row vector and a matrix.
public func matrix_multiply(_ a: SIMD3<Double>, _ b: simd_double3x3) -> SIMD3<Double> { a * b }
/// Returns the product of a scalar and a matrix.
public func matrix_scale(_ a: Double, _ b: simd_double3x3) -> simd_double3x3 { a * b }
/// Returns the sum of two matrices.
public func matrix_add(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a + b }
/// Returns the difference of two matrices.
public func matrix_subtract(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a - b }
/// Returns the transpose of a matrix.
public func matrix_transpose(_ a: simd_double3x3) -> simd_double3x3 { a.transpose }
/// Returns the inverse of a matrix. Its elements are not finite if the matrix is singular.
public func matrix_invert(_ a: simd_double3x3) -> simd_double3x3 { a.inverse }
/// Returns the determinant of a matrix.
public func matrix_determinant(_ a: simd_double3x3) -> Double { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func matrix_equal(_ a: simd_double3x3, _ b: simd_double3x3) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: a) }
/// Returns the matrix with the given columns.
public func matrix_from_columns(
  _ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(col0, col1, col2)
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(
  _ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(rows: [row0, row1, row2])
}
/// Returns the product of a matrix and a scalar.
public func simd_mul(_ a: Double, _ b: simd_double3x3) -> simd_double3x3 { a * b }
/// Returns the sum of two matrices.
public func simd_add(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a + b }
/// Returns the difference of two matrices.
public func simd_sub(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a - b }
/// Returns the sum of two matrices, each multiplied by a scalar.
public func simd_linear_combination(
  _ a: Double, _ x: simd_double3x3, _ b: Double, _ y: simd_double3x3
) -> simd_double3x3 {
  a * x + b * y
}
/// Returns the determinant of a matrix.
public func simd_determinant(_ a: simd_double3x3) -> Double { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func simd_equal(_ a: simd_double3x3, _ b: simd_double3x3) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: a) }
/// Returns the matrix with the given columns.
public func simd_matrix(
  _ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(col0, col1, col2)
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(
  _ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(rows: [row0, row1, row2])
}
/// Returns a Boolean value that indicates whether no two elements differ by more than a tolerance.
public func simd_almost_equal_elements(_ a: simd_double3x3, _ b: simd_double3x3, _ tol: Double) -> Bool {
  (0..<3).allSatisfy { abs(a[$0] - b[$0]).max() <= tol }
}
extension simd_double3x3 {
  /// Returns the negative of a matrix.
  public static prefix func - (a: simd_double3x3) -> simd_double3x3 { -1 * a }
  /// Adds a matrix.
  public static func += (a: inout simd_double3x3, b: simd_double3x3) { a = a + b }
  /// Subtracts a matrix.
  public static func -= (a: inout simd_double3x3, b: simd_double3x3) { a = a - b }
  /// Multiplies by a scalar.
  public static func *= (a: inout simd_double3x3, b: Double) { a = a * b }
}

/// Returns the product of two matrices.
public func matrix_multiply(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
/// Returns the product of a matrix and a column vector.
public func matrix_multiply(_ a: simd_double4x4, _ b: SIMD4<Double>) -> SIMD4<Double> { a * b }
/// Returns the product of a row vector and a matrix.
public func matrix_multiply(_ a: SIMD4<Double>, _ b: simd_double4x4) -> SIMD4<Double> { a * b }
/// Returns the product of a scalar and a matrix.
public func matrix_scale(_ a: Double, _ b: simd_double4x4) -> simd_double4x4 { a * b }
/// Returns the sum of two matrices.
public func matrix_add(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a + b }
/// Returns the difference of two matrices.
public func matrix_subtract(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a - b }
/// Returns the transpose of a matrix.
public func matrix_transpose(_ a: simd_double4x4) -> simd_double4x4 { a.transpose }
/// Returns the inverse of a matrix. Its elements are not finite if the matrix is singular.
public func matrix_invert(_ a: simd_double4x4) -> simd_double4x4 { a.inverse }
/// Returns the determinant of a matrix.
public func matrix_determinant(_ a: simd_double4x4) -> Double { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func matrix_equal(_ a: simd_double4x4, _ b: simd_double4x4) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: a) }
/// Returns the matrix with the given columns.
public func matrix_from_columns(
  _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(col0, col1, col2, col3)
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(
  _ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(rows: [row0, row1, row2, row3])
}
/// Returns the product of a matrix and a scalar.
public func simd_mul(_ a: Double, _ b: simd_double4x4) -> simd_double4x4 { a * b }
/// Returns the sum of two matrices.
public func simd_add(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a + b }
/// Returns the difference of two matrices.
public func simd_sub(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a - b }
/// Returns the sum of two matrices, each multiplied by a scalar.
public func simd_linear_combination(
  _ a: Double, _ x: simd_double4x4, _ b: Double, _ y: simd_double4x4
) -> simd_double4x4 {
  a * x + b * y
}
/// Returns the determinant of a matrix.
public func simd_determinant(_ a: simd_double4x4) -> Double { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
public func simd_equal(_ a: simd_double4x4, _ b: simd_double4x4) -> Bool { a == b }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: a) }
/// Returns the matrix with the given columns.
public func simd_matrix(
  _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(col0, col1, col2, col3)
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(
  _ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(rows: [row0, row1, row2, row3])
}
/// Returns a Boolean value that indicates whether no two elements differ by more than a tolerance.
public func simd_almost_equal_elements(_ a: simd_double4x4, _ b: simd_double4x4, _ tol: Double) -> Bool {
  (0..<4).allSatisfy { abs(a[$0] - b[$0]).max() <= tol }
}
extension simd_double4x4 {
  /// Returns the negative of a matrix.
  public static prefix func - (a: simd_double4x4) -> simd_double4x4 { -1 * a }
  /// Adds a matrix.
  public static func += (a: inout simd_double4x4, b: simd_double4x4) { a = a + b }
  /// Subtracts a matrix.
  public static func -= (a: inout simd_double4x4, b: simd_double4x4) { a = a - b }
  /// Multiplies by a scalar.
  public static func *= (a: inout simd_double4x4, b: Double) { a = a * b }
}
