/// How new colour meets what is there. R is the result, S the source, D the destination, Ra, Sa, Da their
/// opacities.
public enum CGBlendMode: Int32, Sendable {
  /// The source lies over the destination.
  case normal = 0
  /// The product.
  case multiply = 1
  /// The complement of the product of the complements.
  case screen = 2
  /// Multiply or screen, by the destination.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// The destination brightened to reflect the source.
  case colorDodge = 6
  /// The destination darkened to reflect the source.
  case colorBurn = 7
  /// Darken or lighten gently, by the source.
  case softLight = 8
  /// Multiply or screen, by the source.
  case hardLight = 9
  /// The distance.
  case difference = 10
  /// The distance with less contrast.
  case exclusion = 11
  /// The source's hue.
  case hue = 12
  /// The source's saturation.
  case saturation = 13
  /// The source's hue and saturation.
  case color = 14
  /// The source's lightness.
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
  /// The modes by their names.
  package static let byName = Dictionary(
    uniqueKeysWithValues: (normal.rawValue...plusLighter.rawValue).compactMap(Self.init(rawValue:))
      .map { ($0.name, $0) })

  /// The case's name, such as `softLight`.
  package var name: String { "\(self)" }

  /// Whether a clear source changes nothing.
  package var leavesClearAlone: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
