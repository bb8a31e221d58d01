public import Foundation

/// An entry that does something when it is chosen.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text of the entry.
  var title: String { get set }
  /// A longer name for an overlay of keys, which is not shown here.
  var discoverabilityTitle: String? { get set }
  /// The picture of the entry; nil for none.
  var image: UIImage? { get set }
  /// Disabled, hidden, red, or leaving the menu open.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether a mark stands before the title.
  var state: UIMenuElement.State { get set }
}

extension UIAction: UIMenuLeaf {}

/// An entry of a menu that sends an action up the responder chain.
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// Whoever performs it; the first up the chain from the first responder.
  open internal(set) var action: Selector?
  /// What the app tells commands of the same action apart by.
  open internal(set) var propertyList: Any?
  /// A longer name for an overlay of keys. Kept for the app: none is shown.
  open var discoverabilityTitle: String?
  /// How the command can be used: menus do not send a disabled one, and do not show a hidden one.
  open var attributes: Attributes = []
  /// `validate(_:)` of whoever would perform it may set it, before the menu opens.
  open var state = State.off
  /// What the command is while modifier keys are held. Kept for the app: menus here are touched.
  open internal(set) var alternates: [UICommandAlternate] = []

  /// A command of a menu. Its action goes up the responder chain with the command as the sender.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    super.init(title: title, subtitle: subtitle, image: image)
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
  }

  /// Who would perform the command now.
  final var receiver: UIResponder? {
    let start =
      FirstResponder.current ?? UIApplication.shared.keyWindow?.rootViewController ?? UIApplication.shared
    return action.flatMap { start.target(forAction: $0, withSender: self) as? UIResponder }
  }

  /// Has whoever would perform it say how it looks.
  final func validate() { receiver?.validate(self) }

  /// Sends the action; false where nobody performs it.
  @discardableResult final func perform() -> Bool {
    guard !attributes.contains(.disabled), let action, let receiver else { return false }
    return ActionDispatch.send(action, to: receiver, sender: self, event: nil)
  }
}

/// What a command is while modifier keys are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// What the entry says while the keys are held. Kept for the app.
  public let title: String
  /// What the entry sends while the keys are held. Kept for the app.
  public let action: Selector
  /// The keys that bring the alternate about. Kept for the app.
  public let modifierFlags: UIKeyModifierFlags

  /// An alternate with the keys that bring it about.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// A combination of keys that sends an action up the responder chain.
open class UIKeyCommand: UICommand {
  /// Names of keys that have no character, for `input`.
  public static let inputUpArrow = UIKeyCommandInput.up
  /// The arrow that points down.
  public static let inputDownArrow = UIKeyCommandInput.down
  /// The arrow that points to the left, in languages that read from the right, too.
  public static let inputLeftArrow = UIKeyCommandInput.left
  /// The arrow that points to the right, in languages that read from the right, too.
  public static let inputRightArrow = UIKeyCommandInput.right
  /// The Escape key.
  public static let inputEscape = UIKeyCommandInput.escape
  /// The key for the page above.
  public static let inputPageUp = UIKeyCommandInput.pageUp
  /// The key for the page below.
  public static let inputPageDown = UIKeyCommandInput.pageDown
  /// The key for the beginning.
  public static let inputHome = UIKeyCommandInput.home
  /// The key for the end.
  public static let inputEnd = UIKeyCommandInput.end
  /// The key that deletes forward; the one that deletes backward has a character.
  public static let inputDelete = UIKeyCommandInput.delete
  /// The function key F1.
  public static let f1 = UIKeyCommandInput.function(1)
  /// The function key F2.
  public static let f2 = UIKeyCommandInput.function(2)
  /// The function key F3.
  public static let f3 = UIKeyCommandInput.function(3)
  /// The function key F4.
  public static let f4 = UIKeyCommandInput.function(4)
  /// The function key F5.
  public static let f5 = UIKeyCommandInput.function(5)
  /// The function key F6.
  public static let f6 = UIKeyCommandInput.function(6)
  /// The function key F7.
  public static let f7 = UIKeyCommandInput.function(7)
  /// The function key F8.
  public static let f8 = UIKeyCommandInput.function(8)
  /// The function key F9.
  public static let f9 = UIKeyCommandInput.function(9)
  /// The function key F10.
  public static let f10 = UIKeyCommandInput.function(10)
  /// The function key F11.
  public static let f11 = UIKeyCommandInput.function(11)
  /// The function key F12.
  public static let f12 = UIKeyCommandInput.function(12)

  /// The key's characters without modifiers, or one of the `input…` constants.
  open private(set) var input: String?
  /// Shift, control, alternate and command have to be held as they are here; others do not count.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what a text that is edited does with the key.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key follows the layout of the keyboard and the direction of the language. Kept for the app:
  /// keys are those of the layout.
  open var allowsAutomaticLocalization = true
  /// Kept for the app: keys are those of the layout.
  open var allowsAutomaticMirroring = true

  /// `input` is compared without regard to case.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(action: action)
  }

  /// A command of keys that menus can show, too. Keys that type into a text which is edited type, unless
  /// `wantsPriorityOverSystemBehavior`.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    (self.title, self.subtitle, self.image, self.propertyList) = (title, subtitle, image, propertyList)
    (self.alternates, self.discoverabilityTitle) = (alternates, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
  }

  /// Whether a key means this command.
  final func matches(_ key: UIKey) -> Bool {
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard let input, key.modifierFlags.intersection(relevant) == modifierFlags.intersection(relevant) else {
      return false
    }
    return (key.keyCode.inputName ?? key.charactersIgnoringModifiers).lowercased() == input.lowercased()
  }
}
