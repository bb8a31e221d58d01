internal import Foundation

/// What keys do to a responder that takes text and brings its own:
/// they type and delete, and move the selection where it has one.
@MainActor enum KeyTyping {
  /// What is left of presses when the first responder has had its keys. Fields and text views type by
  /// themselves: what they leave, as one that is only read leaves all, can be a shortcut and no more.
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

  /// A key of the keyboard on the screen: no press, which only keys beside the device make.
  static func press(_ key: UIKey, for responder: UIResponder) {
    if let owner = responder as? any TextOwner {
      _ = owner.editor.take(key)
    } else if let input = responder as? any UIKeyInput {
      _ = take(key, input, responder)
    }
  }

  /// Posted when keys have changed a text of a program's own, or its selection; the object is the text. What
  /// shortcuts do the program does itself.
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
    // The end that has moved goes on moving; of a selection
    // that was made otherwise, the one in the direction.
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

  /// A selection as the shift key left it.
  private struct Extended {
    private weak var text: (any UITextInput)?
    private let range: NSRange?
    let movesStart: Bool

    @MainActor init(_ text: any UITextInput, movesStart: Bool) {
      (self.text, range, self.movesStart) = (text, Self.selection(of: text), movesStart)
    }

    /// Whether nothing else has moved it since.
    @MainActor func isSelection(of text: any UITextInput) -> Bool {
      self.text === text && range == Self.selection(of: text)
    }

    /// The selection in the steps that the text counts.
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
