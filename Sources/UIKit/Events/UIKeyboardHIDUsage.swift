internal import Foundation

/// The keys of a keyboard by their positions, with the numbers of USB (HID usage page 7).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number of the key in USB's table, decimal.
  public let rawValue: Int
  /// Creates the key with a number, which need not have a name here.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An unknown key, such as that of a script that types characters.
  public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 3)
  /// The key that types "a" on a US keyboard; likewise for the other letters and digits.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
  /// The key of "b".
  public static let keyboardB = UIKeyboardHIDUsage(rawValue: 5)
  /// The key of "c".
  public static let keyboardC = UIKeyboardHIDUsage(rawValue: 6)
  /// The key of "d".
  public static let keyboardD = UIKeyboardHIDUsage(rawValue: 7)
  /// The key of "e".
  public static let keyboardE = UIKeyboardHIDUsage(rawValue: 8)
  /// The key of "f".
  public static let keyboardF = UIKeyboardHIDUsage(rawValue: 9)
  /// The key of "g".
  public static let keyboardG = UIKeyboardHIDUsage(rawValue: 10)
  /// The key of "h".
  public static let keyboardH = UIKeyboardHIDUsage(rawValue: 11)
  /// The key of "i".
  public static let keyboardI = UIKeyboardHIDUsage(rawValue: 12)
  /// The key of "j".
  public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 13)
  /// The key of "k".
  public static let keyboardK = UIKeyboardHIDUsage(rawValue: 14)
  /// The key of "l".
  public static let keyboardL = UIKeyboardHIDUsage(rawValue: 15)
  /// The key of "m".
  public static let keyboardM = UIKeyboardHIDUsage(rawValue: 16)
  /// The key of "n".
  public static let keyboardN = UIKeyboardHIDUsage(rawValue: 17)
  /// The key of "o".
  public static let keyboardO = UIKeyboardHIDUsage(rawValue: 18)
  /// The key of "p".
  public static let keyboardP = UIKeyboardHIDUsage(rawValue: 19)
  /// The key of "q".
  public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 20)
  /// The key of "r".
  public static let keyboardR = UIKeyboardHIDUsage(rawValue: 21)
  /// The key of "s".
  public static let keyboardS = UIKeyboardHIDUsage(rawValue: 22)
  /// The key of "t".
  public static let keyboardT = UIKeyboardHIDUsage(rawValue: 23)
  /// The key of "u".
  public static let keyboardU = UIKeyboardHIDUsage(rawValue: 24)
  /// The key of "v".
  public static let keyboardV = UIKeyboardHIDUsage(rawValue: 25)
  /// The key of "w".
  public static let keyboardW = UIKeyboardHIDUsage(rawValue: 26)
  /// The key of "x".
  public static let keyboardX = UIKeyboardHIDUsage(rawValue: 27)
  /// The key of "y", "z" on German keyboards.
  public static let keyboardY = UIKeyboardHIDUsage(rawValue: 28)
  /// The key of "z", "y" on German keyboards.
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 29)
  /// The key of "1" above the letters.
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 30)
  /// The key of "2" above the letters.
  public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 31)
  /// The key of "3" above the letters.
  public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 32)
  /// The key of "4" above the letters.
  public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 33)
  /// The key of "5" above the letters.
  public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 34)
  /// The key of "6" above the letters.
  public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 35)
  /// The key of "7" above the letters.
  public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 36)
  /// The key of "8" above the letters.
  public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 37)
  /// The key of "9" above the letters.
  public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 38)
  /// The key of "0" above the letters.
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 39)
  /// The Return key, which begins a line, or ends the input into a field.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
  /// The Escape key; as a button of a remote control, `menu`.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
  /// The Backspace key, which deletes the character before the caret.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
  /// The Tab key, which types a tab; in a field it is passed to the responder chain.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
  /// The function key F1.
  public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 58)
  /// The function key F2.
  public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 59)
  /// The function key F3.
  public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 60)
  /// The function key F4.
  public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 61)
  /// The function key F5.
  public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 62)
  /// The function key F6.
  public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 63)
  /// The function key F7.
  public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 64)
  /// The function key F8.
  public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 65)
  /// The function key F9.
  public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 66)
  /// The function key F10.
  public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 67)
  /// The function key F11.
  public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 68)
  /// The function key F12.
  public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 69)
  /// The Home key, which moves the caret to the beginning of its line.
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 74)
  /// The Page Up key; texts pass it to the responder chain.
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 75)
  /// The key that deletes the character after the caret.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 76)
  /// The End key, which moves the caret to the end of its line.
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 77)
  /// The Page Down key; texts pass it to the responder chain.
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 78)
  /// The right arrow key: moves by a character; with Alt by a word, with Command to the end of the line.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
  /// The left arrow key: moves by a character; with Alt by a word, with Command to the beginning of the line.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
  /// The down arrow key: moves a line down.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
  /// The up arrow key: moves a line up.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
  /// The left Control key by itself.
  public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 224)
  /// The left Shift key by itself.
  public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 225)
  /// The left Alt, or Option, key by itself.
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 226)
  /// The left Command key by itself, or the system's key.
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 227)
  /// The right Control key by itself.
  public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 228)
  /// The right Shift key by itself.
  public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 229)
  /// The right Alt, or Option, key by itself.
  public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 230)
  /// The right Command key by itself, or the system's key.
  public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 231)
}

extension UIKeyboardHIDUsage {
  /// The equivalent button of a remote control.
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

  /// The number of a function key, counted from 1; nil for other keys.
  private var functionNumber: Int? {
    let number = rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1
    return (1...12).contains(number) ? number : nil
  }

  /// The name that `UIKeyCommand` uses for a key without a character.
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
    default: functionNumber.map { UIKeyCommandInput.function($0) }
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
  /// Returns the name of a function key, counted from 1.
  static func function(_ number: Int) -> String { "UIKeyInputF\(number)" }
}
