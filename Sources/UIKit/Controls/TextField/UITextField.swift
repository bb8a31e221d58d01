// long file: the table of contents of UITextField; Swift cannot override members of extensions
public import CoreGraphics
public import Foundation

/// One line of text that can be edited.
open class UITextField: UIControl, UITextInput {
  final var fieldText = FieldText()
  /// Who is asked and told, whatever a subclass says that its delegate is.
  final private(set) weak var receiver: (any UITextFieldDelegate)?
  /// Made when the text is first edited or its selection asked for.
  final var editorStorage: TextEditor?
  final var caretStorage: TextCaret?
  final var editing = FieldEditing()
  /// What stands in place of the cross of the clear button, at rest and below a finger.
  final var clearImages: (normal: UIImage?, highlighted: UIImage?) { didSet { setNeedsDisplay() } }

  /// The widths that the side views had in the last layout; nil before the first.
  final var sideWidths: [CGFloat]?

  /// An empty field with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A field read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  private func prepare() {
    isOpaque = false
    settings.insert(.redrawsOnResize)
  }

  /// The line around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When a part of a field is to be seen.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Posted by the field after its delegate has been told; so for the other two.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Its user info says why, by `didEndEditingReasonUserInfoKey`.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after the user, or `insertText(_:)` and the like, have changed the text; not of `text` being set.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  // MARK: - Text

  /// The text; never nil once it was asked for.
  open var text: String? {
    get { fieldText.string }
    set {
      editorStorage?.textWillBeSet()
      change { $0.setText(newValue ?? "") }
      textWasSet()
    }
  }
  /// The text with its looks; setting it keeps those for what is typed.
  open var attributedText: NSAttributedString? {
    get { fieldText.attributedText }
    set {
      editorStorage?.textWillBeSet()
      change { $0.setAttributedText(newValue) }
      textWasSet()
    }
  }
  /// The font: 17 points of the system's at first.
  open var font: UIFont? {
    get { fieldText.font }
    set { change { $0.setFont(newValue ?? .systemFont(ofSize: 17)) } }
  }
  /// `label` unless set; nil sets it back.
  open var textColor: UIColor? {
    get { fieldText.color }
    set { change { $0.setColor(newValue ?? .label) } }
  }
  /// `natural` unless set.
  open var textAlignment: NSTextAlignment {
    get { fieldText.alignment }
    set { change { $0.setAlignment(newValue) } }
  }
  /// What stands in an empty field.
  open var placeholder: String? {
    get { fieldText.placeholder?.string }
    set { change { $0.placeholder = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// What stands in an empty field, with looks of its own.
  open var attributedPlaceholder: NSAttributedString? {
    get { fieldText.placeholder }
    set { change { $0.placeholder = newValue?.copy() as? NSAttributedString } }
  }
  /// The looks of all text; setting them changes the text that is there.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { fieldText.attributes }
    set { change { $0.setAttributes(newValue) } }
  }
  /// The looks of what is typed next, until the caret goes elsewhere; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? fieldText.typingAttributes(at: editor.selection.location) : nil }
    set { if isEditing, let newValue { change { $0.setTyping(newValue) } } }
  }
  /// Whether text that is too wide is set smaller, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { fieldText.shrinks }
    set { change { $0.shrinks = newValue } }
  }
  /// In points; 0, unless set, is no limit.
  open var minimumFontSize: CGFloat {
    get { fieldText.minimumSize }
    set { change { $0.minimumSize = newValue } }
  }
  /// Whether a font that is a text style's, or that metrics have scaled, follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { textSizeDidChange() }
  }
  override func textSizeDidChange() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    if fieldText.styled != nil {
      change { $0.setAttributedText($0.styled?.following(traits)) }
    } else if fieldText.font.following(traits) != fieldText.font {
      font = fieldText.font.following(traits)
    }
  }

  // MARK: - Looks

  /// `none` unless set: the text begins at the bounds.
  open var borderStyle = BorderStyle.none { didSet { borderDidChange() } }
  /// An image behind the text, where the border is none.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The same while the field is disabled; nil for `background`.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// When a button to empty the field stands at its end; never where the field is empty.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// Lies at the leading end, the right one where the language is read from there, as large as it asks to be,
  /// when `leftViewMode` says so.
  open var leftView: UIView? { didSet { replaceSide(oldValue, with: leftView) } }
  /// When the left view is there; by default never, so that setting the view alone shows nothing.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { sidesDidChange() } }
  }
  /// Lies at the trailing end, the left one where the language is read from the right, as large as it asks to
  /// be, when `rightViewMode` says so.
  open var rightView: UIView? { didSet { replaceSide(oldValue, with: rightView) } }
  /// When the right view is there; by default never. The clear button yields to it.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { sidesDidChange() } }
  }
  /// Whether the right view is shown only while there is no text.
  final var rightYieldsToText = false {
    didSet { if rightYieldsToText != oldValue { sidesDidChange() } }
  }

  // MARK: - Editing

  /// What Return does where the delegate agrees: what an alert has its fields do.
  final var onReturn: (() -> Void)?
  /// Asked about editing; not retained.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  /// Whether the field has the caret.
  open var isEditing: Bool { editing.isOn }
  /// What is chosen and whether the text is edited, as an object that archives can hold. Setting what another
  /// field has brings this one there; other objects have no effect.
  open var interactionState: Any {
    get { TextInteractionState(selection: editor.selection, offset: .zero, isEditing: isFirstResponder) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      if state.isEditing { becomeFirstResponder() }
      editor.select(state.selection(in: editor.length))
    }
  }
  /// Whether the edit menu offers looks of text. Kept for the app: it does not.
  open var allowsEditingTextAttributes = false
  /// Whether editing begins with an empty field, where the delegate agrees.
  open var clearsOnBeginEditing = false
  /// Whether the first key that is typed replaces all of the text; each beginning of editing counts anew.
  open var clearsOnInsertion = false
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  private var inputViews: (keyboard: UIView?, accessory: UIView?)
  /// Whether there is a character; a placeholder is none.
  open var hasText: Bool { !fieldText.string.isEmpty }
  /// Puts a text in place of the selection, or of what is marked, as one that the user has typed; the
  /// delegate is not asked. Line breaks become spaces.
  open func insertText(_ text: String) {
    selectWhatIsCleared()
    editor.type(editing.oneLine(text))
  }
  /// Deletes the selection, or the character before the caret, as the user would; the delegate is not asked.
  open func deleteBackward() {
    if isSecureTextEntry { selectWhatIsCleared() }
    editor.deleteBackward()
  }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var canResignFirstResponder: Bool {
    !isEditing || (receiver?.textFieldShouldEndEditing(self) ?? true)
  }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  open override var undoManager: UndoManager? { editor.undo }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    isEditing && TextEditor.isMenuAction(action)
      ? offers(action) : super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) {
    editor.change(named: "Paste") { UIPasteboard.general.string.map { editor.enter(editing.oneLine($0)) } }
  }
  open override func select(_ sender: Any?) { selectWord() }
  open override func delete(_ sender: Any?) { editor.deleteSelection() }
  open override func selectAll(_ sender: Any?) {
    editor.select(NSRange(location: 0, length: editor.length), byUser: true)
  }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in !(isEditing && press.key.map { editor.take($0) } ?? false) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if clearImages.highlighted != nil { setNeedsDisplay() }
    let point = touch.location(in: self)
    press = clearsText(at: point) ? nil : FieldPress(self, at: point)
    return super.beginTracking(touch, with: event)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press?.move(to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endPress()
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if clearImages.highlighted != nil { setNeedsDisplay() }
    if endPress() { return showEditMenu() }
    if let touch, isTouchInside { tapped(at: touch.location(in: self), count: touch.tapCount) }
  }
  private var press: FieldPress?
  /// Whether the finger that leaves has rested on the field.
  @discardableResult private func endPress() -> Bool {
    defer { press = nil }
    press?.cancel()
    return press?.isOn ?? false
  }

  /// In what ended notifications say why, a `DidEndEditingReason`'s raw value.
  public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

  // MARK: - State

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.keepSelection(self)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.restoreSelection(self)
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
  /// The characters of a range, also of a text that is shown as dots; nil for a range beyond the text.
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
  /// The piece's box, in the field's points; the caret's for an empty range.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionBoxes(range.range).first ?? caretBox(at: range.range.location)
  }
  /// In the field's points, where the caret is drawn: a point higher than the line of the font.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBox(at: position.offset) }
  /// One box, as a field has one line, cut to what is seen of it; none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    TextSelectionBox.boxes(selectionBoxes(range.range))
  }
  /// The place in the line nearest to a point of the field; only its `x` counts.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPlace(place(nearest: point)) }
  /// The same, kept within a range.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    TextPlace(place(nearest: point).clamped(to: range))
  }
  /// The character at a point of the field, or the nearest; nil only in an empty field.
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
      setNeedsDisplay()
    }
  }
  /// Puts a text in place of what is marked, or of the selection, and marks it. The delegate is asked.
  /// `selectedRange` counts within it, in UTF-16 units; nil and an empty text leave nothing marked.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    selectWhatIsCleared()
    editor.mark(markedText ?? "", selected: selectedRange)
  }
  /// Makes what is marked text like any other.
  open func unmarkText() { editor.unmark() }
  /// Told of changes of text and selection that keys have not made; not retained.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// Finds words, sentences and the like in the text, which it reads each time that it is asked.
  open var tokenizer: any UITextInputTokenizer {
    editor.tokenizer ?? UITextInputStringTokenizer(textInput: self)
  }
  /// The place so many characters to a side. Up and down stay where they are in one line: nil.
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
  /// That of the paragraph, where it has one, else of the field's language; never `natural`.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    fieldText.writingDirection(at: position.offset, isRightToLeft: isRightToLeft)
  }
  /// Sets it for the whole line, and for what is typed next in an empty field.
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
  /// Whether return does nothing while the field is empty.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is shown as dots; the first key that changes such a text replaces all of it.
  open var isSecureTextEntry = false {
    didSet {
      secureTextEntryChanged(from: oldValue)
    }
  }
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

  // MARK: - Layout and drawing

  /// All boxes here are in the points of `bounds`; where the border is drawn.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The bounds less border, side views and clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
  /// Where the placeholder is drawn in an empty field: the text's box.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The same box as the text's own; a subclass that moves the one moves both.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
  /// The clear button's box, in the middle of the height, 5 points from the end of a field with a border.
  /// Fingers reach it 8 points around.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(in: bounds) }
  /// At the leading end, in the middle of the height; as large as the view asks to be.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, in: bounds, atEnd: false) }
  /// At the trailing end, in the middle of the height; as large as the view asks to be.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, in: bounds, atEnd: true) }
  /// Called while the field is drawn, with the box for the text.
  open func drawText(in rect: CGRect) {
    let text = fieldText.shownText(isSecure: isSecureTextEntry)
    if isEditing { drawEdited(text, in: rect) } else { drawLine(text, in: rect) }
  }
  /// Called while an empty field is drawn, where there is a placeholder.
  open func drawPlaceholder(in rect: CGRect) { drawLine(fieldText.shownPlaceholder, in: rect) }
  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  override var textBaselines: TextBaselines? { lineBaselines }
  override var takesSingleTaps: Bool { true }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSides()
    if isEditing { showSelection() }
  }
  open override func draw(_ rect: CGRect) { drawField() }

  /// The looks of the character before a place, or, forward, behind it.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    fieldText.typingAttributes(at: position.offset + (direction == .forward ? 1 : 0))
  }

  private func change(_ body: (inout FieldText) -> Void) {
    let hadText = hasText
    body(&fieldText)
    invalidateIntrinsicContentSize()
    if rightYieldsToText, hasText != hadText { setNeedsLayout() }
    setNeedsDisplay()
    tellObservers()
  }
}
