internal import CoreGraphics

extension SymbolGlyph {
  private static let bust = "E 0 -23 23 26 M -46 46 C -46 18 -26 10 0 10 C 26 10 46 18 46 46 Z"

  /// Symbols for people, hands and speech.
  static let people: [String: SymbolGlyph] = [
    "person": SymbolGlyph(
      109.5, 102.5,
      .line("E 0 -24 20 23 M -43 43 C -43 20 -24 13 0 13 C 24 13 43 20 43 43 Z")),
    "person.fill": SymbolGlyph(105.5, 99.5, .area(bust)),
    "person.2": SymbolGlyph(
      150.5, 95, .line("E -24 -20 16 19 M -60 38 C -60 18 -42 12 -24 12 C -6 12 12 18 12 38 Z"),
      .line("E 30 -16 13 16 M 28 12 C 46 10 62 18 62 36 L 30 36")),
    "person.2.fill": SymbolGlyph(
      150.5, 95, .area("E -24 -20 20 23 M -64 42 C -64 18 -44 10 -24 10 C -4 10 16 18 16 42 Z"),
      .area("E 32 -16 17 20 M 20 14 C 42 6 66 16 66 40 L 26 40 C 26 28 24 20 20 14 Z")),
    "person.badge.plus": SymbolGlyph(
      123.5, 119.5,
      .line(
        """
        E 8 -22 20 23 M -36 45 C -36 22 -16 15 8 15 C 32 15 52 22 52 45 Z M -56 -34 L -28 -34 M -42
        -48 L -42 -20
        """)),
    "person.circle": SymbolGlyph(
      115.6, 111.5,
      .line("O 0 0 46"),
      .area("E 0 -12 16 19 M -32 33 C -26 14 -12 13 0 13 C 12 13 26 14 32 33 C 14 50 -14 50 -32 33 Z")),
    "person.circle.fill": SymbolGlyph(
      115.6, 111.5, .area("O 0 0 50"),
      .hole("E 0 -12 17 20 M -33 33 C -26 14 -12 14 0 14 C 12 14 26 14 33 33 C 16 48 -16 48 -33 33 Z")),
    "person.square": SymbolGlyph(
      112, 100,
      .line("R -42 -42 84 84 14"), .line("E 0 -10 15 18 M -28 40 C -26 20 -12 16 0 16 C 12 16 26 20 28 40")),
    "person.crop.rectangle": SymbolGlyph(
      139, 101.5,
      .line("R -60 -40 120 80 13"),
      .area("E 0 -12 14 17 M -27 30 C -24 12 -10 10 0 10 C 10 10 24 12 27 30 Z")),
    "person.2.square.stack": SymbolGlyph(
      109, 123.5, .line("R -42 -22 84 74 12 M -34 -36 L 34 -36 M -26 -51 L 26 -51"),
      .area("E -12 4 9 11 M -32 32 C -30 18 6 18 8 32 Z E 16 6 7 9 M 12 32 L 30 32 C 28 20 18 18 10 21 Z")),
    "hand.thumbsup": SymbolGlyph(
      121, 116,
      .line(
        """
        M -48 -6 L -48 42 L -28 42 L -28 -6 Z M -28 -2 C -10 -14 -4 -28 -2 -46 C 16 -50 18 -28 12 -10
        L 40 -10 C 50 -8 48 8 44 22 C 42 36 36 42 20 42 L -28 38
        """)),
    "hand.thumbsup.fill": SymbolGlyph(
      121, 116,
      .area(
        """
        R -52 -8 20 54 5 M -26 -4 C -10 -14 -4 -30 -2 -50 C 20 -52 22 -28 16 -14 L 42 -14 C 54 -10 52
        8 48 24 C 44 40 38 46 20 46 L -26 42 Z
        """)),
    "hand.thumbsdown": SymbolGlyph(
      120, 116,
      .line(
        """
        M -48 6 L -48 -42 L -28 -42 L -28 6 Z M -28 2 C -10 14 -4 28 -2 46 C 16 50 18 28 12 10 L 40 10
        C 50 8 48 -8 44 -22 C 42 -36 36 -42 20 -42 L -28 -38
        """)),
    "face.smiling": SymbolGlyph(
      115.6, 111.5, .line("O 0 0 46 A 0 4 24 20 160"), .area("O -16 -14 6 O 16 -14 6")),
    "face.smiling.fill": SymbolGlyph(
      115.6, 111.5,
      .area("O 0 0 50"), .gap("A 0 4 24 20 160"), .hole("O -16 -14 6 O 16 -14 6")),
    "bubble.left": SymbolGlyph(
      125.5, 109.5,
      .line(
        """
        M -26 42 C -24 36 -24 34 -26 30 C -46 22 -52 10 -52 -6 C -52 -28 -30 -42 0 -42 C 30 -42 52 -28
        52 -6 C 52 16 30 30 -2 30 C -8 36 -16 42 -26 42 Z
        """)),
    "bubble.left.fill": SymbolGlyph(
      125.5, 109.5,
      .area(
        """
        M -30 48 C -28 40 -28 38 -30 33 C -50 24 -56 10 -56 -6 C -56 -30 -32 -46 0 -46 C 32 -46 56 -30
        56 -6 C 56 18 32 34 0 34 C -8 42 -18 48 -30 48 Z
        """)),
    "bubble.right": SymbolGlyph(
      124, 110,
      .line(
        """
        M 26 42 C 24 36 24 34 26 30 C 46 22 52 10 52 -6 C 52 -28 30 -42 0 -42 C -30 -42 -52 -28 -52 -6
        C -52 16 -30 30 2 30 C 8 36 16 42 26 42 Z
        """)),
    "bubble.right.fill": SymbolGlyph(
      124, 110,
      .area(
        """
        M 30 48 C 28 40 28 38 30 33 C 50 24 56 10 56 -6 C 56 -30 32 -46 0 -46 C -32 -46 -56 -30 -56 -6
        C -56 18 -32 34 0 34 C 8 42 18 48 30 48 Z
        """)),
    "bubble.left.and.bubble.right": SymbolGlyph(
      150, 112,
      .line(
        """
        M -38 16 L -44 30 L -26 18 L 0 18 Q 14 18 14 4 L 14 -26 Q 14 -42 0 -42 L -46 -42 Q -60 -42 -60
        -26 L -60 2 Q -60 16 -46 16 Z
        """),
      .line("M 30 -12 L 46 -12 Q 60 -12 60 2 L 60 22 Q 60 34 46 34 L 42 34 L 46 46 L 30 34 L 4 34")),
    "bubble": SymbolGlyph(124, 107, .line(board)),
    "bubble.fill": SymbolGlyph(124, 107, .area(board), .line(board)),
    "quote.bubble": SymbolGlyph(124, 107, .line(board), .area(quotes)),
    "quote.bubble.fill": SymbolGlyph(124, 107, .area(board), .line(board), .hole(quotes)),
    "text.bubble": SymbolGlyph(124, 107, .line(board), .line("M -28 -18 L 28 -18 M -28 4 L 10 4")),
    "text.bubble.fill": SymbolGlyph(
      124, 107, .area(board), .line(board), .gap("M -28 -18 L 28 -18 M -28 4 L 10 4")),
    "eye": SymbolGlyph(146, 94, .line("M -62 0 C -36 -46 36 -46 62 0 C 36 46 -36 46 -62 0 Z O 0 0 17")),
    "eye.fill": SymbolGlyph(
      146, 94,
      .area("M -66 0 C -38 -52 38 -52 66 0 C 38 52 -38 52 -66 0 Z"), .gap("O 0 0 20")),
    "eye.slash": SymbolGlyph(
      145, 106, .line("M -62 0 C -36 -46 36 -46 62 0 C 36 46 -36 46 -62 0 Z O 0 0 17"),
      .gap("M -42 -48 L 50 42"), .line("M -48 -44 L 44 46")),
    "eye.slash.fill": SymbolGlyph(
      145, 106, .area("M -66 0 C -38 -52 38 -52 66 0 C 38 52 -38 52 -66 0 Z"),
      .gap("O 0 0 20 M -42 -48 L 50 42"),
      .line("M -48 -44 L 44 46")),
  ]

  private static let board = """
    M -22 44 L -22 28 L -40 28 Q -52 28 -52 16 L -52 -30 Q -52 -42 -40 -42 L 40 -42 Q 52 -42 52
    -30 L 52 16 Q 52 28 40 28 L -2 28 Z
    """
  private static let quotes = """
    O -14 -10 8 O 16 -10 8 M -6 -10 Q -6 8 -20 8 Q -14 2 -14 -4 Z M 24 -10 Q 24 8 10 8 Q 16 2 16
    -4 Z
    """
}
