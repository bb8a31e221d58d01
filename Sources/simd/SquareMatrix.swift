/// The common operations of matrices of all sizes and precisions.
///
/// There is no public counterpart: Apple's functions have an overload for each type of matrices.
public protocol _SquareMatrix: Equatable, Sendable {
  /// The type of the columns.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  /// Creates the identity matrix multiplied by a scalar.
  init(_ scalar: Column.Scalar)
  /// Accesses a column.
  subscript(column: Int) -> Column { get set }
  /// The transpose of the matrix.
  var transpose: Self { get }
  /// The determinant of the matrix.
  var determinant: Column.Scalar { get }
  /// The inverse matrix. Its elements are not finite if the matrix is singular.
  var inverse: Self { get }
  /// Returns the sum of two matrices.
  static func + (a: Self, b: Self) -> Self
  /// Returns the difference of two matrices.
  static func - (a: Self, b: Self) -> Self
  /// Returns the product of two matrices.
  static func * (a: Self, b: Self) -> Self
  /// Returns the product of a matrix and a scalar.
  static func * (a: Self, b: Column.Scalar) -> Self
  /// Returns the product of a matrix and a column vector.
  static func * (a: Self, b: Column) -> Column
}

extension _SquareMatrix {
  /// Accesses an element by column and row.
  @inlinable public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Returns the product of a matrix and a scalar.
  @inlinable public static func * (a: Column.Scalar, b: Self) -> Self { b * a }
  /// Returns the product of a row vector and a matrix.
  @inlinable public static func * (a: Column, b: Self) -> Column { b.transpose * a }
  /// Returns the negative of a matrix.
  @inlinable public static prefix func - (a: Self) -> Self { a * -1 }
  /// Adds a matrix.
  @inlinable public static func += (a: inout Self, b: Self) { a = a + b }
  /// Subtracts a matrix.
  @inlinable public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Multiplies by a matrix.
  @inlinable public static func *= (a: inout Self, b: Self) { a = a * b }
  /// Multiplies by a scalar.
  @inlinable public static func *= (a: inout Self, b: Column.Scalar) { a = a * b }

  /// Returns the inverse, whose elements are not finite if the matrix is singular, and the determinant,
  /// computed by Gauss–Jordan elimination with the largest element as pivot.
  func eliminated() -> (inverse: Self, determinant: Column.Scalar) {
    let side = Column.scalarCount
    var left = transpose, right = Self(1), determinant: Column.Scalar = 1
    for step in 0..<side {
      let pivot = (step..<side).max { left[$0][step].magnitude < left[$1][step].magnitude }!
      if pivot != step {
        (left[step], left[pivot]) = (left[pivot], left[step])
        (right[step], right[pivot]) = (right[pivot], right[step])
        determinant = -determinant
      }
      let value = left[step][step]
      determinant *= value
      left[step] /= value
      right[step] /= value
      for row in 0..<side where row != step {
        let factor = left[row][step]
        left[row] -= left[step] * factor
        right[row] -= right[step] * factor
      }
    }
    return (right.transpose, determinant)
  }
}
