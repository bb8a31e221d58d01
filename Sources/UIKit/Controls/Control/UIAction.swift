internal import CoreGraphics
public import Foundation

/// Called when an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// An entry of a menu: an action, a command or a submenu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The text of the entry.
  open var title: String
  /// The second line of the entry.
  open var subtitle: String?
  /// The picture of the entry.
  open var image: UIImage?
  /// What assistive technology says of the entry; nil for its title.
  open var accessibilityLabel: String?
  /// What assistive technology says that choosing the entry does; nil for nothing.
  open var accessibilityHint: String?
  /// The entry's value for assistive technology; nil for none.
  open var accessibilityValue: String?
  /// The name by which tests find the entry's row while the menu is open.
  open var accessibilityIdentifier: String?
  /// Beside those that it has by itself.
  open var accessibilityTraits = UIAccessibilityTraits.none

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// Whether an entry carries a mark.
  public enum State: Int, Sendable {
    /// Without a mark, with one, and with a dash.
    case off, on, mixed
  }

  /// Whether a Mac's menu lets an entry be chosen again and again.
  public enum RepeatBehavior: Int, Sendable { case automatic, repeatable, nonRepeatable }
  /// Kept for the app: a menu closes with a choice.
  open var repeatBehavior = RepeatBehavior.automatic

  /// How an entry can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute, as in UIKit's headers.
    public let rawValue: UInt
    /// Attributes of the bits; those that have no name do nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Pale, and not to be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Red.
    public static let destructive = Attributes(rawValue: 2)
    /// Left out when the menu is shown; it is still among its menu's `children`.
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing it leaves the menu open, whose marks are drawn anew; else the menu closes first. Commands
    /// close it in any case.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
}

/// A closure with a title and a picture, for controls and menus.
open class UIAction: UIMenuElement {
  /// A name by which an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself, such as "com.example.delete".
    public let rawValue: String
    /// A name, best in the manner of reversed domains: the system's begin with "com.apple.".
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The same, with the label that `RawRepresentable` asks for.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of this action; a unique one where none was given.
  public let identifier: Identifier
  /// A longer title for places that have room.
  /// Kept for the app: no list of keys is shown.
  open var discoverabilityTitle: String?
  /// How the action can be used.
  open var attributes: Attributes
  /// Whether the action carries a mark.
  open var state: State
  /// Who runs the action, while it runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// An action with its looks and the closure that it runs.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the closure, unless the action is disabled.
  final func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

/// A titled list of actions and menus.
open class UIMenu: UIMenuElement {
  /// A name by which a menu is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself, such as "com.apple.menu.edit".
    public let rawValue: String
    /// A name, best in the manner of reversed domains: the system's begin with "com.apple.menu.".
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The same, with the label that `RawRepresentable` asks for.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit an option, as in UIKit's headers.
    public let rawValue: UInt
    /// Options of the bits; those that have no name do nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries stand in the outer menu, between lines; else behind an entry that opens them.
    public static let displayInline = Options(rawValue: 1)
    /// The entry that opens the menu is red.
    public static let destructive = Options(rawValue: 2)
    /// Choosing an action of the menu or of one inside it marks it and takes the mark from all others there.
    public static let singleSelection = Options(rawValue: 32)
    /// The entries stand in a row. Kept for the app: they stand in a column here.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The name of this menu; a unique one where none was given.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// The entries from top to bottom.
  public let children: [UIMenuElement]

  /// A menu with its entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// How large the entries are.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  /// How large the entries are; they are large in any case.
  open var preferredElementSize = ElementSize.automatic {
    didSet {
      if preferredElementSize == .small || preferredElementSize == .medium {
        notYet("UIMenu.preferredElementSize")
      }
    }
  }
  /// A menu with its entries, of a size.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    setSize(preferredElementSize)
  }
  // A method, so that the observer runs.
  private func setSize(_ size: ElementSize) { preferredElementSize = size }

  /// The actions of the menu and its submenus that carry a mark.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
