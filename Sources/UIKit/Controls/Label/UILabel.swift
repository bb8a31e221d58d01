internal import CoreGraphics
internal import CoreText
public import Foundation

/// A view that displays one or more lines of read-only text.
///
/// The lines are centred vertically. The label ignores touches unless `isUserInteractionEnabled` is set.
open class UILabel: UIView {
  final var content = LabelContent()
  /// The shaped text for measuring; `nil` after a change of its appearance.
  final var shaped: ShapedText?
  /// The line width passed to attachments when the text was shaped.
  final var shapedWidth: CGFloat = 0
  /// A Boolean value that indicates whether the layout direction was right to left when the text was shaped.
  final var isShapedMirrored = false
  final var preferredWidth: CGFloat = 0
  /// The width that Auto Layout gives several lines; `nil` for none.
  final var wrappingWidth: CGFloat?
  final var isEnabledStorage = true
  final var isHighlightedStorage = false
  /// A Boolean value that indicates whether the natural height of one line is rounded up to whole points, as
  /// on some canvases of documents.
  final var asksForWholeHeight = false

  /// Creates a label with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    settings.remove(.interactive)
  }

  /// Creates a label from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let archive = coder as? NSKeyedUnarchiver { readText(from: archive) }
  }

  /// Encodes the label's text and appearance in addition to the view's properties.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeText(to: coder)
  }

  override func prepare() { settings.insert(.redrawsOnResize) }
  override func decode(from nib: NibCoder) { decodeNib(nib) }

  // MARK: - Text

  /// The text in a single style, or the characters of an attributed text.
  open var text: String? {
    get { content.string }
    set { change(if: newValue != content.string || content.styled != nil) { $0.setText(newValue) } }
  }
  /// The attributed text. Attributes that it does not set come from the label's properties.
  open var attributedText: NSAttributedString? {
    get { content.attributedText }
    set { change { $0.setAttributedText(newValue) } }
  }
  /// The font of the text. The default is the system font of 17 points. Setting it applies it to all of an
  /// attributed text.
  open var font: UIFont! {
    get { content.font }
    set {
      let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      change(if: font != content.font || content.styled != nil) { $0.setFont(font) }
    }
  }
  /// The colour of the text. Setting it applies it to all of an attributed text.
  open var textColor: UIColor! {
    get { content.textColor }
    set { change(size: false) { $0.setTextColor(newValue ?? .label) } }
  }
  /// The alignment of the lines. Setting it applies it to all of an attributed text.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change(if: newValue != content.alignment || content.styled != nil) { $0.setAlignment(newValue) } }
  }
  /// The line break mode; truncating modes apply to the last line. Setting it applies it to all of an
  /// attributed text.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      change(if: newValue != content.lineBreakMode || content.styled != nil) { $0.setLineBreakMode(newValue) }
    }
  }
  /// The line break strategy of text without a paragraph style of its own. The default is that of system
  /// labels, which avoids a single word on the last line.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set { change { $0.lineBreakStrategy = newValue } }
  }
  /// The maximum number of lines; 0 for as many as fit.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = max(0, newValue) } }
  }
  /// The colour of the text's shadow, which is not blurred; `nil` for none.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { change(size: false) { $0.shadowColor = newValue } }
  }
  /// The offset of the shadow; positive values extend right and down.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { change(size: false) { $0.shadowOffset = newValue } }
  }
  /// The colour of the text while ``isHighlighted`` is `true`. If `nil`, the colour does not change.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedTextColor }
    set { change(size: false) { $0.highlightedTextColor = newValue } }
  }
  /// A Boolean value that determines whether the text is drawn in its highlighted colour.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set {
      isHighlightedStorage = newValue
      setNeedsDisplay()
    }
  }
  /// A Boolean value that determines whether the text is drawn at full opacity rather than dimmed.
  open var isEnabled: Bool {
    get { isEnabledStorage }
    set {
      isEnabledStorage = newValue
      setNeedsDisplay()
    }
  }

  // MARK: - Font scaling

  /// A Boolean value that determines whether text that does not fit is drawn smaller. Several lines shrink
  /// only if the line break mode truncates.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinks }
    set { change(size: false) { $0.shrinks = newValue } }
  }
  /// The minimum scale of the font size, in the range 0…1; 0 sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScale }
    set { change(size: false) { $0.minimumScale = newValue } }
  }
  /// A Boolean value that determines whether text that is up to 5 % too wide is tightened before it is
  /// truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.tightens }
    set { change(size: false) { $0.tightens = newValue } }
  }
  /// The vertical position of a line that was shrunk.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { content.baselineAdjustment }
    set { change(size: false) { $0.baselineAdjustment = newValue } }
  }
  /// A Boolean value that determines whether the font follows the user's text size, if it is that of a text
  /// style or scaled by font metrics. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { textSizeDidChange() }
  }
  override func textSizeDidChange() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    if content.styled != nil {
      change { $0.follow(traits) }
    } else if content.font.following(traits) != content.font {
      font = content.font.following(traits)
    }
  }
  /// Stored only. A Boolean value that determines whether the pointer shows the full text of a truncated
  /// label.
  open var showsExpansionTextWhenTruncated = false
  /// Stored only. The vibrancy of the text on a visual effect, of iOS 17.
  ///
  /// - Note: Effect views determine it for their own content.
  open var preferredVibrancy = UILabelVibrancy.automatic
  /// The width at which the natural size of several lines is measured, in points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat {
    get { preferredWidth }
    set {
      guard newValue != preferredWidth else { return }
      preferredWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The size of the text on one line, or of the lines at ``preferredMaxLayoutWidth``, in whole pixels.
  open override var intrinsicContentSize: CGSize { intrinsicTextSize }
  /// Returns the size of the text in lines of at most the given width, in whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size) }

  override var wrapsToWidth: Bool { content.numberOfLines != 1 && preferredWidth <= 0 && !content.isEmpty }
  override func setWrappingWidth(_ width: CGFloat?) { wrappingWidth = width }
  override var textBaselines: TextBaselines? { lineBaselines }

  // MARK: - Drawing

  /// Returns the rectangle of the text in `bounds`: at the top if the text fits, otherwise centred, never
  /// higher than `bounds`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    defaultTextRect(in: bounds, lines: numberOfLines)
  }
  /// Draws the text centred vertically in `rect`.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }
  open override func tintColorDidChange() { if vibrantInk != nil { setNeedsDisplay() } }

  /// Calls ``drawText(in:)`` with the bounds.
  open override func draw(_ rect: CGRect) { if !content.isEmpty { drawText(in: bounds) } }

  /// Changes the content, and updates the appearance if `changes` is `true`.
  private func change(size: Bool = true, if changes: Bool = true, _ body: (inout LabelContent) -> Void) {
    body(&content)
    defer { tellObservers() }
    guard changes else { return }
    shaped = nil
    if size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }
}

/// The vertical position of a label's line that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// At the original baseline, vertically centred, or at the top.
  case alignBaselines, alignCenters, none
}

/// The vibrancy of a label's text on a visual effect.
public enum UILabelVibrancy: Int, Sendable { case none, automatic }
