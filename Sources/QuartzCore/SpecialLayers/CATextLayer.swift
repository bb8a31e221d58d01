public import CoreGraphics
internal import CoreText
public import Foundation
internal import RenderTree

/// The parts of a text that are replaced with an ellipsis if it does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No truncation: text that does not fit is clipped at the layer's contents.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Truncates the beginning of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Truncates the end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Truncates the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The horizontal alignments of lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The side at which the text begins, by its direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The side of the smallest x, regardless of the direction.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The side of the largest x, regardless of the direction.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred between both sides.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Aligned to both sides by wider spaces.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws a text into its contents, from the top of its bounds downwards.
open class CATextLayer: CALayer {
  private var look = Look()

  public override init() {
    super.init()
    marks.insert(.displaysOnBoundsChange)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    (layer as? CATextLayer).map { look = $0.look }
  }

  /// Creates a new layer. Nothing is decoded from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    marks.insert(.displaysOnBoundsChange)
  }

  /// The text: a string, or an attributed string with its own fonts and colours. Other objects show nothing.
  open var string: Any? {
    get { look.string }
    set { set(\.string, newValue) }
  }
  /// The font of plain strings: the name of a font, a `CTFont` or a toolkit's font. An unknown font is
  /// replaced with Helvetica.
  open var font: Any? {
    get { look.font }
    set { set(\.font, newValue) }
  }
  /// The font size of plain strings in points, regardless of the size of `font`.
  open var fontSize: CGFloat {
    get { look.fontSize }
    set {
      let action = willChangeCustom("fontSize")
      set(\.fontSize, newValue)
      action?.run()
    }
  }
  /// The text colour of plain strings.
  open var foregroundColor: CGColor? {
    get { look.color }
    set {
      let action = willChangeCustom("foregroundColor")
      set(\.color, newValue)
      action?.run()
    }
  }
  /// A Boolean value that determines whether lines are wrapped at the bounds' width instead of at newlines
  /// only.
  open var isWrapped: Bool {
    get { look.isWrapped }
    set { set(\.isWrapped, newValue) }
  }
  /// The truncation of a line that is too long for the bounds, `none` by default.
  open var truncationMode: CATextLayerTruncationMode {
    get { look.truncation }
    set { set(\.truncation, newValue) }
  }
  /// The alignment of lines, `natural` by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { look.alignment }
    set { set(\.alignment, newValue) }
  }
  /// A Boolean value that determines whether glyphs may be placed between pixels. They always may.
  open var allowsFontSubpixelQuantization: Bool {
    get { look.quantizes }
    set { set(\.quantizes, newValue) }
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    look.layout(in: bounds.size)?.draw(in: ctx, at: bounds.origin)
  }

  /// Returns the size of the text: with wrapping in lines of the bounds' width, otherwise as it is.
  open override func preferredFrameSize() -> CGSize {
    let width = isWrapped ? bounds.width : .infinity
    return look.layout(in: CGSize(width: width, height: .infinity))?.size ?? .zero
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    let look = Look()
    return switch key {
    case "font": look.font
    case "fontSize": NSNumber(value: Double(look.fontSize))
    case "foregroundColor": look.color
    case "alignmentMode": look.alignment.rawValue
    case "truncationMode": look.truncation.rawValue
    default: super.defaultValue(forKey: key)
    }
  }

  /// The properties that Apple's reference calls animatable.
  override class var drawnProperties: Set<String> { ["fontSize", "foregroundColor"] }

  open override class func needsDisplay(forKey key: String) -> Bool {
    drawnProperties.contains(key) || super.needsDisplay(forKey: key)
  }

  private func set<T>(_ path: WritableKeyPath<Look, T>, _ value: T) {
    look[keyPath: path] = value
    setNeedsDisplay()
  }

  /// The values of the layer's properties.
  private struct Look {
    var string: Any?
    // The defaults are those measured in `measured_core_animation.json` ("text.defaults").
    var font: Any? = "Helvetica"
    var fontSize: CGFloat = 36
    var color: CGColor? = .white
    var isWrapped = false
    var truncation = CATextLayerTruncationMode.none
    var alignment = CATextLayerAlignmentMode.natural
    var quantizes = false

    /// Returns the lines of the text, or nil if there is none.
    func layout(in size: CGSize) -> TextLayout? {
      let runs = self.runs
      guard !runs.isEmpty else { return nil }
      let mode: LineBreakMode =
        switch truncation {
        case .start: .truncatingHead
        case .middle: .truncatingMiddle
        case .end: .truncatingTail
        default: isWrapped ? .wordWrapping : .clipping
        }
      return TextLayout(
        runs, width: size.width, height: isWrapped ? size.height : .infinity, lineBreakMode: mode,
        truncatesEveryLine: !isWrapped)
    }

    private var runs: [TextRun] {
      var paragraph = ParagraphStyle()
      paragraph.alignment = textAlignment
      let size = fontSize > 0 ? fontSize : 0
      let base = TextStyle(
        font: Self.font(font, size), color: color ?? CGColor.black.copy(alpha: 0) ?? .black)
      if let string = string as? NSAttributedString { return Self.runs(string, base, paragraph) }
      guard let string = string as? String, !string.isEmpty else { return [] }
      return [TextRun(string, style: base, paragraph: paragraph)]
    }

    private var textAlignment: TextAlignment {
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    }

    private static func font(_ object: Any?, _ size: CGFloat) -> CTFont {
      let known: CTFont? =
        switch object {
        case let name as String: CTFont.forName(name, size: size)
        case let font as CTFont: font.sized(size)
        default: nil
        }
      return known ?? CTFont.named("Helvetica", size: size) ?? .system(size: size)
    }

    private static func runs(
      _ string: NSAttributedString, _ base: TextStyle, _ paragraph: ParagraphStyle
    ) -> [TextRun] {
      var runs: [TextRun] = []
      let text = string.string as NSString
      string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
        var style = base
        style.font = (attributes[NSAttributedString.Key("NSFont")] as? CTFont)?.base ?? style.font
        switch attributes[NSAttributedString.Key("NSColor")] {
        case let color as CGColor: style.color = color
        case let other as any TextAttribute: style.color = other.colorOfText ?? style.color
        default: break
        }
        style.kern = (attributes[NSAttributedString.Key("NSKern")] as? NSNumber).map {
          CGFloat($0.doubleValue)
        }
        runs.append(TextRun(text.substring(with: range), style: style, paragraph: paragraph))
      }
      return runs
    }
  }
}
