internal import Foundation

extension FontFamily {
  /// The families that apps often bundle: their vertical metrics, and the ratio of their width to that of
  /// their stand-in.
  ///
  /// iOS has none of them. Documents name them and are laid out with them, though the files are not beside
  /// the document. Sources: the horizontal headers of the published fonts; for families without advances of
  /// their own, the width is from the fonts' mean advances of lowercase letters.
  static let bundled: [FontFamily] = [
    bundle("Anton", (1.176, 0.329, 0, 0.86, 0.73), width: 0.79),
    bundle("Archivo", (0.878, 0.21, 0, 0.686, 0.52), width: 0.95),
    published("Barlow", (1, 0.2, 0, 0.7, 0.506), .barlow),
    bundle("Barlow Semi Condensed", (1, 0.2, 0, 0.7, 0.506), width: 0.8),
    bundle("Bebas Neue", (0.9, 0.3, 0, 0.7, 0.7), width: 0.69),
    bundle("Cabin", (0.965, 0.25, 0, 0.7, 0.49), width: 0.88),
    bundle("Comfortaa", (0.881, 0.234, 0, 0.77, 0.548), width: 0.98),
    bundle("Dancing Script", (0.92, 0.28, 0, 0.72, 0.36), width: 0.75, .serif),
    published("DM Sans", (0.992, 0.31, 0, 0.7, 0.48), .dmSans),
    bundle("Dosis", (1.027, 0.237, 0, 0.7, 0.48), width: 0.83),
    bundle("Fira Sans", (0.935, 0.265, 0, 0.689, 0.527), width: 0.96),
    published("IBM Plex Sans", (1.025, 0.275, 0, 0.698, 0.516), .ibmPlexSans),
    bundle("Inter", (0.96875, 0.2414, 0, 0.727, 0.546), width: 1),
    published("Josefin Sans", (0.75, 0.25, 0, 0.7, 0.37), .josefinSans),
    bundle("Jost", (1.07, 0.375, 0, 0.7, 0.46), width: 0.9),
    bundle("Kanit", (1.1, 0.395, 0, 0.7, 0.5), width: 0.94),
    bundle("Karla", (0.917, 0.252, 0, 0.63, 0.48), width: 0.91),
    published("Lato", (0.987, 0.213, 0, 0.717, 0.506), .lato),
    bundle("Lexend", (1, 0.25, 0, 0.7, 0.52), width: 1.04),
    bundle("Lobster", (1, 0.25, 0, 0.75, 0.5), width: 0.75, .serif),
    published("Manrope", (1.066, 0.3, 0, 0.72, 0.54), .manrope),
    bundle("Maven Pro", (0.965, 0.21, 0, 0.7, 0.5), width: 0.94),
    bundle("Merriweather", (0.984, 0.273, 0, 0.743, 0.555), width: 0.93, .serif),
    published("Montserrat", (0.968, 0.251, 0, 0.7, 0.53), .montserrat),
    published("Mulish", (1.005, 0.25, 0, 0.705, 0.5), .mulish),
    published("Noto Sans", (1.069, 0.293, 0, 0.714, 0.536), .notoSans),
    published("Nunito", (1.011, 0.353, 0, 0.705, 0.484), .nunito),
    published("Nunito Sans", (1.011, 0.353, 0, 0.705, 0.484), .nunitoSans),
    published("Open Sans", (1.069, 0.293, 0, 0.714, 0.535), .openSans),
    bundle("Orbitron", (1.011, 0.243, 0, 0.72, 0.52), width: 1.2),
    published("Oswald", (1.193, 0.289, 0, 0.81, 0.578), .oswald),
    bundle("Outfit", (1, 0.26, 0, 0.7, 0.49), width: 0.93),
    bundle("Pacifico", (1.303, 0.453, 0, 0.8, 0.45), width: 0.85, .serif),
    published("Playfair Display", (1.082, 0.251, 0, 0.708, 0.514), .playfairDisplay, .serif),
    published("Plus Jakarta Sans", (1.038, 0.222, 0, 0.7, 0.52), .plusJakartaSans),
    published("Poppins", (1.05, 0.35, 0, 0.698, 0.548), .poppins),
    bundle("Pretendard", (0.952, 0.241, 0, 0.727, 0.546), width: 0.955),
    bundle("Prompt", (1.09, 0.422, 0, 0.7, 0.52), width: 1),
    published("PT Sans", (1.018, 0.276, 0, 0.7, 0.5), .ptSans),
    bundle("Public Sans", (0.95, 0.225, 0, 0.7, 0.52), width: 0.99),
    published("Quicksand", (1, 0.25, 0, 0.7, 0.503), .quicksand),
    published("Raleway", (0.94, 0.234, 0, 0.71, 0.519), .raleway),
    published("Roboto", (0.927734, 0.244141, 0, 0.711, 0.528), .roboto),
    published("Roboto Condensed", (0.927734, 0.244141, 0, 0.711, 0.528), .robotoCondensed),
    bundle("Roboto Slab", (1.048, 0.271, 0, 0.711, 0.528), width: 0.89, .serif),
    published("Rubik", (0.935, 0.25, 0, 0.7, 0.52), .rubik),
    bundle("Sarabun", (1.068, 0.232, 0, 0.7, 0.48), width: 0.89),
    bundle("Sora", (0.97, 0.29, 0, 0.73, 0.54), width: 1.05),
    published("Source Sans Pro", (0.984, 0.273, 0, 0.66, 0.486), .sourceSansPro),
    bundle("Space Grotesk", (0.984, 0.292, 0, 0.7, 0.486), width: 0.97),
    // The line heights of 33 stored labels; their division into ascent and descent is not known.
    bundle("Spoqa Han Sans Neo", (1, 0.252, 0, 0.73, 0.54), width: 1),
    bundle("Titillium Web", (1.133, 0.388, 0, 0.692, 0.5), width: 0.88),
    bundle("Ubuntu", (0.932, 0.189, 0.028, 0.693, 0.52), width: 0.96),
    published("Urbanist", (0.95, 0.25, 0, 0.7, 0.5), .urbanist),
    published("Work Sans", (0.93, 0.243, 0, 0.66, 0.5), .workSans),
    mono("Fira Code", (0.935, 0.265, 0, 0.689, 0.527)),
    mono("IBM Plex Mono", (1.025, 0.275, 0, 0.698, 0.516)),
    mono("JetBrains Mono", (1.02, 0.3, 0, 0.73, 0.55)),
    mono("Roboto Mono", (1.048, 0.271, 0, 0.711, 0.528)),
    mono("Source Code Pro", (0.984, 0.273, 0, 0.66, 0.486)),
  ]

  private static func bundle(
    _ name: String, _ vertical: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat), width: CGFloat,
    _ kind: Kind = .sans
  ) -> FontFamily {
    FontFamily(name, name.filter { $0 != " " }, kind, vertical, "", width: width)
  }

  /// Returns a family with the advances of its published files.
  private static func published(
    _ name: String, _ vertical: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat), _ font: PublishedFont,
    _ kind: Kind = .sans
  ) -> FontFamily {
    FontFamily(name, name.filter { $0 != " " }, kind, vertical, "", advances: .published(font))
  }

  /// Returns a family in which every character is 0.6 em wide.
  private static func mono(
    _ name: String, _ vertical: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)
  ) -> FontFamily {
    FontFamily(name, name.filter { $0 != " " }, .monospaced, vertical, "", advances: .fixed(0.6))
  }

  /// The family that represents fonts whose lines are as high as their em and of which nothing else is known:
  /// Helvetica Neue's letters, with a fifth of the em below the baseline.
  private static let emHigh = FontFamily(
    "Helvetica Neue", "", .sans, (0.8, 0.2, 0, 0.714, 0.517), "", advances: .helveticaNeue)

  /// All families whose metrics are known without a file. The last one represents unknown ones.
  static let known = all + bundled + [emHigh]

  /// Returns the index in `known` of the bundled family of a PostScript name, such as "Poppins-SemiBold" or
  /// "RalewayRoman-Medium".
  static func bundled(postScriptName name: String) -> Int? {
    var stem = String(name.prefix { $0 != "-" }).replacing("_", with: "")
    for end in ["Roman", "Italic", "MT", "VF"] where stem.hasSuffix(end) { stem.removeLast(end.count) }
    return bundled.firstIndex { $0.prefix.lowercased() == stem.lowercased() }.map { all.count + $0 }
  }
}
