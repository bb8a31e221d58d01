internal import CoreGraphics
internal import CoreText
internal import Foundation

/// A symbol in a size and weight, ready to be drawn.
struct SymbolDrawing: Equatable {
  /// The symbol's name.
  let name: String
  /// Width and height, in any unit, of a symbol without a drawing of its own, where they are known.
  var proportions: CGSize?
  /// The size of text beside it, in points.
  var fontSize: CGFloat = SymbolDrawing.standardFontSize
  /// How heavy the strokes are.
  var weight = UIImage.SymbolWeight.regular
  /// The size relative to the text's.
  var scale = UIImage.SymbolScale.medium
  /// The colours of the symbol's own, or none.
  var palette: [UIColor] = []

  /// The size of a symbol that nobody configured: that of body text.
  static let standardFontSize: CGFloat = 17

  init(name: String, proportions: CGSize? = nil) {
    self.name = name
    if let proportions, proportions.width > 0, proportions.height > 0, SymbolGlyph.own(name) == nil {
      self.proportions = proportions
    }
  }

  /// The drawing by name.
  private var glyph: SymbolGlyph { SymbolGlyph.named(name) }

  /// The symbol's box, in hundredths of the em.
  private var box: CGSize {
    proportions.map { SymbolGlyph.box(width: $0.width, height: $0.height) } ?? glyph.size
  }

  /// Takes over what a configuration sets.
  mutating func configure(_ configuration: UIImage.SymbolConfiguration) {
    let settings = configuration.settings
    let rank = (configuration.traitCollection ?? .current).preferredContentSizeCategory.rank
    let font = settings.textStyle.map {
      UIFont.preferredFont(forTextStyle: $0, rank: rank ?? DynamicType.largeRank)
    }
    fontSize = settings.pointSize ?? font?.pointSize ?? SymbolDrawing.standardFontSize
    let ofFont =
      font.flatMap { UIImage.SymbolWeight(rawValue: $0.ctFont.request.face.weight.rawValue + 1) } ?? .regular
    weight = settings.weight == .unspecified ? ofFont : settings.weight
    scale = [.unspecified, .default].contains(settings.scale) ? .medium : settings.scale
    palette = settings.hierarchical.map { [$0] } ?? settings.palette
  }

  /// Points of a hundredth of the em at this size.
  private var unit: CGFloat {
    // Small and large are about 20 % smaller and 30 % larger: Apple, WWDC 2019, session 206.
    let factor: CGFloat =
      switch scale {
      case .small: 0.79
      case .large: 1.29
      default: 1
      }
    return fontSize * factor / 100
  }

  /// The size in points, rounded up to whole pixels.
  func size(scale: CGFloat) -> CGSize {
    func rounded(_ length: CGFloat) -> CGFloat {
      ((length * unit * scale - 1e-6).rounded(.up) / scale).clamped(to: 0...16_384)
    }
    let box = box
    return CGSize(width: rounded(box.width), height: rounded(box.height))
  }

  /// What of the picture does not count for alignment, above and below: the rectangle is as high as a line of
  /// text, in whose capitals' middle the picture lies. So insets of pictures that are lower than a line are
  /// negative. Views that show symbols in `corpus/files` are stored so, whatever their size.
  func alignmentInsets(scale: CGFloat) -> UIEdgeInsets {
    let font = UIFont.systemFont(ofSize: fontSize), half = size(scale: scale).height / 2,
      middle = fontSize * 0.3525
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    return UIEdgeInsets(
      top: rounded(middle + half - font.ascender), left: 0, bottom: rounded(half - middle + font.descender),
      right: 0)
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
    let fit = CGSize(width: size.width / glyph.size.width, height: size.height / glyph.size.height)
    context.translateBy(x: size.width / 2, y: size.height / 2)
    if proportions == nil {
      context.scaleBy(x: fit.width, y: fit.height)
    } else {
      context.scaleBy(x: min(fit.width, fit.height), y: min(fit.width, fit.height))
    }
    glyph.draw(on: context, strokeWidth: strokeWidth, color: (palette.first ?? color).cgColor)
    return context.finish()
  }
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension ImageState {
  /// A symbol; nil where the name is empty or has characters that no symbol's name has.
  /// `proportions`: see `SymbolDrawing`.
  init?(symbol name: String, configuration: UIImage.Configuration?, proportions: CGSize? = nil) {
    let allowed = { (c: UInt8) in c == 0x2E || (0x30...0x39).contains(c) || (0x61...0x7A).contains(c) }
    guard !name.isEmpty, name.utf8.count <= 256, name.utf8.allSatisfy(allowed) else { return nil }
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

  /// Takes over how a symbol lies beside text.
  mutating func align(_ symbol: SymbolDrawing) {
    alignmentRectInsets = symbol.alignmentInsets(scale: scale)
    baselineOffsetFromBottom = symbol.size(scale: scale).height / 2 - symbol.fontSize * 0.3525
  }
}
