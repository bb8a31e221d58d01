internal import CoreGraphics
public import Foundation

/// A closure that is called when an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// The abstract superclass of menus, actions and commands.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The title of the element.
  open var title: String
  /// The subtitle of the element, shown on a second line.
  open var subtitle: String?
  /// The image of the element.
  open var image: UIImage?
  /// The accessibility label. If `nil`, the title is used.
  open var accessibilityLabel: String?
  /// The accessibility hint, which describes the result of choosing the element; `nil` for none.
  open var accessibilityHint: String?
  /// The accessibility value; `nil` for none.
  open var accessibilityValue: String?
  /// The identifier by which tests find the element's row while the menu is open.
  open var accessibilityIdentifier: String?
  /// The accessibility traits, added to those that the element has on its own.
  open var accessibilityTraits = UIAccessibilityTraits.none

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// The state of an element.
  public enum State: Int, Sendable {
    /// No mark, a check mark, and a dash.
    case off, on, mixed
  }

  /// A value that determines whether an element of a menu on the Mac can be chosen repeatedly.
  public enum RepeatBehavior: Int, Sendable { case automatic, repeatable, nonRepeatable }
  /// Stored only. The repeat behaviour of the element; a menu closes after a choice.
  open var repeatBehavior = RepeatBehavior.automatic

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes, as in UIKit's headers.
    public let rawValue: UInt
    /// Creates attributes from the given bits; unknown bits have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is dimmed and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element is red.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not shown, but remains among its menu's ``UIMenu/children``.
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing the element leaves the menu open and redraws its marks; otherwise the menu closes first.
    /// Commands always close the menu.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
}

/// A menu element that runs a closure, with a title and an image, for controls and menus.
open class UIAction: UIMenuElement {
  /// A type for the identifiers of actions.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string, such as "com.example.delete".
    public let rawValue: String
    /// Creates an identifier, preferably a reverse domain name; the system's begin with "com.apple.".
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's identifier; a unique one if none was given.
  public let identifier: Identifier
  /// Stored only. A longer title for places that have room; no list of key commands is shown.
  open var discoverabilityTitle: String?
  /// The attributes of the action.
  open var attributes: Attributes
  /// The state of the action.
  open var state: State
  /// The object that runs the action, while it runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action with its appearance and the closure that it runs.
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

/// A container for menu elements, with a title.
open class UIMenu: UIMenuElement {
  /// A type for the identifiers of menus.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string, such as "com.apple.menu.edit".
    public let rawValue: String
    /// Creates an identifier, preferably a reverse domain name; the system's begin with "com.apple.menu.".
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The options for a menu's presentation inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options, as in UIKit's headers.
    public let rawValue: UInt
    /// Creates options from the given bits; unknown bits have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are shown in the parent menu, between separators, rather than behind an element that
    /// opens them.
    public static let displayInline = Options(rawValue: 1)
    /// The element that opens the menu is red.
    public static let destructive = Options(rawValue: 2)
    /// Choosing an action of the menu or its submenus turns it on and turns off all others there.
    public static let singleSelection = Options(rawValue: 32)
    /// Stored only. The children are shown in a row.
    ///
    /// - Note: Mica shows them in a column.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The menu's identifier; a unique one if none was given.
  public let identifier: Identifier
  /// The options of the menu.
  public let options: Options
  /// The elements of the menu, from top to bottom.
  public let children: [UIMenuElement]

  /// Creates a menu with the given elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The size of the elements.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  /// The preferred size of the elements. Elements are always large.
  open var preferredElementSize = ElementSize.automatic {
    didSet {
      if preferredElementSize == .small || preferredElementSize == .medium {
        notYet("UIMenu.preferredElementSize")
      }
    }
  }
  /// Creates a menu with the given elements and preferred element size.
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

  /// The actions of the menu and its submenus that are on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// Returns a copy of the menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
