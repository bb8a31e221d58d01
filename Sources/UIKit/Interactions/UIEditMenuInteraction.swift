internal import CoreGraphics
public import Foundation

/// The side of an edit menu that its arrow stands on.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// What an edit menu is about: a point, and a name for the delegate.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  private let name: any NSCopying
  private let point: CGPoint

  /// `sourcePoint` is in the points of the interaction's view.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    name = identifier ?? NSString(string: UUID().uuidString)
    point = sourcePoint
    super.init()
  }

  /// What was given, or a text of its own.
  open var identifier: any NSCopying { name }
  /// In the points of the interaction's view.
  open var sourcePoint: CGPoint { point }
  /// Where the arrow is to point; `automatic` is by the room around the text.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// What moves while an edit menu comes and goes.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs in an animation of 0.2 seconds beside the menu's coming or going.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called at the end of that animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Shows an edit menu for a view when it is told to: what the
/// first responder can do, and what the delegate makes of that.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var receiver: (any UIEditMenuInteractionDelegate)?
  private var board: EditMenuBoard?
  private var shown: UIEditMenuConfiguration?
  /// The interaction whose menu is on the screen.
  static weak var current: UIEditMenuInteraction?

  /// `delegate` is not retained; without one the menu holds what the first responder can do.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    receiver = delegate
    super.init()
  }

  /// Not retained; given once.
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { receiver }
  /// The view that the interaction was added to; nil for none.
  open var view: UIView? { owner }
  /// Called before the interaction changes its view: takes the menu away.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// Called after the interaction has changed its view.
  open func didMove(to view: UIView?) { owner = view }

  /// Shows the menu at the configuration's point, in place of another.
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
    board = EditMenuBoard(items, at: owner.convert(place, to: window), in: window,
      preferred: configuration.preferredArrowDirection.side)
    (shown, UIEditMenuInteraction.current) = (configuration, self)
    steps.run()
  }
  /// Takes the menu away.
  open func dismissMenu() {
    guard let shown else { return }
    let steps = MenuSteps()
    receiver?.editMenuInteraction(self, willDismissMenuFor: shown, animator: steps)
    board?.removeFromSuperview()
    (board, self.shown) = (nil, nil)
    steps.run()
  }
  /// Asks for the menu anew.
  open func reloadVisibleMenu() { if let shown { presentEditMenu(with: shown) } }
  /// Shows the menu at its place anew, without animation.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }
  /// Where the menu points, in a view's points.
  open func location(in view: UIView?) -> CGPoint {
    guard let owner, let shown else { return .zero }
    return owner.convert(shown.sourcePoint, to: view)
  }

  /// A finger has touched a view: the menu goes where that is not its own.
  final func touchBegins(in view: UIView) {
    if let board, !view.isDescendant(of: board) { dismissMenu() }
  }

  /// The actions of a list and of the menus in it; commands that somebody performs as actions that send them.
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

/// The steps that a delegate adds to a menu's coming or going.
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

/// Says what an edit menu holds and where it points. Every method has a default.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// What the menu holds. `suggestedActions` are what the first responder can do; nil shows no menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu points at, in the points of the interaction's view; null is the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The suggested actions by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// The null rectangle by default: the menu points at the configuration's point.
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
