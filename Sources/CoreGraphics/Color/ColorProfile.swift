/// The relation between the components of a calibrated space and light.
struct ColorProfile: Sendable {
  /// The colours that (1, 0, 0), (0, 1, 0) and (0, 0, 1) represent.
  enum Primaries: Sendable { case sRGB, displayP3, adobeRGB, itur2020, xyz }

  /// A transfer curve, from an encoded component to an amount of light. All curves are odd functions, so
  /// negative components work.
  enum Curve: Sendable, Equatable { case sRGB, linear, itu, gamma(Double) }

  let primaries: Primaries
  let curve: Curve

  init(_ primaries: Primaries, _ curve: Curve) {
    self.primaries = primaries
    self.curve = curve
  }

  /// Converts an encoded component to an amount of light.
  func linear(_ encoded: Double) -> Double {
    let x = abs(encoded)
    let light =
      switch curve {
      case .linear: x
      case .sRGB: x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
      case .itu: x < 0.081 ? x / 4.5 : pow((x + 0.099) / 1.099, 1 / 0.45)
      case .gamma(let exponent): pow(x, exponent)
      }
    return encoded < 0 ? -light : light
  }

  /// Converts an amount of light to an encoded component.
  func encoded(_ light: Double) -> Double {
    let x = abs(light)
    let encoded =
      switch curve {
      case .linear: x
      case .sRGB: x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
      case .itu: x < 0.018 ? x * 4.5 : 1.099 * pow(x, 0.45) - 0.099
      case .gamma(let exponent): pow(x, 1 / exponent)
      }
    return light < 0 ? -encoded : encoded
  }

  /// The matrix from linear components to CIE XYZ with white D65.
  var toXYZ: Matrix3 { Self.matrices[primaries]?.toXYZ ?? .identity }

  /// The matrix from CIE XYZ with white D65 to linear components.
  var fromXYZ: Matrix3 { Self.matrices[primaries]?.fromXYZ ?? .identity }

  /// Bradford's adaptation of the white D50, that of color profiles, to D65.
  private static let adaptation = Matrix3(rows: [
    [0.9555766, -0.0230393, 0.0631636], [-0.0282895, 1.0099416, 0.0210077],
    [0.0122982, -0.0204830, 1.3299098],
  ])

  // Chromaticities: IEC 61966-2-1, SMPTE EG 432-1, Adobe RGB (1998), ITU-R BT.2020.
  private static let matrices: [Primaries: (toXYZ: Matrix3, fromXYZ: Matrix3)] = {
    func pair(_ r: (Double, Double), _ g: (Double, Double), _ b: (Double, Double)) -> (Matrix3, Matrix3) {
      let matrix = Matrix3(primaries: [r, g, b], white: (0.3127, 0.3290))
      return (matrix, matrix.inverse)
    }
    return [
      .sRGB: pair((0.64, 0.33), (0.30, 0.60), (0.15, 0.06)),
      .displayP3: pair((0.680, 0.320), (0.265, 0.690), (0.150, 0.060)),
      .adobeRGB: pair((0.64, 0.33), (0.21, 0.71), (0.15, 0.06)),
      .itur2020: pair((0.708, 0.292), (0.170, 0.797), (0.131, 0.046)),
      .xyz: (adaptation, adaptation.inverse),
    ]
  }()
}

/// A 3×3 matrix that acts on column vectors.
struct Matrix3: Sendable {
  /// The entries, row by row.
  var rows: [[Double]]

  static let identity = Matrix3(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  init(rows: [[Double]]) { self.rows = rows }

  /// Creates the matrix from linear components to XYZ from the xy chromaticities of three primaries and the
  /// white point.
  init(primaries: [(x: Double, y: Double)], white: (x: Double, y: Double)) {
    let columns = primaries.map { [$0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y] }
    let base = Matrix3(rows: (0..<3).map { row in columns.map { $0[row] } })
    let scales = base.inverse * [white.x / white.y, 1, (1 - white.x - white.y) / white.y]
    rows = base.rows.map { row in [row[0] * scales[0], row[1] * scales[1], row[2] * scales[2]] }
  }

  static func * (matrix: Matrix3, vector: [Double]) -> [Double] {
    matrix.rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  /// The inverse matrix. The matrix must not be singular.
  var inverse: Matrix3 {
    let m = rows
    func cofactor(_ i: Int, _ j: Int) -> Double {
      let (a, b, c, d) = ((i + 1) % 3, (i + 2) % 3, (j + 1) % 3, (j + 2) % 3)
      return m[a][c] * m[b][d] - m[a][d] * m[b][c]
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * cofactor(0, $1) }
    return Matrix3(rows: (0..<3).map { i in (0..<3).map { j in cofactor(j, i) / determinant } })
  }
}
