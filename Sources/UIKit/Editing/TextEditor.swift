internal import CoreGraphics
internal import CoreText
internal import Foundation
internal import QuartzCore

/// The caret, selection and typing of a text with undo. Offsets are in UTF-16 units and never within a
/// character.
@MainActor final class TextEditor {
  private unowned let owner: any TextOwner
  private(set) var selection = NSRange(location: 0, length: 0) {
    didSet {
      if let marked, selection.location < marked.location || NSMaxRange(selection) > NSMaxRange(marked) {
        self.marked = nil
      }
    }
  }
  /// The end of the selection that stays when the other is moved with the Shift key.
  private var anchor = 0
  /// The x coordinate that the caret keeps while it moves up and down.
  private var column: CGFloat?
  let undo = UndoManager()
  /// The offset at which typing continues that is undone as a whole.
  private var typingEnd: Int?
  /// The range of text from an input method that may still change, until the selection leaves it.
  private(set) var marked: NSRange?
  /// The attributes of marked text, or nil to tint it.
  var markedStyle: [NSAttributedString.Key: Any]?
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var tokenizer = (owner as? any UIResponder & UITextInput).map {
    UITextInputStringTokenizer(textInput: $0)
  }

  init(_ owner: any TextOwner) {
    self.owner = owner
    selection.location = (owner.editedString as NSString).length
    anchor = selection.location
  }

  private var text: NSString { owner.editedString as NSString }
  var length: Int { text.length }

  // MARK: - Selection

  /// Selects a range, adjusted to the text and to whole characters.
  func select(_ range: NSRange, byUser: Bool = false) {
    let start = boundary(near: range.location == NSNotFound ? length : range.location)
    let end = range.length == 0 ? start : boundary(near: range.location + range.length)
    let new = NSRange(location: start, length: max(0, end - start))
    anchor = start
    column = nil
    guard new != selection else { return }
    if byUser { typingEnd = nil }
    if !byUser { inputDelegate?.selectionWillChange(owner as? any UITextInput) }
    selection = new
    if !byUser { inputDelegate?.selectionDidChange(owner as? any UITextInput) }
    owner.selectionWasMoved(byUser: byUser)
  }

  /// Returns the nearest offset at or after another that is between characters, within the text.
  func boundary(near place: Int) -> Int {
    owner.editedString.characterBoundary(atOrAfter: min(max(place, 0), length))
  }

  private var caret: Int {
    anchor == selection.location ? selection.location + selection.length : selection.location
  }

  private func move(to place: Int, extending: Bool) {
    let kept = extending ? anchor : place
    typingEnd = nil
    let new = NSRange(location: min(kept, place), length: abs(place - kept))
    let column = column
    anchor = kept
    guard new != selection else { return }
    selection = new
    self.column = column
    owner.selectionWasMoved(byUser: true)
  }

  func place(before place: Int) -> Int {
    place <= 0 ? 0 : text.characterRange(at: min(place, length) - 1).location
  }
  func place(after place: Int) -> Int {
    place < length ? NSMaxRange(text.characterRange(at: max(place, 0))) : length
  }

  /// Returns the range of the word, or of other characters, at an offset.
  func word(around place: Int) -> NSRange {
    guard length > 0 else { return NSRange(location: 0, length: 0) }
    let units = TextUnits(text), middle = min(place, length - 1)
    if let word = units.unit(.word, at: middle) { return word }
    var start = middle, end = middle
    while start > 0, units.unit(.word, at: start - 1) == nil { start -= 1 }
    while end < length, units.unit(.word, at: end) == nil { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  private func wordEdge(from place: Int, forward: Bool) -> Int {
    let position = TextPlace(place), direction = UITextDirection.storage(forward ? .forward : .backward)
    return tokenizer?.position(from: position, toBoundary: .word, inDirection: direction)?.offset
      ?? (forward ? length : 0)
  }

  // MARK: - Text positions

  func text(in range: NSRange) -> String? {
    guard range.location >= 0, range.location + range.length <= length else { return nil }
    return owner.editedString.text(in: range)
  }
  func range(_ from: Int, _ to: Int) -> UITextRange? {
    guard (0...length).contains(from), (0...length).contains(to) else { return nil }
    return TextSpan(NSRange(location: min(from, to), length: abs(to - from)))
  }
  func position(_ place: Int) -> UITextPosition? { (0...length).contains(place) ? TextPlace(place) : nil }
  func compare(_ a: Int, _ b: Int) -> ComparisonResult {
    a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  /// Returns the offset a number of steps away in a direction on the screen, or nil beyond the text.
  func place(from place: Int, _ direction: UITextLayoutDirection, by steps: Int) -> Int? {
    var place = place
    for _ in 0..<max(0, steps) {
      let next =
        switch direction {
        case .left: self.place(before: place)
        case .right: self.place(after: place)
        case .up, .down:
          self.place(beside: place, direction == .up ? -1 : 1, x: owner.caretBox(at: place).midX) ?? place
        }
      guard next != place else { return nil }
      place = next
    }
    return place
  }

  // MARK: - Text changes

  /// Replaces the marked text or the selection, without asking the delegate.
  func type(_ text: String) { replace(marked ?? selection, with: text, byUser: true) }

  /// Types as a keyboard does, after asking the delegate.
  func enter(_ text: String) {
    owner.selectWhatIsTypedOver()
    guard owner.mayReplace(marked ?? selection, with: text) else { return }
    (owner as? any UIKeyInput)?.insertText(text)
  }

  /// Deletes as a keyboard does, after asking the delegate if there is something to delete.
  func enterBackspace() {
    if let range = rangeBackward, !owner.mayReplace(range, with: "") { return }
    (owner as? any UIKeyInput)?.deleteBackward()
  }

  /// Replaces the marked text or the selection with marked text.
  func mark(_ text: String, selected: NSRange) {
    let range = marked ?? selection
    guard owner.mayReplace(range, with: text) else { return }
    replace(range, with: text, byUser: true, marks: true)
    guard let marked else { return }
    let start = min(selected.location, marked.length)
    select(NSRange(location: marked.location + start, length: min(selected.length, marked.length - start)))
  }

  /// Returns a text as it is displayed, with the attributes of marked text.
  func showingMarked(_ plain: StyledText, isSecure: Bool) -> StyledText {
    guard let marked, let markedStyle, !isSecure, NSMaxRange(marked) <= plain.string.utf16.count else {
      return plain
    }
    let parts =
      plain.parts.map { NSMutableAttributedString(attributedString: $0) }
      ?? NSMutableAttributedString(string: plain.string)
    parts.addAttributes(markedStyle, range: marked)
    return StyledText(plain.string, plain.attributes, parts: parts)
  }

  func unmark() {
    guard marked != nil else { return }
    marked = nil
    owner.selectionWasMoved(byUser: false)
  }

  /// Deletes the selection, or the character before it, without asking the delegate.
  func deleteBackward() {
    if let rangeBackward { replace(rangeBackward, with: "", byUser: true) }
  }

  /// The range that `deleteBackward()` deletes, or nil at the start of the text.
  private var rangeBackward: NSRange? {
    if selection.length > 0 { return selection }
    let start = place(before: selection.location)
    return start < selection.location
      ? NSRange(location: start, length: selection.location - start) : nil
  }

  private func deleteForward(byWord: Bool) {
    if selection.length > 0 { return edit(selection, "") }
    let end = byWord ? wordEdge(from: caret, forward: true) : place(after: selection.location)
    guard end > selection.location else { return }
    edit(NSRange(location: selection.location, length: end - selection.location), "")
  }

  /// Replaces a range on behalf of the user, after asking the delegate.
  func edit(_ range: NSRange, _ new: String) {
    guard owner.mayReplace(range, with: new) else { return }
    replace(range, with: new, byUser: true)
  }

  /// Deletes the selection as a menu does, after asking the delegate.
  func deleteSelection() {
    if selection.length > 0 { change(named: "Delete") { edit(selection, "") } }
  }

  /// Replaces a range without asking the delegate, with undo. `styled` is the new text with its attributes,
  /// or nil for typing attributes.
  func replace(
    _ range: NSRange, with new: String, styled: NSAttributedString? = nil, byUser: Bool, marks: Bool = false
  ) {
    let range = NSRange(
      location: min(range.location, length), length: min(range.length, max(0, length - range.location)))
    let size = new.utf16.count
    let isTyping =
      byUser && range.length == 0 && typingEnd == range.location && !new.contains { $0.isWhitespace }
    if !byUser { textWillBeSet() }
    if !isTyping {
      let edit = CharacterEdit(range, with: new, in: owner.editedString)
      registerUndo(edit, isOpen: range.length == 0 && byUser)
    } else {
      typed?.length += size
    }
    owner.putText(new, styled: styled, in: range)
    typingEnd = byUser && range.length == 0 ? range.location + size : nil
    // The inserted text may form one character with the text after it.
    selection = NSRange(location: boundary(near: range.location + size), length: 0)
    (anchor, column) = (selection.location, nil)
    marked = marks && size > 0 ? NSRange(location: range.location, length: size) : nil
    UIMenuController.shared.hideMenu(from: owner)
    // The selection is reported first: delegates of text views know it when they are notified of the text.
    owner.selectionWasMoved(byUser: byUser)
    owner.textWasEdited()
    if !byUser { inputDelegate?.textDidChange(owner as? any UITextInput) }
  }

  /// The text typed continuously, which a single undo removes.
  private final class Typed {
    var length: Int
    init(_ length: Int) { self.length = length }
  }
  private var typed: Typed?
  /// The name of the undoable action in menus.
  private var actionName = "Typing"

  /// Returns a Boolean value that indicates whether an action is in the menus of texts. Clients implement
  /// others.
  static func isMenuAction(_ action: Selector) -> Bool {
    ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"].contains(action.description)
  }

  /// Performs a change of the text with an action name, for changes that are not made with keys.
  func change(named name: String, _ body: () -> Void) {
    actionName = name
    defer { actionName = "Typing" }
    body()
  }

  /// Registers undo with whole characters, so that nothing is lost if an edit divides one.
  private func registerUndo(_ edit: CharacterEdit, isOpen: Bool) {
    let start = edit.range.location, typed = Typed(edit.text.utf16.count)
    let old = owner.editedString.text(in: edit.range), styled = owner.styledText(in: edit.range)
    self.typed = isOpen ? typed : nil
    undo.registerUndo(withTarget: self) { editor in
      editor.typingEnd = nil
      editor.replace(
        NSRange(location: start, length: typed.length), with: old, styled: styled, byUser: false)
    }
    if !undo.isUndoing, !undo.isRedoing { undo.setActionName(actionName) }
  }

  /// Notifies the input delegate that the text is about to change by other means than keys.
  func textWillBeSet() { inputDelegate?.textWillChange(owner as? any UITextInput) }

  /// Resets the editor after the text was set: the caret moves to the end, and undo is cleared.
  func textWasSet() {
    undo.removeAllActions()
    (typingEnd, typed, marked) = (nil, nil, nil)
    let end = length
    selection = NSRange(location: end, length: 0)
    (anchor, column) = (end, nil)
    owner.selectionWasMoved(byUser: false)
    inputDelegate?.textDidChange(owner as? any UITextInput)
  }

  // MARK: - Keys

  /// Performs the effect of a key on the text. Returns `false` if it has none.
  func take(_ key: UIKey) -> Bool {
    let command = !key.modifierFlags.isDisjoint(with: [.command, .control])
    let extends = key.modifierFlags.contains(.shift), byWord = key.modifierFlags.contains(.alternate)
    switch key.keyCode {
    case .keyboardLeftArrow:
      step(forward: false, extends, byWord: byWord, toEnd: key.modifierFlags.contains(.command))
    case .keyboardRightArrow:
      step(forward: true, extends, byWord: byWord, toEnd: key.modifierFlags.contains(.command))
    case .keyboardUpArrow where key.modifierFlags.contains(.command): move(to: 0, extending: extends)
    case .keyboardDownArrow where key.modifierFlags.contains(.command): move(to: length, extending: extends)
    case .keyboardUpArrow: line(-1, extends)
    case .keyboardDownArrow: line(1, extends)
    case .keyboardHome: move(to: lineEdge(atEnd: false), extending: extends)
    case .keyboardEnd: move(to: lineEdge(atEnd: true), extending: extends)
    case .keyboardDeleteOrBackspace:
      let start =
        key.modifierFlags.contains(.command)
        ? lineEdge(atEnd: false) : byWord ? wordEdge(from: caret, forward: false) : caret
      if start < caret, selection.length == 0 {
        edit(NSRange(location: start, length: caret - start), "")
      } else {
        enterBackspace()
      }
    case .keyboardDeleteForward: deleteForward(byWord: byWord)
    case .keyboardReturnOrEnter
    where length == 0 && (owner as? any UITextInputTraits)?.enablesReturnKeyAutomatically == true: break
    case .keyboardReturnOrEnter: if !owner.takeReturn() { enter("\n") }
    case .keyboardTab where !owner.isSingleLine && key.modifierFlags.isEmpty: enter("\t")
    case .keyboardTab where owner.isSingleLine && key.modifierFlags.isSubset(of: .shift):
      return FieldOrder.move(from: owner, forward: !extends)
    default: return command ? shortcut(key) : insert(key.characters)
    }
    return true
  }

  /// Returns whether a key without Command or Control types into a text, or moves its caret.
  static func isTyped(_ key: UIKey, into text: any UIKeyInput) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome,
      .keyboardEnd,
      .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardReturnOrEnter:
      return true
    case .keyboardTab:
      return (text as? any TextOwner)?.isSingleLine == false && key.modifierFlags.isEmpty
    default: return isText(key.characters)
    }
  }

  static func isText(_ characters: String) -> Bool {
    characters.unicodeScalars.first.map {
      $0.value >= 32 && $0.value != 127 && !(0xF700...0xF8FF).contains($0.value)
    } ?? false
  }

  private func insert(_ characters: String) -> Bool {
    guard Self.isText(characters) else { return false }
    enter(characters)
    return true
  }

  private func shortcut(_ key: UIKey) -> Bool {
    switch key.charactersIgnoringModifiers.lowercased() {
    case "a": owner.selectAll(nil)
    case "c": owner.copy(nil)
    case "x": owner.cut(nil)
    case "v": owner.paste(nil)
    case "z": key.modifierFlags.contains(.shift) ? owner.undoManager?.redo() : owner.undoManager?.undo()
    default: return false
    }
    return true
  }

  private func step(forward: Bool, _ extends: Bool, byWord: Bool, toEnd: Bool) {
    column = nil
    if selection.length > 0, !extends, !byWord, !toEnd {
      return move(to: forward ? selection.location + selection.length : selection.location, extending: false)
    }
    let place =
      toEnd
      ? lineEdge(atEnd: forward)
      : byWord
        ? wordEdge(from: caret, forward: forward)
        : forward ? self.place(after: caret) : self.place(before: caret)
    move(to: place, extending: extends)
  }

  private func line(_ direction: CGFloat, _ extends: Bool) {
    let x = column ?? owner.caretBox(at: caret).midX
    move(to: place(beside: caret, direction, x: x) ?? (direction < 0 ? 0 : length), extending: extends)
    column = x
  }

  /// Returns the offset one line above or below another, or nil if there is no such line.
  private func place(beside place: Int, _ direction: CGFloat, x: CGFloat) -> Int? {
    let box = owner.caretBox(at: place)
    let found = owner.place(nearest: CGPoint(x: x, y: box.midY + direction * box.height))
    return abs(owner.caretBox(at: found).midY - box.midY) < 1 ? nil : found
  }

  private func lineEdge(atEnd: Bool) -> Int {
    let box = owner.caretBox(at: caret)
    return owner.place(nearest: CGPoint(x: atEnd ? 1e6 : -1e6, y: box.midY))
  }
}
