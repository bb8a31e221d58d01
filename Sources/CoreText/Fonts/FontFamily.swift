/// A family of fonts that every iPhone has: its vertical metrics, and its stand-in here.
struct FontFamily: Sendable {
  /// The kind of face, which determines its stand-in.
  enum Kind: Sendable { case sans, serif, monospaced }

  /// The advances that are known without the file.
  enum Advances: Sendable {
    /// The advances of the stand-in.
    case standIn
    /// A single advance for every character, in em.
    case fixed(CGFloat)
    /// The advances of a published table.
    case table(TableAdvances.Table)
    /// The advances of Helvetica Neue, whose light weights are narrower.
    case helveticaNeue
    /// The advances of a table with two weights, from which the others are interpolated or extrapolated.
    case weighted(TableAdvances.Table)
    /// The advances of the published files, by weight.
    case published(PublishedFont)
  }

  var name: String
  var prefix: String
  var kind: Kind
  /// The ascent, descent, leading, cap height and x-height in em.
  var vertical: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)
  var advances: Advances
  /// The ratio of the font's width to that of its stand-in.
  var standInWidth: CGFloat
  /// The similar Liberation font, with which the family is drawn if it is installed.
  var like: String? {
    switch advances {
    case .table(.helvetica), .helveticaNeue: "LiberationSans"
    case .table(.times): "LiberationSerif"
    case .fixed where name.hasPrefix("Courier"): "LiberationMono"
    default: nil
    }
  }
  /// The PostScript names after `prefix`, beginning with the regular style.
  var styles: [String]

  init(
    _ name: String, _ prefix: String, _ kind: Kind, _ vertical: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat),
    _ styles: String, width: CGFloat = 1, advances: Advances = .standIn
  ) {
    standInWidth = width
    (self.name, self.prefix, self.kind, self.vertical) = (name, prefix, kind, vertical)
    self.advances = advances
    self.styles = styles.split(separator: " ").map { $0 == "." ? "" : String($0) }
  }

  /// Returns the vertical metrics of a weight at one point.
  func metrics(_ weight: SystemFontWeight) -> FontMetrics {
    var (ascent, descent) = (vertical.0, vertical.1)
    let regular = SystemFontWeight.regular.rawValue
    // The weights of these families differ: label heights of Light, Regular and Bold in Interface Builder
    // files.
    switch prefix {
    case "HelveticaNeue" where weight.rawValue < regular: ascent = 0.967
    case "HelveticaNeue" where weight.rawValue > regular: (ascent, descent) = (0.975, 0.217)
    case "GillSans" where weight.rawValue < regular: descent = 0.22
    default: break
    }
    return FontMetrics(
      ascent: ascent, descent: descent, leading: vertical.2, capHeight: vertical.3, xHeight: vertical.4,
      underlinePosition: -0.1, underlineThickness: 0.05)
  }

  /// The families by name. "." is the plain PostScript name without a suffix.
  ///
  /// Sources: the horizontal headers of the published fonts, corrected where label heights in Interface
  /// Builder files differ; the widths of stand-ins by label widths in the same files, or estimated.
  static let all: [FontFamily] =
    [
      FontFamily(
        "American Typewriter", "AmericanTypewriter", .serif, (0.9, 0.254, 0, 0.678, 0.507),
        ". -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold", width: 0.95),
      FontFamily(
        "Apple SD Gothic Neo", "AppleSDGothicNeo", .sans, (0.9, 0.3, 0, 0.72, 0.52),
        "-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold", width: 0.95),
      FontFamily(
        "Arial", "Arial", .sans, (0.905, 0.212, 0.033, 0.716, 0.519), "MT -ItalicMT -BoldMT -BoldItalicMT",
        advances: .table(.helvetica)),
      FontFamily(
        "Avenir", "Avenir", .sans, (1, 0.366, 0, 0.708, 0.468),
        "-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy -HeavyOblique "
          + "-Black -BlackOblique", advances: .weighted(.avenir)),
      FontFamily(
        "Avenir Next", "AvenirNext", .sans, (1, 0.366, 0, 0.708, 0.468),
        "-Regular -UltraLight -Italic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic "
          + "-Heavy -HeavyItalic -UltraLightItalic", advances: .weighted(.avenirNext)),
      FontFamily(
        "Avenir Next Condensed", "AvenirNextCondensed", .sans, (1, 0.366, 0, 0.708, 0.468),
        "-Regular -UltraLight -Italic -Medium -DemiBold -Bold -Heavy", width: 0.76),
      FontFamily(
        "Baskerville", "Baskerville", .serif, (0.897, 0.246, 0, 0.666, 0.397),
        ". -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic", width: 0.8),
      FontFamily(
        "Chalkboard SE", "ChalkboardSE", .sans, (1.13, 0.283, 0, 0.7, 0.5), "-Regular -Light -Bold",
        width: 0.95
      ),
      FontFamily("Chalkduster", "Chalkduster", .sans, (0.991, 0.272, 0, 0.7, 0.5), ".", width: 1.09),
      FontFamily(
        "Cochin", "Cochin", .serif, (0.897, 0.25, 0, 0.64, 0.38), ". -Italic -Bold -BoldItalic", width: 0.8),
      FontFamily("Copperplate", "Copperplate", .serif, (0.763, 0.248, 0.038, 0.57, 0.45), ". -Light -Bold"),
      FontFamily(
        "Courier", "Courier", .monospaced, (0.754, 0.246, 0, 0.58, 0.45), ". -Oblique -Bold -BoldOblique",
        advances: .fixed(1229.0 / 2048)),
      FontFamily(
        "Courier New", "CourierNewPS", .monospaced, (0.833, 0.3, 0, 0.571, 0.423),
        "MT -ItalicMT -BoldMT -BoldItalicMT", advances: .fixed(1229.0 / 2048)),
      FontFamily("Didot", "Didot", .serif, (0.942, 0.31, 0, 0.7, 0.42), ". -Italic -Bold", width: 0.83),
      FontFamily(
        "Futura", "Futura", .sans, (1.039, 0.26, 0, 0.758, 0.456),
        "-Medium -MediumItalic -Bold -CondensedMedium "
          + "-CondensedExtraBold", width: 0.94),
      FontFamily("Geeza Pro", "GeezaPro", .sans, (0.914, 0.312, 0, 0.7, 0.5), ". -Bold", width: 0.95),
      FontFamily(
        "Georgia", "Georgia", .serif, (0.917, 0.219, 0, 0.692, 0.481), ". -Italic -Bold -BoldItalic",
        advances: .table(.georgia)),
      FontFamily(
        "Gill Sans", "GillSans", .sans, (0.918, 0.23, 0, 0.682, 0.449),
        ". -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold", width: 0.89),
      FontFamily(
        "Helvetica", "Helvetica", .sans, (0.92, 0.23, 0, 0.72, 0.523),
        ". -Light -LightOblique -Oblique -Bold -BoldOblique", advances: .table(.helvetica)),
      FontFamily(
        "Helvetica Neue", "HelveticaNeue", .sans, (0.952, 0.213, 0.028, 0.714, 0.517),
        ". -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Italic -Medium -MediumItalic "
          + "-Bold -BoldItalic -CondensedBold -CondensedBlack",
        advances: .helveticaNeue),
      FontFamily("Hiragino Mincho ProN", "HiraMinProN", .serif, (0.88, 0.12, 0, 0.73, 0.48), "-W3 -W6"),
      FontFamily("Hiragino Sans", "HiraginoSans", .sans, (0.88, 0.12, 0, 0.766, 0.545), "-W3 -W6 -W7"),
      FontFamily(
        "Hoefler Text", "HoeflerText", .serif, (0.721, 0.279, 0, 0.66, 0.4),
        "-Regular -Italic -Black -BlackItalic", width: 0.8),
      FontFamily("Marker Felt", "MarkerFelt", .sans, (0.871, 0.215, 0, 0.69, 0.5), "-Thin -Wide", width: 0.8),
      FontFamily(
        "Menlo", "Menlo", .monospaced, (0.928, 0.236, 0, 0.729, 0.547), "-Regular -Italic -Bold -BoldItalic",
        advances: .fixed(1233.0 / 2048)),
      FontFamily(
        "Noteworthy", "Noteworthy", .sans, (1.29, 0.31, 0, 0.69, 0.46), "-Light -Bold", width: 0.865),
      FontFamily(
        "Optima", "Optima", .sans, (0.919, 0.268, 0, 0.7, 0.46),
        "-Regular -Italic -Bold -BoldItalic -ExtraBlack", width: 0.93),
      FontFamily(
        "Palatino", "Palatino", .serif, (0.732, 0.283, 0.333, 0.7, 0.47), "-Roman -Italic -Bold -BoldItalic",
        width: 0.85),
      FontFamily("Papyrus", "Papyrus", .serif, (0.939, 0.602, 0, 0.66, 0.4), ". -Condensed", width: 0.8),
      FontFamily("Party LET", "PartyLet", .serif, (1.1, 0.435, 0, 0.6, 0.35), "Plain", width: 0.75),
      FontFamily(
        "PingFang SC", "PingFangSC", .sans, (1.06, 0.34, 0, 0.86, 0.6),
        "-Regular -Ultralight -Thin -Light -Medium -Semibold", width: 0.97),
      FontFamily(
        "PingFang TC", "PingFangTC", .sans, (1.06, 0.34, 0, 0.86, 0.6),
        "-Regular -Ultralight -Thin -Light -Medium -Semibold", width: 0.97),
      FontFamily("Savoye LET", "SavoyeLet", .serif, (0.67, 0.51, 0, 0.5, 0.3), "Plain", width: 0.5),
      FontFamily(
        "Snell Roundhand", "SnellRoundhand", .serif, (0.85, 0.41, 0, 0.65, 0.3), ". -Bold -Black",
        width: 0.7),
      FontFamily("Symbol", "Symbol", .serif, (0.701, 0.299, 0, 0.67, 0.47), "."),
      FontFamily(
        "Times New Roman", "TimesNewRomanPS", .serif, (0.891, 0.216, 0.042, 0.662, 0.448),
        "MT -ItalicMT -BoldMT -BoldItalicMT", advances: .table(.times)),
      FontFamily(
        "Trebuchet MS", "TrebuchetMS", .sans, (0.939, 0.222, 0, 0.716, 0.523), ". -Italic -Bold",
        advances: .table(.trebuchet)),
      FontFamily(
        "Verdana", "Verdana", .sans, (1.005, 0.21, 0, 0.727, 0.545), ". -Italic -Bold -BoldItalic",
        advances: .table(.verdana)),
      FontFamily("Zapfino", "Zapfino", .serif, (1.875, 1.5, 0, 0.6, 0.3), "."),
    ] + seldom

  /// Families that few documents name. Arial Rounded's height and approximate width, Bradley Hand's width and
  /// Kohinoor's height are from stored labels; all other metrics are estimates.
  private static let seldom: [FontFamily] = [
    FontFamily(
      "Arial Rounded MT Bold", "ArialRoundedMTBold", .sans, (0.946, 0.211, 0, 0.716, 0.519), ".",
      width: 1.03),
    FontFamily(
      "Bodoni 72", "BodoniSvtyTwoITCTT", .serif, (0.93, 0.27, 0, 0.68, 0.4),
      "-Book -BookIta -Bold", width: 0.85),
    FontFamily(
      "Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT", .serif, (0.93, 0.27, 0, 0.68, 0.4), "-Book -BookIt -Bold",
      width: 0.85),
    FontFamily("Bradley Hand", "BradleyHandITCTT", .sans, (0.95, 0.3, 0, 0.68, 0.45), "-Bold", width: 0.884),
    FontFamily(
      "Charter", "Charter", .serif, (0.98, 0.24, 0, 0.67, 0.48),
      "-Roman -Italic -Bold -BoldItalic -Black -BlackItalic",
      width: 0.95),
    FontFamily("DIN Alternate", "DINAlternate", .sans, (0.939, 0.225, 0, 0.71, 0.52), "-Bold", width: 0.884),
    FontFamily("DIN Condensed", "DINCondensed", .sans, (0.712, 0.288, 0, 0.71, 0.52), "-Bold", width: 0.62),
    FontFamily("Galvji", "Galvji", .sans, (0.96, 0.24, 0, 0.71, 0.52), ". -Bold"),
    FontFamily(
      "Hiragino Maru Gothic ProN", "HiraMaruProN", .sans, (0.88, 0.12, 0, 0.77, 0.54), "-W4"),
    FontFamily("Impact", "Impact", .sans, (1.009, 0.211, 0, 0.79, 0.66), ".", width: 0.85),
    FontFamily(
      "Kohinoor Bangla", "KohinoorBangla", .sans, (1, 0.4, 0, 0.7, 0.5),
      "-Regular -Light -Semibold", width: 0.97),
    FontFamily(
      "Kohinoor Devanagari", "KohinoorDevanagari", .sans, (1, 0.4, 0, 0.7, 0.5), "-Regular -Light -Semibold",
      width: 0.97),
    FontFamily(
      "Kohinoor Gujarati", "KohinoorGujarati", .sans, (1, 0.4, 0, 0.7, 0.5),
      "-Regular -Light -Bold", width: 0.97),
    FontFamily(
      "Kohinoor Telugu", "KohinoorTelugu", .sans, (1, 0.4, 0, 0.7, 0.5),
      "-Regular -Light -Medium", width: 0.97),
    FontFamily(
      "PingFang HK", "PingFangHK", .sans, (1.06, 0.34, 0, 0.86, 0.6),
      "-Regular -Ultralight -Thin -Light -Medium -Semibold", width: 0.97),
    FontFamily(
      "Rockwell", "Rockwell", .serif, (0.9, 0.25, 0, 0.68, 0.48),
      "-Regular -Italic -Bold -BoldItalic", width: 0.97),
    FontFamily("Thonburi", "Thonburi", .sans, (1.1, 0.26, 0, 0.7, 0.52), ". -Bold -Light"),
  ]
}
