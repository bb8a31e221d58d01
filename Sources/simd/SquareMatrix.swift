/// The common operations of matrices of all sizes and precisions.
protocol SquareMatrix {
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  /// Creates the identity matrix multiplied by a scalar.
  init(_ scalar: Column.Scalar)
  subscript(column: Int) -> Column { get set }
  var transpose: Self { get }
}

extension SquareMatrix {
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
