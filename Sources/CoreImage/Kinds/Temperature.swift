// Colour temperature. Core Image Filter Reference, CITemperatureAndTint: "Adapts the reference white point
// for an image"; the method is Mica's own, from published parts.

extension FilterKind {
  // Adapts the neutral colour to the target with Bradford's transform between the illuminants. Values are a
  // temperature in kelvins and a tint.
  static let temperature = FilterKind(
    "CITemperatureAndTint", "Temperature and Tint", [kCICategoryColorAdjustment],
    [.image, .vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)]
  ) { values in
    func light(_ key: String) -> SIMD3<Double> {
      let numbers = values.vector(key)
      return Light.white(kelvins: numbers[0].native, tint: numbers[1].native)
    }
    let (from, to) = (light("inputNeutral"), light("inputTargetNeutral"))
    guard let image = values.image(), from != to else { return values.image() }
    let matrix = Light.adaptation(from: from, to: to)
    return image.recolored { _ in { matrix($0) } }
  }
}

/// Illuminants and chromatic adaptation.
enum Light {
  /// Returns the white of a colour temperature as CIE XYZ with Y = 1.
  ///
  /// The white is that of a black body (Krystek, "An algorithm to calculate correlated colour temperature",
  /// 1985).
  ///
  /// - Parameters:
  ///   - kelvins: The temperature, 1000…40000 K.
  ///   - tint: The distance from the black-body curve, in the unit of photo programs: 3000 is a distance of 1
  ///     in the CIE 1960 diagram, toward magenta, or toward green if negative.
  /// - Returns: The tristimulus values X, Y and Z.
  static func white(kelvins: Double, tint: Double) -> SIMD3<Double> {
    func place(_ t: Double) -> SIMD2<Double> {
      SIMD2(
        (0.860117757 + 1.54118254e-4 * t + 1.28641212e-7 * t * t)
          / (1 + 8.42420235e-4 * t + 7.08145163e-7 * t * t),
        (0.317398726 + 4.22806245e-5 * t + 4.20481691e-8 * t * t)
          / (1 - 2.89741816e-5 * t + 1.61456053e-7 * t * t))
    }
    let kelvins = min(max(kelvins, 1000), 40000), along = place(kelvins + 1) - place(kelvins - 1)
    let length = (along * along).sum().squareRoot()
    // Hotter light lies to the left, so magenta lies to the left of the direction there.
    let offset = SIMD2(-along.y, along.x) / length * (min(max(tint, -300), 300) / 3000)
    let uv = place(kelvins) + offset
    let sum = 2 * uv.x - 8 * uv.y + 4, (x, y) = (3 * uv.x / sum, 2 * uv.y / sum)
    return SIMD3(x / y, 1, (1 - x - y) / y)
  }

  /// Returns the chromatic adaptation of linear sRGB colours from one illuminant to another (Lam, "Metamerism
  /// and Colour Constancy", 1985; the matrices are Bradford's and that of IEC 61966-2-1).
  static func adaptation(
    from: SIMD3<Double>, to: SIMD3<Double>
  ) -> @Sendable (SIMD3<Float>) -> SIMD3<Float> {
    let cones = Matrix3(0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296)
    let light = Matrix3(
      0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.0721750, 0.0193339, 0.1191920, 0.9503041)
    let into = cones * light, gains = (cones * to) / (cones * from)
    let whole = into.inverse * into.scalingRows(by: gains)
    let rows = whole.rows.map { SIMD3<Float>(Float($0.x), Float($0.y), Float($0.z)) }
    return { SIMD3((rows[0] * $0).sum(), (rows[1] * $0).sum(), (rows[2] * $0).sum()) }
  }
}

/// A 3 × 3 matrix, stored as rows.
struct Matrix3 {
  var rows: [SIMD3<Double>]

  init(_ n: Double...) {
    rows = [SIMD3(n[0], n[1], n[2]), SIMD3(n[3], n[4], n[5]), SIMD3(n[6], n[7], n[8])]
  }

  private var columns: [SIMD3<Double>] {
    (0..<3).map { SIMD3(rows[0][$0], rows[1][$0], rows[2][$0]) }
  }

  func scalingRows(by factors: SIMD3<Double>) -> Matrix3 {
    var copy = self
    for index in 0..<3 { copy.rows[index] *= factors[index] }
    return copy
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((matrix.rows[0] * vector).sum(), (matrix.rows[1] * vector).sum(), (matrix.rows[2] * vector).sum())
  }

  static func * (matrix: Matrix3, other: Matrix3) -> Matrix3 {
    let columns = other.columns
    var copy = matrix
    copy.rows = matrix.rows.map { row in
      SIMD3((row * columns[0]).sum(), (row * columns[1]).sum(), (row * columns[2]).sum())
    }
    return copy
  }

  /// The inverse, if there is one: the cross products of the rows are its columns, up to the determinant.
  var inverse: Matrix3 {
    func crossed(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    var transposed = self
    transposed.rows = [crossed(rows[1], rows[2]), crossed(rows[2], rows[0]), crossed(rows[0], rows[1])]
    var copy = self
    copy.rows = transposed.columns.map { $0 / (rows[0] * transposed.rows[0]).sum() }
    return copy
  }
}
