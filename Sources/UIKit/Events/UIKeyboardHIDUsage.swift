internal import Foundation

/// The keys of a keyboard by their places, numbered as USB does (HID usage page 7).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 3)
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
  public static let keyboardC = UIKeyboardHIDUsage(rawValue: 6)
  public static let keyboardV = UIKeyboardHIDUsage(rawValue: 25)
  public static let keyboardX = UIKeyboardHIDUsage(rawValue: 27)
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 29)
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 30)
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 39)
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 74)
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 75)
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 76)
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 77)
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 78)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
  public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 224)
  public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 225)
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 226)
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 227)
  public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 228)
  public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 229)
  public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 230)
  public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 231)
}

extension UIKeyboardHIDUsage {
  /// The button of a remote control that does the same.
  var pressType: UIPress.PressType? {
    switch self {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter: .select
    case .keyboardEscape: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: nil
    }
  }

  /// The name by which `UIKeyCommand` knows a key without a character.
  var inputName: String? {
    switch self {
    case .keyboardUpArrow: UIKeyCommandInput.up
    case .keyboardDownArrow: UIKeyCommandInput.down
    case .keyboardLeftArrow: UIKeyCommandInput.left
    case .keyboardRightArrow: UIKeyCommandInput.right
    case .keyboardEscape: UIKeyCommandInput.escape
    case .keyboardPageUp: UIKeyCommandInput.pageUp
    case .keyboardPageDown: UIKeyCommandInput.pageDown
    case .keyboardHome: UIKeyCommandInput.home
    case .keyboardEnd: UIKeyCommandInput.end
    case .keyboardDeleteForward: UIKeyCommandInput.delete
    default: nil
    }
  }
}

/// The names of keys without a character, as `UIKeyCommand` publishes them.
enum UIKeyCommandInput {
  static let up = "UIKeyInputUpArrow"
  static let down = "UIKeyInputDownArrow"
  static let left = "UIKeyInputLeftArrow"
  static let right = "UIKeyInputRightArrow"
  static let escape = "UIKeyInputEscape"
  static let pageUp = "UIKeyInputPageUp"
  static let pageDown = "UIKeyInputPageDown"
  static let home = "UIKeyInputHome"
  static let end = "UIKeyInputEnd"
  static let delete = "UIKeyInputDelete"
}
