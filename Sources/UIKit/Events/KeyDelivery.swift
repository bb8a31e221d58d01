internal import Foundation

/// The delivery of keys to the first responder, and from there up the chain.
@MainActor enum KeyDelivery {
  static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    let start = FirstResponder.current ?? window.rootViewController ?? window
    for press in event.pressList where press.phase == .began {
      press.pressedResponder = start
      if let key = press.key, runCommand(for: key, from: start) { return }
    }
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      let own = event.pressList.filter { $0.phase == phase }
      guard !own.isEmpty else { continue }
      let set = Set(own)
      if phase == .began { for press in own { GestureEnvironment.main.admit(press, event, at: start) } }
      GestureEnvironment.main.update(own, phase, event)
      for responder in Set(own.map { $0.pressedResponder ?? start }) {
        switch phase {
        case .began: responder.pressesBegan(set, with: event)
        case .changed: responder.pressesChanged(set, with: event)
        case .ended: responder.pressesEnded(set, with: event)
        default: responder.pressesCancelled(set, with: event)
        }
      }
    }
  }

  /// Performs the first matching key command up the chain that a responder performs. That responder validates
  /// it; a command that is refused or disabled is skipped.
  private static func runCommand(for key: UIKey, from start: UIResponder) -> Bool {
    var responder: UIResponder? = start
    let isTyped = (start as? any UIKeyInput).map { TextEditor.isTyped(key, into: $0) } ?? false
    while let current = responder {
      for command in (current.keyCommands ?? []) + current.addedKeyCommands
      where command.matches(key) && (!isTyped || command.wantsPriorityOverSystemBehavior) {
        guard let action = command.action,
          let receiver = current.target(forAction: action, withSender: command)
        else { continue }
        (receiver as? UIResponder)?.validate(command)
        guard !command.attributes.contains(.disabled) else { continue }
        return ActionDispatch.send(action, to: receiver as AnyObject, sender: command, event: nil)
      }
      responder = current.next
    }
    return UIMenuSystem.main.keyCommands.contains { command in
      guard command.matches(key), !isTyped || command.wantsPriorityOverSystemBehavior else { return false }
      command.validate()
      return command.perform()
    } || undoes(key, from: start)
  }

  /// Returns whether ⌘Z has undone something, or ⇧⌘Z redone it, also with Control; texts handle these keys
  /// themselves.
  private static func undoes(_ key: UIKey, from start: UIResponder) -> Bool {
    guard !(start is any TextOwner), !key.modifierFlags.isDisjoint(with: [.command, .control]),
      key.charactersIgnoringModifiers.lowercased() == "z", let manager = start.undoManager
    else { return false }
    if key.modifierFlags.contains(.shift) {
      guard manager.canRedo else { return false }
      manager.redo()
    } else {
      guard manager.canUndo else { return false }
      manager.undo()
    }
    return true
  }
}
