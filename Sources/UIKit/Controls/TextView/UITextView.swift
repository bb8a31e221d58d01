// long file: the open members must stand in the class body
public import CoreGraphics
public import Foundation
internal import QuartzCore

/// A scrollable, multiline text region that can be edited.
///
/// The text lies 8 points below the top and, because of the 5 points of line padding, 5 points from the
/// sides.
open class UITextView: UIScrollView, UITextInput {
  override class var sizesOwnContent: Bool { true }
  /// The width that Auto Layout gives the text; `nil` for none.
  final var wrappingWidth: CGFloat?
  final var pageText = FieldText(fillsIn: false)
  final var ink: TextInkLayer?
  final var insetStorage = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The width for which the text was last laid out; `nil` if it needs a new layout.
  final var settledWidth: CGFloat?
  /// The editor, created when the text is first edited or its selection is requested.
  final var editorStorage: TextEditor?
  final var caretStorage: TextCaret?
  /// The text with its links and their appearance, cached; `nil` after each change.
  final var linkedStorage: LinkedText?
  final var isEditingText = false
  /// A Boolean value that indicates whether the next layout scrolls to the end of the selection.
  final var revealsSelection = false
  /// The marked range when the selection last moved, in UTF-16 units.
  final var shownMarked: NSRange?
  /// A Boolean value that indicates whether the current long press has opened an item's menu.
  final var pressedItem = false
  /// The registration that updates the border colour when the interface style changes.
  final var borderWatch: (any UITraitChangeRegistration)?

  final var containerStorage = NSTextContainer()
  /// The storage, if it was requested or provided.
  final var storageStorage: NSTextStorage?
  /// The content manager of the storage, if the layout manager of fragments was requested.
  final var contentStorage: NSTextContentStorage?
  /// A Boolean value that indicates whether ``textLayoutManager`` is available: until ``layoutManager`` is
  /// requested.
  final var usesFragments = true
  /// A Boolean value that indicates whether a change of the storage or the container is the view's own.
  final var isWriting = false

  /// Creates an empty text view with the given frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view with the text of a container, or an empty one with a container of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    pageText.setFont(FieldText.bareFont)
    pageText.lineBreakMode = .byWordWrapping
    backgroundColor = .systemBackground
    addTapToEdit()
    adopt(textContainer)
  }

  /// Creates an empty text view with or without a ``textLayoutManager``.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    usesFragments = usingTextLayoutManager
  }

  /// Creates a text view from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    pageText.lineBreakMode = .byWordWrapping
    adopt(nil)
    if let nib = coder as? NibCoder { decodeNib(nib) }
    addTapToEdit()
  }

  /// Posted when editing has begun, after the delegate was notified; likewise for the other two.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user, `insertText(_:)` or a similar method has changed the text; not when ``text`` is
  /// set.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing of an editable text view has ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  // MARK: - Text

  /// The text; never `nil`. Setting it keeps the attributes, moves the caret to the end, and sets
  /// ``attributedText``, which a subclass may override.
  open var text: String! {
    get { pageText.string }
    set {
      // Attributed strings leak, and only subclasses may tell the difference.
      guard type(of: self) != UITextView.self else { return setPlainText(newValue ?? "") }
      let plain = StyledText(newValue ?? "", pageText.attributes).attributedString
      plainText = plain
      attributedText = plain
      plainText = nil
    }
  }
  /// The value of ``attributedText`` that ``text`` is being set by.
  private final var plainText: NSAttributedString?
  /// The text with its attributes; never `nil`.
  open var attributedText: NSAttributedString! {
    get { pageText.attributedText }
    set {
      if let new = newValue, new.length > 0, new.attribute(.font, at: 0, effectiveRange: nil) != nil {
        hasFont = true
      }
      if let plainText, newValue === plainText { return setPlainText(plainText.string) }
      replaceText { $0.setAttributedText(newValue) }
    }
  }

  private func setPlainText(_ text: String) {
    if !text.isEmpty { hasFont = true }
    replaceText { $0.setText(text) }
  }

  /// Replaces the whole text, and notifies of the selection, which moves to the end.
  private func replaceText(by replacement: (inout FieldText) -> Void) {
    let wasEmpty = pageText.string.isEmpty
    editorStorage?.textWillBeSet()
    change(replacement)
    if let editorStorage {
      editorStorage.textWasSet()
    } else if !wasEmpty || !pageText.string.isEmpty {
      asked?.textViewDidChangeSelection(self)
    }
  }
  /// The font of the text. If `nil`, the default until a text is set, it is Helvetica of 12 points
  /// (`ios26/controls.json`, default_font_nil).
  open var font: UIFont? {
    get { hasFont ? pageText.font : nil }
    set {
      hasFont = newValue != nil
      change { $0.setFont(newValue ?? FieldText.bareFont) }
    }
  }
  private var hasFont = false
  /// The colour of the text. The default is `label`, which `nil` restores.
  open var textColor: UIColor? {
    get { pageText.color }
    set { change { $0.setColor(newValue ?? .label) } }
  }
  /// The alignment of the text. The default is `natural`. Setting it also changes attributed paragraphs.
  open var textAlignment: NSTextAlignment {
    get { pageText.alignment }
    set { change { $0.setAlignment(newValue) } }
  }
  /// The attributes of newly typed text, until the caret moves.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { pageText.typingAttributes(at: editorStorage?.selection.location ?? pageText.string.utf16.count) }
    set {
      if newValue[.font] != nil, !hasText { hasFont = true }
      change { $0.setTyping(newValue) }
    }
  }
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
    didSet {
      containerStorage.linkLook = linkTextAttributes
      textDidChange()
    }
  }
  /// The types of data that become links while the text is read-only and selectable.
  ///
  /// - Note: Only links and telephone numbers are detected.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      if !dataDetectorTypes.isSubset(of: [.link, .phoneNumber]), dataDetectorTypes != .all {
        notYet("UIDataDetectorTypes")
      }
      textDidChange()
    }
  }
  /// Returns `nil`: selected text cannot be dragged.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// The container of the text, as wide as the view less its insets unless it has a width of its own.
  open var textContainer: NSTextContainer { fittedContainer }
  /// The layout manager of fragments, created on first use; `nil` once ``layoutManager`` was requested.
  open var textLayoutManager: NSTextLayoutManager? { liveFragments }
  /// The layout manager, created on first use.
  open var layoutManager: NSLayoutManager { liveText.manager }
  /// The text with its attributes, created on first use. Changes to it are displayed.
  open var textStorage: NSTextStorage { textOfStorage }
  /// A Boolean value that determines whether the font follows the user's text size, if it is that of a text
  /// style or scaled by font metrics. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { textSizeDidChange() }
  }
  override func environmentDidChange() {
    super.environmentDidChange()
    // The text is measured and drawn for a display scale.
    settledWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  override func textSizeDidChange() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    if pageText.styled != nil {
      let old = pageText.attributedText, new = old.following(traits)
      if !new.isEqual(to: old) { change { $0.setAttributedText(new) } }
    } else if hasFont, pageText.font.following(traits) != pageText.font {
      font = pageText.font.following(traits)
    }
  }
  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !pageText.string.isEmpty }

  /// The style of a text view's border.
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  /// The style of the border, like that of text fields.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { borderDidChange() } } }
  /// The selection, the scroll position and the editing state, as an object that can be archived. Setting the
  /// state of another text view restores it here; other objects have no effect.
  open var interactionState: Any {
    get {
      TextInteractionState(selection: editor.selection, offset: contentOffset, isEditing: isFirstResponder)
    }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      if state.isEditing { becomeFirstResponder() }
      editor.select(state.selection(in: editor.length))
      contentOffset = state.offset
    }
  }

  // MARK: - Layout

  /// The insets around the text. The default is 8 points at top and bottom.
  open var textContainerInset: UIEdgeInsets {
    get { insetStorage }
    set {
      insetStorage = newValue
      textDidChange()
    }
  }
  /// The size of the text, which is laid out for the current width first; not lower than a view that does not
  /// scroll (a test of SwifterSwift that holds on iPhones).
  open override var contentSize: CGSize {
    get {
      if layer.bounds.width > 0 { settleText() }
      var size = super.contentSize
      if !isScrollEnabled { size.height = max(size.height, layer.bounds.height) }
      return size
    }
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
    let line = pageText.font
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
  /// Returns the size of the text for a width; without a width, lines break only at line breaks in the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    settleText()
    if isEditingText { showEditedSelection() }
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

  /// A Boolean value that determines whether the user can edit the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue, !dataDetectorTypes.isEmpty { textDidChange() } }
  }
  /// A Boolean value that determines whether the user can select text and touch links.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue, !dataDetectorTypes.isEmpty { textDidChange() } }
  }
  /// Stored only. A Boolean value that determines whether text has the sizes of other systems. As on iOS, it
  /// affects only text on a Mac.
  open var usesStandardTextScaling = false
  /// Stored only. A Boolean value that determines whether the edit menu offers text attributes.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that determines whether newly typed text replaces all of the text. While `true`, no
  /// selection is shown, and selecting text sets it to `false`.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion != oldValue, isEditingText { showSelection() } }
  }
  /// The range of the selection, in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  private var inputViews: (keyboard: UIView?, accessory: UIView?)
  /// Scrolls as little as possible to show a range, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  /// Replaces the selection or the marked text, as if typed by the user, without asking the delegate. Does
  /// nothing if the text is not editable.
  open func insertText(_ text: String) {
    guard isEditable else { return }
    selectWhatIsTypedOver()
    editor.type(text)
  }
  /// Deletes the selection or the character before the caret, as if by the user, without asking the delegate.
  open func deleteBackward() { if isEditable { editor.deleteBackward() } }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open override var canResignFirstResponder: Bool {
    !isEditingText || ((delegate as? any UITextViewDelegate)?.textViewShouldEndEditing(self) ?? true)
  }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  open override var undoManager: UndoManager? { editor.undo }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offersFind(action)
      ?? (isFirstResponder && TextEditor.isMenuAction(action)
        ? offers(action) : super.canPerformAction(action, withSender: sender))
  }
  open override func cut(_ sender: Any?) {
    guard editor.selection.length > 0, !isSecureTextEntry else { return }
    copy(sender)
    editor.change(named: "Cut") { editor.edit(editor.selection, "") }
  }
  open override func copy(_ sender: Any?) {
    guard editor.selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = editor.text(in: editor.selection)
  }
  open override func paste(_ sender: Any?) {
    editor.change(named: "Paste") { UIPasteboard.general.string.map(editor.enter) }
  }
  open override func delete(_ sender: Any?) { if isEditable { editor.deleteSelection() } }
  open override func select(_ sender: Any?) {
    editor.select(editor.word(around: editor.selection.location), byUser: true)
  }
  open override func selectAll(_ sender: Any?) {
    editor.select(NSRange(location: 0, length: editor.length), byUser: true)
  }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      !(isEditingText && isEditable && press.key.map { editor.take($0) } ?? false)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// A Boolean value that determines whether the text can be searched with a find bar.
  open var isFindInteractionEnabled: Bool {
    get { searching != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if newValue {
        let new = UIFindInteraction(sessionDelegate: self)
        addInteraction(new)
        searching = new
      } else if let searching {
        removeInteraction(searching)
        self.searching = nil
      }
    }
  }
  private var searching: UIFindInteraction?
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    searching?.viewDidMoveToWindow()
  }
  /// The find interaction, or `nil` if ``isFindInteractionEnabled`` is `false`.
  open var findInteraction: UIFindInteraction? { searching }
  open override func find(_ sender: Any?) { searching?.presentFindNavigator(showingReplace: false) }
  open override func findAndReplace(_ sender: Any?) { searching?.presentFindNavigator(showingReplace: true) }
  open override func findNext(_ sender: Any?) { searching?.findNext() }
  open override func findPrevious(_ sender: Any?) { searching?.findPrevious() }
  open override func useSelectionForFind(_ sender: Any?) {
    searching?.searchText = editor.text(in: editor.selection)
  }

  // MARK: - Text positions

  /// The range of the selection, empty for a caret. Setting `nil` has no effect.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selection) }
    set { if let newValue { editor.select(newValue.range) } }
  }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextPlace(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextPlace(editor.length) }
  /// Returns the text in a range, or `nil` if the range exceeds the text.
  open func text(in range: UITextRange) -> String? { editor.text(in: range.range) }
  /// Replaces a range as the user would, so that it can be undone, without asking the delegate. The caret
  /// moves behind the new text.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range.range, with: text, byUser: true)
  }
  /// Returns the range between two positions in either order, or `nil` if one is outside of the text.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.range(fromPosition.offset, toPosition.offset)
  }
  /// Returns the position at an offset in UTF-16 units, or `nil` if it is outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    return isTooFar ? nil : editor.position(place)
  }
  /// Returns `orderedAscending` if `position` is before `other`.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position.offset, other.offset)
  }
  /// Returns the distance between two positions in UTF-16 units, negative if the second is before the first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the rectangle of a range in its first line, in content coordinates; the caret's for an empty
  /// range.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionBoxes(range.range).first ?? caretBox(at: range.range.location)
  }
  /// Returns the rectangle of the caret, in content coordinates: 1.5 points higher than the line.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBox(at: position.offset) }
  /// Returns one rectangle per line of a range, in content coordinates; none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    TextSelectionBox.boxes(selectionBoxes(range.range))
  }
  /// Returns the position that is nearest to a point in content coordinates, in the nearest line.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPlace(place(nearest: point)) }
  /// Returns the position within a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    TextPlace(place(nearest: point).clamped(to: range))
  }
  /// Returns the range of the character that is nearest to a point; `nil` only in an empty view.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    character(nearest: point).map { TextSpan($0) }
  }
  /// The range that an input method may still change, or `nil` for none.
  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan($0) } }
  /// The attributes of marked text. If `nil`, it is tinted.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedStyle }
    set {
      editor.markedStyle = newValue
      textDidChange()
      if isEditingText { showSelection() }
    }
  }
  /// Replaces the marked text or the selection by marked text. The delegate is asked.
  ///
  /// `selectedRange` is relative to the text, in UTF-16 units; `nil` or an empty text leaves no text marked.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    selectWhatIsTypedOver()
    editor.mark(markedText ?? "", selected: selectedRange)
  }
  /// Ends marking and keeps the text.
  open func unmarkText() { editor.unmark() }
  /// The input delegate, notified of changes of text and selection not made by keys; not retained.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// The tokenizer, which finds words, sentences, paragraphs and lines in the current text.
  open var tokenizer: any UITextInputTokenizer {
    editor.tokenizer ?? UITextInputStringTokenizer(textInput: self)
  }
  /// Returns the position at a number of characters to one side, or of lines above or below; `nil` if there
  /// are fewer.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editor.place(from: position.offset, direction, by: offset).map { TextPlace($0) }
  }
  /// Returns the end of the range in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    UITextDirection.layout(direction).isBackward ? range.start : range.end
  }
  /// Returns the range from a position to the beginning or the end of the text.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editor.range(position.offset, UITextDirection.layout(direction).isBackward ? 0 : editor.length)
  }
  /// Returns the writing direction of the paragraph, or of the view's language if it has none; never
  /// `natural`.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    pageText.writingDirection(at: position.offset, isRightToLeft: isRightToLeft)
  }
  /// Sets the writing direction of all paragraphs in the range; in an empty view, of newly typed text.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    change { $0.setWritingDirection(writingDirection, for: range.range) }
  }

  /// The capitalisation of the on-screen keyboard, which appears if no keyboard is attached.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The autocorrection. `no` hides the bar above the on-screen keyboard. Text is never corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored only. The spell checking.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Stored only. The conversion of straight quotes.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Stored only. The conversion of hyphens to dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// Stored only. The adjustment of spaces.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The type of the on-screen keyboard, which determines its keys.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the on-screen keyboard, light or dark; `default` follows the interface style.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the return key on the on-screen keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that determines whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that determines whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { textDidChange() } }
  /// Stored only. The semantic meaning of the text. Unavailable on Linux: there is no automatic filling.
  open var textContentType: UITextContentType!
  /// Stored only. The requirements for proposed passwords. Unavailable on Linux: there is no automatic
  /// filling.
  open var passwordRules: UITextInputPasswordRules?
  /// Stored only. The prediction of words and completion of mathematical expressions, which do not exist.
  open var inlinePredictionType = UITextInlinePredictionType.default,
    mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// Stored only. The behaviour of Writing Tools. Unavailable on Linux: there are no Writing Tools.
  open var writingToolsBehavior = UIWritingToolsBehavior.default,
    allowedWritingToolsResultOptions = UIWritingToolsResultOptions.default

  /// Returns the attributes of the character before a position, or after it for the forward direction.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    pageText.typingAttributes(at: position.offset + (direction == .forward ? 1 : 0))
  }

  private func change(_ body: (inout FieldText) -> Void) {
    body(&pageText)
    writeStorage()
    textDidChange()
    tellObservers()
  }
}
