internal import CoreGraphics
public import Foundation

/// The text field of a search bar, with a magnifying glass as its `leftView`.
open class UISearchTextField: UITextField {
  /// Creates an empty search field with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clearButtonMode = .always
    if SystemRelease.current >= .iOS26 { font = .systemFont(ofSize: 17, weight: .medium) }
    prepareSearch()
  }

  /// Creates a search field from data in an archive or a document of Interface Builder.
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

  /// The background colour, drawn with the field's rounded corners.
  open override var backgroundColor: UIColor? {
    get { ownGround }
    set {
      ownGround = newValue
      setNeedsDisplay()
    }
  }
  private var ownGround: UIColor?

  /// The colour of the field's background. If `nil`, the system's pale gray is used.
  final var ground: UIColor? { didSet { setNeedsDisplay() } }
  /// The image that replaces the magnifying glass.
  final var icon: UIImage? { didSet { glass.image = icon ?? Self.magnifier } }
  /// The offsets of the field's parts, in points.
  final var iconShift = UIOffset.zero { didSet { setNeedsLayout() } }
  final var clearShift = UIOffset.zero { didSet { setNeedsDisplay() } }
  final var textShift = UIOffset.zero { didSet { setNeedsDisplay() } }
  final var buttonShift = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The search bar's own button at the right end.
  final var barButton: UIButton?

  /// Shows a button at the right end, either while the field is empty or while no text is edited.
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
  /// Returns the distance from the left edge to tokens and text: after the magnifying glass or its
  /// replacement, or the same as at the other edge if there is neither.
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
  /// The search bar's own button is as high as the field, with its image of 15 points at the position of the
  /// clear button's.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let barButton, rightView === barButton else { return super.rightViewRect(forBounds: bounds) }
    return CGRect(x: bounds.maxX - 35, y: bounds.minY, width: 35, height: bounds.height)
      .offsetBy(dx: buttonShift.horizontal, dy: buttonShift.vertical)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: ControlMetrics.searchFieldHeight)
  }
  // MARK: - Tokens

  /// The tokens shown before the text, which are searched for in addition to it.
  open var tokens: [UISearchToken] {
    get { tokenList }
    set {
      tokenList = newValue
      tokensDidChange()
    }
  }
  private var tokenList: [UISearchToken] = []
  /// The background colour of the tokens. If `nil`, the tint colour is used.
  open var tokenBackgroundColor: UIColor! { didSet { setNeedsDisplay() } }
  /// A Boolean value that determines whether deleting at the start of the text deletes the last token. The
  /// default is `true`.
  open var allowsDeletingTokens = true
  /// Stored only. A Boolean value that determines whether tokens can be copied; tokens cannot be selected.
  open var allowsCopyingTokens = true
  /// Inserts a token. `tokenIndex` is at most the number of tokens; a greater index traps.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokenList.insert(token, at: tokenIndex)
    tokensDidChange()
  }
  /// Removes a token. Traps if there is no such token.
  open func removeToken(at tokenIndex: Int) {
    tokenList.remove(at: tokenIndex)
    tokensDidChange()
  }
  /// Replaces a range of the text with a token.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// The range of the text without the tokens.
  open var textualRange: UITextRange! { textRange(from: beginningOfDocument, to: endOfDocument) }

  private func tokensDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    send(for: .editingChanged, event: nil)
  }

  /// The distance between tokens, and from a token's edge to its text, in points; not measured.
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

/// A token that is searched for in addition to the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  private let icon: UIImage?, text: String
  /// Stored only. The object that the token represents. As on iOS, it is for use by the client.
  open var representedObject: Any?

  /// Creates a token with an icon, a text or both. Its position is determined by
  /// ``UISearchTextField/tokens``.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }

  /// The distance from a token's edge to its content, the gap between icon and text, and the side of the
  /// icon, in points; not measured.
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
  /// Returns a template image in a colour; any other image unchanged.
  final func tinted(_ color: UIColor) -> UIImage {
    isTemplate ? withTintColor(color, renderingMode: .alwaysOriginal) : self
  }
}
