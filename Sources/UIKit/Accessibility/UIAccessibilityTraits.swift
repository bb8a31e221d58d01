/// The traits of an accessibility element. The raw values are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: UInt64
  /// Creates a value with the given raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button; read as "button".
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link; read as "link".
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image; read as "image".
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element; read as "selected", before the label.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays its own sound when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard; read as "keyboard key".
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarises the screen when an application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// A disabled element; read as "dimmed", after the label and value.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes too often for each change to be announced.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field; read as "search field".
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts playing or recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that handles touches directly, such as a piano's keys.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns a page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A container of tabs, one of which is selected.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading; read as "heading".
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// An element that can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// An element that is on or off, such as a switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The types of containers.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// `dataTable`, `list` and `landmark` are announced when they are entered.
  case none, dataTable, list, landmark
  /// A group of related elements, which is announced as such.
  case semanticGroup
}

/// The ways in which the elements of a container are navigated.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// Determined by the system, each separately, or all as one.
  case automatic, separate, combined
}

/// The expansion statuses of an element.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// Not announced, open, or closed.
  case unsupported, expanded, collapsed
}

/// The kinds of text that an element contains.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The output of a console. The raw values are UIKit's.
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
  /// Names of files.
  public static let fileSystem = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextMessaging")
  /// A story.
  public static let narrative = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextNarrative")
  /// The text of a program.
  public static let sourceCode = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Cells of a table.
  public static let spreadsheet = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A document that is edited.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// The directions of a scroll that assistive technology requests.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The raw values are UIKit's, 1…6. The last two are pages in their order.
  case right = 1, left, up, down, next, previous
}

/// An object with an identifier that tests can find.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
  /// An identifier for tests, which is not spoken. The default is nil.
  var accessibilityIdentifier: String? { get set }
}

extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
