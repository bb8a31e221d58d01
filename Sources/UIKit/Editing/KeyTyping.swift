internal import Foundation

/// What keys do to a responder that takes text and brings its own: they type and delete, and move the selection where it has one.
@MainActor enum KeyTyping {
  /// What is left of presses when the first responder has had its keys.
  static func taken(from presses: Set<UIPress>, by responder: UIResponder) -> Set<UIPress> {
    guard FirstResponder.current === responder, let input = responder as? any UIKeyInput else { return presses }
    return presses.filter { press in !(press.key.map { take($0, input, responder) } ?? false) }
  }

  private static func take(_ key: UIKey, _ input: any UIKeyInput, _ responder: UIResponder) -> Bool {
    let extends = key.modifierFlags.contains(.shift)
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter where !input.hasText && input.enablesReturnKeyAutomatically: break
    case .keyboardReturnOrEnter: type("\n", input)
    case .keyboardLeftArrow: return move(input, .left, extends)
    case .keyboardRightArrow: return move(input, .right, extends)
    case .keyboardUpArrow: return move(input, .up, extends)
    case .keyboardDownArrow: return move(input, .down, extends)
    default:
      guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return shortcut(key, responder) }
      guard TextEditor.isText(key.characters) else { return false }
      type(key.characters, input)
    }
    return true
  }

  private static func type(_ text: String, _ input: any UIKeyInput) {
    if let rich = input as? any UITextInput, let range = rich.selectedTextRange, !rich.shouldChangeText(in: range, replacementText: text) {
      return
    }
    input.insertText(text)
  }

  private static func move(_ input: any UIKeyInput, _ direction: UITextLayoutDirection, _ extends: Bool) -> Bool {
    guard let text = input as? any UITextInput, let old = text.selectedTextRange else { return false }
    let isBackward = UITextDirection.layout(direction).isBackward
    if !extends, !old.isEmpty, direction == .left || direction == .right {
      let end = isBackward ? old.start : old.end
      text.selectedTextRange = text.textRange(from: end, to: end)
      return true
    }
    guard let place = text.position(from: isBackward ? old.start : old.end, in: direction, offset: 1) else { return true }
    let kept = extends ? (isBackward ? old.end : old.start) : place
    text.selectedTextRange = isBackward ? text.textRange(from: place, to: kept) : text.textRange(from: kept, to: place)
    return true
  }

  private static func shortcut(_ key: UIKey, _ responder: UIResponder) -> Bool {
    let actions = ["a": "selectAll:", "c": "copy:", "x": "cut:", "v": "paste:"]
    guard let name = actions[key.charactersIgnoringModifiers.lowercased()] else { return false }
    let action = Selector(name)
    guard responder.canPerformAction(action, withSender: nil) else { return false }
    return UIApplication.shared.sendAction(action, to: responder, from: nil, for: nil)
  }
}
