internal import Foundation

/// A cut of the system font, without a size.
package struct SystemFontFace: Hashable, Sendable {
  /// The four designs of the system font.
  package enum Design: Hashable, Sendable { case `default`, monospaced, rounded, serif }
  /// The optical cut of the default design: chosen and tracked by size as on iOS, or that of a published
  /// file, which no system tracks (stored widths of a project's documents at six sizes).
  package enum Cut: Hashable, Sendable { case bySize, text, display }

  package var weight: SystemFontWeight
  package var italic: Bool
  package var design: Design
  package var monospacedDigits: Bool
  package var era: SystemFontEra
  package var cut = Cut.bySize
  /// The position on the width axis, as in `UIFont.Width`; 0 is the standard width.
  package var width: CGFloat = 0

  /// The ratio of the glyphs' width to the standard width. Not measured.
  var widthFactor: CGFloat {
    let known: [(CGFloat, CGFloat)] = [(-0.3, 0.62), (-0.2, 0.79), (0, 1), (0.2, 1.32)]
    guard width != 0, design == .default, let first = known.first, let last = known.last else { return 1 }
    if width <= first.0 { return first.1 }
    for (low, high) in zip(known, known.dropFirst()) where width <= high.0 {
      return low.1 + (high.1 - low.1) * (width - low.0) / (high.0 - low.0)
    }
    return last.1
  }

  /// Creates a cut of the system font.
  package init(
    weight: SystemFontWeight = .regular, italic: Bool = false, design: Design = .default,
    monospacedDigits: Bool = false, era: SystemFontEra = SystemFontFace.era
  ) {
    (self.weight, self.italic, self.design) = (weight, italic, design)
    (self.monospacedDigits, self.era) = (monospacedDigits, era)
  }

  /// The era of fonts that do not specify their own. A document's loader sets it while it reads an old
  /// document.
  @TaskLocal package static var era: SystemFontEra = .iOS14

  /// The PostScript name on iOS.
  var postScriptName: String {
    let style =
      switch weight {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      }
    let prefix =
      switch design {
      case .default: ".SFUI-"
      case .monospaced: ".AppleSystemUIFontMonospaced-"
      case .rounded: ".SFUIRounded-"
      case .serif: ".NewYork-"
      }
    let breadth =
      width == 0 || design != .default
      ? "" : width < -0.25 ? "Compressed" : width < 0 ? "Condensed" : "Expanded"
    return prefix + breadth + style + (italic ? "Italic" : "")
  }
}

/// The metrics of the system font at one size.
///
/// Sources: shared/facts/ios26/sf_font_metrics.json for vertical metrics, the monospaced advance and the
/// italic's spacing; `SystemFontTable` for the rest.
/// - Note: The rounded and serif designs measure like the default one; monospaced digits have the width of 0.
struct SystemAdvances: AdvanceSource {
  let metrics: FontMetrics
  let isComplete = true
  private let face: SystemFontFace
  private let size: CGFloat
  private let display, spacing: Double
  /// The advances of code points 0…127 in points.
  private let ascii: [CGFloat]

  private static let monospacedAdvance = 1266.0
  /// Returns the average amount that the italic adds to every glyph of the text and display cuts.
  private static func italicSpacing(_ display: Double) -> Double { 3.0909 + 9.85 * display }

  /// Returns the thickness of the underline: 150 of 2048 in the regular weight. Screenshots of iOS 17.5 at
  /// five sizes put bold's between 176 and 195; other weights are on the line through both.
  private static func underlineThickness(_ face: SystemFontFace) -> CGFloat {
    let weight = CGFloat(face.weight.rawValue), regular = CGFloat(SystemFontWeight.regular.rawValue)
    let bold = CGFloat(SystemFontWeight.bold.rawValue)
    return 150 + 36 * (weight - regular) / (bold - regular)
  }

  init(_ face: SystemFontFace, size: CGFloat) {
    let table = SystemFontTable.sanFrancisco
    (self.face, self.size) = (face, size)
    display =
      switch face.cut {
      case .bySize: table.displayShare(size: size, era: face.era)
      case .text: 0
      case .display: 1
      }
    let tracking = face.cut == .bySize ? table.tracking(size: size, era: face.era) : 0
    spacing = tracking + (face.italic ? Self.italicSpacing(display) : 0)
    let unit = size / 2048
    metrics = FontMetrics(
      ascent: 1950 * unit, descent: 494 * unit, leading: 0, capHeight: 1443 * unit,
      xHeight: Self.xHeight(face, display: display) * unit, underlinePosition: -202 * unit,
      underlineThickness: Self.underlineThickness(face) * unit)
    var ascii: [CGFloat] = []
    ascii.reserveCapacity(128)
    for scalar in UInt32(0)..<128 {
      ascii.append(Self.advance(of: scalar, face: face, display: display, spacing: spacing) * size / 2048)
    }
    self.ascii = ascii
  }

  private static func advance(
    of scalar: UInt32, face: SystemFontFace, display: Double, spacing: Double
  ) -> Double {
    if scalar < 32 || scalar == 127 { return 0 }
    if face.design == .monospaced {
      return CharacterWidth.isWide(scalar) ? 2 * monospacedAdvance : monospacedAdvance
    }
    // Spaces that are fractions of the em are not tracked.
    if let em = CharacterWidth.space(scalar) { return em * 2048 }
    let isDigit = face.monospacedDigits && (48...57).contains(scalar)
    let measured = isDigit ? 48 : CharacterWidth.model(ofSpace: scalar) ?? scalar
    let table = SystemFontTable.sanFrancisco
    return table.advance(measured, display: display, weight: face.weight, era: face.era)
      + (table.isForeign(scalar) ? 0 : spacing)
  }

  /// Returns the x-height in units of 2048. Known for the text cut from regular to black and for two weights
  /// of the display cut.
  private static func xHeight(_ face: SystemFontFace, display: Double) -> CGFloat {
    if face.design == .monospaced {
      return face.weight.rawValue >= SystemFontWeight.bold.rawValue ? 1100 : 1083
    }
    let text: [CGFloat] = [1060, 1066, 1072, 1078, 1086, 1093, 1101, 1112, 1124]
    let lower: CGFloat = face.weight.rawValue >= SystemFontWeight.bold.rawValue ? 29 : 38
    return text[face.weight.rawValue] - lower * display
  }

  func advance(of scalar: UInt32) -> CGFloat {
    if scalar < 128 { return ascii[Int(scalar)] }
    let own = Self.advance(of: scalar, face: face, display: display, spacing: spacing) * size / 2048
    return own + Self.ideographSpacing(scalar, face: face)
  }

  /// Returns the space in points that an ideograph or kana has in addition to its em, regardless of size and
  /// weight.
  ///
  /// Source: stored widths of 120 Chinese texts in 12 to 28 points leave 0.27 to 0.30 since iOS 10, those of
  /// 50 nothing in iOS 9.
  private static func ideographSpacing(_ scalar: UInt32, face: SystemFontFace) -> CGFloat {
    guard face.era != .iOS9, face.design != .monospaced, !CharacterWidth.isHangul(scalar),
      scalar < 0x1F000 || scalar >= 0x20000, SystemFontTable.sanFrancisco.isForeign(scalar)
    else { return 0 }
    return 0.285
  }

  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat {
    if face.design == .monospaced { return 0 }
    return SystemFontTable.sanFrancisco.kerning(left, right, display: display, size: size)
  }
}
