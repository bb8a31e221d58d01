internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Text in any number of lines that scrolls and can be edited.
///
/// The text lies 8 points below the top and, with the 5 points of a line's padding, 5 from the sides.
open class UITextView: UIScrollView, UITextInputTraits {
  /// The width that layout by constraints gives the text; nil for none.
  final var wrappingWidth: CGFloat?
  final var pageText = FieldText()
  final var ink: TextInkLayer?
  final var insetStorage = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The width that the text was last set in; nil asks for a new layout.
  final var settledWidth: CGFloat?

  /// An empty view with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    pageText.setFont(.systemFont(ofSize: 12))
    backgroundColor = .systemBackground
  }

  /// A view read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  // MARK: - Text

  open var text: String! {
    get { pageText.string }
    set { change { $0.setText(newValue ?? "") } }
  }
  open var attributedText: NSAttributedString! {
    get { pageText.attributedText }
    set { change { $0.setAttributedText(newValue) } }
  }
  /// The font: 12 points at first.
  open var font: UIFont? {
    get { pageText.font }
    set { change { $0.setFont(newValue ?? .systemFont(ofSize: 12)) } }
  }
  open var textColor: UIColor? {
    get { pageText.color }
    set { change { $0.setColor(newValue ?? .label) } }
  }
  open var textAlignment: NSTextAlignment {
    get { pageText.alignment }
    set { change { $0.alignment = newValue } }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { pageText.attributes }
    set { change { $0.setAttributes(newValue) } }
  }
  /// The looks of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link]
  open var adjustsFontForContentSizeCategory = false
  open var hasText: Bool { !pageText.string.isEmpty }

  // MARK: - Layout

  /// Space around the text; 8 above and below at first.
  open var textContainerInset: UIEdgeInsets {
    get { insetStorage }
    set {
      insetStorage = newValue
      textDidChange()
    }
  }
  open override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : sizeThatFits(CGSize(width: wrappingWidth ?? .greatestFiniteMagnitude, height: 0))
  }
  override var wrapsToWidth: Bool { !isScrollEnabled }
  override func setWrappingWidth(_ width: CGFloat?) { wrappingWidth = width }
  override var textBaselines: TextBaselines? {
    let line = font ?? .systemFont(ofSize: 12)
    let first = insetStorage.top + line.ascender
    let rest = sizeThatFits(CGSize(width: bounds.width, height: 0)).height - insetStorage.bottom
    return TextBaselines(fraction: 0, first: first, last: max(first, rest + line.descender))
  }
  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    settleText()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    ink?.setNeedsDisplay()
  }
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    ink?.setNeedsDisplay()
  }

  // MARK: - Editing

  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  /// The chosen characters, in UTF-16 units.
  open var selectedRange = NSRange(location: 0, length: 0)
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  private var inputViews: (keyboard: UIView?, accessory: UIView?)
  /// Moves as little as is needed to show the characters of a range, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { textDidChange() } }
  open var textContentType: UITextContentType!

  private func change(_ body: (inout FieldText) -> Void) {
    body(&pageText)
    textDidChange()
  }
}
