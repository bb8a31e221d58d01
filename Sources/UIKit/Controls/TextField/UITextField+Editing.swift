internal import CoreGraphics
internal import CoreText
internal import Foundation

/// The editing state of a text field.
struct FieldEditing {
  var isOn = false
  /// A Boolean value that indicates whether the first character typed replaces the text; in a secure field,
  /// the first deletion as well.
  var clearsNext = false
  /// A Boolean value that indicates whether the text has changed since caret and selection were shown.
  var isStale = false
  /// The distance in points by which the text is scrolled to the left to show the caret.
  var scroll: CGFloat = 0

  init() {}

  /// Returns the text with line breaks replaced by spaces, since a field has one line.
  func oneLine(_ text: String) -> String {
    text.contains(where: \.isNewline) ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
  }
}

extension UITextField: TextOwner {
  // MARK: - Beginning and ending editing

  final func beginEditing(_ stand: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    guard window != nil else { return stand() }
    guard receiver?.textFieldShouldBeginEditing(self) ?? true else { return false }
    // The keyboard appears after the field has sent its notifications.
    guard InputViewHost.follow({ beginsEditing(stand) }) else { return false }
    comeIntoSight(bounds)
    return true
  }

  private func beginsEditing(_ stand: () -> Bool) -> Bool {
    guard stand() else { return false }
    editing.isOn = true
    if clearsOnBeginEditing, hasText, receiver?.textFieldShouldClear(self) ?? true { text = "" }
    editing.clearsNext = clearsOnInsertion || isSecureTextEntry && hasText
    editor.select(NSRange(location: editor.length, length: 0))
    setNeedsLayout()
    setNeedsDisplay()
    showSelection()
    sendActions(for: .editingDidBegin)
    receiver?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  final func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder || isEditing else { return resign() }
    guard resign() else { return false }
    guard editing.isOn else { return true }
    editing = FieldEditing()
    caret.show(nil, selection: [])
    UIMenuController.shared.hideMenu(from: self)
    setNeedsLayout()
    setNeedsDisplay()
    sendActions(for: .editingDidEnd)
    receiver?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    return true
  }

  /// Updates the field after a change of ``isSecureTextEntry``.
  final func secureTextEntryChanged(from old: Bool) {
    if isEditing, isSecureTextEntry != old {
      editing.clearsNext = isSecureTextEntry ? hasText : clearsOnInsertion
    }
    if isSecureTextEntry != old { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  /// Returns a Boolean value that indicates whether a touch at a point of the field hits the clear button.
  final func clearsText(at point: CGPoint) -> Bool {
    showsClearButton && clearButtonRect(forBounds: bounds).insetBy(dx: -8, dy: -8).contains(point)
  }

  final func tapped(at point: CGPoint, count: Int) {
    if clearsText(at: point) {
      guard receiver?.textFieldShouldClear(self) ?? true else { return }
      editor.replace(NSRange(location: 0, length: editor.length), with: "", byUser: true)
      // A field that was not editing begins to after it has been cleared.
      becomeFirstResponder()
      return
    }
    let wasEdited = isEditing
    guard isEditing || becomeFirstResponder() else { return }
    tapText(at: point, count: count, wasEdited: wasEdited)
  }

  // MARK: - Text

  var editedString: String { fieldText.string }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    receiver?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func styledText(in range: NSRange) -> NSAttributedString? {
    fieldText.styled?.attributedSubstring(from: range)
  }

  func putText(_ text: String, styled: NSAttributedString?, in range: NSRange) {
    editing.clearsNext = false
    editing.isStale = true
    fieldText.replace(range, with: text, looks: styled)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func textWasEdited() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func selectionWasMoved(byUser: Bool) {
    fieldText.forgetTyping()
    // A changed line is shaped once for all that is typed before the next layout.
    if isEditing { editing.isStale ? setNeedsLayout() : showSelection() }
    if byUser || isEditing { receiver?.textFieldDidChangeSelection(self) }
  }

  /// Does nothing: the text is selected only after the delegate was notified of the selection.
  func selectWhatIsTypedOver() {}

  /// Selects the whole text if the next change replaces it.
  final func selectWhatIsCleared() {
    guard editing.clearsNext else { return }
    editing.clearsNext = false
    editor.select(NSRange(location: 0, length: editor.length))
  }

  /// Updates the editor after the text was set in code.
  final func textWasSet() {
    if !hasText { editing.clearsNext = false }
    editorStorage?.textWasSet()
  }

  func editMenu(suggested: [UIMenuElement]) -> UIMenu? {
    receiver?.textField(self, editMenuForCharactersIn: editor.selection, suggestedActions: suggested)
  }

  var isSingleLine: Bool { true }
  func takeReturn() -> Bool {
    guard receiver?.textFieldShouldReturn(self) ?? true else { return true }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if !allControlEvents.isDisjoint(with: .editingDidEndOnExit) { resignFirstResponder() }
    onReturn?()
    return true
  }

  // MARK: - Menu

  final func offers(_ action: Selector) -> Bool {
    let hasSelection = editor.selection.length > 0
    return switch action.description {
    case "cut:", "copy:": hasSelection && !isSecureTextEntry
    case "paste:": UIPasteboard.general.hasStrings
    case "select:": hasText && !hasSelection
    case "selectAll:": hasText && editor.selection.length < editor.length
    case "delete:": hasSelection
    default: false
    }
  }

  final func copySelection() {
    guard editor.selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = editor.text(in: editor.selection)
  }

  final func cutSelection() {
    guard editor.selection.length > 0, !isSecureTextEntry else { return }
    copySelection()
    editor.change(named: "Cut") { editor.edit(editor.selection, "") }
  }

  final func selectWord() { editor.select(editor.word(around: editor.selection.location), byUser: true) }

  // MARK: - Text geometry

  private var shown: StyledText {
    let plain = fieldText.shownText(isSecure: isSecureTextEntry)
    return editorStorage.map { $0.showingMarked(plain, isSecure: isSecureTextEntry) } ?? plain
  }
  private var line: TextLayout { TextLayout(ShapedText.of(shown), maximumLines: 1) }

  /// Returns the start of the line, in the field's coordinate space.
  private func lineStart(_ line: TextLayout, in rect: CGRect) -> CGFloat {
    guard line.size.width < rect.width else { return rect.minX - editing.scroll }
    let slack = rect.width - line.size.width
    switch textAlignment {
    case .center: return rect.minX + slack / 2
    case .right: return rect.maxX - line.size.width
    case .natural, .justified: return isRightToLeft ? rect.minX + slack : rect.minX
    default: return rect.minX
    }
  }

  private func x(of place: Int, _ line: TextLayout) -> CGFloat {
    guard !fieldText.string.isEmpty else { return 0 }
    let shown = fieldText.shownOffset(place, isSecure: isSecureTextEntry)
    return line.caret(at: shown).minX - (line.lines.first?.x ?? 0)
  }

  /// Returns the caret's rectangle: 21.5 points high in a line of 20, half a point above it
  /// (`ios26/controls.json`, "caret_17pt_in_34pt").
  func caretBox(at place: Int) -> CGRect {
    let rect = editingRect(forBounds: bounds), line = line
    let height = ((font ?? .systemFont(ofSize: 17)).lineHeight.roundedUp(toPixelsOf: pixelScale)) + 1
    return CGRect(
      x: lineStart(line, in: rect) + x(of: place, line) - 1,
      y: (rect.midY - height / 2).rounded(toPixelsOf: pixelScale),
      width: TextCaret.width, height: height)
  }

  final func selectionBoxes(_ range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    let rect = editingRect(forBounds: bounds), line = line
    let left = lineStart(line, in: rect) + x(of: range.location, line)
    let right = lineStart(line, in: rect) + x(of: range.location + range.length, line)
    let box = caretBox(at: range.location)
    let whole = CGRect(x: min(left, right), y: box.minY, width: abs(right - left), height: box.height)
    let seen = whole.intersection(rect.insetBy(dx: -1, dy: -8))
    return seen.isNull ? [] : [seen]
  }

  func place(nearest point: CGPoint) -> Int {
    let line = line
    guard !fieldText.string.isEmpty else { return 0 }
    let x = point.x - lineStart(line, in: editingRect(forBounds: bounds)) + (line.lines.first?.x ?? 0)
    let shown = line.place(at: CGPoint(x: x, y: line.size.height / 2))
    return editor.boundary(near: fieldText.offset(ofShown: shown, isSecure: isSecureTextEntry))
  }

  /// Scrolls the text so that the caret is visible, and shows caret and selection.
  final func showSelection() {
    let rect = editingRect(forBounds: bounds), line = line, old = editing.scroll
    let selection = editor.selection
    editing.isStale = false
    if line.size.width < rect.width {
      editing.scroll = 0
    } else {
      let x = x(of: selection.location + selection.length, line)
      if x - editing.scroll > rect.width - TextCaret.width {
        editing.scroll = x - rect.width + TextCaret.width
      }
      if x < editing.scroll { editing.scroll = x }
      editing.scroll = max(0, min(editing.scroll, line.size.width - rect.width + TextCaret.width))
    }
    if editing.scroll != old { setNeedsDisplay() }
    caret.show(
      caretBox(at: selection.location), selection: selectionBoxes(selection),
      marked: editor.marked.map(selectionBoxes) ?? [])
  }

  /// Draws the whole line, scrolled so that the caret is visible.
  final func drawEdited(_ text: StyledText, in rect: CGRect) {
    let line = line
    guard line.size.width >= rect.width, let context = UIGraphicsGetCurrentContext() else {
      return drawLine(text, in: rect)
    }
    context.saveGState()
    context.clip(to: rect)
    drawLine(
      text,
      in: CGRect(x: rect.minX - editing.scroll, y: rect.minY, width: line.size.width + 1, height: rect.height)
    )
    context.restoreGState()
  }
}
