internal import CoreGraphics
public import Foundation

/// The text field of a search bar: a magnifying glass on its left, which is its `leftView`.
open class UISearchTextField: UITextField {
  /// An empty field with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clearButtonMode = .always
    if SystemRelease.current >= .iOS26 { font = .systemFont(ofSize: 17, weight: .medium) }
    prepareSearch()
  }

  /// A field read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    fieldText.placeholderColor = .secondaryLabel
    (glass.tintColor, glass.contentMode) = (.secondaryLabel, .center)
    if leftView == nil { (leftView, leftViewMode) = (glass, .always) }
  }

  private let glass = UIImageView(image: UISearchTextField.magnifier)
  private static let side: CGFloat = 15
  private static let magnifier = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
    $0.cgContext.strokeMagnifier(in: CGRect(x: 0, y: 0, width: side, height: side), with: .black)
  }.withRenderingMode(.alwaysTemplate)

  /// The ground, with round corners as the field's own.
  open override var backgroundColor: UIColor? {
    get { ownGround }
    set {
      ownGround = newValue
      setNeedsDisplay()
    }
  }
  private var ownGround: UIColor?

  /// The ground of the field; nil is the system's pale gray.
  final var ground: UIColor? { didSet { setNeedsDisplay() } }
  /// What stands in place of the magnifying glass.
  final var icon: UIImage? { didSet { glass.image = icon ?? Self.magnifier } }
  /// How far its parts are moved, in points.
  final var iconShift = UIOffset.zero { didSet { setNeedsLayout() } }
  final var clearShift = UIOffset.zero { didSet { setNeedsDisplay() } }
  final var textShift = UIOffset.zero { didSet { setNeedsDisplay() } }
  final var buttonShift = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The search bar's own button at the right end.
  final var barButton: UIButton?

  /// Shows a button at the right end: while there is no text, or while no text is edited.
  final func setBarButton(_ button: UIButton?, yieldsToText: Bool) {
    if barButton !== nil || button != nil {
      rightView = button
      rightYieldsToText = yieldsToText
      rightViewMode = button == nil ? .never : yieldsToText ? .always : .unlessEditing
    }
    barButton = button
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = contentStart(in: bounds) + tokenRoom
    let right = ControlMetrics.searchTextEnd(hasButton: hasText || rightView != nil)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right), height: bounds.height
    ).offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
  }
  /// How far from the left edge tokens and text begin: behind the glass, what stands in its place, or,
  /// without either, as far as they end from the other edge.
  private func contentStart(in bounds: CGRect) -> CGFloat {
    guard showsLeft else { return ControlMetrics.searchTextEnd(hasButton: false) }
    let gap = ControlMetrics.searchTextStart - Self.glassStart - Self.side
    return leftView === glass
      ? ControlMetrics.searchTextStart : leftViewRect(forBounds: bounds).maxX - bounds.minX + gap
  }
  private static let glassStart: CGFloat = 9
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.leftViewRect(forBounds: bounds)
    if leftView === glass {
      rect.size = CGSize(width: Self.side, height: Self.side)
      rect.origin.y = (bounds.midY - Self.side / 2).rounded(toPixelsOf: pixelScale)
    }
    return rect.offsetBy(dx: Self.glassStart + iconShift.horizontal, dy: iconShift.vertical)
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: clearShift.horizontal, dy: clearShift.vertical)
  }
  /// The bar's own button is as high as the field, with its
  /// picture of 15 points where that of the clear button is.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let barButton, rightView === barButton else { return super.rightViewRect(forBounds: bounds) }
    return CGRect(x: bounds.maxX - 35, y: bounds.minY, width: 35, height: bounds.height)
      .offsetBy(dx: buttonShift.horizontal, dy: buttonShift.vertical)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: ControlMetrics.searchFieldHeight)
  }
  // MARK: - Tokens

  /// What is searched for besides the text, shown before it.
  open var tokens: [UISearchToken] {
    get { tokenList }
    set {
      tokenList = newValue
      tokensDidChange()
    }
  }
  private var tokenList: [UISearchToken] = []
  /// Behind the tokens; nil for the tint colour.
  open var tokenBackgroundColor: UIColor! { didSet { setNeedsDisplay() } }
  /// Whether deleting before the text deletes the last token.
  open var allowsDeletingTokens = true
  /// Kept for the app: tokens are not selected.
  open var allowsCopyingTokens = true
  /// `tokenIndex` counts tokens, up to their number; traps beyond.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokenList.insert(token, at: tokenIndex)
    tokensDidChange()
  }
  /// Traps where there is no such token.
  open func removeToken(at tokenIndex: Int) {
    tokenList.remove(at: tokenIndex)
    tokensDidChange()
  }
  /// Puts a token in place of a piece of the text.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// The text without the tokens.
  open var textualRange: UITextRange! { textRange(from: beginningOfDocument, to: endOfDocument) }

  private func tokensDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    send(for: .editingChanged, event: nil)
  }

  /// Between tokens, and from a token's edge to its text, in points; not measured.
  private static let tokenGap: CGFloat = 4
  private var tokenRoom: CGFloat { tokenList.reduce(0) { $0 + $1.width(font: tokenFont) + Self.tokenGap } }
  private var tokenFont: UIFont { .systemFont(ofSize: 15) }

  private func drawTokens(in context: CGContext) {
    var x = bounds.minX + contentStart(in: bounds)
    for token in tokenList {
      let box = CGRect(x: x, y: bounds.midY - 12, width: token.width(font: tokenFont), height: 24)
      context.fillRounded(box, radius: 5, with: tokenBackgroundColor ?? tintColor)
      token.draw(in: box, font: tokenFont)
      x = box.maxX + Self.tokenGap
    }
  }
  open override func deleteBackward() {
    let isAtStart =
      selectedTextRange.map { $0.isEmpty && offset(from: beginningOfDocument, to: $0.start) == 0 } ?? !hasText
    if allowsDeletingTokens, isAtStart, !tokenList.isEmpty { return removeToken(at: tokenList.count - 1) }
    super.deleteBackward()
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if background == nil {
      context.fillRounded(
        bounds, radius: SystemRelease.hasPlatters ? bounds.height / 2 : 10,
        with: ownGround ?? ground ?? .tertiarySystemFill)
    }
    drawTokens(in: context)
    super.draw(rect)
  }
}

/// Something that is searched for besides a text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  private let icon: UIImage?, text: String
  /// What the token stands for. Kept for the app, which searches for it.
  open var representedObject: Any?

  /// A token with an icon, a text or both. Where it stands is for the field's `tokens` to say.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }

  /// From a token's edge to its content and between icon and
  /// text, and the side of the icon, in points; not measured.
  private static let padding: CGFloat = 7, gap: CGFloat = 4, side: CGFloat = 15

  final func width(font: UIFont) -> CGFloat {
    let words = (text as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
    return 2 * Self.padding + words + (icon == nil ? 0 : Self.side + (text.isEmpty ? 0 : Self.gap))
  }

  final func draw(in box: CGRect, font: UIFont) {
    var x = box.minX + Self.padding
    if let icon {
      let room = CGRect(x: x, y: box.midY - Self.side / 2, width: Self.side, height: Self.side)
      icon.tinted(.white).draw(in: UIView.ContentMode.scaleAspectFit.rect(for: icon.size, in: room))
      x = room.maxX + Self.gap
    }
    let height = font.lineHeight
    (text as NSString).draw(
      at: CGPoint(x: x, y: box.midY - height / 2),
      withAttributes: [.font: font, .foregroundColor: UIColor.white])
  }
}

extension UIImage {
  /// A template in a colour; any other image as it is.
  final func tinted(_ color: UIColor) -> UIImage {
    isTemplate ? withTintColor(color, renderingMode: .alwaysOriginal) : self
  }
}
