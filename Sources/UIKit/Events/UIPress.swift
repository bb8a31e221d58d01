internal import CoreGraphics
public import Foundation

/// A press of a key or button, from down to up.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// Keys begin and end; a held key that repeats is cancelled and begins again.
    case began, changed, stationary, ended, cancelled
  }

  /// The buttons of a remote control; presses of keyboards have a `key` instead.
  public enum PressType: Int, Sendable {
    /// The arrow keys, Return (`select`) and Escape (`menu`) of keyboards have these types.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// The page keys of keyboards have these types; the two buttons specific to remote controls are never
    /// sent.
    case pageUp = 30, pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
  }

  final var time: TimeInterval = 0
  final var currentPhase = Phase.began
  final var pressedKey: UIKey?
  final var pressedWindow: UIWindow?
  final var pressedResponder: UIResponder?
  /// The recognisers that track the press.
  final var followers: [WeakGesture] = []

  /// Creates a press of no key in no window.
  public override init() { super.init() }

  /// The time of the last phase change, in seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { time }
  /// The phase of the press.
  open var phase: Phase { currentPhase }
  /// The button; for keys of a keyboard the equivalent one, otherwise `select`.
  open var type: PressType { pressedKey.flatMap(\.keyCode.pressType) ?? .select }
  /// The window in which the key was pressed.
  open var window: UIWindow? { pressedWindow }
  /// The first responder at the beginning, which also receives the end.
  open var responder: UIResponder? { pressedResponder }
  /// The recognisers that track the press; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    let found = followers.compactMap(\.gesture)
    return found.isEmpty ? nil : found
  }
  /// The force: 1 while the key is down, 0 at its end; it is not measured.
  open var force: CGFloat { currentPhase == .ended ? 0 : 1 }
  /// The key of a keyboard.
  open var key: UIKey? { pressedKey }
}

/// An event of keys or buttons.
open class UIPressesEvent: UIEvent {
  final var pressList: [UIPress] = []

  open override var type: EventType { .presses }
  /// The presses; always one per event: each key that goes down or up is reported separately.
  open var allPresses: Set<UIPress> { Set(pressList) }
  /// Returns the presses that a recogniser tracks.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(pressList.filter { press in press.followers.contains { $0.gesture === gesture } })
  }
}

/// A key of a keyboard with its characters.
open class UIKey: NSObject {
  private let text: String
  private let plainText: String
  private let flags: UIKeyModifierFlags
  private let code: UIKeyboardHIDUsage

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - characters: The characters that the key produces with the modifiers.
  ///   - plain: The characters without modifiers other than Shift.
  ///   - modifiers: The modifiers that are pressed.
  ///   - keyCode: The usage of the key.
  package init(
    _ characters: String, plain: String? = nil, modifiers: UIKeyModifierFlags = [],
    keyCode: UIKeyboardHIDUsage = .keyboardErrorUndefined
  ) {
    text = characters
    plainText = plain ?? characters
    flags = modifiers
    code = keyCode
    super.init()
  }

  /// The characters that the key types with the held modifiers; empty for keys without a character.
  open var characters: String { text }
  /// The characters that the key types with Shift only, if that is held.
  open var charactersIgnoringModifiers: String { plainText }
  /// The modifier keys that were held with it.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// The key of the keyboard, regardless of what it types.
  open var keyCode: UIKeyboardHIDUsage { code }
}
