public import Foundation

/// A way for assistive technology to go from one thing of
/// a kind to the next, such as from heading to heading.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// Finds what comes next; nil at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// Where the user wants to go.
  public enum Direction: Int, Sendable { case previous, next }

  /// The kinds of things that the system has names for.
  public enum SystemRotorType: Int, Sendable {
    /// `none` is a kind of the app's own, which has a name.
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
      headingLevel5
    /// The system names these, as the ones above.
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list,
      landmark
  }

  /// What the user is told; empty for the system's kinds.
  open var name: String {
    get { storedName.string }
    set { storedName = NSAttributedString(string: newValue) }
  }
  /// `name` with attributes that say how it is spoken; setting `name` takes them away.
  open var attributedName: NSAttributedString {
    get { storedName }
    set { storedName = NSAttributedString(attributedString: newValue) }
  }
  private var storedName: NSAttributedString
  /// Run each time the user turns to the next or the last one; never by Mica itself.
  open var itemSearchBlock: Search
  /// `none` for one with a name of its own.
  public let systemRotorType: SystemRotorType

  /// A rotor of one's own kind.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    storedName = NSAttributedString(string: name)
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
    super.init()
  }
  /// A rotor of one's own kind, with attributes that say how its name is spoken.
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    self.attributedName = attributedName
  }
  /// A rotor of a kind that the system knows.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    storedName = NSAttributedString(string: "")
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, type)
    super.init()
  }
}

/// Where a search begins, and which way it goes.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the search begins. Kept for the app: its own rotors read it.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Which way the search goes. Kept for the app: its own rotors read it.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a search has found: an element, and a part of its text.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Nil once the element is gone, as it is not kept.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text; nil for all of it.
  open var targetRange: UITextRange?

  public override init() { super.init() }
  /// An element that was found, which is not kept, and the part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}
