internal import CoreGraphics
internal import CoreText
internal import Foundation

/// A symbol in a size and weight, ready to be drawn.
struct SymbolDrawing: Equatable {
  /// The symbol's name.
  let name: String
  /// Width and height, in any unit, of a symbol whose size is not known, where somebody remembers them.
  var proportions: CGSize?
  /// The size of text beside it, in points.
  var fontSize: CGFloat = SymbolDrawing.standardFontSize
  /// How heavy the strokes are.
  var weight = UIImage.SymbolWeight.regular
  /// How the scale draws it.
  private var measures = Measures.medium
  /// The colours of the symbol's own, or none.
  var palette: [UIColor] = []

  /// The size of a symbol that nobody configured: that of body text.
  static let standardFontSize: CGFloat = 17

  init(name: String, proportions: CGSize? = nil) {
    self.name = name
    let isMeasured = SymbolGlyph.boxes[name] != nil || SymbolGlyph.own(name) != nil
    if let proportions, proportions.width > 0, proportions.height > 0, !isMeasured {
      self.proportions = proportions
    }
  }

  /// The drawing by name.
  private var glyph: SymbolGlyph { SymbolGlyph.named(name) }

  /// The symbol's box, in hundredths of the em.
  private var box: CGSize {
    if let box = SymbolGlyph.boxes[name] { return CGSize(width: box.width, height: box.height) }
    return proportions.map { SymbolGlyph.box(width: $0.width, height: $0.height) } ?? glyph.size
  }

  /// Takes over what a configuration sets.
  mutating func configure(_ configuration: UIImage.SymbolConfiguration) {
    let settings = configuration.settings
    let rank = (configuration.traitCollection ?? .current).preferredContentSizeCategory.rank
    let font = settings.textStyle.map {
      UIFont.preferredFont(forTextStyle: $0, rank: rank ?? DynamicType.largeRank)
    }
    fontSize = (settings.pointSize ?? font?.pointSize ?? SymbolDrawing.standardFontSize).clamped(to: 0...1e5)
    let ofFont =
      font.flatMap { UIImage.SymbolWeight(rawValue: $0.ctFont.request.face.weight.rawValue + 1) } ?? .regular
    weight = settings.weight == .unspecified ? ofFont : settings.weight
    measures = Measures(settings.scale)
    palette = settings.hierarchical.map { [$0] } ?? settings.palette
  }

  /// How a symbol is drawn at a scale: the figure's size relative to the medium one, and the room beside and
  /// above it, in hundredths of the em. Figure and room are whole pixels each; where there is no room of its
  /// own beside the figure, the box as a whole is. iOS prints the room as `contentInsets`.
  ///
  /// Source: what iOS prints, and some 80 frames that Xcode stored with symbols of which the medium size is
  /// known. Apple says about 20 % smaller and 30 % larger (WWDC 2019, session 206).
  private struct Measures: Equatable {
    var figure: CGFloat
    var side: CGFloat?
    var above: CGFloat

    static let medium = Measures(figure: 1, side: nil, above: boxRoom.height)
    /// The room within the medium box.
    static let boxRoom = CGSize(width: 7.8, height: 5.75)

    init(figure: CGFloat, side: CGFloat?, above: CGFloat) {
      (self.figure, self.side, self.above) = (figure, side, above)
    }

    init(_ scale: UIImage.SymbolScale) {
      switch scale {
      case .small: self.init(figure: 0.8, side: Self.boxRoom.width, above: Self.boxRoom.height)
      case .large where SystemRelease.current < .iOS15: self.init(figure: 1.25, side: nil, above: 7.2)
      case .large: self.init(figure: 1.27, side: 10, above: 10)
      default: self = .medium
      }
    }
  }

  /// Where the middle of a capital lies above the baseline, in parts of the em; figures lie around it.
  private static let capitalMiddle: CGFloat = 0.3525

  /// The width in pixels.
  private func width(_ pixels: CGFloat) -> CGFloat {
    let unit = fontSize * pixels / 100
    guard let side = measures.side else { return (box.width * measures.figure * unit).roundedUp }
    let figure = max(0, box.width - 2 * Measures.boxRoom.width) * measures.figure * unit
    return figure.roundedUp + 2 * (side * unit).roundedUp
  }

  /// Height, and baseline above the lower edge, in pixels.
  private func vertical(_ pixels: CGFloat) -> (height: CGFloat, baseline: CGFloat) {
    let unit = fontSize * pixels / 100, room = (measures.above * unit).roundedUp
    let figure = max(0, box.height - 2 * Measures.boxRoom.height) * measures.figure * unit
    let baseline = figure / 2 + room - Self.capitalMiddle * fontSize * pixels
    return (figure.roundedUp + 2 * room, baseline.rounded(.down))
  }

  /// The size in points, rounded up to whole pixels.
  func size(scale: CGFloat) -> CGSize {
    CGSize(
      width: (width(scale) / scale).clamped(to: 0...16_384),
      height: (vertical(scale).height / scale).clamped(to: 0...16_384))
  }

  /// How far the baseline of text beside the symbol lies above its lower edge, in points.
  func baseline(scale: CGFloat) -> CGFloat { vertical(scale).baseline / scale }

  /// What of the picture does not count for alignment, above and below: the rectangle is as high as a line of
  /// text, in whose capitals' middle the picture lies. So insets of pictures that are lower than a line are
  /// negative. Views that show symbols in `corpus/files` are stored so, whatever their size.
  func alignmentInsets(scale: CGFloat) -> UIEdgeInsets {
    let font = UIFont.systemFont(ofSize: fontSize), (height, baseline) = vertical(scale)
    let top = height - baseline - font.ascender * scale, bottom = baseline + font.descender * scale
    return UIEdgeInsets(top: top.rounded() / scale, left: 0, bottom: bottom.rounded() / scale, right: 0)
  }

  /// The stroke's width in hundredths of the em.
  private var strokeWidth: CGFloat {
    let widths: [CGFloat] = [8.5, 2.6, 4.2, 6.3, 8.5, 10, 11.8, 13.4, 15.4, 17.2]
    return widths[weight.rawValue]
  }

  /// The symbol filling a picture of a size in points, in a colour (the palette's first where there is one).
  func rasterize(size: CGSize, scale: CGFloat, color: UIColor) -> CGImage? {
    guard let context = GraphicsContextStack.makeContext(size: size, scale: scale, isOpaque: false) else {
      return nil
    }
    let glyph = glyph
    let fit = min(size.width / glyph.size.width, size.height / glyph.size.height)
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: fit, y: fit)
    glyph.draw(on: context, strokeWidth: strokeWidth, color: (palette.first ?? color).cgColor)
    return context.finish()
  }
}

extension CGFloat {
  /// The next whole number, but for what rounding left over.
  fileprivate var roundedUp: CGFloat { (self - 1e-6).rounded(.up) }
}

extension ImageState {
  /// A symbol; nil where SF Symbols has none of the name and no document remembers its proportions.
  /// `proportions`: see `SymbolDrawing`. A symbol without a drawing of its own is told of once.
  init?(symbol name: String, configuration: UIImage.Configuration?, proportions: CGSize? = nil) {
    guard proportions != nil || SymbolNames.contains(name) else { return nil }
    Self.warnOfSymbol(name, SymbolGlyph.own(name))
    var symbol = SymbolDrawing(name: name, proportions: proportions)
    let settings = UIImage.SymbolConfiguration.unspecified.applying(configuration)
    symbol.configure(settings)
    let traits = configuration?.traitCollection?.displayScale ?? 0
    self.init(
      content: .symbol(symbol), scale: traits > 0 ? traits : GraphicsContextStack.standardScale,
      configuration: settings)
    align(symbol)
    // "chevron.forward" points to where reading goes on, "forward.fill" to where playing does.
    flipsForRightToLeft = name.split(separator: ".").dropFirst().contains {
      $0 == "forward" || $0 == "backward"
    }
  }

  private static func warnOfSymbol(_ name: String, _ own: SymbolGlyph?) {
    if let own, !own.isEmptyShape { return }
    let shown =
      own != nil
      ? "an empty shape" : SymbolGlyph.ancestor(of: name).map { "\"\($0)\"" } ?? "a rounded square"
    warnOnce("the symbol \"\(name)\" has no drawing here: \(shown) stands for it")
  }

  /// Takes over how a symbol lies beside text.
  mutating func align(_ symbol: SymbolDrawing) {
    alignmentRectInsets = symbol.alignmentInsets(scale: scale)
    baselineOffsetFromBottom = symbol.baseline(scale: scale)
  }
}
