internal import CoreGraphics
public import Foundation

/// The directions of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// The configuration of an edit menu: a point, and an identifier for the delegate.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  private let name: any NSCopying
  private let point: CGPoint

  /// Creates a configuration; `sourcePoint` is in the coordinate space of the interaction's view.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    name = identifier ?? NSString(string: UUID().uuidString)
    point = sourcePoint
    super.init()
  }

  /// The identifier passed to the initialiser, or a unique string.
  open var identifier: any NSCopying { name }
  /// The point that the menu refers to, in the coordinate space of the interaction's view.
  open var sourcePoint: CGPoint { point }
  /// The preferred direction of the arrow; `automatic` depends on the space around the text.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// An object that runs animations while an edit menu appears or disappears.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations of 0.2 seconds alongside the menu's own.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a handler that is called at the end of that animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An interaction that shows an edit menu for a view on request: the actions of the first responder, as
/// modified by the delegate.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var receiver: (any UIEditMenuInteractionDelegate)?
  private var board: EditMenuBoard?
  private var shown: UIEditMenuConfiguration?
  /// The interaction whose menu is visible.
  static weak var current: UIEditMenuInteraction?

  /// Creates an interaction with a delegate, which it does not retain; without one the menu contains the
  /// actions of the first responder.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    receiver = delegate
    super.init()
  }

  /// The delegate that the interaction was created with. A weak reference.
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { receiver }
  /// The view that owns the interaction; nil for none.
  open var view: UIView? { owner }
  /// Dismisses the menu. Called before the interaction moves to another view.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// Stores the view. Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) { owner = view }

  /// Presents the menu at the configuration's point, replacing any other.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    UIEditMenuInteraction.current?.dismissMenu()
    guard let owner, let window = owner.window else { return }
    let words = receiver.map {
      $0.editMenuInteraction(
        self, menuFor: configuration, suggestedActions: UIMenuController.shared.suggestions)
    }
    let elements = words.map { $0?.children ?? [] } ?? UIMenuController.shared.suggestions
    let items = Self.actions(in: elements).map { action in
      EditMenuBoard.Item(title: action.title) { [weak self] in
        self?.dismissMenu()
        action.perform(sender: self)
      }
    }
    guard !items.isEmpty else { return }
    let box = receiver?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let place = box.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : box
    let steps = MenuSteps()
    receiver?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: steps)
    board = EditMenuBoard(
      items, at: owner.convert(place, to: window), in: window,
      preferred: configuration.preferredArrowDirection.side)
    (shown, UIEditMenuInteraction.current) = (configuration, self)
    steps.run()
  }
  /// Dismisses the menu.
  open func dismissMenu() {
    guard let shown else { return }
    let steps = MenuSteps()
    receiver?.editMenuInteraction(self, willDismissMenuFor: shown, animator: steps)
    board?.removeFromSuperview()
    (board, self.shown) = (nil, nil)
    steps.run()
  }
  /// Creates the visible menu again.
  open func reloadVisibleMenu() { if let shown { presentEditMenu(with: shown) } }
  /// Shows the menu again at its position, without animation.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }
  /// Returns the point that the menu refers to, in a view's coordinate space.
  open func location(in view: UIView?) -> CGPoint {
    guard let owner, let shown else { return .zero }
    return owner.convert(shown.sourcePoint, to: view)
  }

  /// Handles a touch in a view: the menu is dismissed unless the view belongs to it.
  final func touchBegins(in view: UIView) {
    if let board, !view.isDescendant(of: board) { dismissMenu() }
  }

  /// Returns the actions of a list and of the menus in it; commands with a responder that performs them
  /// become actions that send them.
  static func actions(in elements: [UIMenuElement]) -> [UIAction] {
    elements.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return actions(in: menu.children) }
      if let command = element as? UICommand {
        command.validate()
        guard command.attributes.isDisjoint(with: [.hidden, .disabled]), command.receiver != nil else {
          return []
        }
        return [UIAction(title: command.title, image: command.image) { _ in command.perform() }]
      }
      return (element as? UIAction).map { $0.attributes.contains(.hidden) ? [] : [$0] } ?? []
    }
  }
}

/// The animations that a delegate adds to the appearance or disappearance of a menu.
private final class MenuSteps: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = [], completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      for one in animations { one() }
    } completion: { _ in
      for one in completions { one() }
    }
  }
}

/// The methods that provide the contents and the position of an edit menu. Every method has a default.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; nil for none. `suggestedActions` are those that the first responder performs.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu refers to, in the coordinate space of the interaction's view; null
  /// for the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu disappears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns the suggested actions by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// Returns the null rectangle by default: the menu refers to the configuration's point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
