internal import CoreGraphics

extension SymbolGlyph {
  private static let shift = "M 0 -42 L 44 4 L 22 4 L 22 38 L -22 38 L -22 4 L -44 4 Z"
  private static let delete = "M -20 -36 L 48 -36 Q 58 -36 58 -26 L 58 26 Q 58 36 48 36 L -20 36 L -56 0 Z"

  /// Symbols for arithmetic, punctuation, lists, and plain shapes.
  static let signs: [String: SymbolGlyph] = [
    "plus": SymbolGlyph(105.5, 93, .line("M 0 -40 L 0 40 M -40 0 L 40 0")),
    "minus": SymbolGlyph(103, 20, .line("M -40 0 L 40 0")),
    "xmark": SymbolGlyph(101.5, 90, .line("M -32 -32 L 32 32 M 32 -32 L -32 32")),
    "divide": SymbolGlyph(104, 84, .line("M -40 0 L 40 0"), .area("O 0 -30 8 O 0 30 8")),
    "equal": SymbolGlyph(101.5, 57, .line("M -40 -16 L 40 -16 M -40 16 L 40 16")),
    "greaterthan": SymbolGlyph(91, 78, .line("M -32 -32 L 32 0 L -32 32")),
    "lessthan": SymbolGlyph(92, 80, .line("M 32 -32 L -32 0 L 32 32")),
    "checkmark": SymbolGlyph(94.5, 86, .line("M -34 8 L -10 36 L 36 -36")),
    "number": SymbolGlyph(
      92, 94,
      .line("M -8 -38 L -20 38 M 22 -38 L 10 38 M -32 -14 L 36 -14 M -36 14 L 32 14")),
    "percent": SymbolGlyph(106, 100, .line("M 30 -38 L -30 38 O -28 -22 15 O 28 22 15")),
    "at": SymbolGlyph(112, 112, .line("O 0 0 18 A 0 0 44 50 360 C 44 24 18 24 18 8 L 18 -18")),
    "questionmark": SymbolGlyph(
      75, 103.5, .line("M -22 -22 C -22 -52 24 -50 24 -22 C 24 -4 0 -4 0 14"), .area("O 0 36 7")),
    "shift": SymbolGlyph(108, 100, .line(shift)),
    "shift.fill": SymbolGlyph(108, 100, .area(shift), .line(shift)),
    "delete.left": SymbolGlyph(136, 92, .line(delete), .line("M 0 -15 L 30 15 M 30 -15 L 0 15")),
    "delete.left.fill": SymbolGlyph(
      136, 92, .area(delete), .line(delete), .gap("M 0 -15 L 30 15 M 30 -15 L 0 15")),
    "exclamationmark": SymbolGlyph(34, 104, .line("M 0 -40 L 0 12"), .area("O 0 36 7")),
    "info": SymbolGlyph(67, 93.5, .line("M -10 -10 L 2 -10 L 2 36 M -14 37 L 17 37"), .area("O 0 -36 8")),
    "ellipsis": SymbolGlyph(110, 32, .area("O -38 0 10 O 0 0 10 O 38 0 10")),
    "line.3.horizontal": SymbolGlyph(121.5, 60, .line("M -46 -23 L 46 -23 M -46 0 L 46 0 M -46 23 L 46 23")),
    "line.3.horizontal.decrease": SymbolGlyph(
      115.5, 66, .line("M -46 -25 L 46 -25 M -29 0 L 29 0 M -12 25 L 12 25")),
    "list.bullet": SymbolGlyph(
      123.5, 84, .line("M -24 -30 L 54 -30 M -24 0 L 54 0 M -24 30 L 54 30"),
      .area("O -50 -30 7 O -50 0 7 O -50 30 7")),
    "text.left": SymbolGlyph(
      116, 86,
      .line("M -46 -33 L 46 -33 M -46 -11 L 20 -11 M -46 11 L 46 11 M -46 33 L 8 33")),
    "text.aligncenter": SymbolGlyph(
      116, 86, .line("M -46 -33 L 46 -33 M -28 -11 L 28 -11 M -46 11 L 46 11 M -20 33 L 20 33")),
    "text.alignright": SymbolGlyph(
      116, 86, .line("M -46 -33 L 46 -33 M -20 -11 L 46 -11 M -46 11 L 46 11 M -8 33 L 46 33")),
    "textformat": SymbolGlyph(
      129, 79, .line("M -58 30 L -30 -32 L -2 30 M -47 8 L -13 8"), .line("O 34 12 18 M 52 -8 L 52 30")),
    "slider.horizontal.3": SymbolGlyph(
      132.5, 105.5,
      .line(
        """
        M -52 -34 L -38 -34 M -14 -34 L 52 -34 M -52 0 L 14 0 M 38 0 L 52 0 M -52 34 L -38 34 M -14 34
        L 52 34
        """),
      .line("O -26 -34 11 O 26 0 11 O -26 34 11")),
    "placeholdertext": SymbolGlyph(72, 116, .line("M -20 -40 L 20 -40 M 0 -40 L 0 40 M -20 40 L 20 40")),
    "circle": SymbolGlyph(115.6, 111.5, .line("O 0 0 46")),
    "circle.fill": SymbolGlyph(115.6, 111.5, .area("O 0 0 50")),
    "record.circle": SymbolGlyph(115.6, 111.5, .line("O 0 0 46"), .area("O 0 0 26")),
    "record.rings": SymbolGlyph(115.6, 111.5, .line("O 0 0 46 O 0 0 27"), .area("O 0 0 11")),
    "circle.grid.3x3.fill": SymbolGlyph(
      112, 106,
      .area(
        """
        O -34 -34 11 O 0 -34 11 O 34 -34 11 O -34 0 11 O 0 0 11 O 34 0 11 O -34 34 11 O 0 34 11 O 34
        34 11
        """)),
    "nosign": SymbolGlyph(115.6, 111.5, .line("O 0 0 46 M -32 -32 L 32 32")),
    "square": SymbolGlyph(112.8, 101, .line("R -42 -42 84 84 14")),
    "square.fill": SymbolGlyph(112.8, 101, .area("R -46 -46 92 92 17")),
    "app": SymbolGlyph(115.6, 111.5, .line("R -45 -45 90 90 24")),
    "app.fill": SymbolGlyph(115.6, 111.5, .area("R -49 -49 98 98 27")),
    "rectangle": SymbolGlyph(140, 102, .line("R -60 -40 120 80 13")),
    "rectangle.fill": SymbolGlyph(140, 102, .area("R -64 -44 128 88 16")),
    "capsule": SymbolGlyph(140, 84, .line("R -60 -32 120 64 32")),
    "capsule.fill": SymbolGlyph(140, 84, .area("R -64 -36 128 72 36")),
    "triangle": SymbolGlyph(120.5, 105.5, .line("M 0 -42 L 50 40 L -50 40 Z")),
    "triangle.fill": SymbolGlyph(
      120.5, 105.5,
      .area("M 0 -42 L 50 40 L -50 40 Z"), .line("M 0 -42 L 50 40 L -50 40 Z")),
    "diamond": SymbolGlyph(120, 116, .line("M 0 -46 L 46 0 L 0 46 L -46 0 Z")),
    "diamond.fill": SymbolGlyph(120, 116, .area("M 0 -50 L 50 0 L 0 50 L -50 0 Z")),
    "hexagon": SymbolGlyph(110, 116, .line("M 0 -48 L 42 -24 L 42 24 L 0 48 L -42 24 L -42 -24 Z")),
    "hexagon.fill": SymbolGlyph(110, 116, .area("M 0 -51 L 45 -26 L 45 26 L 0 51 L -45 26 L -45 -26 Z")),
    "octagon": SymbolGlyph(
      115.6, 111.5, .line("M -19 -46 L 19 -46 L 46 -19 L 46 19 L 19 46 L -19 46 L -46 19 L -46 -19 Z")),
    "octagon.fill": SymbolGlyph(
      115.6, 111.5, .area("M -21 -50 L 21 -50 L 50 -21 L 50 21 L 21 50 L -21 50 L -50 21 L -50 -21 Z")),
    "exclamationmark.triangle": SymbolGlyph(
      124, 112, .line("M 0 -44 L 52 42 L -52 42 Z M 0 -10 L 0 12"), .area("O 0 27 6")),
    "exclamationmark.triangle.fill": SymbolGlyph(
      124, 112, .area("M 0 -44 L 52 42 L -52 42 Z"),
      .line("M 0 -44 L 52 42 L -52 42 Z"),
      .gap("M 0 -10 L 0 12"),
      .hole("O 0 27 6")),
    "square.grid.2x2": SymbolGlyph(
      112, 100,
      .line("R -42 -42 35 35 6 R 7 -42 35 35 6 R -42 7 35 35 6 R 7 7 35 35 6")),
    "square.grid.2x2.fill": SymbolGlyph(
      112, 100, .area("R -46 -46 42 42 8 R 4 -46 42 42 8 R -46 4 42 42 8 R 4 4 42 42 8")),
    "square.grid.3x3": SymbolGlyph(
      116, 102,
      .line(
        """
        R -42 -42 84 84 10 M -14 -42 L -14 42 M 14 -42 L 14 42 M -42 -14 L 42 -14 M -42 14 L 42 14
        """)),
    "square.grid.3x3.fill": SymbolGlyph(
      116, 102,
      .area("R -46 -46 27 27 5 R -13 -46 27 27 5 R 20 -46 27 27 5 R -46 -13 27 27 5 R -13 -13 27 27 5"),
      .area("R 20 -13 27 27 5 R -46 20 27 27 5 R -13 20 27 27 5 R 20 20 27 27 5")),
    "square.stack": SymbolGlyph(
      98.5, 119.5, .line("R -38 -20 76 70 12 M -30 -36 L 30 -36 M -22 -51 L 22 -51")),
    "square.stack.fill": SymbolGlyph(
      98.5, 119.5,
      .area("R -42 -24 84 78 14"), .line("M -30 -38 L 30 -38 M -22 -53 L 22 -53")),
    "sidebar.left": SymbolGlyph(
      132, 100,
      .line("R -56 -40 112 80 13 M -20 -40 L -20 40 M -46 -22 L -32 -22 M -46 -6 L -32 -6")),
    "power": SymbolGlyph(106, 114, .line("A 0 6 40 -55 235 M 0 -50 L 0 0")),
  ]
}
