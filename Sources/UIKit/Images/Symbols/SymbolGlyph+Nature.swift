internal import CoreGraphics

extension SymbolGlyph {
  private static let star = """
    M 0 -46 L 13.5 -15 L 47 -12 L 21.5 10 L 29.5 43 L 0 25.5 L -29.5 43 L -21.5 10 L -47 -12 L -13.5
    -15 Z
    """
  private static let heart = """
    M 0 42 C -30 22 -50 2 -50 -18 C -50 -46 -12 -50 0 -22 C 12 -50 50 -46 50 -18 C 50 2 30 22 0 42 Z
    """
  private static let bolt = "M 10 -50 L -32 8 L -4 8 L -10 50 L 32 -10 L 4 -10 Z"
  private static let flame = """
    M 4 -52 C 10 -28 38 -14 38 16 C 38 38 20 50 0 50 C -20 50 -38 38 -38 16 C -38 0 -30 -10 -22 -18 C
    -22 -6 -16 -2 -10 -2 C -4 -20 -10 -38 4 -52 Z
    """
  private static let drop = """
    M 0 -50 C 12 -26 34 -8 34 16 C 34 36 18 48 0 48 C -18 48 -34 36 -34 16 C -34 -8 -12 -26 0 -50 Z
    """
  private static let moon = "M 12 -44 C -2 -14 8 22 44 24 C 30 52 -12 54 -34 28 C -58 -2 -36 -44 12 -44 Z"
  private static let cloud = "M -34 34 C -62 34 -64 -2 -38 -6 C -36 -40 12 -46 22 -16 C 52 -22 66 30 32 34 Z"
  private static let leaf = """
    M -40 44 C -26 20 -2 6 18 -6 M -30 28 C -58 -20 0 -44 46 -44 C 50 4 22 48 -30 28 Z
    """
  private static let rays = """
    M 0 -38 L 0 -50 M 0 38 L 0 50 M -38 0 L -50 0 M 38 0 L 50 0 M 27 -27 L 35 -35 M -27 27 L -35 35 M
    -27 -27 L -35 -35 M 27 27 L 35 35
    """

  /// Symbols for shapes, weather and nature.
  static let shapes: [String: SymbolGlyph] = [
    "star": SymbolGlyph(129, 116.8, .line(star)),
    "star.fill": SymbolGlyph(129, 116.8, .area(star), .line(star)),
    "star.leadinghalf.filled": SymbolGlyph(
      129, 116.8,
      .line(star), .area("M 0 -46 L 0 25.5 L -29.5 43 L -21.5 10 L -47 -12 L -13.5 -15 Z")),
    "star.slash": SymbolGlyph(124, 112, .line(star), .gap("M -40 -48 L 50 40"), .line("M -46 -44 L 44 46")),
    "heart": SymbolGlyph(120.5, 101.5, .line(heart)),
    "heart.fill": SymbolGlyph(123, 103, .area(heart), .line(heart)),
    "heart.slash": SymbolGlyph(
      121.5, 108, .line(heart), .gap("M -40 -48 L 50 40"), .line("M -46 -44 L 44 46")),
    "heart.slash.fill": SymbolGlyph(
      121.5, 108,
      .area(heart), .line(heart), .gap("M -40 -48 L 50 40"), .line("M -46 -44 L 44 46")),
    "seal": SymbolGlyph(120, 117.5, .line(seal)),
    "seal.fill": SymbolGlyph(120, 117.5, .area(seal), .line(seal)),
    "checkmark.seal": SymbolGlyph(120, 116, .line(seal), .line("M -18 4 L -5 18 L 20 -18")),
    "checkmark.seal.fill": SymbolGlyph(120, 116, .area(seal), .line(seal), .gap("M -18 4 L -5 18 L 20 -18")),
    "shield": SymbolGlyph(102, 118, .line(shield)),
    "shield.fill": SymbolGlyph(102, 118, .area(shield), .line(shield)),
    "checkmark.shield": SymbolGlyph(102, 118, .line(shield), .line("M -16 0 L -4 14 L 18 -18")),
    "checkmark.shield.fill": SymbolGlyph(
      102, 118,
      .area(shield), .line(shield), .gap("M -16 0 L -4 14 L 18 -18")),
    "crown": SymbolGlyph(126, 100, .line("M -46 36 L -54 -22 L -24 2 L 0 -38 L 24 2 L 54 -22 L 46 36 Z")),
    "crown.fill": SymbolGlyph(
      126, 100,
      .area("M -50 40 L -58 -26 L -25 -2 L 0 -44 L 25 -2 L 58 -26 L 50 40 Z")),
    "sparkles": SymbolGlyph(
      109.5, 119.5,
      .area(
        """
        M -10 -30 Q -6 6 30 12 Q -6 18 -10 54 Q -14 18 -50 12 Q -14 6 -10 -30 Z M 30 -54 Q 32 -36 50
        -34 Q 32 -32 30 -14 Q 28 -32 10 -34 Q 28 -36 30 -54 Z
        """)),
  ]

  private static let seal = """
    M 0 -48 L 14 -38 L 32 -38 L 37 -21 L 48 -6 L 42 11 L 42 29 L 25 34 L 11 46 L -6 42 L -24 42 L -31
    25 L -46 14 L -42 -4 L -46 -21 L -31 -31 L -22 -46 L -5 -42 Z
    """
  private static let shield = """
    M 0 -50 C 14 -42 28 -38 40 -36 L 40 0 C 40 26 20 42 0 50 C -20 42 -40 26 -40 0 L -40 -36 C -28 -38
    -14 -42 0 -50 Z
    """

  /// Symbols for weather, plants and the elements.
  static let nature: [String: SymbolGlyph] = [
    "bolt": SymbolGlyph(88.5, 114, .line(bolt)),
    "bolt.fill": SymbolGlyph(88.5, 114, .area(bolt), .line(bolt)),
    "bolt.slash": SymbolGlyph(108, 118, .line(bolt), .gap("M -38 -46 L 48 40"), .line("M -46 -44 L 42 46")),
    "flame": SymbolGlyph(98, 117, .line(flame)),
    "flame.fill": SymbolGlyph(98, 117, .area(flame), .line(flame)),
    "drop": SymbolGlyph(84, 111.5, .line(drop)),
    "drop.fill": SymbolGlyph(84, 111.5, .area(drop), .line(drop)),
    "moon": SymbolGlyph(115.6, 111.5, .line(moon)),
    "moon.fill": SymbolGlyph(115.6, 111.5, .area(moon), .line(moon)),
    "moon.stars": SymbolGlyph(122, 112, .line(moon), .area("O 30 -26 6 O 46 -4 4")),
    "sun.max": SymbolGlyph(121.5, 118, .line("O 0 0 22"), .line(rays)),
    "sun.max.fill": SymbolGlyph(121.5, 118, .area("O 0 0 26"), .line(rays)),
    "sun.min": SymbolGlyph(
      112, 108,
      .line(
        """
        O 0 0 22 M 0 -36 L 0 -40 M 0 36 L 0 40 M -36 0 L -40 0 M 36 0 L 40 0 M 26 -26 L 29 -29 M -26
        26 L -29 29 M -26 -26 L -29 -29 M 26 26 L 29 29
        """)),
    "cloud": SymbolGlyph(138, 96, .line(cloud)),
    "cloud.fill": SymbolGlyph(138, 96, .area(cloud), .line(cloud)),
    "cloud.rain": SymbolGlyph(
      129, 123.5,
      .glyph(SymbolGlyph(138, 96, .line(cloud)), scale: 0.86, x: 0, y: -16, isGap: false),
      .line("M -24 26 L -32 46 M 2 26 L -6 46 M 28 26 L 20 46")),
    "snowflake": SymbolGlyph(
      112, 118,
      .line(
        """
        M 0 -50 L 0 50 M -43 -25 L 43 25 M -43 25 L 43 -25 M -12 -42 L 0 -30 L 12 -42 M -12 42 L 0 30
        L 12 42 M -42 -10 L -26 -15 L -30 -32 M 42 10 L 26 15 L 30 32 M -42 10 L -26 15 L -30 32 M 42
        -10 L 26 -15 L 30 -32
        """)),
    "wind": SymbolGlyph(
      126, 100,
      .line(
        """
        M -52 -12 L 22 -12 C 42 -12 40 -40 22 -38 C 12 -38 8 -30 10 -24 M -52 10 L 38 10 C 58 10 56 40
        36 38 C 26 38 22 30 24 24 M -40 32 L 2 32
        """)),
    "leaf": SymbolGlyph(116, 108, .line(leaf)),
    "leaf.fill": SymbolGlyph(
      116, 108,
      .area("M -30 28 C -58 -20 0 -44 46 -44 C 50 4 22 48 -30 28 Z"),
      .line(leaf),
      .gap("M -34 34 C -22 18 -2 6 18 -6")),
    "pawprint": SymbolGlyph(
      120, 108,
      .line(
        """
        M 0 4 C 20 4 34 24 30 38 C 26 48 12 42 0 42 C -12 42 -26 48 -30 38 C -34 24 -20 4 0 4 Z E -40
        -2 10 13 E 40 -2 10 13 E -17 -28 11 15 E 17 -28 11 15
        """)),
    "pawprint.fill": SymbolGlyph(
      120, 108,
      .area(
        """
        M 0 0 C 24 0 38 24 34 40 C 28 52 12 46 0 46 C -12 46 -28 52 -34 40 C -38 24 -24 0 0 0 Z E -42
        -2 13 16 E 42 -2 13 16 E -18 -29 14 18 E 18 -29 14 18
        """)),
  ]
}
