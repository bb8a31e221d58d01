// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions for matrices and vectors by their names in C.
// --------------------------------------------------------------------------------------------------------

/// Returns the product of two matrices.
@inlinable public func matrix_multiply<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
/// Returns the product of two matrices.
@inlinable public func simd_mul<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
/// Returns the product of a matrix and a column vector.
@inlinable public func matrix_multiply<M: _SquareMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul<M: _SquareMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
/// Returns the product of a row vector and a matrix.
@inlinable public func matrix_multiply<M: _SquareMatrix>(_ a: M.Column, _ b: M) -> M.Column { a * b }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul<M: _SquareMatrix>(_ a: M.Column, _ b: M) -> M.Column { a * b }
/// Returns the product of a scalar and a matrix.
@inlinable public func matrix_scale<M: _SquareMatrix>(_ a: M.Column.Scalar, _ b: M) -> M { a * b }
/// Returns the product of a scalar and a matrix.
@inlinable public func simd_mul<M: _SquareMatrix>(_ a: M.Column.Scalar, _ b: M) -> M { a * b }
/// Returns the sum of two matrices.
@inlinable public func matrix_add<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a + b }
/// Returns the sum of two matrices.
@inlinable public func simd_add<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a + b }
/// Returns the difference of two matrices.
@inlinable public func matrix_subtract<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a - b }
/// Returns the difference of two matrices.
@inlinable public func simd_sub<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a - b }
/// Returns the transpose of a matrix.
@inlinable public func matrix_transpose<M: _SquareMatrix>(_ a: M) -> M { a.transpose }
/// Returns the transpose of a matrix.
@inlinable public func simd_transpose<M: _SquareMatrix>(_ a: M) -> M { a.transpose }
/// Returns the inverse of a matrix. Its elements are not finite if the matrix is singular.
@inlinable public func matrix_invert<M: _SquareMatrix>(_ a: M) -> M { a.inverse }
/// Returns the inverse of a matrix. Its elements are not finite if the matrix is singular.
@inlinable public func simd_inverse<M: _SquareMatrix>(_ a: M) -> M { a.inverse }
/// Returns the determinant of a matrix.
@inlinable public func matrix_determinant<M: _SquareMatrix>(_ a: M) -> M.Column.Scalar { a.determinant }
/// Returns the determinant of a matrix.
@inlinable public func simd_determinant<M: _SquareMatrix>(_ a: M) -> M.Column.Scalar { a.determinant }
/// Returns a Boolean value that indicates whether two matrices are equal.
@inlinable public func matrix_equal<M: _SquareMatrix>(_ a: M, _ b: M) -> Bool { a == b }
/// Returns a Boolean value that indicates whether two matrices are equal.
@inlinable public func simd_equal<M: _SquareMatrix>(_ a: M, _ b: M) -> Bool { a == b }
/// Returns the sum of two matrices, each multiplied by a scalar.
@inlinable public func simd_linear_combination<M: _SquareMatrix>(
  _ a: M.Column.Scalar, _ x: M, _ b: M.Column.Scalar, _ y: M
) -> M {
  a * x + b * y
}
/// Returns a Boolean value that indicates whether no two elements differ by more than a tolerance.
public func simd_almost_equal_elements<M: _SquareMatrix>(_ a: M, _ b: M, _ tol: M.Column.Scalar) -> Bool {
  (0..<M.Column.scalarCount).allSatisfy { abs(a[$0] - b[$0]).max() <= tol }
}

/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: a) }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: a) }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: a) }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: a) }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: a) }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func matrix_from_diagonal(_ a: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: a) }

/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: a) }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: a) }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: a) }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: a) }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: a) }
/// Returns the matrix with the given diagonal and zeros elsewhere.
public func simd_diagonal_matrix(_ a: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: a) }

/// Returns the matrix with the given columns.
public func matrix_from_columns(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(col0, col1)
}
/// Returns the matrix with the given columns.
public func matrix_from_columns(
  _ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(col0, col1, col2)
}
/// Returns the matrix with the given columns.
public func matrix_from_columns(
  _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(col0, col1, col2, col3)
}
/// Returns the matrix with the given columns.
public func matrix_from_columns(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(col0, col1)
}
/// Returns the matrix with the given columns.
public func matrix_from_columns(
  _ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(col0, col1, col2)
}
/// Returns the matrix with the given columns.
public func matrix_from_columns(
  _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(col0, col1, col2, col3)
}

/// Returns the matrix with the given columns.
public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(col0, col1)
}
/// Returns the matrix with the given columns.
public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) -> simd_float3x3 {
  simd_float3x3(col0, col1, col2)
}
/// Returns the matrix with the given columns.
public func simd_matrix(
  _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(col0, col1, col2, col3)
}
/// Returns the matrix with the given columns.
public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(col0, col1)
}
/// Returns the matrix with the given columns.
public func simd_matrix(
  _ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(col0, col1, col2)
}
/// Returns the matrix with the given columns.
public func simd_matrix(
  _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(col0, col1, col2, col3)
}

/// Returns the matrix with the given rows.
public func matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(rows: [row0, row1])
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(
  _ row0: SIMD3<Float>, _ row1: SIMD3<Float>, _ row2: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(rows: [row0, row1, row2])
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(
  _ row0: SIMD4<Float>, _ row1: SIMD4<Float>, _ row2: SIMD4<Float>, _ row3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(rows: [row0, row1, row2, row3])
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(_ row0: SIMD2<Double>, _ row1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(rows: [row0, row1])
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(
  _ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(rows: [row0, row1, row2])
}
/// Returns the matrix with the given rows.
public func matrix_from_rows(
  _ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(rows: [row0, row1, row2, row3])
}

/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(rows: [row0, row1])
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(
  _ row0: SIMD3<Float>, _ row1: SIMD3<Float>, _ row2: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(rows: [row0, row1, row2])
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(
  _ row0: SIMD4<Float>, _ row1: SIMD4<Float>, _ row2: SIMD4<Float>, _ row3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(rows: [row0, row1, row2, row3])
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(_ row0: SIMD2<Double>, _ row1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(rows: [row0, row1])
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(
  _ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(rows: [row0, row1, row2])
}
/// Returns the matrix with the given rows.
public func simd_matrix_from_rows(
  _ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(rows: [row0, row1, row2, row3])
}
