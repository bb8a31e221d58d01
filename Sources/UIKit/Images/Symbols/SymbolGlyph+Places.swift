internal import CoreGraphics

extension SymbolGlyph {
  private static let map = "M -52 -32 L -18 -44 L 18 -32 L 52 -44 L 52 32 L 18 44 L -18 32 L -52 44 Z"
  private static let dart = "M 46 -44 L 8 46 L -6 6 L -46 -8 Z"
  private static let plane = "M 52 -46 L -50 -8 L -12 10 L 8 48 Z"
  private static let needle = "M 26 -26 L 8 8 L -26 26 L -8 -8 Z"
  private static let car = """
    M -46 -2 L -36 -32 Q -34 -38 -26 -38 L 26 -38 Q 34 -38 36 -32 L 46 -2 Q 56 2 56 14 L 56 32 L -56
    32 L -56 14 Q -56 2 -46 -2 Z
    """
  private static let airplane = """
    M 54 0 C 54 -8 44 -10 34 -10 L 16 -10 L -12 -48 L -24 -48 L -10 -10 L -34 -10 L -44 -22 L -54 -22
    L -48 0 L -54 22 L -44 22 L -34 10 L -10 10 L -24 48 L -12 48 L 16 10 L 34 10 C 44 10 54 8 54 0 Z
    """

  /// Symbols for maps and travelling.
  static let places: [String: SymbolGlyph] = [
    "map": SymbolGlyph(124, 108, .line(map), .line("M -18 -44 L -18 32 M 18 -32 L 18 44")),
    "map.fill": SymbolGlyph(124, 107.5, .area(map), .line(map), .gap("M -18 -48 L -18 36 M 18 -36 L 18 48")),
    "mappin": SymbolGlyph(95.5, 116, .area("O 0 -28 20"), .line("M 0 -10 L 0 48")),
    "mappin.ellipse": SymbolGlyph(
      112, 116, .area("O 0 -34 17"),
      .line("M 0 -20 L 0 24 M -20 12 C -60 18 -60 46 0 46 C 60 46 60 18 20 12")),
    "location": SymbolGlyph(115.6, 111.5, .line(dart)),
    "location.fill": SymbolGlyph(115, 107.5, .area(dart), .line(dart)),
    "location.circle": SymbolGlyph(
      115.6, 111.5, .line("O 0 0 46"), .area("M 24 -22 L 2 28 L -5 5 L -28 -2 Z")),
    "location.circle.fill": SymbolGlyph(
      115.6, 111.5,
      .area("O 0 0 50"), .hole("M 24 -22 L 2 28 L -5 5 L -28 -2 Z")),
    "paperplane": SymbolGlyph(123.5, 114, .line(plane), .line("M -12 10 L 52 -46")),
    "paperplane.fill": SymbolGlyph(123.5, 115, .area(plane), .line(plane), .gap("M -10 9 L 40 -34")),
    "globe": SymbolGlyph(
      115.6, 111.5,
      .line("O 0 0 46 E 0 0 20 46 M -46 0 L 46 0 M -38 -24 L 38 -24 M -38 24 L 38 24")),
    "safari": SymbolGlyph(115.6, 111.5, .line("O 0 0 46"), .line(needle), .area("M 26 -26 L 8 8 L -8 -8 Z")),
    "safari.fill": SymbolGlyph(115.6, 111.5, .area("O 0 0 50"), .hole(needle)),
    "car": SymbolGlyph(
      138.5, 102,
      .line(car), .line("M -44 -2 L 44 -2 M -44 32 L -44 42 M 44 32 L 44 42"), .area("O -34 15 7 O 34 15 7")),
    "car.fill": SymbolGlyph(
      138.5, 102,
      .area(car),
      .line(car),
      .line("M -44 32 L -44 42 M 44 32 L 44 42"),
      .gap("M -36 -4 L -29 -26 L 29 -26 L 36 -4 Z"),
      .hole("O -34 15 8 O 34 15 8")),
    "car.2": SymbolGlyph(
      160, 90,
      .glyph(
        SymbolGlyph(
          136, 101, .line(car),
          .area("O -34 15 7 O 34 15 7")), scale: 0.72, x: -28, y: 4, isGap: false),
      .line("M 4 -36 L 42 -36 L 52 -10 Q 64 -4 66 8 L 66 26 L 22 26")),
    "airplane": SymbolGlyph(123.5, 111.5, .area(airplane), .line(airplane)),
    "bicycle": SymbolGlyph(
      150.5, 93.5,
      .line(
        """
        O -42 18 24 O 42 18 24 M -42 18 L -18 -20 L 24 -20 L 42 18 M -18 -20 L 0 18 L 24 -20 M -26 -32
        L -12 -32 M 24 -20 L 20 -36 L 32 -36
        """)),
    "train": SymbolGlyph(
      110, 116,
      .line("R -36 -48 72 76 16 M -36 -6 L 36 -6 M -20 28 L -34 50 M 20 28 L 34 50 M -26 44 L 26 44"),
      .area("O -18 12 6 O 18 12 6")),
    "figure.walk": SymbolGlyph(
      82, 118,
      .area("O 4 -44 9"),
      .line(
        """
        M 2 -26 L -4 8 L 14 24 L 18 50 M -4 8 L -12 28 L -26 48 M 2 -26 L -18 -16 L -24 4 M 2 -26 L 16
        -8 L 28 -4
        """)),
    "bed.double": SymbolGlyph(
      147.5, 94,
      .line(
        """
        M -60 38 L -60 12 Q -60 0 -48 0 L 48 0 Q 60 0 60 12 L 60 38 M -60 22 L 60 22 M -48 0 L -48 -24
        Q -48 -36 -36 -36 L 36 -36 Q 48 -36 48 -24 L 48 0 R -34 -18 28 18 5 R 6 -18 28 18 5
        """)),
    "bed.double.fill": SymbolGlyph(
      147.5, 94,
      .area(
        """
        M -64 42 L -64 12 Q -64 0 -52 0 L 52 0 Q 64 0 64 12 L 64 42 L 54 42 L 54 28 L -54 28 L -54 42
        Z M -52 -4 L -52 -26 Q -52 -40 -38 -40 L 38 -40 Q 52 -40 52 -26 L 52 -4 Z
        """),
      .gap("R -34 -20 28 16 5 R 6 -20 28 16 5")),
    "building.2": SymbolGlyph(
      132, 110,
      .line(
        """
        M -50 46 L -50 -44 L 2 -44 L 2 46 M 2 -14 L 46 -14 L 46 46 M -56 46 L 54 46 M -34 -24 L -14
        -24 M -34 -2 L -14 -2 M -34 20 L -14 20 M 18 8 L 30 8 M 18 26 L 30 26
        """)),
    "building.columns": SymbolGlyph(
      124, 112,
      .line(
        """
        M -48 -18 L 0 -46 L 48 -18 Z M -34 -16 L -34 26 M -12 -16 L -12 26 M 12 -16 L 12 26 M 34 -16 L
        34 26 M -44 28 L 44 28 M -50 44 L 50 44
        """)),
    "storefront": SymbolGlyph(
      128, 108,
      .line(
        """
        M -46 -42 L 46 -42 L 54 -12 C 50 4 30 4 27 -12 C 22 4 4 4 0 -12 C -4 4 -22 4 -27 -12 C -30 4
        -50 4 -54 -12 Z M -44 4 L -44 44 L 44 44 L 44 4 M -14 44 L -14 18 L 14 18 L 14 44
        """)),
  ]
}
