public import CoreGraphics
internal import CoreText
public import Foundation
internal import RenderTree

/// Which part of a text that does not fit is replaced by an ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing is replaced: what does not fit is cut off at the layer's contents.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning of the line goes, and its end is kept.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the line goes, and its beginning is kept.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the line goes, and both its ends are kept.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Which side lines keep to.
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The side that the text begins at, by its direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At least x, whatever the direction.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At greatest x, whatever the direction.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle between both sides.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides, by wider spaces.
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

  /// A new layer: nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    marks.insert(.displaysOnBoundsChange)
  }

  /// A string, or an attributed string with its own fonts and colours; anything else shows nothing.
  open var string: Any? {
    get { look.string }
    set { set(\.string, newValue) }
  }
  /// The name of a font, a `CTFont` or a toolkit's font; an unknown one acts as Helvetica.
  /// Attributed strings have their own.
  open var font: Any? {
    get { look.font }
    set { set(\.font, newValue) }
  }
  /// In points; whatever size `font` has.
  open var fontSize: CGFloat {
    get { look.fontSize }
    set {
      let action = willChangeCustom("fontSize")
      set(\.fontSize, newValue)
      action?.run()
    }
  }
  /// Of plain strings; attributed strings have their own.
  open var foregroundColor: CGColor? {
    get { look.color }
    set {
      let action = willChangeCustom("foregroundColor")
      set(\.color, newValue)
      action?.run()
    }
  }
  /// Whether lines end at the bounds' width; otherwise only at newlines.
  open var isWrapped: Bool {
    get { look.isWrapped }
    set { set(\.isWrapped, newValue) }
  }
  /// Where a line that is too long for the bounds loses letters to an ellipsis. `none` unless set.
  open var truncationMode: CATextLayerTruncationMode {
    get { look.truncation }
    set { set(\.truncation, newValue) }
  }
  /// `natural` unless set: by the direction of the text.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { look.alignment }
    set { set(\.alignment, newValue) }
  }
  /// Whether glyphs may lie between pixels. They always may.
  open var allowsFontSubpixelQuantization: Bool {
    get { look.quantizes }
    set { set(\.quantizes, newValue) }
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    look.layout(in: bounds.size)?.draw(in: ctx, at: bounds.origin)
  }

  /// The size that the text takes: of a wrapped one in lines of the bounds' width, of another as it is.
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

  /// Those that Apple's reference calls animatable.
  override class var drawnProperties: Set<String> { ["fontSize", "foregroundColor"] }

  open override class func needsDisplay(forKey key: String) -> Bool {
    drawnProperties.contains(key) || super.needsDisplay(forKey: key)
  }

  private func set<T>(_ path: WritableKeyPath<Look, T>, _ value: T) {
    look[keyPath: path] = value
    setNeedsDisplay()
  }

  /// What the layer's properties say.
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

    /// The lines of the text; nil where there is none.
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
