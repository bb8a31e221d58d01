internal import CoreGraphics
public import Foundation

/// A key or button that is pressed, from down to up.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What a press has just done.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// Which button of a remote control; keyboards' presses have a `key` instead.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30, pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
  }

  final var time: TimeInterval = 0
  final var currentPhase = Phase.began
  final var pressedKey: UIKey?
  final var pressedWindow: UIWindow?
  final var pressedResponder: UIResponder?

  public override init() { super.init() }

  open var timestamp: TimeInterval { time }
  open var phase: Phase { currentPhase }
  /// The button; for keys of a keyboard the arrow's or `select` for Return, where there is such a one.
  open var type: PressType { pressedKey.flatMap(\.keyCode.pressType) ?? .select }
  open var window: UIWindow? { pressedWindow }
  open var responder: UIResponder? { pressedResponder }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var force: CGFloat { currentPhase == .ended ? 0 : 1 }
  /// The key of a keyboard.
  open var key: UIKey? { pressedKey }
}

/// An event of keys or buttons.
open class UIPressesEvent: UIEvent {
  final var pressList: [UIPress] = []

  open override var type: EventType { .presses }
  open var allPresses: Set<UIPress> { Set(pressList) }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
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

  open var characters: String { text }
  open var charactersIgnoringModifiers: String { plainText }
  open var modifierFlags: UIKeyModifierFlags { flags }
  open var keyCode: UIKeyboardHIDUsage { code }
}

/// A combination of keys that sends an action up the responder chain.
open class UIKeyCommand: UIMenuElement {
  public static let inputUpArrow = UIKeyCommandInput.up
  public static let inputDownArrow = UIKeyCommandInput.down
  public static let inputLeftArrow = UIKeyCommandInput.left
  public static let inputRightArrow = UIKeyCommandInput.right
  public static let inputEscape = UIKeyCommandInput.escape
  public static let inputPageUp = UIKeyCommandInput.pageUp
  public static let inputPageDown = UIKeyCommandInput.pageDown
  public static let inputHome = UIKeyCommandInput.home
  public static let inputEnd = UIKeyCommandInput.end
  public static let inputDelete = UIKeyCommandInput.delete

  /// The key's characters without modifiers, or one of the `input…` constants.
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var action: Selector?
  open var discoverabilityTitle: String?
  /// Whether the command comes before what a text that is edited does with the key.
  open var wantsPriorityOverSystemBehavior = false

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init(title: "", subtitle: nil, image: nil)
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    (self.title, self.image, self.discoverabilityTitle) = (title, image, discoverabilityTitle)
  }

  /// Whether a key means this command.
  final func matches(_ key: UIKey) -> Bool {
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard let input, key.modifierFlags.intersection(relevant) == modifierFlags.intersection(relevant) else { return false }
    return (key.keyCode.inputName ?? key.charactersIgnoringModifiers).lowercased() == input.lowercased()
  }
}
