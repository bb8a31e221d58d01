// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Matrices are stored by columns: `m[c][r]` is the element of column c and row r. Vectors are columns, on the
// right side of a product.

/// A matrix of 2 columns and 2 rows.
public struct simd_float2x2: _SquareMatrix {
  /// The columns of the matrix.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD2<Float>(repeating: 0), SIMD2<Float>(repeating: 0)) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) { columns = (col0, col1) }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD2<Float>]) { self.columns = (columns[0], columns[1]) }
  /// Creates a matrix from its rows.
  public init(rows: [SIMD2<Float>]) { self.init([rows[0][0], rows[1][0]], [rows[0][1], rows[1][1]]) }
  /// Creates the identity matrix multiplied by a scalar.
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }
  /// Creates a matrix with the given diagonal and zeros elsewhere.
  public init(diagonal: SIMD2<Float>) { self.init([diagonal[0], 0], [0, diagonal[1]]) }

  /// Accesses a column.
  public subscript(column: Int) -> SIMD2<Float> {
    get { [columns.0, columns.1][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("simd_float2x2[\(column)]: columns are 0…1")
      }
    }
  }
  /// The transpose of the matrix.
  public var transpose: simd_float2x2 { simd_float2x2(rows: [columns.0, columns.1]) }
  /// The determinant of the matrix.
  public var determinant: Float { eliminated().determinant }
  /// The inverse matrix. Its elements are not finite if the matrix is singular.
  public var inverse: simd_float2x2 { eliminated().inverse }

  /// Returns a Boolean value that indicates whether two matrices are equal.
  public static func == (a: simd_float2x2, b: simd_float2x2) -> Bool {
    a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1
  }
  /// Returns the sum of two matrices.
  public static func + (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1)
  }
  /// Returns the difference of two matrices.
  public static func - (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1)
  }
  /// Returns the product of a matrix and a scalar.
  public static func * (a: simd_float2x2, b: Float) -> simd_float2x2 {
    simd_float2x2(a.columns.0 * b, a.columns.1 * b)
  }
  /// Returns the product of a matrix and a column vector.
  public static func * (a: simd_float2x2, b: SIMD2<Float>) -> SIMD2<Float> {
    var sum = a.columns.0 * b[0]
    for column in 1..<2 { sum += a[column] * b[column] }
    return sum
  }
  /// Returns the product of two matrices.
  public static func * (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(a * b.columns.0, a * b.columns.1)
  }
}

/// The type of 2×2 matrices of single precision.
public typealias float2x2 = simd_float2x2
/// The type of 2×2 matrices of single precision.
public typealias matrix_float2x2 = simd_float2x2
/// The identity matrix.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// A matrix of 3 columns and 3 rows.
public struct simd_float3x3: _SquareMatrix {
  /// The columns of the matrix.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// Creates a matrix of zeros.
  public init() {
    columns = (SIMD3<Float>(repeating: 0), SIMD3<Float>(repeating: 0), SIMD3<Float>(repeating: 0))
  }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) {
    columns = (col0, col1, col2)
  }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD3<Float>]) { self.columns = (columns[0], columns[1], columns[2]) }
  /// Creates a matrix from its rows.
  public init(rows: [SIMD3<Float>]) {
    self.init(
      [rows[0][0], rows[1][0], rows[2][0]], [rows[0][1], rows[1][1], rows[2][1]],
      [rows[0][2], rows[1][2], rows[2][2]])
  }
  /// Creates the identity matrix multiplied by a scalar.
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
  /// Creates a matrix with the given diagonal and zeros elsewhere.
  public init(diagonal: SIMD3<Float>) {
    self.init([diagonal[0], 0, 0], [0, diagonal[1], 0], [0, 0, diagonal[2]])
  }

  /// Accesses a column.
  public subscript(column: Int) -> SIMD3<Float> {
    get { [columns.0, columns.1, columns.2][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("simd_float3x3[\(column)]: columns are 0…2")
      }
    }
  }
  /// The transpose of the matrix.
  public var transpose: simd_float3x3 { simd_float3x3(rows: [columns.0, columns.1, columns.2]) }
  /// The determinant of the matrix.
  public var determinant: Float { eliminated().determinant }
  /// The inverse matrix. Its elements are not finite if the matrix is singular.
  public var inverse: simd_float3x3 { eliminated().inverse }

  /// Returns a Boolean value that indicates whether two matrices are equal.
  public static func == (a: simd_float3x3, b: simd_float3x3) -> Bool {
    a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2
  }
  /// Returns the sum of two matrices.
  public static func + (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
  }
  /// Returns the difference of two matrices.
  public static func - (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2)
  }
  /// Returns the product of a matrix and a scalar.
  public static func * (a: simd_float3x3, b: Float) -> simd_float3x3 {
    simd_float3x3(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b)
  }
  /// Returns the product of a matrix and a column vector.
  public static func * (a: simd_float3x3, b: SIMD3<Float>) -> SIMD3<Float> {
    var sum = a.columns.0 * b[0]
    for column in 1..<3 { sum += a[column] * b[column] }
    return sum
  }
  /// Returns the product of two matrices.
  public static func * (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2)
  }
}

/// The type of 3×3 matrices of single precision.
public typealias float3x3 = simd_float3x3
/// The type of 3×3 matrices of single precision.
public typealias matrix_float3x3 = simd_float3x3
/// The identity matrix.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// A matrix of 4 columns and 4 rows.
public struct simd_float4x4: _SquareMatrix {
  /// The columns of the matrix.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() {
    columns = (
      SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 0),
      SIMD4<Float>(repeating: 0)
    )
  }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
    columns = (col0, col1, col2, col3)
  }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD4<Float>]) { self.columns = (columns[0], columns[1], columns[2], columns[3]) }
  /// Creates a matrix from its rows.
  public init(rows: [SIMD4<Float>]) {
    self.init(
      [rows[0][0], rows[1][0], rows[2][0], rows[3][0]], [rows[0][1], rows[1][1], rows[2][1], rows[3][1]],
      [rows[0][2], rows[1][2], rows[2][2], rows[3][2]], [rows[0][3], rows[1][3], rows[2][3], rows[3][3]])
  }
  /// Creates the identity matrix multiplied by a scalar.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }
  /// Creates a matrix with the given diagonal and zeros elsewhere.
  public init(diagonal: SIMD4<Float>) {
    self.init(
      [diagonal[0], 0, 0, 0], [0, diagonal[1], 0, 0], [0, 0, diagonal[2], 0], [0, 0, 0, diagonal[3]])
  }

  /// Accesses a column.
  public subscript(column: Int) -> SIMD4<Float> {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("simd_float4x4[\(column)]: columns are 0…3")
      }
    }
  }
  /// The transpose of the matrix.
  public var transpose: simd_float4x4 { simd_float4x4(rows: [columns.0, columns.1, columns.2, columns.3]) }
  /// The determinant of the matrix.
  public var determinant: Float { eliminated().determinant }
  /// The inverse matrix. Its elements are not finite if the matrix is singular.
  public var inverse: simd_float4x4 { eliminated().inverse }

  /// Returns a Boolean value that indicates whether two matrices are equal.
  public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool {
    a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2
      && a.columns.3 == b.columns.3
  }
  /// Returns the sum of two matrices.
  public static func + (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2,
      a.columns.3 + b.columns.3)
  }
  /// Returns the difference of two matrices.
  public static func - (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2,
      a.columns.3 - b.columns.3)
  }
  /// Returns the product of a matrix and a scalar.
  public static func * (a: simd_float4x4, b: Float) -> simd_float4x4 {
    simd_float4x4(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b, a.columns.3 * b)
  }
  /// Returns the product of a matrix and a column vector.
  public static func * (a: simd_float4x4, b: SIMD4<Float>) -> SIMD4<Float> {
    var sum = a.columns.0 * b[0]
    for column in 1..<4 { sum += a[column] * b[column] }
    return sum
  }
  /// Returns the product of two matrices.
  public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }
}

/// The type of 4×4 matrices of single precision.
public typealias float4x4 = simd_float4x4
/// The type of 4×4 matrices of single precision.
public typealias matrix_float4x4 = simd_float4x4
/// The identity matrix.
public let matrix_identity_float4x4 = simd_float4x4(1)
