internal import Foundation
internal import QuartzCore

/// The source of key events: tests, scripts and the desktop window report keys here.
@MainActor package final class KeyInput {
  /// The keyboard of the application.
  package static let main = KeyInput()

  /// A Boolean value that indicates whether the device has a hardware keyboard; without one it shows its own
  /// on the screen.
  package var isAttached = true {
    didSet { if isAttached != oldValue { InputViewHost.update() } }
  }
  private var held: [UIKeyboardHIDUsage: UIPress] = [:]

  private init() {}

  /// Presses a key in a window, or in the key window if it is nil. A key that is held down already repeats.
  package func press(_ key: UIKey, in window: UIWindow? = nil) {
    guard let window = window ?? UIWindow.key ?? UIApplication.shared.windows.last else { return }
    let press = UIPress()
    press.pressedKey = key
    press.pressedWindow = window
    if let old = held[key.keyCode] { send(old, .cancelled) }
    held[key.keyCode] = press
    send(press, .began)
  }

  /// Releases a key.
  package func release(_ key: UIKey) {
    guard let press = held.removeValue(forKey: key.keyCode) else { return }
    send(press, .ended)
  }

  /// Releases all keys, for instance when the window is left.
  package func releaseAll() {
    for press in held.values { send(press, .cancelled) }
    held = [:]
  }

  /// Presses and releases the keys of a text, one per character.
  package func type(_ text: String, in window: UIWindow? = nil) {
    for character in text {
      let code: UIKeyboardHIDUsage =
        character.isNewline
        ? .keyboardReturnOrEnter : character == "\t" ? .keyboardTab : .keyboardErrorUndefined
      let key = UIKey(String(character), keyCode: code)
      press(key, in: window)
      release(key)
    }
  }

  private func send(_ press: UIPress, _ phase: UIPress.Phase) {
    press.currentPhase = phase
    press.time = FrameClock.current.now
    let event = UIPressesEvent()
    event.time = press.time
    event.modifiers = press.key?.modifierFlags ?? []
    event.pressList = [press]
    UIApplication.shared.take(event)
  }
}
