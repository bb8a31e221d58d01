public import Foundation

/// A rotor with which assistive technology moves between elements of a kind, such as from heading to heading.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that finds the next element; nil at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The directions of a search.
  public enum Direction: Int, Sendable { case previous, next }

  /// The kinds of elements that the system defines.
  public enum SystemRotorType: Int, Sendable {
    /// `none` is a custom kind, which has a name.
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
      headingLevel5
    /// Kinds that the system names, like those above.
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list,
      landmark
  }

  /// The name of the rotor; empty for the system's kinds.
  open var name: String {
    get { storedName.string }
    set { storedName = NSAttributedString(string: newValue) }
  }
  /// The name with speech attributes; setting `name` removes them.
  open var attributedName: NSAttributedString {
    get { storedName }
    set { storedName = NSAttributedString(attributedString: newValue) }
  }
  private var storedName: NSAttributedString
  /// The closure called each time the user requests the next or the previous element; never by Mica itself.
  open var itemSearchBlock: Search
  /// The system's kind; `none` for a rotor with a name of its own.
  public let systemRotorType: SystemRotorType

  /// Creates a custom rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    storedName = NSAttributedString(string: name)
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
    super.init()
  }
  /// Creates a custom rotor whose name has speech attributes.
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    self.attributedName = attributedName
  }
  /// Creates a rotor of a kind that the system defines.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    storedName = NSAttributedString(string: "")
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, type)
    super.init()
  }
}

/// The start and the direction of a search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Stored only. The start of the search. As on iOS, the client's rotors read it.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Stored only. The direction of the search. As on iOS, the client's rotors read it.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a search: an element, and a part of its text.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. A weak reference.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text; nil for all of it.
  open var targetRange: UITextRange?

  public override init() { super.init() }
  /// Creates a result from an element, which is not retained, and a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}
