/// How the components of one colour space become those of another, unclipped.
///
/// Grays stand for three equal components, spaces of inks and patterns for sRGB.
package struct ColorConversion: Sendable {
  private let source: ColorProfile
  private let target: ColorProfile
  /// The columns of the matrix between linear components; nil where the primaries are the same.
  private let columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)?
  /// Whether nothing changes.
  package let isIdentity: Bool

  /// The conversion between two spaces; one that changes nothing where either is nil.
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

  /// The components in the other space.
  package func callAsFunction(_ color: SIMD3<Float>) -> SIMD3<Float> {
    if isIdentity { return color }
    var light = SIMD3(linear(color.x), linear(color.y), linear(color.z))
    if let columns { light = columns.0 * light.x + columns.1 * light.y + columns.2 * light.z }
    if target.curve == .linear { return light }
    return SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
  }

  /// The amount of light of one component, without change of primaries.
  private func linear(_ value: Float) -> Float {
    source.curve == .linear ? value : Float(source.linear(Double(value)))
  }

  private func encoded(_ value: Float) -> Float { Float(target.encoded(Double(value))) }
}
