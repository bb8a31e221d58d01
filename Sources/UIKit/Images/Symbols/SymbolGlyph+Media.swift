internal import CoreGraphics

extension SymbolGlyph {
  private static let play = "M -28 -38 L 40 0 L -28 38 Z"
  private static let camera =
    """
    M -62 32 L -62 -22 Q -62 -32 -52 -32 L -34 -32 L -24 -44 L 24 -44 L 34 -32 L 52 -32 Q 62 -32 62
    -22 L 62 32 Q 62 42 52 42 L -52 42 Q -62 42 -62 32 Z
    """
  private static let landscape = "M -60 30 L -24 -4 L 4 22 L 24 4 L 60 32"
  private static let speaker = "M -46 -16 L -26 -16 L 0 -40 L 0 40 L -26 16 L -46 16 Z"
  private static let twoWaves = "M 15.9 -16.7 A -4 0 26 -40 40 M 31.7 -32.1 A -4 0 48 -42 42"
  private static let leftSpeaker = "M -66 -16 L -46 -16 L -20 -40 L -20 40 L -46 16 L -66 16 Z"
  private static let threeWaves =
    "M -1 -19.3 A -24 0 30 -40 40 M 24.5 -35.3 A -24 0 60 -36 36 M 52.2 -44 A -24 0 88 -30 30"
  private static let mic = "R -17 -52 34 62 17"
  private static let controller = """
    M -34 -28 L 34 -28 C 58 -28 66 34 50 38 C 38 40 34 18 22 18 L -22 18 C -34 18 -38 40 -50 38 C -66
    34 -58 -28 -34 -28 Z
    """

  /// Symbols for pictures, sound and machines.
  static let media: [String: SymbolGlyph] = [
    "play": SymbolGlyph(90.5, 97.5, .line(play)),
    "play.fill": SymbolGlyph(88.5, 97, .area(play), .line(play)),
    "pause": SymbolGlyph(85.5, 96, .line("R -30 -38 18 76 4 R 12 -38 18 76 4")),
    "pause.fill": SymbolGlyph(85.5, 96, .area("R -34 -42 26 84 6 R 8 -42 26 84 6")),
    "stop": SymbolGlyph(102, 90, .line("R -36 -36 72 72 10")),
    "stop.fill": SymbolGlyph(102, 90, .area("R -40 -40 80 80 13")),
    "forward": SymbolGlyph(134, 86, .line("M -56 -30 L -6 0 L -56 30 Z M -2 -30 L 50 0 L -2 30 Z")),
    "forward.fill": SymbolGlyph(134, 86, .area("M -58 -34 L -2 0 L -58 34 Z M -2 -34 L 56 0 L -2 34 Z")),
    "backward": SymbolGlyph(134, 86, .line("M 56 -30 L 6 0 L 56 30 Z M 2 -30 L -50 0 L 2 30 Z")),
    "backward.fill": SymbolGlyph(134, 86, .area("M 58 -34 L 2 0 L 58 34 Z M 2 -34 L -56 0 L 2 34 Z")),
    "forward.end": SymbolGlyph(102.5, 82, .line("M -36 -32 L 22 0 L -36 32 Z M 38 -32 L 38 32")),
    "forward.end.fill": SymbolGlyph(
      102.5, 82, .area("M -38 -36 L 28 0 L -38 36 Z"), .line("M 38 -32 L 38 32")),
    "backward.end": SymbolGlyph(102.5, 82, .line("M 36 -32 L -22 0 L 36 32 Z M -38 -32 L -38 32")),
    "backward.end.fill": SymbolGlyph(
      102.5, 82,
      .area("M 38 -36 L -28 0 L 38 36 Z"), .line("M -38 -32 L -38 32")),
    "shuffle": SymbolGlyph(
      126, 92,
      .line(
        """
        M -52 -24 L -34 -24 C -8 -24 -8 24 22 24 L 46 24 M -52 24 L -34 24 C -8 24 -8 -24 22 -24 L 46
        -24 M 34 -38 L 50 -24 L 34 -10 M 34 10 L 50 24 L 34 38
        """)),
    "camera": SymbolGlyph(143.5, 105.5, .line(camera), .line("O 0 4 22")),
    "camera.fill": SymbolGlyph(143.5, 105.5, .area(camera), .line(camera), .gap("O 0 4 23")),
    "camera.rotate": SymbolGlyph(
      137.5, 103,
      .line(camera),
      .line("A 0 4 20 -150 20 M 20 8 A 0 4 20 30 200"),
      .area("M 10 4 L 30 4 L 20 18 Z M -10 6 L -30 6 L -20 -8 Z")),
    "camera.rotate.fill": SymbolGlyph(
      137.5, 103,
      .area(camera),
      .line(camera),
      .gap("A 0 4 20 -150 20 M 20 8 A 0 4 20 30 200"),
      .hole("M 8 4 L 32 4 L 20 20 Z M -8 6 L -32 6 L -20 -10 Z")),
    "photo": SymbolGlyph(140, 102, .line("R -60 -40 120 80 12"), .line(landscape), .area("O -28 -16 9")),
    "photo.fill": SymbolGlyph(140, 102, .area("R -64 -44 128 88 15"), .gap(landscape), .hole("O -28 -18 10")),
    "photo.on.rectangle": SymbolGlyph(
      141.5, 109.5,
      .line(
        """
        R -60 -28 96 74 10 M -40 -30 L -40 -36 Q -40 -46 -30 -46 L 50 -46 Q 60 -46 60 -36 L 60 16 Q 60
        26 50 26 L 40 26
        """),
      .line("M -58 34 L -30 10 L -8 28 L 10 14 L 34 34"),
      .area("O -36 -8 7")),
    "video": SymbolGlyph(142, 92, .line("R -60 -34 80 68 13 M 30 -12 L 60 -28 L 60 28 L 30 12 Z")),
    "video.fill": SymbolGlyph(143.5, 91.5, .area("R -64 -38 86 76 16 M 30 -14 L 64 -32 L 64 32 L 30 14 Z")),
    "film": SymbolGlyph(
      132, 96.5,
      .line(
        """
        R -56 -40 112 80 10 M -32 -40 L -32 40 M 32 -40 L 32 40 M -32 0 L 32 0 M -56 -14 L -32 -14 M
        -56 14 L -32 14 M 32 -14 L 56 -14 M 32 14 L 56 14
        """)),
    "music.note": SymbolGlyph(
      84, 111.5,
      .line("M -8 32 L -8 -38 L 32 -46 L 32 -26 L -8 -18"), .area("E -20 34 16 12")),
    "music.note.list": SymbolGlyph(
      123.5, 109,
      .line(
        """
        M -52 -34 L 8 -34 M -52 -8 L 8 -8 M -52 18 L -14 18 M 26 32 L 26 -40 L 50 -44 L 50 -26 L 26
        -22
        """),
      .area("E 16 34 13 10")),
    "headphones": SymbolGlyph(
      116, 108,
      .line("M -44 26 L -44 2 C -44 -56 44 -56 44 2 L 44 26 R -48 14 18 34 7 R 30 14 18 34 7")),
    "mic": SymbolGlyph(
      95, 111.5,
      .line(mic), .line("M -32 -8 C -32 36 32 36 32 -8 M 0 26 L 0 48 M -20 50 L 20 50")),
    "mic.fill": SymbolGlyph(
      95, 111.5,
      .area(mic), .line(mic), .line("M -34 -8 C -34 38 34 38 34 -8 M 0 26 L 0 48 M -20 50 L 20 50")),
    "mic.slash": SymbolGlyph(
      104, 118,
      .line(mic),
      .line("M -32 -8 C -32 36 32 36 32 -8 M 0 26 L 0 48 M -20 50 L 20 50"),
      .gap("M -38 -46 L 46 42"),
      .line("M -44 -42 L 40 46")),
    "speaker": SymbolGlyph(109, 103, .line("M -22 -16 L -4 -16 L 24 -40 L 24 40 L -4 16 L -22 16 Z")),
    "speaker.fill": SymbolGlyph(91.5, 93.5, .area("M -28 -20 L -6 -20 L 26 -46 L 26 46 L -6 20 L -28 20 Z")),
    "speaker.wave.2": SymbolGlyph(138.5, 99.5, .line(speaker), .line(twoWaves)),
    "speaker.wave.2.fill": SymbolGlyph(138.5, 99.5, .area(speaker), .line(speaker), .line(twoWaves)),
    "speaker.wave.3": SymbolGlyph(155.5, 105, .line(leftSpeaker), .line(threeWaves)),
    "speaker.wave.3.fill": SymbolGlyph(
      155.5, 105, .area(leftSpeaker), .line(leftSpeaker), .line(threeWaves)),
    "speaker.slash": SymbolGlyph(
      105.5, 115.5,
      .line(speaker), .gap("M -40 -46 L 48 40"), .line("M -46 -42 L 42 44")),
    "speaker.slash.fill": SymbolGlyph(
      105.5, 115.5,
      .area(speaker), .line(speaker), .gap("M -40 -46 L 48 40"), .line("M -46 -42 L 42 44")),
    "waveform": SymbolGlyph(
      122, 104,
      .line(
        """
        M -46 -8 L -46 8 M -28 -24 L -28 24 M -10 -42 L -10 42 M 10 -28 L 10 28 M 28 -38 L 28 38 M 46
        -12 L 46 12
        """)),
    "gamecontroller": SymbolGlyph(
      145, 89.5,
      .line(controller), .line("M -28 -16 L -28 8 M -40 -4 L -16 -4"), .area("O 22 -12 6 O 34 4 6")),
    "gamecontroller.fill": SymbolGlyph(
      145, 89.5,
      .area(controller),
      .line(controller),
      .gap("M -28 -16 L -28 8 M -40 -4 L -16 -4"),
      .hole("O 22 -12 7 O 34 4 7")),
    "terminal": SymbolGlyph(
      138, 104,
      .line("R -58 -42 116 84 12 M -38 -20 L -18 -4 L -38 12 M -10 16 L 18 16")),
    "terminal.fill": SymbolGlyph(
      138, 104,
      .area("R -62 -46 124 92 15"), .gap("M -38 -20 L -18 -4 L -38 12 M -10 16 L 18 16")),
    "desktopcomputer": SymbolGlyph(
      136, 116,
      .line("R -56 -48 112 74 9 M -56 8 L 56 8 M -8 26 L -12 48 M 8 26 L 12 48 M -28 48 L 28 48")),
    "iphone": SymbolGlyph(94.5, 109.5, .line("R -29 -50 58 100 12 M -8 -42 L 8 -42")),
    "ipad": SymbolGlyph(96, 118, .line("R -39 -50 78 100 10 M -10 42 L 10 42")),
    "display": SymbolGlyph(139.5, 111.5, .line("R -56 -46 112 76 9 M -24 46 L 24 46 M 0 30 L 0 46")),
    "printer": SymbolGlyph(
      130, 116,
      .line(
        """
        M -32 -18 L -32 -48 L 32 -48 L 32 -18 M -32 28 L -52 28 L -52 -18 L 52 -18 L 52 28 L 32 28 R
        -32 10 64 40 3
        """)),
    "wifi": SymbolGlyph(
      136, 100,
      .line("M -54.7 -13.4 A 0 38 75 223 317 M -34.3 9 A 0 38 45 222 318"), .area("O 0 34 10")),
    "dot.radiowaves.left.and.right": SymbolGlyph(
      144, 102,
      .area("O 0 0 10"),
      .line(
        """
        M 22.6 -22.6 A 0 0 32 -45 45 M 41 -41 A 0 0 58 -45 45 M -22.6 22.6 A 0 0 32 135 225 M -41 41 A
        0 0 58 135 225
        """)),
    "antenna.radiowaves.left.and.right": SymbolGlyph(
      144, 112,
      .area("O 0 -10 9"),
      .line(
        """
        M 0 -6 L 0 48 M 19.8 -29.8 A 0 -10 28 -45 45 M 36.8 -46.8 A 0 -10 52 -45 45 M -19.8 9.8 A 0
        -10 28 135 225 M -36.8 26.8 A 0 -10 52 135 225
        """)),
    "battery.100": SymbolGlyph(
      156, 76,
      .line("R -66 -26 120 52 12 M 64 -8 L 64 8"), .area("R -56 -16 100 32 5")),
    "chart.bar": SymbolGlyph(135.5, 95.5, .line("R -50 6 22 38 3 R -11 -20 22 64 3 R 28 -42 22 86 3")),
    "chart.bar.fill": SymbolGlyph(135.5, 95.5, .area("R -54 2 28 46 4 R -14 -24 28 72 4 R 26 -46 28 94 4")),
    "chart.pie": SymbolGlyph(115.6, 111.5, .line("O 0 0 46 M 0 0 L 0 -46 M 0 0 L 40 22")),
    "chart.pie.fill": SymbolGlyph(115.6, 111.5, .area("O 0 0 50"), .gap("M 0 0 L 0 -50 M 0 0 L 43 25")),
    "chart.line.uptrend.xyaxis": SymbolGlyph(
      126, 108,
      .line("M -48 -44 L -48 42 L 50 42 M -30 18 L -6 -8 L 12 8 L 44 -28 M 26 -30 L 45 -30 L 45 -11")),
  ]
}
