/// A conversion of components from one colour space to another, unclipped.
///
/// Grays are converted as three equal components; CMYK and pattern spaces are treated as sRGB.
package struct ColorConversion: Sendable {
  private let source: ColorProfile
  private let target: ColorProfile
  /// The columns of the matrix between linear components, or nil if the primaries are the same.
  private let columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)?
  /// A Boolean value that indicates whether the conversion leaves components unchanged.
  package let isIdentity: Bool

  /// Creates the conversion between two spaces, or the identity if either is nil.
  package init(from source: CGColorSpace?, to target: CGColorSpace?) {
    let standard = ColorProfile(.sRGB, .sRGB)
    self.source = source?.profile ?? target?.profile ?? standard
    self.target = target?.profile ?? source?.profile ?? standard
    let sharesPrimaries = self.source.primaries == self.target.primaries
    isIdentity = sharesPrimaries && self.source.curve == self.target.curve
    if sharesPrimaries {
      columns = nil
    } else {
      let (into, out) = (self.source.toXYZ, self.target.fromXYZ)
      func column(_ unit: [Double]) -> SIMD3<Float> {
        let c = out * (into * unit)
        return SIMD3(Float(c[0]), Float(c[1]), Float(c[2]))
      }
      columns = (column([1, 0, 0]), column([0, 1, 0]), column([0, 0, 1]))
    }
  }

  /// Converts components to the target space.
  package func callAsFunction(_ color: SIMD3<Float>) -> SIMD3<Float> {
    if isIdentity { return color }
    var light = SIMD3(linear(color.x), linear(color.y), linear(color.z))
    if let columns { light = columns.0 * light.x + columns.1 * light.y + columns.2 * light.z }
    if target.curve == .linear { return light }
    return SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
  }

  /// Converts one encoded component to an amount of light, without a change of primaries.
  private func linear(_ value: Float) -> Float {
    source.curve == .linear ? value : Float(source.linear(Double(value)))
  }

  private func encoded(_ value: Float) -> Float { Float(target.encoded(Double(value))) }
}
