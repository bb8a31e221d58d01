// long file: the table of contents of UITextView; Swift cannot override members of extensions
public import CoreGraphics
public import Foundation
internal import QuartzCore

/// Text in any number of lines that scrolls and can be edited.
///
/// The text lies 8 points below the top and, with the 5 points of a line's padding, 5 from the sides.
open class UITextView: UIScrollView, UITextInput {
  override class var sizesOwnContent: Bool { true }
  /// The width that layout by constraints gives the text; nil for none.
  final var wrappingWidth: CGFloat?
  final var pageText = FieldText(fillsIn: false)
  final var ink: TextInkLayer?
  final var insetStorage = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The width that the text was last set in; nil asks for a new layout.
  final var settledWidth: CGFloat?
  /// Made when the text is first edited or its selection asked for.
  final var editorStorage: TextEditor?
  final var caretStorage: TextCaret?
  /// The links of the text and how it looks with them; nil until it is asked for, and after each change.
  final var linkedStorage: LinkedText?
  final var isEditingText = false
  /// A Boolean value that indicates whether the next layout scrolls to the end of the selection.
  final var revealsSelection = false
  /// What was marked when the selection moved last, in UTF-16 units.
  final var shownMarked: NSRange?
  /// Whether the finger that rests on the text has opened an item's menu.
  final var pressedItem = false
  /// Who colours the border anew for another style.
  final var borderWatch: (any UITraitChangeRegistration)?

  final var containerStorage = NSTextContainer()
  /// The storage of a view that was asked for it or made with one.
  final var storageStorage: NSTextStorage?
  /// What makes paragraphs of the storage, where the manager of fragments was asked for.
  final var contentStorage: NSTextContentStorage?
  /// Whether `textLayoutManager` is there: until `layoutManager` is asked for.
  final var usesFragments = true
  /// Whether a change of the storage or the container is the view's own.
  final var isWriting = false

  /// An empty view with a frame in the superview to come.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A view of the text in a container, or an empty one with a container of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    pageText.setFont(FieldText.bareFont)
    pageText.lineBreakMode = .byWordWrapping
    backgroundColor = .systemBackground
    addTapToEdit()
    adopt(textContainer)
  }

  /// An empty view, which has a `textLayoutManager` or none.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    usesFragments = usingTextLayoutManager
  }

  /// A view read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    pageText.lineBreakMode = .byWordWrapping
    adopt(nil)
    if let nib = coder as? NibCoder { decodeNib(nib) }
    addTapToEdit()
  }

  /// Posted by the view after its delegate has been told; so for the other two.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user, or `insertText(_:)` and the like, have changed the text; not of `text` being set.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted of views that can be edited.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  // MARK: - Text

  /// Never nil; setting it keeps the looks and moves the caret to the end.
  open var text: String! {
    get { pageText.string }
    set {
      editorStorage?.textWillBeSet()
      change { $0.setText(newValue ?? "") }
      if newValue?.isEmpty == false { hasFont = true }
      if let editorStorage { editorStorage.textWasSet() } else { asked?.textViewDidChangeSelection(self) }
    }
  }
  /// The text with its looks; never nil.
  open var attributedText: NSAttributedString! {
    get { pageText.attributedText }
    set {
      if let new = newValue, new.length > 0, new.attribute(.font, at: 0, effectiveRange: nil) != nil {
        hasFont = true
      }
      editorStorage?.textWillBeSet()
      change { $0.setAttributedText(newValue) }
      if let editorStorage { editorStorage.textWasSet() } else { asked?.textViewDidChangeSelection(self) }
    }
  }
  /// The font of the text; nil, as at first until a text is set, is Helvetica of 12 points
  /// (`ios26/controls.json`, default_font_nil).
  open var font: UIFont? {
    get { hasFont ? pageText.font : nil }
    set {
      hasFont = newValue != nil
      change { $0.setFont(newValue ?? FieldText.bareFont) }
    }
  }
  private var hasFont = false
  /// `label` unless set; nil sets it back.
  open var textColor: UIColor? {
    get { pageText.color }
    set { change { $0.setColor(newValue ?? .label) } }
  }
  /// `natural` unless set; paragraphs with styles of their own take it, too.
  open var textAlignment: NSTextAlignment {
    get { pageText.alignment }
    set { change { $0.setAlignment(newValue) } }
  }
  /// The looks of what is typed next, until the caret goes elsewhere.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { pageText.typingAttributes(at: editorStorage?.selection.location ?? pageText.string.utf16.count) }
    set {
      if newValue[.font] != nil, !hasText { hasFont = true }
      change { $0.setTyping(newValue) }
    }
  }
  /// The looks of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
    didSet {
      containerStorage.linkLook = linkTextAttributes
      textDidChange()
    }
  }
  /// What is made a link where the text is read only and can be
  /// selected: links and telephone numbers are found, nothing else.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      if !dataDetectorTypes.isSubset(of: [.link, .phoneNumber]), dataDetectorTypes != .all {
        notYet("UIDataDetectorTypes")
      }
      textDidChange()
    }
  }
  /// Selected text cannot be dragged: there is no interaction for it.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// Where the text lies: as wide as the view less its insets, unless it says otherwise.
  open var textContainer: NSTextContainer { fittedContainer }
  /// Lays the text out in fragments, as the view does; nil once
  /// `layoutManager` was asked for. Made when it is asked for.
  open var textLayoutManager: NSTextLayoutManager? { liveFragments }
  /// Lays the text out, as the view does: made when it is asked for.
  open var layoutManager: NSLayoutManager { liveText.manager }
  /// The text with its attributes: what is changed in it shows. Made when it is asked for.
  open var textStorage: NSTextStorage { textOfStorage }
  /// Whether a font that is a text style's, or that metrics have scaled, follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { textSizeDidChange() }
  }
  override func environmentDidChange() {
    super.environmentDidChange()
    // The text is measured and drawn for a scale.
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
  /// Whether there is a character.
  open var hasText: Bool { !pageText.string.isEmpty }

  /// The line around a text.
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  /// The line around the text, as that of text fields.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { borderDidChange() } } }
  /// What is chosen, how far the text is scrolled and whether it is edited, as an object that archives can
  /// hold. Setting what another text has brings the view there; other objects have no effect.
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

  /// Space around the text; 8 above and below at first.
  open var textContainerInset: UIEdgeInsets {
    get { insetStorage }
    set {
      insetStorage = newValue
      textDidChange()
    }
  }
  /// As large as the text, which is set for the width before the size is told; not lower than a view that
  /// does not scroll (a test of SwifterSwift that holds on iPhones).
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
  /// The size of the text at a width; at none, with nothing broken but by itself.
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

  /// Whether the text can be changed by the user, and a keyboard comes.
  open var isEditable = true {
    didSet { if isEditable != oldValue, !dataDetectorTypes.isEmpty { textDidChange() } }
  }
  /// Whether text can be selected, and links touched.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue, !dataDetectorTypes.isEmpty { textDidChange() } }
  }
  /// Whether text has the sizes that it has on other systems. Kept for the app: on an iPhone it has them
  /// either way.
  open var usesStandardTextScaling = false
  /// Whether the edit menu offers looks of text. Kept for the app: it does not.
  open var allowsEditingTextAttributes = false
  /// Whether what is typed next replaces all of the text; no
  /// selection is shown, and choosing one switches it off.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion != oldValue, isEditingText { showSelection() } }
  }
  /// The chosen characters, in UTF-16 units.
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
  /// Moves as little as is needed to show the characters of a range, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  /// Puts a text in place of the selection, or of what is marked, as one that the user has typed; the
  /// delegate is not asked. Nothing happens where the text cannot be edited.
  open func insertText(_ text: String) {
    guard isEditable else { return }
    selectWhatIsTypedOver()
    editor.type(text)
  }
  /// Deletes the selection, or the character before the caret, as the user would; the delegate is not asked.
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

  /// Whether the text can be searched by a bar.
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
  /// What opens the bar to search with; nil unless `isFindInteractionEnabled`.
  open var findInteraction: UIFindInteraction? { searching }
  open override func find(_ sender: Any?) { searching?.presentFindNavigator(showingReplace: false) }
  open override func findAndReplace(_ sender: Any?) { searching?.presentFindNavigator(showingReplace: true) }
  open override func findNext(_ sender: Any?) { searching?.findNext() }
  open override func findPrevious(_ sender: Any?) { searching?.findPrevious() }
  open override func useSelectionForFind(_ sender: Any?) {
    searching?.searchText = editor.text(in: editor.selection)
  }

  // MARK: - Places in the text

  /// The selection, empty where it is a caret. Nil has no effect.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selection) }
    set { if let newValue { editor.select(newValue.range) } }
  }
  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { TextPlace(0) }
  /// The place behind the last character.
  open var endOfDocument: UITextPosition { TextPlace(editor.length) }
  /// The characters of a range; nil for a range beyond the text.
  open func text(in range: UITextRange) -> String? { editor.text(in: range.range) }
  /// Changes a piece as the user would, so that it can be undone; the delegate is not asked. The caret goes
  /// behind it.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range.range, with: text, byUser: true)
  }
  /// A range between two places in either order; nil where one is outside of the text.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.range(fromPosition.offset, toPosition.offset)
  }
  /// Counted in UTF-16 units; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    return isTooFar ? nil : editor.position(place)
  }
  /// `orderedAscending` where `position` is before `other`.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position.offset, other.offset)
  }
  /// In UTF-16 units, negative where the second place is before the first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The box of a range in its first line, in the points of the content; the caret's for an empty range.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionBoxes(range.range).first ?? caretBox(at: range.range.location)
  }
  /// In the points of the content, where the caret is drawn: 1.5 points higher than the line.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBox(at: position.offset) }
  /// One box a line, in the points of the content; none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    TextSelectionBox.boxes(selectionBoxes(range.range))
  }
  /// The place nearest to a point of the content, in the line that is nearest.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPlace(place(nearest: point)) }
  /// The same, kept within a range.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    TextPlace(place(nearest: point).clamped(to: range))
  }
  /// The character at a point of the content, or the nearest; nil only in an empty view.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    character(nearest: point).map { TextSpan($0) }
  }
  /// What an input method may still change; nil for nothing.
  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan($0) } }
  /// How marked text looks; nil has it tinted.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedStyle }
    set {
      editor.markedStyle = newValue
      textDidChange()
      if isEditingText { showSelection() }
    }
  }
  /// Puts a text in place of what is marked, or of the selection, and marks it. The delegate is asked.
  /// `selectedRange` counts within it, in UTF-16 units; nil and an empty text leave nothing marked.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    selectWhatIsTypedOver()
    editor.mark(markedText ?? "", selected: selectedRange)
  }
  /// Makes what is marked text like any other.
  open func unmarkText() { editor.unmark() }
  /// Told of changes of text and selection that keys have not made; not retained.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// Finds words, sentences, paragraphs and lines in the text, which it reads each time that it is asked.
  open var tokenizer: any UITextInputTokenizer {
    editor.tokenizer ?? UITextInputStringTokenizer(textInput: self)
  }
  /// The place so many characters to a side, or so many lines above or below; nil where there are fewer.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editor.place(from: position.offset, direction, by: offset).map { TextPlace($0) }
  }
  /// The end of the range that lies in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    UITextDirection.layout(direction).isBackward ? range.start : range.end
  }
  /// From a place to the beginning of the text, or to its end.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editor.range(position.offset, UITextDirection.layout(direction).isBackward ? 0 : editor.length)
  }
  /// That of the paragraph around a place, where it has one, else of the view's language; never `natural`.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    pageText.writingDirection(at: position.offset, isRightToLeft: isRightToLeft)
  }
  /// Sets it for all paragraphs that the range touches, and for what is typed next in an empty view.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    change { $0.setWritingDirection(writingDirection, for: range.range) }
  }

  /// Where the keyboard on the screen, which comes where none is attached, shifts by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// `no` takes the bar above the keys of the screen away. Nothing is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept for the app.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept for the app.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept for the app.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept for the app.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Which keys the keyboard on the screen has.
  open var keyboardType = UIKeyboardType.default
  /// Whether the keyboard on the screen is light or dark; `default` is as its surroundings.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key of the keyboard on the screen says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether return does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { textDidChange() } }
  /// Kept for the app.
  open var textContentType: UITextContentType!
  /// Kept for the app.
  open var passwordRules: UITextInputPasswordRules?
  /// Kept for the app: nothing here guesses words and sums.
  open var inlinePredictionType = UITextInlinePredictionType.default,
    mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// Kept for the app: there are no writing tools.
  open var writingToolsBehavior = UIWritingToolsBehavior.default,
    allowedWritingToolsResultOptions = UIWritingToolsResultOptions.default

  /// The looks of the character before a place, or, forward, behind it.
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
