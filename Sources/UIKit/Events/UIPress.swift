internal import CoreGraphics
public import Foundation

/// A key or button that is pressed, from down to up.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What a press has just done.
  public enum Phase: Int, Sendable {
    /// Keys begin and end; a held one that repeats is cancelled and begins anew.
    case began, changed, stationary, ended, cancelled
  }

  /// Which button of a remote control; keyboards' presses have a `key` instead.
  public enum PressType: Int, Sendable {
    /// Of keyboards the arrows, Return (`select`) and Escape (`menu`) have them.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// Of keyboards the page keys have them; the remote control's own two come from no device here.
    case pageUp = 30, pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
  }

  final var time: TimeInterval = 0
  final var currentPhase = Phase.began
  final var pressedKey: UIKey?
  final var pressedWindow: UIWindow?
  final var pressedResponder: UIResponder?
  /// The recognisers that follow the press.
  final var followers: [WeakGesture] = []

  /// A press of no key in no window.
  public override init() { super.init() }

  /// When the phase changed, in the seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { time }
  /// What the press has just done.
  open var phase: Phase { currentPhase }
  /// The button; for keys of a keyboard the arrow's or `select` for Return, where there is such a one.
  open var type: PressType { pressedKey.flatMap(\.keyCode.pressType) ?? .select }
  /// The window that the key was pressed in.
  open var window: UIWindow? { pressedWindow }
  /// The first responder at the beginning, which hears of the end, too.
  open var responder: UIResponder? { pressedResponder }
  /// Those that follow the press; nil where none does.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    let found = followers.compactMap(\.gesture)
    return found.isEmpty ? nil : found
  }
  /// 1 while the key is down, 0 at its end: none measures it.
  open var force: CGFloat { currentPhase == .ended ? 0 : 1 }
  /// The key of a keyboard.
  open var key: UIKey? { pressedKey }
}

/// An event of keys or buttons.
open class UIPressesEvent: UIEvent {
  final var pressList: [UIPress] = []

  open override var type: EventType { .presses }
  /// One press an event here: each key that goes down or up is told by itself.
  open var allPresses: Set<UIPress> { Set(pressList) }
  /// Those that a recogniser follows.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(pressList.filter { press in press.followers.contains { $0.gesture === gesture } })
  }
}

/// What a key of a keyboard means.
open class UIKey: NSObject {
  private let text: String
  private let plainText: String
  private let flags: UIKeyModifierFlags
  private let code: UIKeyboardHIDUsage

  /// - Parameter plain: The characters without the modifiers but shift.
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

  /// What the key types with the modifiers that are held; empty for keys without a character.
  open var characters: String { text }
  /// What it types with shift alone, if that is held.
  open var charactersIgnoringModifiers: String { plainText }
  /// The keys that were held with it.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// Which key of the keyboard, whatever it types.
  open var keyCode: UIKeyboardHIDUsage { code }
}
