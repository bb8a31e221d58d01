internal import Foundation

extension UIApplication {
  /// Sends an event and ends its undo group.
  final func take(_ event: UIEvent) {
    sendEvent(event)
    UndoManager.eventDidEnd()
  }

  /// Sends touches to the windows in which they began, and keys to the key window.
  final func distribute(_ event: UIEvent) {
    FrameTrace.current?.note(event)
    switch event.type {
    case .touches, .hover:
      var told: [UIWindow] = []
      for window in event.touchList.compactMap(\.touchedWindow) where !told.contains(where: { $0 === window })
      {
        told.append(window)
        window.sendEvent(event)
      }
    case .presses: ((event as? UIPressesEvent)?.pressList.first?.pressedWindow ?? keyWindow)?.sendEvent(event)
    default: keyWindow?.sendEvent(event)
    }
  }

  final func perform(
    _ action: Selector, on target: AnyObject?, from sender: Any?, _ event: UIEvent?
  ) -> Bool {
    if let target { return ActionDispatch.send(action, to: target, sender: sender, event: event) }
    let start = FirstResponder.current ?? (sender as? UIResponder) ?? self
    guard
      let receiver = ActionDispatch.receiver(of: action, from: start)
        ?? ActionDispatch.receiver(of: action, from: sender as? UIResponder)
    else { return false }
    return ActionDispatch.send(action, to: receiver, sender: sender, event: event)
  }
}
