/// What kind of element something is to assistive technology. The raw values are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No kind that is spoken of.
  public static let none: UIAccessibilityTraits = []
  /// Read as "button".
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Read as "link".
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Read as "image".
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Read as "selected", before the label.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Read as "keyboard key".
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up the screen when an application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Read as "dimmed", after the label and value.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes too often to be told each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Read as "search field".
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts playing or recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly, as a piano's keys.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns a page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Holds tabs, one of which is selected.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Read as "heading".
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// Is on or off, as a switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// How the elements inside a container belong together.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// `dataTable`, `list` and `landmark` are told when they are entered.
  case none, dataTable, list, landmark
  /// Elements that belong together, and are told as a group.
  case semanticGroup
}

/// How the elements of a container are gone through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// Left to the system, each for itself, or all as one.
  case automatic, separate, combined
}

/// Whether an element shows all that it can show.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// Not told, open, or closed.
  case unsupported, expanded, collapsed
}

/// What manner of text an element holds.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw values are UIKit's.
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

/// The direction of a scroll that assistive technology asks for.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Raw values are UIKit's, 1…6. The last two are pages in their order.
  case right = 1, left, up, down, next, previous
}

/// What can be named so that tests find it.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
  /// A name for tests, which is not spoken; nil unless set.
  var accessibilityIdentifier: String? { get set }
}

extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
