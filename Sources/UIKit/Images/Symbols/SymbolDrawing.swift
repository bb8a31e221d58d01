internal import CoreGraphics
internal import CoreText
internal import Foundation

/// A symbol with a size and weight, ready to be drawn.
struct SymbolDrawing: Equatable {
  /// The symbol's name.
  let name: String
  /// The aspect ratio, in any unit, of a symbol whose size is unknown, as stored in a document.
  var proportions: CGSize?
  /// The font size of adjacent text, in points.
  var fontSize: CGFloat = SymbolDrawing.standardFontSize
  /// The weight of the strokes.
  var weight = UIImage.SymbolWeight.regular
  /// The measures for the symbol scale.
  private var measures = Measures.medium
  /// The symbol's own colours, or an empty array.
  var palette: [UIColor] = []

  /// The font size of a symbol without a configuration, which is that of body text.
  static let standardFontSize: CGFloat = 17

  init(name: String, proportions: CGSize? = nil) {
    self.name = name
    let isMeasured = SymbolGlyph.boxes[name] != nil || SymbolGlyph.own(name) != nil
    if let proportions, proportions.width > 0, proportions.height > 0, !isMeasured {
      self.proportions = proportions
    }
  }

  /// The glyph for the name.
  private var glyph: SymbolGlyph { SymbolGlyph.named(name) }

  /// The size of the symbol's box, in hundredths of an em.
  private var box: CGSize {
    if let box = SymbolGlyph.boxes[name] { return CGSize(width: box.width, height: box.height) }
    return proportions.map { SymbolGlyph.box(width: $0.width, height: $0.height) } ?? glyph.size
  }

  /// Applies the settings of a configuration.
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

  /// The measures of a symbol at a scale: the size of the figure relative to the medium scale, and the space
  /// beside and above it, in hundredths of an em.
  ///
  /// Figure and space are rounded to whole pixels separately or, without a space at the sides, together. iOS
  /// prints the space as `contentInsets`.
  ///
  /// Source: the values that iOS prints, and some 80 frames that Xcode stored for symbols with a known medium
  /// size. Apple says about 20 % smaller and 30 % larger (WWDC 2019, session 206).
  private struct Measures: Equatable {
    var figure: CGFloat
    var side: CGFloat?
    var above: CGFloat

    static let medium = Measures(figure: 1, side: nil, above: boxRoom.height)
    /// The space within the medium box.
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

  /// The distance of a capital's centre from the baseline in ems. Figures are centred at this height.
  private static let capitalMiddle: CGFloat = 0.3525

  /// Returns the width in pixels.
  private func width(_ pixels: CGFloat) -> CGFloat {
    let unit = fontSize * pixels / 100
    guard let side = measures.side else { return (box.width * measures.figure * unit).roundedUp }
    let figure = max(0, box.width - 2 * Measures.boxRoom.width) * measures.figure * unit
    return figure.roundedUp + 2 * (side * unit).roundedUp
  }

  /// Returns the height, and the distance of the baseline from the bottom edge, in pixels.
  private func vertical(_ pixels: CGFloat) -> (height: CGFloat, baseline: CGFloat) {
    let unit = fontSize * pixels / 100, room = (measures.above * unit).roundedUp
    let figure = max(0, box.height - 2 * Measures.boxRoom.height) * measures.figure * unit
    let baseline = figure / 2 + room - Self.capitalMiddle * fontSize * pixels
    return (figure.roundedUp + 2 * room, baseline.rounded(.down))
  }

  /// Returns the size in points, rounded up to whole pixels.
  func size(scale: CGFloat) -> CGSize {
    CGSize(
      width: (width(scale) / scale).clamped(to: 0...16_384),
      height: (vertical(scale).height / scale).clamped(to: 0...16_384))
  }

  /// Returns the distance of the baseline of adjacent text from the symbol's bottom edge, in points.
  func baseline(scale: CGFloat) -> CGFloat { vertical(scale).baseline / scale }

  /// Returns the alignment insets of the symbol.
  ///
  /// The alignment rectangle has the height of a line of text, and the image is centred on that line's
  /// capitals. The insets of images that are lower than a line are therefore negative. Views with symbols in
  /// `corpus/files` are stored like this, whatever their size.
  func alignmentInsets(scale: CGFloat) -> UIEdgeInsets {
    let font = UIFont.systemFont(ofSize: fontSize), (height, baseline) = vertical(scale)
    let top = height - baseline - font.ascender * scale, bottom = baseline + font.descender * scale
    return UIEdgeInsets(top: top.rounded() / scale, left: 0, bottom: bottom.rounded() / scale, right: 0)
  }

  /// The width of the strokes, in hundredths of an em.
  private var strokeWidth: CGFloat {
    let widths: [CGFloat] = [8.5, 2.6, 4.2, 6.3, 8.5, 10, 11.8, 13.4, 15.4, 17.2]
    return widths[weight.rawValue]
  }

  /// Renders the symbol to fill a size in points, in a colour or, if there is one, the first of the palette.
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
  /// The value rounded up to a whole number, with a tolerance for rounding errors.
  fileprivate var roundedUp: CGFloat { (self - 1e-6).rounded(.up) }
}

extension ImageState {
  /// Creates the state of a symbol image. Returns nil if SF Symbols has no such name and there are no
  /// proportions.
  ///
  /// A warning is reported once for each symbol without a drawing.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - configuration: The configuration, or nil.
  ///   - proportions: The aspect ratio stored in a document, or nil; see `SymbolDrawing`.
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
    // "chevron.forward" follows the reading direction; "forward.fill" follows the playing direction, which is
    // fixed.
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

  /// Applies the alignment of a symbol beside text.
  mutating func align(_ symbol: SymbolDrawing) {
    alignmentRectInsets = symbol.alignmentInsets(scale: scale)
    baselineOffsetFromBottom = symbol.baseline(scale: scale)
  }
}
