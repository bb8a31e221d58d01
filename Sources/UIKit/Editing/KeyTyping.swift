internal import Foundation

/// The effect of keys on responders with their own text input: they type, delete, and move the selection if
/// there is one.
@MainActor enum KeyTyping {
  /// Returns the presses that the first responder does not handle through its key input.
  ///
  /// Text fields and text views handle their own typing, so that only shortcuts are handled here. The same
  /// applies to read-only text views.
  static func taken(from presses: Set<UIPress>, by responder: UIResponder) -> Set<UIPress> {
    guard FirstResponder.current === responder, let input = responder as? any UIKeyInput else {
      return presses
    }
    let typesItself = responder is any TextOwner
    return presses.filter { press in
      guard let key = press.key else { return true }
      return !(typesItself ? shortcut(key, responder) : take(key, input, responder))
    }
  }

  /// Performs the key of a software keyboard. It causes no presses, which only hardware keys do.
  static func press(_ key: UIKey, for responder: UIResponder) {
    if let owner = responder as? any TextOwner {
      _ = owner.editor.take(key)
    } else if let input = responder as? any UIKeyInput {
      _ = take(key, input, responder)
    }
  }

  /// A notification that is posted after keys have changed a client's own text or its selection. Its object
  /// is the text. The effects of shortcuts are up to the client.
  static let typed = Notification.Name("KeyTypingTyped")

  private static func tell(of text: any UIKeyInput) {
    NotificationCenter.default.post(name: typed, object: text)
  }

  private static func take(_ key: UIKey, _ input: any UIKeyInput, _ responder: UIResponder) -> Bool {
    let extends = key.modifierFlags.contains(.shift)
    switch key.keyCode {
    case .keyboardDeleteOrBackspace:
      input.deleteBackward()
      tell(of: input)
    case .keyboardReturnOrEnter where !input.hasText && input.enablesReturnKeyAutomatically: break
    case .keyboardReturnOrEnter: type("\n", input)
    case .keyboardLeftArrow: return move(input, .left, extends)
    case .keyboardRightArrow: return move(input, .right, extends)
    case .keyboardUpArrow: return move(input, .up, extends)
    case .keyboardDownArrow: return move(input, .down, extends)
    default:
      guard key.modifierFlags.isDisjoint(with: shortcutKeys) else { return shortcut(key, responder) }
      guard TextEditor.isText(key.characters) else { return false }
      type(key.characters, input)
    }
    return true
  }

  private static func type(_ text: String, _ input: any UIKeyInput) {
    if let rich = input as? any UITextInput, let range = rich.selectedTextRange,
      !rich.shouldChangeText(in: range, replacementText: text)
    {
      return
    }
    input.insertText(text)
    tell(of: input)
  }

  private static func move(
    _ input: any UIKeyInput, _ direction: UITextLayoutDirection, _ extends: Bool
  ) -> Bool {
    guard let text = input as? any UITextInput, let old = text.selectedTextRange else { return false }
    let isBackward = UITextDirection.layout(direction).isBackward
    if !extends, !old.isEmpty, direction == .left || direction == .right {
      let end = isBackward ? old.start : old.end
      text.selectedTextRange = text.textRange(from: end, to: end)
      tell(of: text)
      return true
    }
    // An end that was moved before continues to move. In other selections, the end in the direction moves.
    let extended = extends && !old.isEmpty ? extended.flatMap { $0.isSelection(of: text) ? $0 : nil } : nil
    let movesStart = extended?.movesStart ?? isBackward
    guard let place = text.position(from: movesStart ? old.start : old.end, in: direction, offset: 1) else {
      return true
    }
    let kept = extends ? (movesStart ? old.end : old.start) : place
    let isBefore = text.compare(place, to: kept) == .orderedAscending
    text.selectedTextRange =
      isBefore ? text.textRange(from: place, to: kept) : text.textRange(from: kept, to: place)
    self.extended = extends ? Extended(text, movesStart: isBefore) : nil
    tell(of: text)
    return true
  }

  /// A selection that was extended with the Shift key.
  private struct Extended {
    private weak var text: (any UITextInput)?
    private let range: NSRange?
    let movesStart: Bool

    @MainActor init(_ text: any UITextInput, movesStart: Bool) {
      (self.text, range, self.movesStart) = (text, Self.selection(of: text), movesStart)
    }

    /// Returns a Boolean value that indicates whether the selection has not changed otherwise.
    @MainActor func isSelection(of text: any UITextInput) -> Bool {
      self.text === text && range == Self.selection(of: text)
    }

    /// Returns the selection in offsets of the text.
    @MainActor private static func selection(of text: any UITextInput) -> NSRange? {
      text.selectedTextRange.map {
        NSRange(
          location: text.offset(from: text.beginningOfDocument, to: $0.start),
          length: text.offset(from: $0.start, to: $0.end))
      }
    }
  }
  private static var extended: Extended?

  private static let shortcutKeys: UIKeyModifierFlags = [.command, .control]

  private static func shortcut(_ key: UIKey, _ responder: UIResponder) -> Bool {
    let actions = ["a": "selectAll:", "c": "copy:", "x": "cut:", "v": "paste:"]
    guard !key.modifierFlags.isDisjoint(with: shortcutKeys),
      let name = actions[key.charactersIgnoringModifiers.lowercased()]
    else { return false }
    let action = Selector(name)
    guard responder.canPerformAction(action, withSender: nil) else { return false }
    return UIApplication.shared.sendAction(action, to: responder, from: nil, for: nil)
  }
}
