// long file: the open members must stand in the class body
public import CoreGraphics
public import Foundation

/// A control that displays an editable line of text.
open class UITextField: UIControl, UITextInput {
  final var fieldText = FieldText()
  /// The delegate in effect, even if a subclass overrides ``delegate``.
  final private(set) weak var receiver: (any UITextFieldDelegate)?
  /// The editor, created when the text is first edited or its selection is requested.
  final var editorStorage: TextEditor?
  final var caretStorage: TextCaret?
  final var editing = FieldEditing()
  /// The images that replace the cross of the clear button, normal and highlighted.
  final var clearImages: (normal: UIImage?, highlighted: UIImage?) { didSet { setNeedsDisplay() } }

  /// The widths of the side views in the last layout; `nil` before the first.
  final var sideWidths: [CGFloat]?

  override class var drawsItself: Bool { true }
  override func decode(from nib: NibCoder) {
    super.decode(from: nib)
    decodeNib(nib)
  }

  /// The style of a field's border.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The times at which an overlay view of a field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Posted when editing has begun, after the delegate was notified; likewise for the other two.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended. The user info contains the reason for ``didEndEditingReasonUserInfoKey``.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after the user, `insertText(_:)` or a similar method has changed the text; not when ``text`` is
  /// set.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  // MARK: - Text

  /// The text; never `nil` when read.
  open var text: String? {
    get { fieldText.string }
    set {
      editorStorage?.textWillBeSet()
      change { $0.setText(newValue ?? "") }
      textWasSet()
    }
  }
  /// The text with its attributes, which newly typed text keeps.
  open var attributedText: NSAttributedString? {
    get { fieldText.attributedText }
    set {
      editorStorage?.textWillBeSet()
      change { $0.setAttributedText(newValue) }
      textWasSet()
    }
  }
  /// The font. The default is the system font of 17 points.
  open var font: UIFont? {
    get { fieldText.font }
    set { change { $0.setFont(newValue ?? .systemFont(ofSize: 17)) } }
  }
  /// The colour of the text. The default is `label`, which `nil` restores.
  open var textColor: UIColor? {
    get { fieldText.color }
    set { change { $0.setColor(newValue ?? .label) } }
  }
  /// The alignment of the text. The default is `natural`.
  open var textAlignment: NSTextAlignment {
    get { fieldText.alignment }
    set { change { $0.setAlignment(newValue) } }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { fieldText.placeholder?.string }
    set { change { $0.placeholder = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// The attributed text that is shown while the field is empty.
  open var attributedPlaceholder: NSAttributedString? {
    get { fieldText.placeholder }
    set { change { $0.placeholder = newValue?.copy() as? NSAttributedString } }
  }
  /// The attributes of all text. Setting them changes the current text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { fieldText.attributes }
    set { change { $0.setAttributes(newValue) } }
  }
  /// The attributes of newly typed text, until the caret moves; `nil` while the field is not editing.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? fieldText.typingAttributes(at: editor.selection.location) : nil }
    set { if isEditing, let newValue { change { $0.setTyping(newValue) } } }
  }
  /// A Boolean value that determines whether text that is too wide is shrunk, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth: Bool {
    get { fieldText.shrinks }
    set { change { $0.shrinks = newValue } }
  }
  /// The minimum size of shrunk text, in points. The default, 0, is no limit.
  open var minimumFontSize: CGFloat {
    get { fieldText.minimumSize }
    set { change { $0.minimumSize = newValue } }
  }
  /// A Boolean value that determines whether the font follows the user's text size, if it is that of a text
  /// style or scaled by font metrics. The default is `false`.
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

  // MARK: - Appearance

  /// The style of the border. With the default, `none`, the text begins at the bounds.
  open var borderStyle = BorderStyle.none { didSet { borderDidChange() } }
  /// The background image, shown if the border style is `none`.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The background image while the field is disabled. If `nil`, ``background`` is used.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// The times at which the clear button is shown; it is never shown while the field is empty.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// The view at the leading end, of its natural size: the right end in right-to-left languages. Shown
  /// according to ``leftViewMode``.
  open var leftView: UIView? { didSet { replaceSide(oldValue, with: leftView) } }
  /// The times at which the left view is shown. The default is `never`, so setting the view alone shows
  /// nothing.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { sidesDidChange() } }
  }
  /// The view at the trailing end, of its natural size: the left end in right-to-left languages. Shown
  /// according to ``rightViewMode``.
  open var rightView: UIView? { didSet { replaceSide(oldValue, with: rightView) } }
  /// The times at which the right view is shown. The default is `never`. It replaces the clear button.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { sidesDidChange() } }
  }
  /// A Boolean value that indicates whether the right view is shown only while there is no text.
  final var rightYieldsToText = false {
    didSet { if rightYieldsToText != oldValue { sidesDidChange() } }
  }

  // MARK: - Editing

  /// The function of Return if the delegate allows it, used by the fields of alerts.
  final var onReturn: (() -> Void)?
  /// The delegate, which is not retained.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  /// A Boolean value that indicates whether the field is being edited.
  open var isEditing: Bool { editing.isOn }
  /// The selection and editing state, as an object that can be archived. Setting the state of another field
  /// restores it here; other objects have no effect.
  open var interactionState: Any {
    get { TextInteractionState(selection: editor.selection, offset: .zero, isEditing: isFirstResponder) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      if state.isEditing { becomeFirstResponder() }
      editor.select(state.selection(in: editor.length))
    }
  }
  /// Stored only. A Boolean value that determines whether the edit menu offers text attributes.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that determines whether the text is cleared when editing begins, if the delegate allows
  /// it.
  open var clearsOnBeginEditing = false
  /// A Boolean value that determines whether the first typed character replaces the text, each time that
  /// editing begins.
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
  /// A Boolean value that indicates whether there is any text, not counting a placeholder.
  open var hasText: Bool { !fieldText.string.isEmpty }
  /// Replaces the selection or the marked text, as if typed by the user, without asking the delegate. Line
  /// breaks become spaces.
  open func insertText(_ text: String) {
    selectWhatIsCleared()
    editor.type(editing.oneLine(text))
  }
  /// Deletes the selection or the character before the caret, as if by the user, without asking the delegate.
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
  /// Ends the press and returns whether it was a long press on the field.
  @discardableResult private func endPress() -> Bool {
    defer { press = nil }
    press?.cancel()
    return press?.isOn ?? false
  }

  /// The key for the reason why editing ended, the raw value of a ``DidEndEditingReason``.
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
  /// Returns the text in a range, even if it is shown as dots; `nil` if the range exceeds the text.
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
  /// Returns the rectangle of a range, in the field's coordinate space; the caret's for an empty range.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionBoxes(range.range).first ?? caretBox(at: range.range.location)
  }
  /// Returns the rectangle of the caret, in the field's coordinate space: one point higher than the line.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBox(at: position.offset) }
  /// Returns the visible rectangle of a range, a single one since a field has one line; none for an empty
  /// range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    TextSelectionBox.boxes(selectionBoxes(range.range))
  }
  /// Returns the position that is nearest to a point in the field's coordinate space; only its `x` counts.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPlace(place(nearest: point)) }
  /// Returns the position within a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    TextPlace(place(nearest: point).clamped(to: range))
  }
  /// Returns the range of the character that is nearest to a point; `nil` only in an empty field.
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
      setNeedsDisplay()
    }
  }
  /// Replaces the marked text or the selection by marked text. The delegate is asked.
  ///
  /// `selectedRange` is relative to the text, in UTF-16 units; `nil` or an empty text leaves no text marked.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    selectWhatIsCleared()
    editor.mark(markedText ?? "", selected: selectedRange)
  }
  /// Ends marking and keeps the text.
  open func unmarkText() { editor.unmark() }
  /// The input delegate, notified of changes of text and selection not made by keys; not retained.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// The tokenizer, which finds words, sentences and other units in the current text.
  open var tokenizer: any UITextInputTokenizer {
    editor.tokenizer ?? UITextInputStringTokenizer(textInput: self)
  }
  /// Returns the position at a number of characters to one side, or `nil` for up and down, since there is one
  /// line.
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
  /// Returns the writing direction of the paragraph, or of the field's language if it has none; never
  /// `natural`.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    fieldText.writingDirection(at: position.offset, isRightToLeft: isRightToLeft)
  }
  /// Sets the writing direction of the line; in an empty field, of newly typed text.
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
  /// A Boolean value that determines whether the return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that determines whether the text is shown as dots. The first key that changes such a
  /// text replaces all of it.
  open var isSecureTextEntry = false {
    didSet {
      secureTextEntryChanged(from: oldValue)
    }
  }
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

  // MARK: - Layout and drawing

  /// Returns the rectangle of the border. All rectangles here are in the coordinate space of `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text: the bounds less border, side views and clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
  /// Returns the rectangle of the placeholder in an empty field: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while editing: the default rectangle of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
  /// Returns the rectangle of the clear button, vertically centred, 5 points from the end of a field with a
  /// border. It responds to touches up to 8 points outside.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(in: bounds) }
  /// Returns the rectangle of the left view at the leading end, vertically centred, of its natural size.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, in: bounds, atEnd: false) }
  /// Returns the rectangle of the right view at the trailing end, vertically centred, of its natural size.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, in: bounds, atEnd: true) }
  /// Draws the text in its rectangle. Called while the field is drawn.
  open func drawText(in rect: CGRect) {
    let text = fieldText.shownText(isSecure: isSecureTextEntry)
    if isEditing { drawEdited(text, in: rect) } else { drawLine(text, in: rect) }
  }
  /// Draws the placeholder. Called while an empty field with a placeholder is drawn.
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

  /// Returns the attributes of the character before a position, or after it for the forward direction.
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
