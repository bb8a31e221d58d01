public import Foundation

/// A menu element that performs an action when it is chosen.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title of the element.
  var title: String { get set }
  /// A longer name for an overlay of keyboard shortcuts, which is not shown.
  var discoverabilityTitle: String? { get set }
  /// The image of the element; nil for none.
  var image: UIImage? { get set }
  /// The attributes: disabled, hidden, destructive, or keeping the menu open.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state of the element, which determines whether a mark precedes the title.
  var state: UIMenuElement.State { get set }
}

extension UIAction: UIMenuLeaf {}

/// A menu element that sends an action up the responder chain.
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The action, performed by the first responder in the chain from the first responder up that implements
  /// it.
  open internal(set) var action: Selector?
  /// A value by which the client distinguishes commands of the same action.
  open internal(set) var propertyList: Any?
  /// Stored only. A longer name for an overlay of keyboard shortcuts. None is shown.
  open var discoverabilityTitle: String?
  /// The attributes of the command: menus do not send a disabled one, and do not show a hidden one.
  open var attributes: Attributes = []
  /// The state of the command, which `validate(_:)` of the performing responder may set before the menu
  /// opens.
  open var state = State.off
  /// Stored only. The variants of the command for modifier keys. Menus are touched.
  open internal(set) var alternates: [UICommandAlternate] = []

  /// Creates a command. Its action is sent up the responder chain with the command as the sender.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    super.init(title: title, subtitle: subtitle, image: image)
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
  }

  /// The responder that would perform the command now.
  final var receiver: UIResponder? {
    let start =
      FirstResponder.current ?? UIApplication.shared.keyWindow?.rootViewController ?? UIApplication.shared
    return action.flatMap { start.target(forAction: $0, withSender: self) as? UIResponder }
  }

  /// Asks the performing responder to validate the command.
  final func validate() { receiver?.validate(self) }

  /// Sends the action. Returns `false` if no responder performs it.
  @discardableResult final func perform() -> Bool {
    guard !attributes.contains(.disabled), let action, let receiver else { return false }
    return ActionDispatch.send(action, to: receiver, sender: self, event: nil)
  }
}

/// A variant of a command for modifier keys.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// Stored only. The title while the keys are held. Menus show no alternates.
  public let title: String
  /// Stored only. The action while the keys are held. Menus send no alternates.
  public let action: Selector
  /// Stored only. The modifier keys of the alternate. Menus read no keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate for modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// A keyboard shortcut that sends an action up the responder chain.
open class UIKeyCommand: UICommand {
  /// The `input` of the up arrow key. Keys without a character have names like this.
  public static let inputUpArrow = UIKeyCommandInput.up
  /// The `input` of the down arrow key.
  public static let inputDownArrow = UIKeyCommandInput.down
  /// The `input` of the left arrow key, also in right-to-left languages.
  public static let inputLeftArrow = UIKeyCommandInput.left
  /// The `input` of the right arrow key, also in right-to-left languages.
  public static let inputRightArrow = UIKeyCommandInput.right
  /// The `input` of the Escape key.
  public static let inputEscape = UIKeyCommandInput.escape
  /// The `input` of the Page Up key.
  public static let inputPageUp = UIKeyCommandInput.pageUp
  /// The `input` of the Page Down key.
  public static let inputPageDown = UIKeyCommandInput.pageDown
  /// The `input` of the Home key.
  public static let inputHome = UIKeyCommandInput.home
  /// The `input` of the End key.
  public static let inputEnd = UIKeyCommandInput.end
  /// The `input` of the key that deletes forwards; the one that deletes backwards has a character.
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

  /// The characters of the key without modifiers, or one of the `input…` constants.
  open private(set) var input: String?
  /// The modifier keys. Shift, Control, Alternate and Command have to match; others are ignored.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// A Boolean value that determines whether the command takes precedence over the key's effect in an edited
  /// text.
  open var wantsPriorityOverSystemBehavior = false
  /// Stored only. A Boolean value that determines whether the key follows the keyboard layout and the
  /// language's direction. Keys are those of the layout.
  open var allowsAutomaticLocalization = true
  /// Stored only. A Boolean value that determines whether the key is mirrored in right-to-left languages.
  /// Keys are those of the layout.
  open var allowsAutomaticMirroring = true

  /// Creates a key command; `input` is compared case-insensitively.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(action: action)
  }

  /// Creates a key command that menus can show, too. Keys that type into an edited text do so, unless
  /// `wantsPriorityOverSystemBehavior` is `true`.
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

  /// Returns whether a key matches this command.
  final func matches(_ key: UIKey) -> Bool {
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard let input, key.modifierFlags.intersection(relevant) == modifierFlags.intersection(relevant) else {
      return false
    }
    return (key.keyCode.inputName ?? key.charactersIgnoringModifiers).lowercased() == input.lowercased()
  }
}
