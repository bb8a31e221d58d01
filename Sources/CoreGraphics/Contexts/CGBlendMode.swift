/// The ways to composite source colours with a destination.
///
/// In the formulas, R is the result, S the source and D the destination; Sa and Da are the opacities of
/// source and destination.
public enum CGBlendMode: Int32, Sendable {
  /// Composites the source over the destination.
  case normal = 0
  /// Multiplies source and destination.
  case multiply = 1
  /// Multiplies the complements of source and destination, and complements the result.
  case screen = 2
  /// Multiplies or screens, depending on the destination.
  case overlay = 3
  /// Selects the darker of source and destination.
  case darken = 4
  /// Selects the lighter of source and destination.
  case lighten = 5
  /// Brightens the destination to reflect the source.
  case colorDodge = 6
  /// Darkens the destination to reflect the source.
  case colorBurn = 7
  /// Darkens or lightens gently, depending on the source.
  case softLight = 8
  /// Multiplies or screens, depending on the source.
  case hardLight = 9
  /// The absolute difference of source and destination.
  case difference = 10
  /// Like `difference`, with less contrast.
  case exclusion = 11
  /// The source's hue with the destination's saturation and luminosity.
  case hue = 12
  /// The source's saturation with the destination's hue and luminosity.
  case saturation = 13
  /// The source's hue and saturation with the destination's luminosity.
  case color = 14
  /// The source's luminosity with the destination's hue and saturation.
  case luminosity = 15
  /// R = 0.
  case clear = 16
  /// R = S.
  case copy = 17
  /// R = S·Da.
  case sourceIn = 18
  /// R = S·(1 − Da).
  case sourceOut = 19
  /// R = S·Da + D·(1 − Sa).
  case sourceAtop = 20
  /// R = S·(1 − Da) + D.
  case destinationOver = 21
  /// R = D·Sa.
  case destinationIn = 22
  /// R = D·(1 − Sa).
  case destinationOut = 23
  /// R = S·(1 − Da) + D·Sa.
  case destinationAtop = 24
  /// R = S·(1 − Da) + D·(1 − Sa).
  case xor = 25
  /// R = max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker = 26
  /// R = min(1, S + D).
  case plusLighter = 27
}

extension CGBlendMode {
  /// The blend modes by name.
  package static let byName = Dictionary(
    uniqueKeysWithValues: (normal.rawValue...plusLighter.rawValue).compactMap(Self.init(rawValue:))
      .map { ($0.name, $0) })

  /// The case's name, such as `softLight`.
  package var name: String { "\(self)" }

  /// A Boolean value that indicates whether a fully transparent source leaves the destination unchanged.
  package var leavesClearAlone: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
