internal import CoreGraphics
internal import Foundation

extension SymbolGlyph {
  /// The box sizes of symbols that have no drawing, or share one of another size, in hundredths of an em.
  ///
  /// Source: the proportions stored in documents, which are those of whole pixels at 17 points, and for about
  /// half of them heights or widths that Xcode stored in views with constraints.
  static let boxes: [String: (width: CGFloat, height: CGFloat)] = [
    "applelogo": (89.8, 108.5), "arrow.2.circlepath": (129, 102.5),
    "arrowshape.turn.up.backward.fill": (129, 105.5), "bolt.car.fill": (137.6, 101.9),
    "books.vertical": (132, 110), "bubble.left.and.exclamationmark.bubble.right": (161.9, 120.5),
    "chart.bar.xaxis": (126.1, 96.5), "circlebadge.fill": (88, 83.9), "coloncurrencysign": (92.2, 125.7),
    "doc.richtext.fill.th": (105.3, 117.2), "line.horizontal.3": (122, 61), "list.dash": (123.5, 82),
    "livephoto": (126.4, 119.5), "mappin.and.ellipse": (109.5, 117.5), "memories": (128.5, 107.5),
    "message": (126.5, 113.5), "message.fill": (125, 110), "mic.slash.fill": (100, 117),
    "moon.stars.fill": (111.5, 112), "multiply": (102, 89.5), "party.popper": (147.4, 133.4),
    "personalhotspot": (155, 90.3), "photo.artframe": (137.6, 99.9),
    "photo.on.rectangle.angled": (149.6, 114.9), "placeholdertext.fill": (64, 103),
    "play.rectangle.on.rectangle.fill": (137.6, 110), "quote.closing": (131.1, 80.1),
    "quote.opening": (131.1, 80.1), "repeat": (133.5, 103.5), "snow": (105.5, 111.5),
    "speaker.2.fill": (135, 96.5), "speaker.3.fill": (156, 105), "square.and.arrow.down.fill": (106, 114),
    "stopwatch.fill": (111.5, 114.9), "sun.min.fill": (112, 108), "timelapse": (126.8, 120.7),
    "wineglass": (94.6, 127.2),
  ]
}
