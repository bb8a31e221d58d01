internal import CoreGraphics
internal import CoreText
internal import Foundation

extension UITextView: TextOwner {
  var asked: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  final func addTapToEdit() {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.onAction { [weak self] tap in
      self?.tapped(at: tap.location(in: self), count: tap.attempt.touches.first?.tapCount ?? 1)
    }
    addGestureRecognizer(tap)
    addPressToEdit()
  }

  private func tapped(at point: CGPoint, count: Int) {
    guard count > 1 || !usesItem(at: point) else { return }
    let wasEdited = isFirstResponder
    guard isEditable || isSelectable, isFirstResponder || becomeFirstResponder() else { return }
    tapText(at: point, count: count, wasEdited: wasEdited)
  }

  // MARK: - Beginning and ending editing

  final func beginEditing(_ stand: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    guard window != nil else { return stand() }
    if isEditable, !(asked?.textViewShouldBeginEditing(self) ?? true) { return false }
    guard stand() else { return false }
    isEditingText = true
    showSelection()
    guard isEditable else { return true }
    comeIntoSight(caretBox(at: editor.selection.location))
    asked?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  final func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder || isEditingText else { return resign() }
    guard resign() else { return false }
    guard isEditingText else { return true }
    isEditingText = false
    caret.show(nil, selection: [])
    UIMenuController.shared.hideMenu(from: self)
    guard isEditable else { return true }
    asked?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: - Text

  var editedString: String { pageText.string }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    isEditable && asked?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func selectWhatIsTypedOver() {
    guard clearsOnInsertion else { return }
    editor.select(NSRange(location: 0, length: editor.length))
    clearsOnInsertion = false
  }

  func styledText(in range: NSRange) -> NSAttributedString? {
    storageStorage?.attributedSubstring(from: range) ?? pageText.styled?.attributedSubstring(from: range)
  }

  func putText(_ text: String, styled: NSAttributedString?, in range: NSRange) {
    if let storageStorage {
      isWriting = true
      storageStorage.replaceCharacters(
        in: range, with: styled ?? NSAttributedString(string: text, attributes: typingAttributes))
      isWriting = false
      takeStorage()
    } else {
      pageText.replace(range, with: text, looks: styled)
      textDidChange()
    }
  }

  func textWasEdited() {
    asked?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func selectionWasMoved(byUser: Bool) {
    pageText.forgetTyping()
    if byUser { clearsOnInsertion = false }
    // Marked text has its own appearance.
    if editor.markedStyle != nil, editor.marked != shownMarked { textDidChange() }
    shownMarked = editor.marked
    if isEditingText {
      if byUser { revealsSelection = true }
      // A changed text is laid out once for all that is typed before the next layout.
      if settledWidth != nil { showEditedSelection() } else { setNeedsLayout() }
    }
    asked?.textViewDidChangeSelection(self)
  }

  /// Shows caret and selection, and scrolls to the selection's end once after the user has moved it.
  final func showEditedSelection() {
    showSelection()
    guard revealsSelection else { return }
    revealsSelection = false
    scrollRangeToVisible(NSRange(location: NSMaxRange(editor.selection), length: 0))
  }

  func editMenu(suggested: [UIMenuElement]) -> UIMenu? {
    asked?.textView(self, editMenuForTextIn: editor.selection, suggestedActions: suggested)
  }

  var isSingleLine: Bool { false }
  /// Returns `false`: the return key inserts a character.
  func takeReturn() -> Bool { false }

  final func offers(_ action: Selector) -> Bool {
    let selection = editor.selection
    return switch action.description {
    case "cut:": isEditable && selection.length > 0 && !isSecureTextEntry
    case "delete:": isEditable && selection.length > 0
    case "copy:": selection.length > 0 && !isSecureTextEntry
    case "paste:": isEditable && UIPasteboard.general.hasStrings
    case "select:": hasText && selection.length == 0
    case "selectAll:": hasText && selection.length < editor.length
    default: false
    }
  }

  // MARK: - Text geometry

  /// The start of the first line, in the view's coordinate space.
  private var corner: CGPoint { CGPoint(x: insetStorage.left + linePadding, y: insetStorage.top) }

  /// Returns the caret's rectangle: three quarters of a point above its line and 1.5 points higher
  /// (`ios26/controls.json`, UITextView.caret).
  func caretBox(at place: Int) -> CGRect {
    let line = lineBox(at: place)
    let top = (line.minY - 0.75).rounded(.down)
    return CGRect(x: line.minX, y: top, width: TextCaret.width, height: line.height.rounded(.up) + 1.5)
  }

  private func shown(_ place: Int) -> Int { pageText.shownOffset(place, isSecure: isSecureTextEntry) }

  /// Returns the rectangle of no width at the start of a character, with the height of its line, in the
  /// view's coordinate space.
  private func lineBox(at place: Int) -> CGRect {
    var box = CGRect(x: 0, y: 0, width: 0, height: pageText.font.lineHeight)
    if let manager = drawingFragments, let box = boxes(NSRange(location: place, length: 0), of: manager).first
    {
      return box
    }
    let layout = layout(width: bounds.width)
    // The last line that begins at or before the position; a position at a break between two lines is on the
    // second.
    let shown = shown(place)
    if editor.length > 0, let line = layout.lines.last(where: { $0.range.lowerBound <= shown }) {
      // After a final line break the caret is on an empty line of its own.
      let isBelow = isLineBreak(before: place) && line.range.lowerBound < shown
      box = CGRect(
        x: isBelow ? 0 : layout.x(of: shown, in: line), y: isBelow ? line.top + line.height : line.top,
        width: 0,
        height: line.height)
    }
    return box.offsetBy(dx: corner.x, dy: corner.y)
  }

  final func selectionBoxes(_ range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    if let manager = drawingFragments { return boxes(range, of: manager) }
    return layout(width: bounds.width).rects(for: shown(range.location)..<shown(NSMaxRange(range)))
      .map { $0.offsetBy(dx: corner.x, dy: corner.y) }
  }

  func place(nearest point: CGPoint) -> Int {
    guard editor.length > 0 else { return 0 }
    let found =
      drawingFragments.map { self.place(nearest: point, of: $0) }
      ?? pageText.offset(
        ofShown: layout(width: bounds.width).place(at: CGPoint(x: point.x - corner.x, y: point.y - corner.y)),
        isSecure: isSecureTextEntry)
    let place = editor.boundary(near: found), end = editor.length
    if isLineBreak(before: end), point.y >= caretBox(at: end).minY { return end }
    // The position after a line break is on the next line; the point was on this one.
    return isLineBreak(before: place) && caretBox(at: place).minY > point.y
      ? editor.place(before: place) : place
  }

  final var endsWithLineBreak: Bool { isLineBreak(before: editedString.utf16.count) }

  /// Returns a Boolean value that indicates whether a line ends before a position; dots show no line breaks.
  private func isLineBreak(before place: Int) -> Bool {
    guard place > 0, !isSecureTextEntry else { return false }
    return Unicode.Scalar((editedString as NSString).character(at: place - 1))
      .map(CharacterSet.newlines.contains) ?? false
  }

  final func showSelection() {
    if clearsOnInsertion { return caret.show(nil, selection: []) }
    let selection = editor.selection
    let marked = editor.markedStyle == nil ? editor.marked : nil
    caret.show(
      isEditable ? caretBox(at: selection.location) : nil, selection: selectionBoxes(selection),
      marked: marked.map(selectionBoxes) ?? [])
  }
}
