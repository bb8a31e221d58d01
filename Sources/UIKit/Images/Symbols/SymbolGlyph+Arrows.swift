internal import CoreGraphics

extension SymbolGlyph {
  /// Chevrons and arrows.
  static let arrows: [String: SymbolGlyph] = [
    "chevron.right": SymbolGlyph(71.5, 96, .line("M -16 -33 L 17 0 L -16 33")),
    "chevron.left": SymbolGlyph(71.5, 96, .line("M 16 -33 L -17 0 L 16 33")),
    "chevron.down": SymbolGlyph(109, 60, .line("M -35 -14 L 0 17 L 35 -14")),
    "chevron.up": SymbolGlyph(108.5, 60, .line("M -35 14 L 0 -17 L 35 14")),
    "chevron.up.chevron.down": SymbolGlyph(
      76, 100,
      .line("M -22 -16 L 0 -38 L 22 -16 M -22 16 L 0 38 L 22 16")),
    "chevron.compact.down": SymbolGlyph(116, 40, .line("M -45 -8 L 0 8 L 45 -8")),
    "chevron.compact.up": SymbolGlyph(116, 40, .line("M -45 8 L 0 -8 L 45 8")),
    "chevron.left.2": SymbolGlyph(104, 86, .line("M 36 -33 L 3 0 L 36 33 M -1 -33 L -36 0 L -1 33")),
    "chevron.right.2": SymbolGlyph(104, 86, .line("M -36 -33 L -3 0 L -36 33 M 1 -33 L 36 0 L 1 33")),
    "chevron.left.forwardslash.chevron.right": SymbolGlyph(
      146, 92, .line("M -36 -24 L -62 0 L -36 24 M 36 -24 L 62 0 L 36 24 M 12 -38 L -12 38")),
    "arrow.right": SymbolGlyph(114, 86, .line("M -46 0 L 46 0 M 14 -32 L 46 0 L 14 32")),
    "arrow.left": SymbolGlyph(114, 86, .line("M 46 0 L -46 0 M -14 -32 L -46 0 L -14 32")),
    "arrow.up": SymbolGlyph(87, 114, .line("M 0 46 L 0 -46 M -32 -14 L 0 -46 L 32 -14")),
    "arrow.down": SymbolGlyph(97.5, 105.5, .line("M 0 -46 L 0 46 M -32 14 L 0 46 L 32 14")),
    "arrow.up.right": SymbolGlyph(92, 92, .line("M -34 34 L 34 -34 M -16 -34 L 34 -34 L 34 16")),
    "arrow.up.left": SymbolGlyph(92, 92, .line("M 34 34 L -34 -34 M 16 -34 L -34 -34 L -34 16")),
    "arrow.down.right": SymbolGlyph(92, 92, .line("M -34 -34 L 34 34 M -16 34 L 34 34 L 34 -16")),
    "arrow.down.left": SymbolGlyph(92, 92, .line("M 34 -34 L -34 34 M 16 34 L -34 34 L -34 -16")),
    "arrow.left.arrow.right": SymbolGlyph(
      124, 100,
      .line(
        """
        M -50 -20 L 48 -20 M 26 -40 L 48 -20 L 26 0 M 50 22 L -48 22 M -26 2 L -48 22 L -26 42
        """)),
    "arrow.up.arrow.down": SymbolGlyph(
      112, 112,
      .line(
        """
        M -22 44 L -22 -42 M -42 -20 L -22 -42 L -2 -20 M 22 -44 L 22 42 M 42 20 L 22 42 L 2 20
        """)),
    "arrow.up.left.and.arrow.down.right": SymbolGlyph(
      116, 105.5,
      .line("M -38 -38 L -8 -8 M -40 -12 L -40 -40 L -12 -40 M 38 38 L 8 8 M 40 12 L 40 40 L 12 40")),
    "arrow.clockwise": SymbolGlyph(
      103.5, 117,
      .line("A 0 6 40 -60 240"), .area("M -2 -56 L 30 -34 L -2 -12 Z")),
    "arrow.counterclockwise": SymbolGlyph(
      104, 117, .line("A 0 6 40 -60 240"), .area("M 2 -56 L -30 -34 L 2 -12 Z")),
    "arrow.triangle.2.circlepath": SymbolGlyph(
      132, 108, .line("A 0 0 40 190 330 M 40 0 A 0 0 40 10 150"),
      .area("M 20 -12 L 60 -12 L 40 14 Z M -20 12 L -60 12 L -40 -14 Z")),
    "arrow.uturn.left": SymbolGlyph(
      115, 100, .line("M -14 -40 L -44 -14 L -14 12 M -44 -14 L 16 -14 A 16 12 26 -90 90 L -6 38")),
    "arrow.uturn.right": SymbolGlyph(
      114, 100, .line("M 14 -40 L 44 -14 L 14 12 M 44 -14 L -16 -14 C -50 -14 -50 38 -16 38 L 6 38")),
    "arrow.turn.up.left": SymbolGlyph(
      114, 100, .line("M -14 -36 L -44 -10 L -14 16 M -44 -10 L 20 -10 Q 42 -10 42 12 L 42 38")),
    "arrow.turn.up.right": SymbolGlyph(
      114, 100, .line("M 14 -36 L 44 -10 L 14 16 M 44 -10 L -20 -10 Q -42 -10 -42 12 L -42 38")),
    "arrow.down.to.line": SymbolGlyph(
      96, 118,
      .line("M 0 -48 L 0 28 M -28 2 L 0 28 L 28 2 M -34 48 L 34 48")),
    "arrow.up.to.line": SymbolGlyph(
      96, 118,
      .line("M 0 48 L 0 -28 M -28 -2 L 0 -28 L 28 -2 M -34 -48 L 34 -48")),
    "arrowshape.turn.up.left": SymbolGlyph(
      122, 99.5,
      .line("M -8 -42 L -56 0 L -8 42 L -8 18 C 20 18 40 22 56 42 C 54 2 34 -18 -8 -18 Z")),
    "arrowshape.turn.up.left.fill": SymbolGlyph(
      122, 99.5, .area(turnLeft), .line(turnLeft)),
    "arrowshape.turn.up.right": SymbolGlyph(122, 99.5, .line(turnRight)),
    "arrowshape.turn.up.right.fill": SymbolGlyph(122, 99.5, .area(turnRight), .line(turnRight)),
    "square.and.arrow.up": SymbolGlyph(
      111, 122,
      .line(
        """
        M -16 -12 L -26 -12 Q -38 -12 -38 0 L -38 40 Q -38 52 -26 52 L 26 52 Q 38 52 38 40 L 38 0 Q 38
        -12 26 -12 L 16 -12
        """),
      .line("M 0 22 L 0 -50 M -19 -32 L 0 -51 L 19 -32")),
    "square.and.arrow.up.fill": SymbolGlyph(
      111, 122, .area("R -40 -14 80 68 12"),
      .hole("R -11 -14 22 46 11"),
      .line("M 0 22 L 0 -50 M -19 -32 L 0 -51 L 19 -32")),
    "square.and.arrow.down": SymbolGlyph(
      104, 118,
      .line(
        """
        M -16 -12 L -26 -12 Q -38 -12 -38 0 L -38 40 Q -38 52 -26 52 L 26 52 Q 38 52 38 40 L 38 0 Q 38
        -12 26 -12 L 16 -12
        """),
      .line("M 0 -52 L 0 22 M -19 4 L 0 23 L 19 4")),
    "arrowtriangle.right.fill": SymbolGlyph(90, 100, .area("M -32 -40 L 38 0 L -32 40 Z")),
    "arrowtriangle.left.fill": SymbolGlyph(90, 100, .area("M 32 -40 L -38 0 L 32 40 Z")),
    "arrowtriangle.down.fill": SymbolGlyph(100, 90, .area("M -40 -32 L 0 38 L 40 -32 Z")),
    "arrowtriangle.up.fill": SymbolGlyph(100, 90, .area("M -40 32 L 0 -38 L 40 32 Z")),
  ]

  private static let turnLeft = "M -8 -42 L -56 0 L -8 42 L -8 18 C 20 18 40 22 56 42 C 54 2 34 -18 -8 -18 Z"
  private static let turnRight = "M 8 -42 L 56 0 L 8 42 L 8 18 C -20 18 -40 22 -56 42 C -54 2 -34 -18 8 -18 Z"

  /// Names that share the drawing of another name.
  static let aliases: [String: String] = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
    "arrow.turn.up.backward": "arrow.turn.up.left", "arrow.turn.up.forward": "arrow.turn.up.right",
    "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
    "arrowshape.turn.up.backward.fill": "arrowshape.turn.up.left.fill",
    "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "arrowshape.turn.up.forward.fill": "arrowshape.turn.up.right.fill",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "repeat": "arrow.triangle.2.circlepath",
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "text.justify": "line.3.horizontal", "multiply": "xmark", "gearshape": "gear",
    "gearshape.fill": "gear.fill",
    "gearshape.2": "gear", "suit.heart": "heart", "suit.heart.fill": "heart.fill",
    "snow": "snowflake", "circlebadge": "circle", "circlebadge.fill": "circle.fill",
    "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
    "person.crop.square": "person.square", "homekit": "house", "homepod": "speaker",
    "message": "bubble.left", "message.fill": "bubble.left.fill", "bubble.middle.bottom": "bubble.left",
    "speaker.2": "speaker.wave.2", "speaker.2.fill": "speaker.wave.2.fill",
    "speaker.3": "speaker.wave.3", "speaker.3.fill": "speaker.wave.3.fill",
    "mappin.and.ellipse": "mappin.ellipse", "livephoto": "record.rings",
    "smallcircle.filled.circle": "record.circle", "smiley": "face.smiling",
    "list.dash": "list.bullet", "list.number": "list.bullet", "list.triangle": "list.bullet",
    "text.alignleft": "text.left", "doc.text": "doc.plaintext", "doc.text.fill": "doc.fill",
    "square.split.2x2": "square.grid.2x2", "square.split.2x2.fill": "square.grid.2x2.fill",
    "square.grid.3x2": "square.grid.3x3", "rectangle.stack": "square.stack",
    "rectangle.stack.fill": "square.stack.fill", "plus.rectangle.on.rectangle": "doc.on.doc",
    "rectangle.on.rectangle": "doc.on.doc", "square.on.square": "doc.on.doc",
    "photo.on.rectangle.angled": "photo.on.rectangle", "photo.fill.on.rectangle.fill": "photo.on.rectangle",
    "tram": "train", "tram.fill": "train", "train.side.front.car": "train", "bus": "train",
    "bus.fill": "train",
    "bolt.car": "car", "stopwatch": "timer", "stopwatch.fill": "timer", "deskclock": "clock",
    "film.fill": "film", "memories": "arrow.counterclockwise",
    "lock.rotation": "lock.circle", "phone.down": "phone", "phone.down.fill": "phone.fill",
    "globe.americas": "globe", "network": "globe", "hand.raised": "hand.thumbsup",
    "waveform.path.ecg": "waveform", "wand.and.stars": "sparkles",
    "pencil.and.outline": "pencil", "paintbrush": "pencil", "highlighter": "pencil",
    "book.closed": "book", "books.vertical": "book",
    "person.3": "person.2", "person.3.fill": "person.2.fill",
    "icloud": "cloud", "icloud.fill": "cloud.fill", "drop.triangle": "drop",
    "shippingbox.fill": "shippingbox",
    "cube": "shippingbox", "cube.fill": "shippingbox", "archivebox": "tray", "archivebox.fill": "tray.fill",
    "giftcard": "gift", "lightbulb.fill": "lightbulb", "power.circle": "power", "mug": "cup.and.saucer",
    "cup.and.saucer.fill": "cup.and.saucer", "square.and.pencil.circle": "square.and.pencil",
  ]
}
