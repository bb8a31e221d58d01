internal import CoreGraphics
internal import CoreText
public import Foundation

/// One or more lines of text that cannot be edited.
///
/// The lines lie together in the middle of the height. Nothing in a label takes touches unless
/// `isUserInteractionEnabled` is set.
open class UILabel: UIView {
  final var content = LabelContent()
  /// The text ready to be measured; nil after a change of what it looks like.
  final var shaped: ShapedText?
  /// The width that attachments were told when the text was shaped.
  final var shapedWidth: CGFloat = 0
  /// Whether leading was right when it was shaped.
  final var isShapedMirrored = false
  final var preferredWidth: CGFloat = 0
  /// The width that layout by constraints gives several lines; nil for none.
  final var wrappingWidth: CGFloat?
  final var isEnabledStorage = true
  final var isHighlightedStorage = false
  /// One line of text asks for a whole number of points as its height, as on some canvases of documents.
  final var asksForWholeHeight = false

  /// A label with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    settings.remove(.interactive)
    prepare()
  }

  /// A label read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
    if let archive = coder as? NSKeyedUnarchiver { readText(from: archive) }
  }

  /// Writes the label's text and how it looks beside what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeText(to: coder)
  }

  private func prepare() {
    settings.insert(.redrawsOnResize)
  }

  // MARK: - Text

  /// The text in one style; of an attributed text its characters.
  open var text: String? {
    get { content.string }
    set { change(if: newValue != content.string || content.styled != nil) { $0.setText(newValue) } }
  }
  /// The text with its own styles; what they leave open, the label's properties say.
  open var attributedText: NSAttributedString? {
    get { content.attributedText }
    set { change { $0.setAttributedText(newValue) } }
  }
  /// The font: 17 points of the system's at first. Setting it gives it to all of an attributed text.
  open var font: UIFont! {
    get { content.font }
    set {
      let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      change(if: font != content.font || content.styled != nil) { $0.setFont(font) }
    }
  }
  /// The colour of the text. Setting it gives it to all of an attributed text.
  open var textColor: UIColor! {
    get { content.textColor }
    set { change(size: false) { $0.setTextColor(newValue ?? .label) } }
  }
  /// Which side the lines keep to. Setting it gives it to all of an attributed text.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change(if: newValue != content.alignment || content.styled != nil) { $0.setAlignment(newValue) } }
  }
  /// Where lines end that do not fit; cutting modes apply to the
  /// last line. Setting it gives it to all of an attributed text.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      change(if: newValue != content.lineBreakMode || content.styled != nil) { $0.setLineBreakMode(newValue) }
    }
  }
  /// Rules that lines of a text without a paragraph style of its own are broken by: at first all that the
  /// system's labels have, so that a last line of one word gets another.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set { change { $0.lineBreakStrategy = newValue } }
  }
  /// The most lines that are shown; 0 for as many as there is room for.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = max(0, newValue) } }
  }
  /// The colour of a sharp shadow; nil for none.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { change(size: false) { $0.shadowColor = newValue } }
  }
  /// Where the shadow falls, y down.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { change(size: false) { $0.shadowOffset = newValue } }
  }
  /// The colour of the text while `isHighlighted`; nil for no change.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedTextColor }
    set { change(size: false) { $0.highlightedTextColor = newValue } }
  }
  /// Whether the text is drawn in its highlighted colour.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set {
      isHighlightedStorage = newValue
      setNeedsDisplay()
    }
  }
  /// Whether the text is drawn at full strength.
  open var isEnabled: Bool {
    get { isEnabledStorage }
    set {
      isEnabledStorage = newValue
      setNeedsDisplay()
    }
  }

  // MARK: - Fitting

  /// Whether text that finds no room is set in a smaller size; of several lines, where the mode cuts them.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinks }
    set { change(size: false) { $0.shrinks = newValue } }
  }
  /// The least part of the font's size to which text shrinks, 0…1; 0 sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScale }
    set { change(size: false) { $0.minimumScale = newValue } }
  }
  /// Whether letters move together before text is cut, where it is up to 5 % too wide.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.tightens }
    set { change(size: false) { $0.tightens = newValue } }
  }
  /// Where a shrunk line lies.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { content.baselineAdjustment }
    set { change(size: false) { $0.baselineAdjustment = newValue } }
  }
  /// Whether a font that is a text style's, or that metrics have scaled, follows the user's text size.
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
  /// Whether a pointer that rests on a text that is cut off shows
  /// it whole. Kept for the app: as on an iPhone, none does.
  open var showsExpansionTextWhenTruncated = false
  /// Whether the text takes the colours of what is behind it in an
  /// effect of iOS 17. Kept for the app: effects ask their own views.
  open var preferredVibrancy = UILabelVibrancy.automatic
  /// The width at which the intrinsic size of several lines is measured; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat {
    get { preferredWidth }
    set {
      guard newValue != preferredWidth else { return }
      preferredWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The size of the text on one line, or of the lines at `preferredMaxLayoutWidth`, in whole pixels.
  open override var intrinsicContentSize: CGSize { intrinsicTextSize }
  /// The size of the text in lines of at most the given width, in whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size) }

  override var wrapsToWidth: Bool { content.numberOfLines != 1 && preferredWidth <= 0 && !content.isEmpty }
  override func setWrappingWidth(_ width: CGFloat?) { wrappingWidth = width }
  override var textBaselines: TextBaselines? { lineBaselines }

  // MARK: - Drawing

  /// The box of the text in `bounds`: at their top where the
  /// text fits, else in the middle, never higher than `bounds`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    defaultTextRect(in: bounds, lines: numberOfLines)
  }
  /// Draws the text in the middle of the height of `rect`.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }
  open override func tintColorDidChange() { if vibrantInk != nil { setNeedsDisplay() } }

  /// Calls `drawText(in:)` with the bounds.
  open override func draw(_ rect: CGRect) { if !content.isEmpty { drawText(in: bounds) } }

  /// Takes over a value, and its look where that `changes`.
  private func change(size: Bool = true, if changes: Bool = true, _ body: (inout LabelContent) -> Void) {
    body(&content)
    defer { tellObservers() }
    guard changes else { return }
    shaped = nil
    if size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }
}

/// Where the line of a label lies that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that the line had before, in the middle of the height, or at the top.
  case alignBaselines, alignCenters, none
}

/// How a label's text stands on an effect.
public enum UILabelVibrancy: Int, Sendable { case none, automatic }
