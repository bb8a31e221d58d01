internal import CoreGraphics
internal import Foundation

extension SymbolGlyph {
  /// The outline of a wheel with eight teeth and an outer radius of 50.
  private static let wheel: String = {
    let corners: [(radius: CGFloat, degrees: CGFloat)] = [(38, -14), (50, -9), (50, 9), (38, 14)]
    var words = "M"
    for tooth in 0..<8 {
      for (radius, degrees) in corners {
        let angle = (CGFloat(tooth) * 45 + degrees) * .pi / 180
        words += " \(radius * cos(angle)) \(radius * sin(angle)) L"
      }
    }
    return String(words.dropLast()) + "Z"
  }()
  private static let house = "M -54 2 L 0 -44 L 54 2 M -40 -6 L -40 42 L 40 42 L 40 -6"
  private static let envelope = "R -58 -40 116 80 12 M -54 -34 L -8 6 Q 0 12 8 6 L 54 -34"
  private static let bell =
    "M -42 26 C -30 14 -32 0 -30 -14 C -28 -34 -16 -42 0 -42 C 16 -42 28 -34 30 -14 C 32 0 30 14 42 26 Z"
  private static let bellFill =
    "M -48 30 C -34 16 -38 0 -35 -14 C -32 -38 -18 -46 0 -46 C 18 -46 32 -38 35 -14 C 38 0 34 16 48 30 Z"
  private static let bookmark = "M -28 -44 L 28 -44 L 28 44 L 0 18 L -28 44 Z"
  private static let tag = "M -46 -42 L -6 -42 L 48 10 L 10 48 L -46 -4 Z"
  private static let flag = "M -38 50 L -38 -44 C -18 -56 10 -30 40 -42 L 40 10 C 10 22 -18 -4 -38 8"
  private static let bag = "M -40 -22 L 40 -22 L 46 50 L -46 50 Z"
  private static let cart = "M -58 -42 L -44 -42 L -26 22 L 40 22 M -40 -28 L 54 -28 L 44 6 L -30 6"
  private static let folder =
    """
    M -56 30 L -56 -30 Q -56 -40 -46 -40 L -26 -40 L -14 -28 L 46 -28 Q 56 -28 56 -18 L 56 30 Q 56
    40 46 40 L -46 40 Q -56 40 -56 30 Z
    """
  private static let doc = """
    M 8 -48 L -26 -48 Q -36 -48 -36 -38 L -36 38 Q -36 48 -26 48 L 26 48 Q 36 48 36 38 L 36 -20 Z
    """
  private static let pencil = "M 22 -34 L 34 -22 L -22 34 L -40 40 L -34 22 Z"
  private static let handset =
    """
    M -36 -42 C -26 -50 -22 -42 -12 -26 C -6 -16 -22 -14 -18 -4 C -12 8 -4 14 6 18 C 16 22 16 6 26
    12 C 42 22 50 26 42 36 C 34 48 18 50 -8 30 C -34 10 -50 -28 -36 -42 Z
    """
  private static let briefcase = """
    R -56 -26 112 72 12 M -20 -26 L -20 -38 Q -20 -46 -12 -46 L 12 -46 Q 20 -46 20 -38 L 20 -26
    """
  private static let gift = """
    R -48 -18 96 22 4 M -40 4 L -40 46 L 40 46 L 40 4 M 0 -18 L 0 46 M 0 -18 C -40 -20 -34 -50 -18 -46
    C -6 -44 -2 -30 0 -18 C 2 -30 6 -44 18 -46 C 34 -50 40 -20 0 -18
    """
  private static let book = """
    M 0 -32 C -16 -44 -40 -44 -56 -38 L -56 38 C -40 32 -16 32 0 44 C 16 32 40 32 56 38 L 56 -38 C 40
    -44 16 -44 0 -32 L 0 44
    """

  /// Symbols for things in the home and the office.
  static let things: [String: SymbolGlyph] = [
    "gear": SymbolGlyph(121, 115.5, .line(wheel), .line("O 0 0 17")),
    "gear.fill": SymbolGlyph(121, 115.5, .area(wheel), .line(wheel), .hole("O 0 0 16")),
    "house": SymbolGlyph(137.5, 112, .line(house), .line("M -12 42 L -12 14 L 12 14 L 12 42")),
    "house.fill": SymbolGlyph(
      137.5, 112, .area("M 0 -32 L 42 4 L 42 46 L -42 46 L -42 4 Z"), .line("M -54 0 L 0 -46 L 54 0"),
      .hole("R -12 14 24 32 2")),
    "magnifyingglass": SymbolGlyph(118, 108, .line("O -10 -8 33 M 14 16 L 42 44")),
    "trash": SymbolGlyph(
      105.5, 117.5,
      .line(
        """
        M -40 -36 L 40 -36 M -14 -38 L -14 -50 L 14 -50 L 14 -38 M -33 -36 L -27 50 L 27 50 L 33 -36
        """),
      .line("M 0 -18 L 0 34 M -14 -18 L -12 34 M 14 -18 L 12 34")),
    "trash.fill": SymbolGlyph(
      105.5, 117.5, .line("M -42 -37 L 42 -37 M -14 -38 L -14 -50 L 14 -50 L 14 -38"),
      .area("M -38 -28 L -32 46 Q -31 55 -22 55 L 22 55 Q 31 55 32 46 L 38 -28 Z"),
      .gap("M 0 -14 L 0 38 M -15 -14 L -13 38 M 15 -14 L 13 38")),
    "bell": SymbolGlyph(110, 113, .line(bell), .line("A 0 32 13 20 160")),
    "bell.fill": SymbolGlyph(110, 113, .area(bellFill), .area("A 0 36 15 0 180 Z")),
    "bell.slash": SymbolGlyph(
      116, 116,
      .line(bell), .line("A 0 32 13 20 160"), .gap("M -38 -46 L 48 40"), .line("M -46 -44 L 44 46")),
    "bell.badge": SymbolGlyph(
      112, 116,
      .line(bell), .line("A 0 32 13 20 160"), .hole("O 26 -32 24"), .area("O 26 -32 17")),
    "envelope": SymbolGlyph(138.5, 100, .line(envelope)),
    "envelope.fill": SymbolGlyph(
      138.5, 100,
      .area("R -62 -44 124 88 15"), .gap("M -62 -36 L -9 8 Q 0 15 9 8 L 62 -36")),
    "envelope.open": SymbolGlyph(
      136, 112,
      .line("M -56 -10 L 0 -46 L 56 -10 L 56 44 L -56 44 Z M -54 -8 L 0 22 L 54 -8")),
    "lock": SymbolGlyph(
      86, 112,
      .line("R -32 -6 64 52 9 M -20 -6 L -20 -24 C -20 -54 20 -54 20 -24 L 20 -6")),
    "lock.fill": SymbolGlyph(
      86, 112,
      .area("R -36 -10 72 60 12"), .line("M -20 -8 L -20 -24 C -20 -54 20 -54 20 -24 L 20 -8")),
    "lock.open": SymbolGlyph(
      110, 112,
      .line("R -44 -6 64 52 9 M 4 -6 L 4 -24 C 4 -54 44 -54 44 -24 L 44 -14")),
    "lock.open.fill": SymbolGlyph(
      110, 112,
      .area("R -48 -10 72 60 12"), .line("M 4 -8 L 4 -24 C 4 -54 44 -54 44 -24 L 44 -14")),
    "key": SymbolGlyph(
      124, 80,
      .line("O -30 0 22 M -8 0 L 52 0 M 34 0 L 34 18 M 50 0 L 50 18"), .area("O -34 0 6")),
    "key.fill": SymbolGlyph(
      124, 80,
      .area("O -30 0 27"), .line("M -8 0 L 52 0 M 34 0 L 34 18 M 50 0 L 50 18"), .hole("O -36 0 8")),
    "bookmark": SymbolGlyph(86.5, 101.5, .line(bookmark)),
    "bookmark.fill": SymbolGlyph(86.5, 101.5, .area(bookmark), .line(bookmark)),
    "tag": SymbolGlyph(124, 115, .line(tag), .area("O -26 -22 7")),
    "tag.fill": SymbolGlyph(124, 115, .area(tag), .line(tag), .hole("O -26 -22 9")),
    "flag": SymbolGlyph(106, 116, .line(flag)),
    "flag.fill": SymbolGlyph(
      106, 116,
      .area("M -38 8 L -38 -44 C -18 -56 10 -30 40 -42 L 40 10 C 10 22 -18 -4 -38 8 Z"), .line(flag)),
    "bag": SymbolGlyph(112, 114, .line(bag), .line("M -20 -22 L -20 -30 C -20 -54 20 -54 20 -30 L 20 -22")),
    "bag.fill": SymbolGlyph(
      112, 114, .area(bag), .line(bag), .gap("M -20 -18 L -20 -10 M 20 -18 L 20 -10"),
      .line("M -20 -24 L -20 -30 C -20 -54 20 -54 20 -30 L 20 -24")),
    "cart": SymbolGlyph(134, 107, .line(cart), .area("O -16 40 9 O 34 40 9")),
    "cart.fill": SymbolGlyph(
      134, 107,
      .area("M -40 -28 L 54 -28 L 44 6 L -30 6 Z"), .line(cart), .area("O -16 40 9 O 34 40 9")),
    "cart.badge.plus": SymbolGlyph(
      135.5, 105.5,
      .line(cart), .area("O -16 40 9 O 34 40 9"), .line("M 8 -44 L 8 -18 M -5 -31 L 21 -31")),
    "creditcard": SymbolGlyph(
      140, 96,
      .line("R -60 -38 120 76 12"), .area("R -60 -22 120 17 0"), .line("M -42 18 L -20 18")),
    "creditcard.fill": SymbolGlyph(
      140, 96,
      .area("R -64 -42 128 84 15"), .hole("R -64 -22 128 17 0"), .gap("M -42 18 L -20 18")),
    "gift": SymbolGlyph(112, 110, .line(gift)),
    "gift.fill": SymbolGlyph(
      112, 110,
      .area("R -42 -16 84 64 6"), .line(gift), .gap("M 0 -6 L 0 50 M -44 6 L 44 6")),
    "folder": SymbolGlyph(133.5, 100, .line(folder)),
    "folder.fill": SymbolGlyph(132.5, 100, .area(folder), .line(folder), .gap("M -58 -16 L 58 -16")),
    "folder.badge.plus": SymbolGlyph(132.5, 96.5, .line(folder), .line("M 0 -10 L 0 26 M -18 8 L 18 8")),
    "tray": SymbolGlyph(
      138.5, 96.5,
      .line(
        """
        M -56 6 L -40 -38 L 40 -38 L 56 6 L 56 38 L -56 38 Z M -56 6 L -20 6 C -16 24 16 24 20 6 L 56
        6
        """)),
    "tray.fill": SymbolGlyph(
      138.5, 96.5, .area("M -60 6 L -43 -42 L 43 -42 L 60 6 L 60 42 L -60 42 Z"),
      .gap("M -60 6 L -20 6 C -16 24 16 24 20 6 L 60 6")),
    "doc": SymbolGlyph(103, 116, .line(doc), .line("M 8 -48 L 8 -28 Q 8 -20 16 -20 L 36 -20")),
    "doc.fill": SymbolGlyph(
      103, 116,
      .area(doc), .line(doc), .gap("M 10 -52 L 10 -28 Q 10 -18 20 -18 L 42 -18")),
    "doc.plaintext": SymbolGlyph(
      94, 116,
      .line("R -36 -48 72 96 10 M -18 -24 L 18 -24 M -18 0 L 18 0 M -18 24 L 8 24")),
    "doc.on.doc": SymbolGlyph(
      112, 123.5,
      .line(
        """
        R -44 -30 56 78 9 M -24 -32 L -24 -38 Q -24 -48 -14 -48 L 34 -48 Q 44 -48 44 -38 L 44 20 Q 44
        30 34 30 L 14 30
        """)),
    "doc.on.doc.fill": SymbolGlyph(
      112, 123.5,
      .area("R -14 -52 62 84 12"), .hole("R -52 -40 74 98 16"), .area("R -48 -34 62 86 12")),
    "paperclip": SymbolGlyph(
      106, 113,
      .line(
        """
        M 30 -4 L -6 34 C -24 52 -50 26 -32 8 L 12 -36 C 24 -48 44 -30 32 -16 L -10 26 C -18 34 -28 24
        -20 16 L 16 -20
        """)),
    "link": SymbolGlyph(
      124, 119.5,
      .line(
        """
        M -8 20 L -20 32 C -36 46 -56 24 -40 8 L -18 -12 C -8 -22 6 -20 14 -10 M 8 -20 L 20 -32 C 36
        -46 56 -24 40 -8 L 18 12 C 8 22 -6 20 -14 10
        """)),
    "pencil": SymbolGlyph(104, 92, .line(pencil), .line("M 12 -24 L 24 -12")),
    "square.and.pencil": SymbolGlyph(
      119.5, 110.5,
      .line(
        """
        M 8 -34 L -30 -34 Q -44 -34 -44 -20 L -44 32 Q -44 46 -30 46 L 22 46 Q 36 46 36 32 L 36 0
        """),
      .glyph(SymbolGlyph(90, 90, .line(pencil)), scale: 0.82, x: 18, y: -16, isGap: false)),
    "scissors": SymbolGlyph(120, 104, .line("O -36 -24 15 O -36 24 15 M -23 -16 L 48 34 M -23 16 L 48 -34")),
    "phone": SymbolGlyph(114, 103.5, .line(handset)),
    "phone.fill": SymbolGlyph(114, 103.5, .area(handset), .line(handset)),
    "calendar": SymbolGlyph(
      120.8, 102.5, .line("R -50 -38 100 82 12"), .area("R -50 -38 100 24 4"),
      .area("O -26 4 6 O 0 4 6 O 26 4 6 O -26 26 6 O 0 26 6"),
      .line("M -26 -46 L -26 -38 M 26 -46 L 26 -38")),
    "clock": SymbolGlyph(115.6, 111.5, .line("O 0 0 46 M 0 -28 L 0 2 L -20 2")),
    "clock.fill": SymbolGlyph(115.6, 111.5, .area("O 0 0 50"), .gap("M 0 -28 L 0 2 L -20 2")),
    "alarm": SymbolGlyph(
      116, 116,
      .line(
        """
        O 0 4 40 M 0 -20 L 0 6 L -16 6 M -48 -28 C -46 -42 -36 -48 -26 -46 M 48 -28 C 46 -42 36 -48 26
        -46 M -26 36 L -36 48 M 26 36 L 36 48
        """)),
    "timer": SymbolGlyph(115.6, 111.5, .line("O 0 6 42 M 0 -36 L 0 -50 M -14 -50 L 14 -50 M 0 6 L 16 -14")),
    "briefcase": SymbolGlyph(132, 110, .line(briefcase), .line("M -56 8 L 56 8")),
    "briefcase.fill": SymbolGlyph(
      132, 110,
      .area("R -60 -30 120 80 15"),
      .line("M -20 -26 L -20 -38 Q -20 -46 -12 -46 L 12 -46 Q 20 -46 20 -38 L 20 -26"),
      .gap("M -60 8 L 60 8")),
    "book": SymbolGlyph(132, 103.5, .line(book)),
    "book.fill": SymbolGlyph(135.5, 102.5, .area(book), .line(book), .gap("M 0 -28 L 0 44")),
    "newspaper": SymbolGlyph(
      132.5, 114.5,
      .line(
        """
        M 30 44 L -38 44 Q -52 44 -52 30 L -52 -44 L 30 -44 L 30 30 Q 30 44 42 44 Q 52 44 52 32 L 52
        -16 L 30 -16 M -34 -26 L 12 -26 M -34 -4 L 12 -4 M -34 18 L 12 18
        """)),
    "ruler": SymbolGlyph(
      141.5, 63.5,
      .line("R -62 -22 124 44 5 M -38 -22 L -38 -6 M -13 -22 L -13 0 M 13 -22 L 13 -6 M 38 -22 L 38 0")),
    "wrench": SymbolGlyph(
      115.6, 111.5,
      .line(
        """
        M 18 -46 C -8 -40 -14 -16 -6 -2 L -44 36 C -50 48 -40 54 -32 46 L 4 8 C 24 14 46 4 46 -22 L 28
        -8 L 10 -12 L 6 -28 Z
        """)),
    "hammer": SymbolGlyph(
      124, 112,
      .line(
        """
        M -6 -12 L -46 36 C -50 44 -42 50 -36 44 L 6 0 M -20 -26 C -4 -46 22 -46 34 -30 L 50 -14 L 36
        2 L 24 -8 L 12 4 Z
        """)),
    "lightbulb": SymbolGlyph(
      88, 119.5,
      .line(
        """
        M -14 30 C -14 12 -34 4 -34 -18 C -34 -56 34 -56 34 -18 C 34 4 14 12 14 30 Z M -12 42 L 12 42
        M -6 52 L 6 52
        """)),
    "cup.and.saucer": SymbolGlyph(
      136, 100,
      .line(
        """
        M -44 -36 L 30 -36 L 26 8 Q 24 22 10 22 L -24 22 Q -38 22 -40 8 Z M 30 -26 C 58 -28 54 6 28 4
        M -54 40 L 40 40
        """)),
    "fork.knife": SymbolGlyph(
      90, 119.5,
      .line(
        """
        M -24 48 L -24 -48 M -36 -48 L -36 -26 Q -36 -14 -24 -14 Q -12 -14 -12 -26 L -12 -48 M 26 48 L
        26 -48 C 8 -34 10 0 26 6
        """)),
    "graduationcap": SymbolGlyph(
      146, 104,
      .line(
        """
        M -62 -12 L 0 -40 L 62 -12 L 0 16 Z M -34 2 L -34 28 C -16 42 16 42 34 28 L 34 2 M 62 -12 L 62
        26
        """)),
    "graduationcap.fill": SymbolGlyph(
      146, 104,
      .area("M -66 -12 L 0 -44 L 66 -12 L 0 20 Z M -36 12 L 0 30 L 36 12 L 36 30 C 16 46 -16 46 -36 30 Z"),
      .line("M 62 -12 L 62 26")),
    "qrcode": SymbolGlyph(
      114, 103.5, .line("R -42 -42 32 32 3 R 10 -42 32 32 3 R -42 10 32 32 3"),
      .area(
        """
        R -31 -31 10 10 0 R 21 -31 10 10 0 R -31 21 10 10 0 R 8 8 14 14 0 R 32 8 14 14 0 R 20 20 14 14
        0 R 8 32 14 14 0 R 32 32 14 14 0
        """)),
    "barcode": SymbolGlyph(
      132, 96,
      .area(
        """
        R -54 -38 8 76 0 R -38 -38 14 76 0 R -16 -38 6 76 0 R -2 -38 10 76 0 R 16 -38 6 76 0 R 30 -38
        8 76 0 R 46 -38 8 76 0
        """)),
    "qrcode.viewfinder": SymbolGlyph(
      122, 110,
      .line(
        """
        M -48 -26 L -48 -46 L -28 -46 M 48 -26 L 48 -46 L 28 -46 M -48 26 L -48 46 L -28 46 M 48 26 L
        48 46 L 28 46
        """),
      .line("R -26 -26 18 18 2 R 8 -26 18 18 2 R -26 8 18 18 2"),
      .area("R 6 6 10 10 0 R 18 18 10 10 0 R 6 20 8 8 0")),
    "viewfinder": SymbolGlyph(
      115.6, 111.5,
      .line(
        """
        M -46 -22 L -46 -46 L -22 -46 M 46 -22 L 46 -46 L 22 -46 M -46 22 L -46 46 L -22 46 M 46 22 L
        46 46 L 22 46
        """)),
    "shippingbox": SymbolGlyph(
      120, 112,
      .line("M 0 -48 L 46 -24 L 46 26 L 0 50 L -46 26 L -46 -24 Z M -46 -24 L 0 0 L 46 -24 M 0 0 L 0 50")),
  ]
}
