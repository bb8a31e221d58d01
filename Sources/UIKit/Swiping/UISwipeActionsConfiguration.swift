public import CoreGraphics
public import Foundation

/// The configuration of the actions that a swipe reveals behind a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private let list: [UIContextualAction]

  /// Creates a configuration. The first action is at the row's end.
  public init(actions: [UIContextualAction]) {
    list = actions
    super.init()
  }

  /// The actions, from the row's end inwards.
  open var actions: [UIContextualAction] { list }
  /// A Boolean value that determines whether a full swipe performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true
}

/// An action behind a row. An image is shown above its title in rows of 91 points or more, and in place of it
/// in lower ones.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The style of an action. `destructive` is red by default; in either style the handler removes the row.
  public enum Style: Int, Sendable { case normal, destructive }
  /// A closure that is called with the action, a view, and a completion that has to be called with whether
  /// the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let look: Style
  private let action: Handler

  /// Creates an action with a title, without an image.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    look = style
    action = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
    self.title = title
  }

  /// The style of the action.
  open var style: Style { look }
  /// The handler, called on a tap, and on a full swipe for the first action. The row remains open until it
  /// calls its completion.
  open var handler: Handler { action }
  /// The title of the button; `nil` for none.
  open var title: String?
  /// The background colour. The default is red for `destructive`, otherwise gray.
  open var backgroundColor: UIColor!
  /// The effect over the colour, of actions that were created from an older one.
  final var backgroundEffect: UIVisualEffect?
  /// The image, drawn in white if it is a template.
  open var image: UIImage?
  /// The accessibility label. If `nil`, it is the title or the image's label.
  open var accessibilityLabel: String?
  /// The accessibility hint, which describes what the action does; `nil` for none.
  open var accessibilityHint: String?
  /// The accessibility value; `nil` for none.
  open var accessibilityValue: String?
  /// The identifier by which tests find the action's button; `nil` for none.
  open var accessibilityIdentifier: String?
  /// The accessibility traits, added to those that the action has on its own.
  open var accessibilityTraits = UIAccessibilityTraits.none
}

/// An action behind a row, as before `UIContextualAction`.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// Red, and gray, unless the action has a colour of its own.
    case `default` = 0, normal = 1
    /// The red style, by another name.
    public static let destructive = Style.default
  }

  private let look: Style
  final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with a title and a handler that is called with the row's index path when its button is
  /// tapped.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    look = style
    self.handler = handler
    super.init()
    self.title = title
  }

  /// The style of the action.
  open var style: Style { look }
  /// The title of the button; `nil` for none.
  open var title: String?
  /// The colour of the button. If `nil`, it is that of its style.
  open var backgroundColor: UIColor?
  /// The effect over the background colour.
  open var backgroundEffect: UIVisualEffect?
}
