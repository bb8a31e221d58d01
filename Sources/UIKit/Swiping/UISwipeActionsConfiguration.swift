public import CoreGraphics
public import Foundation

/// The actions behind a row, shown when it is pulled aside.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private let list: [UIContextualAction]

  /// The first action lies at the row's end.
  public init(actions: [UIContextualAction]) {
    list = actions
    super.init()
  }

  /// From the row's end inwards.
  open var actions: [UIContextualAction] { list }
  /// Whether pulling the row all the way performs the first action.
  open var performsFirstActionWithFullSwipe = true
}

/// An action behind a row. A picture stands above its title in rows of 91 points or more, and for it in lower
/// ones.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// `destructive` is red by itself; taking the row away is the handler's affair in either.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Called with the action, a view, and what is to be called when it is done, with whether it was.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let look: Style
  private let action: Handler

  /// An action with a title, without a picture.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    look = style
    action = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
    self.title = title
  }

  /// What it was made with.
  open var style: Style { look }
  /// Called on a tap, and on a full swipe for the first action; the row stays open until it calls back.
  open var handler: Handler { action }
  /// What the button says; nil for nothing.
  open var title: String?
  /// Red for `destructive`, else grey, unless set.
  open var backgroundColor: UIColor!
  /// What lies over the colour, of actions that were made of an older one.
  final var backgroundEffect: UIVisualEffect?
  /// White where it is a template.
  open var image: UIImage?
  /// What assistive technology says of the action; nil for its title, or what its picture says.
  open var accessibilityLabel: String?
  /// What assistive technology says of what the action does; nil for nothing.
  open var accessibilityHint: String?
  /// What assistive technology says the action is set to; nil for nothing.
  open var accessibilityValue: String?
  /// The name by which tests find the action's button; nil for none.
  open var accessibilityIdentifier: String?
  /// Beside those that it has by itself.
  open var accessibilityTraits = UIAccessibilityTraits.none
}

/// An action behind a row, in the way before `UIContextualAction`.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// What the action is like.
  public enum Style: Int, Sendable {
    /// Red, and grey, where the action has no colour of its own.
    case `default` = 0, normal = 1
    /// The red one, by another name.
    public static let destructive = Style.default
  }

  private let look: Style
  final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action with a title, called with the row's place as its button is tapped.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    look = style
    self.handler = handler
    super.init()
    self.title = title
  }

  /// What it was made with.
  open var style: Style { look }
  /// What the button says; nil for nothing.
  open var title: String?
  /// The colour of the button; nil for that of its style.
  open var backgroundColor: UIColor?
  /// What lies over the background's colour.
  open var backgroundEffect: UIVisualEffect?
}
